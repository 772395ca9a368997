import TerrariumFilmSupport
import TerrariumSimulation
import Testing

/// Steps on cells, compared with grids drawn by hand.
struct EditingStepTests {
  /// An F of two columns and three rows, which every rotation or reflection changes.
  private static let pattern = "'2o$o$bo!'"

  @Test(arguments: [
    ("", ["OO..", "O...", ".O..", "...."]),
    ("turn: left", ["O.O.", "OO..", "....", "...."]),
    ("turn: right", [".OO.", "O.O.", "....", "...."]),
    ("turn: half", ["O...", ".O..", "OO..", "...."]),
    ("flip: across", ["OO..", ".O..", "O...", "...."]),
    ("flip: down", [".O..", "O...", "OO..", "...."]),
    ("turn: left, flip: across", ["O.O.", ".OO.", "....", "...."]),
    ("turn: left, flip: down", ["OO..", "O.O.", "....", "...."]),
    ("turn: right, flip: across", ["OO..", "O.O.", "....", "...."]),
    ("turn: right, flip: down", ["O.O.", ".OO.", "....", "...."]),
    ("turn: half, flip: across", [".O..", "O...", "OO..", "...."]),
    ("turn: half, flip: down", ["OO..", ".O..", "O...", "...."]),
  ])
  func `a pattern is first turned, then flipped`(how: String, expected: [String]) throws {
    let keys = how.isEmpty ? "" : ", " + how
    let shown = try lifePicture("4x4", "{place: \(Self.pattern), at: [0, 0]\(keys)}")
    #expect(shown == expected, "\(how)")
  }

