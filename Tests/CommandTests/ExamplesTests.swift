import Foundation
import TerrariumPlayback
import TerrariumSimulation
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

  @Test(arguments: shown.filter { isPossible($0) && $0 != "twenty-rules.yaml" })
  func `the pictures of the documents are those that an example makes now`(name: String) async {
    await InnerRender.done(["check", Self.folder + "/" + name], in: TemporaryFolder())
  }

  /// The rules of twenty-rules.yaml, from the most complex one on.
  private static let twenty = [
    "B02568/S5678", "B136/S25678", "B347/S36", "B0134678/S023678", "B45678/S2467", "B01245/S12346",
    "B0147/S5678", "B01345678/S0568", "B235/S5678", "B2345678/S056", "B0135/S5678",
    "B457/S013468", "B0234567/S0568", "B0245/S1456", "B01568/S012578", "B128/S01238",
    "B0567/S0123467", "B014567/S78", "B24/S04568", "B348/S367",
  ]

  /// Among all 262,144 rules, as the example has them, they are chosen by `make test-outside`.
  @Test(.enabled(if: isPossible("twenty-rules.yaml")))
  func `the twenty rules of a document are chosen among others drawn at random`() async throws {
    var random = RandomStream(key: 20)
    var rules = Set(Self.twenty)
    while rules.count < 1500 {
      let digits = (0..<2).map { _ in
        (0...8).filter { _ in random.happens(1, in: 2) }.map(String.init).joined()
      }
      rules.insert("B\(digits[0])/S\(digits[1])")
    }
    let text = try Self.text("twenty-rules.yaml")
    #expect(text.contains("{rule: all}"))
    let list = rules.sorted().joined(separator: ", ")
    let folder = try TemporaryFolder([
      "t.yaml": text.replacing("{rule: all}", with: "{rule: [\(list)]}")
    ])
    await InnerRender.done("run t.yaml --out t.webp --quiet", in: folder)
    let images = Command.packageFolder + "/Documentation/images"
    let shown = try Data(contentsOf: URL(fileURLWithPath: images + "/twenty-rules.webp"))
    let (there, now) = (
      try DecodedAnimation(webP: [UInt8](shown)),
      try DecodedAnimation(webP: folder.bytes("t.webp"))
    )
    let areSame = there.frames.map(\.pixels) == now.frames.map(\.pixels)
    #expect(there.frames.count == 12 && areSame)
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
