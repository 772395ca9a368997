import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

@Test func `bytes that are no picture are refused`() {
  #expect(throws: GDError.unknownPictureFormat) { _ = try DecodedPicture([]) }
  #expect(throws: GDError.unknownPictureFormat) { _ = try DecodedPicture(Array("hello".utf8)) }
}

@Test func `pictures cut short are refused`() throws {
  let gif = GDReference.gif(width: 2, height: 2, palette: [0, 0xffffff], pixels: [0, 1, 1, 0])
  let png = try TruePicture(width: 2, height: 2, colours: [1, 2, 3, 4]).png()
  #expect(try DecodedPicture(gif).pixels.map { $0 & 0xff_ffff } == [0, 0xffffff, 0xffffff, 0])
  #expect(throws: GDError.brokenPicture(format: "GIF")) { _ = try DecodedPicture(Array(gif[..<9])) }
  #expect(throws: GDError.brokenPicture(format: "PNG")) {
    _ = try DecodedPicture(Array(png[..<40]))
  }
  #expect(throws: GDError.brokenPicture(format: "JPEG")) {
    _ = try DecodedPicture([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0])
  }
}

@Test func `a header that promises too much is refused before anything is decoded`() throws {
  var png = try TruePicture(width: 2, height: 2, colours: [1, 2, 3, 4]).png()
  png.replaceSubrange(16..<24, with: [0, 0, 0x80, 0, 0, 0, 0x80, 0])
  #expect(throws: GDError.outOfMemory(width: 32_768, height: 32_768)) {
    _ = try DecodedPicture(png)
  }
  png[16] = 1
  #expect(throws: GDError.sideOutOfRange(0x0100_8000, limit: Canvas.sideLimit)) {
    _ = try DecodedPicture(png)
  }
}

@Test func `a header that promises more than its bytes can hold is refused`() throws {
  let gif = GDReference.gif(width: 2, height: 2, palette: [0, 0xffffff], pixels: [0, 1, 1, 0])
  let large: [UInt8] = [0, 0x20, 0, 0x20]
  var changed = gif
  changed.replaceSubrange(6..<10, with: large)
  #expect(throws: GDError.tooFewBytes(gif.count, width: 8192, height: 8192)) {
    _ = try DecodedPicture(changed)
  }
  #expect(throws: GDError.outOfMemory(width: 8192, height: 8192)) {
    _ = try DecodedPicture(changed, memory: 1 << 26)
  }
}

@Test func `a picture of one colour is read, however well it is packed`() throws {
  let side = 2048
  let pixels = [UInt8](repeating: 0, count: side * side)
  let png = try pngBytes(
    pixels.span, width: side, height: side, format: .indexed(palette: [0xff00_0000]))
  let gif = GDReference.gif(width: side, height: side, palette: [0], pixels: pixels)
  for bytes in [png, gif] { #expect(try DecodedPicture(bytes).width == side, "\(bytes.count)") }
}

@Test func `any cut or changed byte of a picture is survived`() throws {
  var random = Seed(2).stream("cuts")
  let picture = randomPicture(width: 19, height: 11, colours: 5, texture: .noise, using: &random)
  let gif = GDReference.gif(
    width: 19, height: 11, palette: picture.palette.map(\.code), pixels: picture.pixels)
  let png = try pngBytes(
    picture.pixels.span, width: 19, height: 11,
    format: .indexed(palette: picture.palette.map(\.code)))
  var read = 0
  for whole in [gif, png] {
    for _ in 0..<300 {
      var bytes = whole
      bytes[random.draw(below: bytes.count)] = UInt8(random.draw(below: 256))
      if random.happens(1, in: 3) { bytes.removeLast(random.draw(below: bytes.count)) }
      // either it is rejected or it is a whole picture
      if let decoded = try? DecodedPicture(bytes) {
        #expect(decoded.pixels.count == decoded.width * decoded.height)
        read += 1
      }
    }
  }
  #expect(50..<550 ~= read, "\(read) of 600 were read")
}
