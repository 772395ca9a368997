internal import TerrariumBasics

/// A reason why a film cannot be drawn.
package enum DrawingError: Error, Hashable, Sendable {
  /// It exceeds the most pixels of a side or of the whole picture.
  case tooLarge(width: Int, height: Int, side: Int, area: Int)
  case outOfMemory

  /// Throws if a picture is too large.
  package static func check(
    _ width: Int, _ height: Int, side: Int = Limits.pictureSide, area: Int = Limits.pictureArea
  ) throws(DrawingError) {
    guard width <= side, height <= side, width * height <= area else {
      throw .tooLarge(width: width, height: height, side: side, area: area)
    }
  }
}
