extension Node {
  /// The parts of a list, or of a text with commas; none of a mapping.
  package var parts: [Node] {
    switch content {
    case .list(let items): items
    case .map: []
    case .scalar(let text):
      text.split(separator: ",", omittingEmptySubsequences: false).map {
        Node(String($0.drop { $0 == " " }), at: place)
      }
    }
  }

  /// The whole numbers of a list, or between commas, none further from 0 than a reach; nil if
  /// something else is there.
  package func numbers(within reach: Int = .max) -> [Int]? {
    let parts = parts
    var numbers: [Int] = []
    for part in parts {
      guard case .scalar(let text) = part.content, let number = Int(plain: text),
        number.magnitude <= UInt(reach)
      else { return nil }
      numbers.append(number)
    }
    return parts.isEmpty ? nil : numbers
  }
}
