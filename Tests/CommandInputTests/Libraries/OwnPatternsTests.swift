import Foundation
import TerrariumPlayback
import TerrariumSupport
import Testing

/// Pictures of the user's own library, and libraries that cannot be read; `library.txt` has
/// everything else.
@Suite(.ownThread) struct OwnPatternsTests {
  private let folder = TemporaryFolder()

  @Test func `a library that cannot be read is a fault`() throws {
    try folder.makeFolder("shut")
    for rights in [0, 0o444] {
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: folder.path("shut"))
      for words in [["patterns", "list", "my"], ["patterns", "list"], ["states"]] {
        let run = try Command.runAsNobody(words + ["--library", "shut"], in: folder)
        #expect(run.code == 2 && run.text == "", "\(words): \(run.text)")
        #expect(run.complaint.hasPrefix("render: 'shut': permission denied; "), "\(run.complaint)")
      }
    }
  }

  @Test func `pictures show what is kept`() throws {
    let library = ["XDG_DATA_HOME": folder.path]
    try folder.write("bob$2bo$3o!\n", to: "flyer.rle")
    try Command.done("patterns add flyer.rle pulsar", in: folder, environment: library)
    let outputs = "--out mine.gif --out mine.png"
    try Command.done("patterns list my \(outputs)", in: folder, environment: library)
    #expect(try folder.bytes("mine.png").count > 300)
    #expect(try folder.gif("mine.gif").frames.count > 10)
    // A project's defaults are for scenarios.
    try folder.write("defaults: {title: Mine, life: {skip: 7}, bad: 1}\n", to: "terrarium.yaml")
    let line = "patterns list my --out again.gif"
    let again = try Command.done(line, in: folder, environment: library)
    #expect(again.complaint == "")
    #expect(try folder.bytes("again.gif") == folder.bytes("mine.gif"))
  }

  @Test(arguments: ["secret@my", "secret@team", "x!@my", "3o$@my"])
  func `whatever is kept counts as a file, which no recipe of a stranger's may name`(name: String) {
    #expect(PatternSource.meansFile(name))
  }
}
