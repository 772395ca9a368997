import TerrariumSupport
import Testing

/// The outputs of one film get their places together, also where its stills show another moment.
@Suite(.ownThread) struct JointOutputsTests {
  private let folder = TemporaryFolder()

  /// Outputs of which the still fits, and the film does not.
  private static let films = [
    "life --pattern gosper-glider-gun --max-size 3kB --out a.png --out a.gif",
    "life --pattern gosper-glider-gun --max-size 3kB --out a.gif --out a.png --out a.svg --seed random",
    "life --vary pattern=gosper-glider-gun,acorn --max-size 3kB --out a.png --out a.gif",
    "life --pattern gosper-glider-gun --max-size 3kB --skip 1 --out a.png --out a.gif",
    "sea --max-size 20kB --out a.png --out a.gif",
  ]

  @Test(arguments: films)
  func `of outputs one of which is too large none is written`(film: String) throws {
    try folder.write("old", to: "a.png")
    let run = try Command.run(film, in: folder)
    #expect(run.code == 2 && run.text == "")
    #expect(run.complaint.contains("'a.gif' would have") && !run.complaint.contains("a.png"))
    #expect(try folder.text("a.png") == "old")
    #expect(folder.names == ["a.png"])
    // Without the limit all are there.
    try Command.done(film.replacing(#/--max-size \S+/#, with: ""), in: folder)
    #expect(try folder.text("a.png") != "old" && folder.names.contains("a.gif"))
  }

  @Test func `one film of a scenario that fails leaves the others`() throws {
    let run = try Command.run(
      "life --vary pattern=blinker,gosper-glider-gun --max-size 40kB "
        + "--out {pattern}.png --out {pattern}.gif", in: folder)
    #expect(run.code == 2)
    #expect(folder.names.sorted() == ["blinker.gif", "blinker.png"])
    #expect(run.complaint.contains("blinker.png  1 frame"))
  }
}
