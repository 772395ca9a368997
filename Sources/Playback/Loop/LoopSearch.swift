internal import Patterns
internal import Rendering
package import Basics
package import Vocabulary

/// Plays a world until what is seen of it repeats.
///
/// Where the cells decide what comes, a repeat is proved: two copies of the world, a period apart,
/// have the same cells. Elsewhere what is seen must have repeated for long.
package struct LoopSearch {
  private let begin: Stage
  private let field: LoopField
  private let every: Int
  /// The ticks before frame 0, where somebody says so.
  private let skip: Int?
  /// For how many ticks a cell's birth or death is seen.
  private let traces: (fade: Int, age: Int)
  /// True for a tile of a sheet, whose frames must also repeat from any later tick on.
  private let isTile: Bool
  /// The start and the length of all films of its sheet, once known.
  private let shared: Loop?

  private var world: any World
  private var finder = RepeatFinder()
  /// The boxes of what lives, tick by tick, where the whole plane counts.
  private var boxes: [CellRect] = []
  /// What the box shows that lives at first, where the whole plane counts and the box is small.
  private var home: RepeatFinder?
  /// The tick along the film of the first key.
  private let first: Int

  /// The number of ticks that are looked ahead.
  package static let reach = 100_000
  /// The most cells that are looked at each tick, where a few numbers can do.
  private static let mostCells = 1 << 16
  /// The number of ticks for which what cannot be proved must have repeated.
  private static let trust = 512
  /// The most repeats that are put to the proof at a time.
  private static let mostProofs = 8

  package init(
    of stage: Stage, field: LoopField, every: Int, skip: Int?, fade: Int = 0, age: Int = 0,
    isTile: Bool = false, shared: Loop? = nil
  ) {
    (self.isTile, self.shared) = (isTile, shared)
    begin = stage
    world = stage.world
    (self.field, self.every, self.skip) = (field, every, skip)
    traces = (fade, age)
    first = skip ?? 0
  }

  /// The loop.
  ///
  /// - Throws: a fault of the world, or why there is no loop.
  package static func loop(_ search: LoopSearch) throws(Fault) -> Result<Loop, LoopProblem> {
    var search = search
    do throws(WorldError) {
      return try search.run()
    } catch {
      throw Fault(.worldStopped(error))
    }
  }
}

extension LoopSearch {
  /// The cells in which everything stays for a while that does not leave; nil where everything
  /// leaves.
  ///
  /// - Throws: a fault of the world.
  package static func home(of stage: Stage) throws(Fault) -> CellRect? {
    var (finder, world) = (HomeFinder(), stage.world)
    for _ in 0..<2 * trust {
      finder.look(at: world)
      do throws(WorldError) {
        try world.advance(by: 1)
      } catch {
        throw Fault(.worldStopped(error))
      }
    }
    return finder.isEmpty ? nil : finder.box
  }

  private mutating func run() throws(WorldError) -> Result<Loop, LoopProblem> {
    try world.advance(by: first)
    note()
    var next = 16
    for ticks in 1...Self.reach {
      if begin.interruption?.isAsked ?? false { throw .failed("the run was interrupted") }
      if let rest = try restingRepeat() { return try loop(rest) }
      try world.advance(by: 1)
      note()
      guard ticks == next || ticks == Self.reach else { continue }
      next = max(next + 1, next * 5 / 4)
      if let found = try repeating() { return try loop(found) }
      if let gun = gun(after: ticks) { return .failure(gun) }
    }
    return .failure(.none(ticks: Self.reach, spread: spread, gun: nil))
  }

  /// A repeat of a world that has come to rest, where only that tells.
  private mutating func restingRepeat() throws(WorldError) -> RepeatFinder.Repeat? {
    guard !(world is any RepeatingWorld), var resting = world as? any RestingWorld else {
      return nil
    }
    world = EmptyWorld()
    let isAtRest = resting.isAtRest()
    world = resting
    guard isAtRest else { return nil }
    return RepeatFinder.Repeat(start: finder.keys.count - 1, period: 1)
  }

  /// A repeat up to now that can be relied on.
  private func repeating() throws(WorldError) -> RepeatFinder.Repeat? {
    guard world is any RepeatingWorld else {
      if world is any RestingWorld { return nil }
      return finder.repeats(lasting: { max($0, Self.trust) }).first
    }
    guard showsAll else { return finder.repeats(lasting: { max($0, Self.trust) }).first }
    let found = finder.repeats(atMost: Self.mostProofs) { min($0, boxes.isEmpty ? 1 : 16) }
    for candidate in found {
      if let proved = try proved(candidate) { return proved }
    }
    return nil
  }

  /// True if no cell that matters is out of sight.
  private var showsAll: Bool {
    if case .cells(_, areAll: false) = field { false } else { true }
  }

