internal import TerrariumBasics
internal import TerrariumPictures

/// The census of every frame as comma-separated values.
package struct TableWriter: TextWriter {
  package let head: String
  private let columns: [String]

  /// A table of the time and the counts of a census.
  package init(timeName: String = "tick", columns: [String]) {
    self.columns = columns
    let names = columns.map { $0 == timeName ? "measured-\($0)" : $0 }
    head = ([timeName] + names).tableRow + "\n"
  }

  /// The rows of frames of one run; columns that it lacks are empty.
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

/// The rows of a world's own table as comma-separated values.
package struct RowsWriter: TextWriter {
  package let head: String

  /// A table of such columns.
  package init(columns: [String]) { head = columns.tableRow + "\n" }

  package func bytes(of batch: Batch) -> [UInt8] {
    var text = TextBytes()
    for rows in batch.shots.flatMap(\.rows) { rows.appendTable(to: &text) }
    return text.bytes
  }
}

extension [String] {
  /// They as fields of a row, in quotation marks where one would mean several.
  package var tableRow: String {
    map { field in
      let scalars = field.unicodeScalars
      guard scalars.contains(where: ",\"\n\r".unicodeScalars.contains) else { return field }
      return "\"" + scalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: ",")
  }
}
