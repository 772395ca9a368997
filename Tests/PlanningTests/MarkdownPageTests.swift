import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSimulation
import TerrariumVocabulary
import Testing

/// Pages: the positions of their blocks, and the treatment of the lines around links.
struct MarkdownPageTests {
  private func page(_ text: String) -> MarkdownPage {
    MarkdownPage(SourceText(path: "a.md", bytes: Array(text.utf8)))
  }

  /// Faults of a block's text, by their lines in the page.
  private func lines(_ page: MarkdownPage) -> [Int] {
    page.blocks.flatMap { YAMLReader.read($0.source).faults.list }.compactMap { fault in
      if case .file("a.md", let line, _, _) = fault.place { line } else { nil }
    }
  }

  @Test(arguments: 0..<40)
  func `a fault has the line of the page, and its words`(seed: UInt64) throws {
    var random = RandomStream(key: seed)
    let above = Int.random(in: 0...9, using: &random)
    let within = Int.random(in: 0...9, using: &random)
    let end = ["\n", "\r\n", "\r"][Int(seed % 3)]
    let text =
      (Array(repeating: "words", count: above) + ["```yaml render"]
      + Array(repeating: "# nothing", count: within) + ["a: [1", "```", "more"])
      .joined(separator: end)
    let page = page(text)
    let source = try #require(page.blocks.first?.source)
    #expect(source.line(above + within + 2) == "a: [1")
    #expect(source.line(above + 1) == nil)
    let found = lines(page)
    #expect(found.count == 1 && found.allSatisfy { above + within + 2...above + within + 3 ~= $0 })
    let control = self.page(text.replacing("a: [1", with: "a: \u{1}"))
    #expect(lines(control) == [above + within + 2])
  }

  @Test(arguments: [("", [3, 7]), ("world: sea\n", [3, 8]), ("# none\n", [3, 8])])
  func `a block in which no output is told with its line`(text: String, lines: [Int]) {
    let page = page("words\n```yaml render\n\(text)```\n\nmore\n```yaml render\n\(text)```\n")
    let found = page.blocks.flatMap { block in
      Faults.list { try Scenario(block.source).jobs() }.compactMap { fault -> Int? in
        if case .file("a.md", let line, _, _) = fault.place { line } else { nil }
      }
    }
    #expect(found == lines)
  }

  @Test(arguments: [
    ("```yaml render``` marks a block.", 1), ("```a` b", 1), ("````` ```` `", 1),
    ("~~~yaml `render`\n~~~", 1), ("~~~ `\n```yaml render\n```\n~~~", 1), ("```swift", 0),
  ])
  func `a line with code in backticks opens no block`(line: String, count: Int) {
    #expect(page("\(line)\n\n```yaml render\na: 1\n```\n").blocks.count == count)
  }

  @Test(arguments: [
    "> ````markdown\n> ```yaml render\n> a: 1\n> ```\n> ````\n", ">     ```yaml render\n",
    "> ~~~\n> ```yaml render\n",
  ])
  func `a block that a quote shows as code is no block`(text: String) {
    let page = page("\(text)\n```yaml render\na: 1\n```\n")
    #expect(page.blocks.count == 1 && page.fault == nil)
  }

  @Test(arguments: [
    "> ```yaml render\n> a: 1\n> ```\n", "- > > ~~~yaml render\n", ">~~~yaml render\n",
  ])
  func `a block in a quote is told of`(text: String) {
    let page = page("words\n\n\(text)\nwords\n")
    let place = Place.file(path: "a.md", line: 3, column: 1, length: 1)
    #expect(page.blocks.isEmpty && page.fault?.place == place)
  }

  @Test(arguments: [
    ("10. item\n\n    ```yaml render\n    a: 1\n    ```\n", 1),
    ("- item\n  1. item\n\n     words\n\n     ~~~yaml render\n     a: 1\n     ~~~\n", 1),
    ("- 2) item\n\n       ```yaml render\n       a: 1\n       ```\n", 1),
    ("- item\n- ~~~yaml render\n  a: 1\n  ~~~\n", 1),
    ("-\n  + item\n\n    ```yaml render\n    a: 1\n    ```\n", 1),
    ("words\n\n    ```yaml render\n    a: 1\n    ```\n", 0),
    ("-item\n\n    ```yaml render\n    a: 1\n    ```\n", 0),
    ("- item\n\nwords\n\n    ```yaml render\n    a: 1\n    ```\n", 0),
    ("-     code\n\n      ```yaml render\n      a: 1\n      ```\n", 0),
    ("    - code\n\n      ```yaml render\n      a: 1\n      ```\n", 0),
  ])
  func `a block in a list begins less than four blanks after the text of its item`(
    text: String, count: Int
  ) {
    let page = page(text)
    #expect(page.blocks.count == count && page.fault == nil)
    let blanks = text.split(separator: "\n").last?.prefix { $0 == " " } ?? ""
    #expect(count == 0 || page.text(with: ["<L>"]) == text + "\n\(blanks)<L>\n")
  }

