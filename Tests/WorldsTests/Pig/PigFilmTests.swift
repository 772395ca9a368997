import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSimulation
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// Films of the dice game, from the settings to the rows of its table.
struct PigFilmTests {
  /// Returns the shots of a film with only a table, or with pictures.
  private func shots(_ text: String, showsFrames: Bool) throws -> [Shot] {
    var film = try plan(of: "world: pig\nout: x.csv\n" + text)
      .playing(reports: true, showsFrames: showsFrames)
    return try film.shotsLeft()
  }

  private func rows(_ text: String, showsFrames: Bool = false) throws -> [PigHappening] {
    try shots(text, showsFrames: showsFrames).flatMap(\.rows).flatMap(pigRows).map(\.happening)
  }

  private func bytes(_ text: String, by writer: some TextWriter) throws -> String {
    let batch = Batch(previous: nil, shots: try shots(text, showsFrames: false))
    return writer.head + String(decoding: writer.bytes(of: batch), as: UTF8.self)
  }

  private func problems(_ text: String) -> [Problem] {
    Faults.list { try plan(of: "world: pig\nout: x.csv\n" + text) }.map(\.problem)
  }

  private let short = "players: hold-10,hold-10\ntarget: 20\ndice: [5, 6, 3, 1, 4, 6, 2, 6, 6, 5]\n"

