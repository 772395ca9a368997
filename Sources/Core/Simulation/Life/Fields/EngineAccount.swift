/// The times that two engines have taken for the same plane, and the choice between them.
///
/// Both may have the plane at once and race for a call. How long the tiles still need is known from
/// their last generations; HashLife tells nothing before it is there. So HashLife may spend a part
/// of what the tiles would take, and where it has not arrived by then, the tiles go on. Who was
/// slower loses the plane, and tries again when the other has worked some times as long as that
/// trial took: what is lost stays a part of what is needed.
///
/// All times are in seconds.
package struct EngineAccount: Sendable {
  /// One of the two engines.
  package enum Engine { case tiles, squares }

  /// The time of each engine since the race began, handing over included.
  private(set) var tilesTime = 0.0
  private(set) var squaresTime = 0.0

  /// The time that HashLife may take beyond its part.
  private var credit = EngineAccount.shortest

  /// The last measured time of a generation of the tiles, and the number of HashLife results in a
  /// second; 0 before the tiles have begun.
  private var generationTime = 0.0
  private var resultRate = 4e6

  /// The smaller one of the last two measured times: one slice that was held up says nothing of those
  /// to come.
  private var steadyTime = 0.0

  /// The time of the tiles in this call, and the generations that they have done in it.
  private var callTime = 0.0
  private var callGenerations = 0

  /// The generations of the last slice of the tiles.
  private var lastSlice = 0

  /// True while the tiles' generations become faster and faster, or only one slice of them is known:
  /// kernels learn the rule on the way, and the time of the first ones says nothing of the others.
  private var isSettling = false

  /// The time of the engine that has held the plane alone since the last race, and the time that
  /// the other one took in that race.
  private var aloneTime = 0.0
  private var trialTime = 0.0

  /// True while each engine has a thread of its own.
  package var isSideBySide = false

  /// The threads that the tiles have a use for, of which they have one while HashLife works beside them.
  package var threadsOfTiles = 1

  /// The last measured time to convert a cell.
  private var cellTime = 1e-7

  package init() {}

  /// A time too short to be noticed: the length of the first slices, and the least time of a race.
  private static let shortest = 0.002

  /// Tiles that need less than four times as long, or in a first call less than three times as long from
  /// now on, are not raced: two engines at once take longer each.
  private static let worthRacing = 0.004

  /// The part of the tiles' time that HashLife may take, also while it works beside them and hardly
  /// holds them up; and how many times as long as the last trial one engine works alone.
  private static let part = 0.4
  private static let partBeside = 0.8
  private static let patience = 8.0

  /// The part of the time of the last generations below which those of a slice are much faster, and
  /// the time after which even that is no reason to wait.
  private static let fasterPart = 0.7
  private static let settlingTime = 0.1
}

extension EngineAccount {
  /// A call begins.
  package mutating func beginCall() { (callTime, callGenerations) = (0, 0) }

  /// The time that the tiles still need for some generations. If the last generations took longer
  /// than those before, the active area is growing: linearly, or by the square of the time.
  private func tilesNeed(for generations: Int) -> Double {
    let even = steadyTime * Double(generations)
    let usual = callTime / Double(max(1, callGenerations))
    guard callGenerations > 0, steadyTime > 1.6 * usual else { return even }
    let times = 1 + Double(generations) / Double(callGenerations)
    let all = steadyTime > 2.6 * usual ? times * times * times : times * times
    return max(even, callTime * (all - 1))
  }

  /// True if the tiles have so far to go that their thread and memory would be used for nothing:
  /// HashLife arrives before, or loses by its part of their time.
  package func tilesAreFar(_ left: Int) -> Bool {
    !isSettling && tilesTime > 5 * Self.shortest && tilesNeed(for: left) > 32 * tilesTime
  }

  /// True if HashLife may go on while the tiles have some generations to go.
  private func squaresMayGoOn(tilesLeft: Int) -> Bool {
    // Beside HashLife wide tiles take longer by about their threads, and so seem to need longer.
    let beside = threadsOfTiles > 1 ? 1 / Double(threadsOfTiles) : Self.partBeside
    let part = isSideBySide && tilesLeft > 0 ? beside : Self.part
    return squaresTime < credit + part * (tilesTime + tilesNeed(for: tilesLeft))
  }

  /// The next step of a call: work by an engine, the loss of a race, or the end.
  package enum Step: Equatable { case work(Engine), loss(Engine), end }

