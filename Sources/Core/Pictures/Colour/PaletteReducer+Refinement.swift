extension PaletteReducer {
  /// The most rounds of refinement; most palettes converge earlier.
  private static let rounds = 8

  /// Moves each colour of a palette to the middle of the colours nearest to it, until nothing
  /// changes (Lloyd 1982). The first `kept` stay the same.
  static func refined(_ palette: [Colour], keeping kept: Int, for colours: [Weighted]) -> [Colour] {
    var palette = palette
    for _ in 0..<rounds {
      var groups = [[Weighted]](repeating: [], count: palette.count)
      for one in colours { groups[palette.nearest(to: Colour(one.colour))].append(one) }
      let next = palette.indices.map { place in
        place < kept || groups[place].isEmpty ? palette[place] : middle(of: groups[place])
      }
      guard next != palette else { break }
      palette = next
    }
    return palette
  }

  /// The colour of most pixels in a group, or otherwise the median of each component.
  private static func middle(of group: [Weighted]) -> Colour {
    let weight = group.reduce(0) { $0 + $1.weight }
    if let most = group.first(where: { 2 * $0.weight > weight }) { return Colour(most.colour) }
    func median(_ shift: Int) -> UInt8 {
      var left = weight / 2
      for one in group.sorted(by: { $0.part(shift) < $1.part(shift) }) {
        left -= one.weight
        if left < 0 { return UInt8(one.part(shift)) }
      }
      return UInt8(group.last?.part(shift) ?? 0)
    }
    return Colour(red: median(16), green: median(8), blue: median(0))
  }
}
