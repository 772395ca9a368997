internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumVocabulary

// The passing of time in a film.
extension Film {
  /// Advances without frames, with as many rows at once as fit into a shot: for tables of a million
  /// games.
  mutating func playOn() throws(Fault) -> Shot? {
    guard var world = stage.world as? any TableWorld else { return end() }
    var wanted = Int.max
    if case .ticks(let count) = left { wanted = count }
    let before = clock.frames
    let room = clock.ticksToEnd
    let (passed, some) = try Fault.ofWorld(at: place) { () throws(WorldError) in
      try world.advanceGivingRows(ticks: min(wanted, Self.reportLimit, room))
    }
    told.add(some)
    if world.isOver || passed == wanted {
      // When everything is over, the remaining ticks add nothing.
      world.rest(ticks: clock.pass(wanted < .max ? wanted : passed) - passed)
      left = .none
      if clock.isOver { _ = end() }
    } else {
      clock.pass(passed)
      if wanted < .max { left = .ticks(wanted - passed) }
      if passed == room { _ = end() }
    }
    stage.world = world
    return Shot(reports: [], rows: told.take().rows, frame: nil, unseen: clock.frames - before)
  }

  /// Advances by some ticks. If the run may be interrupted, they are divided into parts, each as
  /// long as all before it, so that worlds that compute many ticks at once still can.
  mutating func tick(_ count: Int) throws(Fault) {
    var rest = count
    while rest > 0 {
      let stretch = stage.interruption == nil ? rest : min(rest, max(1, count - rest))
      try Fault.ofWorld(at: place) { () throws(WorldError) in
        try advance(by: stretch)
        try meter?.pass(stage.world, after: stretch)
      }
      try refuseIfInterrupted()
      rest -= stretch
    }
  }

  func refuseIfInterrupted() throws(Fault) {
    if let interruption = stage.interruption, interruption.isAsked {
      throw Fault(.interrupted, at: nil)
    }
  }

  private mutating func advance(by count: Int) throws(WorldError) {
    motion = nil
    guard reports || showsMotion else { return try stage.world.advance(by: count) }
    if var world = stage.world as? any TableWorld {
      let (passed, some) = try world.advanceGivingRows(ticks: count)
      if some.count > 0 { told.add(some) }
      if passed < count { try world.advance(by: 1) }
      stage.world = world
      return
    }
    // Events before this tick are reported separately.
    tell(stage.takeHappenings())
    let happenings = try report()
    if showsMotion { motion = happenings }
    tell(happenings)
  }

  /// Records events, if they are needed.
  mutating func tell(_ happenings: [Happening]) {
    if reports { told.add(happenings, tick: stage.world.tick) }
  }

  /// Advances by a tick and returns its events, if the world reports them.
  private mutating func report() throws(WorldError) -> [Happening] {
    guard var world = stage.world as? any TellingWorld else {
      try stage.world.advance(by: 1)
      return []
    }
    stage.world = EmptyWorld()
    defer { stage.world = world }
    return try world.advanceReporting()
  }
}

extension Film {
  /// The stage with a lit button that disappears when pressed; nil if there is none. The start
  /// button, `yes` and `no` are shown pressed in the last frame before. The press is found by
  /// looking ahead in the steps, so no extra frame is needed.
  var stageBeforePress: Stage? {
    guard stage.world.pressChangesScene, let pressed = pressedWorld else { return nil }
    var stage = stage
    stage.world = pressed
    return stage
  }

  /// The world with the lit button that ends its scene; nil if none is pressed next.
  private var pressedWorld: (any World)? {
    guard !isFull else { return nil }
    let world = stage.world
    if left.passesTime(on: stage) { return world.litForPress(after: nil) }
    if case .frames(let count) = left, count > 0 { return nil }
    for step in steps {
      switch step.duration {
      case .none where step.replacesWorld: return nil
      case .none, .ticks(0), .frames(0): continue
      case .frames: return nil
      case .ticks, .untilOver, .until: return world.litForPress(after: nil)
      case .untilDone: return world.litForPress(after: step.word)
      }
    }
    return nil
  }
}
