internal import TerrariumBasics

extension Pattern {
  /// Returns the pattern as plaintext (`.cells`), with all rows as wide as the box. From the first
  /// number of states on that has a state `O`, each cell has two characters, so that a single one
  /// stays a live cell.
  ///
  /// - Parameters:
  ///   - name: The pattern's name.
  ///   - comments: Lines of comments.
  ///   - generation: The generation, if the future of the cells depends on it.
  ///   - stateCount: The number of states of the rule.
  /// - Returns: The bytes of the file.
  package func plaintext(
    name: String? = nil, comments: [String] = [], generation: UInt128? = nil, stateCount: Int = 2
  ) -> [UInt8] {
    let count = max(stateCount, Int(highestState) + 1)
    let letters = StateLetters(count: count, isPaired: count >= DrawnText.statesWithO)
    let signs = (0..<count).map { Array(letters[$0].utf8) }
    var bytes: [UInt8] = []
    if let name { bytes += Array("!Name: \(name)\n".utf8) }
    for comment in comments { bytes += Array("!\(comment)\n".utf8) }
    if let generation { bytes += Array("!Generation: \(generation)\n".utf8) }
    var next = runs.startIndex
    for y in 0..<size.rows {
      var x = 0
      func add(_ state: Int, to end: Int) {
        for _ in x..<end { bytes += signs[state] }
        x = end
      }
      while next < runs.endIndex, runs[next].y == y {
        add(0, to: runs[next].x)
        add(Int(runs[next].state), to: runs[next].maxX)
        next += 1
      }
      add(0, to: size.columns)
      bytes.append(.lineFeed)
    }
    // Without a row it would not be a pattern file.
    if size.area == 0 { bytes += ".\n".utf8 }
    return bytes
  }
}
