/// The times of two engines for the same plane, and the choice between them.
///
/// Both engines may hold the plane at once and race for a call. The remaining time of the tiles is
/// estimated from their last generations; HashLife's is unknown until it is done. So HashLife may
/// spend a part of the tiles' time, and if it has not finished by then, the tiles continue. The
/// slower engine loses the plane, and tries again after the other has worked several times as long
/// as that trial. So the wasted time stays a fraction of the useful time.
///
/// All times are in seconds.
package struct EngineAccount: Sendable {
  /// One of the two engines.
  package enum Engine { case tiles, squares }

  /// The time of each engine since the race began, including conversions.
  private(set) var tilesTime = 0.0
  private(set) var squaresTime = 0.0

  /// The time that HashLife may take beyond its share.
  private var credit = EngineAccount.shortest

  /// The pace of the tiles, and the number of HashLife results per second.
  private var pace = TilesPace()
  private var resultRate = 4e6

  /// The time of the engine that has held the plane alone since the last race, and the time that
  /// the other one took in that race.
  private var aloneTime = 0.0
  private var trialTime = 0.0

  /// True while each engine has its own thread.
  package var isSideBySide = false

  /// The number of threads that the tiles can use; while HashLife works in parallel, they have one.
  package var threadsOfTiles = 1

  /// The last measured time for converting a cell.
  private var cellTime = 1e-7

  package init() {}

  /// An imperceptibly short time: the length of the first slices, and the least time of a race.
  private static let shortest = 0.002

  /// Tiles that need less than four times as long (in a first call, less than three times from now
  /// on) do not race. Two parallel engines slow each other down.
  private static let worthRacing = 0.004

  /// The share of the tiles' time that HashLife may take, also when it works in parallel and hardly
  /// slows them down; and how many times the last trial one engine then works alone.
  private static let part = 0.4
  private static let partBeside = 0.8
  private static let patience = 8.0
}

extension EngineAccount {
  /// Begins a call.
  package mutating func beginCall() { pace.beginCall() }

  /// True if the tiles have so much left that running them would waste their thread and memory:
  /// HashLife finishes before, or loses by exceeding its share of their time.
  package func tilesAreFar(_ left: Int) -> Bool {
    !pace.isSettling && tilesTime > 5 * Self.shortest && pace.time(for: left) > 32 * tilesTime
  }

  /// True if HashLife may continue while the tiles have some generations left.
  private func squaresMayGoOn(tilesLeft: Int) -> Bool {
    // In parallel with HashLife, tiles have one thread less each, so their estimate is too long.
    let beside = threadsOfTiles > 1 ? 1 / Double(threadsOfTiles) : Self.partBeside
    let part = isSideBySide && tilesLeft > 0 ? beside : Self.part
    return squaresTime < credit + part * (tilesTime + pace.time(for: tilesLeft))
  }

  /// The next step of a call: work by an engine, the loss of a race, or the end.
  package enum Step: Equatable { case work(Engine), loss(Engine), end }

  /// The next step while engines have generations left; nil stands for an engine that does not hold
  /// the plane.
  package func nextStep(tilesLeft: Int?, squaresLeft: Int?) -> Step {
    guard let tilesLeft else { return (squaresLeft ?? 0) > 0 ? .work(.squares) : .end }
    guard let squaresLeft else { return tilesLeft > 0 ? .work(.tiles) : .end }
    switch (tilesLeft > 0, squaresLeft > 0) {
    case (true, true): return .work(next(tilesLeft: tilesLeft))
    case (false, true): return squaresMayGoOn(tilesLeft: 0) ? .work(.squares) : .loss(.squares)
    case (true, false):
      return tilesMayGoOn(tilesLeft: tilesLeft) ? .work(.tiles) : .loss(.tiles)
    case (false, false): return loser.map { .loss($0) } ?? .end
    }
  }

  /// The next engine to work while both have generations left.
  private func next(tilesLeft: Int) -> Engine {
    // The tiles' estimate may change on the way, so they advance a little.
    let share = tilesAreFar(tilesLeft) ? 32.0 : 3
    if tilesTime < squaresTime / share || pace.lastSlice == 0 { return .tiles }
    return squaresMayGoOn(tilesLeft: tilesLeft) ? .squares : .tiles
  }

