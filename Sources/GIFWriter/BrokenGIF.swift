/// A reason why bytes cannot be read as a GIF, and the position where reading ended.
public struct BrokenGIF: Error, Hashable, Sendable {
  /// A kind of fault.
  public enum Reason: Error, Hashable, Sendable {
    /// The bytes do not begin like those of a GIF.
    case notAGIF
    /// The file ends before its last block.
    case endsEarly
    /// The picture has no pixels.
    case noSize
    /// The picture has more pixels than the reader accepts.
    case tooLarge(width: Int, height: Int)
    /// A block begins with a byte that begins no kind of block.
    case unknownBlock(UInt8)
    /// A control block does not have a length of four bytes.
    case badControl
    /// A frame extends outside the picture.
    case frameOutside
    /// The codes of a frame are invalid.
    case badCodes
    /// The codes of a frame end before its last pixel.
    case tooFewPixels
    /// A pixel has a colour index beyond the colour table.
    case noColour(Int)
  }

  /// The fault.
  public let reason: Reason
  /// The offset of the byte where the broken part begins.
  public let offset: Int
  /// The number of the frame, from 1, if a frame is broken.
  public let frame: Int?

  init(_ reason: Reason, at offset: Int, frame: Int? = nil) {
    self.reason = reason
    self.offset = offset
    self.frame = frame
  }
}
