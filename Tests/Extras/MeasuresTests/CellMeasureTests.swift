import Foundation
import TerrariumFilmSupport
import TerrariumMeasures
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The measures of the cells of runs, compared with slow twins that examine every cell.
@Suite(.planning(with: CellStatistics())) struct CellMeasureTests {
  @Test func `they follow those of the census, and tables have the quick ones`() async throws {
    let text = try await measuredTable(
      "world: life\npattern: glider\nsize: 16x16\nedges: wrap\nvary: {rule: [B3/S23, B/S012345678]}"
    )
    #expect(
      text == """
        rule,ticks,rest,period,dx,dy,first-alive,last-alive,least-alive,most-alive,mean-alive,\
        density,activity
        B3/S23,4,0,4,1,1,5,5,5,5,5,0.01953125,0.015625
        B/S012345678,1,0,1,0,0,5,5,5,5,5,0.01953125,0

        """)
  }

  @Test(arguments: [
    ("density", Language.en, "share of live cells"), ("activity", .es, "celdas que cambian"),
    ("entropy", .en, "entropy of 3×3 blocks, bits"), ("complexity", .ru, "сложность"),
    ("compress", .ru, "доля после сжатия"),
  ])
  func `they are named in words beside axes`(name: String, language: Language, words: String) throws
  {
    let all = Measure.all(of: Catalogue.sea, with: [CellStatistics()])
    let measure = try #require(all.first { $0.name == name })
    #expect(measure.title(of: Catalogue.sea.subject, in: language).hasSuffix(words))
  }

  @Test func `worlds have those of cells, and damage where one can be flipped`() {
    func names(of world: any WorldKind) -> [String] {
      Measure.all(of: world, with: [CellStatistics()]).filter(\.isOfCells).map(\.name)
    }
    let all = ["density", "activity", "entropy", "complexity", "damage", "compress"]
    for world in [Catalogue.life, Catalogue.wolfram, Catalogue.infection] {
      #expect(names(of: world) == all, "\(world.name)")
    }
    #expect(names(of: Catalogue.sea) == all.filter { $0 != "damage" })
    #expect(names(of: Catalogue.pig) == [] && names(of: Catalogue.monsters) == [])
  }

  @Test(.ownThread) func `help has an example of each`() throws {
    let folder = TemporaryFolder()
    for measure in CellStatistics().measures {
      let text = try Command.run("help \(measure.name)", in: folder).text
        .split { $0.isWhitespace }.joined(separator: " ")
      #expect(text.contains(measure.help) && text.contains("--measures \(measure.name)"))
    }
  }

  @Test func `the reference lists them`() throws {
    let path = Command.packageFolder + "/Documentation/Reference.md"
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let table = ScenarioTables(of: Catalogue.builtIn.with([CellStatistics()])).measures
    let command = "render list measures --markdown"
    #expect(page.contains("<!-- \(command) -->\n\(table)<!-- end -->\n"), "\(command)")
  }

  @Test(arguments: ["T0,9", "T9,0"])
  func `blocks go round the seam of a cylinder`(grid: String) async throws {
    var found: Set<String?> = []
    for place in 0..<9 {
      let at = grid.hasPrefix("T9") ? "\(place),30" : "30,\(place)"
      found.insert(
        try await measuredRows(
          "world: life\nrule: B3/S23:\(grid)\npattern: glider\nat: \(at)\nframes: 2\n"
            + "vary: {seed: [1]}\nmeasures: entropy")[0]["entropy"])
    }
    #expect(found.count == 1)
  }

  @Test(arguments: ["wrap", "wall"], SmallField.rules)
  func `cells of small fields agree with the slow twin`(edges: String, rule: String) async throws {
    let measures = "density,activity,entropy"
    for field in try await SmallField.all(rule: rule, edges: edges, measures: measures) {
      let (row, slow) = (field.row, field.slow)
      #expect(row["density"].flatMap { Double($0) } == slow.density, "\(field.place)")
      #expect(row["activity"].flatMap { Double($0) } == slow.activity, "\(field.place)")
      let entropy = try #require(row["entropy"].flatMap { Double($0) })
      #expect(abs(entropy - slow.entropy(wraps: edges == "wrap")) < 1e-12, "\(field.place)")
    }
  }

  @Test(
    arguments: [
      "life\nrule: B3/S23", "life\nrule: B2/S", "life\nrule: /2/3",
      "life\nrule: M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15", "wolfram\nrule: 110",
      "wolfram\nrule: 30R", "wolfram\nrule: C777K3R1", "sea\npenguins: 9\norcas: 5",
    ], ["wrap", "wall"])
  func `complexity agrees with the slow twin`(world: String, edges: String) async throws {
    for (seed, size) in ["6x8", world.contains("M0") ? "8x8" : "9x9", "12x6"].enumerated() {
      let words = "world: \(world)\nsize: \(size)\nedges: \(edges)\n"
      let start = world.hasPrefix("wolfram") ? "start: random\nfilm: grow\n" : ""
      let row = try await measuredRows(
        words + start + "frames: 8\nvary: {seed: [\(seed)]}\nmeasures: complexity")[0]
      let twin = try SlowRun(words + start + "frames: 9\nseed: \(seed)")
      let expected =
        world.hasPrefix("wolfram")
        ? twin.complexityOfLines(8, wraps: edges == "wrap")
        : twin.complexity(wraps: edges == "wrap")
      let found = try #require(row["complexity"].flatMap { Double($0) })
      #expect(abs(found - expected) < 1e-12, "\(world) \(size)")
    }
  }

  @Test(arguments: [
    ("life\npattern: block\nsize: 8x8\nedges: wrap", "0"),
    ("life\npattern: glider\nsize: 8x8\nedges: wrap\nframes: 1", "0.11180052474085753"),
    ("life\npattern: glider\nframes: 1", "0.038446958808967084"),
    ("infection\nfactor: 0\nframes: 2", "0"),
    ("wolfram\nrule: 110\nsize: 12x5", ""),
  ])
  func `complexity is defined to the bit`(world: String, value: String) async throws {
    let row = try await measuredRows("world: \(world)\nvary: {seed: [1]}\nmeasures: complexity")[0]
    #expect(row["complexity"] == value)
  }

  /// The purpose of the measure.
  @Test func `rules that are known for their patterns are above dead, still and noisy ones`()
    async throws
  {
    func complexities(_ words: String, _ rules: [String]) async throws -> [Double] {
      let list = rules.map { "'\($0)'" }.joined(separator: ", ")
      return try await measuredRows(words + "\nvary: {rule: [\(list)]}\nmeasures: complexity")
        .map { try #require($0["complexity"].flatMap { Double($0) }) }
    }
    let life = "world: life\nsize: 64x64\nedges: wrap\nframes: 101"
    let fields = try await complexities(life, ["B3/S23", "B36/S23", "B3678/S34678"])
    let otherFields = try await complexities(
      life,
      [
        "B/S", "B/S012345678", "B3/S012345678", "B3/S12345", "B5/S345", "B1357/S1357", "B2/S",
        "B1/S1", "B2/S0", "B25/S4", "B34/S34", "B345/S5", "B234/S", "B45678/S2345", "B1357/S02468",
      ])
    #expect(try #require(fields.min()) > 2 * #require(otherFields.max()))
    let wolfram = "world: wolfram\nsize: 129x128\nedges: wrap\nstart: random"
    let lines = try await complexities(wolfram, ["110", "54", "30"])
    let otherLines = try await complexities(
      wolfram,
      ["0", "4", "8", "32", "51", "128", "160", "204", "232", "250", "255", "90", "105", "150"])
    #expect(try #require(lines.min()) > #require(otherLines.max()))
  }

  /// Each would take hours if its ticks were computed one by one.
  @Test(arguments: [
    ("life\npattern: 2o$2o!\nsize: 8x8", "activity, rest", "0,0"),
    ("wolfram\nrule: 4\nsize: 8x8\nedges: wrap", "activity, rest", "0,0"),
    ("infection\nfactor: 0", "all, activity", ",0"),
  ])
  func `ticks are not counted one by one once nothing changes`(
    world: String, measures: String, values: String
  ) async throws {
    let text = try await measuredTable(
      "world: \(world)\nevery: 1000000000000\nframes: 2\nvary: {seed: [1]}\nmeasures: [\(measures)]"
    )
    #expect(text.hasSuffix("\n1,\(values)\n"))
  }

  @Test(arguments: ["none", "wrap", "wall"])
  func `a rule of lines is measured alike in each of its notations`(edges: String) async throws {
    let words = "world: wolfram\nsize: 20x10\nedges: \(edges)\nframes: 30\nstart: '0110100'\n"
    let measures = "\nmeasures: activity,damage"
    for rule in [0, 8, 37, 54, 104, 110, 204] {
      var found = try await measuredRows(
        words + "vary: {rule: ['\(rule)', '{\(rule),2,1}']}" + measures)
      for place in found.indices { found[place]["rule"] = nil }
      #expect(found[0] == found[1], "rule \(rule)")
    }
  }

  @Test(arguments: [1, 2, 5, 7, 8, 9])
  func `blocks around blank places are none`(people: Int) async throws {
    // Each person sees the ill one elsewhere.
    let row = try await measuredRows(
      "world: infection\npeople: \(people)\nedges: wrap\nframes: 1\nvary: {seed: [1]}\n"
        + "infect: [[0, 0]]\nmeasures: entropy")[0]
    let entropy = try #require(row["entropy"].flatMap { Double($0) })
    #expect(abs(entropy - log2(Double(people))) < 1e-12)
  }

  @Test(arguments: ["wrap", "wall"])
  func `activity counts the cells of the newest line, whatever a rule remembers`(
    edges: String
  ) async throws {
    for rule in ["90R", "30R", "214R", "C912K3R1", "{10,{2,1},2}"] {
      let words = "world: wolfram\nsize: 20x1\nedges: \(edges)\nframes: 30\n"
      let twin = try SlowRun(words + "rule: '\(rule)'")
      let row = try await measuredRows(
        words + "vary: {rule: ['\(rule)']}\nmeasures: activity,damage")[0]
      #expect(row["activity"].flatMap { Double($0) } == twin.activity, "\(rule)")
      #expect(row["damage"].flatMap { Double($0) }.map { 0...1 ~= $0 } == true, "\(rule)")
    }
  }

  @Test func `changes are empty where cells lie too far apart to be compared`() async throws {
    let row = try await measuredRows(
      "world: life\npattern: 3o899999997b3o!\nframes: 3\n"
        + "vary: {seed: [1]}\nmeasures: [activity, damage, entropy, compress, last-alive]")[0]
    for name in ["activity", "damage", "entropy", "compress"] { #expect(row[name] == "") }
  }

  @Test(arguments: ["none", "wrap", "wall"], ["15x21", "15x5"])
  func `shares of a line refer to its shown columns`(edges: String, size: String) async throws {
    let row = try await measuredRows(
      "world: wolfram\nrule: 204\nsize: \(size)\nedges: \(edges)\nframes: 5\n"
        + "vary: {seed: [1]}\nmeasures: [density, activity, damage]")[0]
    for name in ["density", "damage"] { #expect(row[name].flatMap { Double($0) } == 1.0 / 15) }
    #expect(row["activity"] == "0")
  }

  @Test(
    arguments: ["", "at: [0, 0]\n", "at: [7, 6]\n", "at: [-90, 4]\n"], ["t.csv", "[t.csv, t.png]"])
  func `the window of a plane is the box of the pattern, wherever that is and whatever is drawn`(
    at: String, out: String
  ) async throws {
    let folder = try await TemporaryFolder(
      madeBy: "world: life\npattern: b2o$2o$bo!\n\(at)skip: 3\nframes: 1\nvary: {seed: [1]}\n"
        + "rows: runs\nmeasures: [density, entropy, compress, damage]\nout: \(out)\n")
    let row = try folder.lines("t.csv").last
    #expect(row == "1,1,3.169925001442312,3.5555555555555554,1")
  }

  @Test(arguments: [
    ("", "- {run: 4}\n- set: {size: 80x80}\n- {run: 4}", "0.00078125,0.0315625"),
    ("edges: wrap", "- {run: 4}\n- set: {size: 80x80}\n- {run: 4}", "0.00078125,0.0315625"),
    ("", "- {run: 4}\n- set: {size: 80x80}", "0.078125,0.0625"),
    ("", "- snapshot: a\n- set: {size: 80x80}\n- restore: a\n- {run: 4}", "0.078125,0.0625"),
    ("edges: wrap", "- {run: 4}\n- restart\n- {run: 4}", "0.078125,0.0625"),
  ])
  func `shares refer to the size that steps have set`(
    edges: String, steps: String, shares: String
  ) async throws {
    let text = try await measuredTable(
      "world: life\npattern: glider\nsize: 8x8\n\(edges)\nvary: {seed: [1]}\n"
        + "measures: [density, activity]\nsteps:\n\(steps)")
    #expect(text.hasSuffix("\n1,\(shares)\n"))
  }

  @Test(arguments: ["T0,12", "P0,12", "T12,0"])
  func `the window of a grid with an open side is along that the box of the pattern`(
    grid: String
  ) async throws {
    let row = try await measuredRows(
      "world: life\nrule: B3/S23:\(grid)\npattern: block\nframes: 1\nvary: {seed: [1]}\n"
        + "measures: density")[0]
    #expect(row["density"].flatMap { Double($0) } == 4.0 / 24)
  }

  @Test func `cells deflate to what zlib makes of their bits`() {
    // By Python's zlib: compressobj(9, DEFLATED, -15) over the same bytes.
    #expect(compressedShare(of: [UInt8](repeating: 0, count: 4096), stateCount: 2) == 64.0 / 4096)
    #expect(compressedShare(of: [1, 0, 1, 1, 0], stateCount: 2) == 24.0 / 5)
    #expect(compressedShare(of: [2, 1, 0, 2, 1], stateCount: 3) == 32.0 / 10)
    #expect(compressedShare(of: [], stateCount: 2) == nil)
  }

  @Test(arguments: [
    ("", "- run: 3\n- invert: [1, 1, 4, 1]", "- run: 3"),
    ("frames: 4\n", "- run: 3\n- erase: all\n- run: 5", "- run: 3"),
    ("every: 4\n", "- run: 10\n- invert: [0, 0, 11, 8]\n- run: 1", "- run: 8"),
    ("", "- {run: 3, edits: true}\n- erase: all", "- run: 3\n- erase: all\n- hold: 1"),
    ("", "- run: 5\n- hold: 2\n- set: {caption: C}\n- invert: [0, 0, 11, 8]", "- run: 5"),
  ])
  func `cells are those of the last frame, not of what steps do after it`(
    more: String, steps: String, others: String
  ) async throws {
    let head =
      "world: life\nsize: 11x8\nedges: wrap\nvary: {seed: 1..3}\n\(more)measures: [density, entropy, "
      + "compress, damage, activity]\nsteps:\n"
    #expect(try await measuredTable(head + steps) == measuredTable(head + others))
  }
}

extension SlowRun {
  fileprivate var density: Double { Double(counts[counts.count - 1]) / cells }

  private var cells: Double { Double(states[0].joined().count) }

  fileprivate var activity: Double {
    let changes = zip(states, states.dropFirst()).map { before, now in
      zip(before.joined(), now.joined()).count { $0 != $1 }
    }
    return Double(changes.reduce(0, +)) / (cells * Double(changes.count))
  }

  fileprivate func entropy(wraps: Bool) -> Double {
    let last = states[states.count - 1]
    let blocks = blocks(of: last, rows: 0..<last.count, wraps: wraps)
    let cells = Double(blocks.values.reduce(0, +))
    return blocks.values.reduce(0) {
      $0 + Double($1) / cells * SphereMath.binaryLogarithm(cells / Double($1))
    }
  }

  /// Returns the complexity of the cells in which the last two states differ.
  fileprivate func complexity(wraps: Bool) -> Double {
    let (before, now) = (states[states.count - 2], states[states.count - 1])
    let changes = zip(before, now).map { zip($0, $1).map { $0 == $1 ? UInt8(0) : 1 } }
    return complexity(of: blocks(of: changes, rows: 0..<changes.count, wraps: wraps))
  }

  /// Returns the complexity of the newer half of the first lines of the last state, a diagram.
  fileprivate func complexityOfLines(_ count: Int, wraps: Bool) -> Double {
    let lines = states[states.count - 1].prefix(min(count, states[0].count))
    let changes = zip(lines, lines.dropFirst()).map { zip($0, $1).map { $0 == $1 ? UInt8(0) : 1 } }
      .suffix(lines.count / 2)
    let newer = Array(changes)
    return complexity(of: blocks(of: newer, rows: 1..<newer.count - 1, wraps: wraps))
  }

  private func complexity(of blocks: [[UInt8]: Int]) -> Double {
    let total = Double(blocks.values.reduce(0, +))
    var (entropy, distance) = (0.0, 0.0)
    for kind in 0..<512 {
      let block = (0..<9).map { UInt8(kind >> $0 & 1) }
      let share = Double(blocks[block] ?? 0) / total
      if share > 0 { entropy -= share * log2(share) }
      distance += (share - 1 / 512) * (share - 1 / 512)
    }
    return entropy / 9 * distance
  }

  /// Returns the number of occurrences of each block whose centre is in some rows.
  private func blocks(of last: [[UInt8]], rows middles: Range<Int>, wraps: Bool) -> [[UInt8]: Int] {
    let (rows, columns) = (last.count, last[0].count)
    var counts: [[UInt8]: Int] = [:]
    for y in middles {
      for x in 0..<columns {
        var block: [UInt8] = []
        for down in -1...1 {
          for right in -1...1 {
            let (a, b) = (x + right, y + down)
            let isInside = (0..<columns).contains(a) && (0..<rows).contains(b)
            block.append(isInside || wraps ? last[(b + rows) % rows][(a + columns) % columns] : 0)
          }
        }
        counts[block, default: 0] += 1
      }
    }
    return counts
  }
}
