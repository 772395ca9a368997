internal import Rendering
internal import Simulation

/// Decides once for all tiles of a sheet how large their cells are, and makes their artists.
struct SheetDrawing {
  private let plans: [Plan]
  private let axes: [SheetAxis]
  /// The columns of the tiles, where they decided how large cells are.
  private let columns: Int?
  /// The scale of every look that has none of its own.
  private let scale: Look.Scale

  /// The longest side of a sheet, in pixels, that decides how large cells are.
  private static let side = 1600
  private static let largestCell = 8
  /// The size of scenes, which have no cells.
  private static let sceneSize = GridSize(columns: 240, rows: 400)

  init(plans: [Plan], axes: [SheetAxis]) {
    self.plans = plans
    self.axes = axes
    let size = GridSize(
      columns: plans.map(\.shownSize.columns).max() ?? 1,
      rows: plans.map(\.shownSize.rows).max() ?? 1)
    var columns: Int?
    if axes.count == 2 {
      columns = axes[1].labels.count
    } else if !plans[0].hasOwnScale, !plans[0].world.isScene {
      // The gaps and labels between tiles are about an eighth of a small one.
      columns = SheetLayout.columns(
        of: plans.count, width: size.columns, height: size.rows + size.rows / 8)
    }
    let across = columns ?? 1
    let rows = (plans.count + across - 1) / across
    let longer = max(across * size.columns, rows * size.rows)
    self.columns = columns
    scale =
      plans[0].world.isScene
      ? .fit(width: Self.sceneSize.columns, height: Self.sceneSize.rows)
      : .pixelsACell(max(1, min(Self.largestCell, Self.side / longer)))
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

  /// How many ways of drawing are looked through.
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
    let layout = SheetLayout(tile: tile, axes: axes, columns: columns)
    return try SheetArtist(layout, artists: artists, theme: plans[0].film.looks[0].theme)
  }
}

extension Plan {
  /// The columns and rows of cells that pictures show at the start.
  fileprivate var shownSize: GridSize {
    (film.looks[0].view ?? film.looks[0].window ?? window).size
  }
}
