import TerrariumBasics
import TerrariumEncoding
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// No output changes another, and each is made again from its recipe alone: every pair of formats,
/// over random scenarios. `Scripts/outside/routes.py` tries larger ones.
struct OutputPairTests {
  private static let outputs = [
    "a.gif", "a.png", "n-%d.png", "a.apng", "a.webp", "a.svg", "a.pdf", "a.y4m", "a.csv", "a.jsonl",
    "a.txt", "t-%d.txt", "a.rle", "a.mc",
  ]

  /// The settings of a world: of each list of choices one, and of each further list perhaps one.
  private typealias Choices = (world: String, given: [[String]], further: [[String]])

  private static let worlds: [Choices] = [
    (
      "life",
      [
        [
          "rule: B3/S23", "rule: 345/2/4", "rule: /2/3", "rule: WireWorld", "rule: LifeHistory",
          "rule: B2/S34H", "rule: B013/S2", "rule: R2,C0,M1,S5..8,B7..8,NM", "rule: B3/S23:T20,20",
        ],
        [
          "pattern: glider", "pattern: r-pentomino", "pattern: beacon", "pattern: bo$2bo$3o!",
          "size: 9x7\nfill: 40%",
        ],
      ],
      [
        ["view: [-2, -3, 9, 7]", "view: [1, 1, 5, 5]", "view: home", "view: follow"], ["turn: 30"],
        ["fade: 3", "age: 4"], ["edges: wrap"], ["shape: circle"],
        ["annotate: {label: a, at: [1, 1]}"],
        ["steps: [{run: 2}, {still: s.png}, {place: glider}, {save: k.state}, {run: 2}]"],
      ]
    ),
    (
      "wolfram", [["rule: 30", "rule: C777K3R1"], ["size: 15x9", "size: 9x20"]],
      [["film: grow"], ["start: random"], ["view: [1, 1, 7, 4]"]]
    ),
    ("sea", [["size: 5x4", "size: 8x6"]], [["shape: circle"], ["texture: drift"]]),
    ("infection", [["people: 9"]], []),
    ("pig", [["target: 20"], ["frames: 5"], ["fit: 120x160"]], []),
    ("monsters", [["frames: 4"], ["fit: 120x160"]], []),
  ]

  private static let common = [
    ["cell: 3", "fit: 120x90"],
    ["counters: true"], ["chart: under", "chart: beside"], ["legend: true"],
    ["title: '{tick} of {frames}'"], ["caption: a"], ["cover: true"], ["every: 2"], ["skip: 3"],
    ["smooth: 2"], ["max-colors: 5"], ["theme: dark"], ["panels: [0, 2]"], ["vary: {seed: [1, 2]}"],
  ]

  /// Returns the lines of a random scenario.
  private static func scenario(_ number: Int) -> String {
    var stream = Seed(UInt64(number)).stream("pairs")
    func one<Item>(of items: [Item]) -> Item { items[stream.draw(below: items.count)] }
    let choices = one(of: [worlds[0], worlds[0], worlds[0]] + worlds)
    var lines = ["world: \(choices.world)"] + choices.given.map { one(of: $0) }
    for further in choices.further + common where stream.draw(below: 3) == 0 {
      let line = one(of: further)
      let key = line.prefix { $0 != ":" }
      if !lines.contains(where: { $0.hasPrefix("\(key):") }) { lines.append(line) }
    }
    if !lines.contains(where: { $0.hasPrefix("frames:") }) {
      // Elsewhere the search for a period takes long: most rules let a pattern grow for ever.
      let isCalm = lines.contains { $0.hasPrefix("rule: B3/S23") }
      lines.append(one(of: ["frames: 1", "frames: 3", isCalm ? "frames: period" : "frames: 8"]))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the files of some outputs of a scenario; nil if it is refused.
  private static func files(
    _ outputs: [String], of settings: String
  ) async throws -> [String: [UInt8]]? {
    let folder = TemporaryFolder()
    let text = "\(settings)out: [\(outputs.joined(separator: ", "))]\n"
    guard (try? await folder.runAll(text, threads: 1)) != nil else { return nil }
    var files: [String: [UInt8]] = [:]
    for name in Path.names(in: folder.path) where !name.hasPrefix(".") {
      files[name] = try folder.bytes(name)
    }
    return files
  }

  @Test(arguments: outputs.indices.dropLast())
  func `no output changes another`(first: Int) async throws {
    var all = 0
    var alone: [Int: [String: [UInt8]]] = [:]
    for second in Self.outputs.indices.dropFirst(first + 1) {
      let pair = [Self.outputs[first], Self.outputs[second]]
      var compared = 0
      // Many scenarios are refused. No world has both events and patterns.
      for round in 0..<60 where compared < 2 {
        let number = 100 * first + (second + round) % 60
        let settings = Self.scenario(number)
        if alone[number] == nil { alone[number] = try await Self.files([pair[0]], of: settings) }
        guard let one = alone[number],
          let other = try await Self.files([pair[1]], of: settings)
        else { continue }
        let both = try await Self.files(pair, of: settings)
        compared += 1
        for (name, bytes) in one.map(\.self) + other.map(\.self) {
          let isSame = both?[name] == bytes
          #expect(isSame, "\(name) beside \(pair) of\n\(settings)")
        }
      }
      all += compared
    }
    #expect(all > 0)
  }

  @Test(arguments: ["a.gif", "a.png", "n-%d.png", "a.apng", "a.webp", "a.svg", "a.pdf"])
  func `an output is made again from its recipe alone`(output: String) async throws {
    var made = 0
    for number in 0..<60 where made <= 12 {
      let settings = Self.scenario(number)
      guard let files = try await Self.files([output], of: settings) else { continue }
      let name = output.contains("%") ? files.keys.filter { $0.hasPrefix("n-") }.max() : output
      for name in [name, files["s.png"] == nil ? nil : "s.png"].compactMap(\.self) {
        let again = TemporaryFolder()
        let bytes = try #require(files[name])
        let (recipe, dropped, _) = try PictureRecipe.scenario(
          in: bytes, ofPictureAt: name, in: .builtIn)
        try await again.runAll(recipe, threads: 1)
        let isSame = try isAlike(name, again.bytes(name), bytes)
        #expect(isSame && dropped.isEmpty, "\(name) of\n\(settings)\n\(recipe)")
        made += 1
      }
    }
    #expect(made > 10, "\(made)")
  }
}
