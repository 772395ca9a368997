import Foundation
import TerrariumSupport
import Testing

/// The code of the tutorial compiles and runs.
struct TutorialTests {
  private static let tutorial = Command.packageFolder + "/Sources/Terrarium/Terrarium.docc/"
  /// The tutorial as code: compiled here, and in the package of a user who knows only a version.
  private static let films = Command.packageFolder + "/Tests/TerrariumTests/FirstFilms.swift"

  /// Returns the lines of a file, without their indentation.
  private static func lines(of path: String) throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Returns the blocks of Swift in a document.
  private static func blocks(of document: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var isOpen = false
    for line in try lines(of: tutorial + document) {
      if line.hasPrefix("```") {
        isOpen = line == "```swift"
        if isOpen { blocks.append([]) }
      } else if isOpen {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  @Test func `every block of the tutorial is code that is compiled`() throws {
    let code = try Self.lines(of: Self.films).joined(separator: "\n")
    let blocks = try Self.blocks(of: "FirstFilms.md")
    #expect(blocks.count == 17)
    for block in blocks {
      #expect(code.contains(block.joined(separator: "\n")), "\(block.joined(separator: "\n"))")
    }
  }

  @Test func `the landing page begins as the tutorial does`() throws {
    let block = try #require(try Self.blocks(of: "Terrarium.md").first)
    #expect(
      block == [
        "import Terrarium",
        "let film = Film(.sea(size: GridSize(24, 16)), frames: 100, look: Look(theme: .dark))",
        "try await film.write(to: \"sea.gif\", \"sea.csv\")",
      ])
  }
}
