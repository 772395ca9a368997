internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The runs of a scenario in which settings vary: the checked variations, and the settings that each
/// output names.
struct Variants {
  /// The most films and tiles of one scenario.
  static let limit = 100_000
  /// The most runs in a picture of their numbers.
  static let graphLimit = 10_000_000
  /// The most runs of a table.
  static let rowsLimit = 1_000_000_000_000

  /// An output: its path as written, and the varying settings that it names.
  struct Output {
    let path: Node
    let named: [String]
    let format: Format?

    var isPage: Bool { format?.canHoldManyFilms ?? false }
  }

  let world: any WorldKind
  private(set) var reader: SettingsReader
  private(set) var variations: [Variation]
  private(set) var outputs: [Output] = []
  /// The names for varying numbers in the rule: `R5,C0,M1,S{low}..58,B34..45`.
  private let holes: [String]
  /// True if the seed is random. It is then the same for all variants, so that they differ only in
  /// the varying settings.
  private(set) var picksSeed = false
  /// The scenario without `vary`.
  private(set) var base: Scenario

  init(_ scenario: Scenario) throws(Faults) {
    base = scenario
    reader = scenario.reader
    world = scenario.world
    let vocabulary = reader.world.vocabulary
    // The two runs of a difference are one film.
    let varied = world is DifferenceKind ? [] : reader.value(.vary) ?? []
    variations = varied.map { $0.reading(as: vocabulary) }
    holes = scenario.written.holes(among: variations)
    try throwFaults()
    reader.refuseNamesInRule(of: world, varied: holes)
    checkNames(of: scenario)
    try throwFaults()
    settleSeed()
    for index in variations.indices where variations[index].values.range == nil {
      variations[index].values = expanded(variations[index])
      variations[index] = labelled(variations[index])
    }
    addPanels()
    base = scenario.with(
      world is DifferenceKind ? reader.written : reader.written.without(Setting.vary.name))
    reader.refuseNames(in: scenario.namesInPaths, varied: names)
    readOutputs()
    try throwFaults()
    // A picture of many runs has a number of each.
    let isGraph = reader.value(.chartStyle)?.ofRuns != nil || reader.value(.rows) == .objects
    // A sheet of the first few only plans those that it shows.
    let isChosen = reader.value(.top).map { $0 <= Self.limit } ?? false
    for output in outputs {
      refuse(divided(by: output).named, beyond: Self.limit)
      let most = isGraph ? Self.graphLimit : Self.limit
      // A table can have rows of any number of runs.
      let isTable = output.format?.hasRows ?? false
      refuse(variations, beyond: isTable || isChosen ? Self.rowsLimit : most)
    }
    if outputs.isEmpty { refuse(variations, beyond: Self.limit) }
    try throwFaults()
  }

  private mutating func refuse(_ variations: [Variation], beyond limit: Int) {
    let count = variations.combinations
    guard count > limit, reader.faults.list.isEmpty else { return }
    reader.refuse(.tooManyVariants(count: count, limit: limit), for: "vary")
  }

  var names: [String] { variations.map(\.name) }

  /// The settings that vary between the files of an output, and those that vary on each of them.
  func divided(by output: Output) -> (named: [Variation], others: [Variation]) {
    (
      variations.filter { output.named.contains($0.name) },
      variations.filter { !output.named.contains($0.name) }
    )
  }

  /// True if an output has a file for each run.
  func isOfOneRun(_ output: Output) -> Bool { output.named.count == names.count }

  /// The faults of settings that need an output of several runs, if there is none.
  var faultsOfSingleRuns: Faults {
    guard !outputs.isEmpty, outputs.allSatisfy(isOfOneRun) else { return Faults() }
    var reader = reader
    reader.refuseTableSettings(without: "an output of several runs")
    return reader.faults
  }

  /// True if an output is a page to explore.
  var explores: Bool { outputs.contains { $0.isPage && !isOfOneRun($0) } }

  private func throwFaults() throws(Faults) {
    guard reader.faults.list.isEmpty else { throw reader.faults }
  }
}

extension Variation {
  /// True if a sheet, table or picture of many runs has one common value of the setting.
  fileprivate var isOfWhole: Bool {
    let names = ["columns", "rows", "measures", "sort", "distinct", "top", "x", "y", "value"]
    return names.contains(name)
      || name == Setting.chartStyle.name && values.range == nil
        && values.contains { RunGraphKind(rawValue: $0.text) != nil }
  }
}

extension Variants {
  private mutating func checkNames(of scenario: Scenario) {
    let vocabulary = reader.world.vocabulary.filter { !Variation.fixed.contains($0.name) }
    var seen: Set<String> = []
    for variation in variations where !holes.contains(variation.name) {
      guard let setting = vocabulary[variation.name] else {
        let nearest = NearestMatch.of(variation.name, in: vocabulary.map(\.name))
        reader.refuse(
          .said(
            "'\(variation.name)' cannot vary",
            Problem.meant(nearest) ?? "'--help all' lists the settings"), at: variation.namePlace)
        continue
      }
      setting.check(in: &reader)
      if let whole = scenario.valueWithCommas(of: variation) {
        let what = "some values of \(variation.name) are parts of one value"
        let place = variation.values.first?.place
        let words = "\(variation.name)=\"\(whole)\"".quotedForShell
        let advice =
          place?.isOnCommandLine ?? false
          ? "write --vary \(words)" : "write vary: {\(variation.name): [\"\(whole)\"]}"
        reader.refuse(.said(what, advice), at: place)
      }
      if !seen.insert(variation.name).inserted {
        reader.refuse(.given(twice: "vary \(variation.name)"), at: variation.namePlace)
      }
    }
  }

