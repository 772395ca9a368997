internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// The rows of a table with one row for each run. Many runs are measured in parallel, and their
/// rows come in order.
struct MeasuredRuns {
  private let table: RunTable?
  private var runs: RecordedRuns
  private let writer: RunRowWriter
  /// The rows that are ready, the next one last.
  private var ready: [Shot] = []
  /// The runs in the order of a choice, if that must wait for the last run.
  private var chosen: ChosenRuns<MeasuredRow>?
  /// The groups of runs, if the table has rows for them.
  private var groups: RunGroups?
  /// The measures to take: those of the table, of the picture, and of the choice.
  private let measures: [Measure]
  /// The number of the choice's measures.
  private let keyCount: Int
  /// The measures for a picture of all runs, such as a histogram; nil without one.
  private(set) var numbersShown: GraphNumbers?
  /// True if no row needs its run's number, so that many rows can be joined.
  private let mergesRows: Bool

  /// Creates the rows of all or some runs of a job, for its table and a picture of their numbers.
  init(of job: Job, _ table: RunTable?, _ tools: JobTools, only numbers: RunNumbers? = nil) {
    self.table = table
    numbersShown = job.graph.map { GraphNumbers($0, varied: job.varied) }
    let ofChoice = job.choice?.measures ?? []
    chosen = ofChoice.isEmpty ? nil : job.choice.map(ChosenRuns.init)
    keyCount = ofChoice.count
    measures = (table?.measures ?? []) + (job.graph?.measures ?? []) + ofChoice
    groups = job.groups
    runs = RecordedRuns(numbers ?? RunNumbers(below: job.runs.count), of: job, tools)
    mergesRows = numbers == nil
    let varied = job.variedColumns
    let names = groups?.names ?? table?.measures.map(\.name) ?? []
    writer = RunRowWriter(
      varied: groups?.columns(varied) ?? varied, measures: names.map(job.varied.column),
      formats: Set(job.renditions[0].outputs.map(\.format.ending)))
  }

  mutating func nextShot() throws(Fault) -> Shot? {
    if ready.isEmpty { ready = try rows().reversed() }
    return ready.popLast()
  }

  /// Returns the next rows; if runs are sorted, all of them at the end.
  private mutating func rows() throws(Fault) -> [Shot] {
    guard var chosen else {
      let measured = try measured()
      for row in measured { show(row) }
      if groups != nil { return shots(of: measured.count) }
      let rows = measured.map(writer.shot)
      return mergesRows && rows.count > 1 ? [Shot(merging: rows)] : rows
    }
    while case let some = try measured(), !some.isEmpty {
      for row in some { chosen.add(row.number, row.keys, row) }
    }
    self.chosen = nil
    let rows = chosen.rows()
    for row in rows { show(row) }
    return groups == nil ? rows.map(writer.shot) : shots(of: rows.count) + shots(of: 0)
  }

  /// The shot of some runs of groups, which only counts them, and at the end the rows of all.
  private mutating func shots(of count: Int) -> [Shot] {
    if count > 0 { return [Shot(reports: [], frame: nil, unseen: count)] }
    guard let done = groups.take() else { return [] }
    return done.rows.map { row in
      var shot = Shot(reports: [], frame: nil)
      let texts = writer.texts(row.values, row.numbers)
      for (format, text) in zip(writer.formats, texts) { shot.written[format] = text }
      return shot
    }
  }

  /// Records the numbers of a run for the picture and the groups.
  private mutating func show(_ row: MeasuredRow) {
    let count = groups == nil ? 0 : table?.measures.count ?? 0
    groups?.add(row.labels, row.shown.prefix(count))
    numbersShown?.add(row.number, row.labels, Array(row.shown.dropFirst(count)))
  }

  private mutating func measured() throws(Fault) -> [MeasuredRow] {
    try runs.next { [formats = groups == nil ? writer.formats : []] number, texts in
      MeasuredRow(number, texts: texts, of: formats)
    } play: { [self] number, labels, plan throws(Fault) in
      row(of: number, labels, try plan.values(of: measures))
    } failed: { [self] number, labels in
      row(of: number, labels, measures.map { _ in nil })
    }.compactMap(\.self)
  }

