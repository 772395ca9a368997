internal import TerrariumBasics

/// The islands of a repeating object in space and time, and which of them can do without others.
///
/// Two live cells are of one island where they touch in a generation, or from one to the next. An
/// island is bound to another where a birth beside it is prevented by that alone. What is left are
/// the smallest things that may be objects: a set of islands is one if it lives alone as it does
/// among the rest. This is how apgsearch takes objects apart.
struct SpacetimeIslands {
  private let rule: PatchRule
  private let object: RepeatingObject
  /// The box of all generations, the one after the last included, with a margin of two cells.
  private let frame: CellRect
  /// The island of each cell of the frame, or −1, generation by generation; one more than a period.
  private var labels: [[Int32]] = []
  /// The states of the same cells; none where there are but two.
  private var states: [[UInt8]] = []
  private(set) var count = 0

  /// The limit of cells and generations that are examined together.
  private static let most = 1 << 24

  /// The islands of an object; nil if it is too large for that.
  init?(_ object: RepeatingObject, _ rule: PatchRule) {
    (self.rule, self.object) = (rule, object)
    let last = object.patch(at: object.period)
    frame = object.box.union(last.box).widened(by: 2)
    guard frame.size.area <= Self.most / (object.period + 1) else { return nil }
    labels = (0...object.period).map { time in
      var grid = [Int32](repeating: -1, count: frame.size.area)
      for cell in object.patch(at: time).cells { grid[place(of: cell)] = 0 }
      return grid
    }
    guard rule.stateCount > 2 else { return }
    states = (0...object.period).map { time in
      var grid = [UInt8](repeating: 0, count: frame.size.area)
      for cell in object.patch(at: time).live { grid[place(of: cell.place)] = cell.state }
      return grid
    }
  }

  /// The state of a cell that lives.
  private func state(_ place: Int, _ time: Int) -> UInt8 {
    states.isEmpty ? 1 : states[time][place]
  }

  private func place(of cell: Cell) -> Int {
    (cell.y - frame.y) * frame.width + cell.x - frame.x
  }

  /// The steps from a cell to those around it that matter, the first half before it in rows.
  private var around: [Int] { rule.around.map { $0.y * frame.width + $0.x } }

  /// Finds the islands.
  ///
  /// - Parameter isStrong: True if all cells around a dead one that has three neighbours or more
  ///   are of one island, too: what is apart then surely lives alone.
  mutating func find(isStrong: Bool) {
    var number: Int32 = 0
    for time in labels.indices {
      for place in labels[time].indices where labels[time][place] >= 0 {
        labels[time][place] = number
        number += 1
      }
    }
    var sets = Unions(count: Int(number))
    let (period, around) = (object.period, around)
    for time in 0...period {
      for place in labels[time].indices {
        let own = labels[time][place]
        if own >= 0 {
          for step in around[(around.count / 2)...] where labels[time][place + step] >= 0 {
            sets.join(own, labels[time][place + step])
          }
          guard time < period else { continue }
          for step in around + [0] where labels[time + 1][place + step] >= 0 {
            sets.join(own, labels[time + 1][place + step])
          }
        } else if isStrong {
          joinAround(place, at: time, &sets)
        }
      }
    }
    let shift = object.displacement.y * frame.width + object.displacement.x
    for place in labels[0].indices where labels[0][place] >= 0 {
      sets.join(labels[0][place], labels[period][place + shift])
    }
    take(&sets)
  }

  private func joinAround(_ place: Int, at time: Int, _ sets: inout Unions) {
    let column = place % frame.width
    let row = place / frame.width
    guard column > 0, column < frame.width - 1, row > 0, row < frame.height - 1 else { return }
    let neighbours = around.map { labels[time][place + $0] }.filter { $0 >= 0 }
    guard neighbours.count >= 3 else { return }
    for other in neighbours.dropFirst() { sets.join(neighbours[0], other) }
  }

  /// Makes the members of each set one island.
  private mutating func take(_ sets: inout Unions) {
    let (numbers, count) = sets.numbers()
    for time in labels.indices {
      for place in labels[time].indices where labels[time][place] >= 0 {
        labels[time][place] = numbers[Int(labels[time][place])]
      }
    }
    self.count = count
  }

  /// Joins islands that need each other: if one alone prevents a birth beside another.
  mutating func bind() {
    while count > 1, let (one, other) = bound() {
      var sets = Unions(count: count)
      sets.join(Int32(one), Int32(other))
      take(&sets)
    }
  }

