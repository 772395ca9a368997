internal import Basics
internal import Synchronization

/// Draws cells that are hexagons or triangles, at any scale: a pixel is the mix of what its area
/// shows, so that cells fit without a gap and edges are smooth.
struct TilingPainter: Sendable {
  let look: Look
  let subject: Subject
  let lens: Lens
  let inks: TilingInks
  private let known = KnownLines()
  private let cell: Int
  private let markIndex: UInt8

  init(
    look: Look, subject: Subject, layout: Layout, inks: TilingInks, index: (Colour) -> UInt8
  ) {
    (self.look, self.subject, self.inks) = (look, subject, inks)
    lens = look.hasCamera ? layout.lens : layout.fieldLens
    cell = layout.cell
    markIndex = look.mark == nil ? 0 : index(look.theme[.mark])
  }

  /// The pixels that are drawn.
  var area: PixelRect { lens.area }

  /// The pixels of a cell's width; whole where it nearly is.
  func scale(of sight: Sight) -> Double {
    let scale = lens.scale(of: sight)
    let whole = max(1, scale.rounded())
    return abs(scale - whole) < Sight.edge ? whole : scale
  }

  /// Draws what a frame shows.
  func draw(_ frame: Frame, _ sight: Sight, into raster: inout Raster) {
    let rows = (area.top..<area.bottom).clamped(to: raster.rows)
    guard !rows.isEmpty else { return }
    let scale = scale(of: sight)
    if let source = frame.source {
      draw(source, sight, scale: scale, rows: rows, into: &raster)
    } else if let shares = frame.shares {
      lay(shares, from: area.top, sight, scale: scale, rows: rows, into: &raster)
    } else if let cells = frame.cells {
      lay(cells, at: sight.cells, sight, scale: scale, rows: rows, into: &raster)
    }
    if look.mark != nil { drawMark(sight, scale: scale, rows: rows, into: &raster) }
  }

  /// Draws a strip of a picture that is too large to be held, and looks at no more of the field.
  private func draw(
    _ source: FieldSource, _ sight: Sight, scale: Double, rows: Range<Int>,
    into raster: inout Raster
  ) {
    let top = Double(rows.lowerBound - area.top) / scale
    var strip = sight
    (strip.y, strip.height) = (sight.y + top, Double(rows.count) / scale)
    if scale < 1 {
      let part = PixelRect(
        left: area.left, top: rows.lowerBound, width: area.width, height: rows.count)
      let shares = source.shares(in: strip, through: lens.on(part))
      lay(shares, from: rows.lowerBound, sight, scale: scale, rows: rows, into: &raster)
    } else {
      let window = strip.cells
      lay(source.states(in: window), at: window, sight, scale: scale, rows: rows, into: &raster)
    }
  }
}

extension TilingPainter {
  /// The width of the lines between cells, in pixels: below a few pixels a cell there are none.
  func line(at scale: Double) -> Double {
    look.hasGrid ? max(0, min(1, scale - 3)) : 0
  }

  /// What rows of pixels show, from the picture's own first on; kept where the same is seen again.
  private func lines(
    _ sight: Sight, scale: Double, window: CellRect, rows: Range<Int>
  ) -> (lines: [TilingLine], period: Int) {
    let isWhole = scale == scale.rounded() && scale >= 1
    let period = isWhole ? min(area.width, Int(scale)) : area.width
    let key = KnownLines.Key(sight, window: window, rows: rows)
    let isKept = isWhole && period * rows.count <= KnownLines.limit
    if isKept, let lines = known[key] { return (lines, period) }
    func scan(_ tiling: some Tiling) -> [TilingLine] {
      let scan = TilingScan(
        tiling: tiling, start: [sight.x, sight.y], scale: scale,
        halfLine: line(at: scale) / 2 / scale, window: window)
      return rows.map { scan.line($0 - area.top, pixels: period) }
    }
    let lines = scan(sight.lattice.tiling)
    if isKept { known[key] = lines }
    return (lines, period)
  }

  /// Lays cells of a grid whose first has a place.
  private func lay(
    _ grid: StateGrid, at window: CellRect, _ sight: Sight, scale: Double, rows: Range<Int>,
    into raster: inout Raster
  ) {
    let (lines, period) = lines(sight, scale: scale, window: window, rows: rows)
    let numbers = numbers(of: grid, at: window, in: sight.field)
    let further = Int(sight.lattice.tiling.weave.columns)
    for (number, y) in rows.enumerated() {
      let start = raster.start(ofRow: y) + area.left
      if number > 0, lines[number].isSame(as: lines[number - 1]) {
        let above = start - raster.width
        for x in 0..<area.width { raster.pixels[start + x] = raster.pixels[above + x] }
        continue
      }
      lay(
        lines[number], period: period, further: further, numbers, at: start, into: &raster)
    }
  }

