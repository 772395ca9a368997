internal import TerrariumBasics

/// A paper for scenes that records paintings as shapes.
struct SketchScene: ScenePaper {
  let width: Int
  let height: Int
  private(set) var items: [Sketch.Item] = []

  var isOfShapes: Bool { true }

  private func ink(_ colour: UInt32, _ opacity: Double = 1) -> Sketch.Ink {
    Sketch.Ink(Colour(colour & 0xff_ffff), opacity: opacity)
  }

  mutating func fill(_ colour: UInt32) {
    fill(colour, left: 0, top: 0, width: width, height: height)
  }

  mutating func fill(_ colour: UInt32, left: Int, top: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else { return }
    let rect = PixelRect(left: left, top: top, width: width, height: height)
    items.append(.squares([rect], ink(colour)))
  }

  mutating func fillRoundedRectangle(
    _ colour: UInt32, left: Double, top: Double, width: Double, height: Double, radius: Double,
    opacity: Double
  ) {
    guard width > 0, height > 0 else { return }
    let box = Sketch.Box(left: left, top: top, width: width, height: height)
    let radius = max(0, min(radius, min(width, height) / 2))
    items.append(.rounded([box], radius: radius, ink(colour, opacity)))
  }

  mutating func fillCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, opacity: Double
  ) {
    guard radius > 0 else { return }
    items.append(.discs([[centreX, centreY]], radius: radius, ink(colour, opacity)))
  }

  mutating func fillPolygon(_ colour: UInt32, _ points: [(x: Double, y: Double)]) {
    guard points.count > 2 else { return }
    items.append(.area([points.map { [$0.x, $0.y] }], ink(colour)))
  }

  mutating func smoothLine(
    _ colour: UInt32, through points: [(x: Double, y: Double)], width: Double
  ) {
    guard points.count > 1 else { return }
    items.append(.line(points.map { [$0.x, $0.y] }, width: width, ink(colour)))
  }

  mutating func strokeCircle(
    _ colour: UInt32, centreX: Double, centreY: Double, radius: Double, width lineWidth: Double
  ) {
    guard radius > 0, abs(centreX) < 1e8, abs(centreY) < 1e8, radius < 1e8 else { return }
    items.append(.ring([centreX, centreY], radius: radius, width: lineWidth, ink(colour)))
  }

  mutating func set(_ text: String, left: Int, top: Int, font: FontStyle, colour: Colour) {
    let row = LetterRow(text, left: left, top: top, font: Font(font))
    if !row.letters.isEmpty { items.append(.letters(row, Sketch.Ink(colour))) }
  }

  mutating func copy(_ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int) {
    let opaque = pixels.indices.map { pixels[$0] | 0xff00_0000 }
    lay(opaque, width: width, left: left, top: top, fineness: 1)
  }

  mutating func stamp(_ pixels: borrowing Span<UInt32>, width: Int, left: Int, top: Int) {
    lay(pixels.indices.map { pixels[$0] }, width: width, left: left, top: top, fineness: fineness)
  }

  private mutating func lay(_ pixels: [UInt32], width: Int, left: Int, top: Int, fineness: Int) {
    precondition(width > 0 && pixels.count % width == 0, "whole rows")
    let height = pixels.count / width
    let box = Sketch.Box(
      left: Double(left), top: Double(top), width: Double(width) / Double(fineness),
      height: Double(height) / Double(fineness))
    let picture = SketchPicture(
      width: width, height: height, pixels: .blended(bled(pixels, width: width)),
      isSmooth: fineness > 1)
    items.append(.picture(picture, box, isMirrored: false))
  }
}

extension SceneDrawer {
  /// A scene as shapes, with its top left at a point.
  func sketch(of facts: any SceneFacts, tick: Int, at corner: Sketch.Point) -> Sketch.Group {
    var paper = SketchScene(width: size.columns, height: size.rows)
    painter.paint(facts, tick: tick, on: &paper)
    return Sketch.Group(
      paper.items, at: corner,
      clip: PixelRect(
        left: Int(corner.x), top: Int(corner.y), width: size.columns, height: size.rows))
  }
}
