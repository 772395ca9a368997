import TerrariumSupport
import Testing

/// Pages of Markdown whose blocks are scenarios, and the links below them.
@Suite(.ownThread) struct MarkdownTests {
  private static let page = """
    # Sea

    Words before, with `yaml render` in them.

    ```yaml render
    world: sea
    frames: 2
    size: 6x5
    cell: 8
    out: images/sea.gif
    alt: A "small" sea
    ```

    Words between.

    ~~~yaml render
    world: sea
    frames: 1
    size: 4x4
    cell: 4
    vary: {theme: [light, dark]}
    out: sea-{theme}.png
    ~~~
    ![old](old.png)

    ```yaml
    world: nothing that is run
    ```

    """

  private let folder = TemporaryFolder()

  init() throws {
    try folder.makeFolder("docs")
    try folder.makeFolder("docs/images")
    try folder.write(Self.page, to: "docs/page.md")
  }

  @Test func `links below are kept, with own sizes and words, and pairs for both kinds`() throws {
    let run = try Command.run("run docs/page.md --quiet", in: folder)
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    let first =
      "<img alt=\"A &quot;small&quot; sea\" width=\"48\" height=\"40\" src=\"images/sea.gif\">"
    let second =
      "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"sea-dark.png\">"
      + "<img alt=\"sea\" width=\"16\" height=\"16\" "
      + "src=\"sea-light.png\"></picture>"
    let expected = Self.page
      .replacing("A \"small\" sea\n```\n", with: "A \"small\" sea\n```\n\n\(first)\n")
      .replacing("![old](old.png)", with: second)
    #expect(try folder.text("docs/page.md") == expected)
    // It is the same from there on, for who writes and who checks.
    try Command.done("run docs/page.md --quiet", in: folder)
    #expect(try folder.text("docs/page.md") == expected)
    let check = try Command.run("check docs/page.md", in: folder)
    #expect(check.code == 0 && check.text == "", "\(check.text)")
  }

  @Test func `a folder that a page's pictures lack is made, but only by who runs it`() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("docs")
    try folder.write(Self.page, to: "docs/page.md")
    for line in ["check docs/page.md", "run docs/page.md --dry-run", "run docs/page.md --safe"] {
      #expect(try Command.run(line, in: folder).code != 0, "\(line)")
      #expect(folder.names == ["docs"] || !folder.names.contains("docs/images"))
    }
    try folder.write(Self.page.replacing("frames: 1", with: "frames: none"), to: "docs/page.md")
    #expect(try Command.run("run docs/page.md", in: folder).code == 2)
    try folder.write(Self.page, to: "docs/page.md")
    let run = try Command.run("run docs/page.md --quiet", in: folder)
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    #expect(try !folder.bytes("docs/images/sea.gif").isEmpty)
  }

  @Test func `check tells of a link that is another one, and of a picture`() throws {
    let first = try Command.run("check docs/page.md", in: folder)
    #expect(first.code == 1)
    #expect(
      first.text == """
        docs/images/sea.gif: missing; 'render run docs/page.md' makes it
        docs/sea-light.png: missing; 'render run docs/page.md' makes it
        docs/sea-dark.png: missing; 'render run docs/page.md' makes it
        docs/page.md:13: stale; the link to the picture is another one; 'render run docs/page.md' makes it anew
        docs/page.md:24: stale; the link to the picture is another one; 'render run docs/page.md' makes it anew

        """)
    #expect(try folder.text("docs/page.md") == Self.page)
  }

  @Test func `what is wrong in a block is told by the line of its page`() throws {
    try folder.write(Self.page.replacing("frames: 1", with: "frames: one"), to: "docs/page.md")
    let run = try Command.run("run docs/page.md", in: folder)
    #expect(run.code == 2)
    #expect(
      run.complaint
        == "docs/page.md:18:9: frames cannot be 'one'; it is a whole number from 1 to 1000000000, or period\n"
    )
    for start in [Self.page, ""] {
      try folder.write(start + "~~~~yaml render\nworld: sea\n~~~\n", to: "docs/page.md")
      let run = try Command.run("run docs/page.md", in: folder)
      let line = start.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(
        run.code == 2
          && run.complaint
            == "docs/page.md:\(line):1: this block has no end; write a line ~~~~ below it\n"
      )
    }
    let wrong = "```yaml render\nworld: lif\nout: a.gif\n```\n~~~~yaml render\n"
    try folder.write(wrong, to: "docs/page.md")
    let both = try Command.run("run docs/page.md", in: folder)
    #expect(both.complaint.split(separator: "\n").count == 2)
    #expect(both.complaint.hasPrefix("docs/page.md:2:8: ") && both.complaint.contains(":5:1: this"))
    try folder.write("# no block\n", to: "docs/page.md")
    let none = try Command.run("run docs/page.md", in: folder)
    #expect(
      none.code == 2
        && none.complaint
          == "render: 'docs/page.md' has no block marked 'yaml render'; begin one with ```yaml render\n"
    )
  }

  @Test func `lines keep their ends, and text without a last one`() throws {
    let page =
      "```yaml render\r\nworld: sea\r\nframes: 1\r\nsize: 4x4\r\ncell: 4\r\nout: a.png\r\n```"
    try folder.write(page, to: "page.md")
    try Command.done("run page.md --quiet", in: folder)
    let text = try folder.text("page.md")
    #expect(text.hasPrefix(page + "\r\n\r\n<img ") && text.hasSuffix("src=\"a.png\">\r\n"))
    try Command.done("check page.md", in: folder)
  }

  @Test func `words of two lines, and a quote with an accent, leave the link in its line`() throws {
    let page = """
      ```yaml render
      {world: sea, frames: 1, size: 4x4, cell: 4, out: a.png, alt: "one\\ntwo \\"\\u0301 onerror=x"}
      ```

      <img alt="one&#10;two &quot;\u{301} onerror=x" width="16" height="16" src="a.png">

      """
    let folder = try TemporaryFolder(["page.md": page])
    try Command.done("run page.md --quiet", in: folder)
    #expect(try folder.text("page.md") == page)
    try Command.done("check page.md", in: folder)
  }

  @Test(arguments: [("x:y.png", "x%3Ay.png"), ("a/x:y.png", "a/x%3Ay.png")])
  func `a file's name is no scheme of an address`(name: String, address: String) throws {
    let scenario = "{world: sea, frames: 1, size: 4x4, cell: 4, out: '\(name)'}"
    let folder = try TemporaryFolder(["page.md": "```yaml render\n\(scenario)\n```\n"])
    try Command.done("run page.md --quiet", in: folder)
    #expect(try folder.text("page.md").hasSuffix(" src=\"\(address)\">\n"))
    try Command.done("check page.md", in: folder)
  }
}
