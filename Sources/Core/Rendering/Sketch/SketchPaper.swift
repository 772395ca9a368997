/// A paper in a film's colours that records drawings as shapes.
package struct SketchPaper: Paper {
  package private(set) var sketch: Sketch
  private let palette: [Colour]
  /// The drawing of cells in keys; nil if there are none.
  private let keys: CellSketcher?

  package init(width: Int, height: Int, palette: [Colour]) {
    self.init(width: width, height: height, palette: palette, keys: nil)
  }

  init(width: Int, height: Int, palette: [Colour], keys: CellSketcher?) {
    sketch = Sketch(width: width, height: height)
    (self.palette, self.keys) = (palette, keys)
  }

  /// Fills everything.
  mutating func fill(_ index: UInt8) {
    fill(PixelRect(left: 0, top: 0, width: sketch.width, height: sketch.height), index)
  }

  /// The ink of an index.
  func ink(_ index: UInt8) -> Sketch.Ink {
    Sketch.Ink(palette.indices ~= Int(index) ? palette[Int(index)] : Colour(0))
  }

  mutating func add(_ item: Sketch.Item) { sketch.add(item) }

  package mutating func fill(_ rect: PixelRect, _ index: UInt8) {
    guard rect.width > 0, rect.height > 0 else { return }
    add(.squares([rect], ink(index)))
  }

  @inline(never) package mutating func write(
    _ text: String, left: Int, top: Int, font: Font, _ ink: InkRamp, isUpwards: Bool
  ) {
    let row = LetterRow(text, left: left, top: top, font: font, isUpwards: isUpwards)
    if !row.letters.isEmpty { add(.letters(row, self.ink(ink.full))) }
  }

  package mutating func lay(_ tile: KeyTile, left: Int, top: Int) {
    for item in keys?.key(of: tile.state, side: tile.side, left: left, top: top) ?? [] { add(item) }
  }

  package mutating func draw(_ plot: ChartPlot, upTo frames: Int, _ palette: [UInt8]) {
    for item in plot.items(upTo: frames) { add(item) }
  }

  package mutating func dot(
    _ centres: [SIMD2<Double>], radius: Double, _ ramp: [UInt8], over grounds: [UInt8]
  ) {
    guard let full = ramp.last else { return }
    add(.discs(centres, radius: radius, ink(full)))
  }
}
