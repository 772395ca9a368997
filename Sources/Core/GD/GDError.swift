/// An error of a picture library.
package enum GDError: Error, Hashable, Sendable {
  /// A side is below 1 or above the limit of the format or the library.
  case sideOutOfRange(Int, limit: Int)
  /// There was no memory for a picture of this size.
  case outOfMemory(width: Int, height: Int)
  /// A header that promises more pixels than the bytes of its file can hold.
  case tooFewBytes(Int, width: Int, height: Int)
  /// The bytes are neither PNG nor JPEG nor GIF.
  case unknownPictureFormat
  /// The bytes begin like a picture of this format but cannot be read as one.
  case brokenPicture(format: String)
  /// A file that FreeType cannot read as a font.
  case brokenFont
  /// A picture that no file can hold, or libwebp refused to write.
  case encodingFailed
}
