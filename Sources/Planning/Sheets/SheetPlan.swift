package import Encoding
package import Playback
package import Rendering
package import Simulation
package import Vocabulary

/// A sheet of films: what will be done, looked up and checked.
package struct SheetPlan: Sendable {
  package let world: any WorldKind
  /// The films, the last setting's values changing fastest.
  package private(set) var plans: [Plan]
  /// What varies.
  package let axes: [SheetAxis]
  package let outputs: [OutputPlan]
  /// Draws the sheet, where a picture is asked for.
  package private(set) var painter: SheetArtist?
  /// Draws whole histories, where these have charts of their own.
  package private(set) var diagramPainter: SheetArtist?
  package let recipe: Recipe
  package let picksSeed: Bool
  /// What it has in common with the one other sheet that differs in colours alone.
  package internal(set) var twin: Twin?
  /// The frame that single pictures show, where not the last.
  package let shownFrame: Int?

  /// Plans a sheet of what varies in the settings of a variant, which may itself be one of several
  /// sheets.
  package init(
    of world: any WorldKind, in catalogue: Catalogue, _ request: Draft, _ variant: Variant,
    varied: [Variation], picksSeed: Bool
  ) throws(Faults) {
    let filled = variant.filled
    var draft = Draft(
      world: request.world, written: filled, folder: request.folder, home: request.home)
    let outputs = OutputPlan.all(of: &draft, in: world, beside: [])
    var faults = draft.faults
    let tile = Plan.Tile(outputs: outputs, varied: varied.map(\.name))
    var plans: [Plan] = []
    for settings in Variant(filled, in: catalogue).varied(by: varied)
    where faults.list.count < Self.faultLimit {
      do throws(Faults) {
        plans.append(
          try Plan(
            world: world, in: catalogue, written: settings.settings, folder: request.folder,
            home: request.home, tile: tile))
      } catch {
        faults.add(error)
      }
    }
    guard faults.list.isEmpty else { throw faults }
    let values = Self.values(of: varied, in: plans)
    let axes = values.map(\.axis)
    shownFrame = draft.value(.frame)
    if let shownFrame, let frames = plans.longest, shownFrame >= frames {
      draft.refuse(.noSuchFrame(shownFrame, frames: frames), for: "frame")
    }
    var painter: SheetArtist?
    if outputs.contains(where: \.format.isPicture) {
      let hasChart = Self.sharesChart(varied.map(\.name)) && draft.value(.chart) ?? .off != .off
      let drawing = SheetDrawing(plans: plans, axes: axes, hasChart: hasChart)
      do throws(DrawingError) {
        plans = try drawing.drawn()
        painter = try drawing.painter(of: plans)
      } catch {
        let blamed = ["cell", "fit"].first { draft.written[$0] != nil }
        let place = blamed.flatMap { draft.written[$0]?.value.place }
        draft.refuse(error.problem, at: place ?? varied.first?.namePlace)
      }
    }
    guard draft.faults.list.isEmpty else { throw draft.faults }
    self.world = world
    recipe = Recipe(of: plans.map(\.recipe), in: world.words, vary: values.map(\.recipe))
    (self.plans, self.axes, self.outputs) = (plans, axes, outputs)
    (self.painter, self.picksSeed) = (painter, picksSeed)
  }

  /// The most faults of variants that are worth reading.
  private static let faultLimit = 10

  /// The values of all that varies, found in the films that first have them.
  private static func values(of varied: [Variation], in plans: [Plan]) -> [SheetValues] {
    var stride = plans.count
    return varied.enumerated().map { place, variation in
      stride /= variation.values.count
      let canonical = variation.values.indices.map { plans[$0 * stride].variedValues[place] }
      return SheetValues(variation, canonical: canonical)
    }
  }
}

extension SheetPlan {
  /// The outputs that two sheets come from.
  package struct Twin: Hashable, Sendable {
    package let paths: [Node]
  }

  /// The same with the census of every film in its chart; nil where there are no charts, or they
  /// have that.
  package func charted(_ pool: WorkerPool) throws(Fault) -> SheetPlan? {
    let isShared = painter?.wantsHistory ?? false
    guard isShared || plans.contains(where: \.wantsHistory) else { return nil }
    let results = Results<(film: CensusHistory, diagram: CensusHistory?)>(count: plans.count)
    pool.each(plans.count) { [plans] number in
      results.put(number) { () throws(Fault) in try plans[number].histories(jobs: 1) }
    }
    let histories = try results.all()
    var sheet = self
    if isShared {
      sheet.painter = painter?.charting(histories.map(\.film))
      sheet.diagramPainter = painter?.charting(histories.map { $0.diagram ?? $0.film })
      return sheet
    }
    sheet.plans = zip(plans, histories).map { $0.charting($1.film, diagram: $1.diagram) }
    sheet.painter = painter?.drawing(with: sheet.plans.compactMap(\.artist))
    sheet.diagramPainter = painter?.drawing(
      with: sheet.plans.compactMap { $0.diagramArtist ?? $0.artist })
    return sheet
  }

  /// Whether the films have one chart: where nothing varies but chance, what they have in common
  /// says more than each by itself.
  package static func sharesChart(_ varied: [String]) -> Bool { varied == ["seed"] }

  /// How long its frames stand.
  package var timing: Timing { plans[0].timing }

  /// How many frames the longest film has; nil where only the run can tell.
  package var frames: Int? { plans.longest }
}

extension [Plan] {
  /// How many frames the longest film has; nil where only the run can tell of one.
  fileprivate var longest: Int? {
    let frames = compactMap(\.film.frames)
    return frames.count == count ? frames.max() : nil
  }
}