  /// Compares the cells of two copies of the world, a period apart, from the start of a repeat on.
  private func proved(
    _ candidate: RepeatFinder.Repeat
  ) throws(WorldError) -> RepeatFinder.Repeat? {
    var (earlier, later) = (begin.world, begin.world)
    try earlier.advance(by: first + candidate.start)
    var period = candidate.period
    while !isInStep(candidate.start, period), period <= Self.reach { period += candidate.period }
    guard candidate.start + period < finder.keys.count else { return nil }
    try later.advance(by: first + candidate.start + period)
    // Where keys tell all cells, they were the same at once.
    let tries = (key(of: candidate.start)?.size.area ?? 0) <= Self.mostCells ? 1 : period
    let end = min(finder.keys.count - period, candidate.start + tries)
    for start in candidate.start..<end {
      if Self.haveSameCells(earlier, later, key(of: start), key(of: start + period)) {
        return RepeatFinder.Repeat(start: start, period: period)
      }
      try earlier.advance(by: 1)
      try later.advance(by: 1)
    }
    return nil
  }

  private func key(of place: Int) -> CellRect? {
    if case .cells(let seen, _) = field { return seen }
    return boxes[place]
  }

  /// True if rules that tell odd from even do so alike at both ends of a period.
  private func isInStep(_ start: Int, _ period: Int) -> Bool {
    let evenness = (world as? any RepeatingWorld)?.evenness ?? 1
    guard evenness > 1 else { return true }
    guard case .moving = field, boxes.indices.contains(start + period) else {
      return period % evenness == 0
    }
    let (one, other) = (boxes[start], boxes[start + period])
    return [period, other.x - one.x, other.y - one.y].allSatisfy { $0 % evenness == 0 }
  }

  private static func haveSameCells(
    _ one: any World, _ other: any World, _ box: CellRect?, _ later: CellRect?
  ) -> Bool {
    guard let one = one as? any FieldWorld, let other = other as? any FieldWorld, let box,
      let later,
      box.size == later.size, one.census == other.census
    else { return false }
    return box.strips.allSatisfy { strip in
      var moved = strip
      moved.x += later.x - box.x
      moved.y += later.y - box.y
      return one.states(in: strip) == other.states(in: moved)
    }
  }
}

extension LoopSearch {
  /// Takes down what is seen now.
  private mutating func note() {
    guard let cells = world as? any FieldWorld else { return finder.append(0) }
    var hasher = Hasher()
    switch field {
    case .cells(let seen, _): Self.hash(cells, in: seen, into: &hasher)
    case .whole, .moving:
      let box = Self.roomy(cells.liveBox ?? CellRect(x: 0, y: 0, width: 0, height: 0))
      if boxes.isEmpty, box.size.area <= Self.mostCells, case .whole = field {
        home = RepeatFinder()
      }
      boxes.append(box)
      if home != nil { home?.append(Self.key(of: cells, in: boxes[0])) }
      hasher.combine(box.size)
      if case .whole = field { hasher.combine(Cell(box.x, box.y)) }
      if box.size.area <= Self.mostCells {
        Self.hash(cells, in: box, into: &hasher)
      } else {
        for count in cells.census { hasher.combine(count) }
      }
    }
    finder.append(UInt64(bitPattern: Int64(hasher.finalize())))
  }

  private static func key(of world: any FieldWorld, in box: CellRect) -> UInt64 {
    var hasher = Hasher()
    hash(world, in: box, into: &hasher)
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  private static func hash(_ world: any FieldWorld, in box: CellRect, into hasher: inout Hasher) {
    for strip in box.strips { hasher.combine(world.states(in: strip).states) }
  }

  /// A box with a cell of the background on each side.
  private static func roomy(_ box: CellRect) -> CellRect {
    CellRect(x: box.x - 1, y: box.y - 1, width: box.width + 2, height: box.height + 2)
  }

  /// The key of a tick, counted from the first one, that may lie behind those that were looked at.
  private func key(_ tick: Int, _ found: RepeatFinder.Repeat) -> UInt64 {
    finder.keys[
      tick < finder.keys.count ? tick : found.start + (tick - found.start) % found.period]
  }
}

extension LoopSearch {
  /// The loop of a world that repeats.
  private func loop(_ found: RepeatFinder.Repeat) throws(WorldError) -> Result<Loop, LoopProblem> {
    // What moves is seen by a camera, which sees no traces.
    let isTraced = field != .moving && (traces.fade > 0 || traces.age > 0)
    let traced = isTraced ? try startOfTraces(found) : nil
    guard let best = film(found, traced: traced) else {
      let start = first + (traced ?? found.start)
      return .failure(.later(skip: first, start: start, period: found.period))
    }
    let (start, frames) = shared.map { ($0.skip - first, $0.frames) } ?? best
    let shift = way(found)
    let turns = frames * every / found.period
    return .success(
      Loop(
        skip: first + start, frames: frames, box: box(from: start, found, shift),
        way: Cell(shift.x * turns, shift.y * turns)))
  }

