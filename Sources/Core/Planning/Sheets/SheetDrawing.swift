internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Chooses a common cell size for all tiles of a sheet and the parts drawn once, and makes the
/// artists.
struct SheetDrawing {
  private let plans: [Plan]
  private let axes: [SheetAxis]
  private let columns: Int?
  /// True if a table may be turned: it has no panels, and nobody has named its sides.
  private let mayTurn: Bool
  /// True if its tiles are moments of one run, in a row.
  private let isStrip: Bool
  /// The size of the whole sheet, if given.
  private let room: GridSize?
  /// The look, the subject and the facts of the parts around all tiles.
  private var look: Look
  private let subject: Subject
  private let facts: FilmFacts

  /// The longest side of a sheet that decides the cell size, in pixels.
  private var side: Int { 1600 * look.text.scale }
  private var largestCell: Int { 8 * look.text.scale }
  /// The size of scenes, which have no cells.
  private var sceneSize: GridSize {
    GridSize(columns: 240 * look.text.scale, rows: 400 * look.text.scale)
  }

  /// `rule` is a rule with varying numbers, as written; `sharesChart` is true if one chart may show
  /// all films; `fit` is the size of the whole sheet.
  init(
    plans: [Plan], axes: [SheetAxis], rule: Node?, columns: Int?, isStrip: Bool,
    sharesChart: Bool, fit room: GridSize?
  ) {
    let cover = Self.cover(of: plans, axes, rule: rule)
    // The card belongs to the whole sheet.
    let plans = Self.counting(room == nil ? plans : Self.widened(plans)).changed {
      $0.film.cover = nil
    }
    self.plans = plans
    let first = plans[0]
    let own = first.film.looks[0]
    self.axes = axes.withPanelsAcross.sharingBeginnings
      .titled(own.chart.isShown ? AxisTitles() : own.chart.axes)
    self.columns = columns
    mayTurn =
      axes.allSatisfy { !$0.name.isEmpty } && own.chart.axes.x == nil && own.chart.axes.y == nil
    self.isStrip = isStrip && axes.count == 1
    self.room = room
    // Parts that a step changes are drawn in each tile.
    var look = first.film.looks[0].onPage(with: plans.flatMap(\.film.looks))
    let titles = plans.map(\.film.looks[0].texts.title)
    hasOwnTitles =
      titles.contains { $0 != titles[0] }
      ? titles.contains { !($0?.isFixed ?? true) } : !Self.isSteady(plans) { [$1.texts.title] }
    hasOwnCaptions = !Self.isSteady(plans) { [$1.texts.caption] }
    let keyed = Self.keyed(plans, look: &look)
    let hasOneChart =
      sharesChart && look.chart.isShown
      && Self.isSteady(plans) { plan, look in
        let colours = plan.subject.series.map { look.theme[$0.tone] }
        return [look.chart.place, look.chart.style, look.language, colours]
      }
    if !hasOneChart { look.chart.place = .off }
    self.look = look
    subject = (keyed ?? first).subject.onPage
    var facts = FilmFacts(ofMany: first.worldStart.clock, measure: first.world.subject.measure)
    facts.cover = cover
    self.facts = facts
  }

  /// The card before all films: the settings that they share, and the values of those that vary.
  private static func cover(of plans: [Plan], _ axes: [SheetAxis], rule: Node?) -> CoverFacts? {
    let covers = plans.compactMap(\.film.cover)
    guard let first = covers.first, covers.count == plans.count else { return nil }
    var varied = axes.filter { !$0.name.isEmpty }.map { axis in
      let range = SheetValues.range(axis.labels.map { Node(made: $0) })
      return CoverFacts.Row(axis.name, range ?? axis.labels.joined(separator: ", "))
    }
    if let rule { varied.insert(CoverFacts.Row("rule", rule.excerpt), at: 0) }
    let most = covers.map(\.settings).max { $0.count < $1.count } ?? []
    let shared = most.filter { row in
      let told = covers.flatMap(\.settings).filter { $0.name == row.name }
      // A film without chance has no seed, but one with a computed window has its own size.
      return !varied.contains { $0.name == row.name } && told.allSatisfy { $0 == row }
        && (told.count == covers.count || row.name != Setting.size.name)
    }
    let isTitled = covers.allSatisfy { $0.title == first.title }
    return CoverFacts(
      title: isTitled ? first.title : PictureText(plans[0].worldTitle.capitalisedFirst),
      subtitle: first.subtitle, settings: varied + shared)
  }

