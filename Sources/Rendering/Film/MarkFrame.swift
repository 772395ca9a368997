internal import Basics

/// The frame around marked cells: lines inside of their outermost pixels, cut at the field's edge.
struct MarkFrame: Sendable {
  private let bars: [PixelRect]
  private let index: UInt8

  /// A frame around cells of a window, in a colour of the palette.
  init(around area: CellRect, from window: CellRect, in layout: Layout, index: UInt8) {
    self.init(
      across: Self.span(area.x - window.x, area.width, in: layout),
      down: Self.span(area.y - window.y, area.height, in: layout),
      width: max(1, layout.cell / 6),
      in: PixelRect(
        left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
        height: layout.fieldHeight), index: index)
  }

  /// A frame around cells that a camera sees: at the pixels that are nearest.
  init(around area: CellRect, in sight: Sight, _ lens: Lens, index: UInt8) {
    let scale = lens.scale(of: sight)
    func span(_ start: Int, _ count: Int, from corner: Double) -> (start: Int, end: Int) {
      let limit = Double(1 << 24)
      func pixel(_ cell: Int) -> Int {
        Int(max(-limit, min(limit, (Double(cell) - corner) * scale)).rounded())
      }
      let line = scale >= 4 ? lens.line : 0
      return (pixel(start), max(pixel(start) + 1, pixel(start + count) - line))
    }
    self.init(
      across: span(area.x, area.width, from: sight.x),
      down: span(area.y, area.height, from: sight.y),
      width: max(1, Int(min(4096, scale)) / 6), in: lens.area, index: index)
  }

  private init(
    across: (start: Int, end: Int), down: (start: Int, end: Int), width: Int, in area: PixelRect,
    index: UInt8
  ) {
    self.index = index
    let field = (columns: area.left..<area.right, rows: area.top..<area.bottom)
    let (left, right) = (
      field.columns.lowerBound + across.start, field.columns.lowerBound + across.end
    )
    let (top, bottom) = (field.rows.lowerBound + down.start, field.rows.lowerBound + down.end)
    bars = [
      (left, right, top, min(bottom, top + width)), (left, right, max(top, bottom - width), bottom),
      (left, min(right, left + width), top, bottom), (max(left, right - width), right, top, bottom),
    ].map { left, right, top, bottom in
      let columns = (left..<right).clamped(to: field.columns)
      let rows = (top..<bottom).clamped(to: field.rows)
      return PixelRect(
        left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count)
    }
  }

  /// Draws it over the cells.
  func draw(into paper: inout some FilmPaper) {
    for bar in bars { paper.fill(bar, index) }
  }

  /// The pixels of some columns or rows, from the field's first: without the grid's line behind
  /// them, and at least one where a pixel is many cells.
  private static func span(_ start: Int, _ count: Int, in layout: Layout) -> (start: Int, end: Int)
  {
    let block = layout.blockSide
    let first = Int((Double(start) / Double(block)).rounded(.down))
    let last = Int((Double(start + count) / Double(block)).rounded(.up))
    return (first * layout.pitch, max(first * layout.pitch + 1, last * layout.pitch - layout.line))
  }
}
