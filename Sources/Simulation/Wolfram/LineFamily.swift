/// A rule of one dimension: one of the 256, or of another family.
package enum LineFamily: Hashable, Sendable {
  case elementary(WolframRule)
  case colours(LineRule)

  /// The rule that a text means, in the notation of any family.
  ///
  /// - Throws: what is wrong with it, told by the family that it looks like.
  package init(_ text: String) throws(LineFamilyError) {
    let letters = text.filter { !$0.isWhitespace }
    let isColoured =
      letters.first.map { "cC{".contains($0) } ?? false
      || letters.last.map { "rR".contains($0) } ?? false && letters.contains { $0.isASCIIDigit }
    guard isColoured else {
      do throws(WolframRuleError) {
        self = .elementary(try WolframRule(parsing: text))
      } catch {
        throw .elementary(error)
      }
      return
    }
    do throws(LineRuleError) {
      self = .colours(try LineRule(text))
    } catch {
      throw .colours(error)
    }
  }

  /// It as a rule in colours, of which an elementary one has two.
  package var line: LineRule {
    switch self {
    case .elementary(let rule): LineRule(rule)
    case .colours(let rule): rule
    }
  }

  /// The number of colours that it has.
  package var colors: Int {
    guard case .colours(let rule) = self else { return 2 }
    return rule.colors
  }

  /// The range to either side.
  package var range: Int {
    guard case .colours(let rule) = self else { return 1 }
    return rule.range
  }

  /// The texts of the rules that differ in one answer, the rule itself in their middle; none where
  /// they are too many for a sheet.
  package var nearby: [String] {
    switch self {
    case .elementary(let rule):
      let flipped = (0..<8).reversed().map { rule.number ^ 1 << $0 }
      return (flipped.prefix(4) + [rule.number] + flipped.suffix(4)).map { String($0) }
    case .colours(let rule): return rule.nearby.map(\.text)
    }
  }
}

/// A fault in a rule of one dimension.
package enum LineFamilyError: Error, Hashable {
  case elementary(WolframRuleError)
  case colours(LineRuleError)
}
