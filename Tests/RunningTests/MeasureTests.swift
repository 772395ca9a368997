import Foundation
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// The measures of runs, compared with slow twins that examine every cell and compare every two
/// states.
@Suite struct MeasureTests {
  /// Returns the rows of the table that a scenario makes, by their columns.
  private func rows(_ settings: String) async throws -> [[String: String]] {
    let lines = try await table(settings).split(separator: "\n").map { line -> [String] in
      // Every second part is quoted.
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      let words = parts.map { $0 % 2 == 0 ? $1.replacing(",", with: "\n") : $1 }.joined()
      return words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  private func table(_ settings: String, _ name: String = "t.csv") async throws -> String {
    try await TemporaryFolder(madeBy: settings + "\nrows: runs\nout: \(name)\n").text(name)
  }

  @Test func `columns stand in the table's order, empty ones where nothing is seen`() async throws {
    let text = try await table(
      "world: life\npattern: glider\nsize: 16x16\nedges: wrap\nvary: {rule: [B3/S23, B/S012345678]}"
    )
    #expect(
      text == """
        rule,ticks,rest,period,dx,dy,first-alive,last-alive,least-alive,most-alive,mean-alive,\
        density,activity
        B3/S23,4,0,4,1,1,5,5,5,5,5,0.01953125,0.015625
        B/S012345678,1,0,1,0,0,5,5,5,5,5,0.01953125,0

        """)
    let few = try await table(
      "world: life\nsize: 9x9\nedges: wrap\nframes: 3\nvary: {seed: 1..2}\nmeasures: [last-alive, rest]",
      "t.jsonl")
    #expect(few.split(separator: "\n").count == 2)
    #expect(few.hasPrefix(#"{"seed":1,"last-alive":"#) && few.contains(#""rest":null}"#))
  }

  @Test(arguments: [
    ("world: wolfram\nrule: C1599K3R1\nstart: random\nvary: {seed: 1..2}", ["alive", "1", "2"]),
    ("world: life\nrule: 345/2/4\nvary: {seed: 1..2}", ["alive", "1", "2", "3"]),
    ("world: pig\nvary: {seed: 1..2}", ["total1", "total2"]),
    ("world: life\nvary: {rule: [345/2/3, 345/2/4]}", ["alive", "1", "2"]),
    ("world: life\nrule: '345/2/{n}'\nvary: {size: [8x8], n: 2..4}", ["alive"]),
    ("world: wolfram\nvary: {rule: [30, C1599K3R1]}", ["alive"]),
  ])
  func `measures are of columns that all share`(settings: String, columns: [String]) async throws {
    let field =
      "\nframes: 3\n" + (settings.contains("pig") ? "" : "edges: wrap\n")
      + (settings.contains("pig") || settings.contains("size") ? "" : "size: 8x8\n")
    let lines = try await table(settings + field).split(separator: "\n")
    let names = lines[0].split(separator: ",").filter { $0.hasPrefix("last-") }
    #expect(names == columns.map { "last-\($0)" })
    let last = columns.last ?? ""
    for row in try await rows(settings + field + "sort: last-\(last)\nmeasures: last-\(last)") {
      #expect(row["last-\(last)"]?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("glider", 4, 1, 1), ("lwss", 4, 2, 0), ("blinker", 2, 0, 0), ("block", 1, 0, 0),
    ("pentadecathlon", 15, 0, 0),
  ])
  func `figures repeat on the plane as they are known to`(
    name: String, period: Int, dx: Int, dy: Int
  ) async throws {
    let row = try #require(
      try await rows("world: life\nvary: {pattern: [\(name)]}\nmeasures: ticks,rest,period,dx,dy")
        .first)
    #expect(row["ticks"] == "\(period)" && row["rest"] == "0" && row["period"] == "\(period)")
    #expect(row["dx"].flatMap { Int($0) }?.magnitude == dx.magnitude && row["dy"] == "\(dy)")
  }

