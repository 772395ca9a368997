package import Encoding

/// A set of file names that can be searched for numbered ones.
package struct FileNames: Sendable {
  private let all: Set<String>
  private let names: [String]
  /// The rows of digits in the names, by the text around them.
  private var digits: [NumberedPath.Frame: DigitIndex] = [:]

  /// Some names.
  package init(_ names: [String]) {
    // In their order each comes behind the last of those that are alike.
    all = Set(names)
    self.names = names.sorted()
    for (number, name) in self.names.enumerated() {
      for frame in NumberedPath.frames(of: name) {
        digits[frame, default: DigitIndex()].insert(
          NumberedPath.rows(of: name, in: frame), of: number)
      }
    }
  }

  /// True if a name is one of them.
  package func contains(_ name: String) -> Bool { all.contains(name) }

  /// True if one of them is that of a number.
  package func containsAny(of numbered: NumberedPath) -> Bool {
    let rows = numbered.rows(.max)
    return digits[numbered.frame]?.outputs(meeting: rows)
      .contains { numbered.number(of: names[$0]) != nil } ?? false
  }
}
