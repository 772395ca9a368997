/// Bytes of text that grow by numbers and words: strings would take ten times as long, and a
/// million games have 150 million rows.
package struct TextBytes: Hashable, Sendable {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Makes room for a number of bytes more.
  package mutating func reserve(_ count: Int) {
    let room = bytes.count + count
    if bytes.capacity < room { bytes.reserveCapacity(max(room, 2 * bytes.capacity)) }
  }

  /// Adds a byte.
  package mutating func add(_ byte: UInt8) { bytes.append(byte) }

  /// Adds a text.
  package mutating func add(_ text: String) { bytes += text.utf8 }

  /// Adds a word.
  package mutating func add(_ word: StaticString) {
    word.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Adds a number after a comma.
  package mutating func add(comma number: Int) {
    bytes.append(UInt8(ascii: ","))
    add(number)
  }

  /// Adds a number.
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
