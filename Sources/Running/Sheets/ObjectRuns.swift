internal import Encoding
internal import Files
internal import Planning
internal import Playback
internal import Basics
internal import Vocabulary

/// Counts the objects of many runs: they are played side by side and taken down in their order, and
/// the rows come when the last of them is done.
struct ObjectRuns {
  private let job: Job
  private let pool: WorkerPool
  private let late: LateFaults
  private let record: PartialRecord?
  private let tell: @Sendable (RunProgress) -> Void
  private var next = 0
  private(set) var haul = ObjectHaul()
  private var isDone = false

  /// The most runs that are played before they are taken down.
  private static let mostAtOnce = 1024

  init(of job: Job, _ executor: JobExecutor) {
    self.job = job
    pool = executor.pool
    late = executor.late
    record = executor.record
    tell = executor.tell
  }

  /// Runs that were played, without rows; at the end the rows of all.
  mutating func nextShot() throws(Fault) -> Shot? {
    guard !isDone else { return nil }
    let count = min(job.runs.count - next, max(2 * pool.count, min(next, Self.mostAtOnce)))
    guard count > 0 else {
      isDone = true
      return shotOfRows
    }
    try take(count)
    return Shot(reports: [], frame: nil, unseen: count)
  }

  private mutating func take(_ count: Int) throws(Fault) {
    let earlier = (0..<count).map { place in
      record?.block(of: next + place).flatMap(CountedRun.init(block:))
    }
    let known = earlier.count { $0 != nil }
    if known > 0 { tell(.earlierRuns(known)) }
    let results = Results<CountedRun?, Fault>(count: count)
    pool.each(count) { [self, next] place in
      results.put(place) { () throws(Fault) in
        if let run = earlier[place] { return run }
        return try counted(next + place)
      }
    }
    for case let run? in try results.all() { haul.add(run.objects, values: run.values) }
    next += count
  }

  /// The objects of a run, which are recorded; nil if it has failed.
  private func counted(_ number: Int) throws(Fault) -> CountedRun? {
    var values: [String]?
    do throws(Fault) {
      let plan = try job.runs.plan(number)
      let labels = job.labels(ofRun: number, plan)
      values = labels
      let run = CountedRun(values: labels, objects: try plan.objects())
      record?.keep(run.block, of: number)
      tell(.run(isWhole: true))
      return run
    } catch {
      let labels = values ?? job.writtenLabels(ofRun: number)
      try late.take(error, ofRun: number, zip(job.varied.map(\.name), labels))
      tell(.run(isWhole: false))
      return nil
    }
  }

  /// The rows of all kinds, or of the most frequent ones if a limit is given.
  private var shotOfRows: Shot {
    var shot = Shot(reports: [], frame: nil)
    let rows = haul.rows.prefix(job.table?.top ?? .max)
    let names = job.varied.map(\.name)
    shot.written[Format.csv.ending] = Array(rows.map(Self.row).joined().utf8)
    shot.written[Format.jsonl.ending] = Array(
      rows.map { Self.object($0, names) }.joined().utf8)
    return shot
  }

  private static func row(_ entry: ObjectHaul.Entry) -> String {
    ([entry.code, entry.name ?? "", String(entry.count)] + entry.values)
      .map(VariedWriter.field).joined(separator: ",") + "\n"
  }

  private static func object(_ entry: ObjectHaul.Entry, _ names: [String]) -> String {
    let own = [
      JSON.Field("apgcode", .text(entry.code)),
      JSON.Field("name", entry.name.map { .text($0) } ?? .null),
      JSON.Field("count", .number(String(entry.count))),
    ]
    let varied = zip(names, entry.values).map { VariedWriter.jsonField($0, $1) }
    return JSON.object(own + varied).written(.compact) + "\n"
  }
}

/// The objects of a run, and its varying values.
private struct CountedRun: Sendable {
  let values: [String]
  /// Nil where it has not settled.
  let objects: [CountedObject]?
}

extension CountedRun {
  /// The run as records have it.
  var block: [UInt8] {
    var record = RecordedFields()
    record.add(values.count)
    for value in values { record.add(Array(value.utf8)) }
    record.add(objects == nil ? 0 : 1)
    record.add(objects?.count ?? 0)
    for object in objects ?? [] {
      record.add(Array(object.apgcode.utf8))
      record.add(Array((object.name ?? "").utf8))
      record.add(object.count)
    }
    return record.bytes
  }

  /// The run that a record has; nil if it is none.
  init?(block: [UInt8]) {
    var record = RecordedFields(block)
    func word(_ record: inout RecordedFields) -> String? {
      record.text().map { String(decoding: $0, as: UTF8.self) }
    }
    let values = record.list(word)
    let hasSettled = record.number()
    let objects = record.list { record -> CountedObject? in
      guard let code = word(&record), let name = word(&record), let count = record.number() else {
        return nil
      }
      return CountedObject(apgcode: code, name: name.isEmpty ? nil : name, count: count)
    }
    guard let values, let hasSettled, let objects, record.isAtEnd else { return nil }
    self.init(values: values, objects: hasSettled == 1 ? objects : nil)
  }
}

/// The head of a table of objects; its rows come written.
struct ObjectTableWriter: TextWriter {
  let head: String
  private let ending: String

  /// A table, or without a head a list of objects.
  init(of job: Job, isTable: Bool) {
    let names = ["apgcode", "name", "count"] + job.varied.map(\.name)
    head = isTable ? names.map(VariedWriter.field).joined(separator: ",") + "\n" : ""
    ending = isTable ? Format.csv.ending : Format.jsonl.ending
  }

  func bytes(of batch: Batch) -> [UInt8] {
    Array(batch.shots.compactMap { $0.written[ending] }.joined())
  }
}
