/// A one-dimensional rule: a cell's next colour depends on those within a range.
///
///     try LineRule("30")             // an elementary rule
///     try LineRule("C1599K3R1")      // three colours, by the sum of three cells
///     try LineRule("{1599,{3,1},1}") // the same, as Mathematica writes it
///     try LineRule("{30,2,1}")       // the answers of rule 30, in the engine for many colours
///     try LineRule("90R")            // its second order, which can run back
package struct LineRule: Hashable, Sendable {
  /// The number of colours, 2 to 36.
  package let colors: Int

  /// The range on each side.
  package let range: Int

  /// The weight of each cell, from the left.
  let weights: [Int]

  /// The next colour for each weighted sum of cells.
  let answers: [UInt8]

  /// True if the line before the last is subtracted, which makes the rule reversible.
  package let isSecondOrder: Bool

  /// The spelling of the number.
  let notation: Notation

  /// The method of summing the weighted cells.
  let kind: Sum

  /// The notation of a rule.
  enum Notation: Hashable, Sendable { case elementary, total, table, weighted }

  enum Sum: Hashable, Sendable {
    /// All cells have equal weight.
    case sum(weight: Int)
    /// The cells are digits, with the leftmost one's weight given.
    case number(highest: Int)
    case weights
  }

  init(
    colors: Int, range: Int, weights: [Int], answers: [UInt8], isSecondOrder: Bool = false,
    notation: Notation
  ) {
    self.colors = colors
    self.range = range
    self.weights = weights
    self.answers = answers
    (self.isSecondOrder, self.notation) = (isSecondOrder, notation)
    let isNumber = zip(weights, weights.dropFirst()).allSatisfy { $0 == $1 * colors }
    kind =
      weights.allSatisfy { $0 == weights[0] }
      ? .sum(weight: weights[0])
      : isNumber && weights.last == 1 ? .number(highest: weights[0]) : .weights
  }

  /// Creates one of the 256 elementary rules, or its second-order version: bit
  /// `4·left + 2·centre + right` of the number is the next state (Wolfram, 1983).
  package init(elementary number: UInt8, isSecondOrder: Bool = false) {
    self.init(
      colors: 2, range: 1, weights: [4, 2, 1], answers: (0..<8).map { number >> $0 & 1 },
      isSecondOrder: isSecondOrder, notation: .elementary)
  }

  /// The number of an elementary rule, which has its own engine; nil for any other.
  package var elementary: UInt8? {
    guard notation == .elementary, !isSecondOrder else { return nil }
    return answers.reversed().reduce(0) { $0 << 1 | $1 }
  }

  /// True if the rule is one of the 256.
  package var isElementary: Bool { elementary != nil }

  /// The number of counts in a census: one of all live cells, and with more than two colours one
  /// for each.
  package var counts: Int { colors == 2 ? 1 : colors }

  /// The characters for colours: digits, then letters.
  package static let letters = Array("0123456789abcdefghijklmnopqrstuvwxyz")

  /// The canonical text.
  package var text: String {
    let number = Self.decimal(answers, base: colors)
    return switch notation {
    case .elementary: "W\(number)\(isSecondOrder ? "R" : "")"
    case .total: "C\(number)K\(colors)R\(range)"
    case .table: "{\(number),\(colors),\(range)}"
    case .weighted:
      "{\(number),{\(colors),{\(weights.map(String.init).joined(separator: ","))}},\(range)}"
    }
  }

  /// The text for users: for one of the 256, only the number.
  package var written: String { elementary.map(String.init) ?? text }

  /// The rule itself, and those that differ in the answer to one sum; empty if there are more than
  /// fit on a sheet.
  package var nearby: [LineRule] {
    guard answers.count * (colors - 1) <= 64 else { return [] }
    var rules = [self]
    for sum in answers.indices.reversed() {
      for step in 1..<colors {
        var changed = answers
        changed[sum] = UInt8((Int(answers[sum]) + step) % colors)
        rules.append(answering(changed))
      }
    }
    return rules
  }

  /// The rule with other answers.
  private func answering(_ answers: [UInt8]) -> LineRule {
    LineRule(
      colors: colors, range: range, weights: weights, answers: answers,
      isSecondOrder: isSecondOrder, notation: notation)
  }

  /// The number of rules that differ only in their answers; nil if it overflows.
  package var familySize: Int? {
    var size = 1
    for _ in answers {
      let (larger, isTooLarge) = size.multipliedReportingOverflow(by: colors)
      guard !isTooLarge else { return nil }
      size = larger
    }
    return size
  }

  /// The rule of its family with a number.
  package func sibling(_ number: Int) -> LineRule {
    var rest = number
    return answering(
      answers.map { _ in
        defer { rest /= colors }
        return UInt8(rest % colors)
      })
  }

  /// A random rule of its family.
  package func sibling(drawnFrom stream: inout RandomStream) -> LineRule {
    answering(answers.map { _ in UInt8(stream.draw(below: colors)) })
  }

  /// The decimal number of digits in a base, the lowest first.
  private static func decimal(_ digits: [UInt8], base: Int) -> String {
    // Nine decimal digits per element, the lowest first.
    var places = [0]
    for digit in digits.reversed() {
      var carry = Int(digit)
      for place in places.indices {
        let value = places[place] * base + carry
        places[place] = value % 1_000_000_000
        carry = value / 1_000_000_000
      }
      if carry > 0 { places.append(carry) }
    }
    let rest = places.dropLast().reversed().map { place in
      String(repeating: "0", count: 9 - "\(place)".count) + "\(place)"
    }
    return "\(places[places.count - 1])" + rest.joined()
  }

  /// The background of a line on the plane by its number, if that of line 0 is in state 0.
  package func background(ofLine number: UInt128) -> UInt8 {
    var (before, now) = (UInt8(0), UInt8(0))
    var backgrounds: [UInt8] = []
    var numbers: [[UInt8]: Int] = [:]
    while numbers[[before, now]] == nil {
      numbers[[before, now]] = backgrounds.count
      backgrounds.append(now)
      (before, now) = (isSecondOrder ? now : 0, next(background: now, before))
    }
    guard let start = numbers[[before, now]], number >= backgrounds.count else {
      return backgrounds[Int(number)]
    }
    // The backgrounds repeat in a cycle.
    return backgrounds[start + Int((number - UInt128(start)) % UInt128(backgrounds.count - start))]
  }

  /// The next colour of a uniform line, given the colour before it.
  func next(background: UInt8, _ before: UInt8) -> UInt8 {
    let answer = answers[weights.reduce(0, +) * Int(background)]
    return isSecondOrder ? subtracting(before, from: answer) : answer
  }

  /// An answer minus the colour two lines earlier, modulo the number of colours.
  func subtracting(_ earlier: UInt8, from answer: UInt8) -> UInt8 {
    UInt8((Int(answer) + colors - Int(earlier)) % colors)
  }
}
