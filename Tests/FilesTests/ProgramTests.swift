import Foundation
import TerrariumFiles
import TerrariumSupport
import Testing

/// Other people's programs, fed through a pipe.
@Suite(.ownThread) struct ProgramTests {
  private let folder = TemporaryFolder()

  private func script(_ text: String) throws -> String {
    try folder.writeProgram(text, to: "program")
    return folder.path("program")
  }

  @Test func `it gets every byte and its words as they are`() throws {
    let path = try script("printf '%s|' \"$@\" > \"$1.words\"\ncat > \"$1\"")
    let out = folder.path("out file")
    let program = try Program(at: path, arguments: [out, "$(false); *", ""])
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    try program.write(Array(bytes[..<100_000]))
    try program.write(Array(bytes[100_000...]))
    try program.finish()
    #expect(try folder.bytes("out file") == bytes)
    #expect(try folder.text("out file.words") == "\(out)|$(false); *||")
  }

  @Test func `its environment is ours with some changes`() throws {
    let path = try script("printf '%s|' \"$NEW\" \"${HOME-none}\" \"${PATH:+ours}\"")
    let changes = ["NEW": "a=b c", "HOME": nil]
    let program = try Program(at: path, arguments: [], variables: changes, keepsOutput: true)
    try program.finish()
    #expect(program.output() == Array("a=b c|none|ours|".utf8))
    #expect(program.output(from: 2, count: 3) == Array("b c".utf8))
  }

  private func failure(_ text: String, bytes: Int) throws -> Program.Failure? {
    // A process that only uses the module does not ignore it.
    signal(SIGPIPE, SIG_DFL)
    let program = try Program(at: try script(text), arguments: [])
    do throws(Program.Failure) {
      try program.write([UInt8](repeating: 0, count: bytes))
      try program.finish()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [10, 1_000_000])
  func `its last words come with a failure`(bytes: Int) throws {
    let failed = try #require(try failure("echo no such codec >&2; exit 3", bytes: bytes))
    #expect(failed.name == "program" && failed.ending == .exit(code: 3))
    #expect(failed.complaint == "no such codec\n")
    let killed = try #require(try failure("kill -9 $$", bytes: bytes))
    #expect(killed.ending == .signal(number: 9))
  }

  @Test func `one that is not there cannot be started`() {
    #expect(throws: Program.Failure.self) {
      try Program(at: folder.path("nothing"), arguments: [])
    }
    #expect(Program.path(of: "no such program anywhere") == nil)
    #expect(Program.path(of: "sh")?.hasSuffix("/sh") == true)
  }

  @Test func `it ends with its owner`() throws {
    let path = try script("exec 9> \"$1\"; echo $$ >&9; exec sleep 1000")
    let life = try Lifeline()
    var process: pid_t = 0
    do {
      let program = try Program(at: path, arguments: [life.path])
      process = try #require(pid_t(life.waitForWord().dropLast()))
      #expect(kill(process, 0) == 0)
      withExtendedLifetime(program) {}
    }
    #expect(kill(process, 0) != 0)
    try life.waitForEnd()
  }

  @Test func `a scratch file without a name leaves nothing, even of a killed program`() throws {
    let file = try ScratchFile()
    #expect(!FileManager.default.fileExists(atPath: file.path))
    #expect(file.bytes(from: 0).isEmpty)
  }

  @Test func `a scratch file with a name goes with its owner`() throws {
    var path = ""
    do {
      let file = try ScratchFile(beside: nil)
      path = file.path
      #expect(FileManager.default.fileExists(atPath: path))
      #expect(file.bytes(from: 0).isEmpty)
    }
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
