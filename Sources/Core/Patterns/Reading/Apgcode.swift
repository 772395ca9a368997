internal import TerrariumBasics

/// The name that apgsearch gives to an object: its kind, a number, and its cells.
///
/// `xs4_33` is a still life of four cells, `xp3_…` has period 3, `xq4_153` is a ship, and `xg30_…`
/// a gun. The cells are in strips of five rows, with one letter for each column; another `_` begins
/// the next bit of the states.
package struct Apgcode: Hashable, Sendable {
  package let text: String
  /// The cells of the code.
  package let pattern: Pattern

  /// A fault in a text that begins like an apgcode.
  package enum Flaw: Error, Hashable {
    /// The letter is not a column of cells.
    case letter(Character, column: Int)
    /// A `y` lacks the number of blank columns after it.
    case gapOpen(column: Int)
    /// Codes of this kind contain no cells: growth, and objects that are too large.
    case noCells(kind: String)
    /// The number of cells of a still life differs from its code's.
    case population(said: Int, drawn: Int)
    /// The code has no cells, but its kind needs some.
    case empty
    /// The code has more bits per state than states have.
    case planes(Int)
  }

  /// True if a text begins like an apgcode.
  package static func isMeant(_ text: String) -> Bool { head(of: text) != nil }

  /// The cells as a pattern, with the place of the highest bit's plane as that of its highest
  /// state.
  package var file: PatternFile {
    var file = PatternFile(.cells(pattern))
    file.isOfCode = true
    let state = pattern.highestState
    guard state > 1 else { return file }
    let planes = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "_") }
    let column = planes[7 - state.leadingZeroBitCount].offset + 2
    file.highestState = PatternFile.HighState(
      state: Int(state), position: TextPosition(line: 1, column: column))
    return file
  }

  /// Parses an apgcode.
  package init(_ text: String) throws(PatternError) {
    self.text = text
    do throws(Flaw) {
      guard let head = Self.head(of: text), Self.drawn.contains(head.kind) else {
        throw .noCells(kind: String(text.prefix { $0.isLetter }))
      }
      pattern = try Self.pattern(of: text, from: head.end)
      let drawn = pattern.population
      if head.kind == "xs", let said = head.number, said != drawn {
        throw .population(said: said, drawn: drawn)
      }
      guard drawn > 0 || head.kind == "xs" else { throw .empty }
    } catch {
      throw .apgcode(text, error)
    }
  }

  /// The kinds whose codes contain cells.
  private static let drawn = ["xs", "xp", "xq", "xg"]
  /// Linear growth, other growth, and objects that are too large.
  private static let undrawn = ["yl", "zz", "ov"]

  /// The kind, the number after it, and the start of the cells.
  private static func head(of text: String) -> (kind: String, number: Int?, end: Int)? {
    let bytes = Array(text.utf8)
    guard let end = bytes.firstIndex(of: UInt8(ascii: "_")), end >= 2 else { return nil }
    let kind = String(text.prefix(2))
    let digits = bytes[2..<end]
    if undrawn.contains(kind) { return (kind, nil, end + 1) }
    guard drawn.contains(kind), !digits.isEmpty,
      digits.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else { return nil }
    return (kind, Int(String(decoding: digits, as: UTF8.self)), end + 1)
  }

  private static func pattern(of text: String, from start: Int) throws(Flaw) -> Pattern {
    var states: [Cell: UInt8] = [:]
    var plane = 0
    var strip = 0
    var x = 0
    let letters = Array(text.dropFirst(start))
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      place += 1
      let column = start + place
      switch letter {
      case "_": (plane, strip, x) = (plane + 1, 0, 0)
      case "z": (strip, x) = (strip + 1, 0)
      case "w": x += 2
      case "x": x += 3
      case "y":
        guard place < letters.count, let gap = value(of: letters[place]), gap < 36 else {
          throw .gapOpen(column: column)
        }
        place += 1
        x += 4 + gap
      default:
        guard let bits = value(of: letter), bits < 32 else { throw .letter(letter, column: column) }
        guard plane < 8 else { throw .planes(plane + 1) }
        for row in 0..<5 where bits >> row & 1 == 1 {
          states[Cell(x, 5 * strip + row), default: 0] |= 1 << UInt8(plane)
        }
        x += 1
      }
    }
    let size = GridSize(
      columns: (states.keys.map(\.x).max() ?? 0) + 1, rows: (states.keys.map(\.y).max() ?? 0) + 1)
    return Pattern(size: size, runs: states.map { CellRun(x: $0.x, y: $0.y, length: 1, state: $1) })
  }

  /// The value of a digit or a lower-case letter.
  private static func value(of letter: Character) -> Int? {
    letter.asciiValue.flatMap(digits.firstIndex)
  }
}

extension PatternFile {
  /// The pattern of a code under a Generations rule with a number of states. Numbers without a
  /// state, and patterns from other sources, are unchanged.
  package func decoded(ofStates stateCount: Int) -> PatternFile {
    guard isOfCode, case .cells(let coded) = content else { return self }
    var file = self
    let pattern = coded.decoded(ofStates: stateCount)
    file.content = .cells(pattern)
    file.highestState = highestState.flatMap { highest in
      let state = Int(pattern.highestState)
      return state > 1 ? HighState(state: state, position: highest.position) : nil
    }
    return file
  }
}

extension Pattern {
  /// The pattern of a code under a Generations rule of a number of states; numbers that the rule has no
  /// state for stay.
  package func decoded(ofStates stateCount: Int) -> Pattern {
    var numbers: [UInt8: UInt8] = [:]
    for state in min(2, stateCount)..<stateCount {
      let number = Apgcode.number(ofState: state, of: stateCount)
      if let number = UInt8(exactly: number) { numbers[number] = UInt8(state) }
    }
    let runs = runs.map { run in
      CellRun(x: run.x, y: run.y, length: run.length, state: numbers[run.state] ?? run.state)
    }
    return Pattern(size: size, runs: runs)
  }
}
