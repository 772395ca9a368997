import TerrariumPatterns
import TerrariumSimulation
import Testing

/// Drawings in letters: which texts they are, what their letters mean, and where that is unclear.
struct DrawingTests {
  /// A pattern in which each cell has a random state.
  private func drawing(
    _ columns: Int, _ rows: Int, states: Int, _ stream: inout RandomStream
  ) -> Pattern {
    let cells = (0..<columns * rows).map { _ in
      stream.happens(1, in: 3) ? 0 : UInt8(stream.draw(below: states))
    }
    return Pattern(
      states: StateGrid(size: GridSize(columns: columns, rows: rows), states: cells))
  }

  /// The states of a text's cells, row by row.
  private func rows(_ text: String, by key: DrawingKey = DrawingKey()) throws -> [[UInt8]] {
    let file = try PatternFile(reading: Array(text.utf8), by: key, limits: .manyStates)
    let grid = try file.cells(limits: .manyStates).states
    return (0..<grid.size.rows).map { y in (0..<grid.size.columns).map { grid[$0, y] } }
  }

  @Test func `what is written in letters is read again, whatever number of states`() throws {
    var stream = Seed(7).stream("drawings")
    for states in 2...256 {
      for (columns, rows) in [(1, 1), (2, 2), (9, 4), (16, 3)] {
        let pattern = drawing(columns, rows, states: states, &stream)
        let letters = StateLetters(count: states)
        let grid = pattern.states
        let text = (0..<rows).map { y in
          (0..<columns).map { letters[Int(grid[$0, y])] }.joined() + "\n"
        }.joined()
        for bytes in [Array(text.utf8), pattern.plaintext(stateCount: states)] {
          let known = Result {
            try PatternFile(reading: bytes, by: DrawingKey(states: states), limits: .manyStates)
          }
          switch known {
          case .success(let file):
            #expect(try file.cells(limits: .manyStates) == pattern, "\(states): \(text)")
          case .failure(let error):
            // A drawing of nothing but state 15, where it could be a live cell, is refused.
            guard case .ambiguousLetter? = error as? PatternError else { throw error }
            #expect(Set(grid.states).subtracting([0]) == [15], "\(states): \(text)")
          }
          // A reader that learns the rule later comes to the same.
          let early = try PatternFile(reading: bytes, limits: .manyStates)
          let late = Result { try early.read(by: DrawingKey(states: states)) }
          #expect((try? late.get().content) == (try? known.get().content))
        }
      }
    }
  }

  @Test(arguments: [
    ("..A\nB.C\n", [[0, 0, 1], [2, 0, 3]] as [[UInt8]]), ("A\n", [[1]]),
    ("OO\n.O\n", [[1, 1], [0, 1]]), ("AO\n.A\n", [[1, 15], [0, 1]]),
    ("!Name: wires\n.CC\nA.B\n", [[0, 3, 3], [1, 0, 2]]), ("!x\n2.3C\n", [[0, 0, 3, 3, 3]]),
    (" .pA\nyO A\n", [[0, 25], [255, 1]]), (" A B\n B .\n", [[1, 2], [2, 0]]),
    ("A..B!", [[1, 0, 0, 2]]), ("A$B!", [[1], [2]]), ("ob\n", [[1, 0]]),
    ("A\r\nB\r\n", [[1], [2]]), ("A\n#C words\nB\n", [[1], [2]]),
  ])
  func `rows of letters are rows`(text: String, expected: [[UInt8]]) throws {
    #expect(try rows(text) == expected)
  }

  @Test(arguments: [
    (["w": 3, "h": 1], "wwh\n.w.\n", [[3, 3, 1], [0, 3, 0]] as [[UInt8]]),
    (["#": 2, "!": 1], "#!\n!#\n", [[2, 1], [1, 2]]),
    (["1": 1, "0": 0], "01\n11\n", [[0, 1], [1, 1]]),
    (["b": 0, "o": 1], "bob\nobo\n", [[0, 1, 0], [1, 0, 1]]),
    (["█": 1, "░": 2], "█░\n░ \n", [[1, 2], [2, 0]]), (["O": 2], "AO\n", [[1, 2]]),
    ([".": 1, "O": 0], ".O\n", [[1, 0]]), (["$": 4], "A$\n$.\n", [[1, 4], [4, 0]]),
  ])
  func `a key gives signs their states`(
    signs: [String: UInt8], text: String, expected: [[UInt8]]
  ) throws {
    #expect(try rows(text, by: DrawingKey(signs: signs)) == expected)
  }

  private static let film = "A.\n..\n\n.A\n..\n\n..\nA.\n"

  @Test func `a film is read at its first frame, or at a named one`() throws {
    let frames: [[[UInt8]]] = [[[1, 0], [0, 0]], [[0, 1], [0, 0]], [[0, 0], [1, 0]]]
    #expect(try rows(Self.film) == frames[0])
    for (number, frame) in frames.enumerated() {
      #expect(try rows(Self.film, by: DrawingKey(frame: number)) == frame)
    }
    #expect(try read(Self.film).drawing?.frames == 3)
    // A frame of one row must be named, as the empty line may be a row.
    #expect(try rows("A\n\nA\n") == [[1], [0], [1]])
    #expect(try rows("A\n\n.\n", by: DrawingKey(frame: 1)) == [[0]])
    // These cannot be films.
    for text in ["A\nAA\n\nA.\nA.\n", "\nAA\nAA\n\nAA\nAA\n", "A.\nA.\n\n\nA.\nA.\n"] {
      #expect(try rows(text).count > 2 && read(text).drawing?.frames == 1)
    }
    #expect(try rows("!x\nA.\nA.\n\nA.\nA.\n").count == 5)
  }

  @Test(
    arguments: [
      (".O\nOO\n", 20, PatternError.ambiguousLetter(at: TextPosition(line: 1, column: 2))),
      (" O O\n", 29, .ambiguousLetter(at: TextPosition(line: 1, column: 2))),
      ("OO\nOO\n\nOOO\nOOO\n", 2, .ambiguousLine(at: TextPosition(line: 3, column: 1))),
      ("obo\nbob\n", 2, .ambiguousRows(at: TextPosition(line: 1, column: 2))),
      ("A.\n.?\n", 4, .unexpectedByte(63, at: TextPosition(line: 2, column: 2))),
      (film, 2, .noSuchFrame(3, count: 3)),
    ] as [(String, Int, PatternError)])
  func `what has two meanings is refused with its place`(
    text: String, states: Int, error: PatternError
  ) {
    let frame = if case .noSuchFrame(let number, _) = error { number as Int? } else { nil as Int? }
    #expect(throws: error) {
      try PatternFile(
        reading: Array(text.utf8), by: DrawingKey(states: states, frame: frame),
        limits: .manyStates)
    }
  }

  @Test func `an O alone is a live cell where no state is called so`() throws {
    for states in [2, 3, 15] {
      #expect(try rows(".O\nOO\n", by: DrawingKey(states: states)) == [[0, 1], [1, 1]])
    }
    // A file with notes comes from elsewhere, and a rule of two characters a cell has none alone.
    #expect(try rows("!Name: x\n.O\nOO\n", by: DrawingKey(states: 20)) == [[0, 1], [1, 1]])
    #expect(try rows(".O\nOO\n", by: DrawingKey(states: 29)) == [[0, 1], [1, 1]])
  }
}
