/// The layout of a finite field's tiles, row by row from tile 1, and its edges.
///
/// If a side is not a multiple of 64, the last tiles extend beyond the edge. On a torus the first
/// column beyond it repeats column 0, and extra tiles to the west of column 0 repeat the last one;
/// the same holds for rows. They are updated before each generation.
struct TileMap: Hashable, Sendable {
  let size: GridSize
  let wraps: Bool
  let columns: Int
  let rows: Int

  /// The columns and rows of cells in the last tiles; 0 if these are full.
  let lastColumns: Int
  let lastRows: Int

  /// Creates the map of a field.
  init(size: GridSize, wraps: Bool) {
    self.size = size
    self.wraps = wraps
    columns = (size.columns + 63) / 64
    rows = (size.rows + 63) / 64
    lastColumns = size.columns % 64
    lastRows = size.rows % 64
  }

  /// The number of tiles of the field.
  var tileCount: Int { columns * rows }

  /// The number of tiles in memory, with the empty one and those that repeat the far edges.
  var capacity: Int {
    1 + tileCount + (westRepeats ? rows : 0) + (northRepeats ? columns + 1 : 0)
  }

  /// True if tiles repeat the last column, and the last row.
  var westRepeats: Bool { wraps && lastColumns != 0 }
  var northRepeats: Bool { wraps && lastRows != 0 }

  /// The number of a tile.
  func tile(_ column: Int, _ row: Int) -> Int { 1 + row * columns + column }

  /// The tile that repeats the last column, for a row of tiles.
  func westRepeat(_ row: Int) -> Int { 1 + tileCount + row }

  /// The tile that repeats the last row, for a column of tiles from −1.
  func northRepeat(_ column: Int) -> Int {
    1 + tileCount + (westRepeats ? rows : 0) + column + 1
  }

  /// The mask for a tile: 0 none, 1 at the right, 2 at the bottom, 3 in the corner.
  func fit(_ column: Int, _ row: Int) -> Int {
    (lastColumns != 0 && column == columns - 1 ? 1 : 0) + (lastRows != 0 && row == rows - 1 ? 2 : 0)
  }

  /// The mask for a row of cells in a tile with a fit.
  func mask(fit: Int, row: Int) -> UInt64 {
    if fit & 2 != 0 && row >= lastRows { return 0 }
    return fit & 1 != 0 ? 1 << UInt64(lastColumns) - 1 : ~0
  }

  /// The neighbour of a tile for the kernels.
  func neighbour(_ column: Int, _ row: Int, _ right: Int, _ down: Int) -> Int {
    let (x, y) = (column + right, row + down)
    if !wraps { return x < 0 || x >= columns || y < 0 || y >= rows ? 0 : tile(x, y) }
    if y < 0 && northRepeats {
      if x < 0 { return northRepeat(westRepeats ? -1 : columns - 1) }
      return northRepeat(x % columns)
    }
    let row = (y + rows) % rows
    if x < 0 && westRepeats { return westRepeat(row) }
    return tile((x + columns) % columns, row)
  }
}
