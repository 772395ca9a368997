internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumGD
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Opens the files of a job, each as the output type of its format, and checks at once that all can
/// be written.
struct Opener {
  private let job: Job
  private var options: FileOptions
  private let group: FileGroup

  init(_ job: Job, _ options: FileOptions) {
    self.job = job
    self.options = options
    group = options.group ?? FileGroup()
    self.options.limit = job.renditions[0].plan.sizeLimit
    self.options.group = group
    self.options.outlivesReader =
      options.outlivesReader
      || job.places.contains {
        $0.path != "-" && Path.kind(of: $0.path) != .special
      }
  }

  /// The files of all renditions; those that steps write belong to the first.
  func files() throws(Fault) -> OpenFiles {
    var renditions: [(rendition: Rendition, files: [OpenFile], watch: FlashWatch?)] = []
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
      let watched = options.looksAtPictures ? nil : rendition.movingOutput
      let watch = watched.map { _ in
        FlashWatch(timing: rendition.timing.divided(by: rendition.plan.smooth))
      }
      renditions.append((rendition, files, watch))
    }
    return OpenFiles(
      renditions: renditions, job: job, group: group, placesGroup: options.placesGroup)
  }

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
}

extension Opener {
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
      return .sheet(
        exploration.format.explorablePage(
          in: try options.file(at: output.path), page: exploration.page, facts: exploration.facts,
          recipe: rendition.recipe.text(for: .page)))
    }
    let marks = rendition.marksMoment && output.format.isPicture && output.format.canBeStill
    if output.numbered == nil, marks || job.isSheet && job.isMoment(output) {
      return .film(try still(.outputs, output, rendition))
    }
    let facts = facts(of: output, rendition)
    if let path = output.numbered {
      return .film(try output.format.target(numbered: path, options, of: facts))
    }
    return .film(try output.format.target(at: output.path, options, of: facts))
  }

  private func pairedFilms(
    _ output: OutputPlan, _ format: any ManyFilms
  ) throws -> [any FilmTarget] {
    try format.targets(
      in: options.file(at: output.path), of: job.renditions.map { facts(of: output, $0) },
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
    options.limit = nil
    if file.makesFolder, !options.purpose.isComparing {
      try Path.makeFolder(Path.folder(of: file.path))
    }
    return .end(try EndTarget(at: file.path, options, synced: file.isSynced)) { end in
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
    -> StillTarget
  {
    let isSheet = job.isSheet
    let painter = isSheet && job.momentsAreHistories ? rendition.historyPainter : rendition.painter
    guard plan.format.isPicture, let painter else {
      let letters = letters
      return try StillTarget(place, at: plan.path, options) { letters.picture(of: $0) }
    }
    let subject: Recipe.Subject =
      isSheet && !rendition.marksMoment
      ? rendition.shownFrame.map { .frame($0) } ?? .film : .still(place)
    let recipe = rendition.recipe.text(for: subject)
    return try StillTarget(place, at: plan.path, options) { frame in
      try plan.format.bytes(of: StillDrawing(of: frame, by: painter), recipe: recipe)
    }
  }

  /// The writer of an output's rows: those of a film, or of all runs of a sheet.
  func rowWriter(of output: OutputPlan) -> any TextWriter {
    let (isTable, subject) = (output.format.content == .table, job.world.subject)
    if job.isSheet, job.table?.isOfObjects ?? false {
      return VariedWriter(ofObjectsIn: job, isTable: isTable)
    }
    let writer: any TextWriter =
      if !isTable {
        HappeningWriter(timeName: subject.timeName, naming: job.varied.column)
      } else if let columns = job.table?.measures.map(\.name) ?? job.world.tableColumns {
        RowsWriter(columns: columns.map(job.varied.column))
      } else {
        TableWriter(timeName: subject.timeName, columns: job.censusColumns.map(job.varied.column))
      }
    return job.isSheet ? VariedWriter(writer, of: job, isTable: isTable) : writer
  }

  private var letters: LetterWriter {
    LetterWriter(letters: job.world.subject.states.map(\.letter))
  }

  private func facts(of output: OutputPlan, _ rendition: Rendition) -> TargetFacts {
    // If a picture is requested, the plan has counted the frames.
    let covers = job.hasCover ? 1 : 0
    let smooth = rendition.moves(output) ? rendition.plan.smooth : 1
    let whole: Recipe.Subject = output.format.canHoldManyFilms ? .page : .film
    return TargetFacts(
      painter: job.showsHistory(output) ? rendition.historyPainter : rendition.painter,
      timing: rendition.timing.divided(by: smooth),
      frameCount: ((job.frames ?? 1) - 1) * smooth + 1 + covers,
      shownFrame: job.isSheet ? nil : rendition.shownFrame,
      recipe: { [recipe = rendition.recipe] in recipe.text(for: $0.map { .frame($0) } ?? whole) },
      page: { rendition.plan.pageFacts }, letters: letters, rows: rowWriter(of: output))
  }
}
