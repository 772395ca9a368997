internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
package import TerrariumRendering
internal import TerrariumVocabulary

/// A film played once without drawing, to find facts that planning needs.
package struct Rehearsal: Sendable {
  struct Needs: Hashable {
    /// The live box at the start, if the window is to be found. It grows to the box of all live
    /// cells in all frames, with a margin, within the largest window.
    var windowAround: CellRect?
    var windowWithin: CellRect?
    /// True to find the smallest window that contains the field in every frame.
    var field = false
    var frames = false
    /// True to count the census of every frame, for a chart.
    var census = false
    /// True to count the census of the whole history, for its chart.
    var history = false
    /// True to record the box of live cells in every frame, for a following view.
    var live = false
    /// True to find the cells that everything stays in, except ships that have left.
    var home = false

    var isEmpty: Bool { self == Needs() }
    /// True if all frames must be played.
    fileprivate var isOfAll: Bool { field || frames || census || live || home }
  }

  /// The part of a plane that pictures should show.
  private(set) var window: CellRect?
  /// True if that window cuts off live cells, or may do so after the played part.
  private(set) var mayCutOff = false
  private(set) var frames = 0
  /// True if the film ends because its world has come to rest.
  private(set) var endsAtRest = false
  /// The first condition that the film waits for and that did not hold in time.
  private(set) var unmet: Condition?
  /// The tick at which the world has settled, if the film waits for it.
  private(set) var settled: Int?
  /// The model's ticks at the end.
  private(set) var ticks = 0
  /// The largest numbers of the census; empty unless the whole film was played.
  private(set) var widest: [UInt128] = []
  package private(set) var census: CensusHistory?
  package private(set) var history: CensusHistory?
  private(set) var live: LivePath?
  /// The part of the plane that everything stays in; nil if everything leaves.
  private(set) var home: CellRect?
  /// True if it may contain ships that have left for good.
  private(set) var homeIsWhole = false

  /// The longest side of the window in cells.
  package static let sideLimit = 200
  private static let margin = 2
  /// The most moments before a panel.
  private static let leadLimit = 2000
}

extension Rehearsal {
  /// Plays a film on a stage; a chart counts the columns of the world's subject.
  init(
    of plan: FilmPlan, on stage: Stage, _ needs: Needs, subject: Subject,
    _ progress: SearchProgress?
  ) throws(Fault) {
    let charted = subject.charted
    let blind = Camera(
      window: CellRect(x: 0, y: 0, width: 1, height: 1), files: [], pictures: [], looks: plan.looks)
    let counts = needs.census && subject.chartUnit != nil
    var film = Film(plan, on: stage, camera: blind, reports: counts)
    if needs.census { census = try Self.census(of: plan.frames ?? 0, charted.count) }
    if needs.census, plan.isPanel {
      try lead(to: plan, on: stage, blind, charted, countsSteps: counts)
    }
    if needs.live { live = LivePath() }
    let around = needs.windowWithin
    var seen = needs.windowAround
    var steps = 0
    var home = StableRegionFinder()
    let playsAll = needs.isOfAll || plan.hasSteps && needs.history
    while playsAll || Self.isOpen(seen, around), let shot = try film.nextShot() {
      if let box = seen, let live = film.stage.field?.liveBox { seen = box.union(live) }
      steps += shot.rows.reduce(0) { $0 + $1.chartSteps }
      for still in shot.stills { note(still.frame.census) }
      guard let frame = shot.frame else { continue }
      frames += 1
      progress?.hear(.frames(frames, of: plan.frames))
      if needs.field, let field = film.stage.field?.bounds {
        window = window?.union(field) ?? field
      }
      note(frame.census)
      live?.append(film.stage.field?.liveBox)
      if needs.home { home.look(at: film.world) }
      // Ticks of the film, because those of the world may go back.
      census?.append(x: Double(counts ? steps : film.ticks), census: frame.census.part(charted))
    }
    // Frames that were not played may have larger numbers.
    if !playsAll, !Self.isOpen(seen, around) { widest = [] }
    let field = film.stage.field
    homeIsWhole = home.isWhole
    self.home = home.isEmpty ? nil : home.box.map { Self.roomy($0, in: field) }
    ticks = film.world.tick
    endsAtRest = needs.frames && plan.endsAtRest && film.isAtRest()
    (unmet, settled) = (film.unmet, film.settled)
    if let seen, let around {
      let shown = Self.roomy(seen, in: field).intersection(around)
      window = shown
      mayCutOff = !Self.isOpen(seen, around) || shown.intersection(seen) != seen
    }
    if needs.history { history = Self.history(of: plan.hasSteps ? film.stage : stage, charted) }
  }

