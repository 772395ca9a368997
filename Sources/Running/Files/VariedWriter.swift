internal import Encoding
internal import Planning
internal import Basics
internal import Vocabulary

/// The rows of all runs of a sheet in one file, each preceded by the values of its run.
struct VariedWriter: TextWriter {
  let head: String
  private let writer: any TextWriter
  private let isTable: Bool
  /// The names of the varying settings.
  private let names: [String]

  /// `writer` writes the rows of one run: as a table, or as objects.
  init(_ writer: any TextWriter, of job: Job, isTable: Bool) {
    self.writer = writer
    self.isTable = isTable
    names = job.varied.map(\.name)
    head = isTable ? names.map { Self.field($0) + "," }.joined() + writer.head : writer.head
  }

  /// A table of the objects of all runs, or without a head a list of them; its rows come written.
  init(ofObjectsIn job: Job, isTable: Bool) {
    writer = RowsWriter(columns: [])
    self.isTable = isTable
    names = job.varied.map(\.name)
    let columns = (["apgcode", "name", "count"] + names).map(Self.field)
    head = isTable ? columns.joined(separator: ",") + "\n" : ""
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
        // The beginning has the brace that opens an object.
        if !isTable { continue }
      }
      rows.append(byte)
      if byte == UInt8(ascii: "\n") { isStart = true }
    }
  }

  /// The beginning of each row of a run.
  private func beginning(of values: [String]) -> [UInt8] {
    if isTable { return Array(values.map { Self.field($0) + "," }.joined().utf8) }
    let fields = zip(names, values).map(Self.jsonField)
    return JSON.object(fields).written(.compact).utf8.dropLast() + [UInt8(ascii: ",")]
  }

  /// A varying value as a field of an object: a whole number as it is, everything else as text.
  static func jsonField(_ name: String, _ value: String) -> JSON.Field {
    let isNumber = Int(plain: value).map(String.init) == value
    return JSON.Field(name, isNumber ? .number(value) : .text(value))
  }

  /// A field of a table, in quotation marks where it would mean more than one.
  static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r\r\n".contains($0) }) else { return text }
    return "\"" + text.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
