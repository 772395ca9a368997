/// Dates in HTTP, such as `Sun, 22 Nov 2026 05:05:23 GMT` (RFC 9110, 5.6.7).
package enum HTTPDate {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the seconds of a date since the year 0; nil if the text is no date.
  package static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), 1...31 ~= day,
      let month = months.firstIndex(of: String(words[2])), let year = Int(words[3]),
      1...9999 ~= year
    else { return nil }
    let clock = words[4].split(separator: ":").compactMap { Int($0) }
    guard clock.count == 3, clock.allSatisfy({ 0...60 ~= $0 }) else { return nil }
    // Years begin in March, so that the leap day is the last one.
    let (march, shifted) = month < 2 ? (month + 10, year - 1) : (month - 2, year)
    let days = shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400
    let inYear = (march * 153 + 2) / 5 + day
    return ((days + inYear) * 24 + clock[0]) * 3600 + clock[1] * 60 + clock[2]
  }
}
