internal import GIFWriter
internal import TerrariumGD

/// The pictures of a GIF.
struct GIFPictures: PictureReader {
  private var decoder: GIFDecoder

  private static let areaLimit = 1 << 28

  /// True if the file is long enough for pictures of its size.
  private let isLongEnough: Bool

  init(_ bytes: [UInt8]) throws(BrokenPicture) {
    do throws(BrokenGIF) {
      decoder = try GIFDecoder(bytes, pixelLimit: Self.areaLimit)
    } catch {
      throw BrokenPicture(error)
    }
    isLongEnough =
      decoder.width * decoder.height / DecodedPicture.pixelsPerByte <= bytes.count
  }

  var width: Int { decoder.width }
  var height: Int { decoder.height }
  var timesToPlay: Int? { decoder.timesToPlay }

  mutating func next() throws(BrokenPicture) -> ShownPicture? {
    guard isLongEnough else { throw .endsEarly }
    do throws(BrokenGIF) {
      return try decoder.next().map {
        ShownPicture(pixels: $0.pixels, delay: FrameDelay($0.hundredths, over: 100))
      }
    } catch {
      throw BrokenPicture(error)
    }
  }
}

extension BrokenPicture {
  fileprivate init(_ fault: BrokenGIF) {
    switch fault.reason {
    case .notAGIF: self = .otherFormat
    case .endsEarly, .tooFewPixels: self = .endsEarly
    default: self = .damaged
    }
  }
}
