package import TerrariumPictures

/// A kind of chart: of a film's census, or of the measures of many runs.
package enum ChartKind: String, CaseIterable, Sendable {
  case lines, filled, stacked
  case histogram, scatter, heat

  /// The style of a census chart; nil for a picture of many runs.
  package var census: ChartStyle? { ChartStyle(rawValue: rawValue) }

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

extension ValueType where Value == AxisTitles {
  /// `{x: TEXT, y: TEXT}`, as a flag in YAML's flow or as `x=TEXT,y=TEXT`.
  package static var axisTitles: Self {
    let keys = AxisTitles.keys.map(\.name)
    let title = #"{"type": ["string", "number", "null"], "maxLength": 1000}"#
    let properties = keys.map { "\"\($0)\": \(title)" }.joined(separator: ", ")
    return ValueType(
      placeholder: "{x: TEXT, y: TEXT}",
      expected: "titles of the axes, such as {x: generation, y: live cells}",
      schema: #"{"type": "object", "properties": {\#(properties)}, "additionalProperties": false}"#,
      write: { titles in
        Node(
          .map(
            AxisTitles.keys.compactMap { key in
              titles[keyPath: key.path].map { Node.Pair(key.name, made: $0) }
            }))
      }
    ) { node throws(Refusal) in
      var titles = AxisTitles()
      for pair in try node.namedValues {
        guard let key = AxisTitles.keys.first(where: { $0.name == pair.key }) else {
          throw .problem(
            .said("axes has no '\(pair.key)'", "it has \(keys.listed)"), at: pair.keyPlace)
        }
        do throws(Refusal) {
          titles[keyPath: key.path] = try ValueType<String>.caption.read(pair.value)
        } catch {
          throw .unexpectedPart(pair.value)
        }
      }
      return titles
    }
  }
}

extension AxisTitles {
  /// Its titles by their names in settings.
  fileprivate static var keys: [(name: String, path: WritableKeyPath<AxisTitles, String?>)] {
    [("x", \.x), ("y", \.y), ("value", \.value)]
  }
}
