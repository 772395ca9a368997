internal import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPlayback
package import TerrariumRendering
package import TerrariumVocabulary

/// A way to show the runs of a job: a painter, a timing, and files. A film has one rendition, a light
/// and dark pair has two of the same run, and a sheet has one of many runs.
package struct Rendition: Sendable {
  /// The plan of its film, or of the first film of a sheet.
  package let plan: Plan
  package private(set) var outputs: [OutputPlan]
  /// The pictures of single moments, requested by steps.
  package let stills: [OutputPlan]
  /// The pictures drawn beside the film.
  package let beside: [PictureBeside]
  package let painter: (any FramePainter)?
  package let historyPainter: (any FramePainter)?
  package let timing: Timing
  /// The index of the frame in single pictures; nil for the last.
  package let shownFrame: Int?
  package let recipe: Recipe
  /// The parts that do not fit into its pictures.
  package let leftOut: [Notice]
  /// True if a note that nobody is left replaces the title.
  package let endReplacesTitle: Bool
  /// True if its picture ends below the last row of objects, whose number is only known after the
  /// runs.
  package let endsBelowObjects: Bool

  /// True if a step marks the moment for single pictures.
  package var marksMoment: Bool { plan.film.marksMoment }

  /// True if the background around the cells is dark.
  package var isDark: Bool { plan.film.looks[0].theme.isDark }

  /// All files that are written while the film is played.
  package var files: [OutputPlan] { outputs + stills + beside.map(\.output) }

  package func with(_ outputs: [OutputPlan]) -> Rendition {
    var rendition = self
    rendition.outputs = outputs
    return rendition
  }

  init(of plan: Plan) {
    self.init(
      of: [plan], outputs: plan.outputs, stills: plan.film.stills, beside: plan.worldStart.beside,
      painter: plan.artist, historyPainter: plan.diagramArtist, shownFrame: plan.shownFrame,
      recipe: plan.recipe)
  }

  /// Creates the rendition of a film or a sheet; `graph` paints a picture of their numbers.
  init(
    of plans: [Plan], outputs: [OutputPlan], stills: [OutputPlan] = [],
    beside: [PictureBeside] = [], painter: (any FramePainter)? = nil,
    historyPainter: (any FramePainter)? = nil, graph: (any RunsPainter)? = nil,
    shownFrame: Int? = nil, recipe: Recipe, notices: [Notice] = []
  ) {
    plan = plans[0]
    self.outputs = outputs
    self.stills = stills
    self.beside = beside
    self.painter = graph ?? painter
    self.historyPainter = graph ?? historyPainter ?? painter
    timing = plans.allSatisfy(\.holdsTheEnd) ? plan.timing.holdingTheEnd : plan.timing
    self.shownFrame = shownFrame
    self.recipe = recipe
    leftOut =
      graph.map { graph in
        graph.leftOut.map { .leftOut($0, width: graph.form.width, height: graph.form.height) }
      } ?? Self.leftOut(of: plans, painter as? SheetArtist, outputs) + notices
    endReplacesTitle = graph == nil && plans.contains { $0.artist?.endReplacesTitle ?? false }
    endsBelowObjects = (graph as? HaulArtist)?.endsBelowObjects ?? false
  }

  private static func leftOut(
    of plans: [Plan], _ painter: SheetArtist?, _ outputs: [OutputPlan]
  ) -> [Notice] {
    var notices = plans.flatMap(\.leftOut).unique
    if let painter {
      let form = painter.form
      notices += painter.leftOut.map { .leftOut($0, width: form.width, height: form.height) }
    }
    let drawn = plans.filter { $0.artist != nil }.flatMap(\.film.looks)
    notices += Notice.missingLetters(in: drawn + [painter?.page.look].compactMap(\.self))
    guard let painter else { return notices }
    let tile = painter.layout.tile
    if painter.dropsTitles {
      notices.append(.leftOut(.title, width: tile.columns, height: tile.rows))
    }
    guard painter.layout.dropsLabels, let path = outputs.first(where: \.format.isPicture)?.path
    else { return notices }
    return notices + [.labelsLeftOut(path: path, width: tile.columns, height: tile.rows)]
  }
}
