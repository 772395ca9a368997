import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Returns the bytes of a picture streamed in strips of a height.
private func streamed(
  _ samples: [UInt8], width: Int, height: Int, format: PNGFormat, isPhoto: Bool, step: Int
) throws -> [UInt8] {
  var stream = try PNGStream(width: width, height: height, format: format, isPhoto: isPhoto)
  var bytes: [UInt8] = []
  let stride = width * format.bytesPerPixel
  for top in Swift.stride(from: 0, to: height, by: step) {
    let rows = top * stride..<min(height, top + step) * stride
    try stream.append(samples.span.extracting(rows))
    bytes += stream.take()
  }
  return bytes + (try stream.finish())
}

@Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256])
func `libpng and gd read the pixels that went into an indexed PNG`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("png")
  for size in awkwardSizes {
    let picture = randomPicture(
      width: size.columns, height: size.rows, colours: count, texture: .blocks, using: &random)
    let palette = picture.palette.map { 0xff00_0000 | $0.code }
    let (width, height, samples) = (picture.width, picture.height, picture.pixels)
    let format = PNGFormat.indexed(palette: palette)
    let whole = try [PNGEffort.quick, .best].map {
      try pngBytes(samples.span, width: width, height: height, format: format, effort: $0)
    }
    let streams = try [false, true].map {
      try streamed(
        samples, width: width, height: height, format: format, isPhoto: $0, step: height)
    }
    for bytes in whole + streams {
      let decoded = try DecodedPicture(bytes)
      #expect(try Canvas(decoded).colours == decoded.pixels.map { $0 & 0xff_ffff })
      #expect((decoded.width, decoded.height) == (width, height))
      #expect(decoded.pixels == samples.map { palette[Int($0)] }, "\(size)")
    }
  }
}

@Test(arguments: [
  (1, 12), (393_216, 12), (393_217, 9), (1_522_610, 9), (2_097_152, 9), (2_097_153, 6), (.max, 6),
])
func `a single picture gets the highest level that takes a tenth of a second`(
  bytes: Int, level: Int32
) {
  #expect(PNGEffort.best.level(for: bytes) == level && PNGEffort.quick.level(for: bytes) == 6)
}

@Test(arguments: [PNGFormat.rgb, .rgba])
func `a picture may come in strips and leave in pieces`(format: PNGFormat) throws {
  var random = Seed(1).stream("png")
  let (width, height) = (37, 50)
  let samples = (0..<width * height * format.bytesPerPixel).map { _ in
    UInt8(random.draw(below: 256))
  }
  var stream = try PNGStream(width: width, height: height, format: format, isPhoto: true)
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
  let palette: [UInt32] = [0xff11_2233, 0, 0xff44_5566]
  let samples: [UInt8] = [0, 1, 2]
  let bytes = try pngBytes(
    samples.span, width: 3, height: 1, format: .indexed(palette: palette))
  #expect(try DecodedPicture(bytes).pixels == palette)
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

@Test(arguments: [
  PNGFormat.rgb, .rgba, .indexed(palette: [0xff00_0000, 0xffff_ffff, 0xff80_0000]),
])
func `a file does not depend on the strips that it came in`(format: PNGFormat) throws {
  var random = Seed(2).stream("png strips")
  let (width, height) = (61, 90)
  let row = width * format.bytesPerPixel
  var samples: [UInt8] = []
  while samples.count < row * height {
    let line = (0..<row).map { _ in UInt8(random.draw(below: 3)) }
    for _ in 0..<1 + random.draw(below: 4) { samples += line }
  }
  samples.removeLast(samples.count - row * height)
  for isPhoto in [false, true] {
    let files = try [1, 7, height].map {
      try streamed(
        samples, width: width, height: height, format: format, isPhoto: isPhoto, step: $0)
    }
    #expect(files[0] == files[1] && files[1] == files[2])
  }
}

@Test func `the smallest picture is these bytes`() throws {
  let samples: [UInt8] = [1]
  let bytes = try pngBytes(
    samples.span, width: 1, height: 1, format: .indexed(palette: [0xff10_2030, 0]),
    text: PNGText(keyword: "k", text: "é"))
  let chunks: [(String, [UInt8])] = [
    ("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 1, 3, 0, 0, 0]), ("PLTE", [0x10, 0x20, 0x30, 0, 0, 0]),
    ("tRNS", [255, 0]), ("iTXt", [0x6b, 0, 0, 0, 0, 0, 0xc3, 0xa9]),
    ("IDAT", [0x78, 0xda, 1, 2, 0, 0xfd, 0xff, 0, 0x80, 0, 0x82, 0, 0x81]), ("IEND", []),
  ]
  #expect(try bytes == pngFile(chunks.map { PNGChunk(type: $0, data: $1[...]) }))
}

@Test(arguments: [0, 257])
func `a palette of none or too many colours is refused`(count: Int) {
  #expect(throws: GDError.encodingFailed) {
    let palette = [UInt32](repeating: 0xff00_0000, count: count)
    _ = try PNGStream(width: 1, height: 1, format: .indexed(palette: palette))
  }
}
