internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// Writes the rows of all runs of a sheet into one file, each preceded by the values of its run.
struct VariedWriter: TextWriter {
  let head: String
  private let writer: any TextWriter
  private let isTable: Bool
  private let varied: [VariedColumn]

  /// `writer` writes the rows of one run as a table or as objects.
  init(_ writer: any TextWriter, of job: Job, isTable: Bool) {
    self.writer = writer
    self.isTable = isTable
    varied = job.variedColumns
    head = (isTable ? Self.beginning(of: varied.map(\.name)) : "") + writer.head
  }

  /// Creates a writer of rows of all runs together, as a table with columns or without a head as a
  /// list; the rows come already written.
  init(columns: [String], of job: Job, isTable: Bool) {
    self.isTable = isTable
    varied = job.variedColumns
    writer = RowsWriter(columns: columns)
    head = isTable ? writer.head : ""
  }

  func bytes(of batch: Batch) -> [UInt8] {
    var rows: [UInt8] = []
    var rest = batch.shots[...]
    while let (run, values) = rest.first.map({ ($0.run, $0.values) }) {
      let own = rest.prefix { $0.run == run }
      rest = rest.dropFirst(own.count)
      let written = own.map { $0.written[isTable ? Format.csv.ending : Format.jsonl.ending] }
      guard written.allSatisfy({ $0 == nil }) else {
        rows += written.compactMap(\.self).joined()
        continue
      }
      append(
        writer.bytes(of: Batch(previous: nil, shots: Array(own))), after: beginning(of: values),
        to: &rows)
    }
    return rows
  }

  private func append(_ bytes: [UInt8], after beginning: [UInt8], to rows: inout [UInt8]) {
    rows.reserveCapacity(rows.count + bytes.count * 5 / 4)
    var isStart = true
    for byte in bytes {
      if isStart {
        rows += beginning
        isStart = false
        // The prefix includes the brace that opens an object.
        if !isTable { continue }
      }
      rows.append(byte)
      if byte == UInt8(ascii: "\n") { isStart = true }
    }
  }

  /// The prefix of each row of a run.
  private func beginning(of values: [String]) -> [UInt8] {
    if isTable { return Array(Self.beginning(of: values).utf8) }
    let fields = zip(varied, values).map { $0.field($1) }
    return JSON.object(fields).written(.compact).utf8.dropLast() + [UInt8(ascii: ",")]
  }

  /// The fields of a table before those of the run.
  private static func beginning(of fields: [String]) -> String { (fields + [""]).tableRow }
}

/// A varying setting in rows.
struct VariedColumn: Sendable {
  let name: String
  /// True if its values are texts, even if they look like numbers.
  let isText: Bool

  /// A value as a field of an object: a whole number as it is, everything else as text.
  func field(_ value: String) -> JSON.Field {
    let isNumber = !isText && Int(plain: value).map(String.init) == value
    return JSON.Field(name, isNumber ? .number(value) : .text(value))
  }
}

extension Job {
  var variedColumns: [VariedColumn] {
    let texts = world.words.vocabulary.filter(\.isText).map(\.name)
    return varied.map { VariedColumn(name: $0.name, isText: texts.contains($0.name)) }
  }
}
