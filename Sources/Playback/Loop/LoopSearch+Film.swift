internal import Basics
internal import Rendering

extension LoopSearch {
  /// The loop of a world that repeats.
  func loop(_ found: RepeatFinder.Repeat) throws(WorldError) -> Result<Loop, LoopProblem> {
    // What moves is seen by a camera, which sees no traces.
    var tracesStart: Int?
    if field != .moving, let traced, traced.traceDepth > 0 {
      tracesStart = try startOfTraces(found, in: traced)
    }
    guard let best = film(found, traced: tracesStart) else {
      let start = first + (tracesStart ?? found.start)
      return .failure(.later(skip: first, start: start, period: found.period))
    }
    let start = skip == nil ? shared?.skip ?? best.start : best.start
    let frames = shared?.frames ?? best.frames
    let shift = way(found)
    let turns = frames * every / found.period
    return .success(
      Loop(
        skip: first + start, frames: frames, box: box(from: start, found, shift),
        way: Cell(shift.x * turns, shift.y * turns)))
  }

  /// The first tick from which every frame is the one a number of frames later, and that number, the
  /// least one; nil if the film must begin at a tick at which that is not so yet.
  private func film(
    _ found: RepeatFinder.Repeat, traced: Int?
  ) -> (start: Int, frames: Int)? {
    let first = traced ?? found.start
    let longest = found.period / greatestCommonDivisor(found.period, every)
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

  /// The displacement of the live cells in a period.
  private func way(_ found: RepeatFinder.Repeat) -> Cell {
    guard case .moving = field else { return Cell(0, 0) }
    let (one, other) = (boxes[found.start], boxes[found.start + found.period])
    return Cell(other.x - one.x, other.y - one.y)
  }

  /// The box of the live cells of one period, as a camera sees it that moves by the same
  /// displacement.
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

  /// The first place from which the traces of births and deaths repeat, too.
  private func startOfTraces(
    _ found: RepeatFinder.Repeat, in look: Look
  ) throws(WorldError) -> Int {
    guard let seen = seenBox(found) else { return found.start }
    var world = begin.world
    guard let cells = world.asField else { return found.start }
    var keeper = TraceKeeper(
      depth: look.traceDepth, isForEver: look.hasHistory, world: cells, view: seen)
    var keys: [UInt64] = []
    // Ticks before the film leave traces as far back as they are seen.
    let last = first + found.start + look.traceDepth + 2 * found.period
    let early = look.hasHistory ? 0 : max(0, first - look.traceDepth - 1)
    try world.advance(by: early)
    for tick in early...last {
      if let cells = world.asField { keeper.pass(at: cells, in: seen, ticksLeft: 0) }
      if tick >= first { keys.append(keeper.key(fade: look.fade, age: look.age)) }
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
