import TerrariumSupport
import Testing

/// Numbered outputs are many files, none of which may meet another.
@Suite(.ownThread) struct FrameFilesTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("--out %03d.png --out 001.png", 2, "001.png"),
    ("--out 001.png --out %03d.png", 2, "001.png"),
    ("--out %d.png --out %03d.png", 101, "100.png"),
    ("--out %d.png --out %01d.png", 1, "0.png"),
    ("--out a%d.png --out a1%d.png", 11, "a10.png"),
    ("--out a%d1.png --out a1%d.png", 2, "a11.png"),
    ("--out ./%d.png --out 3.png", 4, "3.png"),
    ("--out %d.txt --out %02d.txt", 11, "10.txt"),
  ])
  func `outputs that meet at some frame are refused before the first`(
    outputs: String, frames: Int, path: String
  ) throws {
    let line = "sea --size 3x3 --cell 1 --quiet --frames"
    let run = try Command.run("\(line) \(frames) \(outputs)", in: folder)
    #expect(run.code == 64, "\(run.complaint)")
    #expect(
      run.complaint
        == "render: '\(path)' would be written twice; give every output a name of its own\n")
    #expect(folder.names.isEmpty)
    // One frame less, and they do not meet.
    guard frames > 1 else { return }
    try Command.done("\(line) \(frames - 1) \(outputs)", in: folder)
  }

  @Test(arguments: [
    "--out a%d.png --out b%d.png", "--out %d.png --out x1.png", "--out %02d.png --out 1.png",
    "--out %d.png --out 01.png", "--out %d.png --out 1.txt", "--out %d.png --out 7.png",
  ])
  func `others are not`(outputs: String) throws {
    try Command.done("sea --size 3x3 --cell 1 --frames 5 \(outputs)", in: folder)
  }

  @Test(arguments: [
    ("%03d.png", "002.png", "002.png"), ("002.png", "%03d.png", "002.png"),
    ("%d.png", "%01d.png", "0.png"), ("a.png", "./a.png", "a.png"),
  ])
  func `those of two scenarios are refused as well, at the second`(
    first: String, second: String, path: String
  ) throws {
    for (name, out) in [("1.yaml", first), ("2.yaml", second), ("3.yaml", "other-%d.png")] {
      try folder.write("world: sea\nsize: 3x3\ncell: 1\nframes: 3\nout: '\(out)'\n", to: name)
    }
    let run = try Command.run("run 1.yaml 2.yaml 3.yaml --quiet", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint.hasPrefix("2.yaml:5:6: '")
        && run.complaint.contains("\(path)' would be written twice"),
      "\(run.complaint)")
    #expect(run.complaint.contains("render: 1 of 3 scenarios failed: 2.yaml"))
    #expect(folder.names.contains("other-2.png"), "the others run")
  }

  @Test func `a folder in the way of the fifth frame is told before the first`() throws {
    try folder.makeFolder("4.png")
    let run = try Command.run("sea --frames 5 --out %d.png", in: folder)
    #expect(run.code != 0)
    #expect(run.complaint == "render: '4.png' is a folder; give the name of a file\n")
    #expect(folder.names == ["4.png"])
    try Command.done("sea --frames 4 --quiet --out %d.png", in: folder)
  }

  @Test func `a frame that is another output by another name is told`() throws {
    try folder.link("2.png", to: "keep.png")
    let run = try Command.run("sea --frames 5 --out %d.png --out keep.png", in: folder)
    #expect(run.code == 64 && run.complaint.contains("'2.png' would be written twice"))
    #expect(folder.names == ["2.png"])
  }
}
