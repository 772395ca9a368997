package import TerrariumBasics

/// Measures a run while its film is played.
package struct RunMeter: Sendable {
  /// The requested measures.
  let measures: [Measure]
  private let columns: [String]
  /// The cells that shares are relative to if the field is unbounded; steps may change them.
  private var window = CellRect(x: 0, y: 0, width: 0, height: 0)

  private var frames = 0
  private var tick = 0
  private var (first, last): ([UInt128], [UInt128]) = ([], [])
  private var least: [UInt128] = []
  private var most: [UInt128] = []
  private var sum: [UInt128] = []
  private var own: [String: [Int]] = [:]
  private var census: [UInt128] = []
  /// The tick of a census that steps have changed, until its moment is over.
  private var tickOfSteps: Int?
  /// The number of changed cells, by the cells of the field; nil once it is unknown.
  private var changed: [Int: UInt128]? = [:]
  /// The number of ticks in which they were counted.
  private var ticksSeen = 0
  private var moment: Moment?
  private var finder: RepetitionFinder?
  private let (wantsChanges, wantsRest, wantsCensus): (Bool, Bool, Bool)

  /// Creates a meter for a run with these census columns.
  package init(_ measures: [Measure], columns: [String]) {
    self.measures = measures
    self.columns = columns
    wantsRest = measures.contains(where: \.isOfRest)
    wantsChanges = measures.contains { $0.needs(.changes) }
    wantsCensus = measures.contains { if case .own = $0.kind { true } else { false } }
  }

  /// True if every tick must be measured, until the world is known to rest.
  package var seesTicks: Bool {
    guard let found = finder?.found else {
      return wantsChanges || wantsCensus || finder?.canFind ?? false
    }
    let isStill = found.period == 1 && found.move == Cell(0, 0)
    return !isStill && (wantsChanges || wantsCensus)
  }

  /// Measures the world at its start, and again after a step between two ticks, through a window.
  package mutating func see(_ world: any World, in window: CellRect) {
    self.window = window
    moment = wantsChanges ? (world as? any MeasuredWorld)?.moment : nil
    if wantsRest || wantsChanges || wantsCensus { finder = RepetitionFinder(world) }
    if wantsCensus { (census, tickOfSteps) = (world.census, world.tick) }
  }

  /// Measures the world some ticks later; exactly one if it must see each.
  package mutating func pass(_ world: any World, after ticks: Int) throws(WorldError) {
    let isSearched = wantsRest && finder?.found == nil
    let now = wantsChanges || isSearched ? (world as? any MeasuredWorld)?.moment : nil
    if wantsChanges, let field = world as? any MeasuredWorld, let now, let moment {
      let (cells, changes) = (field.cellCount(in: window), now.changes(from: moment))
      if let changes { changed?[cells, default: 0] += UInt128(changes) } else { changed = nil }
      ticksSeen += ticks
    }
    moment = now
    // Without a moment, it only records what the world itself reports of its rest.
    let searched = wantsRest ? now : nil
    try finder?.pass(world, searched)
    if wantsCensus {
      noteSteps()
      let before = census
      census = world.census
      noteOwn(world.tick, before: before)
    }
  }

  /// Records the result of steps, once no other follows at the same tick.
  private mutating func noteSteps() {
    if let tick = tickOfSteps.take() { noteOwn(tick, before: census) }
  }

  private mutating func noteOwn(_ tick: Int, before: [UInt128]) {
    for case .own(let measure) in measures.map(\.kind) {
      measure.note(&own[measure.name, default: []], tick, before, census)
    }
  }

  /// Measures a frame.
  package mutating func show(tick: Int, census: [UInt128]) {
    noteSteps()
    self.tick = tick
    frames += 1
    last = census
    guard !first.isEmpty else {
      first = census
      least = census
      most = census
      sum = census
      return
    }
    for place in census.indices where sum.indices.contains(place) {
      least[place] = min(least[place], census[place])
      most[place] = max(most[place], census[place])
      sum[place] += census[place]
    }
  }
}

