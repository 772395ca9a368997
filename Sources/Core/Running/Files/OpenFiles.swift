internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
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
    case sheet(any ExplorablePage)
  }

  let plan: OutputPlan
  let content: Content

  var target: any OutputTarget {
    switch content {
    case .film(let target): target
    case .end(let target, _): target
    case .sheet(let target): target
    }
  }
}

/// The open files of a job, and its watches for flashes.
struct OpenFiles {
  /// The files of each rendition, ending with those of its steps, and its watch for flashes.
  let renditions: [(rendition: Rendition, files: [OpenFile], watch: FlashWatch?)]
  let job: Job
  /// The files that get their places together.
  let group: FileGroup
  let placesGroup: Bool

  /// A strand for each rendition, into some of its files. The watch for flashes sees animations.
  func strands(where isMeant: (OutputPlan) -> Bool) -> [Strand] {
    renditions.map { rendition, files, watch in
      let meant = files.filter { isMeant($0.plan) }
      var targets: [any FrameReceiver] = meant.compactMap {
        if case .film(let target) = $0.content { target } else { nil }
      }
      if let watch, meant.contains(where: { rendition.moves($0.plan) }) { targets.append(watch) }
      let isHistory = meant.contains {
        job.showsHistory($0.plan) || job.isSheet && job.isMoment($0.plan)
      }
      return Strand(
        painter: isHistory ? rendition.historyPainter : rendition.painter, targets: targets)
    }
  }

  /// Writes the files whose content is known only at the end.
  func finish(at end: FilmEnd?) throws {
    guard let end else { return }
    for file in renditions.flatMap(\.files) {
      guard case .end(let target, let content) = file.content, let bytes = try content(end) else {
        continue
      }
      target.write(bytes)
    }
  }

  func checkSizes() throws {
    for file in renditions.flatMap(\.files) { try file.target.checkSize() }
  }

  /// Finishes all files, moves them to their paths, and reports on each rendition. Notices about the run
  /// itself are in the first report.
  func commit(
    of job: Job, at end: FilmEnd?, since start: ContinuousClock.Instant
  ) throws -> [RunReport] {
    var reports: [RunReport] = []
    let shared = job.sharedPages
    for (rendition, files, watch) in renditions {
      var written: [WrittenOutput] = []
      for file in files {
        let output = try file.target.commit()
        // A page with both films is reported once.
        if reports.isEmpty || !shared.contains(file.plan.path) { written.append(output) }
      }
      let own = reports.isEmpty ? (end?.notices ?? []) + (end?.stage.notices ?? []) : []
      let ending = reports.isEmpty ? end.map { job.world.ending(of: $0, on: rendition) } ?? [] : []
      reports.append(
        RunReport(
          world: job.world.name, seed: job.runs.first.seed, outputs: written,
          notices: own + ending + rendition.leftOut + written.notices
            + rendition.notices(of: watch, in: job.world),
          engine: end?.stage.world.engineWork, duration: ContinuousClock.now - start))
    }
    if placesGroup { try group.place() }
    return reports
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
