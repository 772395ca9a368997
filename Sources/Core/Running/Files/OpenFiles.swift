internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumGD
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The end of a film.
struct FilmEnd {
  let stage: Stage
  /// The census of its start.
  let firstCensus: [UInt128]
  /// The notices of its start and its run.
  let notices: [Notice]
  /// The ledger that outlives the film.
  let ledger: (any Ledger)?
}

/// A file that is being written.
struct OpenFile {
  /// The source of its bytes.
  enum Content {
    case film(any FilmTarget)
    /// Bytes that are known at the end; nil if there are none.
    case end(EndTarget, (FilmEnd) throws -> [UInt8]?)
    case page(any ExplorablePage)
  }

  let plan: OutputPlan
  let content: Content

  var target: any OutputTarget {
    switch content {
    case .film(let target): target
    case .end(let target, _): target
    case .page(let target): target
    }
  }
}

/// The open files of a job, and its watches for flashes.
struct OpenFiles {
  /// The files of each rendition, ending with those of its steps, and its watch for flashes.
  private(set) var renditions: [(rendition: Rendition, files: [OpenFile], watch: FlashWatch?)] = []
  private let job: Job
  private var options: FileOptions
  /// The receiver of the pictures for numbered files, if redirected.
  private let pictures: PictureTarget.Receiver?

  /// Opens the files of a job, each as the output type of its format, and checks at once that all
  /// can be written. The files that steps write belong to the first rendition.
  init(
    of job: Job, _ options: FileOptions, pictures: PictureTarget.Receiver? = nil
  ) throws(Fault) {
    self.job = job
    self.options = options
    self.pictures = pictures
    self.options.limit = job.renditions[0].plan.sizeLimit
    self.options.group = options.group ?? FileGroup()
    let writesFiles = job.places.contains { $0.path != "-" && Path.kind(of: $0.path) != .special }
    self.options.outlivesReader = options.outlivesReader || writesFiles
    let shared = job.sharedPages
    var halves: [String: any FilmTarget] = [:]
    for rendition in job.renditions {
      var files: [OpenFile] = []
      for output in rendition.outputs {
        if let format = output.format.manyFilms, shared.contains(output.path) {
          let half = halves.removeValue(forKey: output.path)
          files.append(
            try open(output) {
              if let half { return .film(half) }
              let films = try pairedFilms(output, format)
              halves[output.path] = films[1]
              return .film(films[0])
            })
          continue
        }
        files.append(try open(output) { try content(of: output, rendition) })
      }
      for (number, still) in rendition.stills.enumerated() {
        files.append(try open(still) { .film(try self.still(.file(number), still, rendition)) })
      }
      for picture in rendition.beside {
        files.append(try open(picture.output) { try content(of: picture, rendition) })
      }
      if renditions.isEmpty {
        for (number, file) in job.stepFiles.enumerated() {
          let plan = OutputPlan(path: file.path, format: .txt, place: file.place)
          files.append(try open(plan, isStep: true) { try content(of: file, number) })
        }
      }
      // If films are only compared, flashes are not reported.
      let watched = self.options.comparesPictures ? nil : rendition.movingOutput
      let watch = watched.map { _ in
        FlashWatch(timing: rendition.timing.divided(by: rendition.plan.smooth))
      }
      renditions.append((rendition, files, watch))
    }
  }

  /// The pipeline into some of the files, with a painter for each rendition. The watch for flashes
  /// sees animations.
  func pipeline(where isMeant: (OutputPlan) -> Bool) -> Pipeline {
    let branches = renditions.map { rendition, files, watch in
      let meant = files.filter { isMeant($0.plan) }
      var receivers: [any FrameReceiver] = meant.compactMap {
        if case .film(let target) = $0.content { target } else { nil }
      }
      if let watch, meant.contains(where: { rendition.moves($0.plan) }) { receivers.append(watch) }
      let isHistory = meant.contains {
        job.showsHistory($0.plan) || job.isSheet && job.isMoment($0.plan)
      }
      return (
        painter: isHistory ? rendition.historyPainter : rendition.painter, receivers: receivers
      )
    }
    return Pipeline(branches)
  }

  /// Writes the files whose content is known only at the end, and checks the sizes of all.
  func finish(at end: FilmEnd?) throws {
    let files = renditions.flatMap(\.files)
    for file in files {
      guard let end, case .end(let target, let content) = file.content,
        let bytes = try content(end)
      else { continue }
      target.write(bytes)
    }
    for file in files { try file.target.checkSize() }
  }

  /// Finishes all files, moves them to their paths, and reports on each rendition. Notices about the run
  /// itself are in the first report.
  func commit(at end: FilmEnd?, since start: ContinuousClock.Instant) throws -> [RunReport] {
    var reports: [RunReport] = []
    let shared = job.sharedPages
    for (rendition, files, watch) in renditions {
      var written: [WrittenOutput] = []
      for file in files {
        let output = try file.target.commit()
        // A page with both films is reported once.
        if reports.isEmpty || !shared.contains(file.plan.path) { written.append(output) }
      }
      let remark = end?.stage.world.remark.map(Notice.said)
      let own =
        reports.isEmpty
        ? (end?.notices ?? []) + (end?.stage.notices ?? []) + [remark].compactMap(\.self) : []
      let ending = reports.isEmpty ? end.map { job.world.ending(of: $0, on: rendition) } ?? [] : []
      reports.append(
        RunReport(
          world: job.world.name, seed: job.runs.first.seed, outputs: written,
          notices: own + ending + rendition.leftOut + written.notices
            + rendition.notices(of: watch, in: job.world),
          engine: end?.stage.world.engineWork, duration: ContinuousClock.now - start))
    }
    try options.group?.place()
    return reports
  }
}

