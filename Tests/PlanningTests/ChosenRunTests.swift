import Foundation
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Runs that are sorted and selected by their measures, and rules by the family.
@Suite struct ChosenRunTests {
  private func made(
    _ settings: String, _ name: String = "t.csv"
  ) async throws -> (text: String, reports: [RunReport]) {
    let folder = TemporaryFolder()
    let reports = try await folder.runAll(settings + "\nout: \(name)\n")
    return (try folder.text(name), reports)
  }

  private func lines(_ settings: String) async throws -> [String] {
    try await made(settings).text.split(separator: "\n").map(String.init)
  }

  private let rules =
    "world: wolfram\nsize: 12x9\nedges: wrap\nframes: 30\nvary: {rule: 90..130}\nrows: runs\n"

  @Test(arguments: ["rest", "-rest", "-last-alive"], [nil, 7])
  func `sorted tables have the first rows of all, ties in order and empty values last`(
    key: String, top: Int?
  ) async throws {
    let name = key.hasPrefix("-") ? String(key.dropFirst()) : key
    let rows = try await lines(rules + "measures: [\(name)]").dropFirst()
    let all = rows.map { row in
      row.split(separator: Character(","), omittingEmptySubsequences: false).map(String.init)
    }
    let known = all.enumerated().filter { !$0.element[1].isEmpty }.sorted { one, other in
      let (a, b) = (Double(one.element[1]) ?? 0, Double(other.element[1]) ?? 0)
      return a == b ? one.offset < other.offset : key.hasPrefix("-") ? a > b : a < b
    }
    let expected = (known.map(\.element) + all.filter { $0[1].isEmpty }).map { $0[0] }
    let choice = "sort: \(key)\n" + (top.map { "top: \($0)\n" } ?? "")
    let sorted = try await lines(rules + "measures: [ticks]\n" + choice)
    #expect(sorted[0] == "rule,ticks")
    let names = sorted.dropFirst().map { String($0.prefix { $0 != "," }) }
    #expect(names == Array(expected.prefix(top ?? 41)))
  }

  @Test func `top alone takes the first runs, whatever their number`() async throws {
    let text =
      "world: life\nsize: 8x8\nframes: 2\nvary: {seed: 1..1000000000000}\nrows: runs\nmeasures: [ticks]\ntop: 3"
    #expect(try await lines(text) == ["seed,ticks", "1,1", "2,1", "3,1"])
  }

  @Test func `a sheet and a table of frames show the first of a table of runs`() async throws {
    let base =
      "world: wolfram\nsize: 12x9\nedges: wrap\nframes: 30\nvary: {rule: 90..110}\nsort: -last-alive\ntop: 5\n"
    let order = try await lines(base + "rows: runs\nmeasures: [ticks]").dropFirst()
      .map { String($0.prefix { $0 != "," }) }
    let frames = try await lines(base).dropFirst().map { String($0.prefix { $0 != "," }) }
    #expect(frames == order.flatMap { rule in [String](repeating: rule, count: 9) })
    let job = try Scenario(base + "out: t.png").job()
    #expect(job.runs.count == 5 && job.order?.map { String(90 + $0) } == order)
  }

