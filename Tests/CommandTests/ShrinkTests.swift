import GIFWriter
import TerrariumBasics
import TerrariumSupport
import Testing

/// `render shrink` on GIFs of other programs.
@Suite(.ownThread) struct ShrinkTests {
  private let folder = TemporaryFolder()

  /// Returns a film whose codes compress nothing.
  private static func film() -> NaiveGIF {
    let palette = [GIFColor(red: 0, green: 0, blue: 0), GIFColor(red: 255, green: 9, blue: 80)]
    var gif = NaiveGIF(width: 40, height: 30, palette: palette)
    gif.addLoop(repetitions: 4)
    gif.add(comment: "by hand")
    for number in 0..<4 {
      var frame = NaiveGIF.Frame(
        left: 0, top: 0, width: 40, height: 30,
        indices: (0..<1200).map { $0 / 100 == number ? 1 : 0 })
      frame.hundredths = 7 + number
      gif.add(frame)
    }
    gif.end()
    return gif
  }

  private let film = Self.film()

  private func frames(of name: String) throws -> [GIFFrame] {
    var decoder = try GIFDecoder(folder.bytes(name))
    var frames: [GIFFrame] = []
    while let frame = try decoder.next() { frames.append(frame) }
    return frames
  }

  @Test func `a file is replaced by a smaller one that shows the same`() async throws {
    try folder.write(film.bytes, to: "a.gif")
    let run = await InnerRender.run("shrink a.gif", in: folder)
    let small = try folder.bytes("a.gif")
    #expect(run.code == 0 && run.text == "" && small.count < film.bytes.count / 2)
    #expect(
      run.complaint.hasPrefix("a.gif: \(film.bytes.count) bytes became \(small.count), ")
        && run.complaint.hasSuffix("% less\n"))
    #expect(try frames(of: "a.gif") == film.frames)
    #expect(GIFDecoder.comment(in: small) == "by hand")
    #expect(try GIFDecoder(small).timesToPlay == 5)
    #expect(folder.names == ["a.gif"])
    let again = await InnerRender.run("shrink a.gif", in: folder)
    #expect(again.code == 0)
    #expect(again.complaint == "a.gif: \(small.count) bytes cannot become fewer\n")
    #expect(try folder.bytes("a.gif") == small)
  }

  @Test func `with --out the given file stays as it is`() async throws {
    try folder.write(film.bytes, to: "a.gif")
    await InnerRender.done("shrink a.gif --out b.gif", in: folder)
    #expect(try folder.bytes("a.gif") == film.bytes)
    let small = try folder.bytes("b.gif")
    #expect(small.count < film.bytes.count)
    // A file that cannot become smaller is still put in its place.
    await InnerRender.done("shrink b.gif --out c.gif", in: folder)
    #expect(try folder.bytes("c.gif") == small)
    #expect(await InnerRender.run("shrink b.gif --out -", in: folder).output == small)
  }

  @Test func `a check writes nothing and names what could be smaller`() async throws {
    try folder.write(film.bytes, to: "a.gif")
    let run = await InnerRender.run("shrink --check a.gif", in: folder)
    #expect(run.code == 1 && run.complaint == "")
    #expect(run.text.hasPrefix("a.gif: \(film.bytes.count) bytes could be "))
    #expect(try folder.bytes("a.gif") == film.bytes && folder.names == ["a.gif"])
    await InnerRender.done("shrink a.gif", in: folder)
    let checked = await InnerRender.run("shrink --check a.gif", in: folder)
    #expect(checked.code == 0 && checked.text == "" && checked.complaint == "")
  }

  @Test func `a broken file is told with its place, and the others are made smaller`() async throws
  {
    let cut = Array(film.bytes.dropLast(20))
    try folder.write(cut, to: "cut.gif")
    try folder.write(Array("no picture".utf8), to: "no.gif")
    try folder.write(film.bytes, to: "a.gif")
    let run = await InnerRender.run("shrink cut.gif no.gif a.gif none.gif", in: folder)
    #expect(run.code == 2)
    let lines = run.complaint.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(2) == [
        "render: 'cut.gif' ends at byte \(cut.count), before its end; get a whole copy of it, or "
          + "make it again",
        "render: 'no.gif' is not a GIF; give a file that begins with GIF87a or GIF89a",
      ])
    #expect(lines.count == 4 && lines[2].hasPrefix("a.gif: "))
    #expect(lines[3].contains("'none.gif' does not exist"))
    #expect(try folder.bytes("cut.gif") == cut)
    #expect(try folder.bytes("a.gif").count < film.bytes.count)
  }
}
