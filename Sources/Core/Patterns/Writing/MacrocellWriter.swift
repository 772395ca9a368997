internal import TerrariumBasics

extension Macrocell {
  /// Returns the tree as a macrocell file.
  package func file(
    rule: String = "B3/S23", comments: [String] = [], generation: UInt128? = nil
  ) -> [UInt8] {
    var bytes = Array("[M2] (terrarium)\n#R \(rule)\n".utf8)
    for comment in comments { bytes += Array("#\(comment)\n".utf8) }
    if let generation { bytes += Array("#G \(generation)\n".utf8) }
    for node in nodes.isEmpty ? [.leaf(0)] : nodes {
      switch node {
      case .leaf(let cells): bytes += Self.text(ofLeaf: cells)
      case .states(let cells):
        let states = (UInt32(0)..<4).map { "\(cells >> (8 * $0) & 0xff)" }
        bytes += Array("1 \(states.joined(separator: " "))".utf8)
      case .branch(let level, let nw, let ne, let sw, let se):
        bytes += Array("\(level) \(nw) \(ne) \(sw) \(se)".utf8)
      }
      bytes.append(.lineFeed)
    }
    return bytes
  }

  /// Rows of `.` and `*`, each ended by `$`; trailing dead cells and rows are left out.
  private static func text(ofLeaf cells: UInt64) -> [UInt8] {
    if cells == 0 { return [UInt8(ascii: "$")] }
    var text: [UInt8] = []
    for y in 0..<8 where cells >> UInt64(8 * y) != 0 {
      var row = cells >> UInt64(8 * y) & 0xff
      while row != 0 {
        text.append(UInt8(ascii: row & 1 != 0 ? "*" : "."))
        row >>= 1
      }
      text.append(UInt8(ascii: "$"))
    }
    return text
  }
}
