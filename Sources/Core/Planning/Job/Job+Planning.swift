internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  /// The requested jobs: a film, or with `vary` one for each combination of values in the output's
  /// path, and a sheet of all other combinations.
  ///
  /// - Throws: All faults together.
  package static func all(_ scenario: Scenario) throws(Faults) -> [Job] {
    do throws(Faults) {
      let jobs = try planned(scenario)
      try refuseIdleFrame(of: jobs, scenario.written)
      return jobs.changed { $0.scenario = scenario }
    } catch {
      // A default gives way to a given setting that it excludes.
      let others = scenario.written.yielding(to: error) { isOfOthers($0, scenario) }
      guard let others else { throw error }
      return try all(scenario.with(others))
    }
  }

  /// True if its world rejects a value that is a default for all worlds, and another world accepts
  /// it.
  private static func isOfOthers(_ entry: WrittenSettings.Entry, _ scenario: Scenario) -> Bool {
    scenario.refuses(entry) == true
      && scenario.catalogue.having(setting: entry.name).contains { world in
        guard world.name != scenario.world.name else { return false }
        let names = Set(world.words.vocabulary.map(\.name))
        let defaults = scenario.written.entries.filter {
          $0.rank == .general && names.contains($0.name)
        }
        let other = Scenario(
          world, in: scenario.catalogue, written: WrittenSettings(defaults),
          folder: scenario.folder,
          home: scenario.home)
        return other.refuses(entry) == false
      }
  }

  private static func planned(_ scenario: Scenario) throws(Faults) -> [Job] {
    var faults = Faults()
    var read: Variants?
    do throws(Faults) { read = try Variants(scenario) } catch { faults = error }
    guard let variants = read, !variants.variations.isEmpty else {
      var draft = scenario.draft
      if faults.list.isEmpty { draft.refuseTableSettings(without: "vary") }
      faults.add(draft.faults)
      // Other faults are reported together with those of `vary`.
      let single =
        read == nil ? scenario.firstVariant : scenario.with(scenario.written.without("vary"))
      let parts = single.parts
      let picksSeed = parts.count > 1 && draft.given(.seed) == .random
      let films = try Plan.all(parts.count, after: faults) { number throws(Faults) in
        try Plan(parts[number], picksSeed: picksSeed)
      }
      let jobs = films.map { [Job(filmOf: [$0])] }.joint
      try refuseSharedOutputs(jobs)
      return jobs
    }
    try refuseTooManyFiles(of: variants)
    let sheets = sheets(variants, of: scenario, &faults)
    let own = variants.outputs.filter { $0.named.count == variants.names.count }
    if own.count == variants.outputs.count, !own.isEmpty {
      var draft = variants.draft
      draft.refuseTableSettings(without: "an output of several runs")
      faults.add(draft.faults)
    }
    var films: [[Job]] = []
    let writesBeside = sheets.first?.runs.first.writesBesideOutputs ?? false
    if !own.isEmpty || variants.outputs.isEmpty || writesBeside {
      for (place, outputs) in variants.parts(of: own).enumerated() {
        let own = scenario.with(variants.settings(with: outputs))
        let plans = try Plan.all(variants.variations.combinations, after: faults) {
          [picksSeed = variants.picksSeed, varied = variants.variations] number throws(Faults) in
          try Plan(
            own.varied(by: varied, number: number),
            picksSeed: picksSeed && place + number == 0)
        }
        films.append(plans.grouped(by: variants.variations).map(Job.init(filmOf:)))
      }
    }
    guard faults.list.isEmpty else { throw faults }
    if let page = variants.pageOfPair, films.joined().contains(where: { $0.pages.count == 1 }) {
      faults.add(
        .said(
          "'\(page.text)' cannot show a light and a dark film whose steps change colours or save files",
          "put {theme} into its name"), at: page.place)
      throw faults
    }
    let all = films.joint + sheets
    try refuseSharedOutputs(all)
    return all
  }

  /// Rejects a chosen frame if there is no single picture. A scenario or a recipe keeps its frame
  /// even if it is given another output.
  private static func refuseIdleFrame(
    of jobs: [Job], _ written: WrittenSettings
  ) throws(Faults) {
    guard let place = written["frame"]?.value.place else { return }
    for page in jobs.flatMap(\.pages) {
      if page.outputs.contains(where: { $0.isStill && $0.format.content == .picture }) { return }
    }
    switch (place, written["out"]?.value.items.first?.place) {
    case (.flag, .flag), (.file, .file):
      throw Faults([Fault(.needs("frame", "a .png, .svg or .pdf"), at: place)])
    default: break
    }
  }

  /// Rejects an output with more files than may be written, before any run is planned.
  private static func refuseTooManyFiles(of variants: Variants) throws(Faults) {
    guard let limit = WritingLimit.current?.files else { return }
    var draft = variants.draft
    let frames = draft.isGiven(.frames) ? draft.value(.frames)?.count ?? 1 : 1
    for output in variants.outputs {
      let path = output.path.text
      let runs = variants.variations.filter { output.named.contains($0.name) }.combinations
      let files = GridSize(columns: runs, rows: NumberedPath(path) == nil ? 1 : frames).area
      guard files > limit else { continue }
      throw Faults([Fault(.file(.tooManyFiles(path: path, limit: limit)), at: output.path.place)])
    }
  }

  private static func isEnough(_ faults: Faults) -> Bool { faults.list.count >= Plan.faultLimit }

  /// The sheets of the outputs that do not name all varying settings: one for each combination of
  /// the values that they name.
  private static func sheets(
    _ variants: Variants, of scenario: Scenario, _ faults: inout Faults
  ) -> [Job] {
    var sheets: [Job] = []
    var done: [[String]] = [variants.names]
    for output in variants.outputs where !done.contains(output.named) {
      done.append(output.named)
      let outputs = variants.outputs.filter { $0.named == output.named }
      let named = variants.variations.filter { output.named.contains($0.name) }
      let others = variants.variations.filter { !output.named.contains($0.name) }
      let isPair = named.allSatisfy { coloursAlone.contains($0.name) } && named.combinations == 2
      let pictures = outputs.filter { !$0.isPage }
      let parts = variants.parts(of: pictures, varied: others.map(\.name))
      var pictured: [[Job]] = []
      for part in [outputs.filter(\.isPage)] + parts where !part.isEmpty {
        let all = scenario.with(variants.settings(with: part))
        var made: [Job] = []
        for number in 0..<named.combinations where !isEnough(faults) {
          do throws(Faults) {
            let own = all.varied(by: named, number: number)
            var sheet =
              part[0].isPage
              ? try Job(exploring: own, varied: others, picksSeed: variants.picksSeed)
              : try Job(
                sheetOf: own, varied: others, picksSeed: variants.picksSeed,
                isBesidePage: variants.outputs.contains {
                  $0.isPage && $0.named.count < variants.names.count
                })
            if isPair, !part[0].isPage { sheet.twin = part.map(\.path) }
            made.append(sheet)
          } catch {
            faults.add(error)
          }
        }
        if part[0].isPage { sheets += made } else { pictured.append(made) }
      }
      sheets += pictured.joint
    }
    return sheets
  }

  /// Checks that no two outputs share a file. Different values may give equal names, and a numbered
  /// output is many files. Outputs must not replace files that were read either, except a state
  /// that is replaced by a later one of the same film.
  private static func refuseSharedOutputs(_ jobs: [Job]) throws(Faults) {
    let states = jobs.flatMap(\.stepFiles).filter(\.replacesLoaded).map(\.path)
    let read = (ReadLog.current?.paths ?? []).filter { Path.kind(of: $0) == .file }
    let inputs = Set(read.map(Path.identity)).subtracting(states.map(Path.identity))
    var register = OutputRegister()
    try register.add(jobs, reading: inputs)
    try register.refuseObstacles()
  }
}

