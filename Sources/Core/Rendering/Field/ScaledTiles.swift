internal import Synchronization
internal import TerrariumBasics
internal import TerrariumGD

/// The tiles of one size, in the film's palette.
struct ScaledTiles: Sendable {
  let side: Int
  let period: Int
  /// The pixels of all tiles in sequence, as in a tile set.
  let pixels: [UInt8]

  /// The offset of a state's tile, on the background of a column and a row.
  func start(of state: Int, column: Int, row: Int) -> Int {
    let ground = row.wrapped(on: period) * period + column.wrapped(on: period)
    return (state * period * period + ground) * side * side
  }
}

/// Tiles at the sizes that a camera passes; each size is drawn when first needed.
final class ScaledTileCache: Sendable {
  private let look: Look
  private let subject: Subject
  private let tiles: TileSet
  private let known = Mutex<[Int: ScaledTiles]>([:])

  private static let limit = 8

  init(look: Look, subject: Subject, tiles: TileSet) {
    self.look = look
    self.subject = subject
    self.tiles = tiles
  }

  /// The tiles of a size; nil if there is no memory for them.
  func sheet(side: Int) -> ScaledTiles? {
    if side == tiles.side {
      return ScaledTiles(side: side, period: tiles.period, pixels: tiles.pixels)
    }
    if let sheet = known.withLock({ $0[side] }) { return sheet }
    guard let sheet = try? draw(side: side) else { return nil }
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[side] = sheet
    }
    return sheet
  }

  private func draw(side: Int) throws(GDError) -> ScaledTiles {
    let painter = TilePainter(look: look, subject: subject, cell: side)
    let ground = try painter.ground()
    let reducer = CanvasReducer(tiles.palette, indices: tiles.palette.indices.map { UInt8($0) })
    var pixels: [UInt8] = []
    // Traces and ages come last.
    let shown = look.traces.areShown ? nil : subject.traces?.first
    for state in 0..<(shown ?? subject.states.count) {
      let sheet = try painter.sheet(for: state, on: ground)
      pixels += reducer.indices(of: TileSet.tiles(of: sheet, cell: side, period: painter.period))
    }
    return ScaledTiles(side: side, period: painter.period, pixels: pixels)
  }
}

extension ScaledSquarePainter {
  /// Draws tiles at pixel boundaries; if cells are not whole pixels wide, some tiles lose their
  /// last column or row.
  func layTiles(
    _ seen: SeenCells, side: Int, line: Int, lines: Range<Int>, into raster: inout Raster
  ) {
    guard let sheet = sheets.sheet(side: side) else { return }
    raster.fill(area, line > 0 ? inks.line : inks.beyond)
    for row in 0..<seen.window.height {
      let down = seen.down.pixels(ofCell: row).prefix(side + line)
      for column in 0..<seen.window.width {
        let across = seen.across.pixels(ofCell: column).prefix(side + line)
        guard let state = seen.state(column, row) else {
          guard line > 0 else { continue }
          let beyond = PixelRect(
            columns: (across.lowerBound + area.left..<across.upperBound + area.left)
              .clamped(to: area.columns),
            rows: (down.lowerBound + area.top..<down.upperBound + area.top).clamped(to: lines))
          raster.fill(beyond, inks.beyond)
          continue
        }
        let start = sheet.start(of: state, column: seen.window.x + column, row: seen.window.y + row)
        let columns = across.lowerBound..<max(across.lowerBound, across.upperBound - line)
        let seenColumns = columns.clamped(to: 0..<area.width)
        for y in (down.lowerBound..<max(down.lowerBound, down.upperBound - line))
          .clamped(to: lines.lowerBound - area.top..<lines.upperBound - area.top)
        {
          let source = start + (y - down.lowerBound) * side - columns.lowerBound
          let target = raster.start(ofRow: area.top + y) + area.left
          for x in seenColumns { raster.pixels[target + x] = sheet.pixels[source + x] }
        }
      }
    }
  }
}
