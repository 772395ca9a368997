/// The words of a source without its comments: enough to find a name in it.
package struct SourceWords {
  /// Every identifier.
  package private(set) var names: Set<String> = []
  /// Identifiers after a dot that follows no value, such as `.orca`, or one of the types that
  /// worlds extend with members of their own, such as `Tone.orca`.
  package private(set) var members: Set<String> = []
  /// The contents of string literals.
  package private(set) var literals: Set<String> = []
  /// Tones and sprites that are named as such, even by a common word: `Tone.off`, `Tone("off")`,
  /// `theme[.off]`.
  package private(set) var colours: Set<String> = []
  /// The types that are not declared inside another.
  package private(set) var types: Set<String> = []

  private static let declaring = ["Tone", "Sprite", "Setting", "StepKind", "LocalizedText"]

  private let bytes: [UInt8]
  private var place = 0
  /// The last identifiers and signs, the newest last.
  private var before: [String] = []

  package init(_ text: String) {
    bytes = Array(text.utf8)
    while place < bytes.count { readNext() }
    readTypes(text)
  }

  private mutating func readNext() {
    if isAt("//") {
      skip(to: "\n")
    } else if isAt("/*") {
      skip(to: "*/")
    } else if isAt("#\"") {
      keep(literal: text(from: "#\"", to: "\"#"))
    } else if isAt("\"\"\"") {
      keep(literal: text(from: "\"\"\"", to: "\"\"\""))
    } else if isAt("\"") {
      keep(literal: literal())
    } else if Self.isLetter(bytes[place]) {
      keep(identifier: identifier())
    } else {
      let sign = String(UnicodeScalar(bytes[place]))
      // A space or line end between a value and a dot counts, so a call continued on a new line is
      // taken for a member. Finding too much is better than too little.
      remember(sign == "\n" ? " " : sign)
      place += 1
    }
  }

  private mutating func keep(identifier: String) {
    names.insert(identifier)
    if before.last == "." {
      let owner = before.dropLast().last ?? " "
      let first = owner.first ?? " "
      let isOfValue =
        owner.count > 1 || first.isLetter || first.isNumber || ")]}?!>\"".contains(first)
      if !isOfValue || Self.declaring.contains(owner) { members.insert(identifier) }
      let isInTheme = owner == "[" && (before.dropLast(2).last?.hasSuffix("heme") ?? false)
      if owner == "Tone" || owner == "Sprite" || isInTheme { colours.insert(identifier) }
    }
    remember(identifier)
  }

  private mutating func keep(literal: String) {
    literals.insert(literal)
    if before.last == "(", let owner = before.dropLast().last, owner == "Tone" || owner == "Sprite"
    {
      colours.insert(literal)
    }
    remember("\"")
  }

  private mutating func readTypes(_ text: String) {
    let kinds = ["struct", "enum", "class", "actor", "protocol"]
    for line in text.split(separator: "\n") where line.first?.isLetter ?? false {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
        words[..<kind].allSatisfy({ $0.allSatisfy(\.isLowercase) })
      else { continue }
      types.insert(words[kind + 1])
    }
  }
}

extension SourceWords {
  private func isAt(_ text: String) -> Bool {
    bytes[place] == text.utf8.first && bytes[place...].starts(with: text.utf8)
  }

  private mutating func skip(to end: String) {
    place += 1
    while place < bytes.count, !isAt(end) { place += 1 }
    if end != "\n" { place += 2 }
  }

  private mutating func text(from start: String, to end: String) -> String {
    place += start.utf8.count
    let first = place
    while place < bytes.count, !isAt(end) { place += 1 }
    defer { place += end.utf8.count }
    return String(decoding: bytes[first..<min(place, bytes.count)], as: UTF8.self)
  }

  private mutating func literal() -> String {
    place += 1
    let first = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    defer { place += 1 }
    return String(decoding: bytes[first..<min(place, bytes.count)], as: UTF8.self)
  }

  private mutating func identifier() -> String {
    let first = place
    while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[first..<place], as: UTF8.self)
  }

  private mutating func remember(_ word: String) {
    if before.count == 3 { before.removeFirst() }
    before.append(word)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 128 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
}
