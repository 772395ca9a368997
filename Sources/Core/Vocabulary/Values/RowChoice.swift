internal import TerrariumBasics

/// The rows of a table of many runs.
package enum RowChoice: String, CaseIterable, Sendable {
  case frames, runs
  /// One row for all runs that differ only in their seeds.
  case groups
  /// One row for each kind of object that is left in any run.
  case objects
}

extension ValueType where Value == [String] {
  /// Names of measures, separated by commas or as a list.
  package static var measures: Self {
    ValueType(
      placeholder: "NAME,…", expected: "names of measures, such as ticks,last-alive",
      schema: #"{"type": ["array", "string"], "minLength": 1, "#
        + #""items": {"type": "string", "minLength": 1}, "minItems": 1}"#
    ) { node throws(Refusal) in
      switch node.content {
      case .scalar(let text):
        let names = text.split(separator: ",", omittingEmptySubsequences: false)
          .map { String($0).trimmed }
        guard !names.contains("") else { throw .unexpected }
        return names
      case .list(let items):
        guard !items.isEmpty else { throw .unexpected }
        return try ValueType<String>.text(placeholder: "NAME").read(each: items)
      case .map: throw .unexpected
      }
    }
  }
}

extension ValueType where Value == String {
  /// The name of a measure, with a minus before it to sort the largest first.
  package static var sortKey: Self {
    word(
      placeholder: "MEASURE", expected: "a measure, such as ticks or -density",
      schema: #"{"type": "string", "minLength": 1}"#, write: { $0 }
    ) { $0.isEmpty || $0 == "-" ? nil : $0 }
  }
}
