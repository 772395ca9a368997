internal import TerrariumBasics
package import TerrariumVocabulary

/// A faulty source line, or the part of a long one around a fault, with marks below the fault.
package struct Quotation {
  private let line: Int
  /// The shown part of the line, and the number of characters before it.
  private let shown: [Unicode.Scalar]
  private let start: Int
  /// The marked ranges of it, from left to right.
  private var marks: [Range<Int>] = []

  /// The last column to quote: places further right are hard to see and slow to look up.
  private static let farthest = 20_000

  /// The most characters of a quoted line, for the width of a terminal.
  private static let widest = 100

  /// Creates the quotation of a fault's place; nil if the fault has none in the source.
  package init?(of fault: Fault, in source: SourceText) {
    guard case .file(_, let number, let column, _) = fault.place, column <= Self.farthest,
      let text = source.line(number, prefix: column + Self.widest)
    else { return nil }
    line = number
    // For a long line, the part around the place. Places count scalars.
    start = max(0, column - 1 - Self.widest / 2)
    shown = Array(text.unicodeScalars.dropFirst(start).prefix(Self.widest))
    _ = mark(fault)
  }

  /// Marks the place of another fault; returns false if it is outside the quoted part.
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

  /// The line with marks below.
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