  @Test(
    arguments: [
      ("T0,12", "glider", "0,4,1,1"), ("T12,0", "glider", "0,4,1,1"),
      ("T0,24", "b3o$o2bo$3bo$3bo$obo!", "0,4,0,-2"), ("T24,0", "lwss", "0,4,2,0"),
      ("P0,24", "lwss", "0,4,2,0"), ("T0,12", "lwss", "0,4,2,0"), ("P0,900", "glider", ",,,"),
      ("P900,0", "glider", ",,,"), ("P0,12", "blinker", "0,2,0,0"), ("T20,0", "pulsar", "0,3,0,0"),
    ], [0, 1, 2, 3, 5])
  func `figures repeat on grids that end along one axis`(
    figure: (grid: String, pattern: String, end: String), place: Int
  ) async throws {
    let (grid, pattern, end) = figure
    let at = grid.hasSuffix(",0") ? "\(4 + place),3" : "3,\(4 + place)"
    let row = try await rows(
      "world: life\nrule: B3/S23:\(grid)\npattern: '\(pattern)'\nat: \(at)\nframes: 60\n"
        + "vary: {seed: [1]}\nmeasures: rest,period,dx,dy")[0]
    #expect(["rest", "period", "dx", "dy"].map { row[$0] ?? "" }.joined(separator: ",") == end)
  }

  @Test(arguments: ["T0,9", "T9,0"])
  func `blocks go round the seam of a cylinder`(grid: String) async throws {
    var found: Set<String?> = []
    for place in 0..<9 {
      let at = grid.hasPrefix("T9") ? "\(place),30" : "30,\(place)"
      found.insert(
        try await rows(
          "world: life\nrule: B3/S23:\(grid)\npattern: glider\nat: \(at)\nframes: 2\n"
            + "vary: {seed: [1]}\nmeasures: entropy")[0]["entropy"])
    }
    #expect(found.count == 1)
  }

  @Test(arguments: [
    ("R1,C0,S2-3,B3", "2o$2o!"), ("WireWorld", "3C!"), ("LifeHistory", "2A$2A!"),
    ("B3/S23:K8*,8", "2o$2o!"), ("23/3/3", "2o$2o!"),
  ])
  func `what stays has a period of 1 in every engine`(rule: String, pattern: String) async throws {
    let field = rule.contains(":") ? "" : "size: 8x8\nedges: wrap\n"
    let row = try await rows(
      "world: life\nrule: '\(rule)'\npattern: '\(pattern)'\n\(field)vary: {seed: [1]}\n"
        + "measures: rest,period")[0]
    #expect(row["rest"] == "0" && row["period"] == "1")
  }

