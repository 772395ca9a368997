internal import Patterns
internal import Playback
internal import Rendering
internal import Basics
internal import Vocabulary

/// Decides once for all tiles of a sheet how large their cells are, and makes their artists.
struct SheetDrawing {
  private let plans: [Plan]
  private let axes: [SheetAxis]
  /// True if there is a chart of all films below them.
  private let hasChart: Bool
  /// The scale of every look that has none of its own.
  private let scale: Look.Scale

  /// The longest side of a sheet, in pixels, that decides how large cells are.
  private static let side = 1600
  private static let largestCell = 8
  /// The size of scenes, which have no cells.
  private static let sceneSize = GridSize(columns: 240, rows: 400)

  init(plans: [Plan], axes: [SheetAxis], hasChart: Bool) {
    self.hasChart = hasChart
    self.plans = plans
    self.axes = axes
    scale =
      plans[0].world.isScene
      ? .fit(width: Self.sceneSize.columns, height: Self.sceneSize.rows)
      : .pixelsACell(plans[0].hasOwnScale ? 1 : Self.cell(for: plans, axes))
  }

  /// The pixels a cell of a sheet where nobody says. They decide how the tiles are laid, and that
  /// decides them: it is tried until nothing changes, or a few times.
  private static func cell(for plans: [Plan], _ axes: [SheetAxis]) -> Int {
    let (columns, rows) = (
      plans.map(\.shownSize.columns).max() ?? 1, plans.map(\.shownSize.rows).max() ?? 1
    )
    var cell = largestCell
    for _ in 0..<4 {
      let tile = GridSize(columns: columns * cell, rows: rows * cell)
      let across = SheetLayout(tile: tile, axes: axes, style: plans[0].film.looks[0].text).columns
      let longer = max(across * columns, (plans.count + across - 1) / across * rows)
      let next = max(1, min(largestCell, side / longer))
      guard next != cell else { break }
      cell = next
    }
    return cell
  }

  /// The plans with their artists; those that draw alike share one.
  func drawn() throws(DrawingError) -> [Plan] {
    var kinds: [Plan] = []
    var drawn: [Plan] = []
    for plan in plans {
      var plan = plan
      if !plan.hasOwnScale {
        for look in plan.film.looks.indices where plan.film.looks[look].scale == usualScale {
          plan.film.looks[look].scale = scale
        }
      }
      if let like = kinds.first(where: { plan.isDrawn(like: $0) }) {
        plan.artist = like.artist
      } else {
        plan.artist = try plan.newArtist()
        if kinds.count < Self.kindLimit { kinds.append(plan) }
      }
      drawn.append(plan)
    }
    return drawn
  }

  /// The most ways of drawing that are compared.
  private static let kindLimit = 8

  /// The scale of a look that was given none.
  private var usualScale: Look.Scale {
    plans[0].world.isScene ? plans[0].film.looks[0].scale : .automatic
  }

  /// The sheet of plans that have their artists.
  func painter(of plans: [Plan]) throws(DrawingError) -> SheetArtist {
    let artists = plans.compactMap(\.artist)
    let tile = GridSize(
      columns: artists.map(\.form.width).max() ?? 1, rows: artists.map(\.form.height).max() ?? 1)
    let (first, look) = (plans[0], plans[0].film.looks[0])
    let layout = SheetLayout(tile: tile, axes: axes, style: look.text)
    guard hasChart, SheetChart.fits(below: layout) else {
      return try SheetArtist(
        layout, artists: artists, theme: look.theme, maxColors: look.maxColors)
    }
    let roomy = SheetLayout(
      tile: tile, axes: axes, footer: SheetChart.height(below: layout), style: look.text)
    let measure = first.world.subject.measure ?? ChartMeasure(first.genesis.clock)
    return try SheetArtist(
      roomy, artists: artists, theme: look.theme, maxColors: look.maxColors,
      chart: SheetChart(of: first.world.subject, look: look, measure: measure))
  }
}

extension SheetDrawing {
  /// A sheet's painter with what was found out of its films in their charts, and the painter of
  /// their whole histories, where these have charts of their own.
  func charted(
    _ painter: SheetArtist, _ plans: inout [Plan]
  ) -> (film: SheetArtist, history: SheetArtist?) {
    let rehearsals = plans.compactMap(\.rehearsal)
    if painter.wantsHistory {
      let films = rehearsals.map { $0.census ?? $0.history ?? CensusHistory() }
      let histories = rehearsals.map { $0.history ?? $0.census ?? CensusHistory() }
      return (painter.charting(films), painter.charting(histories))
    }
    guard plans.contains(where: { $0.artist?.hasChart ?? false }) else { return (painter, nil) }
    for number in plans.indices { plans[number].chart() }
    return (
      painter.drawing(with: plans.compactMap(\.artist)),
      painter.drawing(with: plans.compactMap { $0.diagramArtist ?? $0.artist })
    )
  }
}

extension Plan {
  /// The size of the pictures at the start, in cells.
  fileprivate var shownSize: GridSize {
    let look = film.looks[0]
    return look.shape.lattice.extent(of: (look.view ?? look.window ?? window).size)
  }
}