  @Test func `families and neighbours have as many rules as there are, in order`() async throws {
    func rules(_ words: String) async throws -> [String] {
      try await lines("\(words)\nsize: 8x4\nframes: 1\nrows: runs\nmeasures: [ticks]").dropFirst()
        .map { String($0.prefix { $0 != "," }) }
    }
    #expect(try await rules("world: wolfram\nvary: {rule: all}") == (0...255).map(String.init))
    let near = try await rules("world: wolfram\nvary: {rule: near:2}")
    #expect(near.count == 37 && Set(near).count == 37 && near[0] == "30")
    #expect(near.allSatisfy { (Int($0)! ^ 30).nonzeroBitCount <= 2 })
    let life = try await rules("world: life\nvary: {rule: near:2}")
    #expect(life.count == 172 && Set(life).count == 172 && life[0] == "B3/S23")
    #expect(try await rules("world: life\nvary: {rule: near}").count == 19)
    let family = try #require(
      try Scenario("world: life\nrule: B2/S34H\nvary: {rule: all}\nrows: runs\nout: t.csv")
        .jobs().first?.varied.first?.values)
    #expect(family.count == 16_384 && Set(family.map(\.text)).count == 16_384)
    #expect(family[0].text == "B/SH" && family[1].text == "B/S0H")
    #expect(family.contains { $0.text == "B2/S34H" })
    let some = try await rules("world: life\nvary: {rule: random:40}\nseed: 7")
    #expect(some.count == 40 && Set(some).count == 40)
    #expect(try await rules("world: life\nvary: {rule: random:40}\nseed: 8") != some)
    for grid in ["T0,8", "T10+3,8", "K9*,2"] {
      let text = "world: life\nrule: B3/S23:\(grid)\nvary: {rule: random:9}\nrows: runs\nout: t.csv"
      let kept = try #require(try Scenario(text).jobs().first?.varied.first?.values)
      #expect(kept.count == 9 && kept.allSatisfy { $0.text.hasSuffix(":\(grid)") })
    }
  }

  @Test(arguments: [(0, 3), (2, 7), (5, 1), (4, 4)])
  func `names in a rule stand for numbers that vary`(low: Int, high: Int) async throws {
    func rule(_ low: String, _ high: String) -> String { "R2,C0,M1,S\(low)..9,B4..\(high)" }
    let numbers = (low...low + 2).flatMap { low in [high + 4, high + 5].map { (low, $0) } }
    let base = "world: life\nsize: 24x17\nedges: wrap\nfill: 40%\nframes: 9\n"
    let named =
      "rule: '\(rule("{low}", "{high}"))'\nvary: {low: \(low)..\(low + 2), "
      + "high: \(high + 4)..\(high + 5)}\n"
    let list = numbers.map { "'\(rule("\($0.0)", "\($0.1)"))'" }.joined(separator: ", ")
    let rows = "rows: runs\nmeasures: [last-alive, most-alive, mean-alive]"
    let measured = try await (
      lines(base + named + rows), lines(base + "vary: {rule: [\(list)]}\n" + rows)
    )
    func ends(_ rows: [String]) -> [[Substring]] {
      rows.dropFirst().map { $0.split(separator: ",").suffix(3) }
    }
    #expect(ends(measured.0) == ends(measured.1) && Set(ends(measured.0)).count > 1)
    #expect(measured.0.dropFirst().first?.hasPrefix("\(low),\(high + 4),") == true)
    // A film of its own has the bytes, and the recipe, of the rule that it uses.
    let folder = TemporaryFolder()
    let films =
      [(named, "all-{low}-{high}.png")]
      + numbers.map { ("rule: '\(rule("\($0.0)", "\($0.1)"))'\n", "one-\($0.0)-\($0.1).png") }
    for (text, out) in films {
      try await folder.runAll("\(base)\(text)out: \(out)\n")
    }
    for (low, high) in numbers {
      #expect(try folder.bytes("all-\(low)-\(high).png") == folder.bytes("one-\(low)-\(high).png"))
    }
  }

  @Test(arguments: [
    ("30", 256, "0", "255"), ("30R", 256, "W0R", "W255R"),
    ("C777K3R1", 2187, "C0K3R1", "C2186K3R1"),
  ]) func `rules of one dimension are listed by their numbers`(
    rule: String, count: Int, first: String, last: String
  ) async throws {
    func rules(_ word: String) async throws -> [String] {
      try await lines(
        "world: wolfram\nrule: \(rule)\nsize: 4x1\nframes: 1\nvary: {rule: '\(word)'}\nrows: runs\n"
          + "measures: [ticks]"
      ).dropFirst().map { String($0.prefix { $0 != "," }) }
    }
    let all = try await rules("all")
    #expect(all.count == count && all.first == first && all.last == last)
    let some = Set(try await rules("random:5"))
    #expect(some.count == 5 && some.isSubset(of: all))
  }

  @Test(arguments: [
    ("rule: 30\nvary: {rule: [110, all, near, 7]}", 267, [0: "110", 1: "0", 256: "255", 266: "7"]),
    ("rule: '{30,2,2}'\nvary: {rule: [near, all, random:1]}", 4_294_967_330, [0: "{30,2,2}"]),
  ])
  func `a family stands among other rules`(words: String, count: Int, some: [Int: String]) throws {
    let text = "world: wolfram\n\(words)\nsize: 8x4\nframes: 2\nrows: runs\nout: t.csv"
    let values = try #require(try Scenario(text).jobs().first?.varied.first?.values)
    #expect(values.count == count)
    for (place, rule) in some { #expect(values[place].text == rule) }
  }

  @Test func `a family of Life stands among other rules`() throws {
    let text = "world: life\nvary: {rule: [all, B2-a/S12]}\nrows: runs\nout: t.csv"
    let values = try #require(try Scenario(text).jobs().first?.varied.first?.values)
    #expect(values.count == 262_145 && values[1 << 17].text == "B8/S")
    #expect(values.last?.text == "B2-a/S12" && values.range == "all,B2-a/S12")
  }

  @Test func `percentages step from one end to the other`() async throws {
    func fills(_ range: String) async throws -> [String] {
      try await lines(
        "world: life\nsize: 8x4\nframes: 1\nvary: {fill: \(range)}\nrows: runs\nmeasures: [ticks]"
      ).dropFirst().map { String($0.prefix { $0 != "," }) }
    }
    #expect(try await fills("10%..12%") == ["10%", "11%", "12%"])
    #expect(try await fills("1%..2%..0.3%") == ["1%", "1.3%", "1.6%", "1.9%", "2%"])
    #expect(try await fills("5%..5%") == ["5%"])
  }

  @Test func `runs that cannot be done leave the others alone`() async throws {
    let (text, reports) = try await made(
      "world: sea\nsize: 3x3\nframes: 2\nvary: {penguins: [8, 9], orcas: [0, 1], seed: 1..257}\nrows: runs\nmeasures: [ticks]"
    )
    let rows = text.split(separator: "\n").dropFirst()
    #expect(rows.count == 1028 && rows.count { $0.hasSuffix(",1") } == 771)
    #expect(rows.filter { $0.hasPrefix("9,1,") }.allSatisfy { $0.hasSuffix(",") })
    let faults = reports.flatMap(\.faults).map(\.problem.sentence.0)
    #expect(faults.count == 11)
    #expect(
      faults.first == "in the run penguins=9 orcas=1 seed=1: 10 animals do not fit into 9 cells")
    #expect(faults.last == "247 more runs ended early")
  }

  @Test(arguments: [
    ("vary: {seed: 1..3}\nsort: perod", "life has no measure 'perod'; did you mean 'period'?"),
    ("sort: period", "sort has no effect here; use it with vary"),
    ("top: 3", "top has no effect here; use it with vary"),
    ("distinct: true", "distinct has no effect here; use it with vary"),
    (
      "vary: {seed: 1..3}\ndistinct: true",
      "distinct needs measures of cells, and this program has none; leave it out"
    ),
    (
      "vary: {fill: 30%..10%}",
      "the range '30%..10%' runs backwards; write the smaller percentage first"
    ),
    (
      "vary: {fill: 33.3333%..50%}",
      "'33.3333%..50%' is not a range of percentages; each is a percentage from 0% to 100% with at most"
    ),
    (
      "rule: WireWorld\nvary: {rule: all}",
      "the rule is a table, without a family; use all and"
    ),
    (
      "rule: B2-a/S12\nvary: {rule: all}",
      "there are too many isotropic rules to list; random:N takes N of them"
    ),
    (
      "rule: R1,C2,M0,S1..1,B1..1,NN\nvary: {rule: random:500}",
      "a family has 225 rules, fewer than 500; ask for fewer"
    ),
    (
      "rule: B3/S23V\nvary: {rule: random:2000}",
      "a family has 1024 rules, fewer than 2000; ask for fewer"
    ),
    ("vary: {rule: near:3}", "rule cannot be 'near:3'; near takes 1 or 2"),
    ("vary: {rule: [B3/S23, near:0]}", "rule cannot be 'near:0'; near takes 1 or 2"),
    ("vary: {rule: 'near:'}", "rule cannot be 'near:'; near takes 1 or 2"),
    ("vary: {rule: all:2}", "rule cannot be 'all:2'; all stands alone"),
    ("vary: {rule: [all, near, all]}", "'all' is given twice; keep one of them"),
    ("vary: {rule: random}", "rule cannot be 'random'; random takes a number from 1 to 100000"),
    ("vary: {rule: random:0}", "rule cannot be 'random:0'; random takes a number from 1 to"),
    ("vary: {rule: random:100001}", "rule cannot be 'random:100001'; random takes a number"),
    ("rule: B3/S2{n}\nvary: {m: 3..5}", "'{n}' in the rule does not vary; add vary n=1..8"),
    (
      "rule: B3/S2{top}\nvary: {top: 3..5}",
      "'{top}' in a rule has the name of a setting; choose another name, such as {low} or {high}"
    ),
    (
      "rule: B3/S2{rest}\nvary: {rest: 3..5}",
      "'{rest}' in a rule has the name of a column of tables; choose another name, such as {low} or {high}"
    ),
    (
      "rule: B3/S2{measured-rest}\nvary: {measured-rest: 3..5}",
      "'{measured-rest}' in a rule has the name of a column of tables; choose another name, such as {low}"
    ),
    (
      "rule: B3/S2{tick}\nvary: {tick: 3..5}",
      "'{tick}' in a rule has the name of a column of tables; choose another name, such as {low} or {high}"
    ),
  ])
  func `what cannot be chosen is told`(text: String, message: String) throws {
    let told = try #require(Scenario.faults("world: life\n\(text)\nout: t.csv").first).text
    #expect(told.hasPrefix(message), "\(told)")
  }

  @Test(arguments: ["rows: runs", "sort: ticks", "top: 1"])
  func `what is of many runs together goes with an output of several`(setting: String) throws {
    let settings = "world: life\nvary: {seed: 1..3}\n\(setting)\n"
    let told = try #require(Scenario.faults(settings + "out: 't-{seed}.csv'").first).text
    #expect(told.hasSuffix(" has no effect here; use it with an output of several runs"))
    #expect(Scenario.faults(settings + "out: ['t-{seed}.csv', t.csv]").isEmpty)
  }

  @Test(arguments: [("none", "19,,"), ("wrap", "98,91,7")])
  func `a run of an endless line is its diagram, unless frames are given`(
    edges: String, row: String
  ) async throws {
    let base =
      "world: wolfram\nsize: 31x20\nstart: single\nedges: \(edges)\nrows: runs\n"
      + "vary: {rule: [184, 110]}\nmeasures: [ticks, rest, period]\n"
    #expect(try await lines(base).last == "110,\(row)")
    #expect(try await lines(base + "frames: 50").last?.hasPrefix("110,49,") ?? false)
  }
}
