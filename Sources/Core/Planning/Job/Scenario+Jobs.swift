internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Scenario {
  /// The jobs: a film, or with `vary` one for each combination of values in the output's path, and
  /// a sheet of all other combinations.
  ///
  /// - Throws: All faults, in reading order.
  package func jobs() throws(Faults) -> [Job] {
    let scenario = settled
    var faults = faults
    do throws(Faults) {
      let jobs = try scenario.settledJobs()
      try Self.refuseSharedOutputs(jobs)
      let outputs = jobs.flatMap(\.renditions).flatMap(\.outputs)
      if let fault = scenario.written.faultOfIdleFrame(beside: outputs) { throw Faults([fault]) }
      if faults.list.isEmpty { return jobs.changed { $0.scenario = scenario } }
    } catch {
      faults.add(error)
    }
    throw faults.withoutEchoes.sorted
  }

  /// The jobs of a scenario whose settings have given way. Without `vary` there is one, or one for
  /// the stills of a pattern's start and one for the rest.
  private func settledJobs() throws(Faults) -> [Job] {
    var faults = Faults()
    var variants: Variants?
    do throws(Faults) { variants = try Variants(self) } catch { faults = error }
    if let variants, !variants.variations.isEmpty { return try jobs(of: variants) }
    if let variants { faults = variants.faultsOfSingleRuns }
    // Other faults are reported together with those of `vary`.
    let film = variants == nil ? firstVariant : with(written.without("vary"))
    let films = film.startAndRest
    let picksSeed = films.count > 1 && film.reader.given(.seed) == .random
    let plans = try Plan.all(films.count, after: faults) { number throws(Faults) in
      try Plan(films[number], picksSeed: picksSeed)
    }
    return plans.map { [Job(filmOf: [$0])] }.joint
  }

  /// The films of the outputs that name all varying settings, and the sheets of the others.
  private func jobs(of variants: Variants) throws(Faults) -> [Job] {
    try variants.refuseTooManyFiles()
    var faults = Faults()
    let sheets = sheets(of: variants, &faults)
    faults.add(variants.faultsOfSingleRuns)
    let own = variants.outputs.filter(variants.isOfOneRun)
    var films: [[Job]] = []
    let writesBeside = sheets.first?.runs.first.writesBesideOutputs ?? false
    if !own.isEmpty || variants.outputs.isEmpty || writesBeside {
      for (place, outputs) in variants.startAndRest(of: own).enumerated() {
        let own = with(variants.settings(with: outputs))
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
    if let page = variants.pageOfPair, films.joined().contains(where: { $0.renditions.count == 1 })
    {
      faults.add(
        .said(
          "'\(page.text)' cannot show a light and a dark film whose steps change colours or save files",
          "put {theme} into its name"), at: page.place)
      throw faults
    }
    return films.joint + sheets
  }

  /// The sheets of the outputs that do not name all varying settings: one for each combination of
  /// the values that they name.
  private func sheets(of variants: Variants, _ faults: inout Faults) -> [Job] {
    var sheets: [Job] = []
    var done: [[String]] = [variants.names]
    for output in variants.outputs where !done.contains(output.named) {
      done.append(output.named)
      let outputs = variants.outputs.filter { $0.named == output.named }
      let named = variants.variations.filter { output.named.contains($0.name) }
      let others = variants.variations.filter { !output.named.contains($0.name) }
      let isPair = named.allSatisfy { coloursAlone.contains($0.name) } && named.combinations == 2
      let pages = outputs.filter(\.isPage)
      let pictures = variants.startAndRest(
        of: outputs.filter { !$0.isPage }, varied: others.map(\.name))
      var pictured: [[Job]] = []
      for outputs in [pages] + pictures where !outputs.isEmpty {
        let all = with(variants.settings(with: outputs))
        var made: [Job] = []
        for number in 0..<named.combinations where faults.list.count < Plan.faultLimit {
          do throws(Faults) {
            let own = all.varied(by: named, number: number)
            var reading = SheetReading(
              of: own, varied: others, isPage: outputs[0].isPage, isBesidePage: variants.explores)
            var sheet = try reading.job(picksSeed: variants.picksSeed)
            if isPair, !outputs[0].isPage { sheet.twin = outputs.map(\.path) }
            made.append(sheet)
          } catch {
            faults.add(error)
          }
        }
        if outputs[0].isPage { sheets += made } else { pictured.append(made) }
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

extension Variants {
  /// Rejects an output with more files than may be written, before any run is planned.
  fileprivate func refuseTooManyFiles() throws(Faults) {
    guard let limit = WritingLimit.current?.files else { return }
    var reader = reader
    let frames = reader.isGiven(.frames) ? reader.value(.frames)?.count ?? 1 : 1
    for output in outputs {
      let path = output.path.text
      let runs = variations.filter { output.named.contains($0.name) }.combinations
      let files = GridSize(columns: runs, rows: NumberedPath(path) == nil ? 1 : frames).area
      guard files > limit else { continue }
      throw Faults([Fault(.file(.tooManyFiles(path: path, limit: limit)), at: output.path.place)])
    }
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
    return flatMap { jobs in
      jobs.enumerated().map { number, job in
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