extension RunMeter {
  /// The values at the end of the run, in the order of the measures; nil if there is none.
  ///
  /// - Parameters:
  ///   - world: The world in the last frame.
  ///   - twin: The world that began with one cell flipped, if there is one.
  /// - Returns: A value for each measure.
  /// - Throws: An error of the world during a replay.
  package mutating func values(
    at world: any World, twin: (any World)?
  ) throws(WorldError) -> [MeasureValue?] {
    try finder?.find()
    let run = try lastFrame(of: world, twin)
    return measures.map { measure in
      switch measure.kind {
      case .ticks: .whole(Int128(tick))
      case .repetition, .settled: measure.value(of: finder?.found)
      case .census(let name, let statistic): value(of: name, statistic)
      case .own(let own): self.own[own.name]?.first.map { .whole(Int128($0)) }
      case .counted(let count): count.count(world).map { .whole(Int128($0)) }
      case .cells(let measure): run.flatMap(measure.value)
      // A share follows from its parts, and others than the meter count objects.
      case .share, .objects: nil
      }
    }
  }

  /// The run at its last frame; nil if the world has no cells.
  private func lastFrame(
    of world: any World, _ twin: (any World)?
  ) throws(WorldError) -> PlayedRun? {
    guard let field = world as? any MeasuredWorld else { return nil }
    var run = PlayedRun(
      field: field, window: window, changedShare: changedShare, twin: twin as? any MeasuredWorld)
    if measures.contains(where: { $0.needs(.nextTick) }) { try run.takeNextTick() }
    return run
  }

  /// The mean share of changed cells. Steps may change the size of the field.
  private var changedShare: Double? {
    guard let changed, ticksSeen > 0 else { return nil }
    return changed.sorted { $0.key < $1.key }.reduce(0) { sum, changed in
      sum + Double(changed.value) / (Double(changed.key) * Double(ticksSeen))
    }
  }

  private func value(of name: String, _ statistic: Measure.Statistic) -> MeasureValue? {
    guard let place = columns.firstIndex(of: name), first.indices.contains(place),
      last.indices.contains(place)
    else { return nil }
    return switch statistic {
    case .first: .whole(Int128(first[place]))
    case .last: .whole(Int128(last[place]))
    case .least: .whole(Int128(least[place]))
    case .most: .whole(Int128(most[place]))
    case .mean: .real(Double(sum[place]) / Double(frames))
    }
  }
}

/// A run at its last frame, played as a film.
private struct PlayedRun: MeasuredRun {
  let field: any MeasuredWorld
  /// The cells that shares are relative to if the field is unbounded.
  let window: CellRect
  let changedShare: Double?
  /// The world that began with one cell flipped, if there is one.
  let twin: (any MeasuredWorld)?
  private(set) var changingBlocks: StateGrid?

  /// Computes the cells that the next tick changes.
  mutating func takeNextTick() throws(WorldError) {
    guard let area else { return }
    changingBlocks = try field.changingBlocks(in: area)
  }

  var cellCount: Int { field.cellCount(in: window) }
  var liveCount: UInt128 { field.liveCount }
  var stateCount: Int { field.measuredField.stateCount }
  var states: [UInt8] { area.map { field.cellStates(in: $0) } ?? [] }
  var blocks: StateGrid? { area.map { field.blocks(in: $0) } }
  var blockLimit: Int { field.blockLimit }

  var differingShare: Double? {
    guard let twin, let cells = field.moment.changes(from: twin.moment) else { return nil }
    return Double(cells) / Double(cellCount)
  }

  /// The cells of the field, or of the window on a plane; nil if there are too many to read.
  private var area: CellRect? {
    field.measuredField.bounds ?? (cellCount > Limits.letters ? nil : window)
  }
}

extension MeasuredWorld {
  /// The number of cells that shares are relative to, with those of a window on a plane.
  fileprivate func cellCount(in window: CellRect) -> Int {
    measuredField.cellCount ?? window.size.area
  }
}

extension Stage {
  /// The same stage with the middle cell of its field flipped, or of a window on a plane.
  package func twin(in window: CellRect) throws(WorldError) -> Stage {
    var twin = self
    guard var world = twin.world as? any FlippingWorld else { return twin }
    let area = world.measuredField.bounds ?? window
    try world.flip(Cell(area.x + area.width / 2, area.y + area.height / 2))
    twin.world = world
    return twin
  }
}