  /// The plans with windows of one size, on planes without a given view.
  private static func widened(_ plans: [Plan]) -> [Plan] {
    let size = plans.filter(\.fillsPicture).map(\.window.size).enclosing
    return plans.changed { if $0.fillsPicture { $0.widen(to: size) } }
  }

  /// The plans with room for the largest numbers of all, on planes: counters are aligned alike in
  /// all tiles, and equal tiles share an artist.
  private static func counting(_ plans: [Plan]) -> [Plan] {
    var widest: [UInt128] = []
    for (place, number) in plans.flatMap({ $0.widest.census.enumerated() }) {
      if place == widest.count { widest.append(number) }
      widest[place] = max(widest[place], number)
    }
    return plans.changed { plan in
      let columns = plan.worldStart.widestCensus.count
      if plan.worldStart.isOnPlane { plan.film.widest = Array(widest.prefix(columns)) }
    }
  }

  /// The plan whose legend contains the entries of all others, with the same note on the rule; nil
  /// if there is none.
  private static func keyed(_ plans: [Plan], look: inout Look) -> Plan? {
    let looks = plans.map { $0.film.looks[0] }
    let keys = zip(plans, looks).map { Legend.key(of: $0.subject, look: $1) }
    let widest = plans.indices.max { keys[$0].count < keys[$1].count } ?? 0
    let isShared = keys.allSatisfy { $0.allSatisfy { keys[widest][$0.key] == $0.value } }
    let isNoted = looks.allSatisfy { $0.texts.note == looks[0].texts.note }
    look.texts.hasLegend =
      looks.allSatisfy(\.texts.hasLegend) && isShared && isNoted
      && isSteady(plans) {
        [$1.texts.hasLegend, $1.texts.note, $1.shape, Legend.key(of: $0.subject, look: $1)]
      }
    let traces = looks[widest].traces
    (look.traces.fade, look.traces.hasHistory) = (traces.fade, traces.hasHistory)
    return look.texts.hasLegend ? plans[widest] : nil
  }

  /// True if no step of a film changes some facts of its look.
  static func isSteady(_ plans: [Plan], _ facts: (Plan, Look) -> [AnyHashable]) -> Bool {
    plans.allSatisfy { plan in
      let first = facts(plan, plan.film.looks[0])
      return plan.film.looks.dropFirst().allSatisfy { facts(plan, $0) == first }
    }
  }

  /// True if each title is drawn in its film, because a step changes a common title, or because
  /// differing titles change from frame to frame.
  private let hasOwnTitles: Bool
  /// True if a step changes a caption, so that each is drawn in its film.
  private let hasOwnCaptions: Bool
  /// The largest letters of titles in the tiles; nil if not every tile has room.
  private var titleSize: Int? = .max

  /// The texts that replace the labels of the tiles, if the films' titles differ.
  private var titles: [String]? {
    let looks = plans.map(\.film.looks)
    if hasOwnTitles {
      // The labels of a table are beside it. Tiles whose title a step sets keep their labels,
      // unless labels and titles are equal.
      let differ =
        axes.map(\.name) == [Setting.title.name]
        || looks.contains { zip($0, looks[0]).allSatisfy { $0.texts.title != $1.texts.title } }
      if differ, titleSize != nil, axes.count != 2 { return plans.map { _ in "" } }
    } else if looks.contains(where: { $0[0].texts.title != looks[0][0].texts.title }) {
      let titles = looks.map { $0[0].texts.title?.words(tick: 0, census: []) ?? "" }
      // The labels of a table may already be beside it.
      let areSaid = zip(SheetLayout.labels(of: axes), titles).allSatisfy { labels, title in
        labels.split(separator: " · ").contains { $0 == title }
      }
      return areSaid && axes.count == 2 ? nil : titles
    }
    // Under some rules, odd ticks are inverted.
    let alternates = plans.map(\.worldStart.firstCells.alternates)
    guard axes.count != 2, alternates.contains(true), alternates.contains(false) else { return nil }
    return zip(SheetLayout.labels(of: axes), alternates).map { $1 ? "\($0) ±" : $0 }
  }