  private func row(of number: Int, _ labels: [String], _ values: [MeasureValue?]) -> MeasuredRow {
    let columns = table?.measures.count ?? 0
    let keys = values.suffix(keyCount).map { $0?.number }
    let written = groups == nil ? writer.texts(labels, Array(values.prefix(columns))) : []
    var row = MeasuredRow(number: number, keys: keys, written: written)
    if numbersShown != nil || groups != nil {
      let shown = groups == nil ? values.dropFirst(columns) : values[...]
      (row.labels, row.shown) = (labels, shown.dropLast(keyCount).map { $0?.number })
    }
    return row
  }
}

/// The row of a run in each format, and the values for choosing runs.
struct MeasuredRow: Sendable {
  let number: Int
  let keys: [Double?]
  /// The texts in the order of the formats.
  let written: [[UInt8]]
  /// The number of the run for the picture, and the values of the varying settings.
  var labels: [String] = []
  var shown: [Double?] = []
}

extension MeasuredRow: RecordedOutcome {
  var texts: [String] {
    ["\(keys.count)"] + keys.map(Self.text) + ["\(labels.count)"]
      + written.map { String(decoding: $0, as: UTF8.self) }
      + labels + shown.map(Self.text)
  }

  /// Parses the row in a record; nil if it is invalid.
  init?(_ number: Int, texts: [String], of formats: [String]) {
    guard let keyCount = texts.first.flatMap({ Int($0) }), keyCount >= 0,
      keyCount < texts.count
    else { return nil }
    let start = 2 + keyCount + formats.count
    guard texts.count >= start, let count = Int(texts[1 + keyCount]),
      0...texts.count - start ~= count
    else { return nil }
    let keys = texts[1..<1 + keyCount].map(Self.value)
    let shown = texts[(start + count)...].map(Self.value)
    guard !keys.contains(nil), !shown.contains(nil) else { return nil }
    self.init(
      number: number, keys: keys.compactMap(\.self),
      written: texts[2 + keyCount..<start].map { Array($0.utf8) },
      labels: Array(texts[start...].prefix(count)), shown: shown.compactMap(\.self))
  }

  /// The exact text of a value, or of a missing one.
  private static func text(of value: Double?) -> String {
    value.map { String($0.bitPattern, radix: 16) } ?? "-"
  }

  /// The value of a text, which may be a missing one; nil if the text is invalid.
  private static func value(of text: String) -> Double?? {
    text == "-" ? .some(nil) : UInt64(text, radix: 16).map { .some(Double(bitPattern: $0)) }
  }
}

/// Writes the row of a run, as comma-separated values and as an object.
struct RunRowWriter: Sendable {
  private let varied: [VariedColumn]
  private let measures: [String]
  /// The endings of the requested formats, in order.
  let formats: [String]

  init(varied: [VariedColumn], measures: [String], formats: Set<String>) {
    self.varied = varied
    self.measures = measures
    self.formats = [Format.csv.ending, Format.jsonl.ending].filter(formats.contains)
  }

  /// The row of a run in each format, from its varying values and its measures.
  func texts(_ labels: [String], _ values: [MeasureValue?]) -> [[UInt8]] {
    formats.map { format in
      Array((format == Format.csv.ending ? row(labels, values) : object(labels, values)).utf8)
    }
  }

  func shot(_ row: MeasuredRow) -> Shot {
    var shot = Shot(reports: [], frame: nil, unseen: 1)
    shot.run = row.number
    for (format, text) in zip(formats, row.written) { shot.written[format] = text }
    return shot
  }

  private func row(_ labels: [String], _ values: [MeasureValue?]) -> String {
    (labels + values.map { $0?.text ?? "" }).tableRow + "\n"
  }

  private func object(_ labels: [String], _ values: [MeasureValue?]) -> String {
    let own = zip(varied, labels).map { $0.field($1) }
    let measured = zip(measures, values).map { name, value in
      JSON.Field(name, value.map { .number($0.text) } ?? .null)
    }
    return JSON.object(own + measured).written(.compact) + "\n"
  }
}

extension Shot {
  fileprivate init(merging rows: [Shot]) {
    self.init(reports: [], frame: nil, unseen: rows.count)
    run = rows.last?.run ?? 0
    for ending in rows.first?.written.keys.map(\.self) ?? [] {
      written[ending] = Array(rows.compactMap { $0.written[ending] }.joined())
    }
  }
}
