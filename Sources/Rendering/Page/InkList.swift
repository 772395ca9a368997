/// The colours of a palette, each once, in the order in which they come.
struct InkList {
  private(set) var colours: [Colour] = []

  /// The index of a colour, which is added where it is new.
  mutating func add(_ colour: Colour) -> UInt8 {
    if let place = colours.firstIndex(of: colour) { return UInt8(place) }
    colours.append(colour)
    return UInt8(colours.count - 1)
  }
}
