import Dispatch
import Synchronization
import Terrarium
import TerrariumEncoding
import TerrariumSupport
import Testing

/// The results of a film without a file: pictures, bytes, rows.
@Suite(.ownThread) struct ValueTests {
  private let folder = TemporaryFolder()

  /// Films of every kind of picture.
  private static let films: [Film] = [
    Film(
      .sea(size: GridSize(9, 7)), frames: 5, look: Look(scale: .fit(width: 160, height: 120)),
      settings: ["smooth": 3, "cover": true]),
    Film(
      .life(pattern: "glider", size: GridSize(20, 16)),
      look: Look(theme: .dark, scale: .cell(5), counters: true, chart: .under),
      steps: [.run(3), .hold(2), .set(["delay": "1s"]), .run(2), .still, .run(1)],
      settings: ["last": "3s"]),
    Film(.wolfram(rule: 110, size: GridSize(20, 9)), frames: 9, look: Look(scale: .cell(3))),
    Film(
      .life(rule: "B2/S34H", pattern: "3o!", size: GridSize(9, 7)), frames: 6,
      look: Look(scale: .cell(8))),
    Film(.pig(players: "hold-20,random", games: 1, target: 20), settings: ["fit": "160x90"]),
    Film(
      .infection(size: GridSize(7, 6)), frames: 5, look: Look(scale: .cell(4)),
      settings: ["period": "7s"]),
    Film(
      .sea(size: GridSize(9, 7)), frames: 6, look: Look(shape: .square, scale: .cell(4)),
      settings: ["vary": ["orcas=2,5", "seed=1..2"]]),
    Film(
      of: Forest.init, frames: 6, seed: 3, look: Look(scale: .cell(2)),
      settings: ["every": 4, "skip": 2]),
    Film(of: Growth(), frames: 12, look: Look(theme: .dark, scale: .cell(6), legend: true)),
  ]

  @Test(arguments: films.indices)
  func `frames are the pictures of the numbered files`(number: Int) async throws {
    let film = Self.films[number]
    var count = 0
    try await film.write(to: folder.path("%04d.png"))
    for try await frame in film.frames() {
      #expect(frame.number == count)
      let digits = String(frame.number)
      let name = String(repeating: "0", count: 4 - digits.count) + digits + ".png"
      let picture = try folder.picture(name)
      #expect((frame.width, frame.height) == (picture.width, picture.height))
      let isSame = frame.pixels == picture.opaqueBytes
      #expect(isSame, "\(name)")
      let last = picture.colours[picture.colours.count - 1]
      #expect(frame[frame.width - 1, frame.height - 1] == FilmColor(last))
      count += 1
    }
    #expect(count == folder.names.count)
    #expect(count > 4)
  }

  @Test func `frames tell their ticks and how long they stand`() async throws {
    let frames = try await Self.films[1].frames().all()
    #expect(frames.map(\.tick) == [0, 1, 2, 3, 3, 3, 4, 5, 6])
    #expect(
      frames.map(\.duration)
        == [80, 80, 80, 80, 80, 80, 1000, 1000, 3000].map { .milliseconds($0) })
    let film = Film(.life(pattern: "block"), frames: 2, settings: ["fps": 3])
    for try await frame in film.frames() { #expect(frame.duration == .seconds(1) / 3) }
  }

  /// A world that counts the ticks of all its copies, and reports the end of the last copy.
  private struct Counting: World {
    final class Count: Sendable {
      let ticks = Atomic(0)
      let end: DispatchSemaphore
      init(_ end: DispatchSemaphore) { self.end = end }
      deinit { end.signal() }
    }

    let count: Count
    var cells = CellGrid(size: GridSize(8, 8), of: false)

    mutating func tick() {
      count.ticks.add(1, ordering: .relaxed)
      cells[0, 0].toggle()
    }
  }

  @Test func `frames are drawn as they are taken, and who leaves ends the film`() async throws {
    let end = DispatchSemaphore(value: 0)
    do {
      let count = Counting.Count(end)
      var taken = 0
      for try await frame in Film(of: Counting(count: count), frames: 100_000_000).frames() {
        #expect(frame.number == taken)
        taken += 1
        // Enough time for many more.
        if taken % 40 == 0 { _ = try await Film(.sea(), frames: 300).data(as: .csv) }
        #expect(count.ticks.load(ordering: .relaxed) < taken + 2000)
        if taken == 120 { break }
      }
      #expect(taken == 120)
    }
    #expect(end.wait(timeout: .now() + 600) == .success)
  }

