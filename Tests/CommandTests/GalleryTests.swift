import Foundation
import TerrariumSupport
import Testing

/// The gallery: its pictures exist, and are made by the commands next to them.
@Suite(.ownThread) struct GalleryTests {
  private static let documents = Command.packageFolder + "/Documentation"
  private static let images = documents + "/images"

  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Returns the file names that follow each occurrence of `mark` in a text.
  private func names(after mark: String, in text: String) -> [String] {
    text.components(separatedBy: mark).dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || "-._".contains($0) })
    }
  }

  /// Returns the pictures that an example writes for the documents, with varied themes spelled out.
  private func pictures(ofExample name: String) throws -> [String] {
    let scenario = try Self.text(Command.packageFolder + "/examples/" + name)
    let spelled = ["light", "dark"].map { scenario.replacingOccurrences(of: "{theme}", with: $0) }
    return spelled.flatMap { names(after: "../Documentation/images/", in: $0) }
  }

  @Test func `each picture of the gallery is made by the command below it`() throws {
    let page = try Self.text(Self.documents + "/Gallery.md")
    var waiting: [String] = []
    var shown = 0
    for line in page.components(separatedBy: "\n") {
      waiting += names(after: "images/", in: line)
      guard line.hasPrefix("    render ") else { continue }
      let example = names(after: "render run examples/", in: line).first
      let made = try example.map(pictures(ofExample:)) ?? Command.words(line).suffix(1)
      for picture in waiting { #expect(made.contains(picture), "\(picture) by \(line)") }
      shown += waiting.count
      waiting = []
    }
    #expect(waiting == [])
    #expect(shown >= 40)
  }

  @Test func `every picture among the documents is on a page, and small`() throws {
    let folders = [Command.packageFolder, Self.documents]
    let pages = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".md") }
        .map { try Self.text(folder + "/" + $0) }
    }
    let pictures = try FileManager.default.contentsOfDirectory(atPath: Self.images).sorted()
    #expect(pages.count >= 8 && pictures.count > 26)
    for picture in pictures {
      #expect(pages.contains { $0.contains("images/" + picture) }, "\(picture)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.images + "/" + picture)).count
      // Twenty films at once may be larger.
      let most = picture == "twenty-rules.webp" ? 500_000 : 120_000
      #expect(bytes <= most, "\(picture): \(bytes)")
    }
  }

  @Test func `the block of the README makes its picture, and the link is its own`() throws {
    let page = Command.packageFolder + "/README.md"
    let check = try Command.run(["check", page], in: TemporaryFolder())
    #expect(check.code == 0 && check.text == "", "\(check.text)\(check.complaint)")
    #expect(try Self.text(page).contains("\n```yaml render\n"))
  }

  /// The gallery's commands that name a world, each on a line of its own.
  private static let commands = ((try? text(documents + "/Gallery.md")) ?? "")
    .components(separatedBy: "\n")
    .filter { $0.hasPrefix("    render ") && !$0.hasPrefix("    render run ") }

  @Test func `there are at least twelve commands`() { #expect(Self.commands.count >= 12) }

  /// The commands of the README, each next to its picture.
  private static let firstCommands = ((try? text(Command.packageFolder + "/README.md")) ?? "")
    .components(separatedBy: "```sh\n").dropFirst()
    .compactMap { $0.components(separatedBy: "\n```").first?.replacing("\\\n", with: "") }

  @Test func `the README begins with three commands`() {
    #expect(Self.firstCommands.count == 3)
  }

  /// The commands with which `make docs-images` draws what is no scenario.
  private static let redrawn = ((try? text(Command.packageFolder + "/Makefile")) ?? "")
    .components(separatedBy: "\n").filter { $0.contains(" --out Documentation/images/") }
    .map {
      $0.replacing("\t$(RENDER)", with: "render").replacing("Documentation/images/", with: "")
    }

  @Test func `a picture is drawn by a command alone`() { #expect(!Self.redrawn.isEmpty) }

  @Test(arguments: (commands + firstCommands + redrawn).filter(Command.hasExtras))
  func `flags alone make the same bytes`(command: String) throws {
    let folder = TemporaryFolder()
    let words = Array(Command.words(command).dropFirst())
    try Command.done(words.filter { $0 != "--quiet" } + ["--quiet"], in: folder)
    let picture = try #require(words.last)
    let committed = try Data(contentsOf: URL(fileURLWithPath: Self.images + "/" + picture))
    #expect(try folder.bytes(picture) == [UInt8](committed), "\(command)")
  }
}
