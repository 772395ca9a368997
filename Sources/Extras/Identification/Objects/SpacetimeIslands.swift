internal import TerrariumBasics

/// The islands of a repeating object in space and time, and those that can live without others.
///
/// Two live cells belong to one island if they touch within a generation or from one to the next.
/// An island is bound to another if it alone prevents a birth beside it. A set of islands is an
/// object if it lives alone as it does among the rest. This is how apgsearch takes objects apart.
struct SpacetimeIslands {
  private let rule: PatchRule
  private let object: RepeatingObject
  /// The box of all generations, including the one after the last, with a margin of two cells.
  private let frame: CellRect
  /// The island of each cell of the frame, or −1, for each generation of a period and one more.
  private var labels: [[Int32]] = []
  /// The states of the same cells.
  private var states: [[UInt8]] = []
  private(set) var count = 0

  /// The most cells, over all generations, that are examined together.
  private static let most = 1 << 24

  /// Creates the islands of an object; nil if it is too large.
  init?(_ object: RepeatingObject, _ rule: PatchRule) {
    (self.rule, self.object) = (rule, object)
    let last = object.patch(at: object.period)
    frame = object.box.union(last.box).widened(by: 2)
    guard frame.size.area <= Self.most / (object.period + 1) else { return nil }
    states = (0...object.period).map { time in
      var grid = [UInt8](repeating: 0, count: frame.size.area)
      for cell in object.patch(at: time).live {
        grid[(cell.place.y - frame.y) * frame.width + cell.place.x - frame.x] = cell.state
      }
      return grid
    }
    labels = states.map { $0.map { $0 == 0 ? -1 : 0 } }
  }

  /// The offsets to the neighbours that matter; those of the first half come before the cell.
  private var around: [Int] { rule.around.map { $0.y * frame.width + $0.x } }

  /// Finds the islands.
  ///
  /// - Parameter isStrong: True if all cells around a dead one with three or more neighbours are
  ///   also of one island. Islands that are still separate then surely live alone.
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

  /// Merges the members of each set into one island.
  private mutating func take(_ sets: inout Unions) {
    let (numbers, count) = sets.numbers()
    for time in labels.indices {
      for place in labels[time].indices where labels[time][place] >= 0 {
        labels[time][place] = numbers[Int(labels[time][place])]
      }
    }
    self.count = count
  }

  /// Merges islands that need each other: one alone prevents a birth beside the other.
  mutating func bind() {
    while count > 1, let (one, other) = bound() {
      var sets = Unions(count: count)
      sets.join(Int32(one), Int32(other))
      take(&sets)
    }
  }

  /// Returns two islands of which one alone prevents a birth beside the other.
  private func bound() -> (Int, Int)? {
    for time in 0..<object.period {
      for y in 1..<frame.height - 1 {
        for place in y * frame.width + 1..<(y + 1) * frame.width - 1 {
          // Alone, the island would have a cell here that it does not have in the next generation.
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

  /// Returns the state of a cell in the next generation, computed from some islands alone.
  private func next(_ place: Int, _ time: Int, among isThere: (Int32) -> Bool) -> UInt8 {
    let width = frame.width
    var bits = 0
    for row in [place - width, place, place + width] {
      for x in row - 1...row + 1 {
        bits = bits << 1 | (state(x, time, among: isThere) == 1 ? 1 : 0)
      }
    }
    return rule.next(state(place, time, among: isThere), bits)
  }

  /// The state of a cell that belongs to one of some islands; 0 for all others.
  private func state(_ place: Int, _ time: Int, among isThere: (Int32) -> Bool) -> UInt8 {
    let island = labels[time][place]
    return island >= 0 && isThere(island) ? states[time][place] : 0
  }

  /// True if some islands live without the others as they do among them.
  func livesAlone(_ isThere: (Int32) -> Bool) -> Bool {
    let width = frame.width
    for time in 0..<object.period {
      for y in 1..<frame.height - 1 {
        for place in y * width + 1..<(y + 1) * width - 1 {
          let expected = state(place, time + 1, among: isThere)
          if next(place, time, among: isThere) != expected { return false }
        }
      }
    }
    return true
  }

  /// The cells of some islands in the first generation.
  func cells(_ isThere: (Int32) -> Bool) -> [LiveCell] {
    labels[0].indices.filter { state($0, 0, among: isThere) > 0 }.map {
      LiveCell(
        Cell(frame.x + $0 % frame.width, frame.y + $0 / frame.width), state: states[0][$0])
    }
  }
}

extension SpacetimeIslands {
  /// The most islands that are grouped, and the most groupings that are tried.
  private static let (mostIslands, mostWays) = (16, 1 << 20)

  /// Returns the cells of each island if all of them live alone.
  func singles() -> [[LiveCell]]? {
    let islands = 0..<Int32(count)
    guard islands.allSatisfy({ island in livesAlone({ $0 == island }) }) else { return nil }
    return islands.map { island in cells { $0 == island } }
  }

  /// Returns the cells of the first grouping, of two or more groups, in which each group lives
  /// alone; nil if there is none.
  func groups() -> [[LiveCell]]? {
    guard count > 1 else { return nil }
    if let apart = singles() { return apart }
    guard count <= Self.mostIslands else { return nil }
    var known: [UInt32: Bool] = [:]
    for groups in 2...count {
      // Four colours suffice for islands in the plane that do not move through time.
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

  /// Puts the islands from one on into groups, in each way once, until all groups live alone.
  private func assign(
    _ island: Int, used: Int, _ masks: inout [UInt32], _ known: inout [UInt32: Bool]
  ) -> Bool {
    guard island < count else {
      return used == masks.count && masks.allSatisfy { livesAlone($0, &known) }
    }
    // Each group that is still empty needs an island.
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
