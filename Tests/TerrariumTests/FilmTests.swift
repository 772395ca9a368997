import Synchronization
import Terrarium
import TerrariumSupport
import Testing

/// Five lines make a film of each kind of world.
@Suite(.ownThread) struct FilmTests {
  private let folder = TemporaryFolder()

  @Test func `a sea goes into a GIF and a table from one run`() async throws {
    let film = Film(.sea(size: GridSize(24, 16)), frames: 30, look: Look(theme: .dark))
    let report = try await film.write(to: folder.path("sea.gif"), folder.path("sea.csv"))
    let gif = try folder.gif("sea.gif")
    #expect((gif.width, gif.height) == (480, 320))
    #expect(gif.frames.count == 30)
    let rows = try folder.lines("sea.csv")
    #expect(rows[0] == "tick,penguins,orcas,free")
    #expect(rows[1] == "0,192,19,173")
    #expect(rows.count == 31)
    #expect(report.outputs.map(\.path) == [folder.path("sea.gif"), folder.path("sea.csv")])
    #expect(report.outputs.map(\.frames) == [30, 30])
    #expect(try report.outputs[0].bytes == folder.bytes("sea.gif").count)
    #expect(folder.names == ["sea.csv", "sea.gif"])
  }

  @Test func `a film has the bytes that the command writes`() async throws {
    let film = Film(
      .infection(people: 60), frames: 8, seed: 3, look: Look(theme: "colorblind", shape: .circle))
    try await film.write(to: folder.path("a.gif"))
    let words = [
      "infection", "--people", "60", "--frames", "8", "--seed", "3", "--theme", "colorblind",
      "--shape", "circle", "--out", "b.gif",
    ]
    try Command.done(words, in: folder)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func `notes come with values as with files`() async throws {
    let film = Film(
      .life(size: GridSize(9, 9)), frames: 2, settings: ["edges": "wrap", "engine": "hash"])
    let notes = try await film.write(to: folder.path("a.csv")).notes
    #expect(notes.count == 1)
    let told = Mutex<[[String]]>([])
    let tell = { @Sendable (notes: [String]) in told.withLock { $0.append(notes) } }
    _ = try await film.data(as: .csv, notes: tell)
    _ = try await film.rows(notes: tell).all()
    _ = try await film.frames(notes: tell).all()
    #expect(told.withLock { $0 } == [notes, notes, notes])
  }

  @Test(arguments: 0..<8)
  func `blocks on a field that ends are counted as they are drawn`(seed: Int) async throws {
    var stream = RandomStream(seed: seed)
    let inner = (0..<14).map { _ in stream.draw(below: 16) }
    let names = [[15] + inner + [0], [0] + inner + [15], [15] + inner + [7]].map { blocks in
      "M" + blocks.map(String.init).joined(separator: ",")
    }
    let drawn: FilmColor = 0xff0080
    for (rule, grid) in zip(names + ["critters", "tron"], ["T", "T", "T", "P", "C"]) {
      let film = Film(
        .life(rule: "\(rule):\(grid)12,10", fill: "40%"), frames: 6, seed: seed,
        look: Look(shape: .square, scale: .cell(1), colors: ["alive": drawn]))
      var counts: [Int?] = []
      for try await frame in film.frames() {
        let places = (0..<frame.width * frame.height).filter {
          frame[$0 % frame.width, $0 / frame.width] == drawn
        }
        counts.append(places.count)
      }
      var rows: [Int?] = []
      for try await row in film.rows() { rows.append(row["alive"]?.number) }
      #expect(counts.count == 6 && rows == counts, "\(rule):\(grid)")
    }
  }

  @Test func `every world that comes along is made by its name`() async throws {
    let worlds: [(BuiltInWorld, String)] = [
      (.sea(edges: .wrap, penguins: "20%", orcas: 3), "tick,penguins,orcas,free"),
      (.life(size: GridSize(8, 8), edges: .wrap, fill: "30%"), "tick,alive"),
      (.wolfram(rule: 110, start: "random", size: GridSize(20, 9), edges: .wrap), "tick,alive"),
      (
        .infection(size: GridSize(5, 4), factor: 2, infect: [[1, 1], [2, 3]]), "tick,healthy,ill"
      ),
      (.pig(players: "hold-20,random", games: 2, target: 50), "game"),
      (.monsters(track: [[52.52, 13.4], [52.521, 13.4]]), "seconds,on_map"),
    ]
    for (world, head) in worlds {
      try await Film(world).write(to: folder.path("a.csv"))
      #expect(try folder.lines("a.csv")[0].hasPrefix(head))
    }
  }

  @Test func `a rule that is a function runs on a plane with patterns`() async throws {
    let rule = LifeRule { around in
      around.liveNeighbours == 3 || around.isAlive && around.liveNeighbours == 2
    }
    #expect(rule.text == "B3/S23")
    try await Film(.life(rule: rule, pattern: "glider"), frames: 5, settings: ["every": 400])
      .write(to: folder.path("glider.csv"))
    #expect(
      try folder.lines("glider.csv").dropFirst() == ["0,5", "400,5", "800,5", "1200,5", "1600,5"])
    let leaning = LifeRule { around in around[-1, 0] && !around[1, 0] }
    #expect(leaning.text.hasPrefix("MAP"))
    try await Film(.life(rule: leaning, pattern: "3o!"), frames: 3).write(to: folder.path("l.csv"))
    #expect(try folder.lines("l.csv").count == 4)
  }

  @Test func `steps happen on the way`() async throws {
    let film = Film(
      .life(pattern: "block", size: GridSize(12, 12)),
      steps: """
        - run: 3
        - place: blinker
          at: [9, 9]
        - run: 2
        """)
    try await film.write(to: folder.path("steps.csv"))
    #expect(
      try folder.lines("steps.csv").dropFirst().map { $0.split(separator: ",")[1] }
        == ["4", "4", "4", "4", "7", "7"])
  }

  @Test func `a look is drawn`() async throws {
    let look = Look(
      scale: .cell(3), colors: ["alive": 0x123456, "dead": FilmColor(red: 1, green: 2, blue: 3)])
    try await Film(.life(pattern: "block", size: GridSize(4, 4)), frames: 1, look: look)
      .write(to: folder.path("a.gif"))
    let gif = try folder.gif("a.gif")
    let shown = gif.frames[0].shown.map { $0?.code }
    #expect(shown.count { $0 == 0x123456 } == 4 * 9)
    #expect(shown.count { $0 == 0x010203 } == 12 * 9)
    #expect(Theme.all.contains(.light) && Theme.all.contains(.dark))
    #expect(Theme.all.allSatisfy { $0.about != nil })
    #expect(Theme("nothing").about == nil)
  }

  @Test func `what varies has a file of its own, or a place on a sheet`() async throws {
    let film = Film(.sea(), frames: 3, settings: ["vary": ["seed=1..2", "edges=wall,wrap"]])
    let report = try await film.write(to: folder.path("sea-{seed}-{edges}.csv"))
    #expect(report.seeds == [1, 1, 2, 2])
    #expect(
      folder.names == ["sea-1-wall.csv", "sea-1-wrap.csv", "sea-2-wall.csv", "sea-2-wrap.csv"])
    #expect(try await film.write(to: folder.path("sheet.gif")).seeds == [1])
    #expect(try folder.gif("sheet.gif").frames.count == 3)
  }
}
