import Foundation
import TerrariumSupport
import Testing

/// Videos made by another program: here a script of a few lines that keeps its input.
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
    // The program's messages are in a file without a name.
    #expect(folder.names.count == 1 && tools.names == ["ffmpeg"])
    let next = try install("cat > \"$out\"")
    #expect(try self.run("sea --frames 2 --out a.mp4 --quiet", next).code == 0)
    #expect(folder.names == ["a.mp4"] && tools.names == ["ffmpeg"])
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupt ends it too, and nothing stays`(signal: Int32) throws {
    // It reads a little of the film and then sleeps: only its end closes the pipe.
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
