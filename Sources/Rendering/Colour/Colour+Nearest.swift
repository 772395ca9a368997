extension [Colour] {
  /// The place of the colour that eyes would take for another one soonest: green counts most, blue
  /// least. The first of several; 0 where there is none.
  func nearest(to wanted: Colour) -> Int {
    var best = (distance: Int.max, place: 0)
    for (place, colour) in enumerated() {
      let (r, g, b) = (
        Int(colour.red) - Int(wanted.red), Int(colour.green) - Int(wanted.green),
        Int(colour.blue) - Int(wanted.blue)
      )
      let distance = 2 * r * r + 4 * g * g + 3 * b * b
      if distance < best.distance { best = (distance, place) }
    }
    return best.place
  }
}
