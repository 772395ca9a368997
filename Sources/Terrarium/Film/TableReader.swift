internal import Synchronization

/// Reads the rows of a CSV table as its bytes come; the first row has the names of the columns.
final class TableReader: Sendable {
  fileprivate struct State {
    /// The columns whose fields are always texts.
    var texts: Set<String>
    var columns: [String] = []
    var fields: [String] = []
    var field: [UInt8] = []
    /// True between two quotation marks, and true if the field has had one.
    var isQuoted = false
    var hasQuotes = false
  }

  private let state: Mutex<State>

  init(texts: Set<String>) { state = Mutex(State(texts: texts)) }

  /// Returns the rows that end in the next bytes.
  func rows(of bytes: [UInt8]) -> [Row] {
    state.withLock { state in bytes.compactMap { state.read($0) } }
  }
}

extension TableReader.State {
  /// Reads a byte; returns a row if it ends with that byte.
  fileprivate mutating func read(_ byte: UInt8) -> Row? {
    switch byte {
    case UInt8(ascii: "\""):
      // A literal quotation mark comes as two: the first has ended the quotation.
      if !isQuoted, hasQuotes { field.append(byte) }
      isQuoted.toggle()
      hasQuotes = true
    case UInt8(ascii: ",") where !isQuoted: endField()
    case UInt8(ascii: "\n") where !isQuoted:
      endField()
      defer { fields = [] }
      guard !columns.isEmpty else {
        columns = fields
        // A table of objects begins with their names.
        if columns.starts(with: ["apgcode", "name"]) { texts.formUnion(columns[..<2]) }
        return nil
      }
      let values = zip(columns, fields).map { name, field in
        texts.contains(name) ? .text(field) : Row.Value(written: field)
      }
      return Row(columns: columns, values: values)
    default: field.append(byte)
    }
    return nil
  }

  private mutating func endField() {
    fields.append(String(decoding: field, as: UTF8.self))
    field = []
    hasQuotes = false
  }
}
