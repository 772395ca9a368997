/// A parsed `.rule` file: its transitions, and the names, colours and pictures of its states.
package struct RuleFile: Sendable {
  /// Three numbers from 0 to 255.
  package struct RGB: Hashable, Sendable {
    package let red, green, blue: UInt8

    /// Creates a colour from three numbers.
    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Creates a colour from `0xRRGGBB`.
    init(_ number: UInt32) {
      self.init(
        UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
        UInt8(truncatingIfNeeded: number))
    }
  }

  package let name: String
  /// The whole text, including that of the file that completes it: of two sections, the first
  /// nonempty one counts.
  private(set) var text: String

  /// The transitions; nil if the file has only names, colours or pictures.
  package let rule: (any LocalRule)?
  package var names: [Int: String] = [:]
  package var colors: [Int: RGB] = [:]
  package var icons = RuleIcons()

  /// Parses a file, for a number of states if it has no transitions, and under a name if it must
  /// have that. A byte order mark is skipped.
  ///
  /// - Throws: The fault and its place. Memory and time stay within limits, whatever the text is.
  package init(
    reading text: String, named own: String? = nil, stateCount: Int = 256
  ) throws(RuleFileError) {
    let scalars = text.unicodeScalars
    self.text = scalars.first == "\u{feff}" ? String(scalars.dropFirst()) : text
    let sections = try RuleSections(self.text, named: own)
    name = sections.name
    switch sections.all.first(where: { ["TABLE", "TREE"].contains($0.name) }) {
    case nil: rule = nil
    case let section? where section.name == "TABLE":
      rule = try RuleTableReader.rule(section.lines)
    case let section?: rule = try RuleTreeReader.rule(section.lines)
    }
    for section in sections.all {
      switch section.name {
      case "NAMES" where names.isEmpty: names = StateNameReader.read(section.lines)
      case "COLORS" where colors.isEmpty:
        colors = StateColorReader.read(section.lines, stateCount: rule?.stateCount ?? stateCount)
      case "ICONS" where icons.isEmpty:
        icons = try RuleIcons(reading: section.lines, stateCount: rule?.stateCount ?? 4)
      default: break
      }
    }
  }

  /// The name of the file with the names, colours and pictures of related rules: `Worm-shared` for
  /// `Worm-1040512`; nil if this file has them all.
  var sharedName: String? {
    guard names.isEmpty || colors.isEmpty || icons.isEmpty, !name.hasSuffix("-shared"),
      let hyphen = name.lastIndex(of: "-"), hyphen > name.startIndex
    else { return nil }
    return name[..<hyphen] + "-shared"
  }

  /// Adds missing parts from another file.
  mutating func complete(by shared: RuleFile) {
    let states = rule?.stateCount ?? 256
    if names.isEmpty { names = shared.names.filter { $0.key < states } }
    if colors.isEmpty { colors = shared.colors.filter { $0.key < states } }
    if icons.isEmpty {
      // A text with triangles is only valid for a rule of four states.
      guard shared.icons.shape != .triangles || states == 4 else { return }
      icons = shared.icons
    }
    text += "\n" + shared.text
  }
}

/// A line of a rule file.
struct RuleLine {
  let number: Int
  let text: Substring

  /// A fault of this line.
  func fault(_ fault: RuleFileError.Fault, column: Int = 1) -> RuleFileError {
    .fault(fault, line: number, column: column)
  }

  /// Sets a property of the whole rule. It cannot be changed once set, because earlier lines depend
  /// on it.
  func say<Value: Equatable>(
    _ value: Value, for key: String, _ kept: inout Value?
  ) throws(RuleFileError) {
    guard kept == nil || kept == value else { throw fault(.saidOtherwise(key)) }
    kept = value
  }

  /// The words between some ASCII separators.
  func words(between separators: String) -> [Substring] {
    let separators = StateSet(separators.utf8)
    return text.utf8.split { separators.contains($0) }.map(Substring.init)
  }

  /// The column where a part of it begins.
  func column(of part: Substring) -> Int {
    text.distance(from: text.startIndex, to: part.startIndex) + 1
  }

  /// The line without its comment; nil if it is empty.
  var bare: RuleLine? {
    let bare = Substring(text.utf8.prefix { $0 != UInt8(ascii: "#") })
    return bare.allSatisfy(\.isWhitespace) ? nil : RuleLine(number: number, text: bare)
  }

  /// The lines of a text, with any system's line ends.
  static func all(of text: String) -> [RuleLine] {
    var lines: [RuleLine] = []
    var rest = text.utf8[...]
    while true {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
      lines.append(RuleLine(number: lines.count + 1, text: Substring(line)))
      rest = rest[line.endIndex...]
      guard let end = rest.popFirst() else { return lines }
      if end == UInt8(ascii: "\r"), rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
    }
  }
}

/// The parts of a rule file, each below a line that begins with `@` and a capital.
struct RuleSections {
  struct Section {
    let name: String
    var lines: [RuleLine]
  }

  let name: String
  private(set) var all: [Section] = []

  private static let longestLine = 4096

  init(_ text: String, named own: String?) throws(RuleFileError) {
    var name: String?
    for line in RuleLine.all(of: text) {
      guard line.text.utf8.count <= Self.longestLine else {
        throw line.fault(.longLine(limit: Self.longestLine))
      }
      if name == nil {
        guard line.text.hasPrefix("@RULE") else {
          if line.text.allSatisfy(\.isWhitespace) { continue }
          throw line.fault(.noHeader)
        }
        let words = line.text.dropFirst(5).split(whereSeparator: \.isWhitespace)
        guard let word = words.first else { throw line.fault(.noHeader, column: 6) }
        guard own ?? String(word) == word else {
          throw line.fault(.otherName(String(word)), column: line.column(of: word))
        }
        name = String(word)
        all.append(Section(name: "RULE", lines: []))
      } else if line.text.first == "@", line.text.dropFirst().first?.isUppercase == true {
        all.append(
          Section(name: String(line.text.dropFirst().prefix { !$0.isWhitespace }), lines: []))
      } else {
        all[all.count - 1].lines.append(line)
      }
    }
    guard let name else { throw .fault(.noHeader, line: 1, column: 1) }
    self.name = name
  }
}
