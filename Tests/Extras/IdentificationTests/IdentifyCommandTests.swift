import Foundation
import TerrariumSupport
import Testing

/// The output of `render identify`.
@Suite(.ownThread) struct IdentifyCommandTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    (
      "block",
      #"{"figure": "block", "rule": "B3/S23", "kind": "still", "period": 1, "dx": 0, "dy": 0, "apgcode": "xs4_33", "names": ["block"], "alive": 4, "rest": 0, "objects": [{"apgcode": "xs4_33", "name": "block", "count": 1}], "heat": 0, "volatility": 0, "least": 4, "most": 4, "growth": null}"#
    ),
    (
      "glider",
      #"{"figure": "glider", "rule": "B3/S23", "kind": "spaceship", "period": 4, "dx": 1, "dy": 1, "apgcode": "xq4_153", "names": ["glider"], "alive": 5, "rest": 0, "objects": [{"apgcode": "xq4_153", "name": "glider", "count": 1}], "heat": 4, "volatility": null, "least": 5, "most": 5, "growth": null}"#
    ),
    (
      "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401",
      #"{"figure": "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401", "rule": "B3/S23", "kind": "oscillator", "period": 3, "dx": 0, "dy": 0, "apgcode": "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401", "names": ["pulsar"], "alive": 72, "rest": 0, "objects": [{"apgcode": "xp3_co9nas0san9oczgoldlo0oldlogz1047210127401", "name": "pulsar", "count": 1}], "heat": 42.6667, "volatility": 0.7273, "least": 48, "most": 72, "growth": null}"#
    ),
    (
      "b2o$2o$bo!",
      #"{"figure": "b2o$2o$bo!", "rule": "B3/S23", "kind": "methuselah", "period": null, "dx": null, "dy": null, "apgcode": null, "names": ["r-pentomino"], "alive": 5, "rest": 1103, "objects": [{"apgcode": "xs4_33", "name": "block", "count": 8}, {"apgcode": "xq4_153", "name": "glider", "count": 6}, {"apgcode": "xp2_7", "name": "blinker", "count": 4}, {"apgcode": "xs6_696", "name": "beehive", "count": 4}, {"apgcode": "xs5_253", "name": "boat", "count": 1}, {"apgcode": "xs6_356", "name": "ship", "count": 1}, {"apgcode": "xs7_2596", "name": "loaf", "count": 1}], "heat": null, "volatility": null, "least": 5, "most": 319, "growth": null}"#
    ),
    (
      "xs0_0",
      #"{"figure": "xs0_0", "rule": "B3/S23", "kind": "still", "period": 1, "dx": 0, "dy": 0, "apgcode": "xs0_0", "names": [], "alive": 0, "rest": 0, "objects": [], "heat": null, "volatility": null, "least": 0, "most": 0, "growth": null}"#
    ),
    (
      "2o3b2o$2o3b2o!",
      #"{"figure": "2o3b2o$2o3b2o!", "rule": "B3/S23", "kind": "still", "period": 1, "dx": 0, "dy": 0, "apgcode": "xs8_33x33", "names": [], "alive": 8, "rest": 0, "objects": [{"apgcode": "xs4_33", "name": "block", "count": 2}], "heat": 0, "volatility": 0, "least": 8, "most": 8, "growth": null}"#
    ),
  ])
  func `programs are told all that is known`(pattern: String, line: String) throws {
    let run = try Command.run(["identify", pattern, "--json"], in: folder)
    #expect(run.code == 0 && run.complaint == "")
    #expect(run.text == "[\n  \(line)\n]\n", "\(run.text)")
  }

  @Test func `a long code is quoted by its beginning`() throws {
    let run = try Command.run(
      ["identify", "xs4_" + String(repeating: "z", count: 90_000)], in: folder)
    let quoted = "'xs4_" + String(repeating: "z", count: 55) + "…'"
    #expect(run.code == 64)
    #expect(
      run.complaint
        == "render: \(quoted) is not a valid apgcode: it declares 4 cells and has 0; copy the whole code\n"
    )
  }

  @Test func `an empty word is none`() throws {
    let run = try Command.run(["identify", ""], in: folder)
    #expect(run.code == 64 && run.complaint.contains(": identify needs a value; give the name"))
  }

  @Test(
    arguments: transcript(
      """
      identify
      > 64 render: identify needs a value; give the name of a pattern, a file or an apgcode
      identify pulzar
      > 2 render: there is no pattern or file 'pulzar'; did you mean 'pulsar'?
      identify block pulzar --json
      > 2 render: there is no pattern or file 'pulzar'
      identify xs5_33
      > 64 render: 'xs5_33' is not a valid apgcode: it declares 5 cells and has
      identify xs4_33_11
      > 64 render: the pattern, line 1, column 8: the rule has no state 3
      identify xp2_7 --ticks 0
      > 64 render: ticks cannot be '0'; it is a whole number
      identify glider bosco
      > 2 render: 'bosco': objects of the rule 'R5,C0,M1,S34..58,B34..45,NM' cannot be counted: it has
      identify glider --rule WireWorld
      > 64 render: objects of the rule 'WireWorld' cannot be counted: it is a table of 4 states; use
      identify glider --rule B03/S23
      > 64 render: objects of the rule 'B03/S23' cannot be
      identify glider --rule B3/S23:T9,9
      > 64 render: objects of the rule 'B3/S23:T9,9'
      identify glider --rule highlif
      > 64 render: there is no rule 'highlif'; did you mean
      identify glider block --out a.png
      > 64 render: a picture shows one pattern
      identify glider --out -
      > 64 render: a picture of this command goes into a file; give its name, such as --out picture.png
      identify glider --out x.csv
      > 64 render: 'x.csv' has the wrong ending for this picture; use .gif, .png,
      identify glider --out x.pgn
      > 64 render: 'x.pgn' has an unknown ending; did you mean .png?
      identify glider --out nodir/x.png
      > 2 render: 'nodir/x.png': the folder 'nodir' does not exist; create it first
      identify glider --out x.png --cell 0
      > 64 render: cell cannot be '0'
      identify glider --cell abc
      > 64 render: cell cannot be 'abc'; it is a whole number
      identify glider --fit 0x0 --json
      > 64 render: fit cannot be '0x0'; it is WIDTHxHEIGHT
      identify glider --theme foo
      > 64 render: there is no theme 'foo'
      identify glider --by heat
      > 64 render: --by has no effect here; use it with --out
      identify glider --format png
      > 64 render: --format does not apply here; it belongs to sea, life,
      identify glider --by colour
      > 64 render: by cannot be 'colour'
      identfy glider
      > 64 render: there is no command or world 'identfy'
      """))
  func `what cannot be told is refused in words`(line: String, said: [String]) throws {
    let run = try Command.run(line, in: folder)
    #expect(run.text == "", "\(run.text)")
    #expect("\(run.code) \(run.complaint)".hasPrefix(said[0]), "\(run.code) \(run.complaint)")
  }

  @Test(arguments: [
    ("pulsar", "pulsar: oscillator, period 3\n  apgcode     xp3_co9nas0san9oczgoldlo0oldlogz10472"),
    ("lwss", "lwss: spaceship, period 4, moves 2,0\n  apgcode  xq4_6frc\n  names    lwss\n"),
    (
      "gosper-glider-gun", "gosper-glider-gun: gun, period 30\n  apgcode      xg30_o444kk8w3102sy21"
    ),
    ("r-pentomino", "r-pentomino: at rest from tick 1103 on\n  names   r-pentomino\n"),
    ("o.o!", "o.o!: dies at tick 1\n"),
    ("xs0_0", "xs0_0: no cells\n  apgcode  xs0_0\n  rule     B3/S23\n  cells    0\n"),
  ])
  func `people are told in lines`(pattern: String, start: String) throws {
    let run = try Command.run(["identify", pattern], in: folder)
    #expect(run.code == 0 && run.text.hasPrefix(start), "\(run.text)")
  }

  @Test(arguments: [
    ("2o$2o1000000$1000000b2o$1000000b2o!", "still life\n  apgcode  ov_s8\n"),
    ("3o1000000$1000000b3o!", "oscillator, period 2\n  apgcode     ov_p2\n"),
    (
      "bo$2bo$3o1000000$1000001bo$1000002bo$1000000b3o!",
      "spaceship, period 4, moves 1,1\n  apgcode  ov_q4\n  rule     B3/S23\n  cells    10\n  heat     8"
    ),
  ])
  func `parts that lie far apart are told as near ones are`(cells: String, says: String) throws {
    let run = try Command.run(["identify", cells, "--memory", "100MB"], in: folder)
    #expect(run.code == 0 && run.text.contains(": \(says)"), "\(run.text)\(run.complaint)")
  }

  @Test func `a tree of too many cells is refused in words`() throws {
    let nodes = (4...20).map { "\($0)\(String(repeating: " \($0 - 3)", count: 4))\n" }.joined()
    try folder.write("[M2] (test)\n#R B3/S23\n**$**$\n\(nodes)", to: "blocks.mc")
    let run = try Command.run(["identify", "blocks.mc"], in: folder)
    #expect(run.code == 2 && run.complaint.contains("its 68719476736 cells are too many to list"))
  }

  @Test func `growth that does not end is told in words`() throws {
    let run = try Command.done(
      ["identify", "gosper-glider-gun", "10-cell-growth", "--json", "--ticks", "3000"], in: folder)
    let lines = run.text.split(separator: "\n")
    #expect(lines[1].contains(#""kind": "gun", "period": 30, "dx": 0, "dy": 0, "apgcode": "xg30_"#))
    #expect(lines[2].contains(#""period": null, "dx": null, "dy": null, "apgcode": null"#))
  }

  @Test(arguments: [
    // The ships of the guns alternate between two numbers of cells.
    ("lwss-gun", "lwss-gun: gun, period 46\n", "\n  each period  1 × xq4_6frc lwss\n"),
    ("hwss-gun", "hwss-gun: gun, period 240\n", "\n  each period  2 × xq4_27deee6 hwss\n"),
    ("p43-glider-loop", "p43-glider-loop: oscillator, period 43\n", "\n  apgcode     xp43_"),
    ("bi-block-puffer", "bi-block-puffer: puffer, period 8,", "each period  2 × xs4_33 block\n"),
    (
      "block-laying-switch-engine", "block-laying-switch-engine: puffer, period 288, moves 24,24\n",
      "\n  each period  8 × xs4_33 block\n"
    ),
    (
      "max", "max: grows without end: from tick 2 on a breeder of period 4\n",
      "  growth  8 cells each period more than in the period before\n"
    ),
    (
      "spacefiller", "spacefiller: grows without end: from tick 0 on a breeder of period 4\n",
      "breeder"
    ),
    // A growing wick is not a row of tubs.
    (
      "c5-diagonal-tubstretcher",
      "c5-diagonal-tubstretcher: unknown: no period within 2000 generations, the last of 1",
      "242 to 1"
    ),
    (
      "crab-tubstretcher",
      "crab-tubstretcher: unknown: no period within 2000 generations, the last of 1", "29 to 1"
    ),
  ])
  func `growth and long periods are told`(pattern: String, start: String, line: String) throws {
    let run = try Command.done(["identify", pattern, "--ticks", "2000"], in: folder)
    #expect(run.text.hasPrefix(start) && run.text.contains(line), "\(run.text)")
  }

  @Test(arguments: [
    ("oo!", "B3/S23", 1), ("bo$2bo$3o!", "B3/S23V", 3), ("2o$2o!", "B36/S125", 1),
  ])
  func `what dies is no methuselah`(pattern: String, rule: String, tick: Int) throws {
    let words = ["identify", pattern, "--rule", rule]
    let identity = try #require(try Command.done(words + ["--json"], in: folder).objects.first)
    #expect(identity["kind"] as? String == "unknown" && identity["rest"] as? Int == tick)
    #expect((identity["objects"] as? [Any])?.isEmpty == true && identity["least"] as? Int == 0)
    #expect(try Command.done(words, in: folder).text.contains(": dies at tick \(tick)\n"))
  }

  @Test(arguments: [
    ("gosper-glider-gun", "/2/3", "no period within "), ("rabbits", "2/23/6", "no period within "),
    ("rabbits", "B1/S", "the population grew beyond 262144 cells at tick "),
    ("glider", "B2/S", "the population grew beyond 262144 cells at tick "),
    ("glider", "02/12/5", "the population grew beyond 262144 cells at tick "),
  ])
  func `a pattern that fills the plane is soon given up`(
    pattern: String, rule: String, reason: String
  ) throws {
    let run = try Command.done(
      ["identify", pattern, "--rule", rule], in: folder,
      limits: Child.Limits(processorSeconds: 10))
    #expect(run.text.hasPrefix("\(pattern): unknown: \(reason)"), "\(run.text)")
  }

  @Test func `programs are told of growth what people are told`() throws {
    let line = try Command.done(["identify", "puffer-train", "breeder", "--json"], in: folder)
      .objects
    let puffer = try #require(line[0]["growth"] as? [String: Any])
    #expect(line[0]["kind"] as? String == "puffer" && line[0]["period"] is NSNull)
    #expect(
      puffer["period"] as? Int == 420 && puffer["dx"] as? Int == 210 && puffer["dy"] as? Int == 0)
    #expect(puffer["order"] as? Int == 1 && puffer["cells"] as? Int == 1320)
    let text = try Command.done(["identify", "puffer-train"], in: folder).text
    for (key, kinds) in [("objects", 5), ("debris", 11)] {
      let objects = try #require(puffer[key] as? [[String: Any]])
      #expect(objects.count == kinds)
      for object in objects {
        let code = try #require(object["apgcode"] as? String)
        let count = try #require(object["count"] as? Int)
        #expect(text.contains(" \(count) × \(code)"), "\(code)")
      }
    }
    let breeder = try #require(line[1]["growth"] as? [String: Any])
    #expect(line[1]["kind"] as? String == "breeder" && breeder["order"] as? Int == 2)
    #expect(breeder["period"] as? Int == 960 && breeder["cells"] as? Int == 2400)
    #expect(breeder["dx"] is NSNull && (breeder["objects"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ("bo$2bo$3o!", "B3/S23V", "dies at tick"),
    ("o$2bo!", "B2/S34H", "oscillator, period 2\n  apgcode     xp2_3\n"),
    ("star-wars-p12", "", "oscillator, period 12\n  apgcode     xp12_05e4_6_2\n"),
    ("xp12_05e4_6_2", "345/2/4", "oscillator, period 12\n  apgcode     xp12_05e4_6_2\n"),
    ("brians-brain-ship-p2", "", "spaceship, period 2, moves 2,0\n  apgcode  xq2_0494z11_gi42\n"),
    ("2o$2o!", "B36/S125", "dies"),
  ])
  func `patterns of other rules are identified`(pattern: String, rule: String, start: String) throws
  {
    let run = try Command.done(
      ["identify", pattern] + (rule.isEmpty ? [] : ["--rule", rule]), in: folder)
    #expect(run.text.contains(": \(start)"), "\(run.text)")
  }

  @Test func `what has no cells of a period is told, and not drawn`() throws {
    let run = try Command.run("identify acorn --ticks 100 --out acorn.png", in: folder)
    #expect(run.code == 2 && run.text.hasPrefix("acorn: ") && folder.names.isEmpty, "\(run.text)")
    #expect(run.complaint.hasPrefix("render: there is nothing of 'acorn' to draw cell by cell"))
  }

  @Test func `the cells are drawn by their periods`() throws {
    for flags in [[], ["--by", "heat", "--theme", "dark"]] {
      let run = try Command.run(
        ["identify", "pulsar", "--out", "map.png", "--quiet"] + flags, in: folder)
      #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
      #expect(try folder.bytes("map.png").starts(with: [0x89, 0x50]))
    }
  }

  /// The library's guns whose files begin before their cycle.
  private static let lateGuns = ["p36-gun", "p44-gun", "gunstar-2"]

  @Test func `guns of the library have the periods that it tells`() throws {
    let guns = try Command.done("patterns list --kind gun --json", in: folder).objects.filter {
      // The larger ones take longer.
      ($0["cells"] as? Int ?? 0) <= 130 || Self.lateGuns.contains($0["name"] as? String ?? "")
    }
    let names = guns.compactMap { $0["name"] as? String }
    #expect(names.count > 20 && Set(Self.lateGuns).isSubset(of: names))
    let told = try Command.done(["identify", "--json"] + names, in: folder).objects
    for (gun, found) in zip(guns, told) {
      let name = try #require(found["figure"] as? String)
      let period = try #require(gun["period"] as? Int)
      #expect(found["kind"] as? String == "gun", "\(name)")
      guard Self.lateGuns.contains(name) else {
        #expect(found["period"] as? Int == period, "\(name)")
        continue
      }
      #expect(found["period"] is NSNull, "\(name)")
      let text = try Command.done(["identify", name], in: folder).text
      #expect(text.contains(" on a gun of period \(period)\n"), "\(text)")
    }
  }

  @Test func `all of what is far apart is drawn`() throws {
    let run = try Command.run(
      ["identify", "2o$2o299$300b2o$300b2o!", "--out", "far.txt", "--quiet"], in: folder)
    #expect(run.code == 0 && run.complaint == "", "\(run.complaint)")
    let rows = try folder.lines("far.txt")
    let empty = String(repeating: ".", count: 302)
    #expect(rows.count == 306 && rows[2] == "..OO" + empty && rows[303] == empty + "OO..")
  }
}
