package import TerrariumRendering

/// A given colour of a state or a part of the picture.
package struct ColourChoice: Hashable, Sendable {
  package let name: String
  package let colour: Colour
  package let place: Place
}

extension ValueType where Value == [ColourChoice] {
  /// `alive=#ff8800,dead=#000`, or a mapping of names to colours, as a flag in YAML's flow style.
  package static var colours: Self {
    ValueType(
      placeholder: "NAME=COLOUR,…", expected: "NAME=COLOUR pairs, such as alive=#ff8800,dead=#000",
      schema: #"{"type": "object", "additionalProperties": {"type": "string", "minLength": 1}}"#,
      write: { choices in
        let pairs = choices.map {
          Node.Pair(key: $0.name, keyPlace: $0.place, value: Node(made: $0.colour.written))
        }
        return Node(.map(pairs))
      }
    ) { node throws(Refusal) in
      var choices: [ColourChoice] = []
      for pair in try pairs(of: node) {
        guard let colour = Colour(written: pair.value.text) else {
          throw .problem(
            .badValue(
              setting: "colors", text: "\(pair.key)=\(pair.value.excerpt)",
              expected: "a name and a colour, #ff8800, #f80 or a word such as orange",
              nearest: NearestMatch.of(pair.value.text, in: Colour.allNames)
                .map { "\(pair.key)=\($0)" }), at: pair.value.place)
        }
        choices.append(ColourChoice(name: pair.key, colour: colour, place: pair.keyPlace))
      }
      return choices
    }
  }

  private static func pairs(of node: Node) throws(Refusal) -> [Node.Pair] {
    switch node.content {
    case .map(let pairs): return pairs
    case .list: throw .unexpected
    case .scalar(let text):
      if let flow = try node.flow { return try Self.pairs(of: flow) }
      var pairs: [Node.Pair] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard halves.count == 2, !halves[0].isEmpty else { throw .unexpected }
        let value = Node(String(halves[1]), at: node.place)
        pairs.append(Node.Pair(key: String(halves[0]), keyPlace: node.place, value: value))
      }
      return pairs
    }
  }
}

extension ValueType where Value == Theme {
  /// One of the themes, by its name.
  package static var theme: Self {
    word(among: Theme.names, placeholder: "THEME") { Theme.named($0) }
  }
}
