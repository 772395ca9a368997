import Terrarium
import TerrariumPlayback
import TerrariumSupport
import TerrariumWorlds
import Testing

private typealias Step = Terrarium.Step

/// Steps as values are equivalent to steps in YAML.
struct StepTests {
  private let folder = TemporaryFolder()

  /// Returns the path of a film's file in the folder.
  private typealias Paths = (String) -> String

  /// A film's world, its steps as values, and the same as scenarios have them; `{}` is the folder.
  private struct Case: Sendable {
    let world: BuiltInWorld
    let yaml: String
    let steps: @Sendable (Paths) -> [Step]
  }

  private static let box = CellRectangle(x: 1, y: 2, width: 5, height: 4)

  /// Every step and every key at least once.
  private static let cases: [Case] = [
    Case(
      world: .life(pattern: "glider", size: GridSize(24, 18), edges: .wrap),
      yaml: """
        - run: 3
        - hold: 2
        - set: {theme: dark, caption: Later}
        - still
        - still: {}/a.png
        - snapshot
        - run: 2
          edits: true
        - snapshot: b
        - restore
        - snapshot
        - forget
        - restore: b
        - forget: b
        - restart
        - run: 1
        """
    ) { (path: Paths) -> [Step] in
      [
        .run(3), .hold(2), .set(["theme": "dark", "caption": "Later"]), .still,
        .still(path("a.png")), .snapshot(), .run(2, edits: true), .snapshot("b"), .restore(),
        .snapshot(),
        .forget(),
        .restore("b"), .forget("b"), .restart, .run(1),
      ]
    },
    Case(
      world: .life(pattern: "glider", size: GridSize(24, 18), edges: .wall),
      yaml: """
        - toggle: [[1, 2], [3, 4]]
        - place: blinker
          at: [10, 4]
          turn: left
          flip: down
          mode: merge
        - place: block
        - run: 2
        - copy: [1, 2, 5, 4]
        - cut: [1, 2, 5, 4]
        - place: clipboard
          at: [12, 9]
        - mark: [1, 2, 5, 4]
        - run: 1
        - mark: none
        - erase: [1, 2, 5, 4]
        - keep: part
          area: [8, 6, 6, 6]
          to: {}/part.rle
        - rotate: [8, 6, 6, 6]
          turn: half
        - run: 1
        - erase: all
        - place: part
        - run: 2
        - repeat: 2
          steps:
            - scatter: [1, 2, 5, 4]
            - run: 1
        - scatter: [1, 2, 5, 4]
          fill: 33.333%
        - invert: [8, 6, 6, 6]
        - mirror: [8, 6, 6, 6]
          flip: across
        - place: block
          mode: xor
        - undo
        - run: 1
        """
    ) { (path: Paths) -> [Step] in
      let part = CellRectangle(x: 8, y: 6, width: 6, height: 6)
      return [
        .toggle(Cell(1, 2), Cell(3, 4)),
        .place("blinker", at: Cell(10, 4), turn: .left, flip: .down, mode: .merge),
        .place("block"), .run(2), .copy(box), .cut(box), .place("clipboard", at: Cell(12, 9)),
        .mark(box), .run(1), .mark(nil), .erase(box),
        .keep("part", area: part, to: path("part.rle")), .rotate(part, turn: .half), .run(1),
        .erase, .place("part"), .run(2), .repeat(2, [.scatter(box), .run(1)]),
        .scatter(box, percent: 100.0 / 3),
        .invert(part), .mirror(part, .across), .place("block", mode: .xor), .undo, .run(1),
      ]
    },
    Case(
      world: .sea(size: GridSize(12, 9)),
      yaml: """
        - camera: [1, 2, 5, 4]
          over: 3
        - camera: [0, 0, 12, 9]
          over: 2
          hold: true
        - camera: [1, 2, 5, 4]
          over: 3
          turn: 22.5
          wait: false
          path: straight
          even: [x, zoom]
        - run: 3
          edits: true
        - snapshot: a
        - snapshots: {}/sheet.png
        - save: {}/a.state
        - run: 2
        - load: {}/a.state
        - camera: [1, 2, 5, 4]
        - annotate: [{label: here, at: [3, 4]}, {box: [1, 2, 3, 3]}]
        - run: 1
        - annotate: none
        - run: 1
        """
    ) { (path: Paths) -> [Step] in
      [
        .camera(box, over: 3),
        .camera(CellRectangle(x: 0, y: 0, width: 12, height: 9), over: 2, hold: true),
        .camera(box, over: 3, turn: 22.5, wait: false, path: "straight", even: ["x", "zoom"]),
        .run(3, edits: true), .snapshot("a"), .snapshots(path("sheet.png")), .save(path("a.state")),
        .run(2),
        .load(path("a.state")), .camera(box),
        .annotate([["label": "here", "at": [3, 4]], ["box": [1, 2, 3, 3]]]), .run(1),
        .annotate([]), .run(1),
      ]
    },
    Case(
      world: .infection(size: GridSize(9, 7)),
      yaml: """
        - infect: [[1, 2], [3, 3]]
        - run: 1
        - infect: [1, 2, 5, 4]
        - run: 1
        - infect: 3
        - run: 1
        """
    ) { (_: Paths) -> [Step] in
      [
        .infect(Cell(1, 2), Cell(3, 3)), .run(1), .infect(box), .run(1), .infect(random: 3),
        .run(1),
      ]
    },
    Case(
      world: .pig(target: 12),
      yaml: """
        - roll
        - roll
        - bank
        - roll
        - roll
        - roll
        - bank
        - again
        - roll
        """
    ) { (_: Paths) -> [Step] in [.roll, .roll, .bank, .roll, .roll, .roll, .bank, .again, .roll] },
    Case(
      world: .pig(target: 2),
      yaml: """
        - roll
        - bank
        - stop
        """
    ) { (_: Paths) -> [Step] in [.roll, .bank, .stop] },
    Case(
      world: .monsters(ground: Command.packageFolder + "/examples/monsters/town.geojson"),
      yaml: """
        - permit: ask
        - permit: grant
        - team
        - back
        - walk: {to: [43.19935, -28.60025]}
        - tap: nearest
        - try
        - back
        - zoom: in
        - wait: 90s
        - zoom: out
        - locate
        - tap: 28
        - try
        """
    ) { (_: Paths) -> [Step] in
      [
        .permit(.ask), .permit(.grant), .team, .back,
        .walk(latitude: 43.19935, longitude: -28.60025), .tap(), .try, .back, .zoom(.in),
        .wait(seconds: 90), .zoom(.out), .locate, .tap(28), .try,
      ]
    },
  ]

