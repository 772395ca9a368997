internal import TerrariumBasics

/// The cells of a tiling in each pixel of a row, and the part of the pixel that each covers.
///
/// Each pixel is sampled at eight columns and four rows of points. Cells are convex, so if the
/// outermost points are in one cell, all others are too.
struct TilingLine: Sendable {
  /// A pixel, with cells given by their places in a grid.
  struct Pixel: Hashable, Sendable {
    /// The only cell, or the first of two.
    var one: Int32
    /// The second cell, or the same one if there is only one.
    var two: Int32
    /// The share of the second cell, in units of `TilingInks.whole`.
    var share: UInt8
    /// The index of the first part and the number of parts, if there are several parts or lines.
    var first: Int32 = 0
    var count: UInt8 = 0
  }

  /// A part of a pixel: a cell, or a piece of the line between two.
  struct Part: Hashable, Sendable {
    let cell: Int32
    /// The cell across the line, or the same cell inside one.
    let beside: Int32
    var share: UInt8
  }

  /// The pixels. If cells are a whole number of pixels wide, only those of one cell, which repeat a
  /// cell further to the right.
  private(set) var pixels: [Pixel] = []
  private(set) var parts: [Part] = []
  /// The first and the last place of a cell.
  private(set) var least = Int32.max
  private(set) var most = Int32.min

  /// Creates a row that will have a number of pixels.
  init(reserving count: Int) { pixels.reserveCapacity(count) }

  /// Adds a pixel of one or two cells, with the share of the second.
  mutating func append(_ one: Int32, _ two: Int32, share: UInt8) {
    pixels.append(Pixel(one: one, two: two, share: share))
    note(one)
    note(two)
  }

  /// Adds a pixel of several parts.
  mutating func append(_ parts: [Part]) {
    pixels.append(
      Pixel(
        one: parts[0].cell, two: parts[0].cell, share: 0, first: Int32(self.parts.count),
        count: UInt8(parts.count)))
    for part in parts {
      note(part.cell)
      note(part.beside)
    }
    self.parts += parts
  }

  private mutating func note(_ place: Int32) {
    least = min(least, place)
    most = max(most, place)
  }

  /// The parts of a pixel that has several.
  func parts(of pixel: Pixel) -> ArraySlice<Part> {
    parts[Int(pixel.first)..<Int(pixel.first) + Int(pixel.count)]
  }

  /// True if another row of pixels is equal.
  func isSame(as other: TilingLine) -> Bool { pixels == other.pixels && parts == other.parts }
}

/// Scans rows of pixels one after the other.
struct TilingScan<Tiles: Tiling> {
  let tiling: Tiles
  /// The place in the plane of the left edge of pixels.
  let start: PixelPoint
  /// The width of a cell in pixels.
  let scale: Double
  /// Half of a line's width in cells; 0 without lines.
  let halfLine: Double
  /// The cells of the grid for counting places.
  let window: CellRect

  private static var columns: Int { 8 }
  private static var rows: Int { 4 }

  /// The cells in some pixels of a row, from the left.
  func line(_ row: Int, pixels: Int) -> TilingLine {
    var line = TilingLine(reserving: pixels)
    for pixel in 0..<pixels { look(at: pixel, row, &line) }
    return line
  }

  private func place(_ pixel: Int, _ row: Int, _ column: Int, _ line: Int) -> PixelPoint {
    PixelPoint(
      start.x + (Double(pixel) + (Double(column) + 0.5) / Double(Self.columns)) / scale,
      start.y + (Double(row) + (Double(line) + 0.5) / Double(Self.rows)) / scale)
  }

  private func index(of cell: Cell) -> Int32 {
    Int32(truncatingIfNeeded: (cell.y - window.y) * window.width + cell.x - window.x)
  }

  private func look(at pixel: Int, _ row: Int, _ line: inout TilingLine) {
    let corners = [
      (0, 0), (Self.columns - 1, 0), (0, Self.rows - 1), (Self.columns - 1, Self.rows - 1),
    ]
    let first = part(at: place(pixel, row, 0, 0))
    var isOne = first.cell == first.beside
    for (column, y) in corners.dropFirst() where isOne {
      isOne = part(at: place(pixel, row, column, y)) == first
    }
    if isOne {
      line.append(index(of: first.cell), index(of: first.cell), share: 0)
      return
    }
    var parts: [(cell: Cell, beside: Cell, share: UInt8)] = []
    for y in 0..<Self.rows {
      for column in 0..<Self.columns {
        let (cell, beside) = part(at: place(pixel, row, column, y))
        if let place = parts.firstIndex(where: { $0.cell == cell && $0.beside == beside }) {
          parts[place].share += 1
        } else {
          parts.append((cell, beside, 1))
        }
      }
    }
    add(parts, &line)
  }

  private func add(_ parts: [(cell: Cell, beside: Cell, share: UInt8)], _ line: inout TilingLine) {
    let (one, two) = (index(of: parts[0].cell), index(of: parts[parts.count - 1].cell))
    guard parts.count > 2 || parts.contains(where: { $0.cell != $0.beside }) else {
      line.append(one, two, share: parts.count == 1 ? 0 : parts[1].share)
      return
    }
    line.append(
      parts.map {
        TilingLine.Part(cell: index(of: $0.cell), beside: index(of: $0.beside), share: $0.share)
      })
  }

  /// The cell at a point, and the cell across if the point is on a line.
  @inline(__always)
  private func part(at point: PixelPoint) -> (cell: Cell, beside: Cell) {
    let cell = tiling.cell(at: point)
    guard halfLine > 0 else { return (cell, cell) }
    var (nearest, beside) = (halfLine, cell)
    let origin = tiling.origin(of: cell)
    for side in tiling.sides(of: cell) {
      let depth = tiling.depth(of: point, from: side, origin)
      guard depth < nearest else { continue }
      nearest = depth
      beside = Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)
    }
    return (cell, beside)
  }
}

extension Tiling {
  /// The distance of a point of a cell from one of its sides.
  @inline(__always)
  func depth(of point: PixelPoint, from side: TileSide, _ origin: LatticePoint) -> Double {
    let (from, to) = (place(of: origin &+ side.start), place(of: origin &+ side.end))
    let (way, off) = (to - from, point - from)
    return (way.x * off.y - way.y * off.x) / (way * way).sum().squareRoot()
  }
}
