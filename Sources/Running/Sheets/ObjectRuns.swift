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
  private var runs: RecordedRuns
  private(set) var haul = ObjectHaul()
  private var isDone = false

  init(of job: Job, _ executor: JobExecutor) {
    self.job = job
    runs = RecordedRuns(RunNumbers(below: job.runs.count), of: job, executor)
  }

  /// Runs that were played, without rows; at the end the rows of all.
  mutating func nextShot() throws(Fault) -> Shot? {
    guard !isDone else { return nil }
    let played = try runs.next { _, block in
      CountedRun(block: block)
    } play: { _, labels, plan throws(Fault) in
      CountedRun(values: labels, objects: try plan.objects())
    } failed: { _, _ in
      nil
    }
    guard !played.isEmpty else {
      isDone = true
      return shotOfRows
    }
    for case let run? in played { haul.add(run.objects, values: run.values) }
    return Shot(reports: [], frame: nil, unseen: played.count)
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

extension CountedRun: RecordedOutcome {
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
