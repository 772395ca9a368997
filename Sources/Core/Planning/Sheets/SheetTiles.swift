internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// The films of a sheet as tiles of one size, and the parts around them that are drawn once.
struct SheetTiles {
  let plans: [Plan]
  let axes: [SheetAxis]
  /// The look, the subject and the facts of the parts around all tiles.
  var look: Look
  let subject: Subject
  let facts: FilmFacts
  /// True if each title is drawn in its film, because a step changes a common title, or because
  /// differing titles change from frame to frame.
  private let hasOwnTitles: Bool
  /// True if a step changes a caption, so that each is drawn in its film.
  private let hasOwnCaptions: Bool
  /// The largest letters of titles in the tiles; nil if not every tile has room.
  var titleSize: Int? = .max
  /// True if the tiles' counters are beside their fields.
  var hasCountersBeside = false
  /// True if the tiles have no counters.
  var leavesCountersOut = false
  /// True if the legends of all tiles differ only in the note on the rule.
  let differsInNotes: Bool
  /// True if the size of the whole sheet is given.
  private let isFitted: Bool

  /// `rule` is a rule with varying numbers, as written; `sharesChart` is true if one chart may show
  /// all films; `isFitted` is true if the size of the whole sheet is given.
  init(
    _ plans: [Plan], axes: [SheetAxis], rule: Node?, sharesChart: Bool, isFitted: Bool
  ) {
    let cover = Self.cover(of: plans, axes, rule: rule)
    // The card belongs to the whole sheet.
    let plans = Self.counting(isFitted ? Self.widened(plans) : plans).changed {
      $0.film.cover = nil
    }
    self.plans = plans
    self.isFitted = isFitted
    let first = plans[0]
    let own = first.film.looks[0]
    self.axes = axes.withPanelsAcross.sharingBeginnings
      .titled(own.chart.isShown ? AxisTitles() : own.chart.axes)
    // Parts that a step changes are drawn in each tile.
    var look = own.onPage(with: plans.flatMap(\.film.looks))
    let titles = plans.map(\.film.looks[0].texts.title)
    hasOwnTitles =
      titles.contains { $0 != titles[0] }
      ? titles.contains { !($0?.isFixed ?? true) } : !Self.isSteady(plans) { [$1.texts.title] }
    hasOwnCaptions = !Self.isSteady(plans) { [$1.texts.caption] }
    let keyed = Self.keyed(plans, look: &look)
    let hasOneNote = plans.allSatisfy { $0.film.looks[0].texts.note == own.texts.note }
    look.texts.hasLegend = keyed != nil && hasOneNote
    differsInNotes = keyed != nil && !hasOneNote
    let hasOneChart =
      sharesChart && look.chart.isShown
      && Self.isSteady(plans) { plan, look in
        let colours = plan.subject.series.map { look.theme[$0.tone] }
        return [look.chart.place, look.chart.style, look.language, colours]
      }
    if !hasOneChart { look.chart.place = .off }
    self.look = look
    subject = (keyed ?? first).subject.onPage
    var facts = FilmFacts(ofMany: first.worldStart.clock, chartUnit: first.world.subject.chartUnit)
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

  /// The plan whose legend contains the entries of all others; nil if there is none.
  private static func keyed(_ plans: [Plan], look: inout Look) -> Plan? {
    let looks = plans.map { $0.film.looks[0] }
    let keys = zip(plans, looks).map { Legend.key(of: $0.subject, look: $1) }
    let widest = plans.indices.max { keys[$0].count < keys[$1].count } ?? 0
    let isShared = keys.allSatisfy { $0.allSatisfy { keys[widest][$0.key] == $0.value } }
    let isCommon =
      looks.allSatisfy(\.texts.hasLegend) && isShared
      && isSteady(plans) {
        [$1.texts.hasLegend, $1.texts.note, $1.shape, Legend.key(of: $0.subject, look: $1)]
      }
    let traces = looks[widest].traces
    (look.traces.fade, look.traces.hasHistory) = (traces.fade, traces.hasHistory)
    return isCommon ? plans[widest] : nil
  }

  /// True if no step of a film changes some facts of its look.
  static func isSteady(_ plans: [Plan], _ facts: (Plan, Look) -> [AnyHashable]) -> Bool {
    plans.allSatisfy { plan in
      let first = facts(plan, plan.film.looks[0])
      return plan.film.looks.dropFirst().allSatisfy { facts(plan, $0) == first }
    }
  }

  /// The texts that replace the labels of the tiles, if the films' titles differ.
  var titles: [String]? {
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

  /// True if the windows of its films may become as large as the tiles.
  var fillsRoom: Bool { plans.allSatisfy(\.fillsPicture) }

  /// The size that the cells of each tile fit into.
  var mostCells: GridSize { plans.map(\.shownSize).enclosing }

  /// The size of the largest tiles at a scale.
  func size(_ scale: Look.Scale?) -> GridSize {
    measures(scale).map(\.picture).enclosing
  }

  /// The measures of the widest and the highest tile at a scale.
  func measures(_ scale: Look.Scale?, _ style: TextStyle? = nil) -> [FilmArtist.Sizes] {
    let widest = plans.max { $0.shownSize.columns < $1.shownSize.columns } ?? plans[0]
    let highest = plans.max { $0.shownSize.rows < $1.shownSize.rows } ?? plans[0]
    return [widest, highest].map { plan in
      FilmArtist.measure(
        looks: looks(of: plan, scale, style), subject: plan.subject, window: plan.window.size,
        facts: plan.facts)
    }
  }

  /// The looks of a tile at a scale, without the parts that are drawn once; `style` has the largest
  /// letters.
  func looks(of plan: Plan, _ scale: Look.Scale?, _ style: TextStyle? = nil) -> [Look] {
    let first = plan.film.looks[0]
    return plan.film.looks.changed { look in
      if let scale { look.scale = scale }
      look.reducesCells = isFitted && !fillsRoom
      if leavesCountersOut { look.texts.hasCounters = false }
      // Parts in a tile have the size for a picture of the tile's size, and not much less than the
      // labels.
      if look.text.isGrown, case .fit(let width, let height) = scale {
        look.text.grow(with: GridSize(columns: width, rows: height))
        let labels = style?.size ?? look.text.size
        look.text.size = min(labels, max(look.text.size, labels * 2 / 3))
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
