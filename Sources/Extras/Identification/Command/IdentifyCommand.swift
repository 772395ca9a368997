internal import TerrariumBasics
internal import TerrariumPatterns
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumProgram
internal import TerrariumVocabulary

/// `render identify FIGURE…`: prints the identity of patterns, their fate, and the objects that
/// they leave.
enum IdentifyCommand {
  static func vocabulary(in catalogue: Catalogue) -> [any SettingDeclaration] {
    [Setting.identifiedRule, Setting.identifiedTicks]
      + ["rules", "library", "memory"].compactMap { catalogue.vocabulary[$0] }
      + [PictureOutputs.setting, Setting.theme, Setting.cell, Setting.fit]
  }

  fileprivate static func run(
    _ flags: FlagReader, in shell: Shell
  ) async throws(Faults) -> ExitCode {
    guard let world = flags.catalogue.worlds.first(where: \.hasObjects) else {
      preconditionFailure("a world has objects")
    }
    guard !flags.words.isEmpty, !flags.words.contains("") else {
      throw Faults([.lacking("the name of a pattern, a file or an apgcode", after: "identify")])
    }
    let paths = flags.settings.texts(of: "out")
    if !paths.isEmpty, flags.words.count > 1 {
      let problem = Problem.said(
        "a picture shows one pattern", "give a single pattern, or leave out --out")
      throw Faults([Fault(problem, at: .flag("--out"))])
    }
    shell.limitMemory(to: [flags.settings.memory])
    let identities = try identities(of: flags.words, flags.settings, world)
    // Faults of the picture's settings are reported before the answer.
    let jobs = try paths.isEmpty ? [] : jobs(drawing: identities[0], flags, in: world)
    let code = shell.printer.result(
      flags.isJSON
        ? JSON.lines(identities.map(IdentityText.object))
        : identities.map(IdentityText.text).joined(separator: "\n"))
    guard code == .done, !paths.isEmpty else { return code }
    guard !jobs.isEmpty else {
      let problem = Problem.said(
        "there is nothing of '\(identities[0].title)' to draw cell by cell",
        "draw it as it goes on: render life --pattern …", isOfFile: true)
      throw Faults([Fault(problem, at: .flag("--out"))])
    }
    return await RunSession.make(jobs, in: shell)
  }

  /// The identities of all patterns; the faults of all of them are thrown together.
  private static func identities(
    of words: [String], _ settings: WrittenSettings, _ world: any WorldKind
  ) throws(Faults) -> [Identity] {
    var identities: [Identity] = []
    var faults = Faults()
    for word in words {
      var written = settings.without("out")
      written.set(.init("pattern", word, at: .word(word)))
      var reader = SettingsReader(world: world.words, written: written)
      let ticks = reader.value(.identifiedTicks)
      if let ticks, let identity = Identity.of(&reader, lookingAt: ticks) {
        identities.append(identity)
      }
      for fault in reader.faults.list where !faults.list.contains(fault) {
        faults.add(fault.problem, at: fault.place)
      }
    }
    guard faults.list.isEmpty else { throw faults }
    return identities
  }

  /// The jobs that draw the cells of a pattern, or of its remains, by their periods or their heat;
  /// empty if there are no cells.
  private static func jobs(
    drawing identity: Identity, _ flags: FlagReader, in world: any WorldKind
  ) throws(Faults) -> [Job] {
    guard let map = identity.map, !map.entries.isEmpty else { return [] }
    let isHeat = flags.options["by"] == "heat"
    var written = WrittenSettings()
    for name in ["out", "theme", "cell", "fit", "memory"] {
      if let entry = flags.settings[name] { written.set(entry) }
    }
    func set(_ name: String, _ text: String) { written.set(.init(name, text, at: .word(name))) }
    set("pattern", IdentityMap(map, isHeat: isHeat, isHexagonal: identity.isHexagonal).text)
    set("title", "\(identity.title): \(IdentityText.brief(identity))")
    set("legend", "true")
    // All cells, even if a default window would cut some off.
    let size = map.box.widened(by: 2).size
    if max(size.columns, size.rows) > Rehearsal.sideLimit { set("size", "\(size)") }
    set("frames", "1")
    if flags.options["quiet"] != nil { set("quiet", "true") }
    return try Scenario(world, in: flags.catalogue, written: written).jobs()
  }
}

extension Command {
  static func identify(in catalogue: Catalogue) -> Command {
    Command(
      name: "identify", usage: "render identify FIGURE…",
      summary: "identify patterns: period, apgcode, names and remaining objects",
      examples: [
        "render identify pulsar", "render identify soup.rle --json",
        "render identify xp15_4r4z4r4 'bo$2bo$3o!'",
        "render identify rabbits --out ash.png --theme dark",
        "render identify 'bo$3o$obo!' --rule highlife",
      ],
      more: """
        A pattern is a name of the library, a file, an apgcode, RLE text, or - for standard input. It is
        followed on a plane without end until it repeats, rests or grows in a way that is proved. The
        result is split into the smallest separate objects, as apgsearch does, escaped ships included.
        --out draws each cell by its period, or by how often it changes. Rules of two states and of
        Generations will do.
        """,
      options: [.thisPage, .by, .json, .quiet, .colour],
      settings: IdentifyCommand.vocabulary(in: catalogue),
      words: { PatternLibrary.names }, files: Command.patternEndings,
      faults: { flags, _ in
        let isIdle = flags.options["by"] != nil && flags.settings["out"] == nil
        return PictureOutputs.faults(of: flags.settings, in: PictureOutputs.films)
          + (isIdle ? [Fault(.needs("--by", "--out"), at: .flag("--by"))] : [])
      },
      work: IdentifyCommand.run)
  }
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
    "the rule, instead of the pattern's own: B36/S23, or highlife", isOfRecipe: false)
}
