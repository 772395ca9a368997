extension StringProtocol {
  /// The text, shortened to a number of characters with an ellipsis at its end.
  package func shortened(to limit: Int = 60) -> String {
    index(startIndex, offsetBy: limit + 1, limitedBy: endIndex) == nil
      ? String(self) : prefix(limit - 1) + "…"
  }
}
