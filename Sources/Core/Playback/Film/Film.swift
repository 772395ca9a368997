package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPictures
package import TerrariumVocabulary

/// Plays a film: executes its steps in order, advances the world, and takes frames.
///
/// It returns one shot at a time and can stop after any, so no stretch of the film is held in
/// memory.
package struct Film {
  private let camera: Camera
  private var path: CameraPath
  /// The record of births and deaths, if pictures show them.
  private var keeper: TraceKeeper?
  /// The cells that a moving camera last saw.
  private var seen: CellRect?
  let reports: Bool
  /// True if frames are needed; otherwise only events.
  private let showsFrames: Bool
  package internal(set) var stage: Stage
  var clock: FilmClock
  private let startPlace: Place?
  private let isPanel: Bool
  /// The steps that have not begun.
  private(set) var steps: ArraySlice<Step>
  /// The rest of the current step, and its place in the scenario.
  package internal(set) var left = StepDuration.none
  private(set) var place: Place?
  /// True if the frame of the current step's last tick is left to the edits after it, and true if
  /// it is still to be shown.
  private var leavesLast = false
  private var isLastDue = false
  private var held: Frame?
  /// The events since the last shot.
  var told = FilmReports()
  private let endsAtRest: Bool
  /// The names of the census columns, for conditions.
  private let columns: [String]
  /// The tick at which the world has settled, if the current step waits for it and it does.
  package private(set) var settled: Int?
  private let isSettlingKnown: Bool
  /// The first awaited condition that did not hold in time.
  package private(set) var unmet: Condition?
  /// True if pictures show the motion between two frames.
  let showsMotion: Bool
  /// The events of the tick since the last frame; nil unless exactly one has passed.
  var motion: [Happening]?
  /// True if a step may have changed the world since the last frame.
  package private(set) var isBroken = false
  /// The smallest rectangle around the live cells of all frames, if needed.
  package private(set) var liveBox: CellRect?
  private let boxesLife: Bool
  /// Measures the run, if needed.
  package var meter: RunMeter?
  private var isCoverDue: Bool
  /// The shot after the card, while that is shown.
  private var opening: Shot?

  /// The most ticks and events that are collected without a frame.
  static let reportLimit = 4096

  /// Creates a film before its first frame.
  ///
  /// - Parameters:
  ///   - plan: Its steps, length and frames.
  ///   - stage: The stage at its start.
  ///   - camera: Takes frames from the stage.
  ///   - reports: True if events are needed.
  ///   - showsFrames: True if frames are needed.
  ///   - hasCover: True if an opening card comes first.
  ///   - showsMotion: True if pictures show the motion between frames.
  ///   - boxesLife: True if the box of all live cells is needed.
  ///   - meter: Measures the run.
  package init(
    _ plan: FilmPlan, on stage: Stage, camera: Camera, reports: Bool,
    showsFrames: Bool = true, hasCover: Bool = false, showsMotion: Bool = false,
    boxesLife: Bool = false, meter: RunMeter? = nil
  ) {
    self.meter = meter
    self.meter?.see(stage.world, in: camera.field(ofLook: stage.look))
    self.boxesLife = boxesLife
    self.showsMotion = showsMotion && plan.clock.every == 1 && !camera.moves
    isCoverDue = hasCover
    endsAtRest = plan.endsAtRest
    columns = plan.columns
    settled = plan.settled
    isSettlingKnown = plan.settled != nil
    self.stage = stage
    self.stage.editsKept = plan.steps.count(where: \.takesBack)
    self.camera = camera
    path = CameraPath(camera, live: plan.live)
    keeper = camera.keeper(of: stage)
    self.reports = reports
    self.showsFrames = showsFrames
    clock = plan.clock
    startPlace = plan.startPlace
    isPanel = plan.isPanel
    steps = plan.steps[...]
  }

  /// The current world.
  package var world: any World { stage.world }

  /// True if pictures would show where cells died, and none has died.
  package var lacksDeaths: Bool { keeper.map { !$0.hasDeaths } ?? false }

  /// The ticks of the film so far.
  package var ticks: Int { clock.ticks }

  /// True if there is no room for another frame.
  var isFull: Bool { clock.ticksToEnd == 0 }

  /// Returns the next shot; nil when the film is over.
  package mutating func nextShot() throws(Fault) -> Shot? {
    if let shot = opening.take() { return shot }
    let shot = try takeShot()
    guard isCoverDue, let first = shot?.frame else { return shot }
    isCoverDue = false
    opening = shot
    return Shot(cardBefore: first)
  }

  /// True if another frame would show the same cells as the first one. The film must be over and
  /// have no steps. Counters, charts and texts are ignored, and a camera stays at its start.
  package func closes(with first: Frame) throws(Fault) -> Bool {
    var film = self
    film.clock = FilmClock(every: clock.every, skip: clock.every, limit: 1)
    film.left = .ticks(clock.every)
    let next = try film.nextShot()?.frame
    return next?.cells == first.cells && next?.shares == first.shares
  }

  private mutating func takeShot() throws(Fault) -> Shot? {
    while true {
      try refuseIfInterrupted()
      if left != .none {
        if let shot = try goOn() { return shot }
      } else if let step = steps.popFirst() {
        if let shot = try begin(step) { return shot }
      } else {
        // A film in which no time passes shows the result of its steps.
        let opens = clock.open() || isLastDue
        isLastDue = false
        if opens || !told.isEmpty { return shot(showing: opens) }
        guard clock.frames > 0 else {
          throw Fault(
            .skipTooLong(skip: clock.skip, ticks: clock.ticks, isPanel: isPanel), at: startPlace)
        }
        return nil
      }
    }
  }
}

