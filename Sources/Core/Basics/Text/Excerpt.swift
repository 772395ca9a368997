extension StringProtocol {
  /// The text if it has at most some characters; else its beginning and an ellipsis.
  package func shortened(to limit: Int = 60) -> String {
    index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) == nil
      ? String(self) : prefix(limit - 1) + "…"
  }
}
