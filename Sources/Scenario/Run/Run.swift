package import Encoding
package import Files
internal import Rendering
package import Simulation

/// What came of a film.
package struct RunReport: Sendable {
  package let world: String
  package let seed: UInt64
  package let outputs: [WrittenOutput]
  package let notices: [Notice]
  /// The engine that computed the world, where there is a choice of them.
  package let engine: LifeWork?
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
    if let charted = try charted(jobs: jobs) {
      return try await charted.run(
        jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)
    }
    let opener = TargetOpener(plan: self, isHashed: isHashed, purpose: purpose)
    let targets = try opener.targets()
    let stepTargets = try opener.stepTargets()
    do {
      let beginning = genesis.make(Seed(seed), jobs)
      var stage = Stage(genesis, beginning.world, seed: Seed(seed), jobs: jobs)
      stage.window = window
      let start = ContinuousClock.now
      let last = try await shoot(on: stage, into: targets, jobs: jobs, progress: progress)
      for target in targets {
        if let target = target as? PatternTarget { try target.write(last.world, of: world) }
      }
      for (number, target) in stepTargets.enumerated() {
        if let content = last.made[number] { try target.write(content) }
      }
      for target in targets { try target.checkSize() }
      let written =
        try targets.map { try $0.commit() } + stepTargets.compactMap { try $0.commit() }
      let times =
        written.filter { !$0.hasExactTimes }.map { Notice.videoTimes(path: $0.path) }
        + written.filter(\.hasShortTimes).map { Notice.shortTimes(path: $0.path) }
      return RunReport(
        world: world.name, seed: seed, outputs: written,
        notices: beginning.notices + last.notices + leftOut + times, engine: last.world.engineWork,
        duration: ContinuousClock.now - start)
    } catch FileError.overLimit(let path, let excess) {
      let file = files.first { $0.path == path }
      throw Fault(
        .tooLarge(
          path: path, excess, frames: film.frames ?? 1, every: film.clock.every,
          cell: file?.format.isPicture ?? false ? artist?.layout.cell : nil), at: file?.place)
    } catch let error as FileError {
      throw Fault(.file(error), at: place(ofFile: error.path))
    } catch let fault as Fault {
      throw fault
    } catch let failure as Program.Failure {
      let output = files.first { $0.format.program == failure.name }
      throw Fault(.program(failure, path: output?.path ?? ""), at: output?.place)
    } catch {
      throw Fault(.outOfMemory)
    }
  }

  /// What has no room in the pictures.
  private var leftOut: [Notice] {
    guard let artist else { return [] }
    return artist.leftOut.map {
      .leftOut($0, width: artist.layout.width, height: artist.layout.height)
    }
  }

  private func place(ofFile path: String) -> Place? {
    let file = files.first { $0.path == path }
    return file?.place ?? film.stepFiles.first { $0.path == path }?.place
  }

  /// Whether some output tells what happened.
  private var isReported: Bool {
    outputs.contains { $0.format == .jsonl || $0.format == .csv && self.world.hasGameTable }
  }

  /// Whether some output shows moments of the film; a table of games does not.
  private var showsFrames: Bool {
    !self.world.hasGameTable
      || (outputs + film.stills).contains { $0.format != .jsonl && $0.format != .csv }
  }

  /// Whether a file shows the whole history of a world in the place of its film.
  func showsHistory(_ file: OutputPlan) -> Bool {
    genesis.diagram != nil && file.isStill && !film.stills.contains(file)
      && !(file.format == .png && (shownFrame != nil || film.marksMoment))
  }

  /// Runs the film into its targets and gives its end. Where a world has a whole history to show,
  /// the outputs that show it get that instead, in the look that is then in force.
  private func shoot(
    on stage: Stage, into targets: [any FilmTarget], jobs: Int, progress: (Int) -> Void
  ) async throws -> Stage {
    let isDiagram = files.map(showsHistory)
    let others = zip(isDiagram, targets).filter { !$0.0 }.map(\.1)
    var film = Film(
      self.film, on: stage,
      camera: Camera(
        window: window, files: files, artist: artist, looks: self.film.looks),
      reports: isReported, showsFrames: showsFrames)
    // Without steps the history is the same whatever the film shows.
    if !others.isEmpty || self.film.hasSteps {
      try await Pipeline(artist: artist, targets: others, jobs: jobs)
        .run(next: { try film.nextShot() }, written: progress)
    }
    guard others.count < targets.count else { return film.stage }
    let world = self.film.hasSteps ? film.world : stage.world
    let view = self.film.looks[film.look].view
    guard let diagram = try genesis.diagram?(world, view) else { return film.stage }
    for (file, target) in zip(files, zip(isDiagram, targets)) where target.0 {
      var shots = (file.format == .csv ? diagram.lines : [diagram.picture.inLook(film.look)])
        .map { Shot(reports: [], frame: $0) }[...]
      try await Pipeline(artist: artist, targets: [target.1], jobs: 1)
        .run(next: { shots.popFirst() }, written: { _ in })
    }
    return film.stage
  }
}
