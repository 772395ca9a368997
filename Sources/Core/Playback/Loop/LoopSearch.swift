internal import TerrariumBasics
package import TerrariumPictures
package import TerrariumVocabulary

/// Plays a world until its visible part repeats.
///
/// If the cells decide the future, a repetition is proved: two copies of the world, a period apart,
/// have the same cells. Otherwise the visible part must have repeated for long.
package struct LoopSearch {
  let begin: Stage
  let field: LoopField
  let every: Int
  /// The ticks before frame 0, if given.
  let skip: Int?
  /// The look whose pictures show traces, if any.
  let traced: Look?
  /// True for a tile of a sheet, whose frames must also repeat from any later tick on.
  let isTile: Bool
  /// The length of all films of its sheet, and their start if none is given, once known.
  let shared: Loop?

  private(set) var world: any World
  private(set) var finder = RepeatFinder()
  /// The boxes of the live cells or of the growing field, tick by tick, if all of it matters.
  private(set) var boxes: [CellRect] = []
  /// The repetition of the first live box, if the whole plane matters and the box is small.
  private var home: RepeatFinder?
  private var liveAtFirst = 0.0
  /// The sum of the live cells over all ticks so far.
  private var liveInAll = 0.0
  /// The most such cells on a plane that fills up.
  private var mostLive = 0x1p29
  /// The size of the live box when there are several times as many live cells as at the start.
  private var grown: GridSize?
  /// The tick of the first key.
  let first: Int
  /// The work that is left for the search.
  private var workLeft: Int
  /// The work of the last look at the cells.
  private var lookWork = 0
  private let progress: SearchProgress?

  /// The number of ticks to look ahead.
  package static let reach = 100_000
  /// The most work of a search, in cells that are stepped or compared: some seconds.
  package static let mostWork = 1 << 33
  /// The ticks between two reports of progress.
  private static let reportedTicks = 1 << 10
  /// The most cells that are compared at each tick; beyond that, a few numbers are compared first.
  private static let mostCells = 1 << 16
  /// The number of ticks for which an unproved repetition must have lasted.
  static let trust = 512
  /// The most repetitions that are tested at a time.
  private static let mostProofs = 8
  /// The ticks between counts of the live cells.
  private static let beat = 16

  /// Creates a search for the loop of a film.
  ///
  /// - Parameters:
  ///   - stage: The stage at the film's start.
  ///   - field: The part of the field that must repeat.
  ///   - every: The ticks between frames.
  ///   - skip: The ticks before frame 0, if given.
  ///   - traced: The look whose pictures show traces; nil if there is none.
  ///   - isTile: True for a tile of a sheet, whose frames must also repeat from any later tick on.
  ///   - shared: The length of all films of the sheet, and their start if none is given, once
  ///     known.
  ///   - work: The most work of the search.
  ///   - progress: Receives the progress of the search.
  package init(
    of stage: Stage, field: LoopField, every: Int, skip: Int?, traced: Look?,
    isTile: Bool = false, shared: Loop? = nil, work: Int = mostWork,
    progress: SearchProgress? = nil
  ) {
    workLeft = work
    self.progress = progress
    self.isTile = isTile
    self.shared = shared
    begin = stage
    world = stage.world
    self.field = field
    self.every = every
    self.skip = skip
    self.traced = traced
    first = skip ?? 0
  }

  /// The loop.
  ///
  /// - Returns: The loop, or the reason why there is none.
  /// - Throws: An error of the world, or that the run was stopped.
  package mutating func loop() throws(Fault) -> Result<Loop, LoopProblem> {
    let found: Result<Loop, LoopProblem>?
    defer { progress?.hear(nil) }
    do throws(WorldError) {
      found = try run()
    } catch {
      guard grown != nil else { throw Fault(.worldStopped(error)) }
      return .failure(.none(ticks: finder.keys.count - 1, spread: spread, gun: nil))
    }
    guard let found else { throw Fault(.interrupted) }
    return found
  }
}

