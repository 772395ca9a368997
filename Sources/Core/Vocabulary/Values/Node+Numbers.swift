internal import TerrariumBasics

extension Node {
  /// The parts of a list, in brackets or separated by commas; empty for a mapping.
  package var parts: [Node] {
    switch content {
    case .list(let items): items
    case .map: []
    // Tables write a list this way; anything else is reported as a whole.
    case .scalar(let text) where text.hasPrefix("["): (try? flow)?.parts ?? [self]
    case .scalar(let text):
      text.split(separator: ",", omittingEmptySubsequences: false).map {
        Node(String($0.drop { $0 == " " }), at: place)
      }
    }
  }

  /// The whole numbers of a list or separated by commas, none further from 0 than a limit; nil if
  /// there is anything else.
  package func numbers(within reach: Int = .max) -> [Int]? {
    let parts = parts
    var numbers: [Int] = []
    for part in parts {
      guard case .scalar(let text) = part.content, let number = Int(plain: text),
        number.magnitude <= UInt(reach)
      else { return nil }
      numbers.append(number)
    }
    return parts.isEmpty ? nil : numbers
  }

  /// The numbers of a list or separated by commas, within the range of coordinates; nil if there is
  /// anything else.
  var placeNumbers: [Double]? {
    let parts = parts
    let reach = Double(Limits.reach)
    let numbers = parts.compactMap { Double(number: $0.text) }.filter { abs($0) <= reach }
    return numbers.count == parts.count ? numbers : nil
  }

  /// The refusal of cells: their numbers are out of range, or not numbers.
  var refusalOfPlace: Refusal {
    let isFar = parts.contains { Double($0.text).map { abs($0) > Double(Limits.reach) } ?? false }
    guard isFar else { return .unexpected }
    let advice = "give numbers up to \(Limits.reach)"
    return .problem(.said("'\(excerpt)' lies further out than cells can be named", advice), at: nil)
  }
}

extension Double {
  /// Parses a number as in YAML and JSON: digits, a decimal point, a sign and a power of ten, but
  /// nothing else that Swift would accept.
  package init?(number text: String) {
    let isPlain = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || "+-.eE".utf8.contains($0)
    }
    guard isPlain, text.utf8.count <= 40, let value = Double(text), value.isFinite else {
      return nil
    }
    self = value
  }

  /// The number as in settings: a whole one without a decimal point.
  package var written: String {
    guard self == rounded(), abs(self) < 1e15 else { return "\(self)" }
    return String(Int(self))
  }
}
