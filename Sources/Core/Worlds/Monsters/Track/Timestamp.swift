/// A moment in GPX files: `2026-05-01T09:30:00Z`.
package enum Timestamp {
  /// The seconds since 1970 of an ISO 8601 date and time; nil if the text is invalid. Without a
  /// zone it is UTC.
  package static func seconds(of text: String) -> Double? {
    var rest = Substring(text)
    guard let year = digits(4, &rest), mark("-", &rest), let month = digits(2, &rest),
      mark("-", &rest), let day = digits(2, &rest), mark("T", &rest), let hour = digits(2, &rest),
      mark(":", &rest), let minute = digits(2, &rest), mark(":", &rest),
      let second = digits(2, &rest), 1...12 ~= month, 1...days(in: month, of: year) ~= day,
      hour < 24, minute < 60, second < 61
    else { return nil }
    var seconds = Double(
      days(before: year, month, day) * 86_400 + hour * 3600 + minute * 60 + second)
    if mark(".", &rest) || mark(",", &rest) {
      let fraction = rest.prefix { $0.isASCII && $0.isNumber }
      guard !fraction.isEmpty, fraction.count <= 18, let value = Double("0." + fraction) else {
        return nil
      }
      seconds += value
      rest = rest.dropFirst(fraction.count)
    }
    guard let offset = offset(&rest), rest.isEmpty else { return nil }
    return seconds - offset
  }

  /// The seconds by which a zone is ahead of UTC.
  private static func offset(_ rest: inout Substring) -> Double? {
    if rest.isEmpty || mark("Z", &rest) { return 0 }
    let sign: Double
    if mark("+", &rest) { sign = 1 } else if mark("-", &rest) { sign = -1 } else { return nil }
    guard let hours = digits(2, &rest) else { return nil }
    _ = mark(":", &rest)
    guard let minutes = rest.isEmpty ? 0 : digits(2, &rest), hours < 24, minutes < 60 else {
      return nil
    }
    return sign * Double(hours * 3600 + minutes * 60)
  }

  private static func digits(_ count: Int, _ rest: inout Substring) -> Int? {
    let part = rest.prefix(count)
    guard part.count == count, part.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    rest = rest.dropFirst(count)
    return Int(part)
  }

  private static func mark(_ mark: Character, _ rest: inout Substring) -> Bool {
    guard rest.first == mark else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The days from 1 January 1970 to a day, in the Gregorian calendar.
  private static func days(before year: Int, _ month: Int, _ day: Int) -> Int {
    let past = year - 1
    let leapDays = past / 4 - past / 100 + past / 400
    let months = (1..<month).reduce(0) { $0 + days(in: $1, of: year) }
    return past * 365 + leapDays + months + day - 1 - 719_162
  }
}
