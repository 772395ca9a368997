extension Array where Element: Equatable {
  /// The place of an element, which is added where it is new.
  mutating func place(of element: Element) -> Int {
    if let place = firstIndex(of: element) { return place }
    append(element)
    return count - 1
  }
}
