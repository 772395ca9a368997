/// A one-dimensional rule: one of the 256, or of another family.
package enum LineFamily: Hashable, Sendable {
  case elementary(WolframRule)
  case colours(LineRule)

  /// Parses a rule in the notation of any family.
  ///
  /// - Throws: The fault, from the family that the text resembles.
  package init(_ text: String) throws(RuleError) {
    self =
      Self.looksElementary(text)
      ? .elementary(try WolframRule(parsing: text)) : .colours(try LineRule(text))
  }

  /// True if a text looks like one of the 256 elementary rules.
  package static func looksElementary(_ text: String) -> Bool {
    let letters = text.filter { !$0.isWhitespace }
    guard let first = letters.first, let last = letters.last else { return true }
    return !"cC{".contains(first) && !("rR".contains(last) && letters.contains { $0.isASCIIDigit })
  }

  /// The rule in colours; an elementary one has two.
  package var line: LineRule {
    switch self {
    case .elementary(let rule): LineRule(rule)
    case .colours(let rule): rule
    }
  }

  /// The number of colours.
  package var colors: Int {
    guard case .colours(let rule) = self else { return 2 }
    return rule.colors
  }

  /// The number of counts in a census: one of all live cells, and with more than two colours one
  /// for each.
  package var counts: Int { colors == 2 ? 1 : colors }

  /// The canonical text.
  package var text: String { line.text }

  /// The text for users: for one of the 256, only the number.
  package var written: String {
    if case .elementary(let rule) = self { "\(rule.number)" } else { text }
  }

  /// The range on each side.
  package var range: Int { line.range }

  /// The text of the rule itself, and those of the rules that differ in one answer; empty if there
  /// are too many for a sheet.
  package var nearby: [String] {
    let texts = line.nearby.map(\.text)
    guard case .elementary = self else { return texts }
    // Elementary rules only need their numbers.
    return texts.map { String($0.dropFirst()) }
  }
}

extension LineFamily {
  /// The background of a line on the plane by its number, if that of line 0 is in state 0.
  package func background(ofLine number: UInt128) -> UInt8 {
    let rule = line
    var (before, now) = (UInt8(0), UInt8(0))
    var backgrounds: [UInt8] = []
    var numbers: [[UInt8]: Int] = [:]
    while numbers[[before, now]] == nil {
      numbers[[before, now]] = backgrounds.count
      backgrounds.append(now)
      (before, now) = (rule.isSecondOrder ? now : 0, rule.next(background: now, before))
    }
    guard let start = numbers[[before, now]], number >= backgrounds.count else {
      return backgrounds[Int(number)]
    }
    // The backgrounds repeat in a cycle.
    return backgrounds[start + Int((number - UInt128(start)) % UInt128(backgrounds.count - start))]
  }
}
