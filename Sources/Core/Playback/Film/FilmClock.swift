/// Decides which moments of a film are its frames.
///
/// Ticks are counted along the film. The first `skip` give no frame; frame 0 is what is there after
/// them, and then a frame follows each tick whose count since is a multiple of `every`.
package struct FilmClock: Hashable, Sendable {
  package let every: Int
  package let skip: Int
  /// The number of frames at most.
  package let limit: Int

  /// The ticks and frames so far.
  package private(set) var ticks = 0
  package private(set) var frames = 0
  /// True if the film has all of its frames before its steps are over: it ends there.
  package private(set) var isOver = false

  package init(every: Int, skip: Int, limit: Int? = nil) {
    self.every = every
    self.skip = skip
    self.limit = limit ?? .max
  }

  /// Makes the opening frame if it is due before time passes; true if it was.
  package mutating func open() -> Bool {
    guard frames == 0, ticks == skip else { return false }
    frames = 1
    return true
  }

  /// The number of ticks that lie before the next frame; it comes after the last of them.
  package var ticksToNextFrame: Int { ticks < skip ? skip - ticks : every - (ticks - skip) % every }

  /// True if this is the very moment that a frame shows.
  package var isAtFrame: Bool { frames > 0 && ticks >= skip && (ticks - skip) % every == 0 }

  /// The number of ticks that may pass until the film is full; all there are, where nothing cuts
  /// it.
  package var ticksToEnd: Int {
    guard limit < .max else { return .max }
    guard frames < limit else { return 0 }
    let (more, overflow) = every.multipliedReportingOverflow(by: limit - frames - 1)
    let (all, tooMany) = more.addingReportingOverflow(ticksToNextFrame)
    return overflow || tooMany ? .max : all
  }

  /// Advances by some ticks, or fewer if the film then has all of its frames; returns their number.
  @discardableResult
  package mutating func pass(_ count: Int) -> Int {
    let passing = min(count, ticksToEnd)
    if passing < count { isOver = true }
    let before = framesDue
    ticks += passing
    frames += framesDue - before
    return passing
  }

  /// Shows a moment for some more frames, or fewer if the film then has all of its frames. Nothing
  /// is shown before frame 0.
  package mutating func hold(_ count: Int) {
    guard frames > 0 else { return }
    let held = min(count, limit - frames)
    if held < count { isOver = true }
    frames += held
  }

  /// The number of frames made by the ticks so far.
  private var framesDue: Int { ticks < skip ? 0 : (ticks - skip) / every + 1 }
}
