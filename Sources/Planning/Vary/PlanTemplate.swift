internal import Playback
internal import Synchronization
internal import Vocabulary

/// Plans of runs that differ in their seeds and rules alone: one of them is made, and the others
/// are copies of it with another seed, or under another rule of its family.
///
/// That holds where nothing of the film was found out by playing it: a plan that has a loop, or what
/// a rehearsal has shown, is made for each run by itself.
final class PlanTemplate: Sendable {
  /// A varying setting: its index among all of them, the distance between its values in the list of
  /// combinations, and their number.
  private struct Axis: Sendable {
    let (place, stride, count): (Int, Int, Int)

    /// The axis of a setting; nil if it does not vary.
    init?(_ name: String, of varied: [Variation]) {
      guard let place = varied.firstIndex(where: { $0.name == name }) else { return nil }
      self.place = place
      stride = Array(varied[(place + 1)...]).combinations
      count = varied[place].values.count
    }

    /// The number of the value that a combination has.
    func turn(_ number: Int) -> Int { number / stride % count }
  }

  private let varied: [Variation]
  private let seeds: Axis?
  private let rules: Axis?
  private let make: @Sendable (Int) throws(Faults) -> Plan
  /// The plans of first seeds and rules by their numbers; nil if one is not right, or where it
  /// holds for no other run.
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
    let (turn, ruleTurn) = (seeds?.turn(number) ?? 0, rules?.turn(number) ?? 0)
    let like = number - turn * (seeds?.stride ?? 0) - ruleTurn * (rules?.stride ?? 0)
    guard like != number, var plan = first(like) else { return try make(number) }
    if let seeds, turn > 0 {
      let node = varied[seeds.place].values[turn]
      guard let choice = try? Setting.seed.type.read(node), case .number(let seed) = choice else {
        return try make(number)
      }
      plan.seed = seed
      plan.variedValues[seeds.place] = Setting.seed.canonical(node)
    }
    if let rules, ruleTurn > 0 {
      let node = varied[rules.place].values[ruleTurn]
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
    world.hasCells && !worldStart.isOfOneSeed && !film.isLoop && loop == nil && rehearsal == nil
  }

  /// The same run under another rule, which is one of the values that vary; nil if more than the
  /// rule would be another.
  fileprivate func with(rule value: Node, at place: Int) -> Plan? {
    guard !film.hasSteps, case .scalar(let text) = value.content,
      let other = world.asRuled?.ruled(by: text)
    else { return nil }
    var plan = self
    plan.world = other.kind
    plan.worldStart = other.start
    plan.window = other.start.window
    plan.variedValues[place] = value
    return plan
  }
}
