import GIFWriter
import TerrariumEncoding
import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

private func still(_ picture: IndexedPicture) -> [UInt8] {
  gif([(picture, FrameDelay(milliseconds: 100))])
}

@Test(arguments: [2, 3, 16, 100, 256])
func `gd reads from our GIF what it reads from its own`(count: Int) throws {
  var random = Seed(UInt64(count)).stream("reference")
  for size in awkwardSizes {
    for texture in [Texture.noise, .blocks] {
      let picture = randomPicture(
        width: size.columns, height: size.rows, colours: count, texture: texture, using: &random)
      let reference = GDReference.gif(
        width: picture.width, height: picture.height, palette: picture.palette.map(\.code),
        pixels: picture.pixels)
      #expect(
        try DecodedPicture(still(picture)).pixels == DecodedPicture(reference).pixels, "\(size)")
    }
  }
}

@Test func `ours is no longer than gd's`() throws {
  var random = Seed(3).stream("reference")
  for texture in Texture.allCases {
    let picture = randomPicture(
      width: 320, height: 240, colours: 12, texture: texture, using: &random)
    let reference = GDReference.gif(
      width: 320, height: 240, palette: picture.palette.map(\.code), pixels: picture.pixels)
    // 19 bytes are the loop that gd's still picture lacks, 8 the control of a frame
    #expect(still(picture).count <= reference.count + 27, "\(texture)")
  }
}

@Test(arguments: [(600, 300), (1160, 575)])
func `a phrase goes over all runs of a grid`(width: Int, height: Int) throws {
  let pixels = (0..<width * height).map { place -> UInt8 in
    let (x, y) = (place % width, place / width)
    return x % 8 == 0 || y % 8 == 0 ? 2 : (x / 8) & (y / 8) == 0 ? 1 : 0
  }
  let palette = [Colour(0xffffff), Colour(0x102030), Colour(0xd0d0d0)]
  let picture = IndexedPicture(width: width, height: height, palette: palette, pixels: pixels)
  let reference = GDReference.gif(
    width: width, height: height, palette: palette.map(\.code), pixels: pixels)
  #expect(still(picture).count <= reference.count + 27)
}