  /// The values of a variation, with keywords replaced by the values that they stand for: `near`,
  /// `all` and `random:N` by rules, and `all` by every theme, language or shape.
  private mutating func expanded(_ variation: Variation) -> VariedValues {
    if variation.name == "rule", let kind = world as? any RuledKind {
      return reader.rules(of: variation, in: kind) ?? variation.values
    }
    guard variation.values.contains(where: { $0.text == "all" }),
      let words = choices(of: variation.name)
    else { return variation.values }
    return VariedValues(
      variation.values.flatMap { value in
        value.text == "all" ? words.map { Node($0, at: value.place) } : [value]
      })
  }

  /// Labels rules that are given by name, and values that are files: by name without folder and
  /// ending, or as written if another value has the same name.
  private func labelled(_ old: Variation) -> Variation {
    guard old.values.range == nil else { return old }
    var variation = old
    if variation.name == "rule", let kind = world as? any RuledKind {
      for text in variation.values.map(\.text) where variation.titles[text] == nil {
        variation.titles[text] = kind.title(ofRule: text)
      }
    }
    guard let setting = reader.world.vocabulary[variation.name] else { return variation }
    let files = Set(variation.values.compactMap(setting.file(of:)))
    for (stem, paths) in Dictionary(grouping: files, by: Path.stem) {
      let isUnique = paths.count == 1 && !variation.values.contains { $0.text == stem }
      for path in paths { variation.fileLabels[path] = isUnique ? stem : path }
    }
    return variation
  }

  /// All values that `all` stands for; nil if it stands for none.
  private mutating func choices(of name: String) -> [String]? {
    switch name {
    case Setting.theme.name: return Theme.all.map(\.name)
    case Setting.language.name: return Language.allCases.map(\.rawValue)
    case Setting.shape.name where !world.isScene:
      let lattice = (world as? any RuledKind)?.lattice(&reader) ?? .squares
      let known = world.words.choices[name] ?? CellShape.allCases.map(\.rawValue)
      let shapes = known.compactMap(CellShape.init).filter { shape in
        shape.lattice == lattice && (shape != .sprite || world.words.choices[name] != nil)
      }
      return shapes.map(\.rawValue)
    default: return nil
    }
  }

  /// The moments of a strip vary last, as the columns of a table.
  private mutating func addPanels() {
    let setting = Setting.panels
    guard let entry = reader.written[setting.name], let ticks = reader.value(setting) else {
      return
    }
    reader.refuseExclusions(among: reader.written.entries)
    let values = VariedValues(ticks.map { Node(String($0), at: entry.value.place) })
    variations.append(Variation(name: setting.name, namePlace: entry.namePlace, values: values))
  }

  private mutating func settleSeed() {
    let seed = String(UInt64.random(in: 0...UInt64(UInt32.max)))
    for index in variations.indices
    where variations[index].name == "seed" && variations[index].values.range == nil {
      let old = variations[index].values
      let values = VariedValues(old.map { $0.text == "random" ? Node(seed, at: $0.place) : $0 })
      picksSeed = picksSeed || values != old
      variations[index].values = values
    }
    guard !variations.isEmpty, let entry = reader.written["seed"], entry.value.text == "random"
    else { return }
    reader = reader.replacing([entry.with(Node(seed, at: entry.value.place))])
    picksSeed = true
  }

  /// Reads the outputs. One that cannot show several films must name all varying settings.
  private mutating func readOutputs() {
    guard let paths = reader.value(.out), let value = reader.written["out"]?.value else { return }
    let format = reader.value(.format).flatMap { Format(ending: $0) }
    for (node, path) in zip(value.items, paths) {
      let names = PathTemplate(path).names
      var missing = self.names.filter { !names.contains($0) }
      let ofWhole = variations.filter { missing.contains($0.name) && $0.isOfWhole }.map(\.name)
      let found = Format(ending: Path.wholeEnding(of: path)) ?? format
      // A page with a light and a dark film follows the viewer's preference.
      if found?.canHoldManyFilms ?? false, missing == [Setting.theme.name], isPairOfThemes {
        missing = []
      }
      if let found, self.names.contains(Setting.panels.name),
        !found.canBeOnePicture || NumberedPath(path) != nil
      {
        // A default of panels does not apply to a film or a table.
        let isDefault = [.general, .ofWorld].contains(reader.written[Setting.panels.name]?.rank)
        reader.refuse(
          isDefault
            ? .excludes(Setting.panels.name, Setting.out.name)
            : .said(
              "'\(path)' cannot show panels, which are stills",
              found.content == .picture
                ? "leave the number out of its name" : "write a .png, .svg or .pdf"),
          at: node.place)
      } else if let found, !(found.canBeSheet ? ofWhole : missing).isEmpty {
        let lacking = (found.canBeSheet ? ofWhole : missing).map { "{\($0)}" }.listed
        let advice =
          path == "-"
          ? "write files with \(lacking) in their names" : "put \(lacking) into its name"
        reader.refuse(.said("'\(path)' would be written by every variant", advice), at: node.place)
      }
      outputs.append(
        Output(path: node, named: self.names.filter { !missing.contains($0) }, format: found))
    }
  }

  /// The path of a page with a light and a dark film; nil if there is none.
  var pageOfPair: Node? {
    let theme = Setting.theme.name
    return outputs.first {
      $0.isPage && $0.named.contains(theme) && !PathTemplate($0.path.text).names.contains(theme)
    }?.path
  }

  /// True if two themes vary, one light and one dark.
  private var isPairOfThemes: Bool {
    let values = variations.first { $0.name == Setting.theme.name }?.values
    let themes = (values?.count == 2 ? values.map { $0.map(\.text) } ?? [] : []).compactMap(
      Theme.named)
    return themes.count == 2 && themes[0].isDark != themes[1].isDark
  }
}
