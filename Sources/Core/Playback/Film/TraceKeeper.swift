internal import TerrariumBasics
internal import TerrariumRendering

/// Records how long ago each visible cell was born or died, up to a number of ticks.
///
/// It must see the world after each of the last ticks before a frame, and no others.
package struct TraceKeeper: Sendable {
  /// The most ticks to remember.
  let depth: Int
  /// True to remember for ever that a cell has been alive, which requires a look after each tick.
  let isForEver: Bool

  private var view: CellRect
  private var isAlive: [Bool]
  /// The ticks since the birth or death of each cell; longer times count as one more than the
  /// longest shown.
  private var since: [UInt16]
  /// The tick of the last look.
  private var tick: Int

  /// Starts with the cells of a view; live cells have age 0.
  init(depth: Int, isForEver: Bool = false, world: any FieldWorld, view: CellRect) {
    self.depth = depth
    self.isForEver = isForEver
    self.view = view
    tick = world.tick
    isAlive = world.states(in: view).states.map { $0 != 0 }
    since = isAlive.map { $0 ? 0 : Self.never }
  }

  /// The time since an event that has never happened.
  private static let never = UInt16.max

  private var longAgo: UInt16 { UInt16(depth + 1) }

  /// The number of ticks until it must look at the world.
  func ticksToNextLook(_ clock: FilmClock) -> Int {
    isForEver ? 1 : max(1, clock.ticksToNextFrame - depth)
  }

  /// Records that ticks have passed; `ticksLeft` remain until the next frame. It looks at the cells
  /// only if these are few, and must then be called after every tick.
  mutating func pass(at world: any FieldWorld, in view: CellRect, ticksLeft: Int) {
    guard world.tick != tick else { return }
    let isOnly = world.tick == tick + 1
    guard isForEver || ticksLeft <= depth else { return }
    tick = world.tick
    look(at: world, in: view, afterTick: isOnly)
  }

  /// Looks at the cells of a view after a tick. `isOnly` is true if exactly one tick has passed
  /// since the last look; otherwise the time of a change is unknown.
  private mutating func look(at world: any FieldWorld, in view: CellRect, afterTick isOnly: Bool) {
    let states = turn(to: view, of: world)
    for index in states.indices {
      let isNowAlive = states[index] != 0
      if isNowAlive != isAlive[index] {
        isAlive[index] = isNowAlive
        since[index] = isOnly ? 0 : longAgo
      } else if since[index] == Self.never {
        continue
      } else if !isOnly {
        since[index] = longAgo
      } else if since[index] < longAgo {
        since[index] += 1
      }
    }
  }

  /// Looks at the cells of a view after a step has edited some: set cells have age 0, and cleared
  /// cells leave no trace.
  mutating func lookAfterStep(at world: any FieldWorld, in view: CellRect) {
    tick = world.tick
    let states = turn(to: view, of: world)
    for index in states.indices where (states[index] != 0) != isAlive[index] {
      isAlive[index].toggle()
      since[index] = isAlive[index] ? 0 : Self.never
    }
  }

  /// The states of the view's cells, replaced by those for ages and traces if a cell has one.
  func traced(_ grid: StateGrid, fade: Int, age: Int, as traces: TraceStates) -> StateGrid {
    guard grid.size.area == since.count else { return grid }
    var states = grid.states
    for index in states.indices {
      let ticks = Int(since[index])
      if states[index] == 0, ticks < fade {
        states[index] = traces.dead(since: ticks, of: fade)
      } else if states[index] == 0, since[index] != Self.never, let past = traces.past {
        states[index] = UInt8(past)
      } else if states[index] != 0, age > 0 {
        states[index] = traces.alive(since: ticks, of: age)
      }
    }
    return StateGrid(size: grid.size, states: states)
  }

  /// A number that is equal for equal traces.
  func key(fade: Int, age: Int) -> Int {
    var hasher = Hasher()
    for index in since.indices {
      hasher.combine(isAlive[index])
      hasher.combine(min(since[index], UInt16(isAlive[index] ? age : fade)))
      if isForEver { hasher.combine(since[index] == Self.never) }
    }
    return hasher.finalize()
  }

  /// Changes to another view and returns the states of its cells. Cells in both views keep their
  /// times; the times of the others are unknown.
  private mutating func turn(to next: CellRect, of world: any FieldWorld) -> [UInt8] {
    let states = world.states(in: next).states
    guard next != view else { return states }
    var nextAlive = states.map { $0 != 0 }
    var nextSince = [UInt16](repeating: Self.never, count: states.count)
    let common = view.intersection(next)
    for y in common.y..<max(common.y, common.maxY) {
      let from = (y - view.y) * view.width + common.x - view.x
      let to = (y - next.y) * next.width + common.x - next.x
      for x in 0..<common.width {
        nextAlive[to + x] = isAlive[from + x]
        nextSince[to + x] = since[from + x]
      }
    }
    view = next
    isAlive = nextAlive
    since = nextSince
    return states
  }
}

extension Look {
  /// The number of ticks before a frame that leave a trace in it.
  var traceDepth: Int { max(fade, age) }
}
