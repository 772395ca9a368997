internal import Synchronization
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Plans runs that differ only in seed and rule: one plan is made, and the others are copies of it
/// with another seed, or under another rule of its family.
///
/// Films that were played during planning, to find a loop or in a rehearsal, are planned
/// separately.
final class PlanTemplate: Sendable {
  /// A varying setting: its index, the stride of its values in the list of combinations, and their
  /// number.
  private struct Axis: Sendable {
    let (place, stride, count): (Int, Int, Int)

    /// Creates the axis of a setting; nil if it does not vary.
    init?(_ name: String, of varied: [Variation]) {
      guard let place = varied.firstIndex(where: { $0.name == name }) else { return nil }
      self.place = place
      stride = Array(varied[(place + 1)...]).combinations
      count = varied[place].values.count
    }

    /// The index of the value that a combination has.
    func index(in combination: Int) -> Int { combination / stride % count }
  }

  private let varied: [Variation]
  private let seeds: Axis?
  private let rules: Axis?
  private let make: @Sendable (Int) throws(Faults) -> Plan
  /// The plans of first seeds and rules by number; nil if one has faults or cannot be copied.
  private let firsts = Mutex<[Int: Plan?]>([:])

  private static let mostFirsts = 64

  /// Creates plans of combinations of values, which may include seeds and rules.
  init(_ varied: [Variation], _ make: @escaping @Sendable (Int) throws(Faults) -> Plan) {
    seeds = Axis(Setting.seed.name, of: varied)
    rules = Axis("rule", of: varied)
    self.varied = varied
    self.make = make
  }

  func plan(_ number: Int) throws(Faults) -> Plan {
    let (seedIndex, ruleIndex) = (seeds?.index(in: number) ?? 0, rules?.index(in: number) ?? 0)
    let like = number - seedIndex * (seeds?.stride ?? 0) - ruleIndex * (rules?.stride ?? 0)
    guard like != number, var plan = first(like) else { return try make(number) }
    if let seeds, seedIndex > 0 {
      let node = varied[seeds.place].values[seedIndex]
      guard let choice = try? Setting.seed.type.read(node), case .number(let seed) = choice else {
        return try make(number)
      }
      plan.seed = seed
      plan.variedValues[seeds.place] = Setting.seed.canonical(node)
    }
    if let rules, ruleIndex > 0 {
      let node = varied[rules.place].values[ruleIndex]
      guard let other = plan.with(rule: node, at: rules.place) else { return try make(number) }
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
