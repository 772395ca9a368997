/// An error of a picture library.
package enum GDError: Error, Hashable, Sendable {
  /// A side is below 1 or above the limit of the format or the library.
  case sideOutOfRange(Int, limit: Int)
  /// There was no memory for a picture of this size.
  case outOfMemory(width: Int, height: Int)
  /// The header promises more pixels than the file can hold.
  case tooFewBytes(Int, width: Int, height: Int)
  /// The bytes are not a PNG, JPEG or GIF.
  case unknownPictureFormat
  /// The bytes begin like a picture of this format, but cannot be decoded.
  case brokenPicture(format: String)
  /// A file that FreeType cannot read as a font.
  case brokenFont
  /// No file can hold the picture, or libwebp failed to write it.
  case encodingFailed
}
