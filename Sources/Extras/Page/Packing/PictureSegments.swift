internal import TerrariumEncoding
internal import TerrariumGD
internal import TerrariumPictures

/// Packs each picture as a WebP if that is shorter: for scenes with shades, and pictures without
/// structure.
struct PictureSegments<Pixel: FixedWidthInteger & UnsignedInteger & Sendable> {
  private let pictures: [IndexedPicture]
  private let limit: Int

  /// The most frames and pixels of such a segment, as a seek to its last frame decodes all of them.
  private static var mostFrames: Int { 48 }
  private static var mostPixels: Int { 1 << 24 }
  /// The bytes per frame below which WebP is not tried.
  private static var leastBytes: Int { 60 }

  /// Creates the segments of pictures of one size, if they fit into fewer bytes than a limit; nil
  /// if they cannot, or if one has more than 256 colours.
  init(_ pictures: [[Pixel]], width: Int, height: Int, colours: [UInt32], limit: Int) {
    self.limit = limit
    var made: [IndexedPicture] = []
    if max(width, height) <= webPSideLimit, limit > Self.leastBytes * pictures.count {
      for pixels in pictures {
        guard let (own, palette) = Self.own(pixels, colours: colours) else {
          made = []
          break
        }
        made.append(IndexedPicture(width: width, height: height, palette: palette, pixels: own))
      }
    }
    self.pictures = made
  }

  /// Pixels as indices of one byte, into the film's palette or the colours that they use; nil if
  /// there are too many.
  private static func own(
    _ pixels: [Pixel], colours: [UInt32]
  ) -> (pixels: [UInt8], palette: [Colour])? {
    guard colours.count > 256 else {
      return (pixels.map { UInt8(truncatingIfNeeded: $0) }, colours.map { Colour($0) })
    }
    var numbers: [Pixel: UInt8] = [:]
    var (own, palette) = ([UInt8](), [Colour]())
    own.reserveCapacity(pixels.count)
    for (place, pixel) in pixels.enumerated() {
      if place > 0, pixel == pixels[place - 1] {
        own.append(own[place - 1])
      } else if let number = numbers[pixel] {
        own.append(number)
      } else {
        guard palette.count < 256 else { return nil }
        let number = UInt8(palette.count)
        numbers[pixel] = number
        palette.append(Colour(colours[Int(pixel)]))
        own.append(number)
      }
    }
    return (own, palette)
  }

  /// Returns the segments of all pictures from a frame on, if they take fewer bytes than the limit;
  /// otherwise nil. The film's first frame may be the page's still.
  func segments(from first: Int, hasStill: Bool) -> [PackedSegment]? {
    guard let one = pictures.first else { return nil }
    let size = max(1, min(Self.mostFrames, Self.mostPixels / max(1, one.width * one.height)))
    let startsWithStill = hasStill && first == 0
    // A few frames give a rough estimate, so only clear cases are skipped.
    guard estimate(of: size, startsWithStill: startsWithStill) < 2 * limit else { return nil }
    var segments: [PackedSegment] = []
    var count = 0
    for start in stride(from: 0, to: pictures.count, by: size) {
      let some = Array(pictures[start..<min(start + size, pictures.count)])
      let isStill = startsWithStill && start == 0
      guard let bytes = bytes(of: some, startsWithStill: isStill, below: limit - count) else {
        return nil
      }
      segments.append(
        PackedSegment(first: first + start, frames: some.count, kind: .pictures, bytes: bytes))
      count += bytes.count
    }
    return segments
  }

  /// Estimates the total bytes from some of the pictures.
  private func estimate(of size: Int, startsWithStill: Bool) -> Int {
    let compressor = WebPFrameCompressor()
    func count(_ place: Int, after before: Int?) -> Int? {
      let part = try? compressor.compress(pictures[place], after: before.map { pictures[$0] })
      return part.map { $0.data.count + 24 }
    }
    guard let whole = count(0, after: nil) else { return .max }
    let places = Set([1, pictures.count / 2, pictures.count - 1])
      .filter { 0 < $0 && $0 < pictures.count }
    let parts = places.compactMap { count($0, after: $0 - 1) }
    let wholes = (pictures.count + size - 1) / size
    let mean = parts.isEmpty ? 0 : parts.reduce(0, +) / parts.count
    return (wholes - (startsWithStill ? 1 : 0)) * whole + (pictures.count - wholes) * mean
  }

  /// Returns the bytes of a segment; nil if they reach a limit, or libwebp rejects one of its
  /// frames.
  private func bytes(
    of some: [IndexedPicture], startsWithStill: Bool, below limit: Int
  ) -> [UInt8]? {
    let compressor = WebPFrameCompressor()
    var bytes: [UInt8] = []
    bytes.append(variable: some.count)
    var before: IndexedPicture?
    for picture in some {
      guard let part = try? compressor.compress(picture, after: before) else { return nil }
      let isStill = part.changesNothing
      let area = isStill ? PixelRect(left: 0, top: 0, width: 0, height: 0) : part.area
      let isShown = startsWithStill && before == nil
      let data = isStill || isShown ? [] : riffHead(size: 4 + part.data.count) + part.data
      before = picture
      for number in [area.left, area.top, area.width, area.height, data.count] {
        bytes.append(variable: number)
      }
      bytes += data
      guard bytes.count < limit else { return nil }
    }
    return bytes
  }
}
