package import TerrariumRendering

// The look of the walk among monsters.

extension Tone {
  package static let land = Tone("land")
  static let park = Tone("park")
  static let lake = Tone("lake")
  static let house = Tone("house")
  static let street = Tone("street")
  package static let walker = Tone("walker")
  package static let trail = Tone("trail")
}
