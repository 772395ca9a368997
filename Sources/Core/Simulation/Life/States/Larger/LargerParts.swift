internal import CTerrariumKernels

/// The rows of sums that a rule needs, each made of two before it.
struct LargerRows {
  private struct Key: Hashable {
    let base: Int
    let step: Int
    let length: Int
  }

  /// The largest weight of a cell, and the largest sum in each row of sums.
  let heaviest: Int
  private(set) var most: [Int]

  private(set) var sums = [
    FarSum(way: .pair, first: 0, second: 0, offset: 0, extent: 1, kept: false)
  ]
  private var known: [Key: Int] = [:]
  private var lengths: [Key: [Int]] = [:]
  private var straight: [FarWay: Int] = [:]

  init(heaviest: Int) {
    self.heaviest = heaviest
    most = [heaviest]
  }

  mutating func keep(_ sum: Int) { sums[sum].kept = true }

  /// The row with the sums of `length` others, each `step` columns further right.
  mutating func row(of length: Int, step: Int, base: Int = 0) -> Int {
    if length == 1 { return base }
    if let row = known[Key(base: base, step: step, length: length)] { return row }
    let all = Key(base: base, step: step, length: 0)
    let shorter = lengths[all, default: [1]]
    var part = length / 2
    for other in shorter.reversed() where other < length {
      if other == length - other || shorter.contains(length - other) {
        part = other
        break
      }
      if other > length / 2, part == length / 2 { part = other }
    }
    let first = row(of: part, step: step, base: base)
    let second = row(of: length - part, step: step, base: base)
    let offset = part * step
    sums.append(
      FarSum(
        way: .pair, first: Int32(first), second: Int32(second), offset: Int32(offset),
        extent: max(sums[first].extent, sums[second].extent + Int32(offset)), kept: false))
    most.append(most[first] + most[second])
    known[Key(base: base, step: step, length: length)] = sums.count - 1
    lengths[all, default: [1]].append(length)
    return sums.count - 1
  }

  /// The row with the running sums in one direction, or the cells themselves.
  mutating func row(_ way: FarWay) -> Int {
    if way == .pair { return 0 }
    if let row = straight[way] { return row }
    sums.append(FarSum(way: way, first: 0, second: 0, offset: 0, extent: 1, kept: false))
    most.append(255)
    straight[way] = sums.count - 1
    return sums.count - 1
  }
}

/// The parts of a shape: rows of sums, their places and their weights; either the whole shape, or
/// the differences from that of the cell above.
struct LargerParts {
  let isRunning: Bool
  private(set) var groups: [FarGroup] = []
  private(set) var terms: [FarTerm] = []

  /// The weight of the cell itself: that of the adjacent one if it then makes a longer span, or the
  /// shape's own if it is weighted.
  static func middle(of plan: LargerPlan) -> Int {
    let shape = plan.rule.shape
    if shape == .letter("G") { return shape.weight(0, 0, range: plan.range, isOdd: false) }
    if case .weights = shape { return 0 }
    let isInside = [-2, -1, 1, 2].map {
      abs($0) <= plan.across
        && shape.weight($0, 0, range: plan.range, isOdd: false) == 1
    }
    return isInside[1] && isInside[2] || isInside[0] && isInside[3] ? 1 : 0
  }

  /// Creates the parts of a shape, whichever are cheaper.
  init(_ plan: LargerPlan, isOdd: Bool, middle: Int, isWide: Bool, rows: inout LargerRows) {
    var all = rows
    var parts = LargerSpans()
    if plan.rule.shape == .letter("G") {
      parts.addHill(range: plan.range, rows: &all)
    } else {
      let spans = LargerPlan.spans(of: plan.rule, isOdd: isOdd, middle: middle)
      parts.add(spans, across: plan.across, rows: &all)
      let groups = parts.grouped(all).groups.count
      let cost =
        2 * parts.terms.count + groups * (isWide ? 4 : 1) + 4 * (all.sums.count - rows.sums.count)
      let edges = LargerEdges.cheapest(
        spans, plan, heaviest: rows.heaviest, isWide: isWide, below: cost)
      if let edges {
        isRunning = true
        add(edges, rows: &rows)
        return
      }
    }
    isRunning = false
    rows = all
    (groups, terms) = parts.grouped(all)
  }

  private mutating func add(_ edges: LargerEdges, rows: inout LargerRows) {
    for group in edges.groups {
      groups.append(FarGroup(count: Int32(group.pairs), weight: Int32(group.weight)))
      for pair in 0..<group.pairs {
        for list in [group.gained, group.lost] {
          guard pair < list.count else {
            // Empty rows above the field.
            terms.append(FarTerm(sum: 0, row: -FAR_MOST_RANGE * 4, column: 0))
            continue
          }
          let term = list[pair]
          terms.append(
            FarTerm(
              sum: Int32(rows.row(term.way)), row: Int32(term.row), column: Int32(term.column)))
        }
      }
    }
  }
}

/// The spans of a shape, as parts of rows of sums.
struct LargerSpans {
  private(set) var terms: [(term: FarTerm, weight: Int)] = []

  private mutating func add(sum: Int, row: Int, column: Int, weight: Int) {
    terms.append((FarTerm(sum: Int32(sum), row: Int32(row), column: Int32(column)), weight))
  }

  mutating func add(_ spans: [LargerPlan.Span], across: Int, rows: inout LargerRows) {
    let longest = 255 / rows.heaviest
    // Shorter ones first, so that longer ones can be made of them.
    for span in spans.sorted(by: { ($0.count, $0.row, $0.from) < ($1.count, $1.row, $1.from) }) {
      for begin in stride(from: 0, to: span.count, by: longest) {
        let count = min(longest, span.count - begin)
        add(
          sum: rows.row(of: count, step: span.step), row: span.row,
          column: across + span.from + begin * span.step, weight: span.weight)
      }
    }
  }

  /// Weights that decrease from the centre to all sides: in a row they are as many spans of equal
  /// length as that length, each one column further right.
  mutating func addHill(range: Int, rows: inout LargerRows) {
    let side = range + 1
    let span = rows.row(of: side, step: 1)
    let longest = max(1, 255 / side)
    for row in -range...range {
      for begin in stride(from: 0, to: side, by: longest) {
        let count = min(longest, side - begin)
        add(
          sum: rows.row(of: count, step: 1, base: span), row: row, column: begin,
          weight: side - abs(row))
      }
    }
  }

  /// The parts in groups of one weight, whose sums fit in a byte.
  func grouped(_ rows: LargerRows) -> (groups: [FarGroup], terms: [FarTerm]) {
    let sorted = terms.enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1)
    var groups: [FarGroup] = []
    var most = 0
    for part in sorted {
      let more = rows.most[Int(part.term.sum)]
      if let last = groups.last, last.weight == part.weight, most + more <= 255 {
        groups[groups.count - 1].count += 1
        most += more
      } else {
        groups.append(FarGroup(count: 1, weight: Int32(part.weight)))
        most = more
      }
    }
    return (groups, sorted.map(\.term))
  }
}
