/// Files of finished work: for a later run to continue from, for `merge` to join, or to tell that
/// nothing has changed.
///
/// A file has a line with the mark of the format, a line that identifies the work, and blocks. A block
/// is a line with its number, its size and a checksum, then its bytes and a line end. So a file that
/// is cut off anywhere has all its blocks up to there.
package enum BlockFile {
  /// The first line.
  package static let mark = "terrarium blocks 1\n"

  /// A byte that does not occur in texts.
  private static let separator: UInt8 = 0xff

  /// Returns the lines before the blocks of some work.
  package static func head(_ work: String) -> [UInt8] { Array("\(mark)\(work)\n".utf8) }

  /// Returns a block with its number and its checksum.
  package static func block(_ bytes: [UInt8], of number: Int) -> [UInt8] {
    let check = String(check(bytes, number), radix: 16)
    return Array("\(number) \(bytes.count) \(check)\n".utf8) + bytes + [UInt8(ascii: "\n")]
  }

  /// Returns the bytes of a block of texts.
  package static func bytes(of texts: [String]) -> [UInt8] {
    Array(texts.map(\.utf8).joined(separator: [separator]))
  }

  /// Returns the texts of a block.
  package static func texts(in bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split(separator: separator, omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// A checksum of a block, to recognise torn ones (FNV-1a).
  static func check(_ bytes: some Collection<UInt8>, _ number: Int) -> UInt32 {
    var hash: UInt32 = 0x811c_9dc5 ^ UInt32(truncatingIfNeeded: number)
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash
  }
}

/// Reads the blocks of a file in sequence, some bytes at a time, because there may be thousands of files.
package struct BlockReader: Sendable {
  /// Returns some of a file's bytes from an offset on, fewer only at the end.
  package typealias Reading = @Sendable (_ offset: Int, _ count: Int) throws(FileError) -> [UInt8]

  /// The line that identifies the work.
  package let work: String
  /// The end of the blocks that were read.
  package private(set) var offset: Int

  /// The number of bytes to read at a time.
  package var bytesAtOnce = 1 << 16
  private let read: Reading
  /// The bytes read after that end.
  private var bytes: ArraySlice<UInt8> = []

  /// The longest lines before the blocks, and before a block, in bytes.
  private static let (longestHead, longestLine) = (256, 64)
  private static let largestBlock = 1 << 30

  /// Reads the head of a file; nil if it has none.
  package init?(_ read: @escaping Reading) throws(FileError) {
    let start = try read(0, Self.longestHead)
    guard start.starts(with: BlockFile.mark.utf8) else { return nil }
    let rest = start[BlockFile.mark.utf8.count...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    work = String(decoding: rest[..<end], as: UTF8.self)
    offset = end + 1
    self.read = read
  }

  /// Reads the head of a file whose bytes are at hand.
  package init?(_ file: [UInt8]) throws(FileError) {
    try self.init { offset, count in Array(file.dropFirst(offset).prefix(count)) }
  }

  /// Returns the next block; nil if there is no complete one.
  package mutating func next() throws(FileError) -> (number: Int, bytes: ArraySlice<UInt8>)? {
    _ = try fill(Self.longestLine)
    guard let lineEnd = bytes.prefix(Self.longestLine).firstIndex(of: UInt8(ascii: "\n")) else {
      return nil
    }
    let line = bytes[..<lineEnd]
    let words = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 3, let number = Int(words[0]), let size = Int(words[1]),
      let check = UInt32(words[2], radix: 16), number >= 0, 0...Self.largestBlock ~= size
    else { return nil }
    let whole = line.count + size + 2
    guard try fill(whole) else { return nil }
    let block = bytes.dropFirst(line.count + 1).prefix(size)
    guard bytes[block.endIndex] == UInt8(ascii: "\n"), BlockFile.check(block, number) == check
    else { return nil }
    bytes = bytes.dropFirst(whole)
    offset += whole
    return (number, block)
  }

  /// Reads until a number of bytes is available; returns false if the file ends before.
  private mutating func fill(_ count: Int) throws(FileError) -> Bool {
    while bytes.count < count {
      let more = try read(offset + bytes.count, max(bytesAtOnce, count - bytes.count))
      guard !more.isEmpty else { return false }
      bytes = ArraySlice(Array(bytes) + more)
    }
    return true
  }
}
