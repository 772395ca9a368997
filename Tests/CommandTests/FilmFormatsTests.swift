import Foundation
import TerrariumEncoding
import TerrariumGD
import TerrariumRendering
import TerrariumSupport
import Testing

/// One film in every animated format.
@Suite(.ownThread) struct FilmFormatsTests {
  private let folder = TemporaryFolder()

  private let line = "life --size 20x15 --edges wrap --cell 3 --frames 12"

  private func pixmap(_ picture: TruePicture) -> [UInt8] {
    Array("P6\n\(picture.width) \(picture.height)\n255\n".utf8)
      + picture.colours.flatMap {
        [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)]
      }
  }

  @Test func `all show the same pictures for the same time`() async throws {
    await InnerRender.done(
      line
        + " --last 400ms --out a.gif --out a.apng --out a.webp --out a.y4m --out a.ppm --out n-%03d.png",
      in: folder)
    var pixmaps: [UInt8] = []
    let gif = try folder.gif("a.gif")
    let apng = try APNGReader(try folder.bytes("a.apng"))
    let webp = try DecodedAnimation(webP: try folder.bytes("a.webp"))
    let video = try RawFilm(folder.bytes("a.y4m")).frames
    let ends = (1...11).map { 80 * $0 }
    #expect(webp.frames.map(\.end) == ends + [1280])
    #expect(gif.frames.count == 12 && apng.frames.count == 12 && apng.announcedFrames == 12)
    // the last one stands for five frames
    #expect(video.count == 16 && video[11...].allSatisfy { $0 == video[11] })
    #expect(gif.frames.reduce(0) { $0 + $1.hundredths } == 11 * 8 + 40)
    #expect(apng.frames.map(\.delay).last == FrameDelay(milliseconds: 400))
    for number in 0..<12 {
      let name = "n-" + (number < 10 ? "00" : "0") + "\(number).png"
      let still = try folder.picture(name)
      #expect(apng.frames[number].shown.map { $0 & 0xff_ffff } == still.colours)
      #expect(webp.frames[number].pixels.map { $0 & 0xff_ffff } == still.colours)
      #expect(gif.frames[number].picture(width: 60, height: 45) == still)
      pixmaps += pixmap(still)
      let luma = still.colours.map { VideoMatrix.bt601.components(of: Colour($0))[0] }
      #expect(video[number].prefix(60 * 45).elementsEqual(luma))
    }
    #expect(try folder.bytes("a.ppm") == pixmaps)
  }

  /// A PNG's one picture is one pixmap, and of a film each frame is one, also where a step marks a moment.
  @Test(
    arguments: [
      ("world: life, pattern: glider, panels: [0, 9]", 1),
      (
        "world: life, size: 9x9, edges: wrap, vary: {seed: 1..9}, chart-style: histogram, x: ticks",
        1
      ),
      ("world: life, fill: 30%, size: 9x9, vary: {seed: 1..9}, rows: objects", 1),
      ("world: life, size: 9x9, fill: 30%, steps: [{run: 3}, still, {run: 2}]", 6),
      ("world: sea, size: 9x9, frames: 4, smooth: 3", 4),
    ].filter { Command.hasExtras(for: $0.0) })
  func `pixmaps are the pictures of numbered files`(settings: String, count: Int) async throws {
    let name = count == 1 ? "0.png" : "%d.png"
    try folder.write("{\(settings), out: [a.ppm, '\(name)']}", to: "s.yaml")
    await InnerRender.done("run s.yaml", in: folder)
    var pixmaps: [UInt8] = []
    for number in 0..<count {
      pixmaps += pixmap(try folder.picture("\(number).png"))
    }
    #expect(folder.names.filter { $0.hasSuffix(".png") }.count == count)
    let isSame = try folder.bytes("a.ppm") == pixmaps
    #expect(isSame)
  }

  @Test func `pipes and devices get them too, with every frame counted`() async throws {
    await InnerRender.done(line + " --rule B/S --out a.apng --out a.y4m", in: folder)
    let video = await InnerRender.run(line + " --rule B/S --out - --format y4m", in: folder)
    #expect(try video.output == folder.bytes("a.y4m"))
    #expect(try RawFilm(video.output).frames.count == 12)
    // equal frames are merged only if the number can be adjusted
    #expect(try APNGReader(try folder.bytes("a.apng")).frames.count == 2)
    await InnerRender.done(line + " --rule B/S --out a.webp", in: folder)
    let piped = await InnerRender.run(line + " --rule B/S --out - --format webp", in: folder)
    #expect(try DecodedAnimation(webP: piped.output).frames.count == 2)
    #expect(try piped.output == folder.bytes("a.webp"))
    let pipe = try APNGReader(
      await InnerRender.run(line + " --rule B/S --out - --format apng", in: folder).output)
    #expect(pipe.announcedFrames == 12 && pipe.frames.count == 12)
  }
}
