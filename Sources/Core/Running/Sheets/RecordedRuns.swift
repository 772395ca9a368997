internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The outcome of a run, as a record of earlier work has it.
protocol RecordedOutcome: Sendable { var texts: [String] { get } }

/// Runs that are done side by side and come in their order. Those that earlier work has recorded are
/// taken from there, and those that are whole are recorded.
struct RecordedRuns {
  private let job: Job
  private let numbers: RunNumbers
  private let executor: JobExecutor
  private var next = 0
  /// The number of files that the record is headed by. A run that reads another one ends the record,
  /// which could not tell that this file is still the same.
  private let files = ReadLog.current?.count

  /// The most runs that are done before they are handed on.
  private static let mostAtOnce = 1024

  init(_ numbers: RunNumbers, of job: Job, _ executor: JobExecutor) {
    (self.numbers, self.job, self.executor) = (numbers, job, executor)
  }

  /// The outcomes of the next runs: of few at first, so that the first ones are there soon; none at the
  /// end.
  ///
  /// - Parameters:
  ///   - read: The outcome of a run that a record has; nil if its texts are none.
  ///   - play: The outcome of a run from its number, its varying values and its plan.
  ///   - failed: What stands in the place of a run that has failed.
  /// - Returns: The outcomes in the order of the runs.
  /// - Throws: The fault that ends all runs, also where they would be of two versions of a file.
  mutating func next<Outcome: RecordedOutcome>(
    read: (Int, [String]) -> Outcome?,
    play: @Sendable (Int, [String], Plan) throws(Fault) -> Outcome,
    failed: @Sendable (Int, [String]) -> Outcome?
  ) throws(Fault) -> [Outcome?] {
    let most = max(2 * executor.pool.count, min(next, Self.mostAtOnce))
    let some = (next..<min(numbers.count, next + most)).map { numbers[$0] }
    next += some.count
    let earlier = some.map { number in
      executor.record?.block(of: number).flatMap { read(number, Self.texts(in: $0)) }
    }
    let known = earlier.count { $0 != nil }
    if known > 0 { executor.tell(.earlierRuns(known)) }
    let outcomes: [Outcome?] = try executor.pool.results(some.count) { [self] place throws(Fault) in
      if let outcome = earlier[place] { return outcome }
      return try outcome(of: some[place], play, failed)
    }
    guard let path = ReadLog.current?.readTwice else { return outcomes }
    throw Fault(.file(.changed(path: path)))
  }

  /// A byte that no text has.
  private static let separator: UInt8 = 0xff

  private static func block(of texts: [String]) -> [UInt8] {
    Array(texts.map(\.utf8).joined(separator: [separator]))
  }

  private static func texts(in block: [UInt8]) -> [String] {
    block.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func outcome<Outcome: RecordedOutcome>(
    of number: Int, _ play: (Int, [String], Plan) throws(Fault) -> Outcome,
    _ failed: (Int, [String]) -> Outcome?
  ) throws(Fault) -> Outcome? {
    var labels: [String]?
    do throws(Fault) {
      let plan = try job.rowRuns.plan(number)
      labels = job.columns(ofRun: number, plan)
      let outcome = try play(number, labels ?? [], plan)
      if ReadLog.current?.count != files {
        executor.record?.end()
      } else if ReadLog.current?.readTwice == nil {
        executor.record?.keep(Self.block(of: outcome.texts), of: number)
      }
      executor.tell(.run(isWhole: true))
      return outcome
    } catch {
      let labels = labels ?? job.writtenColumns(ofRun: number)
      try executor.late.take(error, ofRun: number, zip(job.varied.map(\.name), labels))
      executor.tell(.run(isWhole: false))
      return failed(number, labels)
    }
  }
}
