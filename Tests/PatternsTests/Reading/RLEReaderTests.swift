import TerrariumPatterns
import TerrariumSimulation
import Testing

struct RLEReaderTests {
  @Test(arguments: [
    "x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!", "x=3,y=3,rule=B3/S23\nbo$2bo$3o!", "bo$2bo$3o!",
    "X = 3, Y = 3, RULE = b3/s23\nbo$2bo$3o!", "bo$2bo$3o", "bo$\n2bo$\n3o!", "b\no$2bo$3\u{6f}!",
    "x = 3, y = 3\r\nbo$\r\n2bo$3o!\r\n", "x = 3, y = 3\rbo$2bo$3o!\r", "\n\n  b o $ 2b o $ 3o !",
    "#C words\nx = 3, y = 3\n#C between\nbo$\n#C lines\n2bo$3o! anything\n#C after it",
    ".A$2.A$3A!", "bo$2.A$Ao1A!", "\u{feff}bo$2bo$3o!", "x = 3, y = 3,\nbo$2bo$3o!", "bo$2bo$3o$!",
    "bp$2bq$3y!",
  ])
  func `a glider is read in all its spellings`(text: String) throws {
    #expect(try read(text).cells() == glider, "\(text)")
  }

  @Test(arguments: [
    ("x = 5, y = 4\no!", ["O....", ".....", ".....", "....."]), ("x = 1, y = 1\n3o!", ["OOO"]),
    ("3b$bo$3b!", ["...", ".O.", "..."]), ("2o3$!", ["OO", "..", ".."]), ("2$o!", [".", ".", "O"]),
    ("x = 0, y = 0\n!", []), ("o5b!", ["O....."]), ("x = 2, y = 2\n", ["..", ".."]),
  ])
  func `the box is what a file draws, at least its header's`(text: String, rows: [String]) throws {
    #expect(try drawing(text) == rows)
  }

