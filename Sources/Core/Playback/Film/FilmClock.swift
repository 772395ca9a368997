/// Decides which moments of a film are frames.
///
/// Ticks are counted along the film. The first `skip` have no frame. Frame 0 comes after them, and
/// then a frame follows every `every` ticks.
package struct FilmClock: Hashable, Sendable {
  package let every: Int
  package let skip: Int
  /// The most frames.
  package let limit: Int

  /// The ticks and frames so far.
  package private(set) var ticks = 0
  package private(set) var frames = 0
  /// True if the film has all of its frames before its steps are over, so that it ends.
  package private(set) var isOver = false

  package init(every: Int, skip: Int, limit: Int? = nil) {
    self.every = every
    self.skip = skip
    self.limit = limit ?? .max
  }

  /// Takes the opening frame if it is due before time passes; returns true if it was.
  package mutating func open() -> Bool {
    guard frames == 0, ticks == skip else { return false }
    frames = 1
    return true
  }

  /// The number of ticks up to the next frame.
  package var ticksToNextFrame: Int { ticks < skip ? skip - ticks : every - (ticks - skip) % every }

  /// True if a frame shows exactly this moment.
  package var isAtFrame: Bool { frames > 0 && ticks >= skip && (ticks - skip) % every == 0 }

  /// The number of ticks until the film is full; unlimited if nothing ends it.
  package var ticksToEnd: Int {
    guard limit < .max else { return .max }
    guard frames < limit else { return 0 }
    let (more, overflow) = every.multipliedReportingOverflow(by: limit - frames - 1)
    let (all, tooMany) = more.addingReportingOverflow(ticksToNextFrame)
    return overflow || tooMany ? .max : all
  }

  /// Advances by some ticks, or fewer if the film is full before; returns their number.
  @discardableResult
  package mutating func pass(_ count: Int) -> Int {
    let passing = min(count, ticksToEnd)
    if passing < count { isOver = true }
    let before = framesDue
    ticks += passing
    frames += framesDue - before
    return passing
  }

  /// Repeats a moment for some frames, or fewer if the film is full before. Nothing is shown before
  /// frame 0.
  package mutating func hold(_ count: Int) {
    guard frames > 0 else { return }
    let held = min(count, limit - frames)
    if held < count { isOver = true }
    frames += held
  }

  /// The number of frames due after the ticks so far.
  private var framesDue: Int { ticks < skip ? 0 : (ticks - skip) / every + 1 }
}
