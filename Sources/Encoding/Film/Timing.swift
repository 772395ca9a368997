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

  /// The same for so many pictures in the place of each frame.
  package func divided(by pictures: Int) -> Timing {
    Timing(delay: delay.divided(by: pictures), last: last, timesToPlay: timesToPlay)
  }

  /// How long a last frame stands at which all has come to rest, where nobody says.
  private static let rest = FrameDelay(2, over: 1)

  /// The same for a film that ends because nothing more happens: its end is seen.
  package var holdingTheEnd: Timing {
    Timing(delay: delay, last: last ?? Self.rest, timesToPlay: timesToPlay)
  }
}
