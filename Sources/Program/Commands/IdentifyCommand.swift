internal import Planning
internal import Playback
internal import Basics
internal import Vocabulary

/// `render identify FIGURE…`: prints the identity of figures, their fate, and the objects that they
/// leave.
enum IdentifyCommand {
  static let options: [CommandOption] = [.thisPage, .by, .json, .quiet, .colour]
  static let vocabulary: [any SettingDeclaration] =
    [Setting.identifiedRule, Setting.identifiedTicks]
    + ["rules", "library", "memory", "out", "theme", "cell", "fit"].compactMap { name in
      Catalogue.offered.vocabulary.first { $0.name == name }
    }

  /// The world that knows figures.
  private static let world = Catalogue.offered.worlds.lazy
    .compactMap { $0 as? any IdentifyingKind }.first

  fileprivate static func run(_ flags: FlagReader) async throws(Faults) -> ExitCode {
    guard let world else { preconditionFailure("a world knows figures") }
    guard !flags.words.isEmpty else {
      throw Faults([
        Fault(
          .flagNeedsValue("identify", expected: "the name of a figure, a file or an apgcode"),
          at: .word("identify"))
      ])
    }
    let paths = flags.settings.texts(of: "out")
    if !paths.isEmpty, flags.words.count > 1 {
      throw Faults([Fault(.said(.oneAtATime), at: .flag("--out"))])
    }
    Memory.bound(to: [flags.settings.memory])
    let identities = try identities(of: flags.words, flags.settings, world)
    let isJSON = flags.options["json"] != nil
    let code = Printer.shared.result(
      isJSON
        ? JSON.lines(identities.map(IdentityText.object))
        : identities.map(IdentityText.text).joined(separator: "\n"))
    guard code == .done, !paths.isEmpty, let identity = identities.first else { return code }
    let isHeat = flags.options["by"] == "heat"
    return try await draw(identity, isHeat: isHeat, flags, in: world)
  }

  /// The identities of all figures; the faults of all of them are thrown together.
  private static func identities(
    of words: [String], _ settings: WrittenSettings, _ world: any IdentifyingKind
  ) throws(Faults) -> [Identity] {
    var identities: [Identity] = []
    var faults = Faults()
    for word in words {
      var draft = draft(of: word, settings, world)
      let ticks = draft.value(.identifiedTicks)
      if let ticks, let identity = world.identity(lookingAt: ticks, from: &draft) {
        identities.append(identity)
      }
      for fault in draft.faults.list where !faults.list.contains(fault) {
        faults.add(fault.problem, at: fault.place)
      }
    }
    guard faults.list.isEmpty else { throw faults }
    return identities
  }

  private static func draft(
    of word: String, _ settings: WrittenSettings, _ world: any IdentifyingKind
  ) -> Draft {
    var written = settings.without("out")
    written.set(
      .init(name: "pattern", namePlace: .word(word), value: Node(word, at: .word(word))))
    return Draft(world: world.words, written: written)
  }

  /// Draws the cells of a figure, or of its remains, by their periods or their heat.
  private static func draw(
    _ identity: Identity, isHeat: Bool, _ flags: FlagReader, in world: any WorldKind
  ) async throws(Faults) -> ExitCode {
    guard let map = identity.map, !map.entries.isEmpty else {
      throw Faults([Fault(.said(.noMap(of: identity)), at: .flag("--out"))])
    }
    var written = WrittenSettings()
    for name in ["out", "theme", "cell", "fit", "memory"] {
      if let entry = flags.settings[name] { written.set(entry) }
    }
    func set(_ name: String, _ text: String) {
      written.set(.init(name: name, namePlace: .word(name), value: Node(text, at: .word(name))))
    }
    set("pattern", IdentityMap(map, isHeat: isHeat).text)
    set("title", "\(identity.title): \(IdentityText.brief(identity))")
    set("legend", "true")
    set("frames", "1")
    if flags.options["quiet"] != nil { set("quiet", "true") }
    let jobs = try Job.all(JobRequest(world, in: .offered, written: written))
    return await RunSession(jobs.map { RunSession.Order(job: $0) }, isReportingJSON: false)
      .run().code
  }
}

extension Command {
  static let identify = Command(page: Help.identify, work: IdentifyCommand.run)
}

extension CommandOption {
  fileprivate static let by = CommandOption(
    name: "by", help: "what the colours of --out tell of each cell (period)",
    choices: ["period", "heat"])
}

extension Setting where Value == Int {
  static let identifiedTicks = Setting(
    "ticks", .whole(1...1_000_000_000), "how far to look", fallback: "100000", isOfRecipe: false)
}

extension Setting where Value == String {
  static let identifiedRule = Setting(
    "rule", .text(placeholder: "RULE"),
    "the rule, in the place of the figure's own: B36/S23, or highlife", isOfRecipe: false)
}

extension WorldMessage {
  fileprivate static let oneAtATime = WorldMessage(
    "a picture shows one figure", "give a single figure, or leave out --out")

  fileprivate static func noMap(of identity: Identity) -> WorldMessage {
    WorldMessage(
      "there is nothing of '\(identity.title)' to draw cell by cell",
      "draw it as it goes on: render life --pattern …")
  }
}
