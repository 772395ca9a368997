package import Encoding
internal import Files
internal import Rendering
internal import Simulation

/// What came of a film.
package struct RunReport: Sendable {
  package let world: String
  package let seed: UInt64
  package let outputs: [WrittenOutput]
  package let notices: [Notice]
}

extension Plan {
  /// Runs the film and writes its outputs. Until all of them are whole, every old file stays.
  ///
  /// `progress` hears how many more frames are out.
  package func run(
    jobs: Int, hashing isHashed: Bool = false, progress: (Int) -> Void
  ) async throws(Fault) -> RunReport {
    let targets = try openTargets(hashing: isHashed)
    do {
      let beginning = genesis.make(Seed(seed), jobs)
      let stage = Stage(genesis, beginning.world, seed: Seed(seed), jobs: jobs)
      try await shoot(on: stage, into: targets, jobs: jobs, progress: progress)
      let written = try targets.map { try $0.commit() }
      return RunReport(world: world.name, seed: seed, outputs: written, notices: beginning.notices)
    } catch let error as FileError {
      throw Fault(.file(error), at: files.first { $0.path == error.path }?.place)
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(.outOfMemory)
    }
  }

  /// Runs the film into its targets. Where a world has a whole history to show, the outputs that
  /// show it get that instead.
  private func shoot(
    on stage: Stage, into targets: [any FilmTarget], jobs: Int, progress: (Int) -> Void
  ) async throws {
    let isDiagram = files.map {
      genesis.diagram != nil && $0.isStill && !self.film.stills.contains($0)
    }
    let others = zip(isDiagram, targets).filter { !$0.0 }.map(\.1)
    var film = Film(
      self.film, on: stage,
      camera: Camera(
        window: window, files: files, artist: artist, lookCount: self.film.looks.count),
      reports: outputs.contains { $0.format == .jsonl })
    // Without steps the history is the same whatever the film shows.
    if !others.isEmpty || self.film.hasSteps {
      try await Pipeline(artist: artist, targets: others, jobs: jobs)
        .run(next: { try film.nextShot() }, written: progress)
    }
    guard others.count < targets.count else { return }
    let world = self.film.hasSteps ? film.world : stage.world
    guard let diagram = try genesis.diagram?(world) else { return }
    for (file, target) in zip(files, zip(isDiagram, targets)) where target.0 {
      var shots = (file.format == .csv ? diagram.lines : [diagram.picture])
        .map { Shot(reports: [], frame: $0) }[...]
      try await Pipeline(artist: artist, targets: [target.1], jobs: 1)
        .run(next: { shots.popFirst() }, written: { _ in })
    }
  }

  private func openTargets(hashing isHashed: Bool) throws(Fault) -> [any FilmTarget] {
    var targets: [any FilmTarget] = []
    for output in outputs {
      do {
        targets.append(try target(for: output, hashing: isHashed))
      } catch let error as FileError {
        throw Fault(.file(error), at: output.place)
      } catch {
        throw Fault(.outOfMemory, at: output.place)
      }
    }
    for (number, still) in film.stills.enumerated() {
      do {
        let encode = stillEncoder(of: still.format)
        targets.append(
          try StillTarget(number, at: still.path, hashed: isHashed, encode: encode))
      } catch {
        throw Fault(.file(error), at: still.place)
      }
    }
    return targets
  }

  private func stillEncoder(of format: Format) -> @Sendable (Frame) throws -> [UInt8] {
    guard format != .txt, let artist else {
      let writer = LetterWriter(states: world.subject.states)
      return { writer.picture(of: $0) }
    }
    return { frame in
      let picture = artist.draw(frame)
      return format == .gif ? try gifBytes(picture) : try pngBytes(picture)
    }
  }

  private func target(
    for output: OutputPlan, hashing isHashed: Bool
  ) throws -> any FilmTarget {
    if let path = output.numbered {
      let files = try NumberedFiles(path, hashed: isHashed)
      return output.format == .txt
        ? NumberedTextTarget(files, writer: LetterWriter(states: world.subject.states))
        : NumberedPNGTarget(files, text: nil)
    }
    let file = try OutputFile(at: output.path, hashed: isHashed)
    switch output.format {
    case .txt:
      return try TextTarget(file, writer: LetterWriter(states: world.subject.states))
    case .csv:
      return try TextTarget(file, writer: TableWriter(columns: world.subject.census.map(\.name)))
    case .jsonl:
      return try TextTarget(file, writer: HappeningWriter())
    case .gif, .png:
      guard let artist else { throw DrawingError.outOfMemory }
      return output.format == .gif
        ? try GIFTarget(file, artist: artist, timing: timing, comment: nil)
        : StillPNGTarget(file, artist: artist, text: nil)
    }
  }
}