  /// Adds the census of the moments before a panel, so that its chart looks like that of a film.
  private mutating func lead(
    to plan: FilmPlan, on stage: Stage, _ camera: Camera, _ charted: Range<Int>, countsSteps: Bool
  ) throws(Fault) {
    var film = Film(
      plan.leading(atMost: Self.leadLimit), on: stage, camera: camera, reports: countsSteps)
    var steps = 0
    while let shot = try film.nextShot(), film.ticks < plan.clock.skip {
      steps += shot.rows.reduce(0) { $0 + $1.chartSteps }
      guard let frame = shot.frame else { continue }
      census?.append(
        x: Double(countsSteps ? steps : film.ticks), census: frame.census.part(charted))
    }
    if let count = census?.count { census?.lead = count }
  }

  /// Reserves room for the census of a number of frames; throws if there is not enough memory.
  private static func census(of frames: Int, _ series: Int) throws(Fault) -> CensusHistory {
    try Fault.ofWorld { () throws(WorldError) in
      try Allocation.check(frames, of: CensusHistory.bytes(ofSeries: series))
    }
    var census = CensusHistory(series: series)
    census.reserve(frames)
    return census
  }

  /// True if a window may still grow.
  private static func isOpen(_ seen: CellRect?, _ around: CellRect?) -> Bool {
    guard let seen, let around else { return false }
    return seen.intersection(around) != around
  }

  private mutating func note(_ census: [UInt128]) {
    guard !widest.isEmpty else { return widest = census }
    for place in widest.indices { widest[place] = max(widest[place], census[place]) }
  }

  /// The window of the largest size, `sideLimit` cells per side, centred on a box.
  static func around(_ box: CellRect) -> CellRect {
    around(box, GridSize(columns: sideLimit, rows: sideLimit))
  }

  /// That window, but large enough for the whole box.
  static func aroundAll(of box: CellRect) -> CellRect {
    let roomy = roomy(box)
    return around(
      box, GridSize(columns: max(sideLimit, roomy.width), rows: max(sideLimit, roomy.height)))
  }

  private static func around(_ box: CellRect, _ size: GridSize) -> CellRect {
    CellRect(
      x: box.x + (box.width - size.columns) / 2, y: box.y + (box.height - size.rows) / 2,
      width: size.columns, height: size.rows)
  }

  /// A box with the margin of a window.
  static func roomy(_ box: CellRect) -> CellRect { box.widened(by: margin) }

  /// A box with the margin of a window, cut to a bounded field.
  static func roomy(_ box: CellRect, in field: (any FieldWorld)?) -> CellRect {
    let roomy = roomy(box)
    return field.map { $0.inside(roomy).union(box) } ?? roomy
  }

  private static func history(of stage: Stage, _ charted: Range<Int>) -> CensusHistory? {
    guard let world = stage.world as? any HistoryWorld, let diagram = try? world.history(view: nil)
    else { return nil }
    var lines = CensusHistory(series: charted.count)
    for number in 0..<diagram.lineCount {
      let line = diagram.line(number)
      lines.append(x: Double(line.tick), census: line.census.part(charted))
    }
    return lines
  }
}

extension [UInt128] {
  /// A range of the numbers, as far as they exist.
  fileprivate func part(_ range: Range<Int>) -> ArraySlice<UInt128> {
    self[range.clamped(to: indices)]
  }
}
