/// One of the 256 elementary rules: a cell's next state from its own and its two neighbours'.
///
/// Bit `4·left + 2·centre + right` of the number is the next state (Wolfram, 1983).
package struct WolframRule: Hashable, Sendable {
  package let number: UInt8

  /// The rule of a number, 0...255.
  package init(_ number: UInt8) {
    self.number = number
  }

  /// The rule of a function over the three cells; rule 90 is `WolframRule { l, _, r in l != r }`.
  package init(_ livesNext: (_ left: Bool, _ centre: Bool, _ right: Bool) -> Bool) {
    var number: UInt8 = 0
    for form in UInt8(0)..<8 where livesNext(form & 4 != 0, form & 2 != 0, form & 1 != 0) {
      number |= 1 << form
    }
    self.number = number
  }

  /// True if the centre of three cells lives in the next line.
  package func livesNext(left: Bool, centre: Bool, right: Bool) -> Bool {
    number >> ((left ? 4 : 0) + (centre ? 2 : 0) + (right ? 1 : 0)) & 1 != 0
  }

  /// The background of the next line.
  package func nextBackground(after background: Bool) -> Bool {
    livesNext(left: background, centre: background, right: background)
  }

  /// True if an empty plane flashes: dead turns to living, and living to dead.
  package var flashes: Bool { number & 1 != 0 && number & 0x80 == 0 }
}

extension WolframRule: CustomStringConvertible {
  /// The canonical spelling: `W30`.
  package var description: String { "W\(number)" }
}

// MARK: - Equivalents

extension WolframRule {
  /// The rule that does the same with left and right exchanged: 110 becomes 124.
  package var mirrored: WolframRule {
    WolframRule { left, centre, right in
      livesNext(left: right, centre: centre, right: left)
    }
  }

  /// The rule that does the same with living and dead exchanged: 110 becomes 137.
  package var complemented: WolframRule {
    WolframRule { left, centre, right in
      !livesNext(left: !left, centre: !centre, right: !right)
    }
  }

  /// Every rule that behaves like this one but for mirroring and complementing, in rising order.
  package var equivalents: [WolframRule] {
    var numbers: [UInt8] = []
    for rule in [self, mirrored, complemented, mirrored.complemented]
    where !numbers.contains(rule.number) {
      numbers.append(rule.number)
    }
    return numbers.sorted().map { WolframRule($0) }
  }

  /// The least of the equivalents: one of the 88 rules that differ in substance.
  package var representative: WolframRule { equivalents[0] }
}

// MARK: - Legend

extension WolframRule {
  /// One of the eight pictures of a legend: three cells, and what the middle one becomes.
  package struct Form: Hashable, Sendable {
    package let left: Bool
    package let centre: Bool
    package let right: Bool
    package let livesNext: Bool
  }

  /// The eight forms in the order in which the number's binary digits are written: 111 first.
  package var forms: [Form] {
    [7, 6, 5, 4, 3, 2, 1, 0].map { (form: UInt8) -> Form in
      let (left, centre, right) = (form & 4 != 0, form & 2 != 0, form & 1 != 0)
      return Form(
        left: left, centre: centre, right: right,
        livesNext: livesNext(left: left, centre: centre, right: right))
    }
  }
}