extension Film {
  /// Executes a step, and returns a shot if the step opens the film or takes a still.
  private mutating func begin(_ step: Step) throws(Fault) -> Shot? {
    place = step.place
    held = nil
    path.prepare(stage, ticks: clock.ticks)
    try Fault.ofWorld(at: place) { () throws(WorldError) in try step.act(on: &stage) }
    if let field = stage.field {
      let view = seen ?? camera.tracedView(of: stage)
      keeper?.lookAfterStep(at: field, in: view)
    }
    left = step.duration
    if case .until(let condition, let ticks) = left, condition.names.contains(Condition.settled),
      !isSettlingKnown
    {
      settled = try stage.settling(ofFilm: min(ticks, clock.ticksToEnd)).tick
    }
    if step.mayChangeWorld {
      if left == .none { isBroken = true }
      let window = camera.field(ofLook: stage.look)
      meter?.see(stage.world, in: window)
    }
    path.begin(stage, lasting: left, frame: clock.frames, ticks: clock.ticks)
    let opens = left != .none && (clock.open() || isLastDue)
    if opens { isLastDue = false }
    if left != .none { leavesLast = step.showsEdits }
    return opens || !stage.stills.isEmpty ? shot(showing: opens) : nil
  }

  /// Continues the current step to the next shot or to its end.
  private mutating func goOn() throws(Fault) -> Shot? {
    if (stage.world as? any MomentWorld)?.hasMoment ?? false, left.passesTime(on: stage) {
      return try showMoment()
    }
    let before = clock.frames
    // True if only the rows of the world's own table are needed. A computed property would copy the
    // film in every tick.
    let isTable = !showsFrames && stage.world is any TableWorld
    switch left {
    case .ticks where isTable, .untilOver where isTable:
      return try playOn()
    case .untilOver where !stage.world.isOver, .untilDone where stage.world.isBusy:
      guard clock.pass(1) == 1 else { return end() }
      try tick(1)
    case .until(let condition, let ticks):
      let isMet = clock.frames > 0 && condition.holds(value(of:))
      let mayBeMet = ticks > 0 && (!clock.isAtFrame || mayChange(condition))
      guard !isMet, mayBeMet else {
        finish(condition, isMet: isMet)
        break
      }
      guard clock.pass(1) == 1 else {
        finish(condition, isMet: false)
        return end()
      }
      left = .until(condition, within: ticks - 1)
      try tick(1)
    case .ticks(let count) where count > 0:
      if endsAtRest, clock.isAtFrame, isAtRest() { return end() }
      let isStepped =
        reports || showsMotion || stage.world is any MomentWorld || meter?.seesTicks ?? false
      let stride =
        isStepped
        ? 1 : min(count, keeper?.ticksToNextLook(clock) ?? clock.ticksToNextFrame)
      guard clock.pass(stride) == stride else { return end() }
      left = .ticks(count - stride)
      try tick(stride)
    case .frames(let count) where count > 0 && before > 0:
      clock.hold(1)
      guard clock.frames > before else { return end() }
      left = .frames(count - 1)
    default:
      left = .none
    }
    var isFrame = clock.frames > before
    if isFrame, leavesLast, left == .ticks(0) { (isFrame, isLastDue) = (false, true) }
    if let field = stage.field {
      let (view, ticksLeft) = (
        seen ?? camera.tracedView(of: stage),
        clock.frames > before ? 0 : clock.ticksToNextFrame
      )
      keeper?.pass(at: field, in: view, ticksLeft: ticksLeft)
    }
    return isFrame || told.count > Self.reportLimit ? shot(showing: isFrame) : nil
  }

