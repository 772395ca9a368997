/// The words of a tile: 64 rows of 64 cells, the westmost at the lowest bit. Row `y` is word
/// `y % 8 * 8 + y / 8`, so that the words of a vector are rows eight apart, and the rows above and
/// below them are the vectors before and after.
@inline(__always) var tileWords: Int { 64 }

/// Where a tile and the eight around it lie in the memory of a field.
@unsafe struct TilePlaces {
  let west, middle, east: UnsafePointer<UInt64>
  private let northWest, north, northEast: UnsafePointer<UInt64>
  private let southWest, south, southEast: UnsafePointer<UInt64>
  private let laneMarks: UnsafePointer<UInt64>

  /// The places of a tile; `links` has the numbers of the eight around each tile, row by row.
  ///
  /// `laneMarks` is a word of ones with seven words of zeros before and after it. It is read from
  /// memory because the optimiser takes vectors with a known word apart.
  @inline(__always) init(
    of tile: Int, in field: UnsafePointer<UInt64>, links: UnsafePointer<Int32>,
    laneMarks: UnsafePointer<UInt64>
  ) {
    let around = unsafe links + tile * 8
    @inline(__always) func place(_ index: Int) -> UnsafePointer<UInt64> {
      unsafe field + Int(around[index]) * tileWords
    }
    unsafe middle = field + tile * tileWords
    unsafe (northWest, north, northEast) = (place(0), place(1), place(2))
    unsafe (west, east) = (place(3), place(4))
    unsafe (southWest, south, southEast) = (place(5), place(6), place(7))
    unsafe self.laneMarks = laneMarks
  }

  /// The rows in the vector at a word of the tile, with the words to their left and right.
  @inline(__always) func rows(_ word: Int) -> (Lanes, Lanes, Lanes) {
    unsafe (west.lanes(word), middle.lanes(word), east.lanes(word))
  }

  /// The rows above those in the first vector of a group of lanes.
  @inline(__always) func rowsAbove(_ group: Int) -> (Lanes, Lanes, Lanes) {
    let (left, here, right) = unsafe rows(55 + group)
    if group > 0 { return (left, here, right) }
    let first = unsafe laneMarks.lanes(7)
    return unsafe (
      left.replaced(by: Lanes(repeating: northWest[63]), where: first),
      here.replaced(by: Lanes(repeating: north[63]), where: first),
      right.replaced(by: Lanes(repeating: northEast[63]), where: first)
    )
  }

  /// The rows below those in the last vector of a group of lanes.
  @inline(__always) func rowsBelow(_ group: Int) -> (Lanes, Lanes, Lanes) {
    let (left, here, right) = unsafe rows(1 + group)
    if group + laneCount < 8 { return (left, here, right) }
    let last = unsafe laneMarks.lanes(8 - laneCount)
    return unsafe (
      left.replaced(by: Lanes(repeating: southWest[0]), where: last),
      here.replaced(by: Lanes(repeating: south[0]), where: last),
      right.replaced(by: Lanes(repeating: southEast[0]), where: last)
    )
  }

  /// The sums of three vectors of rows.
  @inline(__always) static func sums(_ rows: (Lanes, Lanes, Lanes)) -> RowSums {
    RowSums(rows.0, rows.1, rows.2)
  }
}
