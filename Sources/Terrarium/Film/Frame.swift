internal import TerrariumEncoding
internal import TerrariumRendering

/// A picture of a film, its tick, and the time for which it is shown.
public struct Frame: Hashable, Sendable {
  /// The frame's number, from 0.
  public let number: Int

  /// The world's tick.
  public let tick: Int

  /// The time for which it is shown.
  public let duration: Duration

  private let picture: IndexedPicture

  init(_ drawn: DrawnFrame) {
    number = drawn.number
    tick = drawn.tick
    picture = drawn.picture
    duration = .seconds(drawn.delay.numerator) / drawn.delay.denominator
  }

  /// The width in pixels.
  public var width: Int { picture.width }

  /// The height in pixels.
  public var height: Int { picture.height }

  /// The pixels, row by row from the top left: four bytes each, red, green, blue and an opacity of
  /// 255. They are computed at each access.
  public var pixels: [UInt8] {
    let colors = picture.palette.map { [$0.red, $0.green, $0.blue, 255] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * picture.pixels.count)
    for index in picture.pixels { bytes += colors[Int(index)] }
    return bytes
  }

  /// The colour of a pixel of the picture.
  public subscript(x: Int, y: Int) -> FilmColor {
    FilmColor(picture.palette[Int(picture.pixels[y * width + x])].code)
  }
}
