/// A rule as a program of steps, each of which picks one of two results by a signal for each cell.
///
/// A result is a number: 0 is death, 1 is life, then come the signals, and then the steps.
package struct RuleSteps {
  package struct Step: Hashable {
    package let signal: Int
    package let high: Int
    package let low: Int
  }

  package var steps: [Step] = []
  package var result = 0

  /// The number of results before the first step.
  static let given = 2 + RuleSignal.all.count

  /// Returns the result of a step, which is added unless it exists.
  mutating func take(_ signal: Int, high: Int, low: Int) -> Int {
    if high == low { return high }
    if (high, low) == (1, 0) { return 2 + signal }
    steps.append(Step(signal: signal, high: high, low: low))
    return Self.given + steps.count - 1
  }

  /// The groups of signals in use, as bits.
  private var groups: Int32 {
    let read = steps.flatMap { [2 + $0.signal, $0.high, $0.low] } + [result]
    return read.filter { 2..<Self.given ~= $0 }.reduce(0) { $0 | RuleSignal.all[$1 - 2].groups }
  }

  /// The cost per vector of cells, in quarters of a plain step.
  package var cost: Int {
    let groups = groups
    let signals = RuleSignal.costs.enumerated().filter { groups >> Int32($0.offset) & 1 != 0 }
    return steps.reduce(4 * signals.reduce(0) { $0 + $1.element }) {
      $0 + ($1.high > 1 && $1.low > 1 ? 7 : 4)
    }
  }

  /// The steps for the kernels, and the memory that they need.
  ///
  /// A plane is reused after the last step that reads it.
  func program() -> (steps: [Int32], scratchWords: Int) {
    var lastUse = [Int](repeating: -1, count: Self.given + steps.count)
    for (index, step) in steps.enumerated() {
      lastUse[step.high] = index
      lastUse[step.low] = index
    }
    lastUse[result] = steps.count
    var planes = Planes()
    var code: [Int32] = []
    for (index, step) in steps.enumerated() {
      let (high, low) = (planes[step.high], planes[step.low])
      for read in Set([step.high, step.low]) where lastUse[read] == index { planes.free(read) }
      let target = planes.take(for: Self.given + index)
      code += [kind(of: step), planes[2 + step.signal], high, low, target]
    }
    return ([Int32(steps.count), planes[result], groups] + code, Int(planes.end))
  }

  private func kind(of step: Step) -> Int32 {
    switch (step.high, step.low) {
    case (_, 0): 1
    case (0, _): 2
    case (1, _): 3
    case (_, 1): 4
    default: 0
    }
  }
}

/// The planes of a program's results.
private struct Planes {
  private var place: [Int: Int32] = [:]
  private(set) var end = RuleSignal.end
  private var unused: [Int32] = []

  /// The offset of a result's plane.
  subscript(result: Int) -> Int32 {
    switch result {
    case 0, 1: 240 + 64 * Int32(result)
    case 2..<RuleSteps.given: RuleSignal.all[result - 2].plane
    default: place[result] ?? 0
    }
  }

  mutating func take(for result: Int) -> Int32 {
    if let plane = unused.popLast() {
      place[result] = plane
      return plane
    }
    place[result] = end
    end += 64
    return end - 64
  }

  mutating func free(_ result: Int) {
    if let plane = place[result] { unused.append(plane) }
  }
}
