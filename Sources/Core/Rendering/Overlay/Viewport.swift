internal import TerrariumBasics

/// The viewport of a picture, which maps cells to pixels.
struct Viewport {
  /// The area of the picture.
  let area: PixelRect
  let visible: VisibleArea
  /// The width of a cell in pixels.
  let scale: Double
  /// The width of the grid line after a cell in pixels; 0 if cells are too small for lines.
  let line: Int
  /// True without a moving camera, when cells are whole pixels, or pixels are whole blocks of
  /// cells.
  let isFixed: Bool

  /// Creates the viewport of a camera through a lens, or of a field of cells that are not squares.
  init(_ visible: VisibleArea, through lens: Lens, scale: Double) {
    self.init(
      visible, in: lens.area, scale: scale,
      line: scale > min(4, lens.scale) - VisibleArea.edge ? lens.line : 0, isFixed: false)
  }

  /// Creates the viewport of squares without a camera.
  init(_ cells: CellRect, in layout: Layout) {
    let lens = layout.fieldLens
    self.init(
      lens.own(of: cells), in: lens.area, scale: lens.scale, line: lens.line, isFixed: true)
  }

  private init(
    _ visible: VisibleArea, in area: PixelRect, scale: Double, line: Int, isFixed: Bool
  ) {
    self.area = area
    self.visible = visible
    self.scale = scale
    self.line = line
    self.isFixed = isFixed
  }

  /// The viewport of the same cells on a picture where they are shown reduced.
  func reduced(by reduction: FieldReduction) -> Viewport {
    Viewport(
      visible, in: reduction.place, scale: scale * reduction.scale, line: 0, isFixed: false)
  }

  /// The top left of the area.
  var corner: PixelPoint { PixelPoint(Double(area.left), Double(area.top)) }

  /// The place of a point of the plane, in pixels from the top left of the picture.
  func pixel(of place: PixelPoint) -> PixelPoint {
    let upright = corner + (place - [visible.x, visible.y]) * scale
    guard visible.turn != 0 else { return upright }
    let middle = corner + PixelPoint(Double(area.width), Double(area.height)) / 2
    return middle + Rotation(visible.turn).turned(upright - middle)
  }

  /// Half of the grid line after a cell, which shifts the cell's centre.
  var lineShift: PixelPoint { PixelPoint(repeating: isFixed ? Double(line) / 2 : 0) }

  /// The width of a frame around cells.
  var frameWidth: Int { max(1, (isFixed ? Int(scale) - line : Int(min(4096, scale))) / 6) }

  /// The pixels of `count` columns or rows of squares, relative to the area's first: without the
  /// line after them, and at least one. The visible area begins at `corner`.
  func span(_ start: Int, _ count: Int, from corner: Double) -> Range<Int> {
    let limit = Double(1 << 24)
    func pixel(_ cell: Int, _ rule: FloatingPointRoundingRule, _ slack: Double) -> Int {
      let place = max(-limit, min(limit, (Double(cell) - corner) * scale))
      return Int(isFixed ? (place + slack).rounded(rule) : place.rounded())
    }
    let first = pixel(start, .down, VisibleArea.edge)
    return first..<max(first + 1, pixel(start + count, .up, -VisibleArea.edge) - line)
  }
}
