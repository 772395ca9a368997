/// Numbers and texts one after the other, as the record of a table has those of a run.
struct RecordedFields {
  private(set) var bytes: [UInt8] = []
  private var place = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// True if all has been read.
  var isAtEnd: Bool { place == bytes.count }

  /// Adds a number.
  mutating func add(_ number: Int) { bytes += Array("\(number)\n".utf8) }

  /// Adds a value to the bit, or that there is none.
  mutating func add(_ value: Double?) {
    bytes += Array("\(value.map { String($0.bitPattern, radix: 16) } ?? "-")\n".utf8)
  }

  /// Adds a text, preceded by its size.
  mutating func add(_ text: [UInt8]) {
    add(text.count)
    bytes += text
  }

  /// The next number; nil if the next field is none.
  mutating func number() -> Int? { line().flatMap { Int($0) } }

  /// The next value, which may be absent; nil if the next field is neither.
  mutating func value() -> Double?? {
    guard let word = line() else { return nil }
    if word == "-" { return .some(nil) }
    guard let bits = UInt64(word, radix: 16) else { return nil }
    return .some(Double(bitPattern: bits))
  }

  /// The next text; nil if the next field is none.
  mutating func text() -> [UInt8]? {
    guard let size = number(), 0...bytes.count - place ~= size else { return nil }
    defer { place += size }
    return Array(bytes[place..<place + size])
  }

  /// A list, preceded by its size; nil if one of its items is invalid.
  mutating func list<Item>(_ item: (inout RecordedFields) -> Item?) -> [Item]? {
    guard let count = number(), 0...bytes.count - place ~= count else { return nil }
    var items: [Item] = []
    for _ in 0..<count {
      guard let next = item(&self) else { return nil }
      items.append(next)
    }
    return items
  }

  private mutating func line() -> String? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { place = end + 1 }
    return String(decoding: bytes[place..<end], as: UTF8.self)
  }
}
