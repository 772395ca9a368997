internal import TerrariumVocabulary

extension Node {
  /// The same word, or list of words, with other words; what lies in mappings stays.
  func mappingTexts(_ change: (String) -> String) -> Node {
    switch content {
    case .scalar(let text): Node(change(text), at: place)
    case .list(let items): Node(.list(items.map { $0.mappingTexts(change) }), at: place)
    case .map: self
    }
  }
}

extension Node.Pair {
  func with(_ value: Node) -> Self { Self(key: key, keyPlace: keyPlace, value: value) }
}
