internal import TerrariumFiles

/// Settings with which a too large file is smaller, and its size with them.
package struct SizeRemedy: Hashable, Sendable {
  /// The settings in words: `every 3 and frames 20`.
  package let words: String
  package let bytes: Int

  package init(_ words: String, bytes: Int) {
    self.words = words
    self.bytes = bytes
  }

  fileprivate var text: String { "\(words) (\(ByteCount.text(bytes)))" }
}

extension SizeExcess {
  /// The message for a too large file, with the best of the found remedies: those that keep most of
  /// it.
  package func sentence(_ path: String, remedies: [SizeRemedy]) -> (what: String, advice: String) {
    let over = ByteCount.text(bytes - limit)
    return (
      "'\(path)' would have \(ByteCount.text(bytes)), \(over) more than max-size; nothing is written",
      advice(remedies)
    )
  }

  private func advice(_ remedies: [SizeRemedy]) -> String {
    let sorted = remedies.sorted { ($1.bytes, $0.words) < ($0.bytes, $1.words) }
    let fitting = sorted.filter { $0.bytes <= limit }
    guard let best = fitting.first else {
      return (sorted.last.map { "the smallest that was tried is \($0.text); " } ?? "")
        + "raise max-size"
    }
    // A third way that keeps much less than the best is none.
    let ways =
      fitting.prefix(2) + fitting.dropFirst(2).prefix(1).filter { 2 * $0.bytes >= best.bytes }
    let less = ways.count > 1 ? [] : sorted.reversed().filter { $0.bytes > limit }.map(\.text)
    return "it fits with \(ways.map(\.text).joined(separator: ", or "))"
      + (less.isEmpty ? "" : "; not enough alone: \(less.joined(separator: ", "))")
  }
}