  @Test func `a game's table is its happenings, to the byte`() throws {
    #expect(
      try bytes(short, by: RowsWriter(columns: PigWorld.columns)) == """
        game,turn,player,event,die,points,total1,total2
        1,1,1,start,,0,0,0
        1,1,1,roll,5,5,0,0
        1,1,1,roll,6,11,0,0
        1,1,1,bank,,11,11,0
        1,2,2,start,,0,11,0
        1,2,2,roll,3,3,11,0
        1,2,2,bust,1,0,11,0
        1,3,1,start,,0,11,0
        1,3,1,roll,4,4,11,0
        1,3,1,roll,6,10,11,0
        1,3,1,bank,,10,21,0
        1,3,1,win,,10,21,0

        """)
  }

  @Test func `the happenings as objects have the tick and the same facts`() throws {
    let lines = try bytes(short, by: HappeningWriter()).split(separator: "\n")
    #expect(lines.count == 12)
    #expect(
      lines[0]
        == #"{"tick":1,"event":"start","game":1,"turn":1,"player":1,"points":0,"total1":0,"total2":0}"#
    )
    #expect(
      lines[6]
        == #"{"tick":7,"event":"bust","game":1,"turn":2,"player":2,"die":1,"points":0,"total1":11,"total2":0}"#
    )
    #expect(
      lines[11]
        == #"{"tick":12,"event":"win","game":1,"turn":3,"player":1,"points":10,"total1":21,"total2":0}"#
    )
  }

  @Test func `a film ends with the last game, a frame a happening, or as frames cut it`() throws {
    func frames(_ text: String) throws -> [Int] {
      try shots(text, showsFrames: true).compactMap(\.frame?.tick)
    }
    #expect(try frames(short) == Array(0...12))
    #expect(try frames(short + "frames: 5\n") == Array(0...4))
    #expect(try frames(short + "frames: 50\n") == Array(0...12))
    #expect(try frames(short + "every: 5\n") == [0, 5, 10])
    let ten = try frames("games: 10\n")
    let rows = try rows("games: 10\n")
    #expect(ten.count == rows.count + 1 && rows.last?.game == 10 && rows.last?.event == .win)
  }

  @Test(arguments: [
    "games: 30\n", "games: 30\nframes: 777\n", "games: 3\nskip: 100\nevery: 7\n",
    "players: random,goal-25\ngames: 200\nseed: 5\n", "frames: 1\n", "frames: 2\n",
    "games: 2\nsteps:\n  - run: 40\n  - hold: 3\n  - run: 1000\n",
  ])
  func `the fast way to a table has the rows of the film`(text: String) throws {
    let fast = try shots(text, showsFrames: false)
    let slow = try shots(text, showsFrames: true)
    #expect(fast.flatMap(\.rows).flatMap(pigRows) == slow.flatMap(\.rows).flatMap(pigRows))
    let counted = Batch(previous: nil, shots: fast).frameCount
    if !text.contains("steps") { #expect(counted == slow.compactMap(\.frame).count) }
  }

  @Test func `where a picture is asked for the plan knows how many frames there are`() throws {
    func film(_ text: String) throws -> FilmPlan {
      try plan(of: "world: pig\nout: x.png\nfit: 120x200\n" + text).film
    }
    #expect(try film(short).frames == 13 && film(short).ticks == 12)
    #expect(try film(short + "frames: 5\n").frames == 5)
    #expect(try film(short + "every: 5\n").frames == 3)
    #expect(try film("dice: 3\nsteps: [roll, {hold: 2}, bank]\n").frames == 6)
    #expect(try plan(of: "world: pig\nout: x.csv\n").film.frames == nil)
    #expect(throws: Faults.self) { try film(short + "frame: 13\n") }
    #expect(throws: Faults.self) { try film(short + "skip: 13\n") }
    #expect(throws: Faults.self) { try film("steps: [roll, bank, bank]\n") }
  }

  @Test func `the recipe of a policy's picture names it where the picture's name goes`() throws {
    let plan = try plan(of: "world: pig\nmap: m.png\ntarget: 50\nlanguage: es\n")
    #expect(
      plan.recipe.text(for: .beside("map", without: plan.worldStart.beside[0].unrelated))
        == "recipe: 2\nworld: pig\nlanguage: es\ntarget: 50\nmap: \"{out}\"\n")
  }

  @Test(arguments: [
    ("", [860, 760]), ("scale: 2\n", [1720, 1520]), ("fit: 480x800\n", [480, 800]),
  ])
  func `a policy's picture has its own size`(settings: String, size: [Int]) throws {
    let text = "world: pig\nout: x.gif\nmap: m.png\ntarget: 20\nframes: 3\n"
    let found = try #require(try Scenario(text + settings).job().pictureSizes["m.png"])
    #expect([found.width, found.height] == size)
  }

  @Test func `steps play: what must come before happens by itself`() throws {
    let text = """
      dice: [3, 4, 1, 6, 6]
      target: 12
      steps: [roll, roll, roll, roll, roll, bank, again, roll, {bank: true}]
      """
    let events = try rows(text + "\n", showsFrames: true)
    #expect(
      events.prefix(9).map(\.event)
        == [.start, .roll, .roll, .bust, .start, .roll, .roll, .bank, .win])
    #expect(events[9].event == .start && events[9].game == 2 && events[9].player == .one)
    let mixed = try rows("players: [steps, hold-8]\nsteps: [roll, bank, roll]\nseed: 3\n")
    #expect(mixed.filter { $0.event == .start }.map(\.player).starts(with: [.one, .two, .one]))
  }

  /// Returns the screens of the frames of a film, and the lit buttons.
  private func presses(_ text: String) throws -> [String] {
    let plan = try plan(of: "world: pig\nout: x.gif\nfit: 120x200\n" + text)
    var film = try plan.playing(showing: plan.files, by: plan.artist, reports: true)
    let seen = try film.shotsLeft().compactMap { shot in
      (shot.frame?.scene as? PigScene).map { "\($0.phase) \($0.pressed?.rawValue ?? "-")" }
    }
    #expect(seen.count == plan.film.frames)
    return seen
  }

  @Test func `a button that goes with its scene is lit in the last frame before`() throws {
    let steps =
      "[roll, roll, bank, {hold: 2}, again, roll, roll, bank, stop, {hold: 1}, snapshot, roll]"
    #expect(
      try presses("target: 12\ndice: [6, 6, 6, 6, 5]\nsteps: \(steps)\n") == [
        "rules start", "alert start", "turn roll", "turn roll", "banked bank", "won -", "won -",
        "won again", "alert again", "turn roll", "turn roll", "banked bank", "won stop",
        "rules stop", "rules start", "alert start", "turn roll",
      ])
    let over = try presses(short + "games: 2\n")
    #expect(over.first == "rules start" && over.last == "won -")
    #expect(over.filter { $0.hasPrefix("won") } == ["won again", "won -"])
    // If the film ends, or the world is replaced, no button is pressed.
    #expect(try presses("frames: 1\n") == ["rules -"])
    #expect(try presses("steps: [{run: 0}, restart, roll]\n")[0] == "rules -")
    #expect(try presses("every: 2\nsteps: [roll]\n")[0] == "rules start")
  }

  @Test(arguments: [
    ("steps: [roll, bank, bank]", 3), ("dice: 1\nsteps: [roll, bank]", 2),
    ("steps: [stop]", 1), ("target: 2\ndice: 6\nsteps: [roll, bank, roll]", 3),
  ])
  func `what the rules do not allow ends the run at its step`(text: String, step: Int) throws {
    let fault = #expect(throws: Fault.self) { try shots(text + "\n", showsFrames: true) }
    guard case .worldStopped(.notAllowed) = fault?.problem,
      case .file(_, _, let column, _) = fault?.place
    else {
      Issue.record("\(String(describing: fault))")
      return
    }
    let line = text.split(separator: "\n").last ?? ""
    let before = line.prefix(column - 1)
    #expect(before.filter { $0 == "," }.count == step - 1)
  }

  @Test(arguments: [
    ("size: 3x3", Problem.settingOfOtherWorlds("size", world: "pig", worlds: gridWorlds)),
    ("players: steps,optimal", .needs("a player 'steps'", "the steps of a scenario")),
    (
      "players: hold-500,goal-400\ntarget: 900",
      .said(
        WorldMessage(
          "a game between hold-500 and goal-400 would hardly ever end",
          "give frames, or lower what they hold at"))
    ),
    (
      "target: 401",
      .said(
        "optimal play to 401 points is too much to solve",
        "give at most 400, or do without 'optimal' and 'map'")
    ),
    ("map: m.csv", .notAPicture(path: "m.csv", known: ["png", "svg", "pdf", "gif"])),
  ])
  func `what cannot be is refused`(text: String, problem: Problem) {
    #expect(problems(text + "\n") == [problem])
  }

  @Test func `what would never end may be cut`() {
    #expect(problems("players: hold-500,hold-400\nframes: 10\n").isEmpty)
    #expect(problems("players: hold-20\n").count == 1 && problems("dice: [0]\n").count == 1)
  }

  @Test func `a map alone is enough, letters are not to be had`() throws {
    let varied = try Scenario(
      "world: pig\nvary: {target: [10, 20]}\nmap: 'm-{target}.svg'\nout: [all.csv, 'p-{target}.csv']"
    ).jobs()
    #expect(
      Set(varied.flatMap { $0.places.map(\.path) }) == [
        "all.csv", "p-10.csv", "p-20.csv", "m-10.svg", "m-20.svg",
      ])
    let alone = try plan(of: "world: pig\nmap: m.png\n")
    #expect(alone.outputs.isEmpty && alone.files.map(\.path) == ["m.png"])
    #expect(problems("still: x\n").count == 1)
    let text = "world: pig\nout: x.txt\n"
    #expect(throws: Faults.self) { try plan(of: text) }
  }
}

private let gridWorlds = Catalogue.builtIn.names.filter { !["pig", "monsters"].contains($0) }
