import TerrariumBasics
import TerrariumVocabulary
import Testing

struct ConditionTests {
  private func read(_ text: String) throws -> Condition {
    try ValueType.condition.read(Node(text, at: .word(text)))
  }

  @Test(arguments: [
    ("settled", "settled"), ("orcas=0", "orcas = 0"), ("orcas == 0", "orcas = 0"),
    ("last-alive>-5", "last-alive > -5"), ("1.50 <= density", "1.5 <= density"),
    ("a != b and not c", "a != b and not c"), ("a or b and c", "a or b and c"),
    ("(a or b) and c", "(a or b) and c"), ("not (a and b)", "not (a and b)"),
    ("not not a", "not not a"), ("((a))", "a"), ("a and (b and c)", "a and (b and c)"),
    ("notes > 0 or order < 1", "notes > 0 or order < 1"), ("  a\tor\nb ", "a or b"),
    ("a>=1e3", "a >= 1000"), ("1 = 1", "1 = 1"),
  ])
  func `conditions are written in one way`(text: String, written: String) throws {
    let condition = try read(text)
    #expect(condition.text == written)
    #expect(try read(written) == condition)
  }

  @Test(arguments: [
    ("", "at the end of the condition, a name or a number is missing"),
    ("orcas >", "at the end of the condition, a name or a number is missing"),
    ("orcas > and tick > 3", "at 'and tick > 3' of the condition, a name or a number is missing"),
    ("(a or b", "at the end of the condition, a closing parenthesis is missing"),
    ("a b", "at 'b' of the condition, and, or, or the end is missing"),
    ("a)", "at ')' of the condition, and, or, or the end is missing"),
    ("5", "'5' is no condition"),
    ("a && b", "at '&& b' of the condition, and, or, or the end is missing"),
    ("a => 3", "at '> 3' of the condition, a name or a number is missing"),
    (String(repeating: "(", count: 1001), "a condition has 1000 letters at most"),
  ])
  func `what is wrong is told with its place`(text: String, said: String) throws {
    var told = ""
    do throws(Refusal) {
      _ = try ValueType.condition.read(Node(text, at: .word(text)))
    } catch {
      if case .problem(let problem, _) = error { told = problem.sentence.what }
    }
    #expect(told == said)
  }

  /// A condition drawn at random, and what it is of three values, of which some are missing.
  private func drawn(
    _ stream: inout RandomStream, depth: Int, _ values: [String: Double]
  ) -> (condition: Condition, holds: Bool) {
    let names = ["a", "last-b", "c"]
    func operand() -> (Condition.Operand, Double?) {
      if stream.happens(1, in: 3) {
        let number = Double(stream.draw(below: 5)) - 2
        return (.number(number), number)
      }
      let name = names[stream.draw(below: 3)]
      return (.name(name), values[name])
    }
    switch depth == 0 ? stream.draw(below: 2) : stream.draw(below: 5) {
    case 0:
      let name = names[stream.draw(below: 3)]
      return (.has(name), values[name] != nil)
    case 1:
      let (one, other) = (operand(), operand())
      let sign = Condition.Sign.allCases[stream.draw(below: 6)]
      let condition = Condition.compares(one.0, sign, other.0)
      guard let left = one.1, let right = other.1 else { return (condition, false) }
      let signs: [String: Bool] = [
        "=": left == right, "!=": left != right, "<": left < right, "<=": left <= right,
        ">": left > right, ">=": left >= right,
      ]
      return (condition, signs[sign.rawValue] ?? false)
    case 2:
      let inner = drawn(&stream, depth: depth - 1, values)
      return (.not(inner.condition), !inner.holds)
    case let join:
      let one = drawn(&stream, depth: depth - 1, values)
      let other = drawn(&stream, depth: depth - 1, values)
      return join == 3
        ? (.both(one.condition, other.condition), one.holds && other.holds)
        : (.either(one.condition, other.condition), one.holds || other.holds)
    }
  }

  @Test func `a random condition is read as it is written, and holds where its parts do`() throws {
    var stream = RandomStream(key: 17)
    var held = 0
    for _ in 0..<2000 {
      var values: [String: Double] = [:]
      for name in ["a", "last-b", "c"] where stream.happens(3, in: 4) {
        values[name] = Double(stream.draw(below: 5)) - 2
      }
      let (condition, holds) = drawn(&stream, depth: 3, values)
      #expect(condition.holds { values[$0] } == holds, "\(condition.text) of \(values)")
      #expect(try read(condition.text) == condition, "\(condition.text)")
      if holds { held += 1 }
    }
    #expect(200...1800 ~= held)
  }
}
