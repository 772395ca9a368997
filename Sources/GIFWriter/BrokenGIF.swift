/// A reason why bytes cannot be read as a GIF, and the place where reading ended.
public struct BrokenGIF: Error, Hashable, Sendable {
  /// A kind of fault.
  public enum Reason: Error, Hashable, Sendable {
    /// The bytes begin unlike those of a GIF.
    case notAGIF
    /// The file ends before its last block.
    case endsEarly
    /// The picture has no pixels.
    case noSize
    /// The picture has more pixels than the reader accepts.
    case tooLarge(width: Int, height: Int)
    /// A block begins with a byte that no kind of block begins with.
    case unknownBlock(UInt8)
    /// A control block has another length than four bytes.
    case badControl
    /// A frame is not inside the picture.
    case frameOutside
    /// The codes of a frame mean nothing.
    case badCodes
    /// The codes of a frame end before its last pixel.
    case tooFewPixels
    /// A pixel has a colour that is not in the table of colours.
    case noColour(Int)
  }

  /// The fault.
  public let reason: Reason
  /// The byte of the file where the broken part begins.
  public let offset: Int
  /// The number of the frame, from 1, if a frame is broken.
  public let frame: Int?

  init(_ reason: Reason, at offset: Int, frame: Int? = nil) {
    (self.reason, self.offset, self.frame) = (reason, offset, frame)
  }
}
