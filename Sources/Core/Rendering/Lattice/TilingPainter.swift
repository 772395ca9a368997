internal import Synchronization
internal import TerrariumBasics

/// Draws hexagonal or triangular cells, which fit without a gap and have smooth edges.
struct TilingPainter: ScaledPainter {
  let look: Look
  let subject: Subject
  var lens: Lens
  let inks: TilingInks
  private let known = KnownLines()

  init(look: Look, subject: Subject, layout: Layout, inks: TilingInks) {
    self.look = look
    self.subject = subject
    self.inks = inks
    lens = look.hasCamera ? layout.lens : layout.fieldLens
  }

  /// The scale, rounded if it is nearly whole.
  func scale(of visible: VisibleArea) -> Double {
    let scale = lens.scale(of: visible)
    let whole = max(1, scale.rounded())
    return abs(scale - whole) < VisibleArea.edge ? whole : scale
  }

  /// The width of the lines between cells in pixels; there are none below a few pixels per cell.
  func line(at scale: Double) -> Double { look.hasGrid ? max(0, min(1, scale - 3)) : 0 }

  /// The cells in rows of pixels, kept for the next frame with the same view.
  private func lines(
    _ visible: VisibleArea, scale: Double, window: CellRect, rows: Range<Int>
  ) -> (lines: [TilingLine], period: Int) {
    let isWhole = scale == scale.rounded() && scale >= 1
    let period = isWhole ? min(area.width, Int(scale)) : area.width
    // The bounds of the field do not matter here.
    var endless = visible
    endless.field = nil
    let key = KnownLines.Key(visible: endless, window: window, rows: rows)
    let isKept = isWhole && period * rows.count <= KnownLines.limit
    if isKept, let lines = known[key] { return (lines, period) }
    func scan(_ tiling: some Tiling) -> [TilingLine] {
      let scan = TilingScan(
        tiling: tiling, start: [visible.x, visible.y], scale: scale,
        halfLine: line(at: scale) / 2 / scale, window: window)
      return rows.map { scan.line($0 - area.top, pixels: period) }
    }
    let lines = scan(visible.lattice.tiling)
    if isKept { known[key] = lines }
    return (lines, period)
  }

  func lay(
    _ grid: StateGrid, at window: CellRect, _ visible: VisibleArea, rows: Range<Int>,
    into raster: inout Raster
  ) {
    let scale = scale(of: visible)
    let (lines, period) = lines(visible, scale: scale, window: window, rows: rows)
    let numbers = numbers(of: grid, at: window, in: visible.field)
    let further = Int(visible.lattice.tiling.weave.columns)
    for (number, y) in rows.enumerated() {
      let start = raster.start(ofRow: y) + area.left
      if number > 0, lines[number].isSame(as: lines[number - 1]) {
        let above = start - raster.width
        for x in 0..<area.width { raster.pixels[start + x] = raster.pixels[above + x] }
        continue
      }
      lay(lines[number], period: period, further: further, numbers, at: start, into: &raster)
    }
  }

  /// The colour number at each place of a grid.
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
          line, period: period, width: area.width, further: further, numbers, into: target + start)
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

  private func mix(
    _ parts: ArraySlice<TilingLine.Part>, _ numbers: [UInt8], _ shift: Int
  ) -> UInt8 {
    var first = -1
    var second = -1
    var share = 0
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

  /// The number of a part: there are lines only between cells of the field.
  private func number(of part: TilingLine.Part, _ numbers: [UInt8], _ shift: Int) -> Int {
    let cell = numbers[Int(part.cell) + shift]
    guard part.beside != part.cell, cell != inks.beyond else { return Int(cell) }
    return numbers[Int(part.beside) + shift] == inks.beyond ? Int(cell) : inks.line
  }
}

extension TilingPainter {
  func inside(_ field: CellRect, _ visible: VisibleArea, row: Int) -> [Double] {
    let (weave, scale) = (visible.lattice.tiling.weave, scale(of: visible))
    func part(_ from: Double, _ to: Double, _ first: Int, _ end: Int) -> Double {
      max(0, min(Double(end), to) - max(Double(first), from)) / (to - from)
    }
    let above = weave.row(at: visible.y + Double(row) / scale)
    let below = weave.row(at: visible.y + Double(row + 1) / scale)
    let down = part(above, below, field.y, field.maxY)
    // The grid's rows begin at different places for slanted cells.
    let middle = (above + below) / 2 - 0.5
    return (0..<area.width).map { pixel in
      let from = weave.column(at: visible.x + Double(pixel) / scale, inRow: middle)
      let to = weave.column(at: visible.x + Double(pixel + 1) / scale, inRow: middle)
      return down * part(from, to, field.x, field.maxX)
    }
  }
}

/// The last scanned rows of pixels.
private final class KnownLines: Sendable {
  struct Key: Hashable {
    let visible: VisibleArea
    let window: CellRect
    let rows: Range<Int>
  }

  /// The most pixels to keep.
  static let limit = 1 << 22

  private let last = Mutex<(key: Key, lines: [TilingLine])?>(nil)

  subscript(key: Key) -> [TilingLine]? {
    get { last.withLock { $0?.key == key ? $0?.lines : nil } }
    set { if let newValue { last.withLock { $0 = (key, newValue) } } }
  }
}
