/// Reads the names of states.
enum StateNameReader {
  static func read(_ lines: [RuleLine]) -> [Int: String] {
    var names: [Int: String] = [:]
    for line in lines {
      let text = line.text.drop(while: \.isWhitespace)
      guard let state = Int(text.prefix(while: \.isNumber)), 0...255 ~= state else { continue }
      let name = String(text.drop(while: \.isNumber)).trimmed
      if !name.isEmpty { names[state] = name }
    }
    return names
  }
}

/// Reads the colours of states: `state r g b`, or a ramp from one colour to another.
enum StateColorReader {
  static func read(_ lines: [RuleLine], stateCount: Int) -> [Int: RuleFile.RGB] {
    var colors: [Int: RuleFile.RGB] = [:]
    for line in lines {
      let words = line.words(between: " \t,=")
      let numbers = words.prefix { Int($0) != nil }.compactMap { Int($0) }
      if numbers.count >= 6, let from = color(numbers[0..<3]), let to = color(numbers[3..<6]) {
        for state in 1..<max(2, stateCount) {
          colors[state] = ramp(from: from, to: to, state: state, of: stateCount)
        }
      } else if numbers.count >= 4, 0...255 ~= numbers[0], let color = color(numbers[1..<4]) {
        colors[numbers[0]] = color
      }
    }
    return colors
  }

  private static func color(_ numbers: ArraySlice<Int>) -> RuleFile.RGB? {
    let parts = numbers.compactMap { UInt8(exactly: $0) }
    return parts.count == 3 ? RuleFile.RGB(parts[0], parts[1], parts[2]) : nil
  }

  /// The colour of a state above 0, interpolated between the first and the last.
  static func ramp(
    from: RuleFile.RGB, to: RuleFile.RGB, state: Int, of stateCount: Int
  ) -> RuleFile.RGB {
    guard stateCount > 2 else { return from }
    func mixed(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let steps = stateCount - 2
      // Halves are rounded up, so everything stays above 0.
      let way = Int(a) * steps * 2 + (state - 1) * (Int(b) - Int(a)) * 2 + steps
      return UInt8(clamping: way / (2 * steps))
    }
    return RuleFile.RGB(
      mixed(from.red, to.red), mixed(from.green, to.green), mixed(from.blue, to.blue))
  }
}
