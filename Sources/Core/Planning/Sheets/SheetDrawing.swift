internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Chooses a common cell size for all tiles of a sheet and the parts drawn once, and makes the
/// artists.
struct SheetDrawing {
  private var tiles: SheetTiles
  private let columns: Int?
  /// True if a table may be turned: it has no panels, and nobody has named its sides.
  private let mayTurn: Bool
  /// True if its tiles are moments of one run, in a row.
  private let isStrip: Bool
  /// The size of the whole sheet, if given.
  private let room: GridSize?
  /// True if somebody has asked for counters.
  private let countersAreGiven: Bool

  /// The longest side of a sheet that decides the cell size, in pixels.
  private var side: Int { 1600 * tiles.look.text.scale }
  private var largestCell: Int { 8 * tiles.look.text.scale }
  /// The size of scenes, which have no cells.
  private var sceneSize: GridSize {
    GridSize(columns: 240 * tiles.look.text.scale, rows: 400 * tiles.look.text.scale)
  }

  init(
    _ tiles: SheetTiles, columns: Int?, isStrip: Bool, fit room: GridSize?, countersAreGiven: Bool
  ) {
    self.countersAreGiven = countersAreGiven
    self.tiles = tiles
    self.columns = columns
    let own = tiles.plans[0].film.looks[0].chart.axes
    mayTurn = tiles.axes.allSatisfy { !$0.name.isEmpty } && own.x == nil && own.y == nil
    self.isStrip = isStrip && tiles.axes.count == 1
    self.room = room
  }

  private struct Arrangement {
    /// The scale of tiles; nil if each tile has its own.
    let scale: Look.Scale?
    let columns: Int?
    /// The way in which tiles fill a sheet of a given size.
    var filling: SheetLayout.Filling?
  }

  private var arrangement: Arrangement {
    let isScene = tiles.plans[0].world.isScene
    guard let room else {
      let hasOwn = tiles.plans[0].hasOwnCell || tiles.plans[0].isFitted
      let scale = hasOwn ? nil : isScene ? .fit(sceneSize) : usualScale
      return Arrangement(scale: scale, columns: isStrip ? across(tiles.size(scale)) : columns)
    }
    // Letters beside small fields would not predict the shape of large ones.
    let shape =
      isScene ? sceneSize : tiles.measures(.pixelsACell(largestCell)).map(\.field).enclosing
    let filling = SheetLayout.filling(
      stage(in: room).size, withTiles: shape, axes: tiles.axes, titles: tiles.titles,
      columns: columns,
      labels: SheetLabels(style: tiles.look.text), mayTurn: mayTurn,
      // Letters and charts do not grow with the field, and do not give way to it.
      scale: isScene
        ? nil
        : { tile, style in
          tiles.measures(.fit(tile), style).map { $0.leftOut.isEmpty ? $0.scale : $0.scale / 2 }
            .min() ?? 0
        })
    let tile = filling.tile
    return Arrangement(
      scale: .fit(isScene || tiles.fillsRoom ? tile : tight(tile, filling.labels.style)),
      columns: filling.columns, filling: filling)
  }

  /// The sheet and its arrangement, with its chart, its legend and the counters of its tiles in
  /// other places if the tiles are larger then, or without counters that nobody asked for.
  private var best: (drawing: SheetDrawing, arrangement: Arrangement) {
    var best = (drawing: self, arrangement: arrangement)
    guard let room, !tiles.plans[0].world.isScene else { return best }
    func attempt(percent: Int = 110, _ change: (inout SheetTiles) -> Void) {
      var other = best.drawing
      change(&other.tiles)
      guard other.stage(in: room).leftOut.count <= best.drawing.stage(in: room).leftOut.count
      else { return }
      let (arrangement, width) = (other.arrangement, best.drawing.tileWidth(best.arrangement))
      if other.tileWidth(arrangement) * 100 > width * percent { best = (other, arrangement) }
    }
    // A chart may move beside the tiles of a wide room, or under those of a tall one.
    let isTall = room.rows > room.columns
    if tiles.look.chart.place == (isTall ? .beside : .under) {
      attempt(percent: 100) { $0.look.chart.place = isTall ? .under : .beside }
    }
    if tiles.differsInNotes {
      attempt { ($0.look.texts.hasLegend, $0.look.texts.note) = (true, nil) }
    }
    if tiles.plans.contains(where: { $0.film.looks.contains(where: \.texts.hasCounters) }) {
      attempt { $0.hasCountersBeside = true }
      let isSteady = SheetTiles.isSteady(tiles.plans) { [$1.texts.hasCounters] }
      if isSteady, !countersAreGiven { attempt { $0.leavesCountersOut = true } }
    }
    return best
  }