extension OpenFiles {
  private func open(
    _ plan: OutputPlan, isStep: Bool = false, _ content: () throws -> OpenFile.Content
  ) throws(Fault) -> OpenFile {
    // Output to a device or a pipe cannot be read again.
    if options.purpose.isComparing, !isStep,
      plan.path == "-" || Path.kind(of: plan.path) == .special
    {
      throw Fault(
        .said(
          "'\(plan.path)' is not a file, and cannot be compared", "give the output a file name"),
        at: plan.place)
    }
    do {
      return OpenFile(plan: plan, content: try content())
    } catch let error as FileError {
      throw Fault(.file(error), at: plan.place)
    } catch let failure as Program.Failure {
      throw Fault(.program(failure, path: plan.path), at: plan.place)
    } catch GDError.sideOutOfRange(let side, let limit) {
      throw Fault(
        .said(
          "'\(plan.path)' has no room for a side of \(side) pixels",
          "the limit is \(limit): choose a smaller cell, or fit"), at: plan.place)
    } catch {
      throw Fault(.outOfMemory, at: plan.place)
    }
  }

  private func content(of output: OutputPlan, _ rendition: Rendition) throws -> OpenFile.Content {
    if output.format.isPattern {
      return .end(try EndTarget(at: output.path, options)) { [world = job.world] end in
        do throws(Problem) {
          return try (world as? any PatternKind)?.patternFile(
            ofWorld: end.stage.world, as: output.format)
        } catch {
          throw Fault(error, at: output.place)
        }
      }
    }
    if let exploration = job.exploration {
      return .page(
        exploration.format.explorablePage(
          in: try OutputFile(at: output.path, options), page: exploration.page,
          facts: exploration.facts,
          recipe: rendition.recipe.text(for: .page)))
    }
    let marks = rendition.marksMoment && output.format.isPicture && output.format.canBeStill
    if output.numbered == nil, marks || job.isSheet && job.isMoment(output) {
      return .film(try still(.outputs, output, rendition))
    }
    let facts = job.facts(of: output, rendition)
    if let path = output.numbered {
      if let pictures { return .film(PictureTarget(for: pictures, timing: facts.timing)) }
      return .film(try output.format.target(numbered: path, options, of: facts))
    }
    return .film(try output.format.target(at: output.path, options, of: facts))
  }

  private func pairedFilms(
    _ output: OutputPlan, _ format: any ManyFilms
  ) throws -> [any FilmTarget] {
    try format.targets(
      in: OutputFile(at: output.path, options),
      of: job.renditions.map { job.facts(of: output, $0) },
      recipe: (job.pairRecipe ?? job.renditions[0].recipe).text(for: .page))
  }

  /// The content of a picture beside the film, which is drawn at the end.
  private func content(of picture: PictureBeside, _ rendition: Rendition) throws -> OpenFile.Content
  {
    let recipe = rendition.recipe.text(for: .beside(picture.setting, without: picture.unrelated))
    return .end(try EndTarget(at: picture.output.path, options)) { _ in
      try picture.output.format.bytes(of: picture.drawing, recipe: recipe)
    }
  }

  /// The content of a file that a step writes; empty if the film ended before its step.
  private func content(of file: StepFile, _ number: Int) throws -> OpenFile.Content {
    var options = options
    (options.limit, options.isSynced) = (nil, file.isSynced)
    if file.makesFolder, !options.purpose.isComparing {
      try Path.makeFolder(Path.folder(of: file.path))
    }
    return .end(try EndTarget(at: file.path, options)) { end in
      switch end.stage.made[number] {
      case .bytes(let make): return try make()
      case .sheet(let stills, let look, let subject, let format):
        let side = 160 * look.text.scale
        return try format.bytes(
          of: StillSheet(
            stills, tile: GridSize(columns: side, rows: side), look: look, subject: subject))
      case nil: return nil
      }
    }
  }

  private func still(_ place: StillPlace, _ plan: OutputPlan, _ rendition: Rendition) throws
    -> EndTarget
  {
    let isSheet = job.isSheet
    let painter = isSheet && job.momentsAreHistories ? rendition.historyPainter : rendition.painter
    guard plan.format.isPicture, let painter else {
      let letters = job.letters
      return try EndTarget(at: plan.path, options, still: place) { letters.picture(of: $0) }
    }
    let subject: Recipe.Subject =
      isSheet && !rendition.marksMoment
      ? rendition.shownFrame.map { .frame($0) } ?? .film : .still(place)
    let recipe = rendition.recipe.text(for: subject)
    return try EndTarget(at: plan.path, options, still: place) { frame in
      try plan.format.bytes(of: StillDrawing(of: frame, by: painter), recipe: recipe)
    }
  }
}

extension Rendition {
  /// True if a file is played with the film's delays.
  func moves(_ file: OutputPlan) -> Bool {
    file.format.content == .motion && !(marksMoment && file.format.canBeStill)
  }

  /// The first animated output; nil if there is none.
  var movingOutput: OutputPlan? { outputs.first(where: moves) }
}
