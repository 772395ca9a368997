internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// A sign in a drawing, and the state that it means.
struct SignChoice: Hashable, Sendable {
  let sign: String
  let state: String
  let place: Place
}

extension Setting where Value == [SignChoice] {
  static let key = Setting(
    "key", .signs,
    "the states of letters in a drawing given as pattern, by name, letter or number",
    example: "render life --rule WireWorld --pattern wire.txt --key w=wire,h=head --out wire.gif",
    isOfRecipe: false, isOfOrigin: true)
}

extension Setting where Value == Int {
  static let patternFrame = Setting(
    "pattern-frame", .whole(0...Limits.frames - 1),
    "the frame to begin with if pattern is a .txt of several, counted from 0",
    example: "render life --pattern film.txt --pattern-frame 7 --out on.gif",
    isOfRecipe: false, isOfOrigin: true)
}

extension ValueType where Value == [SignChoice] {
  /// `w=wire,h=head`, or a mapping of letters to states.
  fileprivate static var signs: Self {
    ValueType(
      placeholder: "LETTER=STATE,…", expected: "LETTER=STATE pairs, such as w=wire,h=head",
      schema: #"{"type": "object", "propertyNames": {"minLength": 1, "maxLength": 1}, "#
        + #""additionalProperties": {"type": ["string", "integer"], "minLength": 1}}"#
    ) { node throws(Refusal) in
      try node.namedValues.map { pair throws(Refusal) in
        guard pair.key.count == 1, let state = pair.value.word else { throw .unexpected }
        return SignChoice(sign: pair.key, state: state, place: pair.value.place)
      }
    }
  }
}

extension LifeStart {
  /// The key of a drawing before its rule is known: its signs are cells of any state.
  static func signs(from reader: inout SettingsReader) -> DrawingKey {
    let choices = reader.isGiven(.key) ? reader.value(.key) : nil
    let signs = (choices ?? []).map { ($0.sign, UInt8(1)) }
    return DrawingKey(
      signs: Dictionary(signs) { first, _ in first },
      frame: reader.isGiven(.patternFrame) ? reader.value(.patternFrame) : nil)
  }

  /// The pattern with the letters of its drawing read under a rule; any other unchanged. Nil if
  /// they cannot be, which is recorded.
  static func drawn(
    _ source: PatternSource, from reader: inout SettingsReader, _ rule: CellRule
  ) -> PatternSource? {
    var key = signs(from: &reader)
    key.states = rule.stateCount
    let names = StateWords(of: rule)
    for choice in reader.given(.key) ?? [] {
      guard let state = names.state(choice.state) else {
        reader.refuse(names.problem(choice.state), at: choice.place)
        return nil
      }
      key.signs[choice.sign] = state
    }
    do throws(Problem) {
      return try source.read(by: key, in: &reader)
    } catch {
      reader.refuse(error, for: "pattern")
      return nil
    }
  }

  /// Records that settings for drawings have no effect, as the pattern is none.
  static func checkDrawing(_ source: PatternSource?, in reader: inout SettingsReader) {
    guard source?.pattern.drawing == nil, source != nil || !reader.isGiven(.pattern) else { return }
    if reader.isGiven(.key) { reader.refuse(.needs("key", "a drawing as pattern"), for: "key") }
    if reader.isGiven(.patternFrame) {
      let problem = Problem.needs("pattern-frame", "a .txt of several frames as pattern")
      reader.refuse(problem, for: "pattern-frame")
    }
  }
}

/// The words for the states of a rule, as people write them.
private struct StateWords {
  /// The names in settings.
  private let names: [String]
  /// The names in legends.
  private let meanings: [String?]
  private let letters: [String]

  init(of rule: CellRule) {
    let states = LifeSubject.of(rule).states
    names = states.map { $0.name.lowercased() }
    meanings = states.map { $0.localized?.texts(.en).first?.lowercased() }
    letters = names.indices.map {
      StateLetters(count: states.count, isPaired: false)[$0].lowercased()
    }
  }

  /// The state that a word means: by its number, its name, its letter, or one word of its name that
  /// no other state has.
  func state(_ word: String) -> UInt8? {
    if let number = Int(plain: word) { return names.indices.contains(number) ? UInt8(number) : nil }
    let word = word.lowercased()
    func only(_ isMeant: (Int) -> Bool) -> Int? {
      let meant = names.indices.filter(isMeant)
      return meant.count == 1 ? meant[0] : nil
    }
    let state =
      only { names[$0] == word } ?? only { meanings[$0] == word } ?? only { letters[$0] == word }
      ?? only { state in
        [names[state], meanings[state] ?? ""].contains {
          $0.split { " -".contains($0) }.contains(word[...])
        }
      }
    return state.map { UInt8($0) }
  }

  /// The problem of a word that means no state.
  func problem(_ word: String) -> Problem {
    let nearest = NearestMatch.of(word, in: names + meanings.compactMap { $0 })
    return .said(
      "there is no state '\(word.shortened())'",
      nearest.map { "did you mean '\($0)'?" }
        ?? "the states are \(names.listed.shortened(to: 200)), or 0 to \(names.count - 1)")
  }
}