  /// The room for the tiles of a sheet of a given size.
  private func stage(in room: GridSize) -> (size: GridSize, leftOut: [MarginPart]) {
    SheetPage.stage(in: room, look: tiles.look, subject: tiles.subject, facts: tiles.facts)
  }

  /// The width of the widest field of a tile.
  private func tileWidth(_ arrangement: Arrangement) -> Int {
    tiles.measures(arrangement.scale, arrangement.filling?.labels.style).map(\.field.columns).max()
      ?? 0
  }

  /// The smallest room with tiles as large as in a given one, because labels are aligned to the
  /// content.
  private func tight(_ room: GridSize, _ style: TextStyle) -> GridSize {
    let roomy = tiles.measures(.fit(room), style)
    let least = roomy.map(\.content).enclosing
    let isAsLarge = zip(roomy, tiles.measures(.fit(least), style)).allSatisfy {
      $1.scale >= $0.scale && $1.leftOut == $0.leftOut
    }
    return isAsLarge ? least : room
  }

  /// The number of columns for tiles of a size: for a strip all, if the row is then at most four
  /// times as wide as high.
  private func across(_ tile: GridSize) -> Int {
    func layout(_ columns: Int?) -> SheetLayout {
      SheetLayout(
        tile: tile, axes: tiles.axes, titles: tiles.titles, columns: columns,
        style: SheetLabels(style: tiles.look.text))
    }
    if isStrip, columns == nil {
      let row = layout(tiles.plans.count)
      if row.width <= 4 * row.height { return row.columns }
    }
    return layout(columns).columns
  }

  /// The default scale of a sheet: below one pixel per cell if large patterns would make a large
  /// sheet.
  private var usualScale: Look.Scale {
    let most = tiles.mostCells
    // Sizes that pixels cannot have are laid out in the same shape.
    let far = max(most.columns, most.rows) / Limits.reach
    let across = self.across(tiles.size(far > 0 ? .cellsAPixel(far + 1) : .pixelsACell(1)))
    let longer = longerSide(of: most, across: across)
    guard tiles.plans.contains(where: \.hasLargeWindow), longer > side else {
      return .pixelsACell(usualCell)
    }
    return .cellsAPixel((longer - 1) / side + 1)
  }

  /// The longer side of the fields of all tiles in cells, with a number of tiles in a row.
  private func longerSide(of most: GridSize, across: Int) -> Int {
    max(
      GridSize(columns: across, rows: most.columns).area,
      GridSize(columns: (tiles.plans.count + across - 1) / across, rows: most.rows).area)
  }

  /// The default size of a sheet's cells in pixels. It determines the layout of the tiles, which
  /// determines the size, so both are iterated until nothing changes, or a few times.
  private var usualCell: Int {
    let most = tiles.mostCells
    var cell = largestCell
    for _ in 0..<4 {
      let across = self.across(tiles.size(.pixelsACell(cell)))
      let longer = longerSide(of: most, across: across)
      let next = max(1, min(largestCell, side / longer))
      guard next != cell else { break }
      cell = next
    }
    return cell
  }

