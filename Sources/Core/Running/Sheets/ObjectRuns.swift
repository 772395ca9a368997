internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Counts the objects of many runs: they are played in parallel and added in order, and the rows
/// come at the end.
struct ObjectRuns {
  private let job: Job
  private var runs: RecordedRuns
  private(set) var haul = ObjectHaul()
  private var isDone = false

  init(of job: Job, _ tools: JobTools) {
    self.job = job
    runs = RecordedRuns(RunNumbers(below: job.runs.count), of: job, tools)
  }

  /// Plays more runs without rows; at the end, returns the rows of all.
  mutating func nextShot() throws(Fault) -> Shot? {
    guard !isDone else { return nil }
    let played = try runs.next { _, texts in
      CountedRun(texts: texts)
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

  /// The rows of all kinds, or of the most frequent ones up to a limit.
  private var shotOfRows: Shot {
    var shot = Shot(reports: [], frame: nil)
    let rows = haul.rows.prefix(job.table?.top ?? .max)
    let varied = job.variedColumns
    shot.written[Format.csv.ending] = Array(rows.map(Self.row).joined().utf8)
    shot.written[Format.jsonl.ending] = Array(rows.map { Self.object($0, varied) }.joined().utf8)
    return shot
  }

  private static func row(_ entry: ObjectHaul.Entry) -> String {
    ([entry.code, entry.name ?? "", String(entry.count)] + entry.values).tableRow + "\n"
  }

  private static func object(_ entry: ObjectHaul.Entry, _ columns: [VariedColumn]) -> String {
    let own = [
      JSON.Field("apgcode", .text(entry.code)),
      JSON.Field("name", entry.name.map { .text($0) } ?? .null),
      JSON.Field("count", .number(String(entry.count))),
    ]
    let varied = zip(columns, entry.values).map { $0.field($1) }
    return JSON.object(own + varied).written(.compact) + "\n"
  }
}

/// The objects of a run, and its varying values.
private struct CountedRun: Sendable {
  let values: [String]
  /// The objects; nil if the run has not settled.
  let objects: [CountedObject]?
}

extension CountedRun: RecordedOutcome {
  var texts: [String] {
    ["\(values.count)", objects == nil ? "0" : "1"] + values
      + (objects ?? []).flatMap { [$0.apgcode, $0.name ?? "", "\($0.count)"] }
  }

  /// Parses the run in a record; nil if it is invalid.
  init?(texts: [String]) {
    guard texts.count >= 2, let count = Int(texts[0]), 0...texts.count - 2 ~= count,
      (texts.count - 2 - count) % 3 == 0
    else { return nil }
    var objects: [CountedObject] = []
    for place in stride(from: 2 + count, to: texts.count, by: 3) {
      let name = texts[place + 1]
      guard let count = Int(texts[place + 2]) else { return nil }
      objects.append(
        CountedObject(apgcode: texts[place], name: name.isEmpty ? nil : name, count: count))
    }
    self.init(values: Array(texts[2..<2 + count]), objects: texts[1] == "1" ? objects : nil)
  }
}