  /// The first tick from which every frame is the one a number of frames later, and that number, the
  /// least one; nil where the film must begin at a tick at which that is not so yet.
  private func film(
    _ found: RepeatFinder.Repeat, traced: Int?
  ) -> (start: Int, frames: Int)? {
    let first = traced ?? found.start
    let longest = found.period / Self.gcd(found.period, every)
    let isSmall = every <= 4096 && longest <= 1 << 14
    let residues = skip != nil || isTile ? 1 : isSmall ? min(every, found.period) : 1
    let films = (0..<residues).map { residue -> (start: Int, frames: Int) in
      // With a given skip, the frames are those of ticks 0, every, 2 * every, …
      var start = first + residue
      if skip != nil { start = (first + every - 1) / every * every }
      let frames = least(from: start, longest, found)
      while start >= every, start - every >= traced ?? 0,
        key(start - every, found) == key(start - every + frames * every, found)
      {
        start -= every
      }
      return (start, frames)
    }
    let best = films.min { ($0.frames, $0.start) < ($1.frames, $1.start) }
    guard let best, skip == nil || best.start == 0 else { return nil }
    return best
  }

  /// The least number of frames after which those of a whole period come again.
  private func least(from start: Int, _ longest: Int, _ found: RepeatFinder.Repeat) -> Int {
    guard !isTile, !showsAll || !(world is any RepeatingWorld) else { return longest }
    let keys = (0..<longest).map { key(start + $0 * every, found) }
    return (1...longest).first { count in
      longest % count == 0
        && keys.indices.allSatisfy { keys[$0] == keys[($0 + count) % longest] }
    } ?? longest
  }

  /// The way of what lives in a period.
  private func way(_ found: RepeatFinder.Repeat) -> Cell {
    guard case .moving = field else { return Cell(0, 0) }
    let (one, other) = (boxes[found.start], boxes[found.start + found.period])
    return Cell(other.x - one.x, other.y - one.y)
  }

  /// The box of what lives in one period, as a camera sees it that moves as much in a period.
  private func box(from start: Int, _ found: RepeatFinder.Repeat, _ way: Cell) -> CellRect? {
    guard !boxes.isEmpty else { return nil }
    var all: CellRect?
    for tick in 0..<found.period {
      let along = start + tick
      let place =
        along < boxes.count ? along : found.start + (along - found.start) % found.period
      var box = boxes[place]
      // The room of `roomy` is taken off again.
      (box.x, box.y, box.width, box.height) = (box.x + 1, box.y + 1, box.width - 2, box.height - 2)
      guard !box.isEmpty else { continue }
      let turns = (along - place) / found.period
      let part = Double(tick) / Double(found.period)
      box.x += turns * way.x - Int((Double(way.x) * part).rounded(.down))
      box.y += turns * way.y - Int((Double(way.y) * part).rounded(.down))
      if way.x != 0 { (box.x, box.width) = (box.x - 1, box.width + 2) }
      if way.y != 0 { (box.y, box.height) = (box.y - 1, box.height + 2) }
      all = all?.union(box) ?? box
    }
    return all
  }

  private static func gcd(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : gcd(other, one % other)
  }

  /// The first place from which the traces of births and deaths repeat, too.
  private func startOfTraces(_ found: RepeatFinder.Repeat) throws(WorldError) -> Int {
    let depth = max(traces.fade, traces.age)
    guard let seen = seenBox(found) else { return found.start }
    var world = begin.world
    guard let cells = world as? any FieldWorld else { return found.start }
    var keeper = TraceKeeper(depth: depth, world: cells, view: seen)
    var keys: [UInt64] = []
    // Ticks before the film leave traces as far back as they are seen.
    let last = first + found.start + depth + 2 * found.period
    let early = max(0, first - depth - 1)
    try world.advance(by: early)
    for tick in early...last {
      if let cells = world as? any FieldWorld { keeper.pass(at: cells, in: seen, ticksLeft: 0) }
      if tick >= first { keys.append(keeper.key(fade: traces.fade, age: traces.age)) }
      try world.advance(by: 1)
    }
    var start = keys.count - 1 - found.period
    while start > found.start, keys[start - 1] == keys[start - 1 + found.period] { start -= 1 }
    return start
  }

  private func seenBox(_ found: RepeatFinder.Repeat) -> CellRect? {
    if case .cells(let seen, _) = field { return seen }
    return box(from: found.start, found, Cell(0, 0)).map {
      CellRect(x: $0.x - 2, y: $0.y - 2, width: $0.width + 4, height: $0.height + 4)
    }
  }
}

extension LoopSearch {
  /// The size of what lives at last, where it is another one than at first.
  private var spread: GridSize? {
    guard let start = boxes.first, let last = boxes.last, last.size != start.size else {
      return nil
    }
    return last.size
  }

  /// A part of the plane that repeats while the whole has grown for so many ticks without an end: at
  /// each quarter of them it was larger than at the one before.
  private func gun(after ticks: Int) -> LoopProblem? {
    guard ticks >= 8 * Self.trust, let home, let spread else { return nil }
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
