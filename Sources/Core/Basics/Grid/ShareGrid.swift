/// A window seen from far away: each point stands for a block of many cells.
///
/// Each state except the background (state 0) has a plane of shares: the part of each block's cells
/// in that state, from 0 (none) to 255 (all).
package struct ShareGrid: Hashable, Sendable {
  /// The number of points across and down.
  package let size: GridSize

  /// The planes; each has a share for every point, row by row.
  package let planes: [[UInt8]]

  /// The state of each plane: 1, 2, … in a world's own shares.
  package let states: [Int]

  /// The pairs of planes, by the first of each, that are the two ends of a range of colours: cells
  /// in between count for both, each in part.
  package let ranges: [Int]

  /// A grid of the given planes; each must have as many shares as the size has points.
  package init(
    size: GridSize, planes: [[UInt8]], states: [Int]? = nil, ranges: [Int] = []
  ) {
    precondition(planes.allSatisfy { $0.count == size.area }, "a share for each point")
    self.size = size
    self.planes = planes
    self.states = states ?? Array(0..<planes.count).map { $0 + 1 }
    self.ranges = ranges
  }

  /// The number of points of a window when each is a square block of `side` cells.
  package static func size(of window: CellRect, blockSide side: Int) -> GridSize {
    func blocks(_ cells: Int) -> Int { cells / side + (cells % side).signum() }
    return GridSize(columns: blocks(window.width), rows: blocks(window.height))
  }

  /// The number of a window's cells in one of its blocks.
  package static func cells(
    of window: CellRect, inColumn column: Int, row: Int, blockSide side: Int
  ) -> UInt128 {
    GridSize(
      columns: min(side, window.width - column * side),
      rows: min(side, window.height - row * side)
    ).cells
  }

  /// The share of `count` in `total` cells: 0 for none, 255 for all, and at least 1 for any.
  package static func share(of count: UInt128, in total: UInt128) -> UInt8 {
    guard count > 0, total > 0 else { return 0 }
    // Of more cells than 2^120 the lowest digits do not matter.
    let spare = max(0, 8 - total.leadingZeroBitCount)
    return UInt8(max(1, (count >> spare) * 255 / (total >> spare)))
  }
}
