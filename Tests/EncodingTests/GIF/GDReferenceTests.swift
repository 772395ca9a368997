import Encoding
import GD
import Rendering
import Simulation
import Support
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
    // 19 bytes are the loop that gd's still lacks, 8 the control of a frame
    #expect(still(picture).count <= reference.count + 27, "\(texture)")
  }
}
