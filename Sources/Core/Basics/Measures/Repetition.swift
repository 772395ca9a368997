/// The repetition of a run: its first tick, its period, and its displacement per period.
package struct Repetition: Hashable, Sendable {
  package let rest: Int
  package let period: Int
  package let move: Cell

  package init(rest: Int, period: Int, move: Cell = Cell(0, 0)) {
    self.rest = rest
    self.period = period
    self.move = move
  }

  /// The first tick at which the repetition is known.
  package var seen: Int { rest + period }
}

/// Watches a world tick by tick and finds out when it begins to repeat.
///
/// It keeps a hash of each moment, and the world's start. Where hashes are equal, it replays the
/// world from the start and compares the moments themselves, so every result is proven.
package struct RepetitionFinder: Sendable {
  private let start: any World
  private var signatures: [UInt64] = []
  /// The tick from which nothing changes, if the world reports it.
  private var restingSince: Int?
  private let isCompared: Bool
  private let canRest: Bool
  /// The proven repetition, once found.
  package private(set) var found: Repetition?

  /// Creates a finder that starts with a world's current moment.
  package init(_ world: any World) {
    start = world
    isCompared = (world as? any MeasuredWorld)?.followsFromMoment ?? false
    canRest = !isCompared && world is any RestingWorld
    if isCompared, let world = world as? any MeasuredWorld { signatures = [world.moment.signature] }
    if canRest { noteRest(of: world) }
  }

  /// True if the world can be found to repeat.
  package var canFind: Bool { isCompared || canRest }

  /// Records the world after a tick.
  ///
  /// - Throws: If there is no memory for more, or an error of the world during a replay.
  package mutating func pass(_ world: any World, _ moment: Moment?) throws(WorldError) {
    guard found == nil else { return }
    if canRest {
      if let since = restingSince {
        found = Repetition(rest: since, period: 1)
      } else {
        noteRest(of: world)
      }
    }
    guard isCompared, let moment else { return }
    signatures.append(moment.signature)
    let count = signatures.count - 1
    guard count >= 64, count & (count - 1) == 0 else { return }
    try Allocation.check(count, of: 32)
    try find()
  }

  /// Checks for a repetition so far.
  package mutating func find() throws(WorldError) {
    guard found == nil, isCompared, let period = try period() else { return }
    found = try rest(ofPeriod: period)
  }

  private mutating func noteRest(of world: any World) {
    guard var world = world as? any RestingWorld, world.isAtRest() else { return }
    restingSince = world.tick
  }

  /// The least number of ticks after which the last moment recurs, if it occurred before.
  private func period() throws(WorldError) -> Int? {
    let last = signatures.count - 1
    guard let first = (0..<last).first(where: { signatures[$0] == signatures[last] }) else {
      return nil
    }
    var world = start
    try world.advance(by: first)
    var moments: [(Int, Moment)] = []
    for place in first...last {
      if place > first { try world.advance(by: 1) }
      guard signatures[place] == signatures[last] else { continue }
      guard let moment = (world as? any MeasuredWorld)?.moment else { return nil }
      moments.append((place, moment))
    }
    guard let end = moments.popLast() else { return nil }
    return moments.last { end.1.displacement(from: $0.1) != nil }.map { last - $0.0 }
  }

  /// The first place from which every moment recurs after a period.
  private func rest(ofPeriod period: Int) throws(WorldError) -> Repetition? {
    let last = signatures.count - 1 - period
    var place = last
    while place > 0, signatures[place - 1] == signatures[place - 1 + period] { place -= 1 }
    var (early, late) = (start, start)
    try early.advance(by: place)
    try late.advance(by: place + period)
    while place <= last {
      guard let one = early as? any MeasuredWorld, let other = late as? any MeasuredWorld else {
        return nil
      }
      if let move = other.moment.displacement(from: one.moment) {
        return Repetition(rest: start.tick + place, period: period, move: move)
      }
      try early.advance(by: 1)
      try late.advance(by: 1)
      place += 1
    }
    return nil
  }
}
