import TerrariumFiles
import TerrariumSupport
import Testing

@Suite(.ownThread) struct FileWatchTests {
  @Test func `a new file is told when it is written, others when they come`() throws {
    let folder = TemporaryFolder()
    let watch = try #require(FileWatch([folder.path("a"), folder.path("link"), folder.path("b")]))
    let writing = try Child("/bin/sh", ["-c", "exec > a; sleep 0.4; echo b"], in: folder.path)
    #expect(watch.wait())
    #expect(try folder.text("a") == "b\n")
    #expect(try writing.wait().code == 0)
    try folder.link("link", to: "a")
    #expect(watch.wait())
    let naming = try Child.run("/bin/sh", ["-c", "echo > t; ln t b; rm t"], in: folder.path)
    #expect(naming.code == 0 && watch.wait())
  }
}