  @Test(
    arguments: ["wrap", "wall"],
    ["B3/S23", "B36/S23", "B2/S", "/2/3", "M0,8,4,3,2,5,9,7,1,6,10,11,12,13,14,15"])
  func `runs of small fields agree with the slow twin`(edges: String, rule: String) async throws {
    for seed in 1...6 {
      let (columns, rows) = [(4, 6), (6, 4), (8, 8), (10, 6), (2, 8), (6, 2)][seed - 1]
      let words = """
        world: life
        rule: "\(rule)"
        size: \(columns)x\(rows)
        edges: \(edges)
        seed: \(seed)
        frames: 40
        """
      let twin = try SlowRun(words)
      let row = try #require(
        try await self.rows(
          words.replacing("seed: \(seed)", with: "vary: {seed: [\(seed)]}")
            + "\nmeasures: ticks,rest,period,dx,dy,mean-alive,least-alive,density,activity,entropy,damage"
        ).first)
      let place = "\(rule) \(edges) seed \(seed)"
      #expect(row["ticks"] == "39")
      #expect(row["mean-alive"].flatMap { Double($0) } == twin.mean, "\(place)")
      #expect(row["least-alive"] == "\(twin.least)", "\(place)")
      #expect(row["density"].flatMap { Double($0) } == twin.density, "\(place)")
      #expect(row["activity"].flatMap { Double($0) } == twin.activity, "\(place)")
      let entropy = try #require(row["entropy"].flatMap { Double($0) })
      #expect(abs(entropy - twin.entropy(wraps: edges == "wrap")) < 1e-12, "\(place)")
      let end = twin.repetition(wraps: edges == "wrap", isEven: rule.hasPrefix("M"))
      #expect(row["rest"] == end.map { "\($0.rest)" } ?? "", "\(place)")
      #expect(row["period"] == end.map { "\($0.period)" } ?? "", "\(place)")
      #expect(row["dx"] == end.map { "\($0.move.x)" } ?? "", "\(place)")
      #expect(row["dy"] == end.map { "\($0.move.y)" } ?? "", "\(place)")
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
      let row = try await rows(
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
    let row = try await rows("world: \(world)\nvary: {seed: [1]}\nmeasures: complexity")[0]
    #expect(row["complexity"] == value)
  }

  /// The purpose of the measure.
  @Test func `rules that are known for their patterns are above dead, still and noisy ones`()
    async throws
  {
    func complexities(_ words: String, _ rules: [String]) async throws -> [Double] {
      let list = rules.map { "'\($0)'" }.joined(separator: ", ")
      return try await rows(words + "\nvary: {rule: [\(list)]}\nmeasures: complexity")
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

  @Test(arguments: [
    ("WireWorld", "pattern: 2o$2o!\nsize: 8x8", "2", "1"),
    ("LifeHistory", "pattern: pulsar\nsize: 24x24", "2", "3"),
    ("B3/S23:C24,24", "pattern: pulsar", "0", "3"),
    ("R1,C0,S2-3,B3,NM", "pattern: pulsar", "0", "3"),
    ("R1,C2,S0-8,B0,NM", "fill: 100%\nsize: 4x4\nedges: wrap", "0", "1"),
    ("R1,C2,S8,B0,NM", "fill: 100%\nsize: 4x4\nedges: wrap", "0", "1"),
  ])
  func `a run repeats as soon with every engine`(
    rule: String, start: String, rest: String, period: String
  ) async throws {
    for engine in ["dense", "hash", "auto"] {
      let row = try await rows(
        "world: life\nrule: \"\(rule)\"\n\(start)\nengine: \(engine)\nframes: 20\n"
          + "vary: {seed: [1]}\nmeasures: [rest, period]")[0]
      #expect(row["rest"] == rest && row["period"] == period, "\(rule) \(engine)")
    }
  }

  @Test func `an unbounded run ends with the tick at which it is seen to repeat`() async throws {
    for row in try await rows("world: life\nsize: 12x12\nedges: wrap\nvary: {seed: 1..8}") {
      let (rest, period) = (row["rest"].flatMap { Int($0) }, row["period"].flatMap { Int($0) })
      #expect(row["ticks"].flatMap { Int($0) } == (rest ?? 0) + (period ?? 0))
    }
    for row in try await rows("world: wolfram\nsize: 9x5\nedges: wrap\nvary: {rule: 0..255}") {
      let (rest, period) = (row["rest"].flatMap { Int($0) }, row["period"].flatMap { Int($0) })
      #expect(row["ticks"].flatMap { Int($0) } == (rest ?? 0) + (period ?? 0))
      #expect(row["dy"] == "0")
    }
    // This also holds after the first frames of a run that skips much.
    let late = try await rows(
      "world: life\npattern: blinker\nskip: 7\nevery: 5\nvary: {seed: [1]}\nmeasures: ticks,rest")
    #expect(late[0]["ticks"] == "7" && late[0]["rest"] == "0")
  }

  @Test(arguments: [
    ("set: {delay: 1s}", "0"), ("set: {theme: dark}", "0"),
    ("annotate: [{label: a, at: [1, 1]}]", "0"), ("mark: [0, 0, 2, 2]", "0"), ("snapshot: a", "0"),
    ("copy: [0, 0, 2, 2]", "0"), ("keep: it, area: [0, 0, 2, 2]", "0"), ("hold: 1", "0"),
    ("camera: [0, 0, 9, 9]", "0"), ("camera: [0, 0, 9, 9], over: 2", "0"), ("save: a.state", "0"),
    ("still: a.png", "0"), ("toggle: [[9, 9], [9, 9]]", "10"), ("set: {rule: B36/S23}", "10"),
    ("cut: [-9, -9, 2, 2]", "10"),
  ])
  func `a run repeats from before the steps that leave the world as it is`(
    step: String, rest: String
  ) async throws {
    let found = try await rows(
      "world: life\npattern: glider\nsize: 9x9\nvary: {seed: [1]}\nmeasures: ticks,rest\n"
        + "steps: [{run: 10}, {\(step)}, {run: 10}]")
    #expect(found[0]["rest"] == rest)
  }

  /// Each would take hours if its ticks were computed one by one.
  @Test(arguments: [
    ("life\npattern: glider", "ticks, rest", "1000000000000,0"),
    ("life\npattern: 2o$2o!\nsize: 8x8", "activity, rest", "0,0"),
    ("wolfram\nrule: 4\nsize: 8x8\nedges: wrap", "activity, rest", "0,0"),
    ("infection\nfactor: 0", "all, activity", ",0"),
  ])
  func `ticks are not taken one by one once they tell nothing more`(
    world: String, measures: String, values: String
  ) async throws {
    let text = try await table(
      "world: \(world)\nevery: 1000000000000\nframes: 2\nvary: {seed: [1]}\nmeasures: [\(measures)]"
    )
    #expect(text.hasSuffix("\n1,\(values)\n"))
  }

  @Test func `lines repeat as the slow twin finds`() async throws {
    let rows = try await rows(
      "world: wolfram\nsize: 8x40\nedges: wrap\nstart: random\nframes: 41\nvary: {rule: 0..255}")
    #expect(rows.count == 256)
    for row in rows {
      let rule = try #require(row["rule"].flatMap { UInt8($0) })
      let end = try SlowRun(rule: rule).repetition(wraps: true, isEven: false)
      #expect(row["rest"] == end.map { "\($0.rest)" } ?? "", "rule \(rule)")
      #expect(row["period"] == end.map { "\($0.period)" } ?? "", "rule \(rule)")
      #expect(row["dx"] == end.map { "\($0.move.x)" } ?? "", "rule \(rule)")
    }
  }

  @Test(arguments: ["none", "wrap", "wall"])
  func `a rule of lines is measured alike in each of its notations`(edges: String) async throws {
    let words = "world: wolfram\nsize: 20x10\nedges: \(edges)\nframes: 30\nstart: '0110100'\n"
    let measures = "\nmeasures: ticks,rest,period,dx,activity,damage"
    for rule in [0, 8, 37, 54, 104, 110, 204] {
      var found = try await rows(words + "vary: {rule: ['\(rule)', '{\(rule),2,1}']}" + measures)
      for place in found.indices { found[place]["rule"] = nil }
      #expect(found[0] == found[1], "rule \(rule)")
    }
  }

  @Test(arguments: [1, 2, 5, 7, 8, 9])
  func `blocks around blank places are none`(people: Int) async throws {
    // Each person sees the ill one elsewhere.
    let row = try await rows(
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
      let row = try await rows(words + "vary: {rule: ['\(rule)']}\nmeasures: activity,damage")[0]
      #expect(row["activity"].flatMap { Double($0) } == twin.activity, "\(rule)")
      #expect(row["damage"].flatMap { Double($0) }.map { 0...1 ~= $0 } == true, "\(rule)")
    }
  }

  @Test func `changes are empty where cells lie too far apart to be compared`() async throws {
    let row = try await rows(
      "world: life\npattern: 3o899999997b3o!\nframes: 3\n"
        + "vary: {seed: [1]}\nmeasures: [activity, damage, entropy, compress, last-alive]")[0]
    for name in ["activity", "damage", "entropy", "compress"] { #expect(row[name] == "") }
  }

  @Test(arguments: ["none", "wrap", "wall"], ["15x21", "15x5"])
  func `shares of a line refer to its shown columns`(edges: String, size: String) async throws {
    let row = try await rows(
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
    let text = try await table(
      "world: life\npattern: glider\nsize: 8x8\n\(edges)\nvary: {seed: [1]}\n"
        + "measures: [density, activity]\nsteps:\n\(steps)")
    #expect(text.hasSuffix("\n1,\(shares)\n"))
  }

  @Test(arguments: ["T0,12", "P0,12", "T12,0"])
  func `the window of a grid with an open side is along that the box of the pattern`(
    grid: String
  ) async throws {
    let row = try await rows(
      "world: life\nrule: B3/S23:\(grid)\npattern: block\nframes: 1\nvary: {seed: [1]}\n"
        + "measures: density")[0]
    #expect(row["density"].flatMap { Double($0) } == 4.0 / 24)
  }

  @Test func `cells deflate to what zlib makes of their bits`() {
    // By Python's zlib: compressobj(9, DEFLATED, -15) over the same bytes.
    #expect(
      CellMeasures.compression(of: [UInt8](repeating: 0, count: 4096), stateCount: 2) == 64.0 / 4096
    )
    #expect(CellMeasures.compression(of: [1, 0, 1, 1, 0], stateCount: 2) == 24.0 / 5)
    #expect(CellMeasures.compression(of: [2, 1, 0, 2, 1], stateCount: 3) == 32.0 / 10)
    #expect(CellMeasures.compression(of: [], stateCount: 2) == nil)
  }

  @Test(arguments: [
    (
      "world: infection\nrows: runs\nmeasures: [ticks, period]\nvary: {period: [1s]}\nout: t.csv",
      "period,ticks,measured-period\n1s,2,"
    ),
    (
      "world: infection\nrows: runs\nmeasures: [ticks, period]\nvary: {period: [1s]}\nout: t.jsonl",
      #"{"period":"1s","ticks":2,"measured-period":"#
    ),
    (
      "world: sea\nvary: {orcas: [0]}\nsize: 2x2\npenguins: 1\nout: t.csv",
      "orcas,tick,penguins,measured-orcas,free\n0,0,1,0,3\n"
    ),
    (
      "world: monsters\nvary: {team: [a.json]}\nout: t.csv",
      "team,seconds,on_map,in_sight,measured-team\na,0,"
    ),
  ])
  func `a setting keeps the name that a column beside it has, too`(
    settings: String, start: String
  ) async throws {
    let folder = try await TemporaryFolder(madeBy: settings + "\nframes: 3\n")
    let text = try folder.text(settings.hasSuffix("csv") ? "t.csv" : "t.jsonl")
    #expect(text.hasPrefix(start))
  }

  @Test func `worlds with measures of their own have them last`() async throws {
    let sea = try await rows("world: sea\nframes: 100\nvary: {seed: 1..3}")
    for (row, seed) in zip(sea, 1...3) {
      let frames = try frames(of: "world: sea\nseed: \(seed)\nframes: 100\nout: x.txt")
      let gone = frames.first { $0.census[0] == 0 || $0.census[1] == 0 }
      #expect(row["extinct"] == gone.map { "\($0.tick)" } ?? "")
    }
    let group = try await rows("world: infection\npeople: 90\nvary: {factor: 0..3}")
    for (row, factor) in zip(group, 0...3) {
      let frames = try frames(
        of: "world: infection\npeople: 90\nfactor: \(factor)\nframes: 60\nout: x.txt")
      let all = frames.first { $0.census[0] == 0 }
      let steps = zip(frames, frames.dropFirst()).map { Int($1.census[1]) - Int($0.census[1]) }
      #expect(row["all"] == all.map { "\($0.tick)" } ?? "")
      #expect(row["peak"] == "\(steps.max() ?? 0)")
    }
  }

  @Test(arguments: [
    ("- run: 2\n- infect: [[0, 0, 9, 9]]\n- run: 3", "2"),
    ("- run: 2\n- infect: [[0, 0, 9, 9]]\n- hold: 2", "2"),
    ("- infect: [[0, 0, 9, 9]]\n- run: 1", "0"), ("- run: 2\n- infect: [[0, 0, 9, 1]]", ""),
    ("- run: 2\n- infect: [[0, 0, 9, 9]]\n- undo\n- run: 2", ""),
  ])
  func `what a step brings about is of the tick at which it does`(
    steps: String, all: String
  ) async throws {
    let row = try await rows(
      "world: infection\npeople: 81\nfactor: 1\nvary: {seed: [1]}\nmeasures: [all, peak]\n"
        + "infect: 0\nsteps:\n\(steps)")[0]
    #expect(row["all"] == all && row["peak"] == "0")
  }

  @Test(arguments: [
    ("", "- run: 3\n- invert: [1, 1, 4, 1]", "- run: 3"),
    ("frames: 4\n", "- run: 3\n- erase: all\n- run: 5", "- run: 3"),
    ("every: 4\n", "- run: 10\n- invert: [0, 0, 11, 8]\n- run: 1", "- run: 8"),
    ("", "- {run: 3, edits: true}\n- erase: all", "- run: 3\n- erase: all\n- hold: 1"),
    ("", "- run: 5\n- hold: 2\n- set: {caption: C}\n- invert: [0, 0, 11, 8]", "- run: 5"),
  ])
  func `measures are those of the last frame, not of what steps do after it`(
    more: String, steps: String, others: String
  ) async throws {
    let head =
      "world: life\nsize: 11x8\nedges: wrap\nvary: {seed: 1..3}\n\(more)measures: [ticks, last-alive, "
      + "density, entropy, compress, damage, activity, rest, period]\nsteps:\n"
    #expect(try await table(head + steps) == table(head + others))
  }

  @Test func `measures go with sort and with top`() throws {
    let text =
      "world: life\nsize: 9x9\nframes: 3\nvary: {seed: 1..6}\nsort: -entropy\ntop: 3\nout: s.png\nmeasures: "
    #expect(Scenario(text + "last-alive,entropy\n").faults.isEmpty)
    #expect(Scenario(text + "tics\n").faults.contains { $0.text.contains("no measure 'tics'") })
  }

  @Test(arguments: [
    (
      "world: life\nvary: {seed: 1..2}\nrows: runs\nmeasures: tics",
      "life has no measure 'tics'; did you mean 'ticks'?"
    ),
    (
      "world: life\nvary: {seed: 1..2}\nrows: runs\nmeasures: ticks, last alive",
      "life has no measure 'last alive'; did you mean 'last-alive'?"
    ),
    (
      "world: life\nvary: {seed: 1..2}\nrows: runs\nmeasures: ticks,ticks",
      "'measure ticks' is given twice; keep one of them"
    ),
    (
      "world: life\nvary: {seed: 1..2}\nmeasures: ticks",
      "measures has no effect here; use it with rows: runs"
    ),
    ("world: life\nrows: runs", "rows: runs has no effect here; use it with vary"),
    (
      "world: pig\nvary: {seed: 1..2}\nrows: runs\nmeasures: [density]",
      "pig has no measure 'density'"
    ),
  ])
  func `what cannot be measured is told`(text: String, message: String) throws {
    let out = text.contains("out:") ? "" : "\nout: t.csv"
    let told = try #require(Scenario(text + out).faults.first).text
    #expect(told.hasPrefix(message), "\(told)")
  }
}

/// A run whose states are all kept and compared cell by cell.
private struct SlowRun {
  let states: [[[UInt8]]]

  init(_ words: String) throws {
    states = try frames(of: words + "\nout: x.txt").map { frame in
      let grid = try #require(frame.letters ?? frame.cells)
      return (0..<grid.size.rows).map { y in (0..<grid.size.columns).map { grid[$0, y] } }
    }
  }

  /// Creates a ring of eight cells under an elementary rule: each of 41 lines is a state.
  init(rule: UInt8) throws {
    let first = try frames(
      of: "world: wolfram\nsize: 8x1\nedges: wrap\nstart: random\nframes: 1\nout: x%03d.txt")
    var line = try #require(first.first.flatMap { $0.letters ?? $0.cells }).states
    var states = [[line]]
    for _ in 1..<41 {
      line = line.indices.map { x in
        rule >> (line[(x + 7) % 8] << 2 | line[x] << 1 | line[(x + 1) % 8]) & 1
      }
      states.append([line])
    }
    self.states = states
  }

  private var counts: [Int] { states.map { $0.joined().count { $0 != 0 } } }
  private var cells: Double { Double(states[0].joined().count) }
  var mean: Double { Double(counts.reduce(0, +)) / Double(counts.count) }
  var least: Int { counts.min() ?? 0 }
  var density: Double { Double(counts[counts.count - 1]) / cells }

  var activity: Double {
    let changes = zip(states, states.dropFirst()).map { before, now in
      zip(before.joined(), now.joined()).count { $0 != $1 }
    }
    return Double(changes.reduce(0, +)) / (cells * Double(changes.count))
  }

  func entropy(wraps: Bool) -> Double {
    let last = states[states.count - 1]
    let blocks = blocks(of: last, rows: 0..<last.count, wraps: wraps)
    let cells = Double(blocks.values.reduce(0, +))
    return blocks.values.reduce(0) {
      $0 + Double($1) / cells * SphereMath.binaryLogarithm(cells / Double($1))
    }
  }

  /// Returns the complexity of the cells in which the last two states differ.
  func complexity(wraps: Bool) -> Double {
    let (before, now) = (states[states.count - 2], states[states.count - 1])
    let changes = zip(before, now).map { zip($0, $1).map { $0 == $1 ? UInt8(0) : 1 } }
    return complexity(of: blocks(of: changes, rows: 0..<changes.count, wraps: wraps))
  }

  /// Returns the complexity of the newer half of the first lines of the last state, a diagram.
  func complexityOfLines(_ count: Int, wraps: Bool) -> Double {
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

  /// Returns the first pair of ticks with the same state up to a translation.
  func repetition(wraps: Bool, isEven: Bool) -> Repetition? {
    for rest in states.indices {
      for later in states.indices.dropFirst(rest + 1) where !isEven || (later - rest) % 2 == 0 {
        if let move = move(from: states[rest], to: states[later], wraps, isEven) {
          return Repetition(rest: rest, period: later - rest, move: move)
        }
      }
    }
    return nil
  }

  private func move(from one: [[UInt8]], to other: [[UInt8]], _ wraps: Bool, _ isEven: Bool)
    -> Cell?
  {
    let (rows, columns) = (one.count, one[0].count)
    var moves: [Cell] = []
    for down in 0..<(wraps ? rows : 1) {
      for right in 0..<(wraps ? columns : 1) where !isEven || (down | right) & 1 == 0 {
        let isSame = (0..<rows).allSatisfy { y in
          (0..<columns).allSatisfy { x in
            one[y][x] == other[(y + down) % rows][(x + right) % columns]
          }
        }
        guard isSame else { continue }
        moves.append(
          Cell(2 * right > columns ? right - columns : right, 2 * down > rows ? down - rows : down))
      }
    }
    return moves.min {
      (abs($0.x) + abs($0.y), abs($0.x), -$0.x, -$0.y) < (
        abs($1.x) + abs($1.y), abs($1.x), -$1.x, -$1.y
      )
    }
  }
}
