import TerrariumSupport
import Testing

/// The sizes of the first films that newcomers make.
@Suite(.ownThread) struct FirstFilmTests {
  @Test(arguments: [
    ("sea --frames 100", 800_000), ("sea --size 16x12 --frames 40", 500_000), ("life", 500_000),
    ("wolfram", 500_000), ("infection", 500_000), ("monsters", 500_000), ("pig", 500_000),
  ])
  func `a first film is small`(command: String, most: Int) async throws {
    let folder = TemporaryFolder()
    await InnerRender.done("\(command) --out a.gif --quiet", in: folder)
    #expect(try folder.bytes("a.gif").count <= most)
  }
}
