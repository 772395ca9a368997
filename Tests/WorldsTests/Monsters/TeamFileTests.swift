import Foundation
import TerrariumFiles
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The file that keeps a team.
@Suite(.ownThread) struct TeamFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.path("team.json") }

  private func entry(_ number: Int) -> TeamFile.Entry {
    .init(id: "abc-1-\(number)-7", kind: MonsterKind.allCases[number % 5], level: 5 + number % 16)
  }

  private func source(_ text: String) -> SourceText {
    SourceText(path: "team.json", bytes: Array(text.utf8))
  }

  @Test func `what is written is read again, and is JSON to everybody`() throws {
    for count in [0, 1, 2, 40] {
      let team = TeamFile((0..<count).map(entry))
      #expect(try TeamFile(source(team.text)) == team)
      let json = try JSONSerialization.jsonObject(with: Data(team.text.utf8)) as? [String: Any]
      #expect(json?["version"] as? Int == 1)
      #expect((json?["team"] as? [[String: Any]])?.count == count)
    }
  }

  @Test func `catches are added once, however often they are kept`() throws {
    #expect(try TeamFile.read(at: path) == TeamFile())
    try TeamFile.append([entry(1), entry(2)], to: path)
    try TeamFile.append([entry(2), entry(3)], to: path)
    try TeamFile.append([entry(1)], to: path)
    #expect(try TeamFile.read(at: path).entries == [entry(1), entry(2), entry(3)])
    // No temporary file is left.
    #expect(folder.names == ["team.json"])
  }

  @Test func `a team of none is written where there is no file, and nowhere else`() throws {
    try TeamFile.append([], to: path)
    #expect(try TeamFile.read(at: path) == TeamFile() && folder.names == ["team.json"])
    try TeamFile.append([entry(1)], to: path)
    let bytes = try folder.bytes("team.json")
    try TeamFile.append([], to: path)
    #expect(try folder.bytes("team.json") == bytes)
  }

  @Test func `many who add at once lose no monster`() throws {
    let entries = (0..<24).map(entry)
    let added = DispatchGroup()
    for entry in entries {
      added.enter()
      Thread {
        try? TeamFile.append([entry], to: path)
        added.leave()
      }.start()
    }
    added.wait()
    #expect(Set(try TeamFile.read(at: path).entries) == Set(entries))
  }

  @Test func `a broken file is refused at its line, and stays as it is`() throws {
    let cases: [(String, Int)] = [
      ("[]", 1), ("{}", 1), (#"{"version": 2, "team": []}"#, 1), (#"{"version": 1}"#, 1),
      ("{\"version\": 1,\n\"team\": [\n{\"id\": \"a\", \"kind\": \"cat\", \"level\": 7}]}", 3),
      ("{\"version\": 1,\n\"team\": [{\"id\": \"a\", \"kind\": \"iskra\", \"level\": 21}]}", 2),
      ("{\"version\": 1,\n\"team\": [{\"id\": \"a b\", \"kind\": \"iskra\", \"level\": 9}]}", 2),
      ("{\"version\": 1,\n\"team\": [{\"kind\": \"iskra\", \"level\": 9}]}", 2),
      ("{\"version\": 1,\n\"team\": [7]}", 2),
    ]
    for (text, line) in cases {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      let place = Faults.list { try TeamFile.read(at: path) }.first?.placeText
      #expect(place?.hasPrefix("\(path):\(line):") == true, "\(text)")
      #expect(throws: FileError.self) { try TeamFile.append([entry(1)], to: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test func `a full team is read, and takes no other monster`() throws {
    try folder.write(TeamFile((0...TeamFile.entryLimit).map(entry)).text, to: "team.json")
    let bytes = try folder.bytes("team.json")
    #expect(
      throws: FileError.failed(
        path: path, code: 0,
        reason: "it has no room for another monster; move it away, and a new team begins")
    ) { try TeamFile.append([entry(TeamFile.entryLimit + 1)], to: path) }
    #expect(try folder.bytes("team.json") == bytes)
  }

  @Test func `a run that is run again finds the team that it found first`() throws {
    try TeamFile.append([entry(1), entry(2)], to: path)
    func start(_ seed: Int) throws -> (members: [TeamMember], worldStart: WorldStart) {
      var written = WrittenSettings()
      for (name, value) in [("team", path), ("seed", "\(seed)")] {
        written.set(.init(name: name, namePlace: .word(""), value: Node(value, at: .word(value))))
      }
      var reader = SettingsReader(world: Monsters().words, written: written)
      let worldStart = try #require(Monsters().start(&reader))
      let world = try #require(try worldStart.make(Seed(UInt64(seed)), 1).world as? MonsterWorld)
      return (world.state.team, worldStart)
    }
    let first = try start(5)
    #expect(first.members.map(\.id) == [entry(1).id, entry(2).id])
    var world = try #require(try first.worldStart.make(Seed(5), 1).world as? MonsterWorld)
    world.advance(by: 3000)
    let caught = Int(world.census[2]) - 2
    #expect(caught > 0)
    var ledger = try #require(first.worldStart.ledger)
    ledger.note(world, seed: Seed(5))
    try ledger.keep()
    try ledger.keep()
    try TeamFile.append([entry(9)], to: path)
    #expect(try TeamFile.read(at: path).entries.count == 2 + caught + 1)
    #expect(try start(5).members == first.members)
    #expect(try start(6).members.count == 2 + caught + 1)
  }

  @Test(arguments: [
    ("seed: 1..2", "t.team", nil), ("seed: 1..2", "t-{seed}.team", ["t-1.team", "t-2.team"]),
    ("from: [vela, tokyo]", "t.team", nil),
    ("language: [ru, en]", "t.team", ["t.team", "t.team"]), ("seed: 1..2", "a-2.csv", nil),
    ("seed: [7]", "{seed}.team", ["7.team"]),
  ])
  func `films that catch different monsters have a team each`(
    vary: String, team: String, teams: [String]?
  ) throws {
    let name = vary.prefix { $0 != ":" }
    let text =
      "world: monsters\nframes: 9\nvary: {\(vary)}\nteam: '\(team)'\nout: 'a-{\(name)}.csv'\n"
    var found: [String]?
    let faults = Faults.list {
      found = try Scenario(text).jobs().compactMap { $0.runs.first.worldStart.ledger?.path }
    }
    #expect(found == teams)
    let names = teams == nil ? [team] : []
    #expect(faults.map(\.problem) == names.map { .sameOutputTwice($0) })
  }

  @Test(arguments: [(1, true), (2, false)])
  func `scenarios of one call that catch different monsters have a team each`(
    seed: Int, isRight: Bool
  ) throws {
    var register = OutputRegister()
    let jobs = try [1, seed].enumerated().map { number, seed in
      try Scenario(
        "world: monsters\nframes: 9\nseed: \(seed)\nteam: t.team\nout: \(number).csv\n"
      ).jobs()
    }
    try register.add(jobs[0])
    let faults = Faults.list { try register.add(jobs[1]) }
    #expect(faults.isEmpty == isRight)
  }

  @Test func `a name in a team's path must vary`() throws {
    let text = "world: monsters\nvary: {seed: 1..2}\nteam: 't-{speed}.team'\nout: '{seed}.csv'\n"
    #expect(
      Scenario.faults(text).map(\.placedText)
        == ["3:7: 't-{speed}.team': no setting varies as 'speed'; these vary: seed"])
  }

  @Test func `the films of a sheet have the team of their own values`() throws {
    try folder.write(TeamFile([entry(1)]).text, to: "t-2.team")
    let text =
      "world: monsters\nvary: {seed: 1..2}\nteam: '\(folder.path("t-{seed}.team"))'\nrows: runs\n"
      + "frames: 1\nout: a.csv\n"
    let runs = try #require(try Scenario(text).jobs().first).runs
    let teams = try (0..<2).map { number in
      let plan = try runs.plan(number)
      let world = try plan.worldStart.make(Seed(plan.seed), 1).world as? MonsterWorld
      return world?.state.team.count
    }
    #expect(teams == [0, 1])
  }
}
