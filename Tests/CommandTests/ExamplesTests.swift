import Foundation
@testable import Planning
@testable import Playback
@testable import Running
@testable import Vocabulary
@testable import Worlds
import Support
import Testing

/// The scenarios in `examples/`: each runs, in a copy of its folder.
struct ExamplesTests {
  private static let names: [String] = {
    let folder = Command.packageFolder + "/examples"
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// A copy of the examples' folder, beside one for pictures.
  private func copied() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["examples", "Documentation", "Documentation/images"] {
      try folder.makeFolder(name)
    }
    for name in Self.names {
      try folder.write(try text(name), to: "examples/\(name)")
    }
    return folder
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: Command.packageFolder + "/examples/" + name, encoding: .utf8)
  }

  @Test func `there are at least twelve, and each begins with its name and what it shows`() throws {
    #expect(Self.names.count >= 12)
    for name in Self.names {
      #expect(try text(name).hasPrefix("# \(name) — "), "\(name)")
    }
  }

  @Test(arguments: names)
  func `an example writes its files`(name: String) throws {
    let folder = try copied()
    let outcome = try Command.run(["run", "examples/\(name)", "--json"], in: folder)
    #expect(outcome.code == 0, "\(name): \(outcome.complaint)")
    let paths = outcome.text.split(separator: "\"path\": \"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(!paths.isEmpty, "\(name)")
    for path in paths {
      let full = path.hasPrefix("/") ? path : folder.path(path)
      #expect(FileManager.default.fileExists(atPath: full), "\(name): \(path)")
    }
  }

  @Test(arguments: [
    "another-day", "every-step", "taps", "growing", "selection", "camera", "follow",
  ])
  func `the recipe of an example's film makes the film again`(name: String) throws {
    let folder = try copied()
    #expect(try Command.run("run examples/\(name).yaml --quiet", in: folder).code == 0)
    let recipe = try Command.run("show examples/\(name).gif", in: folder).text
    let other = try TemporaryFolder()
    try other.write(recipe, to: "recipe.yaml")
    #expect(try Command.run("run recipe.yaml --quiet", in: other).code == 0, "\(recipe)")
    let isSame = try other.bytes("\(name).gif") == folder.bytes("examples/\(name).gif")
    #expect(isSame, "\(recipe)")
  }

  @Test func `every step of life is used, and what they come to is as it was drawn`() throws {
    let scenario = try text("every-step.yaml")
    let life = try #require(Catalogue.builtIn["life"])
    for step in life.script.map(\.name) {
      #expect(
        scenario.contains("- \(step)") || scenario.contains("- {\(step)"), "\(step)")
    }
    let folder = try copied()
    #expect(try Command.run("run examples/every-step.yaml --quiet", in: folder).code == 0)
    let frames = try folder.text("examples/every-step.txt").split(separator: "\n\n")
    #expect(
      try #require(frames.last).split(separator: "\n") == [
        "..............",
        "........OO....",
        "........OO....",
        "..............",
        "..............",
        "..O.....O.....",
        ".O.O...O.O....",
        "..OO....OO....",
        "..............",
      ])
    #expect(
      try folder.text("examples/every-step-boat.rle")
        == "#N boat\nx = 3, y = 3, rule = B3/S23\nbo$obo$b2o!\n")
  }
}
