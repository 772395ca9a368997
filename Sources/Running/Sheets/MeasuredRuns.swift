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
  /// The runs in the order of a choice, where that must wait for the last of them.
  private var chosen: ChosenRuns<Shot>?
  /// The measures that are taken: those of the table, and that of the choice last.
  private let measures: [Measure]
  private let late: LateFaults
  /// True if nobody asks which rows are of which run, so that many of them come in one.
  private let mergesRows: Bool

  /// The most runs that are measured before their rows are handed on.
  private static let mostAtOnce = 1024

  /// All runs of a job, or some.
  init(
    of job: Job, _ table: RunTable, _ crew: Crew, only numbers: RunNumbers? = nil
  ) {
    (self.job, self.table, pool, late) = (job, table, crew.pool, crew.late)
    let key = job.choice?.key
    chosen = key == nil ? nil : job.choice.map(ChosenRuns.init)
    measures = table.measures + [key].compactMap(\.self)
    let top = key == nil ? job.choice?.top : nil
    self.numbers = numbers ?? RunNumbers(below: min(job.runs.count, top ?? .max))
    mergesRows = numbers == nil
    writer = RunRowWriter(
      names: job.varied.map(\.name), measures: table.measures.map(\.name),
      formats: Set(job.pages[0].outputs.map(\.format.ending)))
  }

  mutating func nextShot() throws(Fault) -> Shot? {
    if ready.isEmpty { ready = try rows().reversed() }
    return ready.popLast()
  }

  /// The next rows; where runs are sorted all of them, once they are done.
  private mutating func rows() throws(Fault) -> [Shot] {
    guard var chosen else {
      let rows = try measured().map(\.shot)
      return mergesRows && rows.count > 1 ? [Shot(merging: rows)] : rows
    }
    while case let some = try measured(), !some.isEmpty {
      for row in some { chosen.add(row.shot.run, key: row.key, row.shot) }
    }
    self.chosen = nil
    return chosen.rows()
  }

  /// The rows of the next runs: of few at first, so that the first rows are there soon.
  private mutating func measured() throws(Fault) -> [(shot: Shot, key: MeasureValue?)] {
    let count = min(numbers.count - next, max(2 * pool.count, min(next, Self.mostAtOnce)))
    guard count > 0 else { return [] }
    let results = Results<(shot: Shot, key: MeasureValue?), Fault>(count: count)
    pool.each(count) { [job, table, measures, numbers, writer, late, next] place in
      let number = numbers[next + place]
      results.put(place) { () throws(Fault) in
        var labels: [String]?
        var values: [MeasureValue?]
        do throws(Fault) {
          let plan = try job.runs.plan(number)
          labels = job.labels(ofRun: number, plan)
          values = try plan.values(of: measures)
        } catch {
          labels = labels ?? job.writtenLabels(ofRun: number)
          try late.take(error, ofRun: number, zip(job.varied.map(\.name), labels ?? []))
          values = measures.map { _ in nil }
        }
        let key = values.count > table.measures.count ? values.removeLast() : nil
        return (writer.shot(number, labels ?? [], values), key)
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
  /// The endings of the formats that are asked for.
  private let formats: Set<String>

  init(names: [String], measures: [String], formats: Set<String>) {
    (self.names, self.measures, self.formats) = (names, measures, formats)
  }

  /// The row of a run, of which the values of what varies and of its measures are known.
  func shot(_ number: Int, _ labels: [String], _ values: [MeasureValue?]) -> Shot {
    var shot = Shot(reports: [], frame: nil, unseen: 1)
    (shot.run, shot.values) = (number, labels)
    let (table, objects) = (Format.csv.ending, Format.jsonl.ending)
    if formats.contains(table) { shot.written[table] = Array(row(labels, values).utf8) }
    if formats.contains(objects) { shot.written[objects] = Array(object(labels, values).utf8) }
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

extension Shot {
  /// The rows of many runs in one.
  fileprivate init(merging rows: [Shot]) {
    self.init(reports: [], frame: nil, unseen: rows.count)
    run = rows.last?.run ?? 0
    for ending in rows.first?.written.keys.map(\.self) ?? [] {
      written[ending] = Array(rows.compactMap { $0.written[ending] }.joined())
    }
  }
}
