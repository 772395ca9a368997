internal import TerrariumFiles
package import TerrariumPlayback
package import TerrariumVocabulary

/// Parses flags by the vocabulary: `--size 10x15`, `--size=10x15`, `--grid`, `--no-grid`; `--` ends
/// them.
package struct FlagReader {
  /// The given settings, in order.
  package private(set) var settings = WrittenSettings()
  package private(set) var words: [String] = []
  package private(set) var faults: [Fault] = []
  /// The flags of the command itself, with their values.
  package private(set) var options: [String: String] = [:]

  package let catalogue: Catalogue
  private let vocabulary: [any SettingDeclaration]
  private let known: [CommandOption]
  private let takesWords: Bool
  /// The words not yet read.
  private var rest: ArraySlice<String>
  /// The value after the equals sign of the last flag.
  private var attached: String?

  /// Parses all words.
  ///
  /// - Parameters:
  ///   - words: The words after the command.
  ///   - vocabulary: The settings that are allowed.
  ///   - options: The flags of the command itself.
  ///   - catalogue: The worlds whose settings are distinguished from unknown words.
  ///   - takesWords: True to allow words that are not flags.
  package init(
    _ words: [String], vocabulary: [any SettingDeclaration], options: [CommandOption],
    in catalogue: Catalogue, takesWords: Bool = true
  ) {
    self.catalogue = catalogue
    self.takesWords = takesWords
    self.vocabulary = vocabulary
    known = options
    rest = words[...]
    while let word = rest.popFirst() {
      // After two hyphens, no word is a flag.
      if word == "--" {
        self.words += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        self.words.append(word)
        continue
      }
      read(word)
    }
  }

  /// The flags for a copy of the current folder elsewhere: scenarios are those there, and reports
  /// are written where they would be from here.
  package func moved(from here: String) -> FlagReader {
    var moved = self
    moved.words = words.map { $0.hasPrefix("/") ? Path.relative($0, to: here) : $0 }
    for name in ["diff", "junit", "sarif"] {
      moved.options[name] = options[name].map { Path.resolve($0, in: here) }
    }
    return moved
  }

  package static let letters = ["-h": "--help", "-o": "--out", "-q": "--quiet"]

  /// A one-letter flag with its value, as the long flag.
  private static func spelledOut(_ word: String) -> String {
    let flag = word.prefix { $0 != "=" }
    return letters[String(flag)].map { $0 + word.dropFirst(flag.count) } ?? word
  }

  private mutating func read(_ written: String) {
    let word = Self.spelledOut(written)
    let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(halves[0])
    attached = halves.count == 2 ? String(halves[1]) : nil
    let name = String(flag.dropFirst(2))
    if flag == "--set", known.contains(where: { $0.name == "set" }) {
      takeAssignment()
    } else if flag.hasPrefix("--"), let option = known.first(where: { $0.name == name }) {
      take(option)
    } else if flag.hasPrefix("--"), let setting = vocabulary[name] {
      take(setting)
    } else if flag.hasPrefix("--no-"),
      let setting = vocabulary.first(where: { $0.isSwitch && "no-\($0.name)" == name })
    {
      if standsAlone(name) { set(setting, "false") }
    } else {
      refuse(flag, as: String(written.prefix { $0 != "=" }), value: attached ?? rest.first)
      if attached == nil, let next = rest.first, !next.hasPrefix("-") { rest.removeFirst() }
    }
  }

  private mutating func take(_ option: CommandOption) {
    guard option.placeholder != nil else {
      if standsAlone(option.name) { options[option.name] = "" }
      return
    }
    let expected = option.expected
    let isNextItsValue = rest.first.map { option.choices?.contains($0) ?? false } ?? false
    if option.isValueOptional, attached == nil, !isNextItsValue {
      options[option.name] = ""
      return
    }
    guard let value = value(of: option.name, expected) else { return }
    if let choices = option.choices, !choices.contains(value) {
      let nearest = NearestMatch.of(value, in: choices)
      add(
        .badValue(setting: option.name, text: value, expected: expected, nearest: nearest),
        option.name)
    } else if value.isEmpty {
      add(.flagNeedsValue("--\(option.name)", expected: expected), option.name)
    } else if options.updateValue(value, forKey: option.name) != nil {
      add(.given(twice: "--\(option.name)"), option.name)
    }
  }

  /// True if a flag without values has none; otherwise records a fault.
  private mutating func standsAlone(_ name: String) -> Bool {
    let next = rest.first.flatMap { Setting.quiet.takes($0) ? $0 : nil }
    if attached == nil, next != nil { rest.removeFirst() }
    guard let value = attached ?? next else { return true }
    let flag = "--\(name)"
    add(.said("\(flag) takes no value, '\(value)' was given", "write \(flag) alone"), name)
    return false
  }

  private mutating func take(_ setting: any SettingDeclaration) {
    if setting.isSwitch {
      let next = attached == nil ? rest.first.flatMap { isValue($0, of: setting) ? $0 : nil } : nil
      if next != nil { rest.removeFirst() }
      if takesWords, let next, !setting.takes(next) {
        add(
          .badValue(setting: setting.name, text: next, expected: setting.expected, nearest: nil),
          setting.name)
      } else {
        set(setting, attached ?? next ?? "true")
      }
    } else if let value = value(of: setting.name, setting.expected) {
      set(setting, value)
    }
  }

  /// True if the word after a switch is its value: a valid one, or an invalid one that can be
  /// nothing else.
  private func isValue(_ word: String, of setting: any SettingDeclaration) -> Bool {
    if setting.takes(word) || Int(word) != nil { return true }
    let name = String(word.prefix { $0 != "=" })
    return !takesWords && !word.hasPrefix("-") && vocabulary[name] == nil
  }

  /// Parses `--set NAME=VALUE`, which is the same as the flag of that name.
  private mutating func takeAssignment() {
    let expected = "NAME=VALUE, such as theme=dark"
    guard let text = value(of: "set", expected) else { return }
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard halves.count == 2 else {
      add(.badValue(setting: "--set", text: text, expected: expected, nearest: nil), "set")
      return
    }
    let name = String(halves[0])
    guard let setting = vocabulary[name] else {
      let nearest = catalogue.keyMeant(by: name, in: vocabulary.map(\.name))
      add(.unknownKey(name, nearest: nearest), "set")
      return
    }
    set(setting, String(halves[1]), by: "--set ")
  }

  private mutating func value(of name: String, _ expected: String) -> String? {
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      add(.flagNeedsValue("--\(name)", expected: expected), name)
      return nil
    }
    rest.removeFirst()
    return next
  }

  private mutating func set(
    _ setting: any SettingDeclaration, _ value: String, by flag: String = "--"
  ) {
    let place = Place.flag("--\(setting.name)")
    // Switches have one word for each meaning, whatever was written.
    var node = Node(value, at: place)
    if setting.isSwitch { node = Node(setting.canonical(node).text, at: place) }
    if setting.takesFiles, let flow = try? node.flow, setting.reading(flow).file != nil {
      node = setting.reading(flow)
    }
    let entry = WrittenSettings.Entry(
      name: setting.name, namePlace: place, value: node, rank: .flag)
    if setting.isRepeatable {
      settings.append(entry)
    } else if settings[setting.name] != nil {
      add(.given(twice: flag + setting.name), setting.name)
    } else {
      settings.set(entry)
    }
  }

  private mutating func refuse(_ flag: String, as written: String, value: String?) {
    let name = String(flag.drop { $0 == "-" })
    let others = catalogue.having(setting: name)
    if flag.hasPrefix("--"), !vocabulary.isEmpty, !others.isEmpty {
      let worlds = others.map(\.name).listed
      add(.said("\(written) does not apply here", "it belongs to \(worlds)"), name)
      return
    }
    let names = vocabulary.map(\.name) + known.map(\.name)
    let meant =
      catalogue.meanings(of: name, in: names)
      + [NearestMatch.of(name, in: names).map { Synonyms.Meaning($0) }].compactMap(\.self)
    // Of several candidates, the one that takes the value after it.
    let nearest = meant.first { takes(value, $0.name) } ?? meant.first
    let flag = nearest?.flag(value) ?? choice(name)
    add(.unknownFlag(written, nearest: flag.map { "--\($0)" }), name)
  }

  /// The setting for a word that is a value, such as `theme=dark`.
  private func choice(_ word: String) -> String? {
    vocabulary.first { $0.choices.contains(word) }.map { "\($0.name)=\(word)" }
  }

  private func takes(_ value: String?, _ name: String) -> Bool {
    guard let value, !value.hasPrefix("-") else { return false }
    if let option = known.first(where: { $0.name == name }) {
      return option.choices?.contains(value) ?? false
    }
    return vocabulary[name]?.takes(value) ?? false
  }

  private mutating func add(_ problem: Problem, _ name: String) {
    faults.append(Fault(problem, at: .flag("--\(name)")))
  }
}

extension SettingDeclaration {
  fileprivate func takes(_ word: String) -> Bool { refusal(of: Node(word, at: .word(word))) == nil }
}
