package import TerrariumPictures

/// A drawing over a field, as written by the user.
package struct AnnotationChoice: Hashable, Sendable {
  package let annotation: Annotation
  /// Its text, with names in braces for values, and its place in the source.
  package var text: String?
  package var textPlace = Place.word("")
}

extension ValueType where Value == [AnnotationChoice] {
  /// A list of `{label: TEXT, at: [x, y]}` and so on, or one of them; as a flag in YAML's flow
  /// style.
  package static var annotations: Self {
    let expected =
      "a list of labels, arrows, lines, areas and boxes, such as [{label: eater, at: [3, 4]}],"
      + " or none"
    let keys = AnnotationReader.keys.map { "\"\($0)\": {}" }.joined(separator: ", ")
    let item = #"{"type": "object", "properties": {\#(keys)}, "additionalProperties": false}"#
    return ValueType(
      placeholder: "{label: TEXT, at: [X, Y]}", expected: expected, choices: ["none"],
      schema: #"{"oneOf": [\#(item), {"type": "array", "items": \#(item)}, {"const": "none"}]}"#,
      write: { $0.isEmpty ? Node(made: "none") : Node(.list($0.map(\.node))) }
    ) { node throws(Refusal) in
      var faults = Faults()
      var choices: [AnnotationChoice] = []
      for item in try items(of: node) {
        var reader = try AnnotationReader(item)
        if let choice = reader.choice() { choices.append(choice) }
        faults.add(reader.faults)
        guard choices.count <= limit else {
          throw .problem(
            .said("there are too many annotations", "give at most \(limit)"), at: item.place)
        }
      }
      if !faults.list.isEmpty { throw .faults(faults) }
      return choices
    }
  }

  private static var limit: Int { 10_000 }

  /// The items of a list, each perhaps in YAML's flow style.
  private static func items(of node: Node) throws(Refusal) -> [Node] {
    switch node.content {
    case .map: return [node]
    case .scalar("none"): return []
    case .scalar:
      guard let flow = try node.flow else { throw .unexpected }
      return try items(of: flow)
    case .list(let parts):
      var all: [Node] = []
      for part in parts {
        // A repeated flag is a list of texts, which may be lists themselves.
        if case .list = part.content { throw .unexpectedPart(part) }
        do throws(Refusal) {
          all += try items(of: part)
        } catch .unexpected {
          throw .unexpectedPart(part)
        }
      }
      return all
    }
  }
}