  @Test func `each step that there is can be written as a value, with each of its keys`() {
    let steps = Self.cases.flatMap { $0.steps { $0 } }
    for kind in Catalogue.builtIn.steps {
      let own = steps.filter { $0.name == kind.name }
      #expect(!own.isEmpty, "\(kind.name)")
      for key in kind.companions.map(\.name) {
        #expect(own.contains { $0.companions[key] != nil }, "\(kind.name): \(key)")
      }
    }
    #expect(Set(steps.map(\.name)) == Set(Catalogue.builtIn.steps.map(\.name)))
  }

  @Test(arguments: cases.indices)
  func `steps as values and in YAML give the same film`(number: Int) async throws {
    let one = Self.cases[number]
    let yaml = one.yaml.replacing("{}", with: folder.path("").dropLast())
    var made: [[String: [UInt8]]] = []
    for steps in [Steps(one.steps(folder.path)), Steps(yaml)] {
      let settings: [String: SettingValue] = ["dice": [4, 5, 6, 1, 3]]
      let isPig = one.yaml.contains("roll")
      let film = Film(
        one.world, frames: 40, look: Look(scale: .fit(width: 240, height: 200)), steps: steps,
        settings: isPig ? settings : [:])
      try await film.write(to: folder.path("film.gif"), folder.path("film.csv"))
      made.append(
        try Dictionary(uniqueKeysWithValues: folder.names.map { ($0, try folder.bytes($0)) }))
    }
    #expect(made[0].keys.count >= 2)
    for (name, bytes) in made[0] { #expect(made[1][name] == bytes, "\(name)") }
    let rows = try #require(made[0]["film.csv"]).count { $0 == UInt8(ascii: "\n") }
    #expect(rows > 2)
  }

  @Test func `a fault of a step that is a value has the step's number for its line`() async throws {
    let error = await #expect(throws: FilmError.self) {
      try await Film(.life(), steps: [.run(2), .place("glidre"), .roll]).data(as: .csv)
    }
    let faults = try #require(error?.faults)
    #expect(faults.map(\.line) == [2, 3])
    #expect(faults[0].sentence.hasPrefix("there is no pattern or file 'glidre'"))
    #expect(faults[1].sentence.contains("belongs to pig"))
    #expect(error?.description.hasPrefix("steps:2:1: ") == true)
  }
}
