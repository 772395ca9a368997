package import TerrariumRendering

/// A way of drawing numbers: those of a film's census, or the measures of many runs.
package enum ChartKind: String, CaseIterable, Sendable {
  case lines, filled, stacked
  case histogram, scatter, heat

  /// The style of the census over a film; nil if it is a picture of many runs.
  package var census: Chart.Style? { Chart.Style(rawValue: rawValue) }

  /// The picture of many runs; nil if it is a chart of a film.
  package var ofRuns: RunGraphKind? { RunGraphKind(rawValue: rawValue) }
}

extension ValueType where Value == String {
  /// The name of a measure, or of a setting that varies.
  package static var graphAxis: Self {
    word(
      placeholder: "MEASURE", expected: "a measure such as rest, or a setting that varies",
      schema: #"{"type": "string", "minLength": 1}"#, write: { $0 }
    ) { $0.isEmpty ? nil : $0 }
  }
}
