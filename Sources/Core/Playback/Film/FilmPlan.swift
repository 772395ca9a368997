package import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPictures
package import TerrariumVocabulary

/// The steps, length and frames of a film.
package struct FilmPlan: Sendable {
  package private(set) var steps: [Step]
  /// The clock at the film's start, which decides which moments are frames.
  package private(set) var clock: FilmClock
  /// True if the film ends when its world comes to rest, because the number of frames is not given.
  package var endsAtRest = false
  /// The place in the scenario of its first tick.
  package var startPlace: Place?
  /// True if its only frame is a panel of a strip.
  package var isPanel = false
  /// True if it must loop seamlessly; its frames are yet to be found.
  package var isLoop = false
  /// The number of frames; nil if it is only known after the run and no picture is made.
  package var frames: Int?
  /// The number of ticks, as far as known before the run.
  package var ticks: Int
  /// All looks of the film, starting with the first.
  package var looks: [Look]
  /// The steps as in a recipe.
  package let recipe: [RecipeStep]

  /// The boxes of live cells in its frames, for a following view.
  package var live: LivePath?

  /// The facts on the opening card, if there is one.
  package var cover: CoverFacts?

  /// True if a step marks the moment for single pictures.
  package var marksMoment: Bool {
    recipe.contains { if case .still(.outputs, _) = $0 { true } else { false } }
  }
  /// The checked steps; nil if none are given, and the number of frames determines the ticks.
  package let script: Script?

  package init(
    steps: [Step], clock: FilmClock, frames: Int?, ticks: Int, looks: [Look],
    recipe: [RecipeStep] = [], script: Script? = nil
  ) {
    self.steps = steps
    self.clock = clock
    self.frames = frames
    self.ticks = ticks
    self.looks = looks
    self.recipe = recipe
    self.script = script
  }

  /// True if steps are given.
  package var hasSteps: Bool { script != nil }

  /// True if it waits for a condition, without steps.
  package var awaits: Bool { awaited != nil }

  /// True if it waits for one condition, without steps.
  package func awaits(_ condition: Condition) -> Bool { awaited == condition }

  private var awaited: Condition? {
    if case .until(let condition, _) = steps.first?.duration, !hasSteps { condition } else { nil }
  }

  /// True if it has neither steps nor an end of its own, so that more frames make it longer.
  package var isPlain: Bool { if case .ticks = steps.first?.duration { !hasSteps } else { false } }

  /// The pictures of single moments.
  package var stills: [OutputPlan] { script?.files.stills ?? [] }

  /// True if a text of a picture names a setting whose value is not filled in.
  package var isUnfilled: Bool {
    looks.contains(where: \.isUnfilled) || cover?.title.isUnfilled ?? false
  }

  /// The files that steps write besides the stills.
  package var stepFiles: [StepFile] { script?.files.written ?? [] }

  /// The tick at which the world settles, if a film without steps waits for it and was rehearsed.
  package var settled: Int?

  /// The names of the columns of its census.
  package var columns: [String] = []

  /// The largest numbers of its census, if it was rehearsed.
  package var widest: [UInt128] = []

  /// The largest possible numbers of its census. On a plane these are the rehearsed ones, or all
  /// cells that live cells can have reached; on a bounded field, all of its cells.
  package func widestCensus(of start: WorldStart) -> [UInt128] {
    if start.isOnPlane, !widest.isEmpty { return widest }
    let reached = start.cells(reachedAfter: latestTick)
    let isLeftAlone = reached != nil && !steps.contains(where: \.mayChangeWorld)
    return start.widestCensus.enumerated().map { place, bound in
      if let reached, isLeftAlone { return min(bound, reached) }
      let seen = widest.indices.contains(place) ? widest[place] : 0
      return max(bound, seen, UInt128(script?.largestArea ?? 0))
    }
  }

  /// The film with the number of frames after which it comes to rest, so it need not be found
  /// again.
  package func ending(withFrames count: Int) -> FilmPlan {
    guard endsAtRest, isPlain else {
      var plan = self
      plan.frames = count
      return plan
    }
    return lasting(frames: count)
  }

  /// The film, which has no steps, with a number of frames, even if it comes to rest earlier.
  package func lasting(frames count: Int) -> FilmPlan {
    var plan = self
    plan.frames = count
    plan.endsAtRest = false
    plan.clock = FilmClock(every: clock.every, skip: clock.skip, limit: count)
    plan.steps = [.passing(.ticks(clock.skip + clock.every * (count - 1)))]
    return plan
  }

  /// The film with the frames of a loop, and a following view that moves evenly.
  package func closing(as loop: Loop) -> FilmPlan {
    var plan = self
    plan.isLoop = false
    plan.frames = loop.frames
    plan.clock = FilmClock(every: clock.every, skip: loop.skip, limit: loop.frames)
    plan.ticks = loop.skip + clock.every * (loop.frames - 1)
    plan.steps = [.passing(.ticks(plan.ticks))]
    if looks.contains(where: \.view.follows) { plan.live = LivePath(loop) }
    return plan
  }

  /// Replaces `home` views by a part of the plane; without one, they follow the live cells.
  package mutating func goHome(_ home: CellRect?) {
    for place in looks.indices where looks[place].view.isHome {
      (looks[place].view.cells, looks[place].view.follows) = (home, home == nil)
    }
    // If a camera moves in one look, all are drawn in the same way.
    guard looks.contains(where: \.view.follows) else { return }
    for place in looks.indices { looks[place].hasCamera = true }
  }

  /// The film with frames from its start on, for each tick, or for every few ticks before its first
  /// frame if these exceed a limit.
  package func leading(atMost limit: Int) -> FilmPlan {
    var plan = self
    plan.clock = FilmClock(every: (clock.skip - 1) / limit + 1, skip: 0)
    return plan
  }

  /// The last tick along the film, if it has no steps and its frames are counted.
  package var lastTick: Int {
    guard let frames, isPlain else { return ticks }
    return clock.skip + clock.every * (frames - 1)
  }

  /// The latest tick that the model can reach.
  package var latestTick: Int { ticks + (script?.latestTick ?? 0) }

  /// The most ticks of a film; every count of a world then fits 128 bits.
  package static let tickLimit = Limits.ticks
  /// The most frames.
  package static let frameLimit = Limits.frames
}
