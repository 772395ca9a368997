internal import TerrariumBasics
internal import TerrariumPictures

/// Records how long ago each cell was born or died, up to a number of ticks.
///
/// It must see the world after each of the last ticks before a frame, and no others. Cells are kept in
/// tiles: only parts of a plane with cells that were once alive take memory.
package struct TraceKeeper: Sendable {
  /// The most ticks to remember.
  let depth: Int
  /// True to remember for ever that a cell has been alive, which requires a look after each tick.
  let isForEver: Bool
  /// True if the view moves: then it also looks at everything that lives outside of it.
  private let moves: Bool

  /// The cells in view: the only ones that it knows unless the view moves.
  private var view: CellRect
  private(set) var tiles: [Cell: TraceTile] = [:]
  /// True if a cell has died since the start, and not by a step.
  private(set) var hasDeaths = false
  /// The tick of the last look.
  private var tick: Int
  /// Counts ticks on; of those without a look no more than it has to remember.
  private var now: Int32

  /// The most tiles: later ones are without traces.
  private static let mostTiles = 1 << 14

  /// Starts with the cells of a view, or with all live cells if the view moves; these have age 0.
  init(
    depth: Int, isForEver: Bool = false, world: any FieldWorld, view: CellRect, moves: Bool = false
  ) {
    self.depth = depth
    self.isForEver = isForEver
    self.moves = moves
    self.view = view
    tick = world.tick
    now = Int32(depth) + TraceTile.longAgo + 1
    look(at: world, in: view, birth: now, death: TraceTile.never)
  }

  /// The number of ticks until it must look at the world.
  func ticksToNextLook(_ clock: FilmClock) -> Int {
    isForEver ? 1 : max(1, clock.ticksToNextFrame - depth)
  }

  /// Records that ticks have passed; `ticksLeft` remain until the next frame. It looks at the cells
  /// only if these are few, and must then be called after every tick.
  mutating func pass(at world: any FieldWorld, in view: CellRect, ticksLeft: Int) {
    guard world.tick != tick, isForEver || ticksLeft <= depth else { return }
    let passed = world.tick - tick
    tick = world.tick
    now += Int32(1...depth + 1 ~= passed ? passed : depth + 1)
    rewind()
    // Of several ticks it is not known in which one a cell was born or died.
    let time = passed == 1 ? now : TraceTile.longAgo
    look(at: world, in: view, birth: time, death: time)
  }

  /// Looks at the cells after a step has edited some: set cells have age 0, and cleared cells leave no
  /// trace.
  mutating func lookAfterStep(at world: any FieldWorld, in view: CellRect) {
    tick = world.tick
    look(at: world, in: view, birth: now, death: TraceTile.never)
  }

  /// Begins to count anew before numbers end.
  private mutating func rewind() {
    guard now > 1 << 30 else { return }
    let start = Int32(depth) + TraceTile.longAgo + 1
    for place in tiles.keys { tiles[place]?.count(back: now - start) }
    now = start
  }

  /// Looks at the cells of a view; births and deaths since the last look get a time.
  private mutating func look(
    at world: any FieldWorld, in next: CellRect, birth: Int32, death: Int32
  ) {
    // The times of cells that come into view are unknown.
    let known = moves ? nil : view
    view = next
    for place in places(in: world) {
      let all = TraceTile.cells(at: place)
      let cells = moves ? all : all.intersection(next)
      tiles[place, default: TraceTile()].take(
        world.states(in: cells), at: Cell(cells.x - all.x, cells.y - all.y),
        known: known.map { $0.moved(right: -all.x, down: -all.y) }, birth: birth, death: death)
      hasDeaths = hasDeaths || tiles[place]?.hasDeaths ?? false
      if tiles[place]?.isOver(before: isForEver ? nil : now - Int32(depth)) ?? false {
        tiles[place] = nil
      }
    }
  }

  /// The tiles to look at: all in view, or on the whole plane, in which something lives or has lived.
  private func places(in world: any FieldWorld) -> Set<Cell> {
    var places = Set(tiles.keys)
    if !moves {
      places = places.filter { !TraceTile.cells(at: $0).intersection(view).isEmpty }
    }
    Self.addLiveTiles(of: world, in: view, to: &places)
    if moves, let all = world.liveBox ?? world.bounds {
      Self.addLiveTiles(of: world, in: all, to: &places)
    }
    return places
  }

  /// Adds the tiles of an area in which a cell may live, found in blocks of many tiles, of few, and of
  /// one.
  private static func addLiveTiles(
    of world: any FieldWorld, in area: CellRect, to places: inout Set<Cell>
  ) {
    guard !area.isEmpty else { return }
    var shift = 6
    while max(area.width, area.height) >> shift > 64, shift < 54 { shift += 6 }
    let (left, top) = (area.x >> shift, area.y >> shift)
    let columns = (area.maxX - 1) >> shift - left + 1
    let rows = (area.maxY - 1) >> shift - top + 1
    let shares = world.shares(
      in: CellRect(
        x: left << shift, y: top << shift, width: columns << shift, height: rows << shift),
      blockSide: 1 << shift)
    for index in 0..<columns * rows where shares.planes.contains(where: { $0[index] > 0 }) {
      let place = Cell(left + index % columns, top + index / columns)
      guard places.count < mostTiles else { return }
      if shift == 6 {
        places.insert(place)
      } else {
        let block = CellRect(
          x: place.x << shift, y: place.y << shift, width: 1 << shift, height: 1 << shift)
        addLiveTiles(of: world, in: block.intersection(area), to: &places)
      }
    }
  }

  /// A number that is equal for equal traces, relative to a cell.
  func key(fade: Int, age: Int, from corner: Cell = Cell(0, 0)) -> Int {
    var sum: UInt64 = 0
    for (place, tile) in tiles {
      let cells = TraceTile.cells(at: place)
      let seen = moves ? cells : cells.intersection(view)
      tile.forEachCell(in: seen.moved(right: -cells.x, down: -cells.y)) { x, y, isAlive, time in
        let ticks = since(time)
        let value = isAlive ? min(ticks, age) : ticks < fade ? ticks : isForEver ? fade : nil
        guard let value else { return }
        var hasher = Hasher()
        hasher.combine(cells.x + x - corner.x)
        hasher.combine(cells.y + y - corner.y)
        hasher.combine(isAlive)
        hasher.combine(value)
        sum &+= UInt64(bitPattern: Int64(hasher.finalize()))
      }
    }
    return Int(truncatingIfNeeded: sum)
  }

  /// The ticks since a time; a longer time than it remembers counts as one more than that.
  func since(_ time: Int32) -> Int {
    time == TraceTile.never ? Int.max : min(Int(now - time), depth + 1)
  }
}

extension Look {
  /// The number of ticks before a frame that leave a trace in it.
  var traceDepth: Int { max(traces.fade, traces.age) }
}