extension LoopSearch {
  /// The loop, or the reason why there is none; nil if the run was stopped.
  private mutating func run() throws(WorldError) -> Result<Loop, LoopProblem>? {
    try world.advance(by: first)
    note()
    var next = 16
    for ticks in 1...Self.reach {
      if begin.interruption?.isAsked ?? false { return nil }
      if staysAsItIs() {
        return try loop(RepeatFinder.Repeat(start: finder.keys.count - 1, period: 1))
      }
      spend(workOfTick)
      try world.advance(by: 1)
      note()
      if ticks.isMultiple(of: Self.reportedTicks) { progress?.hear(.ticks(ticks)) }
      let isLast = isFilling || workLeft < 0 || ticks == Self.reach
      guard isLast || ticks == next else { continue }
      next = max(next + 1, next * 5 / 4)
      if let found = try repeating() { return try loop(found) }
      if isLast || ticks >= 8 * Self.trust, let gun = gun(after: ticks) { return .failure(gun) }
      if isLast { return .failure(.none(ticks: ticks, spread: spread, gun: nil)) }
    }
    return .failure(.none(ticks: Self.reach, spread: spread, gun: nil))
  }

  /// The work of a tick, and of a look at the relevant cells.
  private var workOfTick: Int { 64 + lookWork + ((world as? any FieldWorld)?.workOfTick ?? 0) }

  private mutating func spend(_ work: Int) {
    let (left, isOverflow) = workLeft.subtractingReportingOverflow(work)
    workLeft = isOverflow ? -1 : left
  }

  /// True if the picture no longer changes, so that no other repetition can be found.
  private mutating func staysAsItIs() -> Bool {
    if let repeating = world as? any RepeatingWorld { return repeating.isComplete }
    guard var resting = world as? any RestingWorld else { return false }
    world = EmptyWorld()
    defer { world = resting }
    return resting.isAtRest()
  }

  /// A reliable repetition up to now.
  private mutating func repeating() throws(WorldError) -> RepeatFinder.Repeat? {
    let isProvable = world is any RepeatingWorld
    if !isProvable, world is any RestingWorld { return nil }
    guard isProvable, showsAll else {
      return finder.repeats(lasting: { max($0, Self.trust) }).first
    }
    // A line needs the next tick to show its past.
    let found = finder.repeats(atMost: Self.mostProofs) { min($0, boxes.isEmpty ? 2 : 16) }
    for candidate in found {
      if let proved = try proved(candidate) { return proved }
      if workLeft < 0 { break }
    }
    return nil
  }

  /// True if equal keys mean equal cells.
  var tellsAllCells: Bool { boxes.allSatisfy { $0.size.area <= Self.mostCells } }

  /// True if all relevant cells are visible.
  var showsAll: Bool { if case .cells(_, areAll: false) = field { false } else { true } }

  /// Compares the cells of two copies of the world, a period apart, from the start of a repetition
  /// on.
  private mutating func proved(
    _ candidate: RepeatFinder.Repeat
  ) throws(WorldError) -> RepeatFinder.Repeat? {
    var (earlier, later) = (begin.world, begin.world)
    try earlier.advance(by: first + candidate.start)
    var period = candidate.period
    while !isInStep(candidate.start, period), period <= Self.reach { period += candidate.period }
    guard candidate.start + period < finder.keys.count else { return nil }
    try later.advance(by: first + candidate.start + period)
    spend(workOfTick * (2 * candidate.start + period))
    // If equal keys mean equal cells, the cells are known to be equal.
    let tries = (key(of: candidate.start)?.size.area ?? 0) <= Self.mostCells ? 1 : period
    let end = min(finder.keys.count - period, candidate.start + tries)
    for start in candidate.start..<end {
      if haveSameCells(earlier, later, key(of: start), key(of: start + period)) {
        return RepeatFinder.Repeat(start: start, period: period)
      }
      try earlier.advance(by: 1)
      try later.advance(by: 1)
      spend(2 * workOfTick)
    }
    return nil
  }

  private func key(of place: Int) -> CellRect? {
    if case .cells(let seen, _) = field { return seen }
    return boxes[place]
  }

  /// True if rules that treat odd and even cells or ticks differently agree at both ends of a
  /// period.
  private func isInStep(_ start: Int, _ period: Int) -> Bool {
    guard let world = world as? any RepeatingWorld else { return true }
    guard case .moving = field, boxes.indices.contains(start + period) else {
      return world.isSame(movedRight: 0, down: 0, after: period)
    }
    let (one, other) = (boxes[start], boxes[start + period])
    return world.isSame(movedRight: other.x - one.x, down: other.y - one.y, after: period)
  }

