/// A reason why a picture or a film cannot be written as a GIF.
public enum UnwritableGIF: Error, Hashable, Sendable {
  /// A width or height is not from 1 to 65,535 pixels.
  case sideOutOfRange(Int)
  /// A picture or film has more than 256 colours.
  case tooManyColors
  /// A colour is greater than `0xffffff`.
  case invalidColor(UInt32)
  /// The number of pixels is not the width times the height.
  case wrongPixelCount(Int, expected: Int)
  /// A pixel's index is not in the palette.
  case noColor(UInt8)
  /// The number of plays is not from 0 to 65,536.
  case timesToPlayOutOfRange(Int)
  /// A delay is not a whole number of hundredths of a second from 0 to 65,535.
  case delayOutOfRange(Duration)
  /// A picture's size is not that of the film.
  case otherSize(width: Int, height: Int)
  /// The film has no pictures.
  case noPictures
}