  @Test(arguments: [true, false])
  func `a loop whose task is cancelled throws that`(takesRows: Bool) async throws {
    let film = Film(.sea(), frames: 100_000_000)
    let task = Task {
      if takesRows {
        for try await _ in film.rows() { withUnsafeCurrentTask { $0?.cancel() } }
      } else {
        for try await _ in film.frames() { withUnsafeCurrentTask { $0?.cancel() } }
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    let all = Task { try await film.data(as: .csv) }
    all.cancel()
    await #expect(throws: CancellationError.self) { try await all.value }
  }

  @Test func `faults come out of each of them`() async throws {
    let film = Film(.sea(), frames: 0)
    let said = "frames cannot be '0'; it is a whole number from 1 to 1000000000, or period"
    let first = await #expect(throws: FilmError.self) { for try await _ in film.frames() {} }
    let second = await #expect(throws: FilmError.self) { for try await _ in film.rows() {} }
    let third = await #expect(throws: FilmError.self) { try await film.data(as: .gif) }
    #expect([first, second, third].map { $0?.description } == [said, said, said])
  }

  /// The formats without that of an extra which a build can omit.
  private static let formats = Terrarium.Format.allCases.filter {
    $0 != .html || Command.has(extra: "Page")
  }

  @Test func `formats are those that there are`() {
    // That of an extra is known to the work of a film alone.
    let ofExtras = Command.has(extra: "Page") ? ["html"] : []
    #expect(
      Self.formats.map(\.rawValue).sorted()
        == (TerrariumEncoding.Format.endings + ofExtras).sorted())
  }

  @Test(arguments: formats)
  func `data is what the file has`(format: Terrarium.Format) async throws {
    let world: BuiltInWorld =
      format == .jsonl
      ? .sea(size: GridSize(9, 7)) : .life(pattern: "glider", size: GridSize(12, 9))
    let film = Film(world, frames: 5, look: Look(scale: .cell(4)), settings: ["delay": "70ms"])
    do {
      try await film.write(to: folder.path("a.\(format.rawValue)"))
    } catch let error as FilmError where format == .mp4 || format == .webm {
      #expect(error.description.contains("ffmpeg"))
      return
    }
    let data = try await film.data(as: format)
    #expect(try data == folder.bytes("a.\(format.rawValue)"))
    #expect(data.count > 10)
    #expect(folder.names.count == 1)
  }

  @Test(arguments: films.indices, [Terrarium.Format.gif, .apng, .webp, .csv])
  func `data of a film is what the file has`(number: Int, format: Terrarium.Format) async throws {
    let film = Self.films[number]
    try await film.write(to: folder.path("a.\(format.rawValue)"))
    #expect(try await film.data(as: format) == folder.bytes("a.\(format.rawValue)"))
  }

  @Test func `data has the limits of files, and names what the world has not`() async throws {
    let film = Film(.sea(), frames: 30, settings: ["max-size": "2kB"])
    let error = await #expect(throws: FilmError.self) { try await film.data(as: .gif) }
    let other = await #expect(throws: FilmError.self) {
      try await film.write(to: folder.path("a.gif"))
    }
    #expect(
      error?.description == other?.description.replacing("'\(folder.path("a.gif"))'", with: "'-'"))
    let letters = await #expect(throws: FilmError.self) {
      try await Film(.pig()).data(as: .txt)
    }
    #expect(letters?.description.contains("pig") == true)
    #expect(try await film.frames().all().count == 30)
    #expect(folder.names == [])
  }

  @Test func `a film that steps write files of writes them beside its data`() async throws {
    let film = Film(.life(pattern: "glider"), steps: [.run(2), .still(folder.path("a.png"))])
    let data = try await film.data(as: .gif)
    #expect(try GIFReader(data).frames.count == 3)
    #expect(folder.names == ["a.png"])
  }

  @Test func `a picture whose moment is cut off is missed`() async throws {
    let film = Film(.sea(size: GridSize(9, 7)), frames: 3, steps: [.run(5), .still, .run(3)])
    let cut = "not written: the film is cut before that moment"
    let error = await #expect(throws: FilmError.self) { try await film.data(as: .png) }
    #expect(error?.description == "\(cut); give the film more frames")
    let report = try await film.write(to: folder.path("a.png"), folder.path("a.csv"))
    #expect(report.outputs.map(\.files) == [0, 1])
    #expect(report.notes == ["'\(folder.path("a.png"))' is \(cut)"])
  }

  @Test(arguments: films.indices)
  func `rows are those of the table`(number: Int) async throws {
    let film = Self.films[number]
    let table = String(decoding: try await film.data(as: .csv), as: UTF8.self)
    let lines = table.split(separator: Character("\n")).map(String.init)
    var count = 1
    for try await row in film.rows() {
      #expect(row.columns.joined(separator: ",") == lines[0])
      let written = row.values.map { value in
        switch value {
        case .number(let number): "\(number)"
        case .decimal(let number): "\(number)"
        case .text(let text): text
        }
      }
      #expect(written.joined(separator: ",") == lines[count])
      count += 1
    }
    #expect(count == lines.count)
    #expect(count > 3)
  }

  @Test func `a row tells its columns by their names and types`() async throws {
    let rows = try await Film(.sea(size: GridSize(24, 16)), frames: 2).rows().all()
    #expect(rows.map(\.tick) == [0, 1])
    #expect(rows[0]["penguins"]?.number == 192)
    #expect(rows[0].values == [.number(0), .number(192), .number(19), .number(173)])
    #expect(rows[0]["nobody"] == nil)
  }

  @Test func `a field in quotation marks is one value`() async throws {
    let film = Film(
      .life(size: GridSize(9, 7)), frames: 1, settings: ["vary": #"title="a,""b""",c"#])
    #expect(try await film.rows().all().map { $0["title"] } == [.text(#"a,"b""#), .text("c")])
  }

  @Test(arguments: [
    ("title", ["7", "007", "0.5"]), ("pattern", ["101"]), ("start", ["101", "010", "1"]),
  ])
  func `a text that looks like a number is a text`(name: String, values: [String]) async throws {
    let world: BuiltInWorld = name == "start" ? .wolfram(size: GridSize(9, 1)) : .life()
    let vary = SettingValue("\(name)=\(values.joined(separator: ","))")
    let film = Film(world, frames: 1, settings: ["vary": vary])
    let found = try await film.rows().all().compactMap { $0[name] }
    #expect(found == values.map { .text($0) })
  }

  @Test func `patterns are called by texts`() async throws {
    let film = Film(.life(), frames: 1, settings: ["vary": "pattern=101", "rows": "runs"])
    let row = try #require(try await film.rows().all().first)
    #expect(row["pattern"] == .text("101"))
  }

  @Test func `numbers are numbers`() async throws {
    let film = Film(
      .life(size: GridSize(9, 7)), frames: 1, settings: ["vary": "turn=7,-7,0.5"])
    #expect(
      try await film.rows().all().map { $0["turn"] } == [.number(7), .number(-7), .decimal(0.5)])
  }

  /// States with unusual names.
  private enum Odd: String, CaseIterable, CellState {
    case ground
    case comma = "a,b"
    case mark = "say \"hi\"\nnow"

    var name: String { rawValue }
    var ink: Ink { .theme("ground") }
  }

  private struct Oddity: World {
    var cells = CellGrid(size: GridSize(3, 2)) { x, _ in Odd.allCases[x] }
    mutating func tick() {}
  }

  @Test func `columns have the names of states whatever these are`() async throws {
    let rows = try await Film(of: Oddity(), frames: 2).rows().all()
    #expect(rows.map(\.columns) == Array(repeating: ["tick", "a,b", Odd.mark.name], count: 2))
    #expect(rows.map { $0[Odd.mark.name]?.number } == [2, 2])
  }
}

extension AsyncSequence {
  /// Returns all elements, one after the other.
  func all() async throws -> [Element] { try await reduce(into: []) { $0.append($1) } }
}

/// A world whose field grows by a row and a column in each tick, up to a size, and then shrinks.
struct Growth: GrowingWorld, RestingWorld, TellingWorld {
  enum Place: CaseIterable, CellState {
    case ground, corner

    var ink: Ink { self == .ground ? .theme("ground") : 0xff8800 }
  }

  var cells = Growth.grid(2)
  var happenings: [Happening] = []
  private var age = 0

  var isAtRest: Bool { age == 9 }

  static func grid(_ side: Int) -> CellGrid<Place> {
    CellGrid(size: GridSize(side, side)) { x, y in
      x % (side - 1) == 0 && y % (side - 1) == 0 ? .corner : .ground
    }
  }

  mutating func tick() {
    happenings = []
    if isAtRest { return }
    age += 1
    let side = age <= 6 ? 2 + age : 14 - age
    happenings = [
      Happening(
        age <= 6 ? "grown" : "shrunk",
        ["side": .number(side), "at": .cell(Cell(side, -1)), "part": 0.5, "by": "itself"])
    ]
    cells = Self.grid(side)
  }
}
