/// Reads the blocks of earlier work in sequence.
struct EarlierBlocks {
  private let descriptor: Int32
  /// The end of the complete blocks.
  private(set) var end: Int
  /// The bytes read but not yet parsed, and their place in the file.
  private var bytes: ArraySlice<UInt8> = []
  private var offset: Int
  private let start: Int
  private var isBounded = false
  /// The blocks that were read before they were requested.
  private var waiting: [Int: [UInt8]] = [:]

  /// The most blocks to keep, because runs that were computed at the same time are in any order.
  private static let mostWaiting = 4096
  /// The longest line before a block, in bytes.
  private static let longestLine = 64

  init(_ descriptor: Int32, from start: Int) {
    (self.descriptor, self.start, offset, end) = (descriptor, start, start, start)
  }

  /// Finds the end of the complete blocks, and returns to the beginning.
  mutating func findEnd() {
    while next() != nil { end = offset }
    (offset, bytes, isBounded) = (start, [], true)
  }

  mutating func block(of number: Int) -> [UInt8]? {
    if let block = waiting.removeValue(forKey: number) { return block }
    while waiting.count < Self.mostWaiting, let (found, block) = next() {
      if found == number { return block }
      if found > number { waiting[found] = block }
    }
    return nil
  }

  /// Returns the next block; nil if there is no complete one.
  private mutating func next() -> (number: Int, block: [UInt8])? {
    if isBounded, offset >= end { return nil }
    _ = fill(Self.longestLine)
    guard let lineEnd = bytes.prefix(Self.longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    let line = bytes[..<lineEnd]
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let number = Int(words[0]), let size = Int(words[1]),
      let check = UInt32(words[2], radix: 16), number >= 0, 0...1 << 30 ~= size,
      fill(line.count + size + 2)
    else { return nil }
    let block = Array(bytes.dropFirst(line.count + 1).prefix(size))
    let rest = bytes.dropFirst(line.count + 1 + size)
    guard rest.first == UInt8(ascii: "\n"), PartialRecord.check(block, number) == check else {
      return nil
    }
    bytes = rest.dropFirst()
    offset += line.count + size + 2
    return (number, block)
  }

  /// Reads until a number of bytes is available; returns false if the file ends before.
  private mutating func fill(_ count: Int) -> Bool {
    while bytes.count < count {
      guard let more = System.chunk(of: descriptor, at: offset + bytes.count), !more.isEmpty else {
        return false
      }
      bytes = ArraySlice(Array(bytes) + more)
    }
    return true
  }
}
