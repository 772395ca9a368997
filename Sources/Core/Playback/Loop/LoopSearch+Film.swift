internal import TerrariumBasics
internal import TerrariumPictures

extension LoopSearch {
  /// The loop of a world that repeats.
  func loop(_ found: RepeatFinder.Repeat) throws(WorldError) -> Result<Loop, LoopProblem> {
    let shift = way(found)
    var pictures = PictureKeys(keys: keys(found, shift), found: found, earliest: 0)
    if let traced, traced.traces.areShown {
      // The trail of a moving pattern never stops growing.
      if traced.traces.hasHistory, shift != Cell(0, 0) {
        return .failure(.none(ticks: finder.keys.count - 1, spread: nil, gun: nil))
      }
      pictures = try tracedPictures(pictures, in: traced)
    }
    guard let best = film(pictures) else {
      let start = first + pictures.found.start
      return .failure(.later(skip: first, start: start, period: found.period))
    }
    let start = skip == nil ? shared?.skip ?? best.start : best.start
    let frames = shared?.frames ?? best.frames
    let common = greatestCommonDivisor(frames * every, found.period)
    let (turns, parts) = (frames * every / common, found.period / common)
    return .success(
      Loop(
        skip: first + start, frames: frames, box: box(from: start, found, shift),
        way: Cell(shift.x * turns / parts, shift.y * turns / parts), period: found.period))
  }

  /// The keys of the pictures by tick: those of the cells, and for a moving camera also of their
  /// distance from its path.
  private func keys(_ found: RepeatFinder.Repeat, _ way: Cell) -> [Int] {
    guard way != Cell(0, 0) else { return finder.keys }
    let start = boxes[found.start]
    return zip(finder.keys, boxes).enumerated().map { tick, seen in
      let passed = tick - found.start
      var hasher = Hasher()
      hasher.combine(seen.0)
      hasher.combine((seen.1.x &- start.x) &* found.period &- way.x &* passed)
      hasher.combine((seen.1.y &- start.y) &* found.period &- way.y &* passed)
      return hasher.finalize()
    }
  }

  /// The first tick from which every frame repeats after a number of frames, and that number, the
  /// least one; nil if the film must begin before.
  private func film(_ pictures: PictureKeys) -> (start: Int, frames: Int)? {
    let found = pictures.found
    let longest = found.period / greatestCommonDivisor(found.period, every)
    let isSmall = every <= 4096 && longest <= 1 << 14
    // Before the repetition, the cells may differ although pictures are equal.
    let residues = skip != nil || isTile || !isSmall ? 1 : every
    // A tile may begin later, together with others.
    let step = isTile && skip == nil ? 1 : every
    let films = (0..<residues).map { residue -> (start: Int, frames: Int) in
      // With a given skip, the frames are those of ticks 0, every, 2 * every, …
      var start = found.start + residue
      if skip != nil { start = (found.start + every - 1) / every * every }
      let frames = least(from: start, longest, pictures)
      while start - step >= pictures.earliest,
        pictures[start - step] == pictures[start - step + frames * every]
      {
        start -= step
      }
      return (start, frames)
    }
    let best = films.min { ($0.frames, $0.start) < ($1.frames, $1.start) }
    guard let best, skip == nil || best.start == 0 else { return nil }
    return best
  }

  /// The least number of frames after which those of a whole period recur.
  private func least(from start: Int, _ longest: Int, _ pictures: PictureKeys) -> Int {
    guard !isTile, tellsAllCells else { return longest }
    let keys = (0..<longest).map { pictures[start + $0 * every] }
    return (1...longest).first { count in
      longest % count == 0
        && keys.indices.allSatisfy { keys[$0] == keys[($0 + count) % longest] }
    } ?? longest
  }

  private func way(_ found: RepeatFinder.Repeat) -> Cell {
    guard case .moving = field else { return Cell(0, 0) }
    let (one, other) = (boxes[found.start], boxes[found.start + found.period])
    return Cell(other.x - one.x, other.y - one.y)
  }

  /// The box of the live cells of one period, seen by a camera with the same displacement.
  private func box(from start: Int, _ found: RepeatFinder.Repeat, _ way: Cell) -> CellRect? {
    guard !boxes.isEmpty else { return nil }
    var all: CellRect?
    for tick in 0..<found.period {
      let along = start + tick
      let place = along < boxes.count ? along : found.start + (along - found.start) % found.period
      // Removes the margin around live cells again.
      var box = boxes[place].widened(by: -1)
      guard !box.isEmpty else { continue }
      let turns = (along - place) / found.period
      let part = Double(tick) / Double(found.period)
      box.x += turns * way.x - Int((Double(way.x) * part).rounded(.down))
      box.y += turns * way.y - Int((Double(way.y) * part).rounded(.down))
      box = box.widened(across: way.x == 0 ? 0 : 1, down: way.y == 0 ? 0 : 1)
      all = all?.union(box) ?? box
    }
    return all
  }

  private func tracedPictures(
    _ plain: PictureKeys, in look: Look
  ) throws(WorldError) -> PictureKeys {
    let found = plain.found
    var pictures = PictureKeys(keys: finder.keys, found: found, earliest: found.start)
    var world = begin.world
    guard let cells = world as? any FieldWorld else { return pictures }
    let moves = field == .moving
    func seen(_ cells: any FieldWorld) -> CellRect? { moves ? cells.liveBox : seenBox(found) }
    guard let first = seen(cells) else { return pictures }
    var keeper = TraceKeeper(
      depth: look.traceDepth, isForEver: look.traces.hasHistory, world: cells, view: first,
      moves: moves)
    var keys: [Int] = []
    // Ticks before the film leave visible traces.
    let last = self.first + found.start + look.traceDepth + 2 * found.period
    let early = look.traces.hasHistory ? 0 : max(0, self.first - look.traceDepth - 1)
    try world.advance(by: early)
    for tick in early...last {
      if let cells = world as? any FieldWorld {
        let seen = seen(cells) ?? first
        keeper.pass(at: cells, in: seen, ticksLeft: 0)
        if tick >= self.first {
          let corner = moves ? Cell(seen.x, seen.y) : Cell(0, 0)
          var hasher = Hasher()
          hasher.combine(keeper.key(fade: look.traces.fade, age: look.traces.age, from: corner))
          if moves {
            hasher.combine(plain[tick - self.first])
          } else if look.traces.age == 0 {
            // Cells coloured by age do not show their state.
            Self.hash(cells, in: seen, into: &hasher)
          }
          keys.append(hasher.finalize())
        }
      }
      try world.advance(by: 1)
    }
    var start = keys.count - 1 - found.period
    while start > found.start, keys[start - 1] == keys[start - 1 + found.period] { start -= 1 }
    // Outside the box of one period, other cells may have been alive before.
    if field != .whole { pictures.earliest = 0 }
    pictures.keys = keys
    pictures.found.start = start
    return pictures
  }

  private func seenBox(_ found: RepeatFinder.Repeat) -> CellRect? {
    if case .cells(let seen, _) = field { return seen }
    return box(from: found.start, found, Cell(0, 0))?.widened(by: 2)
  }
}

private struct PictureKeys {
  /// The keys of the first ticks.
  var keys: [Int]
  var found: RepeatFinder.Repeat
  /// The first tick at which a film may begin.
  var earliest: Int

  /// The key of a tick, which may be after the first ones.
  subscript(tick: Int) -> Int {
    keys[tick < keys.count ? tick : found.start + (tick - found.start) % found.period]
  }
}
