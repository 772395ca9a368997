import Foundation
import TerrariumSupport
import Testing

/// Videos that another program makes: here one of a few lines, which keeps what it gets.
@Suite(.ownThread) struct EncoderTests {
  private let folder = TemporaryFolder()
  private let tools = TemporaryFolder()

  private func install(_ script: String) throws -> [String: String] {
    let text = "for last in \"$@\"; do :; done\nout=\"${last#file:}\"\n\(script)"
    try tools.writeProgram(text, to: "ffmpeg")
    return ["PATH": tools.path + ":/usr/bin:/bin", "TMPDIR": tools.path]
  }

  private func run(_ line: String, _ environment: [String: String]) throws -> Command.Outcome {
    try Command.run(line, in: folder, environment: environment)
  }

  @Test(arguments: ["mp4", "webm"])
  func `the program gets raw video of even sides, its file gets the name`(format: String) throws {
    let path = try install("cat > \"$out\"")
    let line = "sea --size 5x7 --cell 3 --frames 6"
    #expect(try run("\(line) --out 'a;b.\(format) --json", path).code == 0)
    let video = try folder.text("'a;b.\(format)")
    #expect(video.hasPrefix("YUV4MPEG2 W16 H22 F5:1 "))
    #expect(
      try folder.bytes("'a;b.\(format)").split(separator: 10, maxSplits: 1)[1].count == 6
        * (6 + 3 * 16 * 22))
    #expect(folder.names == ["'a;b.\(format)"])
    let pipe = try run("\(line) --out - --format \(format)", path)
    #expect(try pipe.output == folder.bytes("'a;b.\(format)"))
    #expect(tools.names == ["ffmpeg"])
  }

  @Test func `a check makes it elsewhere and leaves nothing`() throws {
    let path = try install("cat > \"$out\"")
    try folder.write("{world: sea, frames: 4, out: a.mp4}", to: "s.yaml")
    #expect(try run("run s.yaml", path).code == 0)
    #expect(try run("check s.yaml", path).code == 0)
    #expect(try run("check s.yaml --seed 3", path).code == 1)
    #expect(folder.names == ["a.mp4", "s.yaml"] && tools.names == ["ffmpeg"])
  }

  @Test func `its absence is told before the first tick`() throws {
    try folder.write("old", to: "a.mp4")
    let run = try run("sea --out a.mp4 --out a.gif", ["PATH": tools.path])
    #expect(run.code == 69)
    #expect(
      run.complaint
        == "render: making .mp4 needs the program ffmpeg, which is not in PATH; install it, or write .gif, .webp, .apng or .y4m\n"
    )
    #expect(folder.names == ["a.mp4"])
    #expect(try folder.text("a.mp4") == "old")
  }

  @Test(arguments: [
    ("echo no codec >&2; exit 1", "ffmpeg ended with code 1: no codec; the old file is as it was"),
    (
      "head -c 9999 > \"$out\"; kill -9 $$",
      "ffmpeg was ended by signal 9; the old file is as it was"
    ),
    ("cat > \"$out\"; exit 7", "ffmpeg ended with code 7; the old file is as it was"),
    ("cat > /dev/null", "ffmpeg has written nothing; the old file is as it was"),
    ("cat > /dev/null; : > \"$out\"", "ffmpeg has written nothing; the old file is as it was"),
    (
      "cat > \"$out.new\"; rm \"$out.new\" \"$out\"",
      "ffmpeg has written nothing; the old file is as it was"
    ),
    (
      "cat > /dev/null; echo nothing to do >&2",
      "ffmpeg has written nothing: nothing to do; the old file is as it was"
    ),
  ])
  func `a program that fails is told, and the old file stays`(script: String, said: String) throws {
    try folder.write("old", to: "a.mp4")
    let run = try run("sea --frames 100 --out a.mp4 --out a.csv", try install(script))
    #expect(run.code == 2)
    #expect(run.complaint == "render: 'a.mp4': \(said)\n")
    #expect(folder.names == ["a.mp4"] && tools.names == ["ffmpeg"])
    #expect(try folder.text("a.mp4") == "old")
  }

  @Test(arguments: [
    ("sea --frames 2 --out a.mp4", "a.mp4"), ("check s.yaml --committed", "."),
  ])
  func `a missing folder for temporary files is told`(line: String, path: String) throws {
    try folder.write("{world: sea, frames: 2, out: a.gif}", to: "s.yaml")
    let environment = try install("cat > \"$out\"").merging(["TMPDIR": "/none"]) { $1 }
    let run = try run(line, environment)
    #expect(run.code == 2 && folder.names == ["s.yaml"])
    #expect(
      run.complaint
        == "render: '\(path)': a temporary file is needed: '/none/scratch': the folder '/none' does not exist; "
        + "let TMPDIR name another folder\n")
  }

  @Test func `a program that writes nothing leaves nothing of a stream either`() throws {
    let run = try run("sea --frames 3 --out - --format mp4", try install("cat > /dev/null"))
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.complaint == "render: '-': ffmpeg has written nothing\n")
    #expect(tools.names == ["ffmpeg"])
  }

  @Test func `what a killed run left of its file goes with the next one`() throws {
    let life = try Lifeline()
    let environment = try install("exec 9> '\(life.path)'; echo begun >&9; exec cat > \"$out\"")
    let run = try Command.start(
      ["sea", "--frames", "1000000000", "--out", "a.mp4"], in: folder.path,
      environment: environment)
    #expect(life.waitForWord() == "begun\n")
    run.signal(SIGKILL)
    #expect(try run.wait().code == -SIGKILL)
    try life.waitForEnd()
    // What the program says lies in a file without a name.
    #expect(folder.names.count == 1 && tools.names == ["ffmpeg"])
    let next = try install("cat > \"$out\"")
    #expect(try self.run("sea --frames 2 --out a.mp4 --quiet", next).code == 0)
    #expect(folder.names == ["a.mp4"] && tools.names == ["ffmpeg"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupt ends it too, and nothing stays`(signal: Int32) throws {
    // It takes a little of the film and then sleeps: nothing but its end lets go of the pipe.
    let life = try Lifeline()
    let environment = try install(
      "head -c 9999 > \"$out\"; exec 9> '\(life.path)'; echo begun >&9; exec sleep 1000")
    try folder.write("old", to: "a.mp4")
    let run = try Command.start(
      ["sea", "--frames", "1000000000", "--out", "a.mp4"], in: folder.path,
      environment: environment)
    #expect(life.waitForWord() == "begun\n")
    #expect(folder.names.count == 2)
    run.signal(signal)
    #expect(try run.wait().code == 128 + signal)
    #expect(folder.names == ["a.mp4"])
    #expect(try folder.text("a.mp4") == "old")
    try life.waitForEnd()
    #expect(tools.names == ["ffmpeg"])
  }
}
