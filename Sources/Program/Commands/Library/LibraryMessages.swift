internal import Files
internal import Libraries
internal import Patterns
internal import Basics
internal import Vocabulary

/// The messages of library commands.
enum LibraryMessages {
  /// The fault of an error.
  static func fault(of error: any Error) -> Fault {
    switch error {
    case let fault as Fault: fault
    case let problem as LibraryProblem: Fault(.library(problem))
    case let remote as RemoteFault: Fault(.remote(remote))
    case let file as FileError: Fault(.file(file))
    case let pattern as PatternError: Fault(.pattern(pattern, path: nil))
    default: Fault(.outOfMemory)
    }
  }

  /// Cells as letters, two of them in one: `█`, `▀` and `▄`; within a width and a height.
  static func letters(_ figure: Figure, columns: Int = 36, lines: Int = 16) -> [String] {
    let size = figure.size
    var scale = 1
    while size.columns > columns * scale || size.rows > lines * 2 * scale { scale += 1 }
    let width = (size.columns + scale - 1) / scale
    let height = (size.rows + scale - 1) / scale
    var lit = [Bool](repeating: false, count: max(1, width * height))
    for run in figure.runs {
      let row = run.y / scale * width
      for x in run.x / scale...(run.x + run.length - 1) / scale { lit[row + x] = true }
    }
    return stride(from: 0, to: height, by: 2).map { y in
      let line = (0..<width).map { x -> Character in
        switch (lit[y * width + x], y + 1 < height && lit[(y + 1) * width + x]) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return String(line)
    }
  }

  /// Two columns of lines under their headings.
  static func sideBySide(
    _ left: (heading: String, lines: [String]), _ right: (heading: String, lines: [String])
  ) -> String {
    let lefts = [left.heading] + left.lines
    let rights = [right.heading] + right.lines
    let width = (lefts.map(\.count).max() ?? 0) + 4
    return (0..<max(lefts.count, rights.count)).map { number in
      let one = number < lefts.count ? lefts[number] : ""
      let other = number < rights.count ? rights[number] : ""
      let line = one + String(repeating: " ", count: width - one.count) + other
      return "    " + String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// The text for a number of bytes.
  static func size(_ bytes: Int) -> String {
    bytes < 1000
      ? "\(bytes) bytes"
      : bytes < 1_000_000
        ? "\(bytes / 1000).\(bytes / 100 % 10) kB"
        : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }
}
