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
      let stills = try await runDiagram(into: targets)
      let others = zip(outputs, targets).filter { !stills.contains($0.0) }.map(\.1)
      if !others.isEmpty {
        var film = Film(
          of: beginning.world, plan: film, window: window,
          camera: Camera(outputs: outputs, artist: artist),
          reports: outputs.contains { $0.format == .jsonl })
        try await Pipeline(artist: artist, targets: others, jobs: jobs)
          .run(next: { try film.nextShot() }, written: progress)
      }
      let written = try targets.map { try $0.commit() }
      return RunReport(world: world.name, seed: seed, outputs: written, notices: beginning.notices)
    } catch let error as FileError {
      throw Fault(.file(error))
    } catch let error as WorldError {
      throw Fault(.worldStopped(error))
    } catch {
      throw Fault(.outOfMemory)
    }
  }

  /// Writes the outputs that show a world's whole history, if it has one to show; returns them.
  private func runDiagram(into targets: [any FilmTarget]) async throws -> [OutputPlan] {
    let stills = outputs.filter(\.isStill)
    guard !stills.isEmpty, let diagram = try genesis.diagram?(Seed(seed)) else { return [] }
    for (output, target) in zip(outputs, targets) where output.isStill {
      var shots = (output.format == .csv ? diagram.lines : [diagram.picture])
        .map { Shot(reports: [], frame: $0) }[...]
      try await Pipeline(artist: artist, targets: [target], jobs: 1)
        .run(next: { shots.popFirst() }, written: { _ in })
    }
    return stills
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
    return targets
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
