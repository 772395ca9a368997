internal import TerrariumBasics

extension Figure {
  /// Returns the pattern as plaintext (`.cells`): one character per cell, with all rows as wide as
  /// the box.
  ///
  /// - Parameters:
  ///   - name: The pattern's name.
  ///   - comments: Lines of comments.
  ///   - generation: The generation, if the future of the cells depends on it.
  /// - Returns: The bytes of the file.
  package func plaintext(
    name: String? = nil, comments: [String] = [], generation: UInt128? = nil
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    if let name { bytes += Array("!Name: \(name)\n".utf8) }
    for comment in comments { bytes += Array("!\(comment)\n".utf8) }
    if let generation { bytes += Array("!Generation: \(generation)\n".utf8) }
    let dead = [UInt8](repeating: UInt8(ascii: "."), count: size.columns)
    var next = runs.startIndex
    for y in 0..<size.rows {
      var row = dead
      while next < runs.endIndex, runs[next].y == y {
        for x in runs[next].x..<runs[next].maxX { row[x] = UInt8(ascii: "O") }
        next += 1
      }
      bytes += row
      bytes.append(.lineFeed)
    }
    // Without a row it would not be a pattern file.
    if size.area == 0 { bytes += ".\n".utf8 }
    return bytes
  }
}
