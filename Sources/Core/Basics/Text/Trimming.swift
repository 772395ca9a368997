extension String {
  /// The text without blanks and line ends round it.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}