  @Test(arguments: [
    ("\u{feff}```yaml render\na: 1\n```\n", "\u{feff}```yaml render\na: 1\n```\n\n<L>\n"),
    (
      "- item\n\n  ```yaml render\n  a: 1\n  ```\n- next\n",
      "- item\n\n  ```yaml render\n  a: 1\n  ```\n\n  <L>\n\n- next\n"
    ),
    (
      "- item\n\n  ~~~yaml render\n  a: 1\n  ~~~\n  ![](old.gif)\n",
      "- item\n\n  ~~~yaml render\n  a: 1\n  ~~~\n  <L>\n"
    ),
    ("```yaml render\r\na: 1\r\n```", "```yaml render\r\na: 1\r\n```\r\n\r\n<L>\r\n"),
    ("```yaml render\na: 1\n```\n![](old.gif)", "```yaml render\na: 1\n```\n<L>\n"),
    ("```yaml render\na: 1\n```\n## *A*\n", "```yaml render\na: 1\n```\n\n<L>\n\n## *A*\n"),
    ("```yaml render\na: 1\n```\n\n# *A*\n", "```yaml render\na: 1\n```\n\n<L>\n\n# *A*\n"),
    (
      "```yaml render\r\na: 1\r\n```\r\n![](old.gif)\r\n*A*",
      "```yaml render\r\na: 1\r\n```\r\n<L>\r\n\r\n*A*"
    ),
    ("```yaml render\na: 1\n```\n<img>\n*A*\n", "```yaml render\na: 1\n```\n<L>\n*A*\n"),
  ])
  func `a link stands off from block and words, and is as far in`(before: String, after: String) {
    let page = page(before)
    #expect(page.blocks.count == 1 && page.fault == nil)
    #expect(Array(page.text(with: ["<L>"]).utf8) == Array(after.utf8))
    #expect(Array(page.text(with: [nil]).utf8) == Array(before.utf8))
  }

  @Test(arguments: [
    "![old](c.png)", "![a [b] \\]](<c.png> \"smile :)\")", "![it's](c(1).png 'one')",
    "![a](a.png) ![b](b.png)", "<img src=c.png>", "<img alt=\"a > b\" src=\"c.png\"/>\t",
    "<img alt='a\"'> <img src=\"d.png\">", "<img\n  alt=\"life\"\n  src=\"c.png\">",
    "<picture><source srcset=\"d.png\"><img src=\"l.png\"></picture>",
    "<picture>\n  <source srcset=\"d.png\">\n\t<img src=\"l.png\">\n</picture>",
    "<picture><img src=\"l.png\"></picture> <img src=\"d.png\">", "<IMG SRC=\"c.png\">",
    "<Picture><SOURCE srcset=d.png><Img src=l.png></PICTURE>",
  ])
  func `a link is replaced with all of its lines`(link: String) {
    for end in ["\n", "\r\n", "\r"] {
      let before = "```yaml render\na: 1\n```\n\n\(link)\nmore (words)\n"
      let page = page(before.replacing("\n", with: end))
      let gap = link.hasPrefix("!") ? "\n" : ""
      let after = "```yaml render\na: 1\n```\n\n<L>\n\(gap)more (words)\n"
      #expect(page.text(with: ["<L>"]) == after.replacing("\n", with: end))
    }
  }

  @Test(arguments: [
    ("![](a.png) ![](photo.jpg)", "<L> ![](photo.jpg)"),
    ("![](photo.jpg)\t![a](<a.png> 'one') <img src=b.png>", "![](photo.jpg) <L>"),
    ("<IMG SRC='b.png'/> <img\nsrc=\"c.png\"> ![](a.png)", "<L> <img\nsrc=\"c.png\">"),
    ("<picture><source srcset=\"b.png\"><img src=c.png></picture> ![](c.png)", "<L> ![](c.png)"),
    ("<img alt=\" src=a.png \" src=old.png> ![](photo.jpg)", "<L> ![](photo.jpg)"),
    ("![](old.png)", "<L>"), ("![](old.png) ![](older.png)", "<L>"),
    ("<img src=old.png> <img src=older.png>", "<L>"),
    ("<img src=\"a.png\"> <img src=\"b.png\">", "<L>"),
    ("<img src = \"a.png\" width = \"10\"> <img src=\"k.png\">", "<L> <img src=\"k.png\">"),
    ("<img src=./a.png> <img src=\"k.png\">", "<L> <img src=\"k.png\">"),
    ("![x](c&d.png) <img src=\"k.png\">", "<L> <img src=\"k.png\">"),
    ("<img src=\"c&amp;d.png\"> <img src=\"k.png\">", "<L> <img src=\"k.png\">"),
    ("<img src='e f.png'> <img src=\"k.png\">", "<L> <img src=\"k.png\">"),
    ("<img srcset='k.png 1x, a.png 2x' src=k.png> ![](k.png)", "<L> ![](k.png)"),
  ])
  func `of a link the pictures of others stay beside the block's`(before: String, after: String) {
    let link = ["a", "b", "c%26d", "e%20f"].map { "<img alt=\"a\" src=\"\($0).png\">" }
      .joined(separator: " ")
    let after = after.replacing("<L>", with: link)
    for text in [before, after] {
      let page = page("```yaml render\na: 1\n```\n\n\(text)\n")
      #expect(page.link(to: link, below: 0) == after)
    }
  }

