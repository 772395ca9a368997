/// Rows of words in columns, each two spaces wider than its widest word.
package struct TextTable {
  private let rows: [[String]]

  package init(_ rows: [[String]]) { self.rows = rows }

  /// The table, a line for each row, without trailing spaces.
  package var text: String { lines.joined() }

  /// The lines, each with its end.
  package var lines: [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      (rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0) + 2
    }
    return rows.map { row in
      zip(row, widths).dropLast().map { word, width in
        word + String(repeating: " ", count: width - word.count)
      }.joined() + (row.last ?? "") + "\n"
    }
  }
}
