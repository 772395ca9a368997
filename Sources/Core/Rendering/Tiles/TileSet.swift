internal import TerrariumBasics
package import TerrariumGD

/// The tiles of a film: the palette indices of a cell's pixels for each state on each background.
package struct TileSet: Sendable {
  /// The side of a tile in pixels.
  let side: Int
  /// The number of backgrounds across and down before they repeat.
  package let period: Int
  package let palette: [Colour]
  /// The pixels of all tiles in sequence, each row by row. A few extra bytes follow.
  package let pixels: [UInt8]
  /// The poses of each state, and the number of the tile before those in other poses than the
  /// first.
  private let poses: [(first: Int, all: Poses)]
  /// True if every tile is one colour, so that its rows are equal.
  let isFlat: Bool

  private let reducer: PaletteReducer

  /// Draws every tile and reduces the colours to what a palette can hold besides `exact`.
  ///
  /// Those of an overlay are added if no state loses its colour for them. `spare` is an unused
  /// colour, which is left out if all others fit anyway.
  package init(
    look: Look, subject: Subject, cell: Int, exact: [Colour], spare: Colour? = nil,
    overlay: OverlayColours = OverlayColours()
  ) throws(GDError) {
    let painter = TilePainter(look: look, subject: subject, cell: cell)
    let ground = Self.tiles(of: try painter.ground(), cell: cell, period: painter.period)
    var tiles = subject.states.indices.map { (state: $0, pose: 0) }
    var poses: [(first: Int, all: Poses)] = []
    for state in subject.states.indices {
      let all = painter.poses(of: state)
      // A tile's number is a byte.
      guard tiles.count + all.count - 1 <= 256 else {
        poses.append((0, Poses(kinds: 1, turns: false)))
        continue
      }
      poses.append((tiles.count - 1, all))
      tiles += (1..<all.count).map { (state, $0) }
    }
    let covers = try tiles.map { tile throws(GDError) in
      try painter.cover(of: tile.state, pose: tile.pose)
    }
    self.poses = poses
    var layers = UnreducedTiles(ground: ground, covers: covers)
    if painter.showsPictures {
      let plain = look.theme[subject.ground]
      let few = PaletteReducer(nearest: layers.counts, exact: [plain], limit: Self.shades)
      layers.recolour { few.palette[Int(few.index(of: $0))].code }
    }
    let counts = layers.counts
    let most = look.maxColors
    let isFull = counts.count + exact.count + 1 > PaletteReducer.most
    let kept = isFull ? exact + (spare.map { [$0] } ?? []) : exact
    // If colours are reduced anyway, those of a sheet's texts fit as well, so a film looks the same
    // in a tile.
    let roomy = max(PaletteReducer.most - InkRamp.sheetColours, kept.count)
    var reducer =
      isFull && most > roomy
      ? PaletteReducer(exact: kept, counts: counts, limit: roomy)
      : PaletteReducer(exact: kept, counts: counts, most: most)
    reducer.add(
      inks: overlay.inks, mixes: overlay.mixes, keeping: subject.solids(in: look.theme), limit: most
    )
    self.side = cell
    period = painter.period
    palette = reducer.palette
    let count = covers.count * ground.count
    let pixels = layers.indices(spare: Self.overrun) { reducer.index(of: $0) }
    isFlat = stride(from: 0, to: count, by: cell * cell).allSatisfy { start in
      pixels[start..<start + cell * cell].allSatisfy { $0 == pixels[start] }
    }
    self.pixels = pixels
    self.reducer = reducer
  }

  /// The most shades of pictures and their background: more are invisible, but each makes a GIF
  /// larger.
  private static let shades = 32

  /// True if individuals are distinguished.
  var hasPoses: Bool { poses.contains { $0.all.count > 1 } }

  /// The pose of an individual of a state.
  func pose(of state: UInt8, _ individual: UInt8) -> Int {
    poses[Int(state)].all.pose(of: individual)
  }

  /// The tile of a state in a pose.
  func tile(of state: UInt8, pose: Int) -> UInt8 {
    pose == 0 ? state : UInt8(poses[Int(state)].first + pose)
  }

  /// The tiles of cells whose individuals are known.
  func tiles(of cells: StateGrid, _ individuals: [UInt8]) -> StateGrid {
    guard individuals.count == cells.states.count else { return cells }
    var tiles = cells.states
    for index in tiles.indices where tiles[index] != 0 {
      tiles[index] = tile(of: tiles[index], pose: pose(of: tiles[index], individuals[index]))
    }
    return StateGrid(size: cells.size, states: tiles)
  }

  /// Splits a sheet of tiles into tiles.
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

  /// The palette index of an exact colour.
  func index(of colour: Colour) -> UInt8 { reducer.index(of: colour.code) }
}
