internal import TerrariumBasics

/// Rotates the visible area about the centre of its picture: a larger part of the field is drawn
/// upright, and its pixels are looked up.
struct ViewRotator {
  private let area: PixelRect
  private let wide: GridSize
  private let rotation: Rotation
  /// True if every pixel is exactly another one.
  private let isQuarter: Bool

  init(_ visible: VisibleArea, _ lens: Lens) {
    area = lens.area
    wide = lens.turnedSize(of: visible)
    rotation = Rotation(-visible.turn)
    isQuarter = visible.turn.truncatingRemainder(dividingBy: 90) == 0
  }

  /// Draws the rotated picture over a part of another one. `upright` is as large as the lens needs.
  func lay(_ upright: Raster, into raster: inout Raster, _ palette: [Colour]) {
    var finder = PaletteFinder(palette)
    let middle = PixelPoint(Double(area.width), Double(area.height)) / 2
    let centre = PixelPoint(Double(wide.columns), Double(wide.rows)) / 2
    for y in area.rows.clamped(to: raster.rows) {
      let start = raster.start(ofRow: y) + area.left
      for x in 0..<area.width {
        let place = PixelPoint(Double(x), Double(y - area.top)) - middle
        raster.pixels[start + x] = colour(at: place, centre, upright, &finder)
      }
    }
  }

  /// The number of samples per pixel side.
  private static let fine = 3

  /// The colour of a pixel, given its top left relative to the centre.
  private func colour(
    at place: PixelPoint, _ centre: PixelPoint, _ upright: Raster, _ finder: inout PaletteFinder
  ) -> UInt8 {
    func index(_ x: Double, _ y: Double) -> UInt8 {
      let point = centre + rotation.turned(place + [x, y])
      let column = max(0, min(wide.columns - 1, Int((point.x + 1e-9).rounded(.down))))
      let row = max(0, min(wide.rows - 1, Int((point.y + 1e-9).rounded(.down))))
      return upright.pixels[row * wide.columns + column]
    }
    let middle = index(0.5, 0.5)
    if isQuarter { return middle }
    var sum = SIMD4<Int32>.zero
    var isPlain = true
    for point in 0..<Self.fine * Self.fine {
      let own = index(
        (Double(point % Self.fine) + 0.5) / Double(Self.fine),
        (Double(point / Self.fine) + 0.5) / Double(Self.fine))
      isPlain = isPlain && own == middle
      sum &+= finder.parts[Int(own)]
    }
    if isPlain { return middle }
    let count = Int32(Self.fine * Self.fine)
    return finder.index(of: (sum &+ SIMD4(repeating: count / 2)) / SIMD4(repeating: count))
  }
}
