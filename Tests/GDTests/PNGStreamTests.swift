import GD
import Rendering
import Simulation
import Support
import Testing

private let efforts = [
  PNGEffort.mosaic, .photograph, PNGEffort(level: 1, strategy: .runs, filters: .up),
  PNGEffort(level: 0),
]

@Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
func `libpng and gd read the pixels that went into an indexed PNG`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("png")
  for size in awkwardSizes {
    let picture = randomPicture(
      width: size.columns, height: size.rows, colours: count, texture: .blocks, using: &random)
    let palette = picture.palette.map { 0xff00_0000 | $0.code }
    for effort in efforts {
      var stream = try PNGStream(
        width: picture.width, height: picture.height, format: .indexed(palette: palette),
        effort: effort)
      try stream.append(picture.pixels.span)
      let bytes = try stream.finish()
      let decoded = try DecodedPicture(bytes)
      #expect(try Canvas(png: bytes).colours == decoded.pixels.map { $0 & 0xff_ffff })
      #expect((decoded.width, decoded.height) == (picture.width, picture.height))
      #expect(decoded.pixels == picture.pixels.map { palette[Int($0)] }, "\(size)")
    }
  }
}

@Test(arguments: [PNGFormat.rgb, .rgba])
func `a picture may come in strips and leave in pieces`(format: PNGFormat) throws {
  var random = Seed(1).stream("png")
  let (width, height) = (37, 50)
  let samples = (0..<width * height * format.bytesPerPixel).map { _ in
    UInt8(random.draw(below: 256))
  }
  var stream = try PNGStream(width: width, height: height, format: format, effort: .photograph)
  var bytes = stream.take()
  var row = 0
  while row < height {
    let count = min(height - row, 1 + random.draw(below: 9))
    let stride = width * format.bytesPerPixel
    try stream.append(samples.span.extracting(row * stride..<(row + count) * stride))
    bytes += stream.take()
    row += count
  }
  bytes += try stream.finish()
  let size = format.bytesPerPixel
  let expected = (0..<width * height).map { i -> UInt32 in
    let parts = samples[i * size..<(i + 1) * size].map { UInt32($0) }
    return (size == 4 ? parts[3] : 255) << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
  }
  #expect(try DecodedPicture(bytes).pixels == expected)
}

@Test func `transparent entries of a palette stay transparent`() throws {
  var stream = try PNGStream(
    width: 3, height: 1, format: .indexed(palette: [0xff11_2233, 0, 0xff44_5566]))
  try stream.append([0, 1, 2].span)
  #expect(try DecodedPicture(stream.finish()).pixels == [0xff11_2233, 0, 0xff44_5566])
}

@Test func `the smallest depth is chosen`() throws {
  for (count, depth) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)] {
    let format = PNGFormat.indexed(palette: [UInt32](repeating: 0xff00_0000, count: count))
    var stream = try PNGStream(width: 1, height: 1, format: format)
    #expect(stream.take()[24] == UInt8(depth), "\(count) colours")
  }
}

@Test(arguments: [0, -1])
func `a picture without a pixel is refused`(side: Int) {
  #expect(throws: GDError.sideOutOfRange(side, limit: PNGStream.longestSide)) {
    _ = try PNGStream(width: side, height: 5, format: .rgb)
  }
  #expect(throws: GDError.sideOutOfRange(side, limit: PNGStream.longestSide)) {
    _ = try PNGStream(width: 5, height: side, format: .rgb)
  }
}
