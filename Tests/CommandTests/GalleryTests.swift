import Foundation
import Support
import Testing

/// The gallery: what it shows exists, and is made by the commands beside it.
@Suite(.ownThread) struct GalleryTests {
  private static let documents = Command.packageFolder + "/Documentation"
  private static let images = documents + "/images"

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// The file names that follow each occurrence of `mark` in a text.
  private func names(after mark: String, in text: String) -> [String] {
    text.components(separatedBy: mark).dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || "-._".contains($0) })
    }
  }

  /// The pictures that an example writes for the documents, varied themes spelled out.
  private func pictures(ofExample name: String) throws -> [String] {
    let scenario = try Self.text(Command.packageFolder + "/examples/" + name)
    let spelled = ["light", "dark"].map { scenario.replacingOccurrences(of: "{theme}", with: $0) }
    return spelled.flatMap { names(after: "../Documentation/images/", in: $0) }
  }

  @Test func `each picture of the gallery is written by the example beside it`() throws {
    // The blocks, whose names of files may have holes, are checked by themselves.
    let page = try Self.text(Self.documents + "/Gallery.md")
      .replacing(/```yaml render\n(.*\n)*?```\n/, with: "")
    var (shown, waiting): (Set<String>, [String]) = ([], [])
    for piece in page.components(separatedBy: "images/").dropFirst() {
      let picture = try #require(names(after: "images/", in: "images/" + piece).first)
      #expect(FileManager.default.fileExists(atPath: Self.images + "/" + picture), "\(picture)")
      waiting.append(picture)
      guard let example = names(after: "render run examples/", in: piece).first else { continue }
      let written = try pictures(ofExample: example)
      for picture in waiting { #expect(written.contains(picture), "\(picture) by \(example)") }
      shown.formUnion(waiting)
      waiting = []
    }
    #expect(waiting == [])
    #expect(shown.count >= 26)
    #expect(!page.contains("![](") && !page.contains("alt=\"\""))
  }

  @Test func `every picture among the documents is on a page, and small`() throws {
    let folders = [Command.packageFolder, Self.documents]
    let pages = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
        .map { try Self.text(folder + "/" + $0) }
    }
    let pictures = try FileManager.default.contentsOfDirectory(atPath: Self.images).sorted()
    #expect(pages.count > 10 && pictures.count > 26)
    for picture in pictures {
      #expect(pages.contains { $0.contains("images/" + picture) }, "\(picture)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.images + "/" + picture)).count
      #expect(bytes <= 120_000, "\(picture): \(bytes)")
    }
  }

  @Test(arguments: ["README.md", "Documentation/Gallery.md"])
  func `the blocks of a page make its pictures, and its links are theirs`(page: String) throws {
    let check = try Command.run(
      ["check", Command.packageFolder + "/" + page], in: TemporaryFolder())
    #expect(check.code == 0 && check.text == "", "\(check.text)\(check.complaint)")
    let text = try Self.text(Command.packageFolder + "/" + page)
    #expect(
      text.components(separatedBy: "\n```yaml render\n").count - 1 >= (page == "README.md" ? 1 : 30)
    )
  }

  /// The gallery's commands, each a line of its own.
  private static let commands = ((try? text(documents + "/Gallery.md")) ?? "")
    .components(separatedBy: "\n").filter { $0.hasPrefix("    render ") }

  @Test func `there are at least twelve commands`() { #expect(Self.commands.count >= 12) }

  /// The commands of the README, each beside its picture.
  private static let firstCommands = ((try? text(Command.packageFolder + "/README.md")) ?? "")
    .components(separatedBy: "```sh\n").dropFirst()
    .compactMap { $0.components(separatedBy: "\n```").first?.replacing("\\\n", with: "") }

  @Test func `the README begins with three commands`() {
    #expect(Self.firstCommands.count == 3)
  }

  @Test(arguments: commands + firstCommands)
  func `flags alone make the same bytes`(command: String) throws {
    let folder = TemporaryFolder()
    let words = Array(Command.words(command).dropFirst())
    try Command.done(words + ["--quiet"], in: folder)
    let picture = try #require(words.last)
    let committed = try Data(contentsOf: URL(fileURLWithPath: Self.images + "/" + picture))
    #expect(try folder.bytes(picture) == [UInt8](committed), "\(command)")
  }
}
