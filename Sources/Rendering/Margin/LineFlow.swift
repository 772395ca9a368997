/// Boxes in lines from the left, with the same gap between all.
struct LineFlow {
  /// The left end and the line of each box.
  private(set) var places: [(left: Int, line: Int)] = []
  private(set) var lineCount = 0
  /// The first column after the last box of the last line, after a gap.
  private(set) var end = 0

  /// Places boxes of some widths in lines that are as wide as a room.
  init(of widths: [Int], room: Int, gap: Int) {
    for width in widths {
      if places.isEmpty || end > 0 && end + width > room {
        end = 0
        lineCount += 1
      }
      places.append((end, lineCount - 1))
      end += width + gap
    }
  }
}
