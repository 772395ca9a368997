internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

// Plays the films of all runs for an explorable page: some are packed in parallel, and they arrive
// in order.

extension Job {
  /// Plays all runs, each into its tile of an explorable page. Returns the coverages of the tiles.
  func playExplored(
    _ exploration: Exploration, into files: OpenFiles, _ tools: JobTools
  ) throws -> [WindowCoverage] {
    var coverages: [WindowCoverage] = []
    let pages = files.renditions.flatMap(\.files).compactMap { file in
      if case .page(let page) = file.content { page } else { nil }
    }
    let atOnce = 4 * tools.pool.count
    for start in stride(from: 0, to: runs.count, by: atOnce) {
      let count = min(atOnce, runs.count - start)
      let tiles = try tools.pool.results(count) { place throws(Fault) in
        try tile(ofRun: start + place, exploration, tools)
      }
      for (tile, coverage) in tiles {
        for page in pages { try page.add(tile) }
        coverages.append(coverage)
      }
    }
    for page in pages { try page.finish() }
    return coverages
  }

  /// The tile of a run with its coverage: its film, its varying values, its measures, and the
  /// command that makes it.
  private func tile(
    ofRun number: Int, _ exploration: Exploration, _ tools: JobTools
  ) throws(Fault) -> (tile: PackedTile, coverage: WindowCoverage) {
    let plan = try runs.plan(number)
    let values = labels(ofRun: number, plan)
    let measures = exploration.measures.isEmpty ? [] : try plan.values(of: exploration.measures)
    var packing: any TilePacking
    let coverage: WindowCoverage
    do { (packing, coverage) = try packed(plan, by: exploration.format, tools) } catch {
      throw Fault(of: error, in: self)
    }
    let label = values.joined(separator: " · ")
    let called = zip(varied, values).map { "\($0.name)-\($1)" }.joined(separator: "-")
    let tile = packing.tile(
      label: label, values: values,
      measures: measures.map { value in
        value.flatMap { $0.number.isFinite ? $0.text : nil }
      }, command: plan.command(calling: called, ending: exploration.ending))
    return (tile, coverage)
  }

  private func packed(
    _ plan: Plan, by format: any ManyFilms, _ tools: JobTools
  ) throws -> (any TilePacking, WindowCoverage) {
    guard let artist = plan.artist else { throw Fault(.outOfMemory) }
    let smooth = plan.smooth
    let run = try SheetRun(
      plan, files: plan.outputs, showsMotion: smooth > 1 && plan.world.subject.glides)
    var packing = format.tilePacking(
      artist.form, on: plan.pageFacts, timing: plan.shownTiming.divided(by: smooth))
    var way = Smoother(steps: smooth)
    var last: (frame: Frame, picture: IndexedPicture)?
    while let shot = try way.next({ try run.shots(atMost: 1).first }) {
      guard let frame = shot.frame else { continue }
      let picture = artist.draw(frame, after: last)
      try packing.add(picture, of: frame, delay: shot.delay)
      last = (frame, picture)
      if frame.isMoment { tools.progress(1) }
    }
    return (packing, run.coverage)
  }
}
