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
  @Test func `columns stand in the table's order, empty ones where nothing is seen`() async throws {
    let text = try await measuredTable(
      "world: life\npattern: glider\nsize: 16x16\nedges: wrap\nvary: {rule: [B3/S23, B/S012345678]}"
    )
    #expect(
      text == """
        rule,ticks,rest,period,dx,dy,first-alive,last-alive,least-alive,most-alive,mean-alive
        B3/S23,4,0,4,1,1,5,5,5,5,5
        B/S012345678,1,0,1,0,0,5,5,5,5,5

        """)
    let few = try await measuredTable(
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
    let lines = try await measuredTable(settings + field).split(separator: "\n")
    let names = lines[0].split(separator: ",").filter { $0.hasPrefix("last-") }
    #expect(names == columns.map { "last-\($0)" })
    let last = columns.last ?? ""
    for row in try await measuredRows(
      settings + field + "sort: last-\(last)\nmeasures: last-\(last)")
    {
      #expect(row["last-\(last)"]?.isEmpty == false)
    }
  }

  @Test(arguments: [
    ("glider", 4, 1, 1), ("lwss", 4, 2, 0), ("blinker", 2, 0, 0), ("block", 1, 0, 0),
    ("pentadecathlon", 15, 0, 0),
  ])
  func `patterns repeat on the plane as they are known to`(
    name: String, period: Int, dx: Int, dy: Int
  ) async throws {
    let row = try #require(
      try await measuredRows(
        "world: life\nvary: {pattern: [\(name)]}\nmeasures: ticks,rest,period,dx,dy"
      )
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
  func `patterns repeat on grids that end along one axis`(
    resting: (grid: String, pattern: String, end: String), place: Int
  ) async throws {
    let (grid, pattern, end) = resting
    let at = grid.hasSuffix(",0") ? "\(4 + place),3" : "3,\(4 + place)"
    let row = try await measuredRows(
      "world: life\nrule: B3/S23:\(grid)\npattern: '\(pattern)'\nat: \(at)\nframes: 60\n"
        + "vary: {seed: [1]}\nmeasures: rest,period,dx,dy")[0]
    #expect(["rest", "period", "dx", "dy"].map { row[$0] ?? "" }.joined(separator: ",") == end)
  }

  @Test(arguments: [
    ("R1,C0,S2-3,B3", "2o$2o!"), ("WireWorld", "3C!"), ("LifeHistory", "2A$2A!"),
    ("B3/S23:K8*,8", "2o$2o!"), ("23/3/3", "2o$2o!"),
  ])
  func `what stays has a period of 1 in every engine`(rule: String, pattern: String) async throws {
    let field = rule.contains(":") ? "" : "size: 8x8\nedges: wrap\n"
    let row = try await measuredRows(
      "world: life\nrule: '\(rule)'\npattern: '\(pattern)'\n\(field)vary: {seed: [1]}\n"
        + "measures: rest,period")[0]
    #expect(row["rest"] == "0" && row["period"] == "1")
  }

  @Test(arguments: ["wrap", "wall"], SmallField.rules)
  func `runs of small fields agree with the slow twin`(edges: String, rule: String) async throws {
    let measures = "ticks,rest,period,dx,dy,mean-alive,least-alive"
    for field in try await SmallField.all(rule: rule, edges: edges, measures: measures) {
      let (row, slow, place) = (field.row, field.slow, field.place)
      #expect(row["ticks"] == "39")
      #expect(row["mean-alive"].flatMap { Double($0) } == slow.mean, "\(place)")
      #expect(row["least-alive"] == "\(slow.least)", "\(place)")
      let end = slow.repetition(wraps: edges == "wrap", isEven: rule.hasPrefix("M"))
      #expect(row["rest"] == end.map { "\($0.rest)" } ?? "", "\(place)")
      #expect(row["period"] == end.map { "\($0.period)" } ?? "", "\(place)")
      #expect(row["dx"] == end.map { "\($0.move.x)" } ?? "", "\(place)")
      #expect(row["dy"] == end.map { "\($0.move.y)" } ?? "", "\(place)")
    }
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
      let row = try await measuredRows(
        "world: life\nrule: \"\(rule)\"\n\(start)\nengine: \(engine)\nframes: 20\n"
          + "vary: {seed: [1]}\nmeasures: [rest, period]")[0]
      #expect(row["rest"] == rest && row["period"] == period, "\(rule) \(engine)")
    }
  }

  @Test func `an unbounded run ends with the tick at which it is seen to repeat`() async throws {
    for row in try await measuredRows("world: life\nsize: 12x12\nedges: wrap\nvary: {seed: 1..8}") {
      let (rest, period) = (row["rest"].flatMap { Int($0) }, row["period"].flatMap { Int($0) })
      #expect(row["ticks"].flatMap { Int($0) } == (rest ?? 0) + (period ?? 0))
    }
    for row in try await measuredRows(
      "world: wolfram\nsize: 9x5\nedges: wrap\nvary: {rule: 0..255}")
    {
      let (rest, period) = (row["rest"].flatMap { Int($0) }, row["period"].flatMap { Int($0) })
      #expect(row["ticks"].flatMap { Int($0) } == (rest ?? 0) + (period ?? 0))
      #expect(row["dy"] == "0")
    }
    // This also holds after the first frames of a run that skips much.
    let late = try await measuredRows(
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
    let found = try await measuredRows(
      "world: life\npattern: glider\nsize: 9x9\nvary: {seed: [1]}\nmeasures: ticks,rest\n"
        + "steps: [{run: 10}, {\(step)}, {run: 10}]")
    #expect(found[0]["rest"] == rest)
  }

  /// Each would take hours if its ticks were computed one by one.
  @Test(arguments: [
    ("life\npattern: glider", "ticks, rest", "1000000000000,0"),
    ("wolfram\nrule: 4\nsize: 8x8\nedges: wrap", "period, rest", "1,0"),
    ("infection\nfactor: 0", "all, peak", ",0"),
  ])
  func `ticks are not taken one by one once they tell nothing more`(
    world: String, measures: String, values: String
  ) async throws {
    let text = try await measuredTable(
      "world: \(world)\nevery: 1000000000000\nframes: 2\nvary: {seed: [1]}\nmeasures: [\(measures)]"
    )
    #expect(text.hasSuffix("\n1,\(values)\n"))
  }

  @Test func `lines repeat as the slow twin finds`() async throws {
    let rows = try await measuredRows(
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
    let measures = "\nmeasures: ticks,rest,period,dx"
    for rule in [0, 8, 37, 54, 104, 110, 204] {
      var found = try await measuredRows(
        words + "vary: {rule: ['\(rule)', '{\(rule),2,1}']}" + measures)
      for place in found.indices { found[place]["rule"] = nil }
      #expect(found[0] == found[1], "rule \(rule)")
    }
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
    let sea = try await measuredRows("world: sea\nframes: 100\nvary: {seed: 1..3}")
    #expect(sea.count == 3)
    for (row, seed) in zip(sea, 1...) {
      let frames = try frames(of: "world: sea\nseed: \(seed)\nframes: 100\nout: x.txt")
      let gone = frames.first { $0.census[0] == 0 || $0.census[1] == 0 }
      #expect(row["extinct"] == gone.map { "\($0.tick)" } ?? "")
    }
    let group = try await measuredRows("world: infection\npeople: 90\nvary: {factor: 0..3}")
    #expect(group.count == 4)
    for (row, factor) in zip(group, 0...) {
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
    let row = try await measuredRows(
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
      + "rest, period]\nsteps:\n"
    #expect(try await measuredTable(head + steps) == measuredTable(head + others))
  }

  @Test func `measures go with sort and with top`() throws {
    let text =
      "world: life\nsize: 9x9\nframes: 3\nvary: {seed: 1..6}\nsort: -rest\ntop: 3\nout: s.png\nmeasures: "
    #expect(Scenario.faults(text + "last-alive,rest\n").isEmpty)
    #expect(Scenario.faults(text + "tics\n").contains { $0.text.contains("no measure 'tics'") })
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
    let told = try #require(Scenario.faults(text + out).first).text
    #expect(told.hasPrefix(message), "\(told)")
  }
}
