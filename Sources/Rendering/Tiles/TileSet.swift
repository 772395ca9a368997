internal import GD

/// The tiles of a film: for each state, on each ground it may stand on, the palette's indices of a
/// cell's pixels.
struct TileSet: Sendable {
  /// The pixels of a tile's side.
  let side: Int
  /// How many grounds there are across and down before they repeat.
  let period: Int
  let palette: [Colour]
  /// All tiles' pixels; tile after tile, each row by row. A few bytes more follow.
  let pixels: [UInt8]
  /// Whether every tile is one colour: then its rows are alike.
  let isFlat: Bool

  private let reducer: PaletteReducer

  /// Draws every tile and brings their colours down to what a palette can hold beside `exact`.
  ///
  /// `spare` is a colour that nothing shows: it is left out where all others fit anyway.
  init(
    look: Look, subject: Subject, cell: Int, exact: [Colour], spare: Colour? = nil
  ) throws(GDError) {
    let painter = TilePainter(look: look, subject: subject, cell: cell)
    var colours: [UInt32] = []
    for state in subject.states.indices {
      colours += Self.tiles(of: try painter.sheet(for: state), cell: cell, period: painter.period)
    }
    var counts: [UInt32: Int] = [:]
    for colour in colours { counts[colour, default: 0] += 1 }
    let isFull = counts.count + exact.count + 1 > 255
    let kept = isFull ? exact + (spare.map { [$0] } ?? []) : exact
    let reducer = PaletteReducer(exact: kept, counts: counts, limit: 255)
    side = cell
    period = painter.period
    palette = reducer.palette
    let indices = colours.map { reducer.index(of: $0) }
    pixels = indices + [UInt8](repeating: 0, count: Self.overrun)
    isFlat = stride(from: 0, to: indices.count, by: cell * cell).allSatisfy { [pixels] start in
      pixels[start..<start + cell * cell].allSatisfy { $0 == pixels[start] }
    }
    self.reducer = reducer
  }

  /// Cuts a sheet of tiles into tiles.
  static func tiles(of sheet: [UInt32], cell: Int, period: Int) -> [UInt32] {
    var tiles: [UInt32] = []
    tiles.reserveCapacity(sheet.count)
    for row in 0..<period {
      for column in 0..<period {
        for y in row * cell..<(row + 1) * cell {
          let start = y * period * cell + column * cell
          tiles += sheet[start..<start + cell]
        }
      }
    }
    return tiles
  }

  /// The palette's index of a colour that was given as exact.
  func index(of colour: Colour) -> UInt8 { reducer.index(of: colour.code) }
}
