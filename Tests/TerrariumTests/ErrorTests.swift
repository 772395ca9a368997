import Terrarium
import TerrariumSupport
import Testing

/// Errors, which have the messages of the command.
@Suite(.ownThread) struct ErrorTests {
  private let folder = TemporaryFolder()

  private func error(_ film: Film, _ names: String...) async -> FilmError? {
    await #expect(throws: FilmError.self) { try await film.write(to: names.map(folder.path)) }
  }

  @Test func `all faults come in one go`() async throws {
    let film = Film(
      .life(rule: "B3/S2z"), frames: 0, look: Look(theme: "drak"),
      settings: ["colour": "red", "penguins": 3])
    let said = try #require(await error(film, "life.gif"))
    #expect(
      Set(said.faults.map(\.sentence)) == [
        "unknown key 'colour'; did you mean 'colors'?",
        "'life' has no setting 'penguins'; it belongs to sea",
        "frames cannot be '0'; it is a whole number from 1 to 1000000000, or period",
        "there is no theme 'drak'; did you mean 'dark'?",
        try command("life", "--rule", "B3/S2z"),
      ])
    #expect(said.description == said.faults.map(\.sentence).joined(separator: "\n"))
    #expect(folder.names == [])
  }

  /// Returns the command's message about some words, without the program's name.
  private func command(_ words: String...) throws -> String {
    let said = try Command.run(words + ["--out", "x.gif"], in: TemporaryFolder()).complaint
    return String(said.split(separator: "\n")[0].dropFirst("render: ".count))
  }

  @Test func `what a call or a parameter says is no setting beside it`() async throws {
    let settings: [String: SettingValue] = ["steps": [], "world": "life", "format": "png"]
    let said = [
      "'format' is given twice; keep one of them",
      "'steps' is not a setting here; give it as a parameter",
      "'world' is not a setting here; give it as a parameter",
    ]
    for film in [Film(.sea(), settings: settings), Film(of: Forest.init, settings: settings)] {
      let error = await #expect(throws: FilmError.self) { try await film.data(as: .gif) }
      #expect(error?.faults.map(\.sentence) == said)
    }
  }

  @Test func `paths are refused as the command refuses them`() async throws {
    let film = Film(.sea())
    #expect(await error(film, "no/a.gif")?.faults.count == 1)
    #expect(
      await error(film, "a.gfi")?.description
        == "'\(folder.path("a.gfi"))' has an unknown ending; did you mean .gif?")
    #expect(
      await error(film, "a.gif", "a.gif")?.description
        == "'\(folder.path("a.gif"))' would be written twice; give every output a name of its own")
    try folder.write("3o!\n", to: "g.rle")
    let line = Film(.life(pattern: folder.path("g.rle")), frames: 2)
    #expect(
      await error(line, "g.rle")?.description
        == "'\(folder.path("g.rle"))' is an input and would be overwritten; "
        + "give the output a name of its own")
    #expect(await error(film)?.description.hasPrefix("no output") == true)
  }

  @Test func `a step's fault has its line and column`() async throws {
    let film = Film(
      .life(),
      steps: """
        - run: 3
        - plaec: glider
        """)
    let said = try #require(await error(film, "a.csv"))
    #expect(said.faults[0].line == 2)
    #expect(said.faults[0].column == 3)
    #expect(said.description.hasPrefix("steps:2:3: "))
    #expect(said.faults[0].sentence.contains("did you mean 'place'?"))
  }

  private struct Life: World {
    var cells = CellGrid(size: GridSize(3, 3), of: true)
    mutating func tick() {}
  }

  @Test func `a world of one's own may have the name of another`() async throws {
    let film = Film(of: Life(), steps: [.place("glider")], settings: ["rule": "B3/S23"])
    let said = try #require(await error(film, "a.csv"))
    #expect(
      said.faults.map(\.sentence) == [
        "'life' has no setting 'rule'; it belongs to wolfram",
        "'life' has no step 'place'; it belongs to wolfram",
      ])
  }

  @Test func `its pictures are not taken for those of the other`() async throws {
    try await Film(of: Life(), frames: 1).write(to: folder.path("a.gif"))
    #expect(
      try Command.run("show a.gif", in: folder).complaint
        == "render: 'a.gif' shows the world 'own life', which this program does not have; "
        + "make it again with the program that has it\n")
  }

  @Test func `the worlds of others are not known to a film of one's own`() async throws {
    let film = Film(of: Forest.init, settings: ["size": "3x3", "stats": "yes"])
    let said = try #require(await error(film, "a.csv"))
    #expect(said.faults[0].sentence.hasPrefix("'forest' has no setting 'size'; it belongs to "))
    #expect(said.faults[1].sentence.hasPrefix("unknown key 'stats'"))
  }
}
