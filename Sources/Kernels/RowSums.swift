/// A row of cells and its sums over three cells, with the middle one and without: what the rows
/// above and below and the row itself need of it. Each row is summed once and used three times.
struct RowSums {
  let alive: Lanes
  let pairOnes: Lanes
  let pairTwos: Lanes
  let ones: Lanes
  let twos: Lanes

  /// The sums of a row, given the words to its left and right.
  @inline(__always) init(_ left: Lanes, _ alive: Lanes, _ right: Lanes) {
    let (one, last) = (Lanes(repeating: 1), Lanes(repeating: 63))
    let west = (alive &<< one) | (left &>> last)
    let east = (alive &>> one) | (right &<< last)
    self.alive = alive
    pairOnes = west ^ east
    pairTwos = west & east
    ones = .odd(west, east, alive)
    twos = .most(west, east, alive)
  }

  /// How many neighbours of this row's cells live, given the rows above and below.
  @inline(__always) func count(_ above: RowSums, _ below: RowSums) -> Count {
    Count(
      ones: .odd(above.ones, below.ones, pairOnes),
      carried: .most(above.ones, below.ones, pairOnes),
      rawTwos: .odd(above.twos, below.twos, pairTwos),
      rawFours: .most(above.twos, below.twos, pairTwos))
  }
}

/// How many neighbours live, bit-sliced: `ones + 2 * twos + 4 * fours + 8 * eights`.
struct Count {
  let ones: Lanes
  let carried: Lanes
  let rawTwos: Lanes
  /// The fours before the carry from the twos; they are the fours where the twos are set.
  let rawFours: Lanes

  @inline(__always) var twos: Lanes { rawTwos ^ carried }
  @inline(__always) var fours: Lanes { rawFours ^ (rawTwos & carried) }
  @inline(__always) var eights: Lanes { rawFours & (rawTwos & carried) }
}
