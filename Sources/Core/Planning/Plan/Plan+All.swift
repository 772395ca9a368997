internal import TerrariumBasics
internal import TerrariumVocabulary

extension Plan {
  /// The most reported faults of variants.
  static let faultLimit = 10

  /// Makes plans in parallel. If faults are already known, only the first `Job.mostMade` are made,
  /// to find more faults.
  ///
  /// - Throws: The known faults, followed by those of at most `faultLimit` plans.
  static func all(
    _ count: Int, after faults: Faults = Faults(), _ make: @Sendable (Int) throws(Faults) -> Plan
  ) throws(Faults) -> [Plan] {
    let count = faults.list.isEmpty ? count : Swift.min(count, Job.mostMade)
    let results = Results<Plan, Faults>(count: count, failureLimit: faultLimit)
    let pool = WorkerPool(threads: Swift.min(WorkerPool.cores, Swift.max(1, count / 4)))
    pool.each(count) { number in results.put(number) { () throws(Faults) in try make(number) } }
    var faults = faults
    for failure in results.failures.prefix(faultLimit) { faults.add(failure) }
    guard faults.list.isEmpty else { throw faults }
    return results.values
  }
}
