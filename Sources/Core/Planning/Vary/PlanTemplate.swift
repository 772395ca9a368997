internal import Synchronization
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Plans runs that differ only in seed and rule: one plan is made, and the others are copies of it
/// with another seed, or under another rule of its family.
///
/// Films that were played during planning, to find a loop or in a rehearsal, are planned
/// separately.
final class PlanTemplate: Sendable {
  private let varied: [Variation]
  private let strides: [Int]
  /// The indices of the seed and the rule among the varying settings.
  private let seed, rule: Int?
  private let make: @Sendable (Int) throws(Faults) -> Plan
  /// The plans of first seeds and rules by number; nil if one has faults or cannot be copied.
  private let firsts = Mutex<[Int: Plan?]>([:])

  private static let mostFirsts = 64

  /// Creates plans of combinations of values, which may include seeds and rules.
  init(_ varied: [Variation], _ make: @escaping @Sendable (Int) throws(Faults) -> Plan) {
    self.varied = varied
    self.make = make
    strides = varied.strides
    seed = varied.firstIndex { $0.name == Setting.seed.name }
    rule = varied.firstIndex { $0.name == "rule" }
  }

  func plan(_ number: Int) throws(Faults) -> Plan {
    /// The index of the value that the combination has.
    func index(_ place: Int?) -> Int {
      place.map { number / strides[$0] % varied[$0].values.count } ?? 0
    }
    let (seedIndex, ruleIndex) = (index(seed), index(rule))
    var like = number
    if let seed { like -= seedIndex * strides[seed] }
    if let rule { like -= ruleIndex * strides[rule] }
    guard like != number, var plan = first(like) else { return try make(number) }
    if let seed, seedIndex > 0 {
      let node = varied[seed].values[seedIndex]
      guard case .number(let number) = try? Setting.seed.type.read(node) else {
        return try make(number)
      }
      plan.seed = number
      plan.variedValues[seed] = Setting.seed.canonical(node)
    }
    if let rule, ruleIndex > 0 {
      let node = varied[rule].values[ruleIndex]
      guard let other = plan.with(rule: node, at: rule) else { return try make(number) }
      plan = other
    }
    return plan
  }

  /// The plan to copy for a combination; nil if each plan must be made.
  private func first(_ number: Int) -> Plan? {
    if let known = firsts.withLock({ $0[number] }) { return known }
    let made = try? make(number)
    let plan = made.flatMap { $0.holdsForOthers ? $0 : nil }
    firsts.withLock { firsts in
      if firsts.count >= Self.mostFirsts { firsts.removeAll(keepingCapacity: true) }
      firsts[number] = .some(plan)
    }
    return plan
  }
}

extension Plan {
  /// True if the plan is valid for other seeds: no part of it was found by playing the film. Its
  /// world must use the seed only from its start on, as worlds of cells do.
  fileprivate var holdsForOthers: Bool {
    world.hasCells && !worldStart.isOfOneSeed && !film.isLoop && loop == nil
      && rehearsal == nil
  }

  /// The run under another of the varying rules; nil if more than the rule would change.
  fileprivate func with(rule value: Node, at place: Int) -> Plan? {
    guard !film.hasSteps, case .scalar(let text) = value.content,
      let other = (world as? any RuledKind)?.ruled(by: text)
    else { return nil }
    var plan = self
    plan.world = other.kind
    plan.worldStart = other.start
    plan.window = other.start.window
    plan.variedValues[place] = value
    return plan
  }
}
