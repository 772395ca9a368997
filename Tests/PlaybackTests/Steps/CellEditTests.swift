import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Steps that invert, mirror, fill and combine cells, repeat others, and undo edits.
struct CellEditTests {
  private static let boat = "place: '2o$obo$bo!', at: [1, 1]"

  @Test func `inverting twice changes nothing, and once all`() throws {
    #expect(
      try lifePicture("6x5", "{\(Self.boat)}", "invert: [0, 0, 4, 4]")
        == ["OOOO..", "O..O..", "O.O...", "OO.O..", "......"])
    #expect(
      try lifePicture("6x5", "{\(Self.boat)}", "invert: [0, 1, 3, 4]", "invert: [0, 1, 3, 4]")
        == lifePicture("6x5", "{\(Self.boat)}"))
    #expect(
      try lifePicture("4x3", edges: "wrap", "invert: [3, 2, 2, 2]")
        == ["O..O", "....", "O..O"], "a torus goes round")
  }

  /// Returns steps that cross the upper or lower edge of a field; with columns and rows exchanged
  /// if `turned`.
  private static func crossing(turned: Bool) -> [String] {
    func place(_ x: Int, _ y: Int) -> String { turned ? "\(y), \(x)" : "\(x), \(y)" }
    func area(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
      "[\(place(x, y)), \(place(width, height))]"
    }
    return [
      "{place: 'b2o$2o$bo!', at: [\(place(2, -1))]}",
      "{place: '3o$3o$3o!', at: [\(place(4, 14))], mode: merge}",
      "toggle: [[\(place(3, -1))], [\(place(3, 8))]]", "invert: \(area(2, -2, 3, 4))",
      "erase: \(area(4, 6, 2, 3))", "{scatter: \(area(1, 5, 5, 5)), fill: 60%}",
      "{mirror: \(area(1, 6, 5, 4)), flip: across}", "copy: \(area(2, 6, 4, 4))",
      "{place: clipboard, at: [\(place(0, -3))], mode: xor}",
      "{rotate: \(area(1, 6, 4, 4)), turn: left}",
    ]
  }

  @Test(arguments: [false, true], 1...10)
  func `edits go round along the axis that a grid closes`(turned: Bool, count: Int) throws {
    func shown(_ grid: String) throws -> [String] {
      let steps = Self.crossing(turned: turned).prefix(count).map { "  - \($0)\n" }.joined()
      return try lastPicture(
        of: "world: life\nrule: B3/S23:\(grid)\nout: x.txt\nsteps:\n\(steps)"
      ).prefix(8).map { String($0.prefix(8)) }
    }
    #expect(try shown(turned ? "T8,0" : "T0,8") == shown("T8,8"))
  }

  @Test(arguments: [
    ("{place: '3o!', at: [2, -1]}", true), ("{place: '3o$o!', at: [90, 7]}", true),
    ("{place: '3o!', at: [-9, 1]}", false), ("{place: 'o!', at: [90, 7]}", false),
    ("erase: [0, -2, 4, 4]", true), ("erase: [-5, 0, 8, 8]", false), ("toggle: [[3, 8]]", true),
    ("toggle: [[-3, 7]]", false), ("invert: [1, 7, 2, 2]", true),
  ])
  func `edits stay between the walls of a strip`(step: String, isRefused: Bool) {
    let turned = step.replacing(#/\[(-?\d+), (-?\d+)/#) { "[\($0.2), \($0.1)" }
    for (grid, step) in [("P0,8", step), ("P8,0", turned)] {
      let faults = Scenario.faults(
        "world: life\nrule: B3/S23:\(grid)\nout: x.txt\nsteps: [\(step)]\n"
      ).map(\.text)
      #expect(faults.count == (isRefused ? 1 : 0), "\(grid) \(faults)")
    }
  }

  @Test(
    arguments: [
      "size: 5x3", "size: 5x3\nedges: wrap", "size: 5x3\nedges: wall", "rule: B0/S8:K5*,3",
      "size: 5x3\nrule: M15,14,13,3,11,5,6,1,7,9,10,2,12,4,8,0",
    ],
    [
      ("erase: [1, 1, 2, 1]", "O..OO"), ("cut: [1, 1, 2, 1]", "O..OO"),
      ("{rotate: [1, 1, 2, 1], turn: left}", "OO.OO"),
    ])
  func `erased cells are dead, also before a background that lives`(
    settings: String, edit: (step: String, row: String)
  ) throws {
    let rule = settings.contains("rule") ? "" : "rule: B0/S8\n"
    let steps = "  - run: 1\n  - \(edit.step)\n  - hold: 1\n"
    let shown = try lastPicture(of: "world: life\n\(rule)\(settings)\nout: x.txt\nsteps:\n\(steps)")
    #expect(shown == ["OOOOO", edit.row, "OOOOO"])
  }

  @Test(arguments: [
    "size: 5x3\nrule: B0/S8", "rule: B0/S8:K5*,3", "size: 5x3\nrule: R1,C0,S8,B0,NM",
  ])
  func `erasing all leaves a background that is dead`(settings: String) throws {
    let steps = "  - run: 1\n  - erase: all\n  - hold: 1\n"
    let shown = try lastPicture(of: "world: life\n\(settings)\nout: x.txt\nsteps:\n\(steps)")
    #expect(shown == [".....", ".....", "....."])
  }

  @Test func `a mirror swaps sides`() throws {
    #expect(
      try lifePicture("6x5", "{\(Self.boat)}", "{mirror: [1, 1, 3, 3], flip: across}")
        == ["......", "..OO..", ".O.O..", "..O...", "......"])
    #expect(
      try lifePicture("6x5", "{\(Self.boat)}", "{mirror: [0, 0, 6, 5], flip: down}")
        == ["......", "..O...", ".O.O..", ".OO...", "......"])
  }

  @Test(arguments: [
    ("replace", ["OO..", "..O.", "...."]), ("merge", ["OO.O", "..OO", "...."]),
    ("or", ["OO.O", "..OO", "...."]), ("xor", [".O.O", "..OO", "...."]),
    ("and", ["O...", "....", "...."]),
  ])
  func `a pattern is put in five ways`(mode: String, expected: [String]) throws {
    let base = "{place: 'o2bo$3bo!', at: [0, 0]}"
    let shown = try lifePicture("4x3", base, "{place: '2o2b$2bo!', at: [0, 0], mode: \(mode)}")
    #expect(shown == expected, "\(mode)")
  }

  @Test func `states stay where a pattern only adds to them`() throws {
    let text =
      "world: life\nrule: 23/3/4\nsize: 3x1\nedges: wall\nout: x.txt\nsteps:\n"
      + "  - {place: 'AB!', at: [0, 0]}\n  - {place: 'BA!', at: [0, 0], mode: or}\n"
    let cells = try #require(try frames(of: text).last?.letters ?? frames(of: text).last?.cells)
    #expect(cells.states == [1, 2, 0])
  }

  @Test func `what is scattered follows from the seed, the moment and the place`() throws {
    let scatter = "{scatter: [2, 2, 16, 16], fill: 40%}"
    let once = try lifePicture("20x20", scatter)
    #expect(try lifePicture("20x20", scatter) == once)
    #expect(try lifePicture("20x20", settings: "seed: 9\n", scatter) != once)
    #expect(try lifePicture("20x20", "run: 1", scatter) != once, "another moment")
    let alive = once.joined().count { $0 == "O" }
    #expect(60...145 ~= alive, "\(alive) of 256")
    #expect(once.prefix(2).allSatisfy { !$0.contains("O") })
    let all = try lifePicture(
      "20x20", "{scatter: [0, 0, 20, 20], fill: 100%}", "{scatter: [1, 1, 18, 18], fill: 0%}")
    #expect(all.joined().count { $0 == "O" } == 76)
  }

  @Test(arguments: ["dense", "hash", "auto"])
  func `engines agree on edits`(engine: String) throws {
    func end(_ engine: String) throws -> [String] {
      try lastPicture(
        of: """
          world: life
          size: 30x24
          edges: none
          engine: \(engine)
          out: x.txt
          steps:
            - {scatter: [3, 3, 20, 12], fill: 35%}
            - run: 3
            - invert: [5, 5, 6, 6]
            - {mirror: [0, 0, 12, 20], flip: across}
            - run: 2
            - {place: gosper-glider-gun, at: [-3, 2], mode: xor}
            - {place: glider, at: [4, 4], mode: and}
            - undo
            - repeat: 3
              steps: [{toggle: [[9, 9], [10, 9]]}, {run: 1}]

          """)
    }
    #expect(try end(engine) == end("auto"))
  }

  @Test func `undo leaves what would be without the step`() throws {
    let plain = try lifePicture("12x9", "{\(Self.boat)}", "{place: '3o!', at: [7, 3]}", "run: 7")
    let taken = try lifePicture(
      "12x9", "{\(Self.boat)}", "{place: '3o!', at: [7, 3]}", "run: 2", "erase: all", "run: 3",
      "undo",
      "run: 2")
    #expect(taken == plain)
    let two = try lifePicture(
      "12x9", "{\(Self.boat)}", "run: 1", "{place: '3o!', at: [7, 3]}", "run: 1",
      "invert: [0, 0, 12, 9]",
      "run: 1", "undo", "undo", "run: 1")
    #expect(two == (try lifePicture("12x9", "{\(Self.boat)}", "run: 4")))
    let boat = try lifePicture("12x9", "{\(Self.boat)}")
    let looks = [
      "{copy: [0, 0, 5, 5]}", "{keep: all, area: [0, 0, 5, 5]}", "{snapshot: now}",
      "{mark: [0, 0, 2, 2]}", "{set: {theme: dark}}", "{camera: [0, 0, 6, 6], over: 1}",
      "{repeat: 2, steps: [{copy: [1, 8, 1, 1]}]}",
    ]
    for look in looks {
      let end = try lifePicture("12x9", "{\(Self.boat)}", "{toggle: [[1, 8]]}", look, "undo")
      #expect(end == boat, "\(look) edits nothing")
    }
    let ticks = try ticksShown(
      by:
        "world: life\nsize: 5x5\nout: x.csv\nsteps: [{toggle: [[1, 1]]}, {run: 2}, undo, {run: 2}]")
    #expect(ticks == [0, 1, 2, 3, 4], "time goes on")
  }

  @Test func `undo keeps the settings that were changed since`() throws {
    func end(_ steps: String) throws -> [String] {
      try lastPicture(of: "world: life\nsize: 16x12\nedges: wrap\nout: x.txt\nsteps: [\(steps)]")
    }
    #expect(
      try end(
        "{place: r-pentomino}, {invert: [1, 1, 3, 3]}, {run: 2}, {set: {rule: B36/S23}}, {run: 2}, undo, {run: 1}"
      ) == end("{place: r-pentomino}, {run: 2}, {set: {rule: B36/S23}}, {run: 3}"))
  }

  @Test func `a line takes them, too`() throws {
    func line(_ steps: String) throws -> String {
      try #require(
        try lastPicture(
          of: "world: wolfram\nsize: 9x1\nstart: '0'\nedges: wall\nout: x-%d.txt\nsteps: [\(steps)]"
        ).last)
    }
    #expect(try line("{toggle: [[1, 0]]}, {invert: [0, 0, 4, 1]}") == "O.OO.....")
    #expect(try line("{toggle: [[1, 0]]}, {mirror: [0, 0, 9, 1], flip: across}") == ".......O.")
    #expect(try line("{toggle: [[1, 0]]}, {invert: [0, 0, 9, 1]}, undo") == ".O.......")
  }

  @Test func `an infection takes back who was made ill`() throws {
    func ill(_ steps: String) throws -> [UInt128] {
      try #require(
        try frames(of: "world: infection\npeople: 100\ninfect: 3\nout: x.csv\nsteps: [\(steps)]")
          .last
      ).census
    }
    #expect(try ill("{run: 1}, {infect: 40}, {run: 1}, undo, {run: 1}") == ill("{run: 3}"))
  }

  @Test func `repeated steps are those steps so many times`() throws {
    let one = "{place: glider, at: [1, 1]}"
    let steps = "{run: 2}, {toggle: [[9, 9]]}"
    func end(_ steps: String) throws -> [String] {
      try lastPicture(
        of: "world: life\nsize: 16x12\nedges: wrap\nout: x.txt\nsteps: [\(one), \(steps)]")
    }
    #expect(try end("{repeat: 3, steps: [\(steps)]}") == end("\(steps), \(steps), \(steps)"))
    #expect(
      try end("{repeat: 2, steps: [{repeat: 2, steps: [\(steps)]}, {run: 1}]}")
        == end("\(steps), \(steps), {run: 1}, \(steps), \(steps), {run: 1}"))
    let recipe = try plan(
      of:
        "world: life\nsize: 6x6\nout: a.gif\nsteps: [{repeat: 3, steps: [{run: 1}, {invert: [0, 0, 2, 2]}]}]"
    ).recipe.text()
    #expect(recipe.contains("repeat: 3") && recipe.split(separator: "invert").count == 2)
  }

  @Test(
    arguments: transcript(
      """
      {mirror: [0, 0, 2, 2]}
      > step 'mirror' needs 'flip'; give one of across, down
      {invert: [0, 0, 20, 2]}
      > the rectangle, 20x2 cells at 0,0, does not fit into the field of 9x9
      undo
      > there is no step to take back; 'undo' takes back a step that has edited cells since the last start, load or restore
      {toggle: [[1, 1]]}, restart, undo
      > there is no step to take back; 'undo' takes back a step that has edited cells since the last start, load or restore
      {repeat: 3}
      > step 'repeat' needs 'steps'; give a list of steps such as [{run: 5}, invert]
      {repeat: 0, steps: [{run: 1}]}
      > repeat cannot be '0'; it is a whole number from 1 to 524288
      {repeat: 2, steps: []}
      > steps cannot be '[]'; it is a list of steps such as [{run: 5}, invert]
      {repeat: 1000, steps: [{repeat: 1000, steps: [{mark: none}]}]}
      > the film has more than 524288 steps; repeat fewer of them
      {repeat: 300000, steps: [{repeat: 1, steps: [{repeat: 1, steps: [{repeat: 1, steps: [{mark: none}]}]}]}]}
      > the film has more than 1048576 rounds of 'repeat'; repeat fewer of them
      {repeat: 524287, steps: [{mark: none}]}, {rum: 1}, {mark: none}
      > unknown step 'rum'; did you mean 'run'?
      {repeat: 2, steps: [{rum: 1}]}
      > unknown step 'rum'; did you mean 'run'?
      """))
  func `faults are told once`(steps: String, said: [String]) {
    let text = "world: life\nsize: 9x9\nedges: wall\nout: x.txt\nsteps: [\(steps)]\n"
    let told = Scenario.faults(text).map { said[0].contains("; ") ? $0.text : $0.sentence.what }
    #expect(told == said)
  }
}