  /// What stands at each place of a grid.
  func numbers(of grid: StateGrid, at window: CellRect, in field: CellRect?) -> [UInt8] {
    let states = inks.states
    var numbers = grid.states.map { states[Int($0)] }
    guard let field, field.intersection(window) != window else { return numbers }
    for y in 0..<window.height {
      for x in 0..<window.width where !field.contains(Cell(window.x + x, window.y + y)) {
        numbers[y * window.width + x] = inks.beyond
      }
    }
    return numbers
  }

  private func lay(
    _ line: TilingLine, period: Int, further: Int, _ numbers: [UInt8], at start: Int,
    into raster: inout Raster
  ) {
    precondition(start + area.width <= raster.pixels.count)
    let shifts = (area.width - 1) / period * further
    precondition(line.least >= 0 && Int(line.most) + shifts < numbers.count, "cells of the grid")
    unsafe raster.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe numbers.withUnsafeBufferPointer { numbers in
        guard let target = pixels.baseAddress, let numbers = numbers.baseAddress else { return }
        unsafe inks.lay(
          line, period: period, width: area.width, further: further, numbers,
          into: target + start)
      }
    }
    guard !line.parts.isEmpty else { return }
    for (left, shift) in zip(
      stride(from: 0, to: area.width, by: period), stride(from: 0, through: shifts, by: further))
    {
      for x in 0..<min(period, area.width - left) where line.pixels[x].count > 0 {
        raster.pixels[start + left + x] = mix(line.parts(of: line.pixels[x]), numbers, shift)
      }
    }
  }

  /// The colour of a pixel of several parts.
  private func mix(
    _ parts: ArraySlice<TilingLine.Part>, _ numbers: [UInt8], _ shift: Int
  ) -> UInt8 {
    var (first, second, share) = (-1, -1, 0)
    for part in parts {
      let number = number(of: part, numbers, shift)
      if first < 0 || number == first {
        first = number
      } else if second < 0 || number == second {
        (second, share) = (number, share + Int(part.share))
      } else {
        return inks.mix(parts.lazy.map { (self.number(of: $0, numbers, shift), Int($0.share)) })
      }
    }
    return second < 0 ? inks.solid[first] : inks.mix(first, second, share: share)
  }

  /// What a part shows: there are lines between cells of the field only.
  private func number(of part: TilingLine.Part, _ numbers: [UInt8], _ shift: Int) -> Int {
    let cell = numbers[Int(part.cell) + shift]
    guard part.beside != part.cell, cell != inks.beyond else { return Int(cell) }
    return numbers[Int(part.beside) + shift] == inks.beyond ? Int(cell) : inks.line
  }
}

extension TilingPainter {
  /// Lays what many cells a pixel come to, from a row of pixels on.
  private func lay(
    _ shares: ShareGrid, from top: Int, _ sight: Sight, scale: Double, rows: Range<Int>,
    into raster: inout Raster
  ) {
    let columns = min(shares.size.columns, area.width)
    for y in rows where y - top < shares.size.rows {
      let start = raster.start(ofRow: y) + area.left
      let inside = inside(sight, scale: scale, row: y - area.top)
      for x in 0..<columns {
        let point = (y - top) * shares.size.columns + x
        raster.pixels[start + x] = index(of: shares, at: point, there: inside[x])
      }
    }
  }

  /// How much of each pixel of a row is field.
  private func inside(_ sight: Sight, scale: Double, row: Int) -> [Int] {
    guard let field = sight.field else {
      return [Int](repeating: TilingInks.whole, count: area.width)
    }
    let weave = sight.lattice.tiling.weave
    func part(_ from: Double, _ to: Double, _ first: Int, _ end: Int) -> Double {
      max(0, min(Double(end), to) - max(Double(first), from)) / (to - from)
    }
    let (above, below) = (
      weave.row(at: sight.y + Double(row) / scale), weave.row(at: sight.y + Double(row + 1) / scale)
    )
    let down = part(above, below, field.y, field.maxY)
    // A cell's row begins where it begins itself.
    let middle = (above + below) / 2 - 0.5
    return (0..<area.width).map { pixel in
      let from = weave.column(at: sight.x + Double(pixel) / scale, inRow: middle)
      let to = weave.column(at: sight.x + Double(pixel + 1) / scale, inRow: middle)
      let share = down * part(from, to, field.x, field.maxX)
      return Int(share * Double(TilingInks.whole) + 0.5)
    }
  }