  /// The size of the largest tiles at a scale.
  private func tile(_ scale: Look.Scale?) -> GridSize {
    measures(scale).map(\.picture).enclosing
  }

  /// The measures of the widest and the highest tile at a scale.
  private func measures(_ scale: Look.Scale?, _ style: TextStyle? = nil) -> [FilmArtist.Measure] {
    let widest = plans.max { $0.shownSize.columns < $1.shownSize.columns } ?? plans[0]
    let highest = plans.max { $0.shownSize.rows < $1.shownSize.rows } ?? plans[0]
    return [widest, highest].map { plan in
      FilmArtist.measure(
        looks: tileLooks(of: plan, scale, style), subject: plan.subject, window: plan.window.size,
        facts: plan.facts)
    }
  }

  /// The looks of a tile at a scale, without the parts that are drawn once; `style` has the largest
  /// letters.
  private func tileLooks(of plan: Plan, _ scale: Look.Scale?, _ style: TextStyle? = nil) -> [Look] {
    let first = plan.film.looks[0]
    return plan.film.looks.changed { look in
      if let scale { look.scale = scale }
      // Parts in a tile have the size for a picture of the tile's size.
      if look.text.isGrown, case .fit(let width, let height) = scale {
        look.text.grow(with: GridSize(columns: width, rows: height))
        look.text.size = min(look.text.size, style?.size ?? .max)
      }
      if titleSize == nil || look.texts.title == first.texts.title && !hasOwnTitles {
        look.texts.title = nil
      }
      look.texts.labelSize = titleSize
      if look.texts.caption == first.texts.caption, !hasOwnCaptions { look.texts.caption = nil }
      look.texts.hasCountersBeside = hasCountersBeside && !look.chart.isShown
      if self.look.texts.hasLegend { look.texts.hasLegend = false }
      if self.look.chart.isShown { look.chart.place = .off }
    }
  }

  /// The arrangement of tiles on a sheet.
  private struct Arrangement {
    /// The scale of tiles; nil if each tile has its own.
    let scale: Look.Scale?
    let columns: Int?
    /// The way in which tiles fill a sheet of a given size.
    var filling: SheetLayout.Filling?
    /// The scale by which the tiles' pictures are reduced.
    var reduction = 1.0
  }

  private var arrangement: Arrangement {
    let isScene = plans[0].world.isScene
    guard let room else {
      let hasOwn = plans[0].hasOwnCell || plans[0].isFitted
      let scale = hasOwn ? nil : isScene ? .fit(sceneSize) : usualScale
      return Arrangement(scale: scale, columns: isStrip ? across(tile(scale)) : columns)
    }
    let stage = SheetPage.stage(in: room, look: look, subject: subject, facts: facts).size
    // Letters beside small fields would not predict the shape of large ones.
    let shape =
      isScene ? sceneSize : measures(.pixelsACell(largestCell)).map(\.field).enclosing
    let isBare = plans.allSatisfy { tileLooks(of: $0, nil).allSatisfy(\.isBare) } && !fillsRoom
    let filling = SheetLayout.filling(
      stage, withTiles: shape, axes: axes, titles: titles, columns: columns,
      labels: SheetLabels(style: look.text), mayTurn: mayTurn,
      scale: isScene
        ? nil
        : { tile, style in
          // Letters and charts do not grow with the field.
          isBare ? bareScale(in: tile).worth : measures(.fit(tile), style).map(\.scale).min() ?? 0
        })
    let tile = filling.tile
    if isBare, !isScene {
      let (scale, reduction, _) = bareScale(in: tile)
      return Arrangement(
        scale: scale, columns: filling.columns, filling: filling, reduction: reduction)
    }
    return Arrangement(
      scale: .fit(isScene || fillsRoom ? tile : tight(tile, filling.labels.style)),
      columns: filling.columns, filling: filling)
  }

