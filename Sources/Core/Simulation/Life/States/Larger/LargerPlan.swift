/// A prepared rule of Larger than Life: the sums for each cell, and their meaning.
struct LargerPlan: Sendable {
  /// Adjacent cells of a row with one weight: every one, or every second.
  struct Span: Hashable, Sendable {
    let row: Int
    let from: Int
    let count: Int
    let step: Int
    let weight: Int
  }

  /// The kinds of field, which determine the meaning of B0.
  enum Surroundings {
    /// A plane, whose background B0 changes.
    case plane
    /// A bounded field, outside which is state 0.
    case edges
    /// A grid in a rule's text: as in Golly, differences from a background are stored if births
    /// include the count 0.
    case grid

    init(_ topology: Topology?) {
      self = topology.map { $0.isOfEdges ? .edges : .grid } ?? .plane
    }

    /// True if the background alternates.
    func takesTurns(_ rule: LargerRule) -> Bool {
      guard rule.stateCount == 2, rule.isBornOfNothing, self != .edges else { return false }
      return self == .plane || rule.births.contains { $0.contains(0) }
    }
  }

  let rule: LargerRule
  let range: Int
  let across: Int

  /// The spans to add up if the sum of column and row is even, and if it is odd.
  let spans: [[Span]]

  /// The weight of a cell in each state.
  let weights: [Int]

  /// The least sum, which is the first in the tables, and the largest.
  let least: Int
  let most: Int

  /// The answers for either phase, for a cell in state 0 and in state 1, by its sum.
  let answers: [[[UInt8]]]
  private let backgrounds: [UInt8]
  /// The phase after each phase.
  private let phases: [Int]

  /// True if the shape is exactly a square.
  let isSquare: Bool

  init(_ rule: LargerRule, on ground: Surroundings) {
    self.rule = rule
    range = rule.range
    across = rule.shape.reachAcross(range: rule.range)
    isSquare = rule.shape == .letter("M")
    let isTriangular = rule.shape.isTriangular
    let even = Self.spans(of: rule, isOdd: false)
    spans = [even, isTriangular ? Self.spans(of: rule, isOdd: true) : even]
    weights = (0..<rule.stateCount).map { rule.weight(ofState: $0) }
    let sums = rule.shape.sums(range: rule.range)
    let (most, least) = (sums.most * rule.heaviest, sums.least * rule.heaviest)
    (self.least, self.most) = (least, most)
    let own = rule.shape.weight(0, 0, range: rule.range, isOdd: false)
    let middle = rule.own
    func holds(_ list: [ClosedRange<Int>], _ sum: Int) -> Bool {
      sum >= 0 && list.contains { $0.contains(sum) }
    }
    let weights = weights
    // The survival on a full field decides if a live background stays.
    let takesTurns = ground.takesTurns(rule)
    switch ground {
    case .plane where rule.stateCount == 2:
      backgrounds = [0, 1]
      phases = [takesTurns ? 1 : 0, rule.survivesFull ? 1 : 0]
    case .grid where takesTurns:
      backgrounds = [rule.survivesFull ? 1 : 0, 1]
      phases = [1, 0]
    default: (backgrounds, phases) = ([0, 0], [0, 0])
    }
    let (backgrounds, phases) = (backgrounds, phases)
    // The total weight of a cell and the stored one in its place, if holes are stored.
    let both = weights[0] + weights[1]
    answers = (0..<2).map { phase in
      let background = backgrounds[phase]
      let next = backgrounds[phases[phase]]
      return (0..<2).map { state in
        (least...most).map { sum in
          // If the background is alive, holes are stored.
          let isAlive = state != background
          let around = background == 0 ? sum : (sums.most + sums.least) * both - sum
          let all = around + (isAlive ? own * weights[1] + middle : own * weights[0])
          return (holds(isAlive ? rule.survivals : rule.births, all) ? 1 : 0) ^ next
        }
      }
    }
  }

  func background(phase: Int) -> UInt8 { backgrounds[phase] }

  /// The phase some generations after one.
  func phase(after phase: Int, generations: Int) -> Int {
    // Of two phases, the second determines the third.
    let steps = generations > 2 ? 2 + generations % 2 : generations
    return (0..<steps).reduce(phase) { phase, _ in phases[phase] }
  }

  /// True if each cell of the shape has weight 1.
  var hasOnlyOnes: Bool { spans.joined().allSatisfy { $0.weight == 1 } }

  /// The shape divided into spans, row by row; the cell itself has the weight `middle`.
  static func spans(of rule: LargerRule, isOdd: Bool, middle: Int = 0) -> [Span] {
    let across = rule.shape.reachAcross(range: rule.range)
    var spans: [Span] = []
    for row in -rule.range...rule.range {
      var weights = (-across...across).map {
        rule.shape.weight($0, row, range: rule.range, isOdd: isOdd)
      }
      if row == 0 { weights[across] = middle }
      var x = 0
      while x < weights.count {
        let weight = weights[x]
        guard weight != 0 else {
          x += 1
          continue
        }
        var step = 1
        if x + 1 < weights.count, weights[x + 1] == 0, x + 2 < weights.count,
          weights[x + 2] == weight
        {
          step = 2
        }
        var count = 1
        while x + count * step < weights.count, weights[x + count * step] == weight,
          step == 1 || weights[x + count * step - 1] == 0
        { count += 1 }
        spans.append(Span(row: row, from: x - across, count: count, step: step, weight: weight))
        x += (count - 1) * step + 1
      }
    }
    return spans
  }
}

extension LargerRule {
  /// The memory of a plan's answers: two phases and two states have one for each sum.
  package var answerBytes: Int {
    let (most, least) = shape.sums(range: range)
    return 4 * (heaviest * (most - least) + 1)
  }
}