  /// The number of generations in the tiles' next slice: about an eighth of the time so far, within
  /// a limit.
  package func slice(of generations: Int) -> Int {
    let time = min(max(Self.shortest, tilesTime + aloneTime) / 8, Self.shortest)
    let most = Double(max(1, 8 * pace.lastSlice))
    return max(1, Int(min(time / max(pace.generationTime, 1e-9), most, Double(generations))))
  }

  /// The number of results in HashLife's next slice.
  package var fuel: Int {
    max(1024, Int(min(1e12, max(Self.shortest, squaresTime + aloneTime) / 8 * resultRate)))
  }

  /// Records a slice of the tiles' generations and its time.
  package mutating func recordTiles(_ generations: Int, in time: Double, isAlone: Bool) {
    if isAlone { aloneTime += time } else { tilesTime += time }
    pace.record(generations, in: time, after: tilesTime + aloneTime)
  }

  /// Records a slice of HashLife's results and its time.
  package mutating func recordSquares(results: Int, in time: Double, isAlone: Bool) {
    if isAlone { aloneTime += time } else { squaresTime += time }
    if results >= 1024, time > 0 { resultRate = Double(results) / time }
  }
}

extension EngineAccount {
  /// True if HashLife may try the generations of the tiles in spite of the conversion. The tiles
  /// must first estimate their time, for which some generations must have passed, because the first
  /// ones are too slow.
  package mutating func wantsSquares(tilesLeft: Int, population: @autoclosure () -> Double) -> Bool
  {
    if pace.isSettling { return false }
    let need = pace.time(for: tilesLeft)
    // A first call may be the only one.
    if aloneTime <= pace.call.time, need < 3 * Self.worthRacing { return false }
    let time = min((aloneTime + need) / 4, 2 * aloneTime)
    return time > Self.worthRacing && wantsRace(after: time, population())
  }

  /// True if the tiles may try the generations of HashLife. They wait, because the time for copying
  /// distant cells is unknown.
  package mutating func wantsTiles(population: @autoclosure () -> Double) -> Bool {
    wantsRace(after: aloneTime / 2, population())
  }

  private mutating func wantsRace(
    after time: Double, _ population: @autoclosure () -> Double
  ) -> Bool {
    guard time > Self.shortest / 8, time >= trialTime else { return false }
    let handover = cellTime * population()
    if time >= handover { return true }
    // Counting cells also takes time.
    trialTime = handover
    return false
  }

  /// True if no slice of the tiles has been measured.
  package var isNew: Bool { pace.lastSlice == 0 }

  /// Begins a race: cells were copied to an engine.
  package mutating func begin(_ engine: Engine, cells: Double, in time: Double) {
    if engine == .tiles {
      (tilesTime, squaresTime, credit) = (time, 0, Self.shortest)
      pace.forgetSlice()
    } else {
      (tilesTime, squaresTime) = (0, time)
      credit = max(Self.shortest, aloneTime / 4) + time
    }
    aloneTime = 0
    if cells > 1000 { cellTime = time / cells }
  }

  /// Ends a race: one engine has lost the plane.
  package mutating func end(loser: Engine) {
    // The tiles count a quarter of their time (`wantsSquares`).
    trialTime = loser == .tiles ? Self.patience * tilesTime : Self.patience / 4 * squaresTime
    (tilesTime, squaresTime, aloneTime) = (0, 0, 0)
  }

  /// True if the tiles may continue after HashLife is finished: if they are not slower, or if the
  /// time is too short for a comparison.
  private func tilesMayGoOn(tilesLeft: Int) -> Bool {
    let need = pace.time(for: tilesLeft)
    return need < Self.shortest / 8 || tilesTime + need < squaresTime
  }

  /// The loser of a race in which both have computed the same; nil while it is unknown.
  private var loser: Engine? {
    guard tilesTime + squaresTime >= Self.shortest else { return nil }
    if squaresTime < tilesTime { return .tiles }
    return squaresMayGoOn(tilesLeft: 0) ? nil : .squares
  }
}
