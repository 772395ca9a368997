internal import Encoding
internal import Planning
internal import Playback
internal import Basics
internal import Vocabulary

/// The rows of a table that has one for each run: many runs are measured side by side, and their rows
/// come in the order of the runs.
struct MeasuredRuns {
  private let job: Job
  private let table: RunTable
  private let pool: WorkerPool
  private let numbers: RunNumbers
  private let writer: RunRowWriter
  private var next = 0
  /// The rows that are ready, the next one last.
  private var ready: [Shot] = []

  /// The most runs that are measured before their rows are handed on.
  private static let mostAtOnce = 1024

  /// All runs of a job, or some.
  init(of job: Job, _ table: RunTable, _ pool: WorkerPool, only numbers: RunNumbers? = nil) {
    (self.job, self.table, self.pool) = (job, table, pool)
    self.numbers = numbers ?? RunNumbers(below: job.runs.count)
    writer = RunRowWriter(names: job.varied.map(\.name), measures: table.measures.map(\.name))
  }

  mutating func nextShot() throws(Fault) -> Shot? {
    if ready.isEmpty { ready = try measured().reversed() }
    return ready.popLast()
  }

  /// The rows of the next runs: of few at first, so that the first rows are there soon.
  private mutating func measured() throws(Fault) -> [Shot] {
    let count = min(numbers.count - next, max(2 * pool.count, min(next, Self.mostAtOnce)))
    guard count > 0 else { return [] }
    let results = Results<Shot, Fault>(count: count)
    pool.each(count) { [job, table, numbers, writer, next] place in
      let number = numbers[next + place]
      results.put(place) { () throws(Fault) in
        let plan = try job.runs.plan(number)
        let values = try plan.values(of: table.measures)
        return writer.shot(number, job.labels(ofRun: number, plan), values)
      }
    }
    next += count
    return try results.all()
  }
}

/// Writes the row of a run: as comma-separated values and as an object.
struct RunRowWriter: Sendable {
  private let names: [String]
  private let measures: [String]

  init(names: [String], measures: [String]) { (self.names, self.measures) = (names, measures) }

  /// The row of a run, of which the values of what varies and of its measures are known.
  func shot(_ number: Int, _ labels: [String], _ values: [MeasureValue?]) -> Shot {
    var shot = Shot(reports: [], frame: nil, unseen: 1)
    (shot.run, shot.values) = (number, labels)
    shot.written = [
      Format.csv.ending: Array(row(labels, values).utf8),
      Format.jsonl.ending: Array(object(labels, values).utf8),
    ]
    return shot
  }

  private func row(_ labels: [String], _ values: [MeasureValue?]) -> String {
    (labels.map(VariedWriter.field) + values.map { $0?.text ?? "" }).joined(separator: ",") + "\n"
  }

  private func object(_ labels: [String], _ values: [MeasureValue?]) -> String {
    let varied = zip(names, labels).map { VariedWriter.jsonField($0, $1) }
    let measured = zip(measures, values).map { name, value in
      JSON.Field(name, value.map { .number($0.text) } ?? .null)
    }
    return JSON.object(varied + measured).written(.compact) + "\n"
  }
}

/// The head of a table that has a row for each run; its rows come written.
struct RunTableWriter: TextWriter {
  let head: String

  init(_ measures: [String]) { head = measures.joined(separator: ",") + "\n" }

  func bytes(of batch: Batch) -> [UInt8] { [] }
}