  /// True if the windows of its films may become as large as the tiles.
  private var fillsRoom: Bool { plans.allSatisfy(\.fillsPicture) }

  /// The scale of tiles without margins in a room: whole pixels a cell, or if these are few and
  /// would leave much of it empty, the next scale and the reduction to the room.
  private func bareScale(in room: GridSize) -> (scale: Look.Scale, reduction: Double, worth: Double)
  {
    let most = plans.map(\.shownSize).enclosing
    func share(_ size: GridSize) -> Double {
      min(
        Double(room.columns) / Double(max(1, size.columns)),
        Double(room.rows) / Double(max(1, size.rows)))
    }
    let whole = largestCell(in: room) ?? 0
    let hasGrid = plans.contains { $0.film.looks.contains(where: \.hasGrid) }
    if whole >= 4 || Double(whole) > 0.8 * share(most) || whole > 0 && hasGrid {
      return (.pixelsACell(whole), 1, Double(whole))
    }
    let side = max(1, Int(1 / share(most)))
    let scale: Look.Scale = whole > 0 ? .pixelsACell(whole + 1) : .cellsAPixel(side)
    let reduction = min(1, share(tile(scale)))
    return (scale, reduction, reduction * (whole > 0 ? Double(whole + 1) : 1 / Double(side)))
  }

  /// True if the tiles' counters are beside their fields.
  private var hasCountersBeside = false

  /// The sheet and its arrangement, with its chart and the counters of its tiles in other places if
  /// the tiles are larger then.
  private var best: (drawing: SheetDrawing, arrangement: Arrangement) {
    var best = (drawing: self, arrangement: arrangement)
    guard let room, !plans[0].world.isScene else { return best }
    func compare(_ other: SheetDrawing, percent: Int) {
      let arrangement = other.arrangement
      let width = best.drawing.tileWidth(best.arrangement)
      if other.tileWidth(arrangement) * 100 > width * percent { best = (other, arrangement) }
    }
    // A chart may move beside the tiles of a wide room, or under those of a tall one.
    let isTall = room.rows > room.columns
    var other = self
    if look.chart.place == (isTall ? .beside : .under) {
      other.look.chart.place = isTall ? .under : .beside
      let stage = SheetPage.stage(in: room, look: other.look, subject: subject, facts: facts)
      if !stage.leftOut.contains(.chart) { compare(other, percent: 100) }
    }
    if plans[0].film.looks.contains(where: \.texts.hasCounters) {
      other = best.drawing
      other.hasCountersBeside = true
      compare(other, percent: 110)
    }
    return best
  }

  /// The width of the widest field of a tile.
  private func tileWidth(_ arrangement: Arrangement) -> Int {
    let widths = measures(arrangement.scale, arrangement.filling?.labels.style).map(\.field.columns)
    return Int(Double(widths.max() ?? 0) * arrangement.reduction)
  }

  /// The smallest room with tiles as large as in a given one, because labels are aligned to the
  /// content.
  private func tight(_ room: GridSize, _ style: TextStyle) -> GridSize {
    let roomy = measures(.fit(room), style)
    let least = roomy.map(\.content).enclosing
    let isAsLarge = zip(roomy, measures(.fit(least), style)).allSatisfy {
      $1.scale >= $0.scale && $1.leftOut == $0.leftOut
    }
    return isAsLarge ? least : room
  }

  /// The number of columns for tiles of a size: for a strip all, if the row is then at most four
  /// times as wide as high.
  private func across(_ tile: GridSize) -> Int {
    func layout(_ columns: Int?) -> SheetLayout {
      SheetLayout(
        tile: tile, axes: axes, titles: titles, columns: columns,
        style: SheetLabels(style: look.text))
    }
    if isStrip, columns == nil {
      let row = layout(plans.count)
      if row.width <= 4 * row.height { return row.columns }
    }
    return layout(columns).columns
  }

