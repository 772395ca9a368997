import Terrarium
import TerrariumSupport
import Testing

/// Rules, automata and worlds defined by the caller.
struct OwnWorldTests {
  private let folder = TemporaryFolder()

  /// A world of one row, in which a walker moves to the right.
  private struct Walk: World {
    enum Place: CaseIterable, CellState {
      case floor, walker

      var ink: Ink { self == .floor ? Ink(light: 0xeeeeee, dark: 0x111111) : 0xff0000 }
    }

    static var census: [Census<Walk>] {
      [Census(.walker), Census("way", ink: 0x00ff00) { $0.way }]
    }

    var cells: CellGrid<Place>
    var way = 0

    init(columns: Int) {
      cells = CellGrid(size: GridSize(columns, 1), edges: .wrap, of: .floor)
      cells[0, 0] = .walker
    }

    mutating func tick() throws {
      if way == 7 { throw Tired() }
      cells = cells.next { _, around in around[-1, 0] }
      way += 1
    }
  }

  private struct Tired: Error, CustomStringConvertible {
    let description = "the walker is tired"
  }

  @Test func `a world of one's own is seen in its states and colours`() async throws {
    let look = Look(scale: .cell(2))
    try await Film(of: Walk(columns: 4), frames: 3, look: look)
      .write(to: folder.path("walk.gif"), folder.path("walk.csv"), folder.path("%d.txt"))
    #expect(try folder.lines("walk.csv") == ["tick,walker,way", "0,1,0", "1,1,1", "2,1,2"])
    #expect(try (0...2).map { try folder.text("\($0).txt") } == ["A...\n", ".A..\n", "..A.\n"])
    let gif = try folder.gif("walk.gif")
    #expect((gif.width, gif.height) == (8, 2))
    let (red, floor): (UInt32, UInt32) = (0xff0000, 0xeeeeee)
    #expect(
      gif.frames.map { $0.shown[..<8].map { $0?.code } } == [
        [red, red, floor, floor, floor, floor, floor, floor],
        [floor, floor, red, red, floor, floor, floor, floor],
        [floor, floor, floor, floor, red, red, floor, floor],
      ])
  }

  @Test func `its colours follow the theme's ground, and a person's own go before`() async throws {
    try await Film(of: Walk(columns: 2), frames: 1, look: Look(theme: .dark, scale: .cell(1)))
      .write(to: folder.path("dark.gif"))
    #expect(try folder.gif("dark.gif").frames[0].shown.map { $0?.code } == [0xff0000, 0x111111])
    let look = Look(theme: .dark, scale: .cell(1), colors: ["walker": 0x0000ff])
    try await Film(of: Walk(columns: 2), frames: 1, look: look).write(to: folder.path("own.gif"))
    #expect(try folder.gif("own.gif").frames[0].shown.map { $0?.code } == [0x0000ff, 0x111111])
  }

  @Test func `a world that cannot go on ends the film with its own words`() async throws {
    try folder.write("old", to: "walk.csv")
    let error = await #expect(throws: FilmError.self) {
      try await Film(of: Walk(columns: 4), frames: 20).write(to: folder.path("walk.csv"))
    }
    #expect(error?.description == "the walker is tired")
    #expect(folder.names == ["walk.csv"])
    #expect(try folder.text("walk.csv") == "old")
  }

  /// A world with a position, which jumps with each tick.
  private struct Jump: GrowingWorld {
    var cells = CellGrid(size: GridSize(3, 2), of: true)
    var corner = Cell(0, 0)
    var way = 0
    var side = 0
    mutating func tick() {
      corner.x += way
      if side > 0 { cells = CellGrid(size: GridSize(side, side), of: true) }
    }
  }

  /// A world without states.
  private struct Blank: World {
    struct None: CellState {
      static var states: [None] { [] }
      var ink: Ink { 0 }
    }
    var cells = CellGrid(size: GridSize(5, 5), of: None())
    mutating func tick() {}
  }

  /// A world with an ink that no theme has.
  private struct Inked: World {
    struct Place: CellState {
      static var states: [Place] { [Place()] }
      var ink: Ink { .theme("grond") }
    }
    var cells = CellGrid(size: GridSize(2, 2), of: Place())
    mutating func tick() {}
  }

  private static let near = "it is one that lies at most 1073741824 columns and rows away"

  @Test(arguments: [
    (Film(of: Walk(columns: 0)), "'walk' has 0x1 cells; give it at least one"),
    (Film(of: Blank()), "'blank' has no states; give it at least the ground"),
    (
      Film(of: Jump(cells: CellGrid(size: GridSize(.max, 2), of: true))),
      "'jump' has \(Int.max)x2 cells; there is no room for so many"
    ),
    (
      Film(of: Jump(side: 1 << 20), frames: 3),
      "'jump' has 1048576x1048576 cells; there is no room for so many"
    ),
    (
      Film(of: Inked()),
      "Ink.theme cannot be 'grond'; did you mean 'ground'? It is a part of themes, such as alive "
        + "or ground"
    ),
    (Film(of: Jump(corner: Cell(0, .max - 3))), "corner cannot be '[0, \(Int.max - 3)]'; \(near)"),
    (Film(of: Jump(way: -1 << 40), frames: 3), "corner cannot be '[-1099511627776, 0]'; \(near)"),
  ])
  func `a world without cells, of too many, or of an unknown ink is refused`(
    film: Film, sentence: String
  ) async {
    for format in [Format.gif, .csv, .txt] {
      let error = await #expect(throws: FilmError.self) { try await film.data(as: format) }
      #expect(error?.description == sentence, "\(format)")
    }
  }

  /// A world that counts nothing.
  private struct Uncounted: World {
    static var census: [Census<Uncounted>] { [] }
    var cells = CellGrid(size: GridSize(4, 3), of: true)
    mutating func tick() {}
  }

  @Test(arguments: [
    Film(of: Uncounted(), frames: 2, look: Look(chart: .beside)),
    Film(of: Uncounted(), steps: [.run(1), .set(["chart": "under"])]),
  ])
  func `a world that counts nothing has no chart`(film: Film) async throws {
    let error = await #expect(throws: FilmError.self) { try await film.data(as: .gif) }
    #expect(
      error?.faults.map(\.sentence)
        == ["chart has no effect here; use it with a world that counts something"])
    let bare = Film(of: Uncounted(), frames: 2, look: Look(legend: true, counters: true))
    #expect(try await bare.rows().all().map(\.values) == [[.number(0)], [.number(1)]])
    #expect("\(try await bare.rows().all())" == "[tick: 0, tick: 1]")
  }

  /// A world that counts in colours that its cells do not have.
  private struct Counted: World {
    static let inks: [UInt32] = [0xff0000, 0x008000, 0x0000ff]
    static var census: [Census<Counted>] {
      inks.enumerated().map { number, ink in
        Census("n\(number)", ink: Ink(FilmColor(ink))) { $0.age + 3 * number }
      }
    }
    var cells = CellGrid(size: GridSize(40, 30), of: false)
    var age = 0
    mutating func tick() { age += 1 }
  }

  @Test func `a chart has a line for each of its quantities`() async throws {
    let look = Look(scale: .cell(8), counters: false, chart: .under)
    let frames = try await Film(of: Counted(), frames: 5, look: look).frames().all()
    let frame = try #require(frames.last)
    let pixels = (0..<frame.height).flatMap { y in (0..<frame.width).map { frame[$0, y] } }
    for ink in Counted.inks { #expect(pixels.contains(FilmColor(ink)), "\(ink)") }
  }

  @Test func `its steps can go back and take pictures`() async throws {
    let film = Film(
      of: Walk(columns: 4), look: Look(scale: .cell(2)),
      steps: """
        - snapshot: start
        - run: 2
        - restore: start
        - run: 1
        """)
    try await film.write(to: folder.path("walk.txt"))
    #expect(try folder.text("walk.txt") == "A...\n\n.A..\n\n..A.\n\n.A..\n")
  }

  @Test func `a seed gives the same forest every time, and another one another`() async throws {
    for (name, seed) in [("a", 1), ("b", 1), ("c", 2)] as [(String, Int)] {
      try await Film(of: Forest.init, frames: 40, seed: seed).write(to: folder.path("\(name).csv"))
    }
    #expect(try folder.bytes("a.csv") == folder.bytes("b.csv"))
    #expect(try folder.bytes("a.csv") != folder.bytes("c.csv"))
    #expect(try folder.lines("a.csv")[0] == "tick,tree,fire")
    try await Film(of: Forest.init, frames: 4, settings: ["vary": "seed=1..3"])
      .write(to: folder.path("sheet.csv"), folder.path("sheet.png"))
    #expect(try folder.lines("sheet.csv").count == 13)
  }

  /// A row of random length, of two animals with the same name.
  private struct Herd: TellingWorld {
    enum Place: CaseIterable, CellState {
      case ground, cow, calf

      var name: String { self == .ground ? "ground" : "animal" }
      var ink: Ink { self == .cow ? 0xff0000 : self == .calf ? 0x0000ff : 0xffffff }
    }

    var cells: CellGrid<Place>
    let happenings = [Happening("fire", ["seed": 7])]

    init(_ random: RandomStream) {
      var random = random
      cells = CellGrid(size: GridSize(3 + random.draw(below: 20), 1), of: .cow)
      cells[1, 0] = .calf
    }

    mutating func tick() {}
  }

  @Test func `a field of any seed is seen whole, each state in its own ink`() async throws {
    let look = Look(scale: .cell(1), counters: false)
    for seed in 1...6 {
      let film = Film(of: Herd.init, frames: 1, seed: seed, look: look)
      let text = String(decoding: try await film.data(as: .txt), as: UTF8.self)
      let columns = text.split(separator: "\n")[0].count
      var count = 0
      for try await frame in film.frames() {
        #expect(frame.width == columns && frame.height == 1)
        #expect(frame.pixels.prefix(8) == [255, 0, 0, 255, 0, 0, 255, 255])
        count += 1
      }
      #expect(count == 1)
    }
  }

  @Test func `quantities of one name are told apart by their numbers`() async throws {
    let row = try #require(try await Film(of: Herd.init, frames: 1).rows().all().first)
    #expect(row.columns == ["tick", "animal-1", "animal-2"])
    #expect(row["animal-2"] == .number(1))
  }

  @Test func `each seed of a sheet has a field and a window of its own`() async throws {
    let film = Film(
      of: Herd.init, frames: 1, look: Look(scale: .cell(2), counters: false),
      settings: ["vary": "seed=1..4"])
    try await film.write(to: folder.path("{seed}.txt"))
    let columns = try (1...4).map { try folder.lines("\($0).txt")[0].count }
    #expect(Set(columns).count > 1)
    let sheet = try #require(try await film.frames().all().first)
    let cows = (0..<sheet.height).reduce(0) { sum, y in
      sum + (0..<sheet.width).count { sheet[$0, y] == 0xff0000 }
    }
    #expect(cows == 4 * columns.reduce(0) { $0 + $1 - 1 })
  }

  @Test func `a rule's film has steps, and a marked sheet its numbered pictures`() async throws {
    let film = Film(
      from: CellGrid(size: GridSize(5, 5), of: true), steps: [.still, .run(2)],
      settings: ["vary": "cell=2,3"]
    ) { alive, _ in !alive }
    let report = try await film.write(to: folder.path("n%d.png"))
    #expect(report.outputs.map(\.files) == [3])
  }

  @Test func `a rule over cells and what lies round them is Life's if it says so`() async throws {
    var glider = CellGrid(size: GridSize(9, 7), edges: .wrap, of: false)
    for (x, y) in [(1, 0), (2, 1), (0, 2), (1, 2), (2, 2)] { glider[x, y] = true }
    try await Film(from: glider, frames: 40, look: Look(scale: .cell(4))) { alive, around in
      let count = around.count(of: true)
      return count == 3 || alive && count == 2
    }.write(to: folder.path("own.txt"), folder.path("own.gif"))
    let life = Film(
      .life(pattern: "bob$2bo$3o!", size: GridSize(9, 7), edges: .wrap), frames: 40,
      look: Look(scale: .cell(4)), settings: ["at": [0, 0]])
    try await life.write(to: folder.path("life.txt"), folder.path("life.gif"))
    #expect(try folder.text("own.txt") == folder.text("life.txt"))
    let (own, theirs) = try (folder.gif("own.gif"), folder.gif("life.gif"))
    #expect(own.frames.map(\.shown) == theirs.frames.map(\.shown))
  }

  @Test func `an automaton of one's own is filmed whatever its configuration is`() async throws {
    let votes = CellGrid(size: GridSize(12, 9), edges: .wrap) { $0.happens(1, in: 2) }
    let majority = Majority(rule: 4, state: votes)
    try await Film(of: majority, frames: 6).write(to: folder.path("a.csv"))
    #expect(try folder.lines("a.csv")[0] == "tick,alive")
    #expect(
      try folder.lines("a.csv").last
        == "5,\(Majority.simulate(votes, rule: 4, generations: 5).count(of: true))")
    try await Film(of: Counter(rule: 3, state: 0), frames: 4) { count in
      CellGrid(size: GridSize(10, 1)) { x, _ in x < count }
    }.write(to: folder.path("b.csv"))
    #expect(try folder.lines("b.csv").dropFirst() == ["0,0", "1,3", "2,6", "3,9"])
  }

  /// An automaton whose configuration is not a grid.
  private struct Counter: CellularAutomaton {
    let rule: Int
    var state: Int

    mutating func advance(by generations: Int) { state += rule * generations }
  }

  @Test func `what lies beyond a grid is the ground, or the other side`() {
    for edges in [Edges.wall, .wrap] {
      var grid = CellGrid(size: GridSize(3, 2), edges: edges) { x, y in x == 2 && y == 1 }
      #expect(grid[-1, -1] == (edges == .wrap))
      #expect(grid[5, 3] == (edges == .wrap))
      grid[3, 0] = true
      #expect(grid.cells == [edges == .wrap, false, false, false, false, true])
    }
    #expect(CellGrid(size: GridSize(-3, 2), of: true).cells.isEmpty)
    #expect(CellGrid(size: GridSize(.max, .max), of: true).cells.isEmpty)
    #expect(CellGrid(size: GridSize(0, 2), edges: .wrap, of: true)[1, 1] == false)
  }

  @Test(arguments: [
    GridSize(3, 2), GridSize(0, 2), GridSize(.max, 3), GridSize(0, .max),
    GridSize(1 << 40, 1 << 10),
  ])
  func `a grid asks for each of its cells once, row by row`(size: GridSize) {
    var asked: [Cell] = []
    let grid = CellGrid(size: size) { x, y in
      asked.append(Cell(x, y))
      return x == 2
    }
    let isSmall = size == GridSize(3, 2)
    #expect(asked == (isSmall ? (0..<6).map { Cell($0 % 3, $0 / 3) } : []))
    #expect(grid.cells == (isSmall ? [false, false, true, false, false, true] : []))
    #expect(grid.next { cell, _ in cell } == grid)
    var stream = RandomStream(seed: 5)
    let drawn = CellGrid(size: size, seed: 5) { $0.happens(1, in: 2) }
    #expect(drawn.cells == grid.cells.map { _ in stream.happens(1, in: 2) })
  }

  @Test func `a field that grows and shrinks has room for all its sizes`() async throws {
    let film = Film(of: Growth(), frames: 10, look: Look(scale: .cell(4)))
    try await film.write(to: folder.path("a.gif"), folder.path("a.csv"), folder.path("%d.txt"))
    let gif = try folder.gif("a.gif")
    #expect((gif.width, gif.height) == (32, 32))
    let rows = try folder.lines("a.csv")
    #expect(Array(rows.dropFirst()) == (0..<10).map { tick in "\(tick),4" })
    for (tick, side) in [2, 3, 4, 5, 6, 7, 8, 7, 6, 5].enumerated() {
      let text = try folder.lines("\(tick).txt")
      #expect(text.count == 8)
      let last = String(repeating: ".", count: 8)
      func dots(_ count: Int) -> String { String(repeating: ".", count: count) }
      let edge = "A\(dots(side - 2))A\(dots(8 - side))"
      #expect(text[0] == edge)
      #expect(text[side - 1] == edge)
      if side < 8 { #expect(text[side] == last) }
      // The cells beyond the field are not its ground.
      let shown = gif.frames[tick].shown
      let inside = shown[34 + 4 * 32 + 4]
      let beyond = shown[31 * 32 + 31]
      if side > 2, side < 8 { #expect(inside != beyond) }
    }
    // Steps see it, too.
    let steps = Film(of: Growth(), look: Look(scale: .cell(4)), steps: [.run(3), .still])
    #expect(try await GIFReader(steps.data(as: .gif)).width == 20)
  }

  /// A field that grows by a column in each tick, up to four.
  private struct Breath: GrowingWorld {
    var cells = CellGrid(size: GridSize(1, 2), of: false)
    mutating func tick() {
      cells = CellGrid(size: GridSize(cells.size.columns % 4 + 1, 2), of: false)
    }
  }

  @Test func `a field that grows closes when its size and place come again`() async throws {
    let settings: [String: SettingValue] = ["frames": "period"]
    for view in [nil, "0,0,4,2", "follow"] as [SettingValue?] {
      let film = Film(
        of: Breath(), settings: settings.merging(["view": view].compactMapValues(\.self)) { $1 })
      #expect(try await film.frames().all().count == 4)
      guard view != "follow" else { continue }
      let text = String(decoding: try await film.data(as: .txt), as: UTF8.self)
      #expect(text == Array(repeating: "....\n....\n", count: 4).joined(separator: "\n"))
    }
    let error = await #expect(throws: FilmError.self) {
      try await Film(of: Jump(way: 1), settings: settings).data(as: .txt)
    }
    #expect(error?.description.contains("--view=follow follows them") == true)
  }

  @Test func `a world of one's own tells what happens in it`() async throws {
    let film = Film(of: Growth(), frames: 9, settings: ["every": 4])
    let lines = String(decoding: try await film.data(as: .jsonl), as: UTF8.self)
      .split(separator: "\n")
    #expect(lines.count == 9)
    #expect(
      lines[0] == #"{"tick":1,"event":"grown","side":3,"at":[3,-1],"part":0.5,"by":"itself"}"#)
    #expect(
      lines[8] == #"{"tick":9,"event":"shrunk","side":5,"at":[5,-1],"part":0.5,"by":"itself"}"#)
    let error = await #expect(throws: FilmError.self) {
      try await Film(of: Walk(columns: 4)).data(as: .jsonl)
    }
    #expect(error?.description.contains("walk") == true)
  }

  @Test func `a happening has one fact of a name, and none of its line's`() {
    #expect(
      Happening("x", ["tick": 5, "at": 1, "event": "y", "at": 2]) == Happening("x", ["at": 1]))
  }

  @Test func `a fact with the name of what varies is written as measured`() async throws {
    let film = Film(of: Herd.init, frames: 2, settings: ["vary": "seed=1..2"])
    let lines = (1...2).map {
      #"{"seed":\#($0),"tick":1,"event":"fire","measured-seed":7}"# + "\n"
    }
    #expect(String(decoding: try await film.data(as: .jsonl), as: UTF8.self) == lines.joined())
  }

  /// A world whose counts have the names of settings.
  private struct Titled: World {
    var cells = CellGrid(size: GridSize(2, 1), of: false)
    static var census: [Census<Titled>] {
      ["title", "start"].map { Census($0, ink: 0) { _ in 7 } }
    }

    mutating func tick() {}
  }

  @Test func `quantities are numbers whatever they are called`() async throws {
    let rows = try await Film(of: Titled(), frames: 1).rows().all()
    #expect(rows.map(\.values) == [[.number(0), .number(7), .number(7)]])
  }

  @Test func `a film of a world that comes to rest ends there`() async throws {
    #expect(try await Film(of: Growth()).frames().all().map(\.tick) == Array(0...9))
    #expect(try await Film(of: Growth(), frames: 30).rows().all().count == 30)
  }

  /// A world that leaps over ticks.
  private struct Leap: World {
    var cells = CellGrid(size: GridSize(8, 1), of: false)
    var age = 0
    static var census: [Census<Leap>] { [Census("age", ink: 0) { $0.age }] }

    mutating func tick() { Issue.record("it leaps") }
    mutating func advance(by ticks: Int) { age += ticks }
  }

  @Test func `a world of one's own may leap over many ticks at once`() async throws {
    let film = Film(of: Leap(), frames: 3, settings: ["every": 1_000_000_000_000])
    let ages = try await film.rows().all().map { $0["age"]?.number }
    #expect(ages == [0, 1_000_000_000_000, 2_000_000_000_000])
    let counter = Film(
      of: Counter(rule: 3, state: 0), frames: 2, settings: ["every": SettingValue(1 << 40)]
    ) {
      count in
      CellGrid(size: GridSize(1, 1), of: count > 1 << 41)
    }
    #expect(
      String(decoding: try await counter.data(as: .csv), as: UTF8.self)
        == "tick,alive\n0,0\n\(1 << 40),1\n")
  }

  /// A level among as many as there may be.
  private struct Level<Count: Levels>: CellState {
    let number: Int
    static var states: [Level] { (0..<Count.count).map { Level(number: $0) } }
    var name: String { "level-\(number)" }
    var ink: Ink { Ink(FilmColor(UInt32(number * 199) & 0xff_ffff)) }
  }

  private protocol Levels: Hashable, Sendable { static var count: Int { get } }
  private enum Many: Levels { static let count = 254 }
  private enum OneMore: Levels { static let count = 255 }
  private enum VeryMany: Levels { static let count = 1000 }

  private struct Ramp<Count: Levels>: World {
    var cells = CellGrid(size: GridSize(Count.count, 1)) { x, _ in Level<Count>(number: x) }
    mutating func tick() {
      cells = cells.next { cell, _ in Level(number: (cell.number + 1) % Count.count) }
    }
  }

  @Test func `two hundred and fifty-four states have as many colours`() async throws {
    let film = Film(of: Ramp<Many>(), frames: 2, look: Look(scale: .cell(1)))
    let frames = try await film.frames().all()
    for x in 0..<254 {
      #expect(frames[0][x, 0] == FilmColor(UInt32(x * 199)))
      #expect(frames[1][x, 0] == FilmColor(UInt32((x + 1) % 254 * 199)))
    }
    #expect(try await film.rows().all().map(\.columns.count) == [254, 254])
    let more = Film(of: Ramp<OneMore>(), frames: 1, look: Look(scale: .cell(1)))
    let first = try #require(try await more.frames().all().first)
    for x in 1..<255 { #expect(first[x, 0] == FilmColor(UInt32((1 + (x - 1) / 2 * 2) * 199))) }
  }

  @Test func `a thousand states are counted each, and neighbours drawn alike`() async throws {
    let film = Film(of: Ramp<VeryMany>(), frames: 2, look: Look(scale: .cell(1)))
    let first = try #require(try await film.frames().all().first)
    for x in 1..<1000 {
      #expect(first[x, 0] == FilmColor(UInt32((1 + (x - 1) / 4 * 4) * 199)))
    }
    #expect(first[0, 0] == FilmColor(0))
    let rows = try await film.rows().all()
    #expect(rows.map(\.columns.count) == [1000, 1000])
    #expect(rows.map { $0["level-999"]?.number } == [1, 1])
  }

  @Test func `a grid of another size keeps what has a place there`() {
    let grid = CellGrid(size: GridSize(3, 2)) { x, y in (x + y) % 2 == 0 }
    let larger = grid.resized(to: GridSize(5, 4), at: Cell(1, 2))
    #expect(larger.size == GridSize(5, 4))
    for y in -2..<6 {
      for x in -2..<7 { #expect(larger[x, y] == grid[x - 1, y - 2], "\(x), \(y)") }
    }
    #expect(larger.resized(to: grid.size, at: Cell(-1, -2)) == grid)
    #expect(grid.resized(to: GridSize(2, 2), at: Cell(.min, .max)).count(of: true) == 0)
    #expect(grid.resized(to: GridSize(0, 2)).cells.isEmpty)
  }
}
