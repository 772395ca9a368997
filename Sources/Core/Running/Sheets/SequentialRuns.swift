internal import Synchronization
internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The shots of many runs, one run after the other, for tables. The next runs are computed ahead
/// until they have enough rows ready.
struct SequentialRuns {
  private let job: Job
  private let pool: WorkerPool
  private let late: LateFaults
  private var running: [WaitingRun] = []
  private var next = 0
  private var ready: [Shot] = []
  private let numbers: RunNumbers

  init(of job: Job, _ tools: JobTools, only numbers: RunNumbers? = nil) {
    self.job = job
    pool = tools.pool
    late = tools.late
    self.numbers = numbers ?? RunNumbers(below: job.runs.count)
  }

  mutating func nextShot() throws(Fault) -> Shot? {
    while ready.isEmpty {
      while running.count < 2 * pool.count, next < numbers.count {
        running.append(WaitingRun(number: numbers[next], of: job))
        next += 1
      }
      guard let first = running.first else { return nil }
      pool.each(running.count) { [running] in running[$0].advance() }
      let (shots, isOver) = try first.take(late)
      ready = shots.reversed()
      if isOver { running.removeFirst() }
    }
    return ready.popLast()
  }
}

/// A run whose shots wait for the runs before it.
private final class WaitingRun: Sendable {
  private struct State {
    /// The run and its varying values; nil before it begins.
    var run: (film: SheetRun, values: [String], columns: [String]?)?
    var ready: [Shot] = []
    var weight = 0
    var isOver = false
    var fault: Fault?
  }

  private let number: Int
  private let job: Job
  private let state = Mutex(State())

  /// The most rows that a run prepares before its turn.
  private static let room = 1 << 16
  private static let shotsAtOnce = 64

  init(number: Int, of job: Job) { (self.number, self.job) = (number, job) }

  /// Advances a little, if there is room for more.
  func advance() {
    state.withLock { state in
      guard !state.isOver, state.weight < Self.room else { return }
      do throws(Fault) {
        if state.run == nil { state.run = try begun() }
        guard let run = state.run else { return }
        let showsHistory = job.world.hasHistory
        var shots =
          showsHistory
          ? try run.film.lines().map { Shot(reports: [], frame: $0) }
          : try run.film.shots(atMost: Self.shotsAtOnce)
        state.isOver = shots.isEmpty || showsHistory
        for index in shots.indices {
          (shots[index].run, shots[index].values) = (number, run.values)
          shots[index].columns = run.columns
        }
        state.ready += shots
        state.weight += shots.reduce(0) { $0 + $1.weight }
      } catch {
        state.isOver = true
        state.fault = error
      }
    }
  }

  private func begun() throws(Fault) -> (film: SheetRun, values: [String], columns: [String]?) {
    let plan = try job.rowRuns.plan(number)
    let film = try SheetRun(
      plan, files: job.renditions[0].outputs.filter { !$0.format.isPicture }, reports: job.isTold,
      showsFrames: job.world.tableColumns == nil)
    let columns = plan.censusColumns
    return (
      film, job.columns(ofRun: number, plan),
      columns == job.censusColumns ? nil : columns.map(job.varied.column)
    )
  }

  /// Returns the shots that are ready, and if the run is over. A fault of this run alone is
  /// recorded, and the rows before it are kept.
  func take(_ late: LateFaults) throws(Fault) -> (shots: [Shot], isOver: Bool) {
    try state.withLock { state throws(Fault) in
      if let fault = state.fault {
        let values = state.run?.values ?? job.writtenColumns(ofRun: number)
        try late.take(fault, ofRun: number, zip(job.varied.map(\.name), values))
      }
      defer { (state.ready, state.weight) = ([], 0) }
      return (state.ready, state.isOver)
    }
  }
}

extension Shot {
  /// The approximate number of rows of the shot.
  fileprivate var weight: Int {
    rows.reduce(1) { $0 + $1.count } + reports.reduce(0) { $0 + $1.happenings.count }
  }
}
