internal import CTerrariumKernels

/// The differences between the count of a cell and that of the cell above. Its neighbourhood gains
/// a lower edge and loses an upper one, and a straight part of an edge is the difference of two
/// sums.
struct LargerEdges {
  /// Consecutive cells downwards or to the right with one weight.
  private struct Run {
    let way: FarWay
    var column: Int
    var row: Int
    var count: Int

    func place(_ index: Int) -> (column: Int, row: Int) {
      switch way {
      case .along, .pair: (column + index, row)
      case .falling: (column + index, row + index)
      case .rising: (column - index, row + index)
      }
    }

    func part(_ range: Range<Int>) -> Run {
      let start = place(range.lowerBound)
      return Run(way: way, column: start.column, row: start.row, count: range.count)
    }
  }

  /// A sum, or a single cell if it is one of a pair.
  struct Term {
    let way: FarWay
    let row: Int
    let column: Int
  }

  /// The sums that are gained and lost equally often.
  struct Group {
    let weight: Int
    var most = 0
    var least = 0
    var gained: [Term] = []
    var lost: [Term] = []

    var pairs: Int { max(gained.count, lost.count) }
  }

  private(set) var groups: [Group] = []
  private var ways: Set<FarWay> = []

  /// The columns of the square, and the difference of each place's weight from the one above.
  private let columns: Int
  private let range: Int
  private var weights: [Int]

  /// The cheapest edges of a shape, if cheaper than an alternative.
  static func cheapest(
    _ spans: [LargerPlan.Span], _ plan: LargerPlan, heaviest: Int, isWide: Bool, below limit: Int
  ) -> LargerEdges? {
    let choices: [[FarWay]] = [[], [.along], [.falling, .rising], [.along, .falling, .rising]]
    let all = choices.compactMap {
      LargerEdges(spans, plan, ways: $0, heaviest: isWide ? heaviest : 0, limit: limit)
    }
    let best = all.min { $0.cost(isWide: isWide) < $1.cost(isWide: isWide) }
    return best.flatMap { $0.cost(isWide: isWide) < limit ? $0 : nil }
  }

  /// Divides the edges into runs in some directions; nil if there are too many. The largest weight
  /// of a cell is `heaviest`, or 0 if counts are modulo 256.
  private init?(
    _ spans: [LargerPlan.Span], _ plan: LargerPlan, ways: [FarWay], heaviest: Int, limit: Int
  ) {
    (range, columns) = (plan.range, 2 * plan.across + 1)
    weights = [Int](repeating: 0, count: columns * (2 * range + 2))
    for span in spans {
      let start = (span.row + range) * columns + plan.across + span.from
      for place in 0..<span.count {
        weights[start + place * span.step] -= span.weight
        weights[start + place * span.step + columns] += span.weight
      }
    }
    guard heaviest <= 127, weights.count(where: { $0 != 0 }) < 32 * limit else { return nil }
    let longest = heaviest == 0 ? Int.max : 127 / heaviest
    // The longest go first, and the rest of the others waits.
    var waiting: [Int: [Run]] = [:]
    for run in ways.flatMap(runs) { waiting[run.count, default: []].append(run) }
    for length in (0...(waiting.keys.max() ?? 0)).reversed().prefix(while: { $0 > 2 }) {
      while let run = waiting[length]?.popLast() {
        for part in unbroken(run) {
          if part.count == length {
            take(part, longest: longest, heaviest: heaviest)
          } else {
            waiting[part.count, default: []].append(part)
          }
        }
      }
    }
    for place in weights.indices where weights[place] != 0 {
      take(
        Run(way: .pair, column: place % columns, row: place / columns, count: 1),
        longest: 1, heaviest: heaviest)
    }
  }
}

extension LargerEdges {
  /// The weight of a place; 0 outside the square.
  private func weight(_ place: (column: Int, row: Int)) -> Int {
    guard 0..<columns ~= place.column, place.row >= 0, place.row < 2 * range + 2 else { return 0 }
    return weights[place.row * columns + place.column]
  }

  /// The longest runs of equal weights in a direction.
  private func runs(_ way: FarWay) -> [Run] {
    var runs: [Run] = []
    for place in weights.indices where weights[place] != 0 {
      var run = Run(way: way, column: place % columns, row: place / columns, count: 1)
      if weight(run.place(-1)) == weights[place] { continue }
      while weight(run.place(run.count)) == weights[place] { run.count += 1 }
      runs.append(run)
    }
    return runs
  }

  /// The parts of a run that are not taken yet.
  private func unbroken(_ run: Run) -> [Run] {
    var parts: [Run] = []
    var start = 0
    for index in 0...run.count
    where index == run.count || weight(run.place(index)) == 0 {
      if index > start { parts.append(run.part(start..<index)) }
      start = index + 1
    }
    return parts
  }

  /// Takes a run, in parts that fit into a group.
  private mutating func take(_ run: Run, longest: Int, heaviest: Int) {
    let weight = weight(run.place(0))
    for index in 0..<run.count {
      let place = run.place(index)
      weights[place.row * columns + place.column] = 0
    }
    for start in stride(from: 0, to: run.count, by: longest) {
      let part = run.part(start..<min(start + longest, run.count))
      add(part, weight: weight, heaviest: part.count * heaviest)
    }
    if run.way != .pair { ways.insert(run.way) }
  }

  private mutating func add(_ run: Run, weight: Int, heaviest: Int) {
    let isGained = weight > 0
    let found = groups.firstIndex {
      $0.weight == abs(weight) && (isGained ? $0.most : $0.least) + heaviest <= 127
    }
    let index = found ?? groups.count
    if found == nil { groups.append(Group(weight: abs(weight))) }
    if isGained { groups[index].most += heaviest } else { groups[index].least += heaviest }
    let last = term(run, at: run.way == .along ? run.count : run.count - 1)
    let before = run.way == .pair ? nil : term(run, at: run.way == .along ? 0 : -1)
    groups[index].gained += [isGained ? last : before].compactMap(\.self)
    groups[index].lost += [isGained ? before : last].compactMap(\.self)
  }

  private func term(_ run: Run, at index: Int) -> Term {
    let place = run.place(index)
    return Term(way: run.way, row: place.row - range - 1, column: place.column)
  }

  /// The cost of a vector of cells in approximate instructions: reading a sum takes two, because
  /// most are not aligned to cache lines.
  private func cost(isWide: Bool) -> Int {
    let made = ways.reduce(0) { $0 + ($1 == .along ? 17 : 5) }
    return groups.reduce(made + (isWide ? 6 : 3)) {
      $0 + 4 * $1.pairs + (isWide ? $1.weight == 1 ? 5 : 7 : 1)
    }
  }
}