  @Test func `replace puts the whole box, merge the live cells only`() throws {
    let full = "{place: '4o$4o$4o!', at: [0, 0]}"
    #expect(
      try lifePicture("4x4", full, "{place: 'bo$3o!', at: [1, 0]}")
        == ["O.O.", "OOOO", "OOOO", "...."])
    #expect(
      try lifePicture("4x4", full, "{place: 'bo$3o!', at: [1, 1], mode: merge}")
        == ["OOOO", "OOOO", "OOOO", "...."])
  }

  @Test func `a pattern without a place is centred, rounded down`() throws {
    #expect(try lifePicture("6x4", "place: 'o!'") == ["......", "..O...", "......", "......"])
    #expect(try lifePicture("5x5", "place: '2o$2o!'")[1] == ".OO..")
    #expect(try lifePicture("3x3", edges: "wrap", "place: '4o!'") == ["...", "OOO", "..."])
  }

  @Test func `on a ring a pattern comes in again on the other side`() throws {
    #expect(
      try lifePicture("5x4", edges: "wrap", "{place: '3o$o$o!', at: [3, -1]}")
        == ["...O.", "...O.", ".....", "O..OO"])
    #expect(
      try lifePicture(
        "5x4", edges: "wrap", "{place: '5o$5o$5o$5o!', at: [0, 0]}",
        "{place: 'b$b2o!', at: [14, 11]}") == ["OOOO.", "OOOOO", "OOOOO", "..OO."])
  }

  @Test func `a plane takes what stands out of the window`() throws {
    #expect(
      try lifePicture(
        "3x2", edges: "none", "{place: '3o$3o!', at: [-2, -1]}", "{copy: [-2, -1, 3, 2]}",
        "{place: clipboard, at: [1, 0]}") == ["OOO", ".OO"])
  }

  @Test func `toggle flips cells, twice is as before, and a ring takes them from outside`() throws {
    #expect(
      try lifePicture("3x3", "toggle: [[0, 0], [1, 1], [2, 2], [1, 1]]") == ["O..", "...", "..O"])
    #expect(
      try lifePicture("3x3", "toggle: [0, 0]", "toggle: [[0, 0], [2, 1]]") == ["...", "..O", "..."])
    #expect(
      try lifePicture("3x3", edges: "wrap", "toggle: [[-1, 3], [2, 1]]") == ["..O", "..O", "..."])
  }

  @Test func `copy takes cells, cut and erase take them away`() throws {
    let start = "{place: '2o$obo$3o!', at: [0, 0]}"
    #expect(
      try lifePicture("6x4", start, "copy: [0, 1, 3, 2]", "{place: clipboard, at: [3, 0]}")
        == ["OO.O.O", "O.OOOO", "OOO...", "......"])
    #expect(
      try lifePicture("6x4", start, "cut: [0, 0, 2, 2]", "{place: clipboard, at: [4, 2]}")
        == ["......", "..O...", "OOO.OO", "....O."])
    #expect(
      try lifePicture("6x4", start, "erase: [1, 1, 5, 3]") == [
        "OO....", "O.....", "O.....", "......",
      ])
    #expect(try lifePicture("2x2", "place: '2o$2o!'", "erase: all") == ["..", ".."])
  }

  @Test func `all of a plane is cleared, however far its cells are apart`() throws {
    let shown = try frames(
      of: """
        world: life
        rule: B/S012345678
        out: x.csv
        steps:
          - toggle: [[0, 0], [1000000000, -1000000000], [-3, 5]]
          - hold: 1
          - erase: all
          - hold: 1
        """)
    #expect(shown.map(\.census) == [[3], [3], [0]])
  }

  @Test func `a selection goes round a ring, and its parts keep their places`() throws {
    let start = "{place: 'o$bo$2bo$3bo!', at: [0, 0]}"
    #expect(
      try lifePicture(
        "4x4", edges: "wrap", start, "cut: [3, 3, 2, 2]",
        "{place: clipboard, at: [1, 0]}") == [".O..", "..O.", "..O.", "...."])
  }

  @Test(arguments: [
    ("left", [".O...", "OO...", ".O...", ".....", "....."]),
    ("right", ["O....", "OO...", "O....", ".....", "....."]),
    ("half", ["OOO..", ".O...", ".....", ".....", "....."]),
  ])
  func `a turned selection keeps its top left, also where it is not square`(
    turn: String, expected: [String]
  ) throws {
    let shown = try lifePicture(
      "5x5", "{place: 'bo$3o!', at: [0, 0]}", "{rotate: [0, 0, 3, 2], turn: \(turn)}")
    #expect(shown == expected, "\(turn)")
  }

  @Test func `a kept pattern can be placed later, and a later one of its name replaces it`() throws
  {
    #expect(
      try lifePicture(
        "5x3", "toggle: [[0, 0], [1, 1]]", "{keep: thing, area: [0, 0, 2, 2]}",
        "erase: all", "{place: thing, at: [3, 0]}", "{keep: thing, area: [3, 1, 2, 1]}",
        "{place: thing, at: [0, 2]}") == ["...O.", "....O", ".O..."])
  }

  @Test func `a field of another size keeps its top left`() throws {
    let start = "{place: '3o$3o$3o!', at: [0, 0]}"
    #expect(
      try lifePicture("3x3", start, "set: {size: 4x2}", "set: {size: 5x3}")
        == ["OOO..", "OOO..", "....."])
    let sizes = try frames(
      of: """
        world: life
        size: 3x3
        edges: wall
        out: x.txt
        steps:
          - hold: 0
          - snapshot
          - set: {size: 5x2}
          - hold: 1
          - restore
          - hold: 1
        """
    ).map { ($0.letters ?? $0.cells)?.size.description }
    #expect(sizes == ["3x3", "5x2", "3x3"])
  }

  @Test func `the newest line of an elementary automaton is changed in the same ways`() throws {
    func line(_ steps: String...) throws -> String {
      let text =
        "world: wolfram\nrule: 0\nsize: 8x2\nedges: wrap\nstart: '0'\nout: [x.txt, x.gif]\nsteps:\n"
        + steps.map { "  - \($0)\n" }.joined()
      return try #require(try lastPicture(of: text).first)
    }
    #expect(try line("toggle: [[1, 0], [-1, 0]]") == ".O.....O")
    #expect(
      try line(
        "{place: '2obo!', at: [6, 0]}", "copy: [6, 0, 4, 1]", "erase: all",
        "{place: clipboard, at: [0, 0], flip: across}") == "O.OO....")
    #expect(try line("{place: '2obo!', at: [0, 0]}", "cut: [0, 0, 2, 1]") == "...O....")
  }
}
