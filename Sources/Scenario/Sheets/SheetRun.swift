internal import Encoding
package import Files
internal import GD
internal import Rendering
internal import Simulation

extension SheetPlan {
  /// Runs the films and writes the sheet's files. Until all of them are whole, every old file stays.
  ///
  /// `progress` hears how many more frames are out.
  package func run(
    jobs: Int, hashing isHashed: Bool = false, purpose: OutputFile.Purpose = .writing,
    progress: @Sendable (Int) -> Void
  ) async throws(Fault) -> RunReport {
    let pool = WorkerPool(jobs: jobs)
    if let charted = try charted(pool) {
      return try await charted.run(
        jobs: jobs, hashing: isHashed, purpose: purpose, progress: progress)
    }
    let opener = SheetOpener(sheet: self, isHashed: isHashed, purpose: purpose)
    let targets = try opener.targets()
    let start = ContinuousClock.now
    do {
      let parts = zip(outputs, targets).map { (output: $0, target: $1) }
      let flashes = try await shoot(
        parts.filter { isAnimated($0.output) }, pool, progress: progress)
      try await still(parts.filter { isStill($0.output) }, pool, progress: progress)
      try write(parts.filter { !$0.output.format.isPicture }, pool, progress: progress)
      for target in targets { try target.checkSize() }
      let written = try targets.map { try $0.commit() }
      return RunReport(
        world: world.name, seed: plans[0].seed, outputs: written,
        notices: notices + written.notices + flashes, engine: nil,
        duration: ContinuousClock.now - start)
    } catch {
      throw Fault(
        of: error, files: outputs, frames: frames ?? 1, every: plans[0].film.clock.every,
        cell: plans[0].artist?.layout.cell)
    }
  }

  /// How many frames are counted while it is made.
  package var workInFrames: Int? {
    guard let frames else { return nil }
    let all = plans.reduce(0) { $0 + ($1.film.frames ?? 0) }
    let isDiagram = plans[0].genesis.diagram != nil
    return (outputs.contains(where: isAnimated) ? frames : 0)
      + (outputs.contains(where: isStill) && !isDiagram ? all : 0)
      + (outputs.contains { !$0.format.isPicture } ? all : 0)
  }

  /// Whether an output shows one moment of each film.
  func isStill(_ output: OutputPlan) -> Bool {
    output.format == .png && output.numbered == nil
      || plans[0].film.marksMoment && output.format == .gif
  }

  /// Whether an output shows the films in step.
  func isAnimated(_ output: OutputPlan) -> Bool { output.format.isPicture && !isStill(output) }

  /// Whether single pictures show the whole history of a world.
  var showsHistory: Bool {
    plans[0].genesis.diagram != nil && shownFrame == nil && !plans[0].film.marksMoment
  }

  private var notices: [Notice] {
    var notices: [Notice] = []
    for notice in plans.flatMap(\.leftOut) where !notices.contains(notice) {
      notices.append(notice)
    }
    guard let painter, painter.layout.dropsLabels,
      let path = outputs.first(where: \.format.isPicture)?.path
    else { return notices }
    let tile = painter.layout.tile
    return notices + [.labelsLeftOut(path: path, width: tile.columns, height: tile.rows)]
  }

  private typealias Part = (output: OutputPlan, target: any FilmTarget)

  /// Runs the films in step into their files; gives what is to be said of their flashes.
  private func shoot(
    _ parts: [Part], _ pool: WorkerPool, progress: (Int) -> Void
  ) async throws -> [Notice] {
    guard !parts.isEmpty else { return [] }
    let tiles = plans.map { TileFilm($0, files: parts.map(\.output)) }
    var film = SheetFilm(tiles, pool: pool)
    let moving = parts.first { $0.output.isMoving }?.output
    let watch = moving.map { _ in FlashWatch(timing: timing) }
    try await Pipeline(
      artist: painter, targets: parts.map(\.target) + [watch].compactMap { $0 }, jobs: pool.count
    ).run(next: { try film.nextShot() }, written: progress)
    return moving.flatMap { watch?.notice(of: $0, world: world) }.map { [$0] } ?? []
  }

