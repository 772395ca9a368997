internal import Basics

extension Figure {
  /// The figure as plaintext (`.cells`): a character a cell, every row as wide as the box.
  package func plaintext(name: String? = nil, comments: [String] = []) -> [UInt8] {
    var bytes: [UInt8] = []
    if let name { bytes += Array("!Name: \(name)\n".utf8) }
    for comment in comments { bytes += Array("!\(comment)\n".utf8) }
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
    return bytes
  }
}
