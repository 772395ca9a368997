package import TerrariumRendering

/// A kind of chart: of a film's census, or of the measures of many runs.
package enum ChartKind: String, CaseIterable, Sendable {
  case lines, filled, stacked
  case histogram, scatter, heat

  /// The style of a census chart; nil for a picture of many runs.
  package var census: Chart.Style? { Chart.Style(rawValue: rawValue) }

  /// The picture of many runs; nil for a chart of a film.
  package var ofRuns: RunGraphKind? { RunGraphKind(rawValue: rawValue) }
}

extension ValueType where Value == String {
  /// The name of a measure, or of a varying setting.
  package static var graphAxis: Self {
    word(
      placeholder: "MEASURE", expected: "a measure such as rest, or a setting that varies",
      schema: #"{"type": "string", "minLength": 1}"#, write: { $0 }
    ) { $0.isEmpty ? nil : $0 }
  }
}
