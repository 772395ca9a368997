package import TerrariumBasics
package import TerrariumRendering
package import TerrariumVocabulary

/// The steps, length and frames of a film.
package struct FilmPlan: Sendable {
  package private(set) var steps: [Step]
  /// The clock that decides which moments are frames, at the film's start.
  package private(set) var clock: FilmClock
  /// True if the film ends when its world is known to have come to rest: it has no given number of
  /// frames.
  package var endsAtRest = false
  /// The place that names its first tick.
  package var startPlace: Place?
  /// True if it has one frame, which is a panel of a strip.
  package var isPanel = false
  /// True if it closes without a seam; its frames are to be found.
  package var isLoop = false
  /// The number of frames; nil if it is known only after the run and no picture is made.
  package var frames: Int?
  /// The number of ticks, as far as it is known before the run.
  package var ticks: Int
  /// Every look that the film has, the first one first.
  package var looks: [Look]
  /// The steps as a recipe has them.
  package let recipe: [RecipeStep]

  /// The boxes of live cells in its frames, for a following view.
  package var live: LivePath?

  /// The facts on the opening card, if there is one.
  package var cover: CoverFacts?

  /// True if a step marks the moment that a picture shows by itself.
  package var marksMoment: Bool {
    recipe.contains { if case .still(StillStep.mark, _) = $0 { true } else { false } }
  }
  /// The checked steps; nil if none are given, and they follow from the number of frames.
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

  /// The pictures of single moments.
  package var stills: [OutputPlan] { script?.stills ?? [] }

  /// The files that steps write beside the stills.
  package var stepFiles: [StepFile] { script?.files ?? [] }

  /// The largest numbers of its census, where it was played before.
  package var widest: [UInt128] = []

  /// The largest numbers of its census: on a plane those that were seen, or all cells that life can
  /// have reached; on a field that ends, whatever happens there, all of its cells.
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

  /// The same film with the number of frames after which it comes to rest, so that it need not be
  /// found again.
  package func ending(withFrames count: Int) -> FilmPlan {
    guard endsAtRest, !hasSteps, case .ticks = steps.first?.duration else {
      var plan = self
      plan.frames = count
      return plan
    }
    return lasting(frames: count)
  }

  /// The same film, which has no steps, with a number of frames, whether it comes to rest or not.
  package func lasting(frames count: Int) -> FilmPlan {
    var plan = self
    plan.frames = count
    plan.endsAtRest = false
    plan.clock = FilmClock(every: clock.every, skip: clock.skip, limit: count)
    plan.steps = [.passing(.ticks(clock.skip + clock.every * (count - 1)))]
    return plan
  }

  /// The same film with the frames of a loop, and a view that follows by its even way.
  package func closing(as loop: Loop) -> FilmPlan {
    var plan = self
    plan.isLoop = false
    plan.frames = loop.frames
    plan.clock = FilmClock(every: clock.every, skip: loop.skip, limit: loop.frames)
    plan.ticks = loop.skip + clock.every * (loop.frames - 1)
    plan.steps = [.passing(.ticks(plan.ticks))]
    if looks.contains(where: \.follows) { plan.live = LivePath(loop) }
    return plan
  }

  /// Shows a part of the plane in looks whose view is `home`; without such a part they follow the
  /// live cells.
  package mutating func goHome(_ home: CellRect?) {
    for place in looks.indices where looks[place].isHome {
      (looks[place].view, looks[place].follows) = (home, home == nil)
    }
    // If a camera moves in one look, all are drawn in the same way.
    guard looks.contains(where: \.follows) else { return }
    for place in looks.indices { looks[place].hasCamera = true }
  }

  /// The same film with frames from its start on, for each tick, or for every few of those before
  /// its first frame where these are more than a limit.
  package func leading(atMost limit: Int) -> FilmPlan {
    var plan = self
    plan.clock = FilmClock(every: (clock.skip - 1) / limit + 1, skip: 0)
    return plan
  }

  /// The last tick along the film, where it has no steps and its frames are counted.
  package var lastTick: Int {
    guard let frames, !hasSteps, case .ticks = steps.first?.duration else { return ticks }
    return clock.skip + clock.every * (frames - 1)
  }

  /// The latest tick that the model can reach.
  package var latestTick: Int { ticks + (script?.latestTick ?? 0) }

  /// The most ticks of a film: every number that a world then reaches fits 128 bits.
  package static let tickLimit = Limits.ticks
  /// The most frames.
  package static let frameLimit = Limits.frames
}
