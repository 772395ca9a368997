extension LifeRuleError {
  /// The same fault at another column.
  func moved(to column: Int) -> LifeRuleError {
    switch self {
    case .empty: .empty
    case .unknownName(let name, let nearest, _):
      .unknownName(name, nearest: nearest, column: column)
    case .unexpected(let character, _): .unexpected(character, column: column)
    case .endsEarly: .endsEarly(column: column)
    case .countTooLarge(let digit, let limit, _):
      .countTooLarge(digit, limit: limit, column: column)
    case .repeated(let character, _): .repeated(character, column: column)
    case .letterOfOtherCount(let letter, let count, _):
      .letterOfOtherCount(letter, count: count, column: column)
    case .underscore: .underscore(column: column)
    case .moreStates: .moreStates(column: column)
    case .oneDimensional(let code, _): .oneDimensional(code: code, column: column)
    case .mapLength(let count, let allowed, _): .mapLength(count, allowed: allowed, column: column)
    case .unknownGrid(let letter, _): .unknownGrid(letter, column: column)
    case .sideOutOfRange(let limit, _): .sideOutOfRange(limit: limit, column: column)
    }
  }
}
