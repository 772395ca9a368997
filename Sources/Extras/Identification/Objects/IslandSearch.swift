internal import TerrariumBasics

/// Cells in separate islands, and the cells that each island claims as it lives on.
struct IslandSearch {
  private let rule: PatchRule
  /// The live cells of each island; none if it has become part of another.
  private var members: [[LiveCell]] = []
  private var owners: CellNumbers
  private var unions: Unions
  private var waiting: [Int32]
  private var found: [Int32: RepeatingObject] = [:]
  /// The steps to all cells within reach.
  private let reach: [Cell]
  /// The columns and rows of the cells' torus; nil on a plane.
  private let torus: GridSize?
  /// The position of each owned cell of a torus on the plane of its island.
  private var places: [Cell: Cell] = [:]
  /// True if an island reaches itself around a torus, so that it is no object of a plane.
  private(set) var hasRings = false

  /// Finds the islands of some cells; nil if these are too far apart for the numbers used here.
  /// Those of a torus are laid out on planes, across the seams.
  init?(_ cells: [LiveCell], _ rule: PatchRule, on torus: GridSize? = nil) {
    let limit = Int(Int32.max) / 2
    guard cells.allSatisfy({ abs($0.place.x) < limit && abs($0.place.y) < limit }) else {
      return nil
    }
    self.rule = rule
    self.torus = torus
    let half = rule.halfReach
    reach = half + half.map { Cell(-$0.x, -$0.y) }
    owners = CellNumbers(capacity: 2 * cells.count)
    unions = Unions(count: 0)
    waiting = []
    var indices = CellNumbers(capacity: cells.count)
    for (index, cell) in cells.enumerated() { indices[cell.place] = Int32(index) }
    for first in cells where owners[first.place] == nil {
      let own = Int32(members.count)
      var island = [first]
      take(first.place, for: own)
      var next = 0
      while next < island.count {
        let cell = island[next].place
        next += 1
        for step in reach {
          let near = Cell(cell.x + step.x, cell.y + step.y)
          guard let index = indices[key(near)] else { continue }
          if owners[key(near)] == nil {
            take(near, for: own)
            island.append(LiveCell(near, state: cells[Int(index)].state))
          } else if shift(to: near) != Cell(0, 0) {
            hasRings = true
          }
        }
      }
      members.append(island)
    }
    unions = Unions(count: members.count)
    waiting = (0..<Int32(members.count)).reversed()
  }

  /// Records the island of a cell on its plane.
  private mutating func take(_ cell: Cell, for island: Int32) {
    owners[key(cell)] = island
    if torus != nil { places[key(cell)] = cell }
  }

  /// Returns the cell of the field for a cell of an island's plane.
  private func key(_ cell: Cell) -> Cell { torus.map { cell.wrapped(on: $0) } ?? cell }

  /// The shift of the plane of a cell's owner that puts the cell at a place.
  private func shift(to place: Cell) -> Cell {
    guard torus != nil, let known = places[key(place)] else { return Cell(0, 0) }
    return Cell(place.x - known.x, place.y - known.y)
  }

  /// Returns an island about which nothing is known yet.
  mutating func next() -> Int32? {
    while let island = waiting.popLast() {
      if unions.root(of: island) == island, found[island] == nil { return island }
    }
    return nil
  }

  /// The first cells of an island.
  func cells(of island: Int32) -> [LiveCell] { members[Int(island)] }

  /// The objects that were found.
  var settled: [RepeatingObject] { found.keys.sorted().compactMap { found[$0] } }

  /// Records the object of an island.
  mutating func settle(_ island: Int32, _ object: RepeatingObject) { found[island] = object }

  /// Claims cells for an island. False if they lie near another island's, which is then merged with
  /// it, or near its own around a torus.
  mutating func claims(_ cells: [Cell], for island: Int32) -> Bool {
    for cell in cells {
      if owners[key(cell)].map({ unions.root(of: $0) }) == island, shift(to: cell) == Cell(0, 0) {
        continue
      }
      for step in reach + [Cell(0, 0)] {
        let near = Cell(cell.x + step.x, cell.y + step.y)
        guard let other = owners[key(near)] else { continue }
        let root = unions.root(of: other)
        if root != island {
          merge(island, root, by: shift(to: near))
          return false
        }
        if shift(to: near) != Cell(0, 0) {
          hasRings = true
          return false
        }
      }
      take(cell, for: island)
    }
    return true
  }

  /// Merges two islands, after moving the second on its plane.
  private mutating func merge(_ one: Int32, _ other: Int32, by shift: Cell) {
    if shift != Cell(0, 0) {
      members[Int(other)] = members[Int(other)].map { $0.moved(right: shift.x, down: shift.y) }
      for (key, place) in places where owners[key].map({ unions.root(of: $0) }) == other {
        places[key] = Cell(place.x + shift.x, place.y + shift.y)
      }
    }
    let (low, high) = (min(one, other), max(one, other))
    unions.join(low, high)
    members[Int(low)] += members[Int(high)]
    members[Int(high)] = []
    found[low] = nil
    found[high] = nil
    waiting.append(low)
  }

  /// Runs an island that does not repeat alone until it comes near another, and merges the two.
  /// False if that does not happen within the bounds.
  mutating func mergesRestless(
    _ island: Int32, _ pattern: CellPatch, computed: inout UInt128
  ) -> Bool {
    guard members.count > 1 else { return false }
    // Most cells of a generation were claimed for one of the two before.
    var patch = pattern
    var last = pattern
    var older = pattern
    var work = 0
    defer { computed += UInt128(work) }
    let mostArea = PatchBounds.area(of: pattern)
    // The island some generations ago: if it is the same again, it has settled alone.
    var (before, age) = (pattern, 0)
    for _ in 0..<PatchBounds.period {
      (patch, last, older) = (patch.next(rule), patch, last)
      work += patch.shape.size.area
      age += 1
      if patch == before { return false }
      if age == 12 { (before, age) = (patch, 0) }
      guard !patch.isEmpty, patch.shape.size.area <= mostArea, work <= PatchBounds.work else {
        return false
      }
      let new = patch.cells.filter { !last.contains($0) && !older.contains($0) }
      if !claims(new, for: island) { return true }
    }
    return false
  }
}