  private func still(
    _ parts: [Part], _ pool: WorkerPool, progress: @Sendable (Int) -> Void
  ) async throws {
    guard !parts.isEmpty else { return }
    let files = parts.map(\.output)
    let results = Results<Frame>(count: plans.count)
    pool.each(plans.count) { [plans, showsHistory] number in
      results.put(number) { () throws(Fault) in
        try TileFilm(plans[number], files: files).still(
          isDiagram: showsHistory, progress: progress)
      }
    }
    let tiles = try results.all()
    let frame = SheetFrame(tiles: tiles).frame(tiles.map(\.number).max() ?? 0)
    var shots = [Shot(reports: [], frame: nil, stills: [(StillStep.mark, frame)])][...]
    try await Pipeline(artist: nil, targets: parts.map(\.target), jobs: 1)
      .run(next: { shots.popFirst() }, written: { _ in })
  }

  /// Writes the rows of all films in their order: some films are on their way at once, the first of
  /// them is written as it goes, and the others wait when they have much ready.
  private func write(
    _ parts: [Part], _ pool: WorkerPool, progress: (Int) -> Void
  ) throws {
    let targets = parts.compactMap { $0.target as? RowsTarget }
    guard !targets.isEmpty else { return }
    let writers = parts.map { RowsWriter(of: self, as: $0.output.format) }
    var running: [TileRows] = []
    var next = 0
    while next < plans.count || !running.isEmpty {
      while running.count < 2 * pool.count, next < plans.count {
        running.append(
          TileRows(plans[next], files: parts.map(\.output), values: values(of: next), writers))
        next += 1
      }
      pool.each(running.count) { [running] in running[$0].advance() }
      while let first = running.first {
        let (rows, frames, isOver) = try first.take()
        for (target, bytes) in zip(targets, rows) { try target.write(bytes, frames: frames) }
        progress(frames)
        guard isOver else { break }
        running.removeFirst()
      }
    }
  }

  /// The values of a film, in the order of what varies.
  private func values(of number: Int) -> [(name: String, value: String)] {
    var rest = number
    return axes.reversed().map { axis in
      defer { rest /= axis.labels.count }
      return (axis.name, axis.labels[rest % axis.labels.count])
    }.reversed()
  }
}

/// Opens the files of a sheet.
struct SheetOpener {
  let sheet: SheetPlan
  let isHashed: Bool
  let purpose: OutputFile.Purpose

  /// A target for each output. That all can be written is found out now.
  func targets() throws(Fault) -> [any FilmTarget] {
    var targets: [any FilmTarget] = []
    for output in sheet.outputs {
      if purpose == .comparing, output.path == "-" || Path.kind(of: output.path) == .special {
        throw Fault(.cannotCompare(path: output.path), at: output.place)
      }
      do {
        targets.append(try target(for: output))
      } catch GDError.sideOutOfRange(let side, let limit) {
        throw Fault(.sideTooLong(path: output.path, side, limit: limit), at: output.place)
      } catch {
        throw Fault(
          of: error, files: [output], frames: 1, every: 1, cell: nil)
      }
    }
    return targets
  }

  private var limit: Int? { sheet.plans[0].sizeLimit }

  private func target(for output: OutputPlan) throws -> any FilmTarget {
    guard output.format.isPicture, let painter = sheet.painter else {
      return try RowsTarget(try file(output), of: sheet, as: output.format)
    }
    if sheet.isStill(output) {
      let own = sheet.showsHistory ? sheet.diagramPainter : nil
      return try still(output, own ?? painter)
    }
    let opening = PictureOpening(
      painter: painter, timing: sheet.timing, frameCount: sheet.frames ?? 1, shownFrame: nil,
      recipe: sheet.recipe)
    if let path = output.numbered {
      return opening.target(
        for: try NumberedFiles(path, hashed: isHashed, purpose: purpose, limit: limit))
    }
    return try opening.target(for: try file(output), as: output.format)
  }

  private func file(_ output: OutputPlan) throws(FileError) -> OutputFile {
    try OutputFile(at: output.path, hashed: isHashed, purpose: purpose, limit: limit)
  }

  private func still(_ output: OutputPlan, _ painter: SheetArtist) throws -> any FilmTarget {
    let subject: Recipe.Subject =
      sheet.plans[0].film.marksMoment
      ? .still(StillStep.mark) : sheet.shownFrame.map { .frame($0) } ?? .film
    let recipe = sheet.recipe.text(for: subject)
    return try StillTarget(
      StillStep.mark, at: output.path, hashed: isHashed, purpose: purpose, limit: limit
    ) { frame in
      let picture = painter.draw(frame)
      return output.format == .gif
        ? try gifBytes(picture, comment: recipe)
        : try pngBytes(picture, text: PNGText(keyword: Recipe.keyword, text: recipe))
    }
  }
}
