internal import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumFiles
package import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

/// The work of one request: worlds to run, and how to show them.
///
/// A film is one run in one rendition, a light and dark pair is one run in two renditions, and a
/// sheet is many runs in step in one rendition.
package struct Job: Sendable {
  package internal(set) var runs: Runs
  /// The same runs for tables: played separately, and not limited by the sheet.
  package internal(set) var rowRuns: Runs
  package internal(set) var renditions: [Rendition]
  /// The table with a row for each run; nil if tables have one for each frame.
  package let table: RunTable?
  /// The picture that shows a number of each run; nil if pictures show the runs themselves.
  package private(set) var graph: GraphPlan?
  /// The order and number of a table's runs, if they are determined while measuring.
  package let choice: RunChoice?
  /// The facts for an explorable page; nil if the job makes no such page.
  package internal(set) var exploration: Exploration?
  /// The recipe of pages with a light and a dark film.
  package private(set) var pairRecipe: Recipe?
  /// The census columns of all its runs.
  package internal(set) var censusColumns: [String]
  /// The numbers of its runs among all variants, if they were chosen beforehand.
  package internal(set) var order: [Int]?
  /// The settings that vary between the runs of a sheet or a table; none for a film.
  package let varied: [Variation]
  /// True if the seed was random, so that it is reported.
  package let picksSeed: Bool
  /// The paths that it shares with another sheet that differs only in colours.
  package internal(set) var twin: [Node]?
  /// A path that identifies the jobs whose files are placed together; nil if this job's are placed
  /// alone.
  package internal(set) var joint: String?
  /// The original scenario; nil for a job made otherwise.
  var scenario: Scenario?

  init(
    runs: Runs, renditions: [Rendition], varied: [Variation] = [], table: RunTable? = nil,
    graph: GraphPlan? = nil, choice: RunChoice? = nil, picksSeed: Bool
  ) {
    self.runs = runs
    self.renditions = renditions
    self.varied = varied
    self.picksSeed = picksSeed
    rowRuns = runs
    censusColumns = runs.known.censusColumns
    self.table = table
    self.graph = graph
    self.choice = choice
  }

  /// Creates the job of a film, from plans that differ only in colours.
  package init(filmOf plans: [Plan]) {
    let films = plans.withoutOriginals
    self.init(
      runs: Runs([films[0]]), renditions: films.map(Rendition.init), picksSeed: films[0].picksSeed)
    guard plans.count == 2, !sharedPages.isEmpty else { return }
    let themes = plans.map { Node(made: $0.film.looks[0].theme.name) }
    let variation = Variation(
      name: Setting.theme.name, namePlace: .word(""), values: VariedValues(themes))
    var pair = plans
    pair.recallOrigins(of: [variation], numbers: pair.indices)
    pairRecipe = Recipe(
      of: pair.map(\.recipe), in: world.words,
      vary: [Node.Pair(key: variation.name, value: Node(.list(themes)))])
  }

  /// The paths of pages that have the films of both its renditions.
  package var sharedPages: Set<String> {
    guard renditions.count == 2, !isSheet else { return [] }
    let paths = renditions.map { Set($0.outputs.filter { $0.format.canHoldManyFilms }.map(\.path)) }
    return paths[0].intersection(paths[1])
  }

  package func with(_ outputs: [OutputPlan]) -> Job {
    var job = self
    job.renditions[0] = renditions[0].with(outputs)
    return job
  }

  /// True if one of a sheet's files shows a moment of each run.
  package func isMoment(_ file: OutputPlan) -> Bool {
    let marks = renditions[0].marksMoment && file.format.isPicture && file.format.canBeStill
    let isOne = graph != nil || table?.isOfObjects ?? false || runs.first.film.isPanel
    return file.numbered == nil
      && (file.format.content == .picture || marks || isOne && file.format.canBeOnePicture)
  }

  /// True if one of a sheet's files shows the runs in step.
  package func isInStep(_ file: OutputPlan) -> Bool { file.format.isPicture && !isMoment(file) }

  /// True if there are many films on one rendition.
  package var isSheet: Bool { !varied.isEmpty }

  /// True if a card comes before its film, or before all films of a sheet.
  package var hasCover: Bool {
    (renditions[0].painter as? SheetArtist)?.hasCover ?? runs.first.artist?.hasCover ?? false
  }

  package var world: any WorldKind { runs.first.world }

  /// True if the job is not to be reported.
  package var isQuiet: Bool { runs.first.isQuiet }

  /// The number of threads; nil for as many as there are cores.
  package var threads: Int? { runs.first.threads }

  /// The number of frames of the longest film; nil if it is only known after the run.
  package var frames: Int? { runs.known.longest }

  /// The paths of all written files, with their places in the scenario.
  package var places: [(path: String, place: Place?)] {
    renditions.enumerated().flatMap { number, rendition in
      rendition.files.filter { number == 0 || !sharedPages.contains($0.path) }
    }.map { ($0.path, $0.place) } + stepFiles.map { ($0.path, $0.place) }
  }

  /// The program that writes an output; nil if none does.
  package var program: String? {
    renditions.flatMap(\.files).lazy.compactMap(\.format.program).first
  }

  /// The files that steps write at their end.
  package var stepFiles: [StepFile] { isSheet ? [] : runs.first.film.stepFiles }

  /// True if steps decide the moment of a file, which is not written if the film ends before.
  package var dependsOnMoments: Bool {
    !stepFiles.isEmpty || renditions.contains { $0.marksMoment || !$0.stills.isEmpty }
  }

  /// The file that grows with a film, a text of everything that its growth depends on, and its
  /// place in the scenario; nil if there is none.
  package var grownFile: (path: String, source: String, place: Place?)? {
    guard !isSheet, let ledger = runs.first.worldStart.ledger else { return nil }
    return (ledger.path, "\(ledger.scenario) \(runs.first.seed)", ledger.place)
  }

  /// The paths with a placeholder for frame numbers.
  var numberedPaths: Set<String> {
    Set(renditions.flatMap(\.files).filter { $0.numbered != nil }.map(\.path))
  }

  /// The paths of all written files, with the number of files of each as far as known: a numbered
  /// path has one for each frame.
  fileprivate var writtenFiles: [(path: String, place: Place?, count: Int)] {
    let numbered = numberedPaths
    return places.map { ($0.path, $0.place, numbered.contains($0.path) ? frames ?? 1 : 1) }
  }

  package func place<Value>(of setting: Setting<Value>) -> Place? {
    scenario?.written[setting.name]?.value.place
  }

  /// The given settings with their places, in the world's order; none unless a project's defaults
  /// matter.
  package var origins: [WrittenSettings.Entry] {
    guard let scenario, scenario.written.hasDefaults else { return [] }
    return scenario.world.words.vocabulary.compactMap { scenario.written[$0.name] }
  }

  /// The sizes of all written pictures in pixels, by path.
  package var pictureSizes: [String: (width: Int, height: Int)] {
    var sizes: [String: (width: Int, height: Int)] = [:]
    for picture in renditions.flatMap(\.beside) {
      sizes[picture.output.path] = (picture.size.columns, picture.size.rows)
    }
    for rendition in renditions {
      for file in rendition.files
      where file.format.isPicture && sizes[file.path] == nil && !rendition.endsBelowObjects {
        let isHistory = runs.first.showsHistory(file)
        guard let form = (isHistory ? rendition.historyPainter : rendition.painter)?.form else {
          continue
        }
        sizes[file.path] = (form.width, form.height)
      }
    }
    return sizes
  }
}

extension WritingLimit {
  /// Throws if some jobs are known to write more files than allowed.
  package func check(_ jobs: [Job]) throws(Fault) {
    var room = files
    for file in jobs.flatMap(\.writtenFiles) where file.path != "-" {
      room -= file.count
      guard room >= 0 else {
        throw Fault(.file(.tooManyFiles(path: file.path, limit: files)), at: file.place)
      }
    }
  }
}

extension Plan {
  /// The columns of its census in tables.
  package var censusColumns: [String] { subject.census.map(\.name) }
}

extension [Plan] {
  /// The columns of all their censuses.
  var censusColumns: [String] { lazy.flatMap(\.censusColumns).unique }
}
