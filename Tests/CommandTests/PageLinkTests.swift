import Foundation
import TerrariumSupport
import Testing

/// Links of pages where not all pictures are made by one run, or count.
@Suite(.ownThread) struct PageLinkTests {
  private static let page = """
    ```yaml render
    {world: sea, frames: 1, size: 4x4, cell: 4, vary: {seed: 1..3}, out: "h-{seed}.png"}
    ```

    ```yaml render
    {world: sea, frames: 1, size: 4x4, cell: 4, vary: {theme: [light, dark]}, out: "{theme}.png"}
    ```

    ```yaml render
    {world: sea, frames: 1, size: 4x4, cell: 4, out: other.png}
    ```

    ```yaml render
    world: sea
    frames: 3
    size: 4x4
    cell: 4
    steps: [{run: 1}, {still: one.png}, {run: 9}, {still: ten.png}]
    out: cut.png
    ```

    """

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["p.md": Self.page])
    try Command.done("run p.md --quiet", in: folder)
  }

  private func replace(_ old: String, by new: String) throws {
    try folder.write(try folder.text("p.md").replacing(old, with: new), to: "p.md")
  }

  private func addToGit(_ files: String...) throws {
    for words in [["init", "-q"], ["add"] + files] {
      #expect(try Child.run("/usr/bin/env", ["git"] + words, in: folder.path).code == 0)
    }
  }

  @Test func `a link shows pictures that git does not track, too`() throws {
    try addToGit("p.md", "h-1.png", "dark.png", "cut.png")
    try Command.done("check p.md --committed --all", in: folder)
    for name in ["h-2.png", "h-3.png", "light.png", "other.png", "one.png"] {
      try folder.remove(name)
    }
    try Command.done("check p.md --committed --all", in: folder)
    // What no file of a block counts for is nobody's business.
    try replace("src=\"other.png\"", by: "src=\"another.png\"")
    try Command.done("check p.md --committed --all", in: folder)
    for (name, line) in [("h-3.png", 5), ("dark.png", 11), ("one.png", 28)] {
      let right = try folder.text("p.md")
      try replace("=\"\(name)\"", by: "=\"old.png\"")
      let check = try Command.run("check p.md --committed --all", in: folder)
      #expect(check.code == 1 && check.text.hasPrefix("p.md:\(line): stale; the link"), "\(name)")
      try folder.write(right, to: "p.md")
    }
  }

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

  @Test func `programs hear of the line of a wrong link`() throws {
    func objects() throws -> [[String: Any]] {
      let run = try Command.run("check p.md --json", in: folder)
      #expect(run.complaint == "")
      return try run.objects
    }
    #expect(try objects().allSatisfy { $0["same"] as? Bool == true })
    try replace("src=\"other.png\"", by: "src=\"another.png\"")
    let links = try objects().filter { $0["same"] == nil }
    #expect(links.count == 1)
    #expect(links[0]["path"] as? String == "p.md" && links[0]["line"] as? Int == 17)
    #expect(links[0]["state"] as? String == "stale")
    #expect(links[0]["mend"] as? String == "render run p.md")
  }
}
