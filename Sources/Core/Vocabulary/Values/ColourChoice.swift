package import TerrariumPictures

/// A given colour of a state or a part of the picture.
package struct ColourChoice: Hashable, Sendable {
  package let name: String
  package var colour: Colour
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
      for pair in try node.namedValues {
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
}

extension Node {
  /// The pairs of a mapping, also of one in YAML's flow, or written as `NAME=VALUE,NAME=VALUE`.
  package var namedValues: [Pair] {
    get throws(Refusal) {
      switch content {
      case .map(let pairs): return pairs
      case .list: throw .unexpected
      case .scalar(let text):
        if let flow = try flow { return try flow.namedValues }
        var pairs: [Pair] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
          let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          guard halves.count == 2, !halves[0].isEmpty else { throw .unexpected }
          let value = Node(String(halves[1]), at: place)
          pairs.append(Pair(key: String(halves[0]), keyPlace: place, value: value))
        }
        return pairs
      }
    }
  }
}

extension ValueType where Value == Theme {
  /// One of the themes, by its name.
  package static var theme: Self {
    word(among: Theme.names, placeholder: "THEME") { Theme.named($0) }
  }
}
