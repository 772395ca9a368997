internal import TerrariumBasics
internal import TerrariumPictures

/// Writes the census of every frame as comma-separated values.
package struct TableWriter: TextWriter {
  package let head: String
  private let columns: [String]

  /// Creates a table of the time and the counts of a census.
  package init(timeName: String = "tick", columns: [String]) {
    self.columns = columns
    let names = columns.map { $0 == timeName ? "measured-\($0)" : $0 }
    head = ([timeName] + names).tableRow + "\n"
  }

  /// Returns the rows of frames of one run; columns that the run lacks are empty.
  package func bytes(of batch: Batch) -> [UInt8] {
    var text = ""
    let own = batch.shots.first?.columns
    let places = own.map { own in columns.map { own.firstIndex(of: $0) } }
    for frame in batch.moments {
      text += String(frame.tick)
      if let places {
        for place in places { text += place.map { ",\(frame.census[$0])" } ?? "," }
      } else {
        for count in frame.census { text += ",\(count)" }
      }
      text += "\n"
    }
    return Array(text.utf8)
  }
}

/// Writes the rows of a world's own table as comma-separated values.
package struct RowsWriter: TextWriter {
  package let head: String

  /// Creates a table with columns.
  package init(columns: [String]) { head = columns.tableRow + "\n" }

  package func bytes(of batch: Batch) -> [UInt8] {
    var text = TextBytes()
    for rows in batch.shots.flatMap(\.rows) { rows.appendTable(to: &text) }
    return text.bytes
  }
}

extension [String] {
  /// The values as a table row, in quotation marks where needed.
  package var tableRow: String {
    map(\.withoutFormula).map { field in
      let scalars = field.unicodeScalars
      guard scalars.contains(where: ",\"\n\r".unicodeScalars.contains) else { return field }
      return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: ",")
  }
}

extension String {
  /// The text of a cell, behind an apostrophe if a spreadsheet would compute something else than a
  /// number from it. Texts that begin with apostrophes before such a sign have one more, so that
  /// each text can be read back.
  fileprivate var withoutFormula: String {
    let signs = "=+-@\t\r".unicodeScalars
    let text = unicodeScalars.drop { $0 == "'" }
    guard let first = text.first, signs.contains(first), !isPlainNumber else { return self }
    return "'" + self
  }

  /// True if it is a number in digits.
  private var isPlainNumber: Bool {
    utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || "+-.eE".utf8.contains($0) } && Double(self) != nil
  }
}
