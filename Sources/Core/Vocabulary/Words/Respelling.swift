/// Finds the valid spelling of a value in another notation.
///
/// Only spellings that the setting accepts are suggested.
package enum Respelling {
  /// A spelling of a text that the setting accepts; nil if there is none.
  package static func accepted(for text: String, isTaken: (String) -> Bool) -> String? {
    // Words are handled elsewhere; this is about numbers. Nested lists have no other spelling.
    let first = text.first { !"[]({\"' ".contains($0) }
    guard text.utf8.count <= longest, first?.isNumber == true,
      text.count(where: { "[({".contains($0) }) < 2
    else { return nil }
    // Without its unit, a size in bytes would change its value.
    let isSize = text.contains(where: \.isLetter) && isTaken(number(of: text) + "B")
    return spellings(of: text).first {
      $0 != text && !$0.isEmpty && isTaken($0) && !(isSize && $0.last?.isNumber == true)
    }
  }

  private static let longest = 60

  private static func spellings(of text: String) -> [String] {
    let bare = text.filter { !"[](){}\"' ".contains($0) }
    let small = bare.lowercased()
    let known =
      [small, pair(text, parted: "x"), pair(text, parted: ",")] + amounts(small) + shares(small)
    guard isNumber(small), hasGroups(small) else { return known + whole(bare) }
    let plain = small.filter { $0 != "," && $0 != "_" }
    let number = number(of: plain)
    // A number with a unit that changes its value would be wrong.
    let unit = plain.dropFirst(number.count)
    let isNamed = ["px", "fps", "x", "tick", "frame", "cell"].contains {
      $0 == unit || $0 + "s" == unit
    }
    return known + [isNamed ? String(number) : plain] + whole(bare)
  }

  /// Numbers with the same sign between them.
  private static func pair(_ text: String, parted sign: String) -> String {
    let isSign = { (letter: Character) in "x×*,;/:[]() ".contains(letter) }
    return text.lowercased().split(whereSeparator: isSign).joined(separator: sign)
  }

  /// The digits at the start of a text, with a decimal point among them.
  private static func number(of text: String) -> Substring {
    text.prefix { $0.isNumber || $0 == "." }
  }

  /// Times and sizes with another unit, or times with the missing unit added.
  private static func amounts(_ text: String) -> [String] {
    let number = number(of: text)
    let unit = text.dropFirst(number.count)
    let isOfSeconds = number.contains(".") || number.count < 2
    let known = [
      "": isOfSeconds ? "s" : "ms", "msec": "ms", "millis": "ms", "milliseconds": "ms",
      "sec": "s", "secs": "s", "second": "s", "seconds": "s", "min": "m", "mins": "m",
      "minute": "m", "minutes": "m", "hour": "h", "hours": "h",
      "k": "kB", "m": "MB", "g": "GB", "kib": "kB", "mib": "MB", "gib": "GB",
    ]
    return known[String(unit)].map { [number + $0] } ?? []
  }

  /// A fraction of 1, or a number without its sign, as a percentage.
  private static func shares(_ text: String) -> [String] {
    guard let number = Double(text) else { return [] }
    let share = number < 1 ? (number * 100_000).rounded() / 1000 : number
    let whole = Int(exactly: share).map { String($0) }
    return ["\(whole ?? String(share))%"]
  }

  /// The whole number written with a power of ten or its letter.
  private static func whole(_ text: String) -> [String] {
    let number = number(of: text)
    let unit = String(text.dropFirst(number.count))
    guard !unit.isEmpty else { return [] }
    let powers = ["k": "e3", "K": "e3", "M": "e6", "G": "e9"]
    let value = Double(number + (powers[unit] ?? unit))
    return value.flatMap(Int.init(exactly:)).map { [String($0)] } ?? []
  }

  /// True if all commas separate thousands, instead of numbers of a list.
  private static func hasGroups(_ text: String) -> Bool {
    let digits: String = text.filter { $0.isNumber || $0 == "," }
    let groups: [Substring] = digits.split(
      separator: "," as Character, omittingEmptySubsequences: false)
    return groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// True if it is one number, perhaps followed by a unit.
  private static func isNumber(_ text: String) -> Bool {
    text.drop { $0.isNumber || ".,_".contains($0) }.allSatisfy(\.isLetter)
      && text.first?.isNumber == true
  }
}
