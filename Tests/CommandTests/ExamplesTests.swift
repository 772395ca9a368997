import Foundation
import TerrariumPlayback
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The scenarios in `examples/`: each is drawn once, and its outputs are tested in many ways.
@Suite(.ownThread) struct ExamplesTests {
  private static let folder = Command.packageFolder + "/examples"

  private static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  /// The examples whose pictures the documents show, and the others.
  private static let shown = names.filter(isShown)
  private static let others = names.filter { !isShown($0) }

  /// The examples that take too long to be made again.
  private static let long: Set = ["patterns", "breeder"]

  private static func isShown(_ name: String) -> Bool {
    let text = (try? text(name)) ?? ""
    return ["images", "pages"].contains { text.contains("Documentation/\($0)") }
  }

  private static func isPossible(_ name: String) -> Bool {
    Command.hasExtras(for: (try? text(name)) ?? "")
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  /// Returns a folder with an example and its outputs.
  private func made(_ name: String) async throws -> (folder: TemporaryFolder, report: String) {
    let folder = TemporaryFolder()
    // Some examples continue from the end of others.
    for other in Self.others { try folder.write(try Self.text(other), to: other) }
    let run = await InnerRender.done(["run", name, "--json"], in: folder)
    return (folder, run.text)
  }

  @Test func `there are at least twelve, and each begins with its name and what it shows`() throws {
    #expect(Self.names.count >= 12)
    #expect(Self.shown.count >= 40)
    #expect(Self.long.isSubset(of: Self.others.map { String($0.dropLast(5)) }))
    for name in Self.names { #expect(try Self.text(name).hasPrefix("# \(name) — "), "\(name)") }
  }

  @Test(arguments: shown.filter(isPossible))
  func `the pictures of the documents are those that an example makes now`(name: String) throws {
    let folder = TemporaryFolder()
    // One of them measures 262,144 rules, which takes a busy machine more than two minutes.
    var limits = Child.Limits(processorSeconds: 600)
    limits.seconds *= 3
    try Command.done(["check", Self.folder + "/" + name], in: folder, limits: limits)
  }

  @Test(arguments: others.filter(isPossible))
  func `an example writes its files, and their recipes make them again`(name: String) async throws {
    let (folder, report) = try await made(name)
    let paths = report.split(separator: "\"path\": \"").dropFirst()
      .compactMap { $0.split(separator: "\"").first.map(String.init) }
    #expect(!paths.isEmpty, "\(name)")
    for path in paths { #expect(folder.names.contains(path), "\(name): \(path)") }
    for path in paths where !Self.long.contains(String(name.dropLast(5))) {
      let shown = await InnerRender.run("show \(path)", in: folder)
      // Tables and sheets of snapshots have no recipe.
      guard shown.code == 0 else { continue }
      let other = try TemporaryFolder(["recipe.yaml": shown.text])
      await InnerRender.done("run recipe.yaml --quiet", in: other)
      let isSame = try other.bytes(path) == folder.bytes(path)
      #expect(isSame, "\(path): \(shown.text)")
    }
  }

  @Test func `every step of life is used, and what they come to is as it was drawn`() async throws {
    let scenario = try Self.text("every-step.yaml")
    let life = try #require(Catalogue.builtIn["life"])
    for step in life.script.map(\.name) {
      #expect(scenario.contains("- \(step)") || scenario.contains("- {\(step)"), "\(step)")
    }
    let folder = try await made("every-step.yaml").folder
    let frames = try folder.text("every-step.txt").split(separator: "\n\n")
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
      try folder.text("every-step-boat.rle")
        == "#N boat\nx = 3, y = 3, rule = B3/S23\nbo$obo$b2o!\n")
  }

  @Test func `the example of a project is in one style`() async throws {
    let folder = TemporaryFolder()
    let names = ["gun.yaml", "sea.yaml", "terrarium.yaml"]
    for name in names {
      let text = try Self.text("project/" + name)
      #expect(text.hasPrefix("# \(name) "))
      try folder.write(text, to: name)
    }
    let run = await InnerRender.done(["run"] + names + ["--json"], in: folder)
    #expect(run.text.contains(#""width": 288"#))
    for (name, origin) in [
      ("gun", "midnight, from terrarium.yaml:3"), ("sea", "dark, from sea.yaml:3"),
    ] {
      let plan = await InnerRender.done("run \(name).yaml --dry-run", in: folder).text
      #expect(plan.contains("\nsetting theme: \(origin)\n"), "\(plan)")
    }
  }
}
