internal import TerrariumPatterns
/// The colours of a theme of LifeViewer, as numbers.
package struct ViewerTheme: Hashable, Sendable {
  package let name: String
  /// Cells that died long ago and just now.
  package let long: UInt32, just: UInt32
  /// Cells that were just born, and old ones.
  package let young: UInt32, old: UInt32
  /// Cells that never lived.
  package let ground: UInt32
  /// The colours of rules with many states.
  package let many: Many
  /// The lines between cells.
  package let line: UInt32, major: UInt32
  /// The columns from one strong line to the next; nil if the theme does not say.
  package let interval: Int?

  /// The colours of states that die in steps, and of their traces.
  package struct Many: Hashable, Sendable {
    package let alive: UInt32
    package let last: UInt32
    /// The first dying state; nil if it follows from the others.
    package let fresh: UInt32?
    package let long: UInt32
    package let just: UInt32
  }

  /// The colours of live and dying states for rules with larger neighbourhoods, if they differ.
  package var larger: Many? { name == "Golly" ? Self.named("Generations")?.many : nil }

  /// Returns the theme of a name or a number.
  package static func named(_ word: String) -> ViewerTheme? {
    if let number = Int(word) { return all.indices.contains(number) ? all[number] : nil }
    return all.first { $0.name.lowercased() == word.lowercased() }
  }

  /// The name of a theme as scripts hold it; nil if there is no such theme.
  static func name(_ word: String) -> String? {
    if word.lowercased() == "custom" { return "Custom" }
    return named(word)?.name
  }

  /// Creates a theme from a line of colours: long and just dead, young and old, background; then,
  /// for many states, live, last and first dying, long and just dead; and the lines, if any.
  private init(_ name: String, _ text: String, _ lines: String? = nil) {
    self.name = name
    let parts = text.split(separator: " ").map { UInt32($0, radix: 16) }
    func part(_ place: Int) -> UInt32 { parts[place] ?? 0 }
    long = part(0)
    just = part(1)
    young = part(2)
    old = part(3)
    ground = part(4)
    many = Many(alive: part(5), last: part(6), fresh: parts[7], long: part(8), just: part(9))
    let isBright = (ground >> 16 & 255) + (ground >> 8 & 255) + (ground & 255) >= 3 * 128
    let words = lines?.split(separator: " ") ?? []
    interval = words.first.flatMap { Int($0) }
    line = words.count == 3 ? UInt32(words[1], radix: 16) ?? 0 : isBright ? 0xe5_e5e5 : 0x50_5050
    major = words.count == 3 ? UInt32(words[2], radix: 16) ?? 0 : isBright ? 0xd1_d1d1 : 0x70_7070
  }

  /// All themes, in the order of their numbers.
  package static let all: [ViewerTheme] = [
    ViewerTheme("Mono", "000000 000000 ffffff ffffff 000000 ffffff 404040 dyn 000000 000000"),
    ViewerTheme("Blues", "00002f 0000ff 00ffff ffffff 000000 00ffff 0000ff dyn 00002f 000080"),
    ViewerTheme("Fire", "200000 a00000 ff9000 ffff00 000000 ff9000 f00000 dyn 200000 a00000"),
    ViewerTheme("Poison", "001800 008000 00ffff ffffff 000000 00ffff 00c000 dyn 001800 008000"),
    ViewerTheme("Yellow", "002f00 800080 ffff00 ffffff 002080 ffff00 c04040 dyn 002f00 800080"),
    ViewerTheme("Gray", "101010 686868 b0b0b0 f0f0f0 000000 f0f0f0 a0a0a0 dyn 101010 686868"),
    ViewerTheme("Inverse", "ffffff ffffff 000000 000000 ffffff 000000 c0c0c0 dyn ffffff ffffff"),
    ViewerTheme("Day", "f0f0f0 00ffff 0000ff 000000 ffffff 0000ff 00ffff dyn f0f0f0 00c0c0"),
    ViewerTheme(
      "Occupied", "f0f0f0 f0f0f0 f0f0f0 f0f0f0 000000 f0f0f0 f0f0f0 f0f0f0 f0f0f0 f0f0f0"),
    ViewerTheme("Red", "a00000 a00000 f0f0f0 f0f0f0 000000 ffffff a0a0a0 a0a0a0 a00000 a00000"),
    ViewerTheme(
      "LifeHistory", "000060 0000a0 00f000 10ff10 000000 10ff10 0080a0 dyn 000060 0000a0"),
    ViewerTheme(
      "Generations", "400000 ff0000 ffff00 ffffff 000000 ffff00 ff0000 dyn 400000 800000"),
    ViewerTheme(
      "Golly", "303030 303030 ffffff ffffff 303030 ff0000 ffff00 dyn 303030 303030",
      "10 505050 707070"),
    ViewerTheme(
      "MCell", "000000 000000 ffff00 ffff00 000000 ffff00 00ff00 dyn 000000 000000",
      "5 400000 630301"),
    ViewerTheme(
      "Catagolue", "a0ddcc a0ddcc 000000 000000 c0ffee 000000 60c08b 028102 a0ddcc a0ddcc",
      "0 a0ddcc a0ddcc"),
    ViewerTheme(
      "Caterer", "36393e 36393e ffffff ffffff 36393e ffaa00 ff5500 dyn 36393e 36393e",
      "0 000000 000000"),
    ViewerTheme(
      "Life32", "ffffff ffffff 000080 000080 ffffff 000080 000040 dyn ffffff ffffff",
      "5 c0c0c0 808080"),
    ViewerTheme(
      "Margolus", "00002f 000080 ffff00 ffffff 000000 ffff00 404080 dyn 00002f 000080",
      "2 404080 2020ff"),
    ViewerTheme("PCA", "181818 404040 b0b0b0 f0f0f0 000000 f0f0f0 a0a0a0 dyn 181818 404040"),
    ViewerTheme(
      "Book", "ffdcc0 c0dcff 000000 000000 ffffff 000000 808080 303030 ffdcc0 c0dcff",
      "0 c0c0c0 d1d1d1"),
  ]
}
