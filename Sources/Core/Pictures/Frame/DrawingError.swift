internal import TerrariumBasics

/// A reason why a film cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable {
  /// It has more pixels than a side or the whole may have.
  case tooLarge(width: Int, height: Int, side: Int, area: Int)
  case outOfMemory

  /// Throws if a picture is larger than it may be.
  package static func check(
    _ width: Int, _ height: Int, side: Int = Limits.pictureSide, area: Int = Limits.pictureArea
  ) throws(DrawingError) {
    guard width <= side, height <= side, width * height <= area else {
      throw .tooLarge(width: width, height: height, side: side, area: area)
    }
  }
}
