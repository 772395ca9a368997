/// The delay of frames and the number of plays.
package struct Timing: Hashable, Sendable {
  package let delay: FrameDelay
  /// The delay of the last frame, if it differs from the others'.
  package let last: FrameDelay?
  /// The number of plays; 0 means for ever.
  package let timesToPlay: Int

  package init(delay: FrameDelay, last: FrameDelay?, timesToPlay: Int) {
    self.delay = delay
    self.last = last
    self.timesToPlay = timesToPlay
  }

  /// Returns the timing for a number of pictures in place of each frame.
  package func divided(by pictures: Int) -> Timing {
    Timing(delay: delay.divided(by: pictures), last: last, timesToPlay: timesToPlay)
  }

  /// The default delay of the last frame of a film that has come to rest.
  private static let rest = FrameDelay(2, over: 1)

  /// The timing of a film that ends because nothing more happens: its last frame is held.
  package var holdingTheEnd: Timing {
    Timing(delay: delay, last: last ?? Self.rest, timesToPlay: timesToPlay)
  }
}
