internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
internal import TerrariumVocabulary

extension Variants {
  /// The jobs: the films of the outputs that name all varying settings, and the sheets of the
  /// others.
  ///
  /// - Throws: All faults.
  func jobs() throws(Faults) -> [Job] {
    try refuseTooManyFiles()
    var faults = Faults()
    let sheets = sheets(&faults)
    faults.add(faultsOfSingleRuns)
    let own = outputs.filter(isOfOneRun).map(\.path)
    var films: [[Job]] = []
    let writesBeside = sheets.first?.runs.first.writesBesideOutputs ?? false
    if !own.isEmpty || outputs.isEmpty || writesBeside {
      for (place, scenario) in startAndRest(of: own).enumerated() {
        let plans = try Plan.all(variations.combinations, after: faults) {
          [picksSeed, variations] number throws(Faults) in
          try Plan(
            scenario.varied(by: variations, number: number),
            picksSeed: picksSeed && place + number == 0)
        }
        films.append(plans.grouped(by: variations).map(Job.init(filmOf:)))
      }
    }
    guard faults.list.isEmpty else { throw faults }
    if let page = pageOfPair, films.joined().contains(where: { $0.renditions.count == 1 }) {
      faults.add(
        .said(
          "'\(page.text)' cannot show a light and a dark film whose steps change colours or save files",
          "put {theme} into its name"), at: page.place)
      throw faults
    }
    return films.joint + sheets
  }

  /// The scenario of some outputs, divided into stills and the rest if stills show a pattern's start.
  private func startAndRest(of outputs: [Node], varied: [Variation] = []) -> [Scenario] {
    base.startAndRest(
      of: outputs, varied: varied.map(\.name), variesPattern: names.contains("pattern"))
  }

  /// The sheets of the outputs that do not name all varying settings: one for each combination of
  /// the values that they name.
  private func sheets(_ faults: inout Faults) -> [Job] {
    var sheets: [Job] = []
    var done: [[String]] = [names]
    for output in outputs where !done.contains(output.named) {
      done.append(output.named)
      let (named, others) = divided(by: output)
      let isPair = named.allSatisfy { coloursAlone.contains($0.name) } && named.combinations == 2
      func made(_ scenario: Scenario, isPage: Bool) -> [Job] {
        var made: [Job] = []
        for number in 0..<named.combinations where faults.list.count < Plan.faultLimit {
          do throws(Faults) {
            var reading = SheetReading(
              of: scenario.varied(by: named, number: number), varied: others, isPage: isPage,
              isBesidePage: explores)
            var sheet = try reading.job(picksSeed: picksSeed)
            if isPair, !isPage { sheet.twin = scenario.written[Setting.out.name]?.value.items }
            made.append(sheet)
          } catch {
            faults.add(error)
          }
        }
        return made
      }
      let alike = outputs.filter { $0.named == output.named }
      let pages = alike.filter(\.isPage).map(\.path)
      let pictures = alike.filter { !$0.isPage }.map(\.path)
      if !pages.isEmpty { sheets += made(base.with(outputs: pages), isPage: true) }
      if !pictures.isEmpty {
        sheets += startAndRest(of: pictures, varied: others).map { made($0, isPage: false) }.joint
      }
    }
    return sheets
  }

  /// Rejects an output with more files than may be written, before any run is planned.
  private func refuseTooManyFiles() throws(Faults) {
    guard let limit = WritingLimit.current?.files else { return }
    var reader = reader
    let frames = reader.isGiven(.frames) ? reader.value(.frames)?.count ?? 1 : 1
    for output in outputs {
      let path = output.path.text
      let runs = divided(by: output).named.combinations
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
