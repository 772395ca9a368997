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

extension SizeLimit.Excess {
  /// The message for a too large file, with the found remedies, the best first.
  package func sentence(_ path: String, remedies: [SizeRemedy]) -> (what: String, advice: String) {
    let over = ByteCount.text(bytes - limit)
    return (
      "'\(path)' would have \(ByteCount.text(bytes)), \(over) more than max-size; nothing is written",
      advice(remedies)
    )
  }

  private func advice(_ remedies: [SizeRemedy]) -> String {
    let sorted = remedies.sorted { ($0.bytes, $0.words) < ($1.bytes, $1.words) }
    let enough = sorted.filter { $0.bytes <= limit }.map(\.text)
    let less = sorted.filter { $0.bytes > limit }.map(\.text)
    guard !enough.isEmpty else {
      return (less.first.map { "the smallest that was tried is \($0); " } ?? "") + "raise max-size"
    }
    return "it fits with \(enough.joined(separator: ", or "))"
      + (less.isEmpty ? "" : "; not enough alone: \(less.joined(separator: ", "))")
  }
}