  @Test(arguments: [
    ("<!--\n", "-->\n", 0), ("   <!-- words\n\n", "words --> words\n", 0), ("<!--\n", "", 0),
    ("<!-- -->\n", "", 1), ("    <!--\n", "-->\n", 1), ("words <!--\n", "-->\n", 1),
    ("- item\n\n      <!--\n", "", 1), ("- item\n  <!-- words\n\n", "", 1),
    ("1. <!--\n\n   words\n", "-->\n", 1), ("```\n<!--\n```\n", "", 1), ("<!---->\n", "-->\n", 1),
  ])
  func `a comment has no blocks`(above: String, below: String, count: Int) {
    let block = "```yaml render\na: 1\n```\n"
    #expect(page(above + block + below).blocks.count == count)
    #expect(
      page(above + block + below + "\n" + block).blocks.count
        == (below == "" ? 2 * count : count + 1))
  }

  @Test(arguments: ["- <!-- ", "2) - <!--", "- item\n\n  <!-- a\n"])
  func `a comment in an item has none either, up to the end of the item`(above: String) {
    let block = "```yaml render\na: 1\n```\n"
    let indented = "\n" + block.split(separator: "\n").map { "     \($0)\n" }.joined()
    #expect(page(above + indented).blocks.isEmpty)
    #expect(page(above + indented + "     -->\n" + indented).blocks.count == 1)
    #expect(page(above + indented + block).blocks.count == 1)
  }

  @Test(arguments: [
    "![old](c.png) shows what Conway wrote in 1970 (see below)", "![old][c] (as below)",
    "![old](c.png) [more](c.html)", "![old](c.png \"title)", "![old](c.png", "![]", "![", "!",
    "<img alt=\"life\" src=\"c.png\"> and some words", "<img src=c.png", "<imgs src=c.png>",
    "<img alt=\"life>", "<img alt=life <b>words</b>>", "<img src=c.png>\u{301}", "<img",
    "<picture><img src=c.png></picture> words", "<picture>words<img src=c.png></picture>",
    "<picture>\n<img src=c.png>\n</picture> words", "<picture>\n<img src=c.png>\n\n</picture>",
    "<picture>\n<img src=c.png>\n```\n</picture>\n```", "<picture>", "words <img src=c.png>",
  ])
  func `what is more than a link stays below a new one`(words: String) {
    let block = "```yaml render\na: 1\n```\n"
    let page = page("\(block)\n\(words)\n")
    #expect(page.link(below: 0) == nil && page.line(ofLinkBelow: 0) == 4)
    #expect(page.text(with: ["<L>"]) == "\(block)\n<L>\n\n\(words)\n")
  }

  @Test(arguments: 0..<60)
  func `links take their places, and everything else stays`(seed: UInt64) {
    var random = RandomStream(key: seed)
    let end = ["\n", "\r\n", "\r"][Int(seed % 3)]
    // Pieces of a page, and their form when every block has its link.
    var (before, after): ([String], [String]) = ([], [])
    var links: [String?] = []
    for number in 0..<Int.random(in: 0...7, using: &random) {
      let block = ["```yaml render", "world: life", "out: a\(number).gif", "```"]
      let link = "![\(number)](a\(number).gif)"
      let (isLinked, isKept, gap) = (
        Bool.random(using: &random), Bool.random(using: &random),
        [String](repeating: "", count: Int.random(in: 0...2, using: &random))
      )
      let old = "<img src=\"old.gif\">"
      links.append(isKept ? nil : link)
      before += block + (isLinked ? gap + [old] : []) + ["words", ""]
      let new = isKept ? (isLinked ? gap + [old] : []) : isLinked ? gap + [link] : ["", link, ""]
      after += block + new + ["words", ""]
    }
    let read = page(before.map { $0 + end }.joined())
    #expect(read.blocks.count == links.count)
    #expect(read.text(with: links) == after.map { $0 + end }.joined())
  }
}
