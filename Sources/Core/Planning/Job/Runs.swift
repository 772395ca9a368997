internal import TerrariumBasics
internal import TerrariumPlayback
package import TerrariumVocabulary

/// The plans of a job's runs: their number, and a function that makes each.
///
/// Output with many runs at once holds all plans. A table reports one run after the other, so each
/// plan is made when needed, and the first row of a million is available at once.
package struct Runs: Sendable {
  package let count: Int
  /// The existing plans: all if they were made beforehand, otherwise the first.
  package let known: [Plan]
  private let make: @Sendable (Int) throws(Faults) -> Plan

  init(_ plans: [Plan]) {
    known = plans
    count = plans.count
    make = { number in plans[number] }
  }

  /// Creates runs whose plans are made on demand.
  init(count: Int, first: Plan, _ make: @escaping @Sendable (Int) throws(Faults) -> Plan) {
    known = [first]
    self.count = count
    self.make = make
  }

  package var first: Plan { known[0] }

  package var areMade: Bool { known.count == count }

  package var indices: Range<Int> { 0..<count }

  package func plan(_ number: Int) throws(Fault) -> Plan {
    do throws(Faults) { return try make(number) } catch { throw error.list[0] }
  }

  /// The runs, with the faults that a check finds in each plan.
  func refused(by rule: @escaping @Sendable (Plan) -> Faults) -> Runs {
    guard !areMade else { return self }
    return Runs(count: count, first: first) { [make] number throws(Faults) in
      let plan = try make(number)
      let faults = rule(plan)
      guard faults.list.isEmpty else { throw faults }
      return plan
    }
  }

  /// The sum of an amount over all runs, assuming the first plan's amount for plans not made yet.
  package func total(_ amount: (Plan) -> Int) -> Int {
    guard areMade else {
      let (total, isTooMuch) = amount(first).multipliedReportingOverflow(by: count)
      return isTooMuch ? .max : total
    }
    return known.map(amount).cappedSum
  }
}

extension Plan {
  /// The most reported faults of variants.
  static let faultLimit = 10
  /// The most plans of a table that are all made beforehand.
  static let mostMade = 1_024

  /// Makes plans in parallel. If faults are already known, only the first `mostMade` are made,
  /// to find more faults.
  ///
  /// - Throws: The known faults, followed by those of at most `faultLimit` plans.
  static func all(
    _ count: Int, after faults: Faults = Faults(), _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [Plan] {
    let count = faults.list.isEmpty ? count : Swift.min(count, mostMade)
    let results = Results<Plan, Faults>(count: count, failureLimit: faultLimit)
    let pool = WorkerPool(threads: Swift.min(WorkerPool.cores, Swift.max(1, count / 4)))
    pool.each(count) { number in results.put(number) { () throws(Faults) in try make(number) } }
    var faults = faults
    for failure in results.failures.prefix(faultLimit) { faults.add(failure) }
    guard faults.list.isEmpty else { throw faults }
    return results.values
  }
}

extension [Plan] {
  /// The number of frames of the longest film; nil if one is known only after the run.
  package var longest: Int? {
    let frames = compactMap(\.film.frames)
    return frames.count == count ? frames.max() : nil
  }
}

extension Sequence<Int> {
  /// The sum, or the largest integer if it overflows.
  package var cappedSum: Int {
    reduce(0) { sum, amount in
      let (total, isTooMuch) = sum.addingReportingOverflow(amount)
      return isTooMuch ? .max : total
    }
  }
}

extension Array<Int?> {
  /// The sum, limited likewise; nil if an amount is unknown.
  package var cappedSum: Int? { contains(nil) ? nil : compactMap(\.self).cappedSum }
}
