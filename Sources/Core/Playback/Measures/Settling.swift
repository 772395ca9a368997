package import TerrariumBasics
package import TerrariumVocabulary

/// The end of a world's changes: it only repeats itself, or its parts fly apart for ever.
package struct Settling: Sendable {
  /// The repetition; nil if none was found.
  package let repetition: Repetition?
  /// The first tick from which it has settled; nil if it does not settle in time.
  package let tick: Int?
  /// The number of ticks after which that was known.
  package let ticks: Int

  /// The same, as far as it is so by a tick.
  package func known(by last: Int) -> Settling {
    tick.map { $0 <= last } ?? true
      ? self : Settling(repetition: nil, tick: nil, ticks: ticks)
  }

  /// The most ticks of a run that continues until it has settled.
  package static let limit = 100_000
}

extension Stage {
  /// A world with more cells than this, and this many times more than at first, does not settle.
  private static let (mostCells, mostGrowth): (UInt128, UInt128) = (1 << 16, 8)

  /// Looks ahead until the world has settled, for a film of a number of ticks: also some ticks beyond
  /// its end, as a repetition must be seen.
  package func settling(ofFilm ticks: Int) throws(Fault) -> Settling {
    let reach = ticks < Settling.limit / 2 ? 2 * ticks + 64 : Settling.limit
    return try settling(within: reach, findsRepetition: false)
  }

  /// Looks ahead until the world has settled, for a number of ticks at most.
  ///
  /// - Parameters:
  ///   - limit: The most ticks.
  ///   - findsRepetition: False if only the tick is needed. Objects on a plane tell it sooner.
  /// - Returns: Its repetition and the tick, as far as found.
  /// - Throws: An error of the world, or a fault if the run is interrupted.
  package func settling(
    within limit: Int = Settling.limit, findsRepetition: Bool = true
  ) throws(Fault) -> Settling {
    var world = world
    let countsObjects = objects != nil && field?.bounds == nil
    var finder = countsObjects && !findsRepetition ? nil : RepetitionFinder(world)
    let most = max(
      Self.mostCells, Self.mostGrowth * ((world as? any MeasuredWorld)?.liveCount ?? 0))
    var populations: [UInt128] = []
    var (passed, end, isSettled) = (0, limit, false)
    try Fault.ofWorld { () throws(WorldError) in
      while passed < end, finder?.found == nil {
        passed += 1
        try world.advance(by: 1)
        let field = world as? any MeasuredWorld
        if finder != nil { try finder?.pass(world, field?.moment) }
        if let field, objects != nil { populations.append(field.liveCount) }
        guard passed & 63 == 0 else { continue }
        if interruption?.isAsked ?? false { return }
        if finder == nil, populations.last ?? 0 > most { return }
        // As often as the finder checks. A settled world repeats in its period or never.
        guard passed & (passed - 1) == 0, finder?.found == nil else { continue }
        guard let period = objects?.period(world, populations) else { continue }
        isSettled = true
        if finder == nil { return }
        end = min(end, passed + period)
      }
      try finder?.find()
    }
    let found = finder?.found
    if found == nil, interruption?.isAsked ?? false { throw Fault(.interrupted) }
    var tick = found?.rest
    if tick == nil { tick = try firstTick(by: passed, of: world, isSettled: isSettled) }
    return Settling(repetition: found, tick: tick, ticks: passed)
  }

  /// The first tick at which the objects of the world no longer meet; nil if they still do after a
  /// number of ticks, in the last world.
  private func firstTick(
    by ticks: Int, of last: any World, isSettled: Bool
  ) throws(Fault) -> Int? {
    guard let objects else { return nil }
    return try Fault.ofWorld { () throws(WorldError) -> Int? in
      if !isSettled, try objects.count(last, 0) == nil { return nil }
      var early = world
      var (least, most) = (0, ticks)
      while least < most {
        let middle = (least + most) / 2
        var later = early
        try later.advance(by: world.tick + middle - early.tick)
        if try objects.count(later, 0) != nil {
          most = middle
        } else {
          least = middle + 1
          early = later
        }
      }
      return world.tick + most
    }
  }
}