  private func index(of shares: ShareGrid, at point: Int, there: Int) -> UInt8 {
    var (first, share, kinds) = (0, 0, 0)
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let number = Int(inks.states[plane + 1])
      if number == Int(inks.states[0]) { continue }
      if kinds == 0 || number != first { kinds += 1 }
      (first, share) = (number, share + Int(values[point]))
    }
    let whole = TilingInks.whole
    if kinds == 0 {
      return there >= whole
        ? inks.solid[Int(inks.states[0])]
        : inks.mix(Int(inks.states[0]), Int(inks.beyond), share: whole - there)
    }
    if kinds == 1, there >= whole {
      // Any of it at all is seen.
      let part = max(1, min(whole, (share * whole + 127) / 255))
      return inks.mix(Int(inks.states[0]), first, share: part)
    }
    return mix(shares, at: point, there: there)
  }

  private func mix(_ shares: ShareGrid, at point: Int, there: Int) -> UInt8 {
    let whole = TilingInks.whole
    var rest = 255 * there
    var sum = inks.colour(ofNumber: Int(inks.beyond)) &* Int32(255 * (whole - there))
    for (plane, values) in shares.planes.enumerated() where values[point] > 0 {
      let part = min(rest, Int(values[point]) * whole)
      sum &+= inks.colour(ofNumber: Int(inks.states[plane + 1])) &* Int32(part)
      rest -= part
    }
    sum &+= inks.colour(ofNumber: Int(inks.states[0])) &* Int32(rest)
    return inks.index(of: sum, whole: 255 * whole)
  }
}

extension TilingPainter {
  /// Draws the frame around marked cells, inside of their outermost edges.
  private func drawMark(
    _ sight: Sight, scale: Double, rows: Range<Int>, into raster: inout Raster
  ) {
    guard let mark = look.mark else { return }
    let box = Sight(mark, in: sight.lattice)
    func pixels(_ from: Double, _ to: Double, _ limit: Range<Int>) -> Range<Int> {
      let bounds = (Double(limit.lowerBound), Double(limit.upperBound))
      let first = Int(max(bounds.0, min(bounds.1, from.rounded(.down))))
      return first..<max(first, Int(max(bounds.0, min(bounds.1, to.rounded(.up)))))
    }
    let across = pixels(
      (box.x - sight.x) * scale, (box.maxX - sight.x) * scale, 0..<area.width)
    let down = pixels(
      (box.y - sight.y) * scale, (box.maxY - sight.y) * scale,
      rows.lowerBound - area.top..<rows.upperBound - area.top)
    let pen = TilingMark(
      mark: mark, start: [sight.x, sight.y], scale: scale,
      width: max(1, Double(min(4096, Int(scale)) / 6)))
    let tiling = sight.lattice.tiling
    for y in down {
      let start = raster.start(ofRow: area.top + y) + area.left
      for x in across {
        let share = pen.share(x, y, tiling)
        guard share > 0 else { continue }
        raster.pixels[start + x] = inks.lay(
          markIndex, over: raster.pixels[start + x], share: share)
      }
    }
  }
}

/// The frame around marked cells of a tiling.
private struct TilingMark {
  let mark: CellRect
  let start: Place
  let scale: Double
  /// In pixels.
  let width: Double

  /// How much of a pixel is frame, of `TilingInks.whole`.
  func share(_ x: Int, _ y: Int, _ tiling: some Tiling) -> Int {
    let (columns, rows) = (8, 4)
    var share = 0
    for row in 0..<rows {
      for column in 0..<columns {
        let point = Place(
          start.x + (Double(x) + (Double(column) + 0.5) / Double(columns)) / scale,
          start.y + (Double(y) + (Double(row) + 0.5) / Double(rows)) / scale)
        if isFrame(point, tiling) { share += 1 }
      }
    }
    return share
  }

  private func isFrame(_ point: Place, _ tiling: some Tiling) -> Bool {
    let cell = tiling.cell(at: point)
    guard mark.contains(cell) else { return false }
    // Seen from far, the frame is one of whole cells.
    let reach = width / scale
    let depths = tiling.depths(of: point, in: cell)
    for (side, depth) in zip(tiling.sides(of: cell), depths) where depth <= reach {
      if !mark.contains(Cell(cell.x + side.neighbour.x, cell.y + side.neighbour.y)) { return true }
    }
    guard scale < 2 else { return false }
    let cells = Int((reach + 1).rounded(.up))
    return min(cell.x - mark.x, mark.maxX - 1 - cell.x) < cells
      || min(cell.y - mark.y, mark.maxY - 1 - cell.y) < cells
  }
}

/// The rows of pixels that were looked at last.
private final class KnownLines: Sendable {
  struct Key: Hashable {
    let sight: Sight
    let window: CellRect
    let rows: Range<Int>

    /// Where the field ends does not matter.
    init(_ sight: Sight, window: CellRect, rows: Range<Int>) {
      var sight = sight
      sight.field = nil
      (self.sight, self.window, self.rows) = (sight, window, rows)
    }
  }

  /// The most pixels that are kept.
  static let limit = 1 << 22

  private let last = Mutex<(key: Key, lines: [TilingLine])?>(nil)

  subscript(key: Key) -> [TilingLine]? {
    get { last.withLock { $0?.key == key ? $0?.lines : nil } }
    set { if let newValue { last.withLock { $0 = (key, newValue) } } }
  }
}
