package import Encoding
package import Files
package import Planning
package import Playback
internal import Rendering
package import Simulation
package import Vocabulary

/// What came of a film.
package struct RunReport: Sendable {
  package let world: String
  package let seed: UInt64
  package let outputs: [WrittenOutput]
  package let notices: [Notice]
  /// The engine that computed the world, where there is a choice of them.
  package let engine: EngineWork?
  /// How long it ran, drawing and writing included.
  package let duration: Duration
}

extension Plan {
  /// Runs the film and writes its outputs. Until all of them are whole, every old file stays.
  ///
  /// `progress` hears how many more frames are out. Where the purpose is to compare, nothing is
  /// written, and the report has what differs.
  package func run(
    jobs: Int, hashing isHashed: Bool = false, purpose: OutputFile.Purpose = .writing,
    progress: (Int) -> Void
  ) async throws(Fault) -> RunReport {
    try await [self].run(jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)[0]
  }
}

extension [Plan] {
  /// Runs a film once and writes the outputs of all plans, which differ in colours alone; gives a
  /// report of each.
  package func run(
    jobs: Int, hashing isHashed: Bool = false, purpose: OutputFile.Purpose = .writing,
    progress: (Int) -> Void
  ) async throws(Fault) -> [RunReport] {
    if let charted = try charted(jobs: jobs) {
      return try await charted.run(
        jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)
    }
    let main = self[0]
    let watches = map { $0.flashWatch() }
    var all: [(plan: Plan, targets: [any FilmTarget])] = []
    for plan in self {
      let opener = TargetOpener(plan: plan, isHashed: isHashed, purpose: purpose)
      all.append((plan, try opener.targets()))
    }
    let stepTargets = try TargetOpener(plan: main, isHashed: isHashed, purpose: purpose)
      .stepTargets()
    do {
      let beginning = main.genesis.make(Seed(main.seed), jobs)
      var stage = Stage(main.genesis, beginning.world, seed: Seed(main.seed), jobs: jobs)
      stage.window = main.window
      let start = ContinuousClock.now
      let last = try await shoot(
        on: stage, into: all, watches, jobs: jobs, progress: progress)
      for target in all.flatMap(\.targets) {
        if let target = target as? PatternTarget { try target.write(last.world, of: main.world) }
      }
      for (number, target) in stepTargets.enumerated() {
        if let content = last.made[number] { try target.write(content) }
      }
      for target in all.flatMap(\.targets) { try target.checkSize() }
      var reports: [RunReport] = []
      for ((plan, targets), watch) in zip(all, watches) {
        let written = try targets.map { try $0.commit() }
        let isFirst = reports.isEmpty
        let others = isFirst ? try stepTargets.compactMap { try $0.commit() } : []
        reports.append(
          RunReport(
            world: plan.world.name, seed: plan.seed, outputs: written + others,
            notices: (isFirst ? beginning.notices + last.notices + plan.ending(of: last.world) : [])
              + plan.leftOut + written.notices + plan.notices(of: watch),
            engine: last.engineWork, duration: ContinuousClock.now - start))
      }
      return reports
    } catch {
      throw Fault(
        of: error, files: flatMap(\.files), stepFiles: main.film.stepFiles,
        frames: main.film.frames ?? 1, every: main.film.clock.every,
        cell: main.artist?.layout.cell)
    }
  }

