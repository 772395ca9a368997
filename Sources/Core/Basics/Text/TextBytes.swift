/// A buffer of text that numbers and words are appended to. Strings would take ten times as long,
/// and a million games have 150 million rows.
package struct TextBytes: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Reserves room for a number of further bytes.
  package mutating func reserve(_ count: Int) {
    let room = bytes.count + count
    if bytes.capacity < room { bytes.reserveCapacity(max(room, 2 * bytes.capacity)) }
  }

  /// Appends a byte.
  package mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Appends a text.
  package mutating func add(_ text: String) { bytes += text.utf8 }

  /// Appends a word.
  package mutating func add(_ word: StaticString) {
    word.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Appends a comma and a number.
  package mutating func add(comma number: Int) {
    bytes.append(UInt8(ascii: ","))
    add(number)
  }

  /// Appends a number.
  package mutating func add(_ number: Int) {
    if 0..<10 ~= number {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else if 10..<100 ~= number {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10))
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }
}
