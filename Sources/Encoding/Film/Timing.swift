/// How long frames stand, and how often a film plays.
package struct Timing: Hashable, Sendable {
  package let delay: FrameDelay
  /// How long the last frame stands, where it is not as long as the others.
  package let last: FrameDelay?
  /// 0 is for ever.
  package let timesToPlay: Int

  package init(delay: FrameDelay, last: FrameDelay?, timesToPlay: Int) {
    self.delay = delay
    self.last = last
    self.timesToPlay = timesToPlay
  }
}
