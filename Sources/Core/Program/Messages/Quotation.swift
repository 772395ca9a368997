internal import TerrariumBasics
package import TerrariumVocabulary

/// A faulty line of a source, or the part of a long one round a fault, with marks below what is wrong.
package struct Quotation {
  private let line: Int
  /// The part of the line, and the number of characters before it.
  private let shown: [Unicode.Scalar]
  private let start: Int
  /// The marked parts of it, from left to right.
  private var marks: [Range<Int>] = []

  /// The last column that is quoted: nobody finds a place so far to the right by eye, and looking
  /// it up is slow.
  private static let farthest = 20_000

  /// The characters of a line that a terminal has room for.
  private static let widest = 100

  /// The quotation of the place of a fault; nil if it has none in the source.
  package init?(of fault: Fault, in source: SourceText) {
    guard case .file(_, let number, let column, _) = fault.place, column <= Self.farthest,
      let text = source.line(number, prefix: column + Self.widest)
    else { return nil }
    line = number
    // Of a long line, the part round the place. Places count scalars.
    start = max(0, column - 1 - Self.widest / 2)
    shown = Array(text.unicodeScalars.dropFirst(start).prefix(Self.widest))
    _ = mark(fault)
  }

  /// Marks the place of another fault, too; false if it is not in the quoted part.
  package mutating func mark(_ fault: Fault) -> Bool {
    guard case .file(_, line, let column, let length) = fault.place else { return false }
    let first = column - 1 - start
    guard first >= marks.last?.lowerBound ?? 0, first < shown.count || marks.isEmpty else {
      return false
    }
    let part = first..<max(first + 1, min(shown.count, first + length))
    if let last = marks.last, last.upperBound > first {
      marks[marks.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
    } else {
      marks.append(part)
    }
    return true
  }

  /// The line, and the marks below it.
  package func text(isColoured: Bool) -> String {
    var (below, end) = ("", 0)
    for mark in marks {
      below += String(repeating: " ", count: columns(end..<mark.lowerBound))
      let signs = String(repeating: "^", count: max(1, columns(mark)))
      below += isColoured ? "\u{1b}[1;31m\(signs)\u{1b}[0m" : signs
      end = mark.upperBound
    }
    let margin = String(repeating: " ", count: String(line).count)
    return "  \(line) | \(text(of: shown.indices).printable)\n  \(margin) | \(below)"
  }

  private func columns(_ part: Range<Int>) -> Int { text(of: part).terminalColumns }

  private func text(of part: Range<Int>) -> String {
    String(String.UnicodeScalarView(shown[part.clamped(to: shown.indices)]))
  }
}