  /// Two islands of which one alone prevents a birth beside the other.
  private func bound() -> (Int, Int)? {
    for time in 0..<object.period {
      for y in 1..<frame.height - 1 {
        for place in y * frame.width + 1..<(y + 1) * frame.width - 1 {
          // Alone the island would have a cell here that it does not have in the next generation.
          for island in islands(around: place, at: time)
          where labels[time + 1][place] != island && next(place, time, among: { $0 == island }) != 0
          {
            let friends = Set(
              around.map { labels[time][place + $0] }.filter { $0 >= 0 && $0 != island })
            if friends.count == 1, let friend = friends.first { return (Int(island), Int(friend)) }
          }
        }
      }
    }
    return nil
  }

  private func islands(around place: Int, at time: Int) -> [Int32] {
    var found: [Int32] = []
    for step in around + [0] {
      let island = labels[time][place + step]
      if island >= 0, !found.contains(island) { found.append(island) }
    }
    return found
  }

  /// The state of a cell in the next generation, computed from some of the islands alone.
  private func next(_ place: Int, _ time: Int, among isThere: (Int32) -> Bool) -> UInt8 {
    let width = frame.width
    var bits = 0
    for row in [place - width, place, place + width] {
      for x in row - 1...row + 1 {
        let island = labels[time][x]
        bits = bits << 1 | (island >= 0 && state(x, time) == 1 && isThere(island) ? 1 : 0)
      }
    }
    if states.isEmpty { return rule.answers[bits] }
    let own = labels[time][place]
    return rule.next(own >= 0 && isThere(own) ? state(place, time) : 0, bits)
  }

  /// True if some islands live without the others as they do among them.
  func livesAlone(_ isThere: (Int32) -> Bool) -> Bool {
    let width = frame.width
    for time in 0..<object.period {
      for y in 1..<frame.height - 1 {
        for place in y * width + 1..<(y + 1) * width - 1 {
          let own = labels[time + 1][place]
          let expected = own >= 0 && isThere(own) ? state(place, time + 1) : 0
          if next(place, time, among: isThere) != expected { return false }
        }
      }
    }
    return true
  }

  /// The cells of some islands in the first generation.
  func cells(_ isThere: (Int32) -> Bool) -> [LiveCell] {
    labels[0].indices.filter { labels[0][$0] >= 0 && isThere(labels[0][$0]) }.map {
      LiveCell(
        Cell(frame.x + $0 % frame.width, frame.y + $0 / frame.width), state: state($0, 0))
    }
  }
}

extension SpacetimeIslands {
  /// The most islands whose groups are tried, and the most ways to group them.
  private static let (mostIslands, mostWays) = (16, 1 << 20)

  /// The cells of each island, where all of them live alone.
  func singles() -> [[LiveCell]]? {
    let islands = 0..<Int32(count)
    guard islands.allSatisfy({ island in livesAlone({ $0 == island }) }) else { return nil }
    return islands.map { island in cells { $0 == island } }
  }

  /// The cells of the first groups of islands that all live alone, from two groups on; nil if
  /// there are none.
  func groups() -> [[LiveCell]]? {
    guard count > 1 else { return nil }
    if let apart = singles() { return apart }
    guard count <= Self.mostIslands else { return nil }
    var known: [UInt32: Bool] = [:]
    for groups in 2...count {
      // Four colours suffice for what lies in the plane and does not move through time.
      if object.period <= 3, !object.isShip, groups > (rule.reachesCorners ? 7 : 4) { break }
      guard ways(groups) <= Self.mostWays else { break }
      var masks = [UInt32](repeating: 0, count: groups)
      if assign(0, used: 0, &masks, &known) {
        return masks.map { mask in cells { mask >> UInt32($0) & 1 == 1 } }
      }
    }
    return nil
  }

  private func ways(_ groups: Int) -> Int {
    (0..<count).reduce(1) { ways, _ in min(ways * groups, Self.mostWays + 1) }
  }

  /// Puts the islands from one on into groups, each way once, until all groups live alone.
  private func assign(
    _ island: Int, used: Int, _ masks: inout [UInt32], _ known: inout [UInt32: Bool]
  ) -> Bool {
    guard island < count else {
      return used == masks.count && masks.allSatisfy { livesAlone($0, &known) }
    }
    // The groups that are still empty need an island each.
    guard masks.count - used <= count - island else { return false }
    for group in 0..<min(used + 1, masks.count) {
      masks[group] |= 1 << UInt32(island)
      if assign(island + 1, used: max(used, group + 1), &masks, &known) { return true }
      masks[group] ^= 1 << UInt32(island)
    }
    return false
  }

  private func livesAlone(_ mask: UInt32, _ known: inout [UInt32: Bool]) -> Bool {
    if let known = known[mask] { return known }
    let isAlone = livesAlone { mask >> UInt32($0) & 1 == 1 }
    known[mask] = isAlone
    return isAlone
  }
}
