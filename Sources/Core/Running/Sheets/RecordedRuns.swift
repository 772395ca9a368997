internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// The outcome of a run in a record.
protocol RecordedOutcome: Sendable { var texts: [String] { get } }

/// Runs that are done in parallel and arrive in order. Recorded outcomes of earlier work are
/// reused, and new ones are recorded.
struct RecordedRuns {
  private let job: Job
  private let numbers: RunNumbers
  private let tools: JobTools
  private var next = 0
  /// The number of files in the head of the record. A run that reads another file ends the record,
  /// because it could not tell if this file has changed.
  private let files = ReadLog.current?.count

  /// The most runs that are done before they are passed on.
  private static let mostAtOnce = 1024

  init(_ numbers: RunNumbers, of job: Job, _ tools: JobTools) {
    self.numbers = numbers
    self.job = job
    self.tools = tools
  }

  /// Returns the outcomes of the next runs: of few at first, so that the first are available soon;
  /// empty at the end.
  ///
  /// - Parameters:
  ///   - read: Parses the outcome in a record; nil if its texts are invalid.
  ///   - play: Returns the outcome of a run from its number, its varying values and its plan.
  ///   - failed: The outcome of a run that has failed.
  /// - Returns: The outcomes in the order of the runs.
  /// - Throws: The fault that ends all runs, including that two versions of a file were read.
  mutating func next<Outcome: RecordedOutcome>(
    read: (Int, [String]) -> Outcome?,
    play: @Sendable (Int, [String], Plan) throws(Fault) -> Outcome,
    failed: @Sendable (Int, [String]) -> Outcome?
  ) throws(Fault) -> [Outcome?] {
    let most = max(2 * tools.pool.count, min(next, Self.mostAtOnce))
    let some = (next..<min(numbers.count, next + most)).map { numbers[$0] }
    next += some.count
    let earlier = some.map { number in
      tools.record?.block(of: number).flatMap { read(number, BlockFile.texts(in: $0[...])) }
    }
    let known = earlier.count { $0 != nil }
    if known > 0 { tools.tell(.earlierRuns(known)) }
    let outcomes: [Outcome?] = try tools.pool.results(some.count) { [self] place throws(Fault) in
      if let outcome = earlier[place] { return outcome }
      return try outcome(of: some[place], play, failed)
    }
    guard let path = ReadLog.current?.readTwice else { return outcomes }
    throw Fault(.file(.changed(path: path)))
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
        tools.record?.end()
      } else if ReadLog.current?.readTwice == nil {
        tools.record?.keep(BlockFile.bytes(of: outcome.texts), of: number)
      }
      tools.tell(.run(isWhole: true))
      return outcome
    } catch {
      let labels = labels ?? job.writtenColumns(ofRun: number)
      try tools.late.take(error, ofRun: number, zip(job.varied.map(\.name), labels))
      tools.tell(.run(isWhole: false))
      return failed(number, labels)
    }
  }
}
