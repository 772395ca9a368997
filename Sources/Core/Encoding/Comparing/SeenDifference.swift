/// The visible difference between a picture file and the output of its scenario.
package struct SeenDifference: Hashable, Sendable {
  /// The first kind of difference found.
  package enum First: Hashable, Sendable {
    case unreadable(BrokenPicture)
    case size(made: [Int], there: [Int])
    case pixels(Int)
    case delay(made: FrameDelay, there: FrameDelay)
    /// One of them has more pictures.
    case count
    case plays(made: Int, there: Int)
  }

  package let first: First
  /// The number of the first picture that differs, and its time.
  package let number: Int
  package let time: FrameDelay
  /// The number of pictures that differ, among those that both have.
  package let differing: Int
  /// The expected and the actual number of pictures; consecutive equal pictures count as one.
  package let made: Int
  package let there: Int
}