  /// The default scale of a sheet: below one pixel per cell if large patterns would make a large
  /// sheet.
  private var usualScale: Look.Scale {
    let most = plans.map(\.shownSize).enclosing
    // Sizes that pixels cannot have are laid out in the same shape.
    let far = max(most.columns, most.rows) / Limits.reach
    let across = self.across(tile(far > 0 ? .cellsAPixel(far + 1) : .pixelsACell(1)))
    let longer = longerSide(of: most, across: across)
    guard plans.contains(where: \.hasLargeWindow), longer > side else {
      return .pixelsACell(usualCell)
    }
    return .cellsAPixel((longer - 1) / side + 1)
  }

  /// The longer side of the fields of all tiles in cells, with a number of tiles in a row.
  private func longerSide(of most: GridSize, across: Int) -> Int {
    max(
      GridSize(columns: across, rows: most.columns).area,
      GridSize(columns: (plans.count + across - 1) / across, rows: most.rows).area)
  }

  /// The default size of a sheet's cells in pixels. It determines the layout of the tiles, which
  /// determines the size, so both are iterated until nothing changes, or a few times.
  private var usualCell: Int {
    let most = plans.map(\.shownSize).enclosing
    var cell = largestCell
    for _ in 0..<4 {
      let across = self.across(tile(.pixelsACell(cell)))
      let longer = longerSide(of: most, across: across)
      let next = max(1, min(largestCell, side / longer))
      guard next != cell else { break }
      cell = next
    }
    return cell
  }

  /// The largest cells in pixels with which all tiles fit; nil if even one pixel is too large.
  private func largestCell(in room: GridSize) -> Int? {
    let most = plans.map(\.shownSize).enclosing
    let cell = min(room.columns / max(1, most.columns), room.rows / max(1, most.rows))
    return stride(from: cell, to: 0, by: -1).first { cell in
      let tile = tile(.pixelsACell(cell))
      return tile.columns <= room.columns && tile.rows <= room.rows
    }
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
    var plans = plans
    if room != nil, fillsRoom {
      var first = plans[0]
      first.film.looks = tileLooks(of: first, scale, style)
      first.fillPicture()
      plans = plans.changed { $0.widen(to: first.window.size) }
    }
    var kinds: [Plan] = []
    var drawn: [Plan] = []
    for plan in plans {
      var plan = plan
      plan.film.looks = tileLooks(of: plan, scale, style)
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
    if titleSize != nil, !haveRoom || sizes.contains(where: { $0 != sizes[0] }) {
      var other = self
      other.titleSize = haveRoom ? sizes.min() : nil
      return try other.drawn()
    }
    let largest = artists.map { GridSize(columns: $0.form.width, rows: $0.form.height) }.enclosing
    let tile = GridSize(
      columns: max(1, Int(Double(largest.columns) * arrangement.reduction)),
      rows: max(1, Int(Double(largest.rows) * arrangement.reduction)))
    var (look, facts) = (look, facts)
    if !artists.flatMap(\.artists).contains(where: \.look.traces.areShown) { look.traces.hide() }
    facts.explained = artists.dropFirst().reduce(artists.first?.explained ?? []) {
      $0.intersection($1.explained)
    }
    let page = SheetPage(
      tile: tile, axes: axes, titles: titles, columns: arrangement.columns, look: look,
      subject: subject, facts: facts, labels: arrangement.filling?.labels,
      room: room)
    var painter = try SheetArtist(
      page, artists: artists, tileScale: arrangement.reduction, maxColors: look.maxColors)
    painter.dropsTitles = titleSize == nil
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

extension [GridSize] {
  /// The smallest size that each of them fits into.
  var enclosing: GridSize {
    GridSize(columns: map(\.columns).max() ?? 1, rows: map(\.rows).max() ?? 1)
  }
}

extension Plan {
  /// The size of the pictures at the start, in cells.
  var shownSize: GridSize {
    let look = film.looks[0]
    return look.shape.lattice.extent(of: (look.view.cells ?? look.window ?? window).size)
  }
}
