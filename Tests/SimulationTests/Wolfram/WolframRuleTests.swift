import Simulation
import Testing

struct WolframRuleTests {
  @Test(arguments: [
    ("30", 30), ("W30", 30), ("w110", 110), (" 0 ", 0), ("255", 255), ("rule 90", 90),
    ("Rule184", 184), ("007", 7),
  ])
  func `a rule is read in each of its spellings`(text: String, number: Int) throws {
    #expect(try Int(WolframRule(parsing: text).number) == number)
  }

  @Test(arguments: [
    ("", WolframRuleError.empty), ("  ", .empty), ("W", .unexpectedCharacter("W", column: 1)),
    ("256", .tooLarge(column: 1)), ("W999999999999999999999", .tooLarge(column: 2)),
    ("3 0", .unexpectedCharacter(" ", column: 2)), ("-1", .unexpectedCharacter("-", column: 1)),
    ("W30x", .unexpectedCharacter("x", column: 4)), ("٣", .unexpectedCharacter("٣", column: 1)),
    ("rule", .unexpectedCharacter("e", column: 4)),
  ])
  func `a bad spelling is refused at its column`(text: String, error: WolframRuleError) {
    #expect(throws: error) { try WolframRule(parsing: text) }
  }

  @Test func `a rule prints as it is read`() throws {
    for number in UInt8.min...255 {
      #expect(try WolframRule(parsing: "\(WolframRule(number))").number == number)
    }
  }

  @Test func `known rules have their known equivalents`() {
    #expect(WolframRule(110).mirrored == WolframRule(124))
    #expect(WolframRule(110).complemented == WolframRule(137))
    #expect(WolframRule(110).equivalents.map(\.number) == [110, 124, 137, 193])
    #expect(WolframRule(30).equivalents.map(\.number) == [30, 86, 135, 149])
    #expect(WolframRule(90).equivalents.map(\.number) == [90, 165])
  }

  @Test func `there are 88 rules that differ in substance`() {
    let least = Set((UInt8.min...255).map { WolframRule($0).representative })
    #expect(least.count == 88)
  }

  @Test func `the forms read from the left are the number in binary`() {
    for number in UInt8.min...255 {
      let digits = WolframRule(number).forms.map { $0.livesNext ? "1" : "0" }.joined()
      #expect(UInt8(digits, radix: 2) == number)
    }
    #expect(WolframRule(4).forms[5].centre)
  }

  @Test func `a closure makes a rule`() {
    #expect(WolframRule { left, _, right in left != right }.number == 90)
    #expect(WolframRule { left, centre, right in left != (centre || right) }.number == 30)
  }

  @Test func `a background flashes under odd rules below 128 only`() {
    for number in UInt8.min...255 {
      #expect(WolframRule(number).flashes == (number % 2 == 1 && number < 128))
    }
  }

  @Test func `a start is read from zeros and ones`() throws {
    #expect(try WolframStart(parsing: "0110") == .cells([false, true, true, false]))
    #expect(throws: WolframStartError.empty) { try WolframStart(parsing: "") }
    #expect(throws: WolframStartError.unexpectedCharacter("2", column: 3)) {
      try WolframStart(parsing: "012")
    }
  }
}
