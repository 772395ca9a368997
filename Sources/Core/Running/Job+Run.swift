package import Encoding
internal import Files
package import Planning
internal import Playback
internal import Rendering
package import Vocabulary

extension Job {
  /// Runs the worlds and writes all files. Until all of them are whole, every old file stays.
  ///
  /// This is the road of everything that is made: files are opened, shots are played into them,
  /// what is known at the end is written, sizes are checked, and only then files get their places.
  ///
  /// `progress` hears how far it is. Where the purpose is to compare, nothing is
  /// written, and the reports, one for each page, have what differs.
  package func run(
    jobs: Int, _ options: FileOptions = FileOptions(), parts: Parts? = nil,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws(Fault) -> [RunReport] {
    var options = options
    options.looksAtPictures = canBeSeen(options)
    do {
      return try await made(jobs: jobs, options, parts: parts, progress: progress)
    } catch {
      throw Fault(of: error, in: self)
    }
  }

  /// True if it is enough to compare pictures: bytes, hashes and sizes are not needed.
  private func canBeSeen(_ options: FileOptions) -> Bool {
    options.purpose == .comparing && !options.isHashed && pages.allSatisfy { $0.sizeLimit == nil }
  }

  /// Makes or compares the files.
  private func made(
    jobs: Int, _ options: FileOptions, parts: Parts?,
    progress: @escaping @Sendable (RunProgress) -> Void
  ) async throws -> [RunReport] {
    let files = try Opener(self, options).files()
    let start = ContinuousClock.now
    let record = parts == nil ? partialRecord(options, telling: progress) : nil
    defer { leave(record, telling: progress) }
    let executor = JobExecutor(jobs: jobs, record: record, progress: progress)
    var end: FilmEnd?
    var coverages: [WindowCoverage] = []
    if isSheet {
      coverages = try await playSheet(into: files, executor, parts)
    } else {
      end = try await playFilm(into: files, executor)
    }
    try files.finish(at: end)
    try files.checkSizes()
    if !options.purpose.isComparing { try end?.ledger?.keep() }
    var reports = try files.commit(of: self, at: end, since: start)
    record?.end()
    if !reports.isEmpty {
      reports[0].faults = executor.late.all
      reports[0].notices = coverages.notices + reports[0].notices
    }
    return reports
  }

  /// Plays one run into all pages, and then its whole history into the outputs that show it.
  private func playFilm(into files: OpenFiles, _ executor: JobExecutor) async throws -> FilmEnd {
    let plan = runs.first
    let (stage, notices) = try plan.worldStart
      .stage(seed: plan.seed, jobs: executor.jobs, window: plan.window)
    // Without steps the history is the same whatever the film shows.
    let hasWholeHistory = world.hasHistory && !plan.film.hasSteps
    let opening = hasWholeHistory ? stage : nil
    var film = Film(of: self, on: consume stage)
    var ledger = plan.worldStart.ledger
    let renditions = files.renditions { !showsHistory($0) }
    let mayHaveSeam = plan.mayHaveSeam
    var first: Frame?
    let isPlayed =
      plan.film.hasSteps || files.needLastState || renditions.contains { !$0.isEmpty }
    if isPlayed {
      var way = Smoother(steps: smooth)
      try await executor.play(into: renditions) {
        let shot = try way.next {
          let shot = try film.nextShot()
          if mayHaveSeam, first == nil, shot?.frame?.isMoment ?? false { first = shot?.frame }
          return shot
        }
        ledger?.note(film.world, seed: film.stage.seed)
        return shot
      }
    }
    if pages.flatMap(\.files).contains(where: showsHistory) {
      let end = opening ?? film.stage
      let history = try end.history?.history(view: plan.film.looks[film.stage.look].view)
      let camera = camera(by: plan.diagramArtist ?? plan.artist)
      let picture = history.map { camera.picture(of: $0, after: film.stage) }
      var lines = (0..<(history?.lineCount ?? 0))[...]
      try await executor.playQuietly(
        into: files.renditions { showsHistory($0) && $0.format.content == .table }
      ) { lines.popFirst().flatMap { history?.line($0) }.map { Shot(reports: [], frame: $0) } }
      try await executor.play(
        [Shot(reports: [], frame: picture)],
        into: files.renditions { showsHistory($0) && $0.format.content != .table })
    }
    let hasSeam = first.map { (try? film.closes(with: $0)) == false } ?? false
    return FilmEnd(
      stage: film.stage,
      notices: plan.notices + notices
        + plan.notices(
          ofLife: film.liveBox, hasSeam: hasSeam, ticks: isPlayed ? film.ticks : nil),
      ledger: ledger)
  }

  /// Plays many runs: in step into films, each to its moment into stills, and one after the other
  /// into tables. Returns the coverages of its tiles.
  private func playSheet(
    into files: OpenFiles, _ executor: JobExecutor, _ parts: Parts?
  ) async throws -> [WindowCoverage] {
    if let exploration { return try playExplored(exploration, into: files, executor) }
    var coverages: [WindowCoverage] = []
    let (moving, still) = (files.renditions(where: isInStep), files.renditions(where: isMoment))
    let rows = files.renditions { !$0.format.isPicture }
    if moving.contains(where: { !$0.isEmpty }) {
      var film = try RunsInStep(of: self, executor.pool)
      var way = Smoother(steps: smooth)
      try await executor.play(into: moving) { try way.next { try film.nextShot() } }
      coverages = film.coverages
    }
    if table?.isOfObjects ?? false {
      try await playObjects(into: still, rows: rows, executor)
      return coverages
    }
    if graph != nil, parts == nil {
      try await playGraph(into: still, rows: table == nil ? [] : rows, executor)
      if table != nil { return coverages }
    } else if still.contains(where: { !$0.isEmpty }) {
      let played = parts == nil ? try moments(of: RunNumbers(below: runs.count), executor) : []
      let tiles = try parts?.tiles(of: self) ?? played.map(\.tile)
      try await executor.play([momentShot(of: tiles)], into: still)
      coverages = played.map(\.coverage)
    }
    if let parts, rows.contains(where: { !$0.isEmpty }) {
      let next = parts.rows(of: self)
      try await executor.playQuietly(into: rows) {
        let shot = try next()
        executor.progress(shot?.unseen ?? 0)
        return shot
      }
    } else if let table, rows.contains(where: { !$0.isEmpty }) {
      var film = MeasuredRuns(of: self, table, executor)
      try await executor.playQuietly(into: rows) { try film.nextShot() }
    } else if rows.contains(where: { !$0.isEmpty }) {
      var film = SequentialRuns(of: self, executor)
      try await executor.play(into: rows) { try film.nextShot() }
    }
    return coverages
  }

  /// Counts the objects of all runs, for a table of them and a picture of the rarest.
  private func playObjects(
    into still: [Rendition], rows: [Rendition], _ executor: JobExecutor
  ) async throws {
    var runs = ObjectRuns(of: self, executor)
    try await executor.play(into: rows) { try runs.nextShot() }
    guard still.contains(where: { !$0.isEmpty }) else { return }
    let frame = Frame(number: 0, tick: 0, census: [], scene: runs.haul.picture(of: self))
    try await executor.play([Shot(moment: frame)], into: still)
  }

  /// Measures all runs, for the rows of a table and for a picture of their numbers.
  private func playGraph(
    into still: [Rendition], rows: [Rendition], _ executor: JobExecutor
  ) async throws {
    var film = MeasuredRuns(of: self, table, executor)
    try await executor.play(into: rows) { try film.nextShot() }
    let frame = Frame(number: 0, tick: 0, census: [], scene: film.numbersShown?.data)
    try await executor.play([Shot(moment: frame)], into: still)
  }
}

extension Shot {
  /// The moment that single pictures show.
  init(moment frame: Frame) {
    self.init(reports: [], frame: nil, stills: [(StillStep.mark, frame)])
  }
}