  /// Runs the film into its targets and gives its end. Where a world has a whole history to show,
  /// the outputs that show it get that instead, in the look that is then in force.
  private func shoot(
    on stage: Stage, into all: [(plan: Plan, targets: [any FilmTarget])],
    _ watches: [FlashWatch?], jobs: Int, progress: (Int) -> Void
  ) async throws -> Stage {
    let main = self[0]
    let strands = zip(all, watches).map { film, watch in
      let (plan, targets) = film
      let others = zip(plan.files, targets).filter { !plan.showsHistory($0.0) }.map(\.1)
      return Strand(painter: plan.artist, targets: others + [watch].compactMap { $0 })
    }
    var film = Film(
      main.film, on: stage,
      camera: Camera(
        window: main.window, files: flatMap(\.files), artist: main.artist,
        looks: main.film.looks, largeFrame: main.largeFrame),
      reports: contains(where: \.isReported), showsFrames: contains(where: \.showsFrames),
      hasCover: main.artist?.hasCover ?? false)
    // Without steps the history is the same whatever the film shows.
    if strands.contains(where: { !$0.targets.isEmpty }) || main.film.hasSteps {
      try await Pipeline(strands, jobs: jobs)
        .run(next: { try film.nextShot() }, written: progress)
    }
    guard all.contains(where: { $0.plan.files.contains(where: $0.plan.showsHistory) }) else {
      return film.stage
    }
    let world = main.film.hasSteps ? film.world : stage.world
    let view = main.film.looks[film.look].view
    guard let diagram = try (world as? any HistoryWorld)?.history(view: view) else {
      return film.stage
    }
    for (plan, targets) in all {
      for (file, target) in zip(plan.files, targets) where plan.showsHistory(file) {
        var shots = (file.format == .csv ? diagram.lines : [diagram.picture.inLook(film.look)])
          .map { Shot(reports: [], frame: $0) }[...]
        try await Pipeline(artist: plan.artist, targets: [target], jobs: 1)
          .run(next: { shots.popFirst() }, written: { _ in })
      }
    }
    return film.stage
  }
}

extension Plan {
  /// The frame of which pictures too large to be held are drawn, where they are.
  fileprivate var largeFrame: Int? {
    guard let form = artist?.form, isStill,
      StripedPicture.isLarge(width: form.width, height: form.height)
    else { return nil }
    return shownFrame ?? (film.frames ?? 1) - 1
  }

  /// That nobody is left at the end, where a world says so.
  fileprivate func ending(of last: any World) -> [Notice] {
    let isEmpty = last.census.dropLast().allSatisfy { $0 == 0 }
    return isEmpty ? world.subject.ending.map { [.said($0.advice)] } ?? [] : []
  }

  /// What has no room in the pictures.
  package var leftOut: [Notice] {
    guard let artist else { return [] }
    return artist.leftOut.map {
      .leftOut($0, width: artist.layout.width, height: artist.layout.height)
    } + (artist.dropsTraces ? [.noTraces] : [])
  }

  /// Whether some output tells what happened.
  var isReported: Bool {
    outputs.contains { $0.format == .jsonl || $0.format == .csv && self.world.tableColumns != nil }
  }

  /// Whether some output shows moments of the film; a table of games does not.
  fileprivate var showsFrames: Bool {
    self.world.tableColumns == nil
      || (outputs + film.stills).contains { $0.format != .jsonl && $0.format != .csv }
  }
}

extension [WrittenOutput] {
  /// What a person should know of them.
  package var notices: [Notice] {
    filter { !$0.hasExactTimes }.map { Notice.videoTimes(path: $0.path) }
      + filter(\.hasShortTimes).map { Notice.shortTimes(path: $0.path) }
  }
}

extension Fault {
  /// What ended a run, at the place where the file in question was asked for.
  package init(
    of error: any Error, files: [OutputPlan], stepFiles: [StepFile] = [], frames: Int, every: Int,
    cell: Int?
  ) {
    func place(of path: String) -> Place? {
      files.first { $0.path == path }?.place ?? stepFiles.first { $0.path == path }?.place
    }
    switch error {
    case let fault as Fault: self = fault
    case FileError.overLimit(let path, let excess):
      let isPicture = files.first { $0.path == path }?.format.isPicture ?? false
      self.init(
        .tooLarge(path: path, excess, frames: frames, every: every, cell: isPicture ? cell : nil),
        at: place(of: path))
    case let error as FileError: self.init(.file(error), at: place(of: error.path))
    case let failure as Program.Failure:
      let output = files.first { $0.format.program == failure.name }
      self.init(.program(failure, path: output?.path ?? ""), at: output?.place)
    default: self.init(.outOfMemory)
    }
  }
}
