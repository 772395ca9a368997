import Foundation
import TerrariumFilmSupport
import TerrariumPage
import TerrariumSupport
import Testing

/// The pictures that a page contains.
@Suite(.planning(with: PlayingPages())) struct PagePictureTests {
  @Test(arguments: ["world: life\npattern: glider\nframes: 3\ncell: 8", "world: sea\nframes: 2"])
  func `pictures in a page are whole files`(settings: String) async throws {
    let folder = TemporaryFolder()
    try await folder.run(settings, out: "a.html")
    let pictures = try folder.text("a.html").matches(
      of: #/data:image/webp;base64,([A-Za-z0-9+/=]+)/#)
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let bytes = [UInt8](try #require(Data(base64Encoded: String(picture.1))))
      let length = (4..<8).reversed().reduce(0) { $0 << 8 + Int(bytes[$1]) }
      #expect(bytes.starts(with: "RIFF".utf8) && bytes[8..<12].elementsEqual("WEBP".utf8))
      #expect(length == bytes.count - 8)
    }
  }
}
