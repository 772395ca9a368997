internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Plays the passes of a job into its files.
struct PassPlayer {
  private let job: Job
  private let files: OpenFiles
  private let tools: JobTools
  /// The current stage of the only run; nil for a sheet.
  private var stage: Stage?
  /// The stage at its start, if the history is made from it.
  private var firstStage: Stage?
  /// The census of the only run's start.
  private var firstCensus: [UInt128] = []
  private var ledger: (any Ledger)?
  private var notices: [Notice] = []
  /// The facts of the film for notices; nil if it was not played.
  private var played: (life: CellRect?, ticks: Int, hasSeam: Bool, lacksDeaths: Bool)?
  /// The coverages of the tiles of a sheet.
  private(set) var coverages: [WindowCoverage] = []

  /// Creates a player of a job's passes, with the stage of a film.
  init(_ job: Job, into files: OpenFiles, _ tools: JobTools) throws(Fault) {
    self.job = job
    self.files = files
    self.tools = tools
    guard !job.isSheet else { return }
    let plan = job.runs.first
    let (stage, notices) = try plan.worldStart
      .stage(seed: plan.seed, threads: tools.pool.count, window: plan.window)
    (self.stage, self.notices) = (stage, plan.notices.ofScript + plan.notices.idle + notices)
    if job.world.subject.ending != nil { firstCensus = stage.world.census }
    // Without steps the history is the same whatever the film shows.
    if !plan.film.hasSteps, job.passes.contains(.history) { firstStage = stage }
    ledger = plan.worldStart.ledger
  }

  /// The end of the only run; nil for a sheet.
  var end: FilmEnd? {
    stage.map { stage in
      let ofRun = job.runs.first.notices(
        ofLife: played?.life, hasSeam: played?.hasSeam ?? false,
        lacksDeaths: played?.lacksDeaths ?? false, ticks: played?.ticks)
      return FilmEnd(
        stage: stage, firstCensus: firstCensus, notices: notices + ofRun, ledger: ledger)
    }
  }

  mutating func play(_ pass: Pass) async throws {
    switch pass {
    case .film: try await playFilm()
    case .history: try await playHistory()
    case .filmsInStep: try await playInStep()
    case .explored: try playExplored()
    case .moments: try await playMoments()
    case .measures: try await playMeasures()
    case .objects: try await playObjects()
    case .rows: try await playRows()
    }
  }

  /// Plays the parts made by shards: the tiles of stills, and the rows of tables.
  func play(_ parts: Parts) async throws {
    if !moments.isEmpty { try await show(job.momentShot(of: parts.tiles(of: job))) }
    guard !rows.isEmpty else { return }
    try await rows.run(written: tools.progress, next: parts.rows(of: job))
  }

  private var moments: Pipeline { files.pipeline(where: job.isMoment) }

  private var rows: Pipeline { files.pipeline { !$0.format.isPicture } }

  /// Passes on the only shot of single pictures.
  private func show(_ moment: Shot) async throws {
    var shot: Shot? = moment
    try await moments.run { shot.take() }
  }
}

extension PassPlayer {
  private mutating func playFilm() async throws {
    // With two owners of the stage, its world would be copied.
    guard let stage = stage.take() else { return }
    var film = Film(of: job, on: consume stage)
    var (ledger, first): ((any Ledger)?, Frame?) = (ledger, nil)
    var way = Smoother(steps: job.smooth)
    let mayHaveSeam = job.runs.first.mayHaveSeam
    let pipeline = files.pipeline { !job.showsHistory($0) }
    try await pipeline.run(on: tools.threads, written: tools.progress) {
      let shot = try way.next {
        let shot = try film.nextShot()
        if mayHaveSeam, first == nil, shot?.frame?.isMoment ?? false { first = shot?.frame }
        return shot
      }
      ledger?.note(film.world, seed: film.stage.seed)
      return shot
    }
    let hasSeam = first.map { (try? film.closes(with: $0)) == false } ?? false
    played = (film.liveBox, film.ticks, hasSeam, film.lacksDeaths)
    self.stage = film.stage
    self.ledger = ledger
  }

  private func playHistory() async throws {
    guard let stage else { return }
    let plan = job.runs.first
    let history = try (firstStage ?? stage).history?
      .history(view: plan.film.looks[stage.look].view.cells)
    let camera = job.camera(by: plan.diagramArtist ?? plan.artist)
    let picture = history.map { camera.picture(of: $0, after: stage) }
    var lines = (0..<(history?.lineCount ?? 0))[...]
    let table = files.pipeline { job.showsHistory($0) && $0.format.content == .table }
    try await table.run {
      lines.popFirst().flatMap { history?.line($0) }.map { Shot(reports: [], frame: $0) }
    }
    var shot: Shot? = Shot(reports: [], frame: picture)
    try await files.pipeline { job.showsHistory($0) && $0.format.content != .table }
      .run { shot.take() }
  }

  private mutating func playInStep() async throws {
    var film = try RunsInStep(of: job, tools.pool)
    var way = Smoother(steps: job.smooth)
    let pipeline = files.pipeline(where: job.isInStep)
    try await pipeline.run(on: tools.threads, written: tools.progress) {
      try way.next { try film.nextShot() }
    }
    coverages = film.coverages
  }

  private mutating func playExplored() throws {
    guard let exploration = job.exploration else { return }
    coverages = try job.playExplored(exploration, into: files, tools)
  }

  private mutating func playMoments() async throws {
    let played = try job.moments(of: RunNumbers(below: job.runs.count), tools)
    try await show(job.momentShot(of: played.map(\.tile)))
    coverages = played.map(\.coverage)
  }

  /// Measures all runs once, for a table and for a picture of their numbers.
  private func playMeasures() async throws {
    var film = MeasuredRuns(of: job, job.table, tools)
    guard job.graph != nil else {
      return try await rows.run { try film.nextShot() }
    }
    let table = job.table == nil ? Pipeline([]) : rows
    try await table.run(on: tools.threads, written: tools.progress) { try film.nextShot() }
    let frame = Frame(number: 0, tick: 0, census: [], scene: film.numbersShown?.data)
    try await show(Shot(moment: frame))
  }

  /// Counts the objects of all runs, for a table and a picture of the rarest.
  private func playObjects() async throws {
    var runs = ObjectRuns(of: job, tools)
    try await rows.run(on: tools.threads, written: tools.progress) { try runs.nextShot() }
    guard !moments.isEmpty else { return }
    let frame = Frame(number: 0, tick: 0, census: [], scene: runs.haul.picture(of: job))
    try await show(Shot(moment: frame))
  }

  private func playRows() async throws {
    var film = SequentialRuns(of: job, tools)
    try await rows.run(on: tools.threads, written: tools.progress) { try film.nextShot() }
  }
}

extension Shot {
  /// The moment for single pictures.
  init(moment frame: Frame) {
    self.init(reports: [], frame: nil, stills: [(.outputs, frame)])
  }
}
