internal import TerrariumVocabulary

extension Node {
  /// The word or list of words, with each word changed; mappings stay the same.
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
