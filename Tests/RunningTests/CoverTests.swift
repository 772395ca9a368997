import FilmSupport
import Rendering
import Support
import Testing

import Planning
import Running
import Vocabulary

struct CoverTests {
  private static let scenario = """
    world: life
    pattern: glider
    size: 30x20
    cell: 8
    frames: 6
    delay: 50ms
    cover: true
    out: [a.gif, a.apng, a.y4m, a-%d.png, last.png, a.csv, a.txt]

    """

  @Test func `the card comes before the film, in animations only`() async throws {
    let folder = try await TemporaryFolder(madeBy: Self.scenario)
    let gif = try GIFReader(try folder.bytes("a.gif"))
    #expect(gif.frames.map(\.hundredths) == [200, 5, 5, 5, 5, 5, 5])
    let first = try TruePicture(png: try folder.bytes("a-0.png"))
    #expect(gif.frames[1].shown.map { $0?.code } == first.colours.map { $0 })
    #expect(gif.frames[0].shown.map { $0?.code } != first.colours.map { $0 })
    #expect(throws: (any Error).self) { try folder.bytes("a-6.png") }
    let last = try TruePicture(png: try folder.bytes("last.png"))
    #expect(gif.frames[6].shown.map { $0?.code } == last.colours.map { $0 })
    let rows = try folder.text("a.csv").split(separator: "\n")
    #expect(rows.count == 7)
    let texts = try folder.text("a.txt")
    #expect(texts.split(separator: "\n").count == 6 * 20)
    // Two seconds of frames of 50 ms, and six of the film.
    let video = try folder.bytes("a.y4m")
    let head = try #require(video.firstIndex(of: UInt8(ascii: "\n"))) + 1
    let mark = Array("FRAME\n".utf8)
    let size = try #require(
      (head + mark.count..<video.count - mark.count).first {
        video[$0..<$0 + mark.count].elementsEqual(mark)
      })
    #expect((video.count - head) / (size - head) == 40 + 6)
  }

  @Test func `a picture too small for a title has no card, and it is said`() async throws {
    let folder = try TemporaryFolder()
    let reports = try await folder.runAll(
      "world: life\nsize: 12x8\nedges: wrap\ncell: 1\nframes: 3\ncover: true\nout: a.gif\n")
    #expect(reports[0].notices == [.leftOut(.cover, width: 12, height: 8)])
    #expect(try GIFReader(try folder.bytes("a.gif")).frames.count == 3)
  }

  @Test(arguments: [1, 3])
  func `frame 0 follows the card where the ground drifts, too`(frames: Int) async throws {
    let folder = try TemporaryFolder()
    try await folder.run(
      "world: sea\nsize: 6x4\ntexture: drift\ncover: true\nframes: \(frames)\ndelay: 50ms",
      out: "[a.gif, a-%d.png]")
    let gif = try GIFReader(try folder.bytes("a.gif"))
    #expect(gif.frames.map(\.hundredths) == [200] + [Int](repeating: 5, count: frames))
    let first = try TruePicture(png: try folder.bytes("a-0.png"))
    #expect(gif.frames[1].shown.map { $0?.code } == first.colours.map { $0 })
  }
}
