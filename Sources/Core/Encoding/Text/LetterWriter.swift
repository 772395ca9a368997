internal import TerrariumBasics
package import TerrariumPictures

/// Writes frames as letters: one for each cell, a line for each row, and an empty line between
/// frames.
package struct LetterWriter: TextWriter {
  package let head = ""

  /// The UTF-8 bytes of each state's letter; none for cells that are left out.
  private let letters: [[UInt8]]

  /// Creates a writer of states by letters; a state without one is left out.
  package init(letters: [String?]) {
    self.letters = letters.map { letter in letter.map { Array($0.utf8) } ?? [] }
  }

  package func bytes(of batch: Batch) -> [UInt8] {
    var bytes: [UInt8] = []
    for frame in batch.moments {
      if frame.number > 0, !frame.isHistory { bytes.append(UInt8(ascii: "\n")) }
      bytes += picture(of: frame)
    }
    return bytes
  }

  /// The letters of one frame.
  package func picture(of frame: Frame) -> [UInt8] {
    guard let cells = frame.letters ?? frame.cells ?? frame.source?.allStates else { return [] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(cells.size.area + cells.size.rows)
    for row in 0..<cells.size.rows {
      for state in cells.states[row * cells.size.columns..<(row + 1) * cells.size.columns] {
        bytes += letters[Int(state)]
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
