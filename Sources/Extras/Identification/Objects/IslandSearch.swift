internal import TerrariumBasics

/// Cells in islands that lie apart, and the cells that each takes for its own as it lives on.
struct IslandSearch {
  private let rule: PatchRule
  /// The live cells of each island; none if it has become part of another.
  private var members: [[Cell]] = []
  private var owners: CellNumbers
  private var unions: Unions
  private var waiting: [Int32]
  private var found: [Int32: RepeatingObject] = [:]
  /// The steps to all cells within reach.
  private let reach: [Cell]

  /// The islands of some cells; nil if these are too far apart for their numbers.
  init?(_ cells: [Cell], _ rule: PatchRule) {
    let limit = Int(Int32.max) / 2
    guard cells.allSatisfy({ abs($0.x) < limit && abs($0.y) < limit }) else { return nil }
    self.rule = rule
    let half = rule.halfReach
    reach = half + half.map { Cell(-$0.x, -$0.y) }
    owners = CellNumbers(capacity: 2 * cells.count)
    for (number, cell) in cells.enumerated() { owners[cell] = Int32(number) }
    var sets = Unions(count: cells.count)
    for (number, cell) in cells.enumerated() {
      for step in half {
        if let other = owners[Cell(cell.x + step.x, cell.y + step.y)] {
          sets.join(Int32(number), other)
        }
      }
    }
    let (numbers, count) = sets.numbers()
    members = [[Cell]](repeating: [], count: count)
    for (cell, number) in zip(cells, numbers) {
      members[Int(number)].append(cell)
      owners[cell] = number
    }
    unions = Unions(count: count)
    waiting = (0..<Int32(count)).reversed()
  }

  /// An island that nothing is known of yet.
  mutating func next() -> Int32? {
    while let island = waiting.popLast() {
      if unions.root(of: island) == island, found[island] == nil { return island }
    }
    return nil
  }

  /// The cells of an island at first.
  func cells(of island: Int32) -> [Cell] { members[Int(island)] }

  /// The objects that were found.
  var settled: [RepeatingObject] { found.keys.sorted().compactMap { found[$0] } }

  /// Keeps the object of an island.
  mutating func settle(_ island: Int32, _ object: RepeatingObject) { found[island] = object }

  /// Takes cells for an island's own; false if they lie near another's, which is one with it
  /// from then on.
  mutating func claims(_ cells: [Cell], for island: Int32) -> Bool {
    for cell in cells {
      if owners[cell].map({ unions.root(of: $0) }) == island { continue }
      for step in reach + [Cell(0, 0)] {
        guard let other = owners[Cell(cell.x + step.x, cell.y + step.y)] else { continue }
        let root = unions.root(of: other)
        if root != island {
          merge(island, root)
          return false
        }
      }
      owners[cell] = island
    }
    return true
  }

  private mutating func merge(_ one: Int32, _ other: Int32) {
    let (low, high) = (min(one, other), max(one, other))
    unions.join(low, high)
    members[Int(low)] += members[Int(high)]
    members[Int(high)] = []
    found[low] = nil
    found[high] = nil
    waiting.append(low)
  }

  /// Lets an island that does not repeat live on alone until it comes near another, with which it
  /// is one from then on; false if it does not within the bounds.
  mutating func mergesRestless(_ island: Int32, _ figure: CellPatch) -> Bool {
    guard members.count > 1 else { return false }
    // Most cells of a generation were claimed for one of the two before.
    var (patch, last, older) = (figure, figure, figure)
    var work = 0
    let mostArea = PatchBounds.area(of: figure)
    // What it was some generations ago; that it is the same again shows that it has settled alone.
    var (before, age) = (figure, 0)
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
