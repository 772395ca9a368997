internal import Synchronization
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Plans of runs that differ in their seeds and rules alone: one of them is made, and the others
/// are copies of it with another seed, or under another rule of its family.
///
/// Films that were played for their plan, to find a loop or in a rehearsal, are planned alone.
final class PlanTemplate: Sendable {
  /// A varying setting: its index among them, the stride of its values in the list of combinations,
  /// and their number.
  private struct Axis: Sendable {
    let (place, stride, count): (Int, Int, Int)

    /// The axis of a setting; nil if it does not vary.
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
  /// The plans of first seeds and rules by number; nil if one has faults or fits no other run.
  private let firsts = Mutex<[Int: Plan?]>([:])

  private static let mostFirsts = 64

  /// Plans of combinations of values, among which seeds and rules may be.
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

  /// The first plan of those that can be copied from it; nil if each must be made.
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
  /// True if the plan is valid for other seeds: no part of it was found by playing the film, and
  /// its world uses the seed only from its start on, which is known of worlds of cells.
  fileprivate var holdsForOthers: Bool {
    world.hasCells && !worldStart.isOfOneSeed && !film.isLoop && found.loop == nil
      && found.rehearsal == nil
  }

  /// The same run under another of the varying rules; nil if more than the rule would change.
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
