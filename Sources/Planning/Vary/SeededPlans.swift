internal import Playback
internal import Basics
internal import Synchronization
internal import Vocabulary

/// Plans of runs that differ in their seeds: one is made, and the others are the same from another
/// seed.
final class SeededPlans: Sendable {
  private let varied: [Variation]
  /// The place of the seed among what varies, how far apart its values stand, and their number.
  private let (place, stride, count): (Int, Int, Int)
  private let make: @Sendable (Int) throws(Faults) -> Plan
  /// The last plan that was made, by the number of its first seed.
  private let latest = Mutex<(number: Int, plan: Plan)?>(nil)

  /// Plans of combinations of values; nil where no seed is among them.
  init?(_ varied: [Variation], _ make: @escaping @Sendable (Int) throws(Faults) -> Plan) {
    guard let place = varied.firstIndex(where: { $0.name == Setting.seed.name }) else { return nil }
    (self.varied, self.make, self.place) = (varied, make, place)
    stride = Array(varied[(place + 1)...]).combinations
    count = varied[place].values.count
  }

  /// The plan of a combination.
  func plan(_ number: Int) throws(Faults) -> Plan {
    let turn = number / stride % count
    let first = number - turn * stride
    let node = varied[place].values[turn]
    guard let choice = try? Setting.seed.type.read(node), case .number(let seed) = choice else {
      return try make(number)
    }
    let known = latest.withLock { $0?.number == first ? $0?.plan : nil }
    let plan: Plan
    if let known {
      plan = known
    } else {
      plan = try make(first)
      latest.withLock { $0 = (first, plan) }
    }
    // Only worlds of cells are known to ask for the seed no earlier than they begin.
    guard plan.world.hasCells else { return try make(number) }
    return plan.with(seed: seed, as: Setting.seed.canonical(node), at: place)
  }
}

extension SeededPlans {
  /// A way to make plans, by seeds where these are among what varies.
  static func plans(
    of varied: [Variation], _ make: @escaping @Sendable (Int) throws(Faults) -> Plan
  ) -> @Sendable (Int) throws(Faults) -> Plan {
    guard let seeded = SeededPlans(varied, make) else { return make }
    return { number throws(Faults) in try seeded.plan(number) }
  }
}