  /// The next step while engines have generations left to compute; nil stands for an engine that
  /// does not hold the plane.
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
    // What the tiles need may become less or more on the way, so they go on a little.
    let share = tilesAreFar(tilesLeft) ? 32.0 : 3
    if tilesTime < squaresTime / share || lastSlice == 0 { return .tiles }
    return squaresMayGoOn(tilesLeft: tilesLeft) ? .squares : .tiles
  }

  /// The number of generations of the tiles' next slice: about an eighth of the time so far, within
  /// a limit.
  package func slice(of generations: Int) -> Int {
    let time = min(max(Self.shortest, tilesTime + aloneTime) / 8, Self.shortest)
    let most = Double(max(1, 8 * lastSlice))
    return max(1, Int(min(time / max(generationTime, 1e-9), most, Double(generations))))
  }

  /// The number of results of HashLife's next slice.
  package var fuel: Int {
    max(1024, Int(min(1e12, max(Self.shortest, squaresTime + aloneTime) / 8 * resultRate)))
  }

  /// Notes a slice of the tiles' generations and its time.
  package mutating func recordTiles(_ generations: Int, in time: Double, isAlone: Bool) {
    if isAlone { aloneTime += time } else { tilesTime += time }
    let last = lastSlice == 0 ? .infinity : generationTime
    (generationTime, lastSlice) = (time / Double(max(1, generations)), generations)
    steadyTime = min(last, generationTime)
    isSettling =
      generationTime < Self.fasterPart * last && tilesTime + aloneTime < Self.settlingTime
    callTime += time
    callGenerations += generations
  }

  /// Notes a slice of HashLife's results and its time.
  package mutating func recordSquares(results: Int, in time: Double, isAlone: Bool) {
    if isAlone { aloneTime += time } else { squaresTime += time }
    if results >= 1024, time > 0 { resultRate = Double(results) / time }
  }
}

extension EngineAccount {
  /// True if HashLife may try the generations of the tiles, although cells must be converted. The
  /// tiles first estimate their time; since first generations are too slow, some must have passed.
  package mutating func wantsSquares(tilesLeft: Int, population: @autoclosure () -> Double) -> Bool
  {
    if isSettling { return false }
    let need = tilesNeed(for: tilesLeft)
    // A first call may be the only one.
    if aloneTime <= callTime, need < 3 * Self.worthRacing { return false }
    let time = min((aloneTime + need) / 4, 2 * aloneTime)
    return time > Self.worthRacing && wantsRace(after: time, population())
  }

  /// True if the tiles may try the generations of HashLife. They wait, because the time to copy cells
  /// that lie far apart is not known before.
  package mutating func wantsTiles(population: @autoclosure () -> Double) -> Bool {
    wantsRace(after: aloneTime / 2, population())
  }

  private mutating func wantsRace(
    after time: Double, _ population: @autoclosure () -> Double
  ) -> Bool {
    guard time > Self.shortest / 8, time >= trialTime else { return false }
    let handover = cellTime * population()
    if time >= handover { return true }
    // To count cells costs, too.
    trialTime = handover
    return false
  }

  /// True if no slice of the tiles has shown how long they need.
  package var isNew: Bool { lastSlice == 0 }

  /// A race begins: cells were handed over to an engine.
  package mutating func begin(_ engine: Engine, cells: Double, in time: Double) {
    if engine == .tiles {
      (tilesTime, squaresTime, credit, lastSlice) = (time, 0, Self.shortest, 0)
    } else {
      (tilesTime, squaresTime) = (0, time)
      credit = max(Self.shortest, aloneTime / 4) + time
    }
    aloneTime = 0
    if cells > 1000 { cellTime = time / cells }
  }

  /// A race ends: one engine has lost the plane.
  package mutating func end(loser: Engine) {
    // The tiles count a quarter of their time (`wantsSquares`).
    trialTime = loser == .tiles ? Self.patience * tilesTime : Self.patience / 4 * squaresTime
    (tilesTime, squaresTime, aloneTime) = (0, 0, 0)
  }

  /// True if the tiles may go on after HashLife is finished: if they are not slower, or if too
  /// little time has passed for a comparison.
  private func tilesMayGoOn(tilesLeft: Int) -> Bool {
    let need = tilesNeed(for: tilesLeft)
    return need < Self.shortest / 8 || tilesTime + need < squaresTime
  }

  /// The loser of a race in which both have computed the same; nil while it is unknown.
  private var loser: Engine? {
    guard tilesTime + squaresTime >= Self.shortest else { return nil }
    if squaresTime < tilesTime { return .tiles }
    return squaresMayGoOn(tilesLeft: 0) ? nil : .squares
  }
}
