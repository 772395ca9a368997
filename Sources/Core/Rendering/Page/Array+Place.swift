extension Array where Element: Equatable {
  /// The index of an element, which is appended if missing.
  mutating func place(of element: Element) -> Int {
    if let place = firstIndex(of: element) { return place }
    append(element)
    return count - 1
  }
}
