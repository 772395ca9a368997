internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumPictures
internal import TerrariumProgram
internal import TerrariumVocabulary

/// The words and flags of `render find`.
struct FindOptions: Sendable {
  /// The things that can be found.
  enum Kind: String, CaseIterable {
    case seas, methuselahs, loops, gliders
  }

  let kind: Kind
  /// The number of candidates; nil for the usual one.
  let runs: Int?
  /// The number of ticks that each is followed; nil for the usual one.
  let ticks: Int?
  /// The period of loops; nil for any from 3 on.
  let period: Int?
  /// The rule whose neighbours are tried; nil for Life.
  let near: String?
  /// The first seed.
  let seed: Int
  /// The number of findings that are shown.
  let top: Int
  let language: Language

  /// Reads the words and flags, and notes what is wrong with them.
  init?(_ flags: FlagReader, _ faults: inout [Fault]) {
    guard let word = flags.words.first else {
      faults.append(.lacking(Self.expected, after: "find"))
      return nil
    }
    guard let kind = Kind(rawValue: word) else {
      faults.append(
        .unknown(
          word, for: "the thing to find", of: Kind.allCases.map(\.rawValue), expected: Self.expected
        ))
      return nil
    }
    if let other = flags.words.dropFirst().first {
      faults.append(Fault(.unknownWord(other, nearest: nil), at: .word(other)))
    }
    func whole(_ option: CommandOption, atMost limit: Int) -> Int? {
      flags.value(of: option, &faults) { text in
        Int(plain: text).flatMap { 1...limit ~= $0 ? $0 : nil }
      }
    }
    self.kind = kind
    runs = whole(.runs, atMost: Self.mostRuns)
    ticks = whole(.ticks, atMost: Self.mostTicks)
    period = whole(.period, atMost: Self.mostTicks)
    near = flags.options[CommandOption.near.name]
    for (option, own) in [(CommandOption.period, Kind.loops), (.near, .gliders)]
    where flags.options[option.name] != nil && kind != own {
      faults.append(
        Fault(
          .needs("--\(option.name)", "'find \(own.rawValue)'"), at: .flag("--\(option.name)")))
    }
    var reader = SettingsReader(world: WorldWords(name: "find"), written: flags.settings)
    top = reader.isGiven(.top) ? reader.value(.top) ?? 1 : 12
    language = reader.value(.language) ?? .en
    switch reader.isGiven(.seed) ? reader.value(.seed) : nil {
    case .number(let number):
      seed = Int(clamping: number)
      if seed > Self.lastStart {
        reader.refuse(
          .said(
            "find tries the seeds from \(number) on, and there are too few",
            "start with one up to \(Self.lastStart)"), for: "seed")
      }
    case .random:
      seed = 1
      reader.refuse(
        .said("find tries seeds in their order", "give the first of them, such as --seed 1000"),
        for: "seed")
    case nil: seed = 1
    }
    faults += reader.faults.list
  }

  private static let expected =
    "one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))"
  static let mostRuns = 100_000
  /// The largest first seed, behind which there are enough for any search.
  private static let lastStart = Int.max - 1_000_000
  static let mostTicks = 1_000_000

  /// The search.
  var search: any Search {
    switch kind {
    case .seas: SeaSearch(self)
    case .methuselahs: MethuselahSearch(self)
    case .loops: LoopFieldSearch(self)
    case .gliders: ShipSearch(self)
    }
  }

  /// The seeds of a number of candidates, as a range.
  func seeds(_ usual: Int) -> String { "\(seed)..\(seed + (runs ?? usual) - 1)" }
}

extension CommandOption {
  static let runs = number("runs", "how many seeds or rules are tried; default: by the kind", "N")
  static let ticks = number("ticks", "how far each is followed; default: by the kind", "N")
  static let period = number("period", "the period of loops; default: any from 3 on", "N")
  static let near = CommandOption(
    name: "near", help: "the rule whose spaceship is to be kept; default: B3/S23",
    placeholder: "RULE",
    expected: "a rule, such as B3/S23")

  private static func number(_ name: String, _ help: String, _ placeholder: String) -> Self {
    CommandOption(
      name: name, help: help, placeholder: placeholder,
      expected: "a whole number from 1 to "
        + "\(name == "runs" ? FindOptions.mostRuns : FindOptions.mostTicks)")
  }
}
