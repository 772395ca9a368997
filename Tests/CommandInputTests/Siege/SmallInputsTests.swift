import TerrariumSupport
import Testing

/// Small files that claim to be large.
@Suite(.ownThread) struct SmallInputsTests {
  /// The beginnings of pictures of 11,000 by 11,000 pixels, with a few bytes of data.
  private static let pictures: [String: [UInt8]] = [
    "p.gif": Array("GIF89a".utf8) + [0xf8, 0x2a, 0xf8, 0x2a, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
      + [0x2c, 0, 0, 0, 0, 0xf8, 0x2a, 0xf8, 0x2a, 0, 2, 2, 0x4c, 1, 0, 0x3b],
    "p.png": [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]
      + Array("IHDR".utf8) + [0, 0, 0x2a, 0xf8, 0, 0, 0x2a, 0xf8, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    "p.jpg": [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0x2a, 0xf8, 0x2a, 0xf8, 1, 1, 0x11, 0, 0xff, 0xd9],
  ]

  @Test(arguments: pictures.keys.sorted())
  func `a picture of few bytes and many pixels is refused by its size`(name: String) throws {
    let bytes = try #require(Self.pictures[name])
    let folder = TemporaryFolder()
    try folder.write(bytes, to: name)
    for words in [
      "life --pattern \(name) --out a.png", "monsters --backdrop \(name) --frames 1 --out a.png",
    ] {
      let run = try Command.run(words, in: folder)
      #expect(run.code == 2)
      #expect(
        run.complaint.hasPrefix(
          "render: the photo '\(name)' cannot be read: its \(bytes.count) bytes are too few for "
            + "11000x11000 pixels"), "\(run.complaint)")
    }
  }

  @Test func `check tells a small file with a large screen at once`() throws {
    let folder = try TemporaryFolder(["a.yaml": "world: life\nframes: 3\nout: a.gif\n"])
    for (start, size) in [(6, [UInt8]([0xf8, 0x2a, 0xf8, 0x2a])), (6, [255, 255, 1, 0])] {
      var bytes = try #require(Self.pictures["p.gif"])
      bytes.replaceSubrange(start..<start + 4, with: size)
      try folder.write(bytes, to: "a.gif")
      let run = try Command.run("check a.yaml --all --diff d --memory 200MB", in: folder)
      #expect(run.code == 1, "\(run.complaint)")
    }
  }
}