  /// Shows a moment that takes no model time, in a frame of its own.
  private mutating func showMoment() throws(Fault) -> Shot? {
    let before = clock.frames
    clock.hold(1)
    if clock.isOver { return end() }
    tell(try Fault.ofWorld(at: place) { () throws(WorldError) in try stage.showMoment() })
    return clock.frames > before ? shot(showing: true) : nil
  }

  /// Ends a step that waits for a condition, and shows the moment at which it holds.
  private mutating func finish(_ condition: Condition, isMet: Bool) {
    left = .none
    if !isMet { unmet = unmet ?? condition }
    if isMet, !clock.isAtFrame { clock.hold(1) }
    let tick = stage.world.tick
    stage.notices.append(
      .said("until \(condition.text): " + (isMet ? "tick \(tick)" : "not by tick \(tick)")))
  }

  /// False if the world is at rest or over, so that a condition on something else than the tick
  /// stays as it is.
  private mutating func mayChange(_ condition: Condition) -> Bool {
    condition.names.contains(Condition.tick)
      || !stage.world.isOver && (condition.names.contains(Condition.settled) || !isAtRest())
  }

  /// The value of a name in a condition, if it has one now.
  private func value(of name: String) -> Double? {
    let tick = stage.world.tick
    return switch name {
    case Condition.tick: Double(tick)
    case Condition.settled:
      (settled ?? (stage.world.isOver ? tick : nil)).flatMap { tick >= $0 ? Double($0) : nil }
    default: columns.firstIndex(of: name).map { Double(stage.world.census[$0]) }
    }
  }

  /// True if the world is known to have come to rest.
  package mutating func isAtRest() -> Bool {
    guard var world = stage.world as? any RestingWorld else { return stage.world.isOver }
    // Taken out, so that there is one owner and looking ahead copies nothing.
    stage.world = EmptyWorld()
    defer { stage.world = world }
    return world.isAtRest()
  }

  /// Ends the film because it has all of its frames; later steps are cut off.
  mutating func end() -> Shot? {
    steps = []
    left = .none
    return nil
  }

  /// The reports since the last shot, and a frame if one is due.
  private mutating func shot(showing isFrame: Bool) -> Shot {
    let (time, topLine) = (clock.ticks, (stage.world as? any FieldWorld)?.topLine ?? 0)
    func timed(_ frame: Frame) -> Frame {
      var frame = frame
      frame.time = time
      frame.topLine = topLine
      return frame
    }
    tell(stage.takeHappenings())
    let (told, rows) = told.take()
    defer { stage.stills = [] }
    let isSeen = isFrame || !stage.stills.isEmpty
    if boxesLife, isSeen, let box = stage.field?.liveBox { liveBox = liveBox?.union(box) ?? box }
    let visible =
      isSeen
      ? path.visibleArea(stage, frame: max(0, clock.frames - 1), ticks: clock.ticks, left: left)
        ?? camera.visibleArea(of: stage)
      : nil
    if camera.moves, let visible { seen = visible.upright.cells }
    // `stageBeforePress` copies the film, so only worlds with such buttons use it.
    let mayPress = isSeen && stage.world.pressChangesScene
    let pressed = mayPress ? stageBeforePress : nil
    func frame(_ number: Int, isStill: Bool = false) -> Frame {
      camera.frame(
        of: pressed ?? stage, number: number, seeing: visible, keeper: keeper, isStill: isStill)
    }
    let stills = stage.stills.map { place in
      var still = timed(frame(max(0, clock.frames - 1), isStill: true))
      still.framesBefore = clock.frames
      return (place: place, frame: still)
    }
    guard isFrame else { return Shot(reports: told, rows: rows, frame: nil, stills: stills) }
    let number = clock.frames - 1
    meter?.show(tick: stage.world.tick, census: stage.world.census)
    let again =
      pressed == nil ? held.flatMap { $0.visible == visible ? $0.numbered(number) : nil } : nil
    var shown = timed(again ?? frame(number))
    if case .frames = left { held = shown }
    if let motion, !isBroken, again == nil, let field = stage.field {
      let view = camera.view(ofLook: stage.look)
      shown.motion = FrameMotion(motion, seenFrom: Cell(view.x, view.y), period: field.bounds?.size)
    }
    motion = nil
    isBroken = false
    return Shot(
      reports: told, rows: rows, frame: shown, delay: stage.delay ?? stage.ownDelay, stills: stills)
  }
}
