// Planes closed in one direction: their cells may be rotated along it and moved along the other.

extension Moment {
  /// The displacement on a cylinder.
  func displacement(round axis: Axis, from other: Moment) -> Cell? {
    guard case .cells(let now) = content, case .cells(let before) = other.content,
      now.count == before.count
    else { return nil }
    // Empty moments have no place.
    if now.isEmpty { return Cell(0, 0) }
    let along = Cell(corner.x - other.corner.x, corner.y - other.corner.y)
    let moves = turns(round: axis, from: other)
      .map { axis == .rows ? Cell($0, along.y) : Cell(along.x, $0) }
      .filter { parity.allows($0.x, $0.y) }
    // Rows or columns with equal sums may still differ, so all cells are compared.
    return moves.sorted(by: Self.isShorter).first { move in
      before.map { turned($0, by: move, axis) }.sorted() == now
    }
  }

  /// The code of a cell rotated along the closed axis.
  private func turned(_ code: UInt64, by move: Cell, _ axis: Axis) -> UInt64 {
    let place = Self.place(of: code)
    let x = axis == .rows ? (place.x + move.x).wrapped(on: size.columns) : place.x
    let y = axis == .rows ? place.y : (place.y + move.y).wrapped(on: size.rows)
    return UInt64(y) << 36 | UInt64(x) << 8 | code & 255
  }

  /// The rotations along an axis that match its sums with those of another moment.
  func turns(round axis: Axis, from other: Moment) -> [Int] {
    Self.rotations(of: other.sums(round: axis), to: sums(round: axis))
  }

  /// A number for the cells at each place of a closed axis. In a field it does not depend on
  /// rotations along the other axis; on a plane it depends on the cells' positions along it.
  func sums(round axis: Axis) -> [UInt64] {
    var sums = [UInt64](repeating: 0, count: axis == .rows ? size.columns : size.rows)
    switch content {
    case .grid(let states):
      for y in 0..<size.rows {
        for x in 0..<size.columns {
          let state = states[y * size.columns + x]
          if state != 0 { sums[axis == .rows ? x : y] &+= weight(of: state, inRow: y) }
        }
      }
    case .cells(let codes):
      for code in codes {
        let (x, y) = Self.place(of: code)
        let (place, other) = axis == .rows ? (x, y) : (y, x)
        sums[place] &+= mixed(UInt64(other) << 8 | code & 255)
      }
    case .line, .far: return []
    }
    return sums
  }

  private static func place(of code: UInt64) -> (x: Int, y: Int) {
    (Int(code >> 8 & (1 << 28 - 1)), Int(code >> 36))
  }
}

// MARK: - Rings of numbers

extension Moment {
  /// The rotations that turn a ring into another one, each the shorter way round.
  static func rotations(of ring: [UInt64], to other: [UInt64]) -> [Int] {
    let count = ring.count
    return (0..<count).filter { turn in
      var (place, isSame) = (turn, true)
      for value in ring {
        if other[place] != value {
          isSame = false
          break
        }
        place = place + 1 < count ? place + 1 : 0
      }
      return isSame
    }.map { 2 * $0 > count ? $0 - count : $0 }
  }

  /// The least rotation of a ring, equal for all its rotations (Booth, 1980, as a race of two
  /// starts).
  static func leastRotation(of ring: [UInt64]) -> [UInt64] {
    var one = 0
    var other = 1
    var length = 0
    let count = ring.count
    func value(_ place: Int) -> UInt64 { ring[place < count ? place : place - count] }
    while one < count, other < count, length < count {
      let (a, b) = (value(one + length), value(other + length))
      if a == b {
        length += 1
        continue
      }
      if a > b { one += length + 1 } else { other += length + 1 }
      if one == other { other += 1 }
      length = 0
    }
    let start = min(one, other)
    return Array(ring[start...] + ring[..<start])
  }
}
