import Foundation
import TerrariumSupport
import Testing

/// Pages that change while their pictures are made.
@Suite(.ownThread) struct PageLinkTests {
  private let folder = TemporaryFolder()

  @Test func `a page that changes during the run keeps its links`() throws {
    let block = "```yaml render\n{world: sea, size: 60x60, frames: 300, out: slow.gif}\n```\n"
    try folder.write(block, to: "q.md")
    let watch = FolderWatch(folder.path)
    let child = try Command.start(["run", "q.md"], in: folder.path)
    #expect(watch.wait { folder.names.contains { $0.contains(".render-") } })
    let text = "```yaml render\n{world: sea, out: new.gif}\n```\n\n" + block
    try folder.write(text, to: "q.md")
    let run = try child.wait()
    #expect(run.code == 0 && run.complaint.contains("'q.md' has changed meanwhile"))
    #expect(try folder.text("q.md") == text)
  }
}
