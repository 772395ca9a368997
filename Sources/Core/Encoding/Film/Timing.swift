/// The delay of frames and the number of plays.
package struct Timing: Hashable, Sendable {
  package let delay: FrameDelay
  /// The delay of the last frame, if it differs from the others'.
  package let last: FrameDelay?
  /// 0 is for ever.
  package let timesToPlay: Int

  package init(delay: FrameDelay, last: FrameDelay?, timesToPlay: Int) {
    self.delay = delay
    self.last = last
    self.timesToPlay = timesToPlay
  }

  /// The same for a number of pictures in the place of each frame.
  package func divided(by pictures: Int) -> Timing {
    Timing(delay: delay.divided(by: pictures), last: last, timesToPlay: timesToPlay)
  }

  /// The delay of the last frame of a film that has come to rest, unless given.
  private static let rest = FrameDelay(2, over: 1)

  /// The same timing for a film that ends because nothing more happens: its last frame is held.
  package var holdingTheEnd: Timing {
    Timing(delay: delay, last: last ?? Self.rest, timesToPlay: timesToPlay)
  }
}
