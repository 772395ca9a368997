/// The pairs of letters that are closer than their side bearings.
package struct Kerning: Sendable {
  /// The groups of pairs that a letter belongs to, one bit each: as the left one and as the right
  /// one.
  package struct Groups: Hashable, Sendable {
    package init() {}

    var (left, right): (UInt64, UInt64) = (0, 0)
  }

  private var groups: [Character: Groups] = [:]
  private var values: [Int] = []

  /// Adds a group: each of some letters with each of others. The first group with a pair counts.
  mutating func add(_ value: Substring, _ lefts: Substring, _ rights: Substring) {
    guard let value = Int(value), values.count < UInt64.bitWidth else { return }
    // Words are separated by spaces, so a letter represents one.
    for letter in lefts {
      groups[letter == "␣" ? " " : letter, default: Groups()].left |= 1 << UInt64(values.count)
    }
    for letter in rights { groups[letter, default: Groups()].right |= 1 << UInt64(values.count) }
    values.append(value)
  }

  /// The groups of pairs with a letter on the left, and on the right.
  func groups(of character: Character) -> Groups { groups[character] ?? Groups() }

  /// The kerning of two letters, in thousandths of the size; negative is closer, and 0 for most.
  func value(_ left: Groups, _ right: Groups) -> Int {
    let shared = left.left & right.right
    return shared == 0 ? 0 : values[shared.trailingZeroBitCount]
  }
}
