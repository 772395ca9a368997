import TerrariumSimulation
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
    ("", RuleError.empty), ("  ", .empty), ("W", .unexpected("W", column: 1)),
    ("256", .numberTooLarge(column: 1)), ("W999999999999999999999", .numberTooLarge(column: 2)),
    ("3 0", .unexpected(" ", column: 2)), ("-1", .unexpected("-", column: 1)),
    ("W30x", .unexpected("x", column: 4)), ("٣", .unexpected("٣", column: 1)),
    ("rule", .unexpected("e", column: 4)),
  ])
  func `a bad spelling is refused at its column`(text: String, error: RuleError) {
    #expect(throws: error) { try WolframRule(parsing: text) }
  }

  @Test func `a rule prints as it is read`() throws {
    for number in UInt8.min...255 {
      let text = LineFamily.elementary(WolframRule(number)).text
      #expect(try WolframRule(parsing: text).number == number)
    }
  }

  @Test func `a start is read from zeros and ones`() throws {
    #expect(try WolframStart(parsing: "0110") == .cells([0, 1, 1, 0]))
    #expect(throws: WolframStartError.empty) { try WolframStart(parsing: "") }
    #expect(throws: WolframStartError.noColour("2", of: 2, column: 3)) {
      try WolframStart(parsing: "012")
    }
  }
}
