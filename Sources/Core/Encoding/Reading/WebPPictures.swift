internal import TerrariumGD

/// The pictures of a WebP, animated or not.
package struct WebPPictures: PictureReader {
  package var width: Int { decoder.width }
  package var height: Int { decoder.height }
  package var timesToPlay: Int? { decoder.timesToPlay }

  private let decoder: AnimationDecoder
  private var end = 0

  package init(_ bytes: [UInt8]) throws(BrokenPicture) {
    guard bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) else {
      throw .otherFormat
    }
    let size = bytes[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard size + 8 <= bytes.count else { throw .endsEarly }
    do throws(GDError) {
      decoder = try AnimationDecoder(webP: bytes)
    } catch {
      throw .damaged
    }
  }

  package mutating func next() throws(BrokenPicture) -> ShownPicture? {
    do throws(GDError) {
      guard let frame = try decoder.next() else { return nil }
      defer { end = frame.end }
      return ShownPicture(
        pixels: frame.pixels, delay: FrameDelay(milliseconds: max(0, frame.end - end)))
    } catch {
      throw .damaged
    }
  }
}
