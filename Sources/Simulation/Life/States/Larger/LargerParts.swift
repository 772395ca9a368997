internal import CKernels

/// The rows of sums that a rule needs, each made of two that came before.
struct LargerRows {
  private struct Key: Hashable {
    let base: Int
    let step: Int
    let length: Int
  }

  /// The most that a cell counts for, and a sum in each row.
  let heaviest: Int
  private(set) var most: [Int]

  private(set) var sums = [FarSum(first: 0, second: 0, offset: 0, extent: 1, kept: false)]
  private var known: [Key: Int] = [:]
  private var lengths: [Key: [Int]] = [:]

  init(heaviest: Int) {
    self.heaviest = heaviest
    most = [heaviest]
  }

  mutating func keep(_ sum: Int) { sums[sum].kept = true }

  /// The row with the sums of `length` others, each `step` columns further right.
  mutating func row(of length: Int, step: Int, base: Int = 0) -> Int {
    if length == 1 { return base }
    let step = length == 1 ? 1 : step
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
        first: Int32(first), second: Int32(second), offset: Int32(offset),
        extent: max(sums[first].extent, sums[second].extent + Int32(offset)), kept: false))
    most.append(most[first] + most[second])
    known[Key(base: base, step: step, length: length)] = sums.count - 1
    lengths[all, default: [1]].append(length)
    return sums.count - 1
  }
}

/// The parts of a shape: rows of sums, where they begin, and what they count for.
struct LargerParts {
  var terms: [LargerPart] = []

  /// The times that the cell itself is counted: as often as the one beside it if that makes a longer
  /// span, and by the shape's own weight where there are weights.
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

  init(_ plan: LargerPlan, isOdd: Bool, middle: Int, rows: inout LargerRows) {
    if plan.rule.shape == .letter("G") {
      addHill(range: plan.range, rows: &rows)
      return
    }
    let longest = 255 / rows.heaviest
    let spans = LargerPlan.spans(of: plan.rule, isOdd: isOdd, middle: middle)
    // Shorter ones first, so that longer ones can be made of them.
    for span in spans.sorted(by: { ($0.count, $0.row, $0.from) < ($1.count, $1.row, $1.from) }) {
      var begin = 0
      while begin < span.count {
        let count = min(longest, span.count - begin)
        terms.append(
          LargerPart(
            sum: rows.row(of: count, step: span.step), row: span.row,
            column: plan.across + span.from + begin * span.step, weight: span.weight))
        begin += count
      }
    }
  }

  /// Weights that fall from the middle to all sides: along a row they are as many spans of the same
  /// length as it is long, each one column further right.
  private mutating func addHill(range: Int, rows: inout LargerRows) {
    let side = range + 1
    let span = rows.row(of: side, step: 1)
    let longest = max(1, 255 / side)
    for row in -range...range {
      var begin = 0
      while begin < side {
        let count = min(longest, side - begin)
        terms.append(
          LargerPart(
            sum: rows.row(of: count, step: 1, base: span), row: row, column: begin,
            weight: side - abs(row)))
        begin += count
      }
    }
  }

  /// Parts that are the same in many rows below each other, and all others.
  func slides(isWide: Bool) -> (found: [FarSlide], rest: [LargerPart]) {
    struct Column: Hashable {
      let sum: Int
      let column: Int
      let weight: Int
    }
    // A running sum is read and written for each row: fewer rows are sooner added up.
    let fewest = isWide ? 12 : 7
    var rowsOf: [Column: [Int]] = [:]
    for term in terms {
      rowsOf[Column(sum: term.sum, column: term.column, weight: term.weight), default: []]
        .append(term.row)
    }
    var slides: [FarSlide] = []
    var rest: [LargerPart] = []
    for term in terms {
      let column = Column(sum: term.sum, column: term.column, weight: term.weight)
      let rows = Set(rowsOf[column] ?? [])
      var (top, bottom) = (term.row, term.row)
      while rows.contains(top - 1) { top -= 1 }
      while rows.contains(bottom + 1) { bottom += 1 }
      if bottom - top + 1 < fewest {
        rest.append(term)
      } else if term.row == top {
        slides.append(
          FarSlide(
            sum: Int32(term.sum), top: Int32(top), bottom: Int32(bottom),
            column: Int32(term.column), weight: Int32(term.weight)))
      }
    }
    return (slides, rest)
  }
}

/// A part of a shape.
struct LargerPart {
  let sum: Int
  let row: Int
  let column: Int
  let weight: Int
}

extension [LargerPart] {
  /// The parts in groups of one weight, whose sums stay in a byte.
  func grouped(_ rows: LargerRows, isWide: Bool) -> ([FarGroup], [FarTerm]) {
    let sorted = enumerated().sorted { ($0.1.weight, $0.0) < ($1.1.weight, $1.0) }.map(\.1)
    var groups: [FarGroup] = []
    var most = 0
    for part in sorted {
      let more = rows.most[part.sum]
      if let last = groups.last, last.weight == part.weight, most + more <= 255 {
        groups[groups.count - 1].count += 1
        most += more
      } else {
        groups.append(FarGroup(count: 1, weight: Int32(part.weight)))
        most = more
      }
    }
    let terms = sorted.map {
      FarTerm(sum: Int32($0.sum), row: Int32($0.row), column: Int32($0.column))
    }
    return (groups, terms)
  }
}