  private mutating func haveSameCells(
    _ one: any World, _ other: any World, _ box: CellRect?, _ later: CellRect?
  ) -> Bool {
    guard let one = one as? any FieldWorld, let other = other as? any FieldWorld, let box,
      let later,
      box.size == later.size,
      (one as? any RepeatingWorld)?.hasSamePast(as: other) ?? true
    else { return false }
    if let cells = one.sparseCells(in: box), let others = other.sparseCells(in: later) {
      return cells.elementsEqual(others) {
        $0.state == $1.state && $0.cell.x - box.x == $1.cell.x - later.x
          && $0.cell.y - box.y == $1.cell.y - later.y
      }
    }
    spend(box.size.area)
    // More cells than the work that is left allows cannot be compared, or even divided into strips.
    return workLeft >= 0
      && box.strips.allSatisfy { strip in
        var moved = strip
        moved.x += later.x - box.x
        moved.y += later.y - box.y
        return one.states(in: strip) == other.states(in: moved)
      }
  }
}

extension LoopSearch {
  private mutating func note() {
    guard let cells = world as? any FieldWorld else { return finder.append(0) }
    if finder.keys.count.isMultiple(of: Self.beat), cells.bounds == nil, let box = cells.liveBox {
      let count = Double(cells.census.first ?? 0)
      if liveInAll == 0 {
        liveAtFirst = count
        if case .cells(let seen, _) = field {
          // Patterns that spread at a sixth of a cell per tick have time to fill the view.
          let all = seen.union(box)
          let side = Double(max(all.width, all.height))
          mostLive += 4 * side * side * side
        }
      }
      liveInAll += count * Double(Self.beat)
      grown = count > 4 * liveAtFirst ? box.size : nil
    }
    var hasher = Hasher()
    switch field {
    case .cells(let seen, _):
      hasher.combine(cells.bounds?.intersection(seen))
      lookWork = Self.hash(cells, in: seen, into: &hasher)
    case .whole, .moving:
      // Includes a background cell on each side.
      let box = (cells.bounds ?? cells.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
        .widened(by: 1)
      if boxes.isEmpty, box.size.area <= Self.mostCells, case .whole = field {
        home = RepeatFinder()
      }
      boxes.append(box)
      home?.append(Self.key(of: cells, in: boxes[0]))
      hasher.combine(box.size)
      if case .whole = field { hasher.combine(Cell(box.x, box.y)) }
      if box.size.area <= Self.mostCells {
        lookWork = Self.hash(cells, in: box, into: &hasher)
      } else {
        for count in cells.census { hasher.combine(count) }
      }
    }
    finder.append(hasher.finalize())
  }

  private static func key(of world: any FieldWorld, in box: CellRect) -> Int {
    var hasher = Hasher()
    hash(world, in: box, into: &hasher)
    return hasher.finalize()
  }

  /// Adds the cells of a rectangle to a hash, and returns the number of cells read; nothing is read
  /// of a rectangle with more cells than a search may read, which ends it.
  @discardableResult
  static func hash(
    _ world: any FieldWorld, in box: CellRect, into hasher: inout Hasher
  ) -> Int {
    if let cells = world.sparseCells(in: box) {
      for (cell, state) in cells {
        hasher.combine(cell)
        hasher.combine(state)
      }
      return cells.count
    }
    guard box.size.area <= mostWork else { return mostWork }
    for strip in box.strips {
      unsafe world.states(in: strip).states.withUnsafeBytes { unsafe hasher.combine(bytes: $0) }
    }
    return box.size.area
  }
}

extension LoopSearch {
  /// True if ever more of a plane is alive, for longer than a view takes to come to rest.
  private var isFilling: Bool { grown != nil && liveInAll > mostLive }

  /// The size of the live box at the end, if it differs from that at the start.
  private var spread: GridSize? {
    guard let start = boxes.first, let last = boxes.last else { return grown }
    let live = last.widened(by: -1)
    return live.isEmpty || last.size == start.size ? nil : live.size
  }

  /// A part of the plane that repeats while the whole keeps growing: at each quarter of the ticks
  /// it was larger than at the one before.
  private func gun(after ticks: Int) -> LoopProblem? {
    guard let home, let spread else { return nil }
    let sides = (1...4).map { boxes[$0 * ticks / 4].size }
    let isGrowing = zip(sides, sides.dropFirst()).allSatisfy {
      $0.columns < $1.columns || $0.rows < $1.rows
    }
    guard isGrowing, let found = home.repeats(lasting: { max($0, Self.trust) }).first else {
      return nil
    }
    return .none(
      ticks: ticks, spread: spread, gun: LoopProblem.Gun(view: boxes[0], period: found.period))
  }
}