  /// The plans with their artists, and the sheet that shows them; tiles drawn alike share an
  /// artist.
  func drawn() throws(DrawingError) -> (plans: [Plan], painter: SheetArtist) {
    let (drawing, arrangement) = best
    return try drawing.drawn(arrangement)
  }

  private func drawn(
    _ arrangement: Arrangement
  ) throws(DrawingError) -> (plans: [Plan], painter: SheetArtist) {
    let (scale, style) = (arrangement.scale, arrangement.filling?.labels.style)
    var plans = tiles.plans
    if room != nil, tiles.fillsRoom {
      var first = plans[0]
      first.film.looks = tiles.looks(of: first, scale, style)
      first.fillPicture()
      plans = plans.changed { $0.widen(to: first.window.size) }
    }
    var kinds: [Plan] = []
    var drawn: [Plan] = []
    for plan in plans {
      var plan = plan
      plan.film.looks = tiles.looks(of: plan, scale, style)
      if let like = kinds.first(where: { plan.isDrawn(like: $0) }) {
        plan.artist = like.artist
      } else {
        plan.artist = try plan.newArtist()
        if kinds.count < Self.kindLimit { kinds.append(plan) }
      }
      drawn.append(plan)
    }
    let artists = drawn.compactMap(\.artist)
    // Either all tiles have a title, in letters of one size, or none has.
    let sizes = artists.flatMap(\.artists).compactMap(\.layout.margins.title?.font.size)
    let haveRoom = artists.allSatisfy { !$0.leftOut.contains(.title) }
    if tiles.titleSize != nil, !haveRoom || sizes.contains(where: { $0 != sizes[0] }) {
      var other = self
      other.tiles.titleSize = haveRoom ? sizes.min() : nil
      return try other.drawn()
    }
    let tile = artists.map { GridSize(columns: $0.form.width, rows: $0.form.height) }.enclosing
    var (look, facts) = (tiles.look, tiles.facts)
    if !artists.flatMap(\.artists).contains(where: \.look.traces.areShown) { look.traces.hide() }
    facts.explained = artists.dropFirst().reduce(artists.first?.explained ?? []) {
      $0.intersection($1.explained)
    }
    let page = SheetPage(
      tile: tile, axes: tiles.axes, titles: tiles.titles, columns: arrangement.columns, look: look,
      subject: tiles.subject, facts: facts, labels: arrangement.filling?.labels,
      room: room)
    var painter = try SheetArtist(page, artists: artists, maxColors: look.maxColors)
    painter.dropsTitles = tiles.titleSize == nil
    return (drawn, painter)
  }

  private static let kindLimit = 8

  /// A sheet's painter with the numbers of its films in their charts, and the painter of whole
  /// histories if these have charts of their own. Charts of tiles share their axes.
  static func charted(
    _ painter: SheetArtist, _ plans: inout [Plan]
  ) -> (film: SheetArtist, history: SheetArtist?) {
    let rehearsals = plans.compactMap(\.rehearsal)
    if painter.wantsHistory {
      let films = rehearsals.map { $0.census ?? $0.history ?? CensusHistory() }
      let histories = rehearsals.map { $0.history ?? $0.census ?? CensusHistory() }
      return (painter.charting(films), painter.charting(histories))
    }
    guard plans.contains(where: { $0.artist?.hasChart ?? false }) else { return (painter, nil) }
    var axes = Plan.SharedAxes(of: rehearsals)
    for number in plans.indices { plans[number].chart(on: axes) }
    axes.mark(like: plans)
    for number in plans.indices { plans[number].chart(on: axes) }
    return (
      painter.drawing(with: plans.compactMap(\.artist)),
      painter.drawing(with: plans.compactMap { $0.diagramArtist ?? $0.artist })
    )
  }
}

extension Look.Scale {
  /// The scale that fills a room.
  fileprivate static func fit(_ room: GridSize) -> Self {
    .fit(width: room.columns, height: room.rows)
  }
}