  @Test func `words are kept`() throws {
    let pattern = try read(
      """
      #N Glider
      #O Richard Guy, 1969
      #C smallest
      #c ship
      #D of all
      #P -1 4
      #r 23/36
      bo$2bo$3o! at the end
      behind the end
      #C at the bottom
      """)
    #expect(pattern.notes.name == "Glider" && pattern.notes.author == "Richard Guy, 1969")
    #expect(
      pattern.notes.comments == [
        "smallest", "ship", "of all", "at the end", "behind the end", "at the bottom",
      ])
    #expect(pattern.position == Cell(-1, 4))
    #expect(pattern.rule == "23/36")
  }

  @Test func `an extended comment tells position and generation`() throws {
    let pattern = try read("#CXRLE Pos=-12,7 Gen=340282366920938463463374607431768211455\no!")
    #expect(pattern.position == Cell(-12, 7))
    #expect(pattern.generation == .max)
    let late = try read("o\n#CXRLE Pos=1,2\no!")
    #expect(late.position == nil)
    let far = try read("#CXRLE Pos=-99999999999999999999,88888888888888888888\no!")
    #expect(far.position == Cell(-(1 << 59) - 1, 1 << 59))
    let beyond = try read("#CXRLE Gen=340282366920938463463374607431768211456 Pos=1,x\no!")
    #expect(beyond.generation == nil && beyond.position == nil)
  }

  @Test(arguments: [
    ("x = 1, y = 1, rule = B3/S23\no!", "B3/S23"), ("x=1,y=1,rule=23/3,\no!", "23/3"),
    ("x = 1, y = 1, rule = B3 / S23 \no!", "B3 / S23"),
    ("x = 1, y = 1, rule=B3/S23:T30,20\no!", "B3/S23:T30,20"),
  ])
  func `a header's rule is read whole`(text: String, rule: String) throws {
    #expect(try read(text).rule == rule)
  }

  @Test(arguments: [
    ("03o!", PatternError.leadingZero(at: TextPosition(line: 1, column: 1))),
    ("x = 3, y = 1\nb0o!", .leadingZero(at: TextPosition(line: 2, column: 2))),
    ("o3 o!", .countWithoutCell(at: TextPosition(line: 1, column: 2))),
    ("b12\no!", .countWithoutCell(at: TextPosition(line: 1, column: 2))),
    ("o$\n5!", .countWithoutCell(at: TextPosition(line: 2, column: 1))),
    ("o3", .countWithoutCell(at: TextPosition(line: 1, column: 2))),
    ("x = 3, y = 3\n2B!", .moreStates(2, at: TextPosition(line: 2, column: 2))),
    ("bX!", .moreStates(24, at: TextPosition(line: 1, column: 2))),
    ("bpA!", .moreStates(25, at: TextPosition(line: 1, column: 2))),
    ("yO!", .moreStates(255, at: TextPosition(line: 1, column: 1))),
    ("BO$2BO$3O!", .moreStates(2, at: TextPosition(line: 1, column: 1))),
    ("bo?!", .unexpectedByte(63, at: TextPosition(line: 1, column: 3))),
    ("bo$\n3#o!", .unexpectedByte(35, at: TextPosition(line: 2, column: 2))),
    ("x = , y = 3\no!", .numberExpected(at: TextPosition(line: 1, column: 5))),
    ("x = -3, y = 3\no!", .numberExpected(at: TextPosition(line: 1, column: 5))),
    ("x = 3 y 3\no!", .malformedHeader(at: TextPosition(line: 1, column: 9))),
    ("x = 3, z = 3\no!", .malformedHeader(at: TextPosition(line: 1, column: 8))),
    ("x = 3, y = 3, rule B3/S23\no!", .malformedHeader(at: TextPosition(line: 1, column: 20))),
    ("#C only words\n", .empty), ("", .empty), ("\n\n", .empty),
  ])
  func `what is wrong is told with its place`(text: String, error: PatternError) {
    #expect(throws: error) { try read(text) }
  }

  @Test(arguments: [
    "999999999999o!", "x = 3, y = 3\n999999999999999999999999999999o!", "999999999999$o!",
    "x = 1000000001, y = 1\no!", "x = 1, y = 99999999999999999999\no!",
  ])
  func `counts beyond the largest side are refused`(text: String) {
    #expect {
      try read(text)
    } throws: { error in
      guard case PatternError.sideTooLarge(let position, limit: 1_000_000_000) = error else {
        return false
      }
      return position.line == (text.hasPrefix("x = 3") ? 2 : 1)
    }
  }

  @Test func `sums beyond the largest side are refused at the token that leaves it`() {
    var limits = PatternLimits()
    limits.side = 10
    #expect(throws: PatternError.sideTooLarge(at: TextPosition(line: 2, column: 1), limit: 10)) {
      try read("8b\n3o!", limits: limits)
    }
    #expect(throws: PatternError.sideTooLarge(at: TextPosition(line: 1, column: 3), limit: 10)) {
      try read("6$5$o!", limits: limits)
    }
    #expect(throws: Never.self) { try read("8b\n2o!", limits: limits) }
  }

  @Test func `cells and runs have their limits`() {
    var limits = PatternLimits()
    limits.cells = 100
    limits.runs = 3
    #expect(throws: PatternError.tooManyCells(at: TextPosition(line: 1, column: 4), limit: 100)) {
      try read("90o11o!", limits: limits)
    }
    #expect(throws: PatternError.tooManyRuns(at: TextPosition(line: 1, column: 7), limit: 3)) {
      try read("obobobo!", limits: limits)
    }
    limits.bytes = 5
    #expect(throws: PatternError.tooLong(limitInBytes: 5)) { try read("obobobo!", limits: limits) }
  }

  @Test func `any bytes at all end in a pattern or in an error`() {
    var stream = Seed(1).stream("bytes")
    let alphabet = Array("x=, y3rule0123bo$!AByp#\r\n.O*!CXRLE Pos= [M2]".utf8)
    var patterns = 0
    for _ in 0..<20_000 {
      let bytes = (0..<stream.draw(below: 30)).map { _ in
        stream.happens(1, in: 20)
          ? UInt8(stream.draw(below: 256)) : alphabet[stream.draw(below: alphabet.count)]
      }
      do {
        let pattern = try PatternFile(reading: bytes).cells()
        #expect(pattern.population <= 1 << 28)
        patterns += 1
      } catch {
        continue
      }
    }
    #expect(20..<20_000 ~= patterns, "\(patterns)")
  }
}
