import Files
import Support
import Testing

@Suite(.ownThread) struct FileWatchTests {
  @Test func `a new file is told when it is written, a link when it comes`() throws {
    let folder = TemporaryFolder()
    let watch = try #require(FileWatch([folder.path("a"), folder.path("link")]))
    let writing = try Child("/bin/sh", ["-c", "exec > a; sleep 0.4; echo b"], in: folder.path)
    #expect(watch.wait())
    #expect(try folder.text("a") == "b\n")
    #expect(try writing.wait().code == 0)
    try folder.link("link", to: "a")
    #expect(watch.wait())
  }
}
