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
  private var (least, most, sum): ([UInt128], [UInt128], [UInt128]) = ([], [], [])
  private var own: [String: Int] = [:]
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
    wantsChanges = measures.contains { $0.kind == .activity }
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
      let (cells, changes) = (cells(of: field), now.changes(from: moment))
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
      own[measure.name] = measure.value(own[measure.name], tick, before, census)
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
    let field = world as? any MeasuredWorld
    return try measures.map { measure throws(WorldError) in
      switch measure.kind {
      case .ticks: .whole(Int128(tick))
      case .rest, .period, .dx, .dy: measure.value(of: finder?.found)
      case .census(let name, let statistic): value(of: name, statistic)
      case .own(let own): self.own[own.name].map { .whole(Int128($0)) }
      case .density: field.map { .real(Double($0.liveCount) / Double(cells(of: $0))) }
      case .activity: activity
      case .entropy: field.flatMap(blocks).map { .real($0.entropy) }
      case .complexity: try changing(in: field).map { .real($0.complexity) }
      case .likeness: try likeness(of: field)
      case .compress: field.flatMap(compression)
      case .damage: field.flatMap { damage(of: $0, twin) }
      }
    }
  }

  /// The cells of the field, or of the window on a plane; nil if there are too many to read.
  private func area(of field: any MeasuredWorld) -> CellRect? {
    field.measuredField.bounds ?? (cells(of: field) > Limits.letters ? nil : window)
  }

  private func cells(of field: any MeasuredWorld) -> Int {
    field.measuredField.cellCount ?? window.size.area
  }

  private func blocks(of field: any MeasuredWorld) -> BlockCounts? {
    area(of: field).flatMap { field.blocks(in: $0).blockCounts(ofFirst: field.blockLimit) }
  }

  /// The blocks of cells that the next tick changes.
  private func changing(in field: (any MeasuredWorld)?) throws(WorldError) -> BlockCounts? {
    guard let field, let area = area(of: field) else { return nil }
    return try field.changingBlocks(in: area).blockCounts(ofFirst: field.blockLimit)
  }

  private func likeness(of field: (any MeasuredWorld)?) throws(WorldError) -> MeasureValue? {
    guard let blocks = field.flatMap(blocks), let changing = try changing(in: field) else {
      return nil
    }
    return Measure.likeness(ofBlocks: blocks.entropy, changing: changing.entropy)
  }

  private func compression(of field: any MeasuredWorld) -> MeasureValue? {
    let states = area(of: field).map { field.cellStates(in: $0) } ?? []
    return CellMeasures.compression(of: states, stateCount: field.measuredField.stateCount)
      .map { .real($0) }
  }

  /// The mean share of changed cells. Steps may change the size of the field.
  private var activity: MeasureValue? {
    guard let changed, ticksSeen > 0 else { return nil }
    return .real(
      changed.sorted { $0.key < $1.key }.reduce(0) { sum, changed in
        sum + Double(changed.value) / (Double(changed.key) * Double(ticksSeen))
      })
  }

  private func damage(of field: any MeasuredWorld, _ twin: (any World)?) -> MeasureValue? {
    guard let twin = twin as? any MeasuredWorld else { return nil }
    let cells = Double(cells(of: field))
    return field.moment.changes(from: twin.moment).map { .real(Double($0) / cells) }
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