extension Scenario {
  /// True if its world rejects a value by its own rules, for example as a rule, pattern or size;
  /// nil if another value is rejected, and not all were read.
  fileprivate func refuses(_ entry: WrittenSettings.Entry) -> Bool? {
    var draft = draft
    let kind = world.resolved(by: &draft)
    let start = kind.start(&draft)
    _ = draft.look(of: kind, note: start?.note)
    let measures = Measure.all(of: kind, with: catalogue.extras)
    _ = RunTable.measures(from: &draft, among: measures)
    _ = RunChoice(from: &draft, among: measures)
    if draft.faults.list.contains(where: { written.entry(around: $0.place) == entry }) {
      return true
    }
    return start == nil ? nil : false
  }
}

/// The settings that only change colours.
private let coloursAlone = ["theme", "colors"]

extension [Plan] {
  /// The films of all combinations of values, grouped if they differ only in colours, as these can
  /// share a run.
  fileprivate func grouped(by variations: [Variation]) -> [[Plan]] {
    guard variations.contains(where: { coloursAlone.contains($0.name) }) else {
      return map { [$0] }
    }
    var groups: [[Plan]] = []
    var places: [[Int]: Int] = [:]
    for (number, plan) in enumerated() {
      let key = zip(variations, variations.places(ofCombination: number))
        .filter { !coloursAlone.contains($0.0.name) }.map(\.1)
      if let place = places[key], groups[place][0].runs(like: plan) {
        groups[place].append(plan)
      } else {
        places[key] = groups.count
        groups.append([plan])
      }
    }
    return groups
  }
}

extension [[Job]] {
  /// The jobs of stills and of films, if there are both, joined pairwise so that their files get
  /// their places together.
  fileprivate var joint: [Job] {
    guard count > 1, let first else { return flatMap(\.self) }
    return flatMap { part in
      part.enumerated().map { number, job in
        var job = job
        job.joint = number < first.count ? first[number].places.first?.path : nil
        return job
      }
    }
  }
}

extension Plan {
  /// True if it writes files besides `out`.
  var writesBesideOutputs: Bool {
    !film.stills.isEmpty || !film.stepFiles.isEmpty || !worldStart.beside.isEmpty
  }

  /// True if another plan of other colours has the same run. Its steps must not change colours,
  /// which would change the numbering of looks, nor write coloured files.
  fileprivate func runs(like other: Plan) -> Bool {
    film.stepFiles.isEmpty && film.looks.count == other.film.looks.count
      && window == other.window && film.frames == other.film.frames
      && film.ticks == other.film.ticks && seed == other.seed
      && !film.recipe.contains(where: \.changesColours)
  }
}
