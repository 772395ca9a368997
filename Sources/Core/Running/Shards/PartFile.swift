package import TerrariumFiles
package import TerrariumPlanning

/// The part of an output that one of several shards has made: a head, a block for each of its runs,
/// and a hash of everything. It is read piece by piece, because there may be thousands.
package struct PartFile: Sendable {
  /// Returns some of a part's bytes from an offset on, fewer at the end.
  package typealias Reading = @Sendable (_ offset: Int, _ count: Int) throws(FileError) -> [UInt8]

  /// The fingerprint of the scenario and the output, the same in all parts of an output.
  package let scenario: String
  package let shard: Shard
  /// The range of its blocks.
  private let body: Range<Int>
  private let read: Reading

  /// The result of a run.
  package struct Block {
    package let run: Int
    /// The number of frames of the run, if the output is a table of all frames.
    let frames: Int
    package let bytes: ArraySlice<UInt8>
  }

  package static let mark = "terrarium part 4\n"
  private static let hashSize = 64
  /// More frames than a run can have, but few enough that sums do not overflow.
  private static let frameLimit = 1 << 40
  /// The longest head in bytes.
  private static let headSize = 256
  /// The number of bytes hashed at once.
  private static let pieceSize = 1 << 18

  static func head(_ scenario: String, _ shard: Shard) -> [UInt8] {
    Array("\(mark)\(scenario)\n\(shard.number)/\(shard.count)\n".utf8)
  }

  /// Checks a part; nil if it is invalid or incomplete.
  ///
  /// - Parameters:
  ///   - size: Its number of bytes.
  ///   - read: Reads them.
  /// - Throws: If it cannot be read.
  package init?(size: Int, _ read: @escaping Reading) throws(FileError) {
    let end = size - Self.hashSize
    guard end >= 0 else { return nil }
    let start = try read(0, min(Self.headSize, end))
    guard start.starts(with: Self.mark.utf8) else { return nil }
    var rest = start[Self.mark.utf8.count...]
    guard let scenario = Self.line(of: &rest), let place = Self.line(of: &rest),
      let shard = Shard(place)
    else { return nil }
    var sum = SHA256()
    var offset = 0
    while offset < end {
      let piece = try read(offset, min(Self.pieceSize, end - offset))
      guard !piece.isEmpty else { return nil }
      sum.update(piece)
      offset += piece.count
    }
    guard try read(end, Self.hashSize).elementsEqual(sum.finalized().hexadecimal.utf8)
    else { return nil }
    self.scenario = scenario
    self.shard = shard
    self.read = read
    body = rest.startIndex..<end
  }

  /// Opens the part in a file; nil if it is not one.
  init?(at path: String) throws(FileError) {
    try self.init(size: FileReader.size(ofFile: path)) { offset, count throws(FileError) in
      try FileReader.bytes(ofFile: path, from: offset, count: count)
    }
  }

  /// Its blocks in sequence, reading a number of bytes at a time.
  package func blocks(piece: Int) -> Blocks { Blocks(body, read, piece: max(piece, 256)) }

  /// The blocks of a part in the order of the file.
  package struct Blocks {
    private let read: Reading
    private let piece: Int
    private var offset: Int
    private let end: Int
    private var bytes: ArraySlice<UInt8> = []

    fileprivate init(_ body: Range<Int>, _ read: @escaping Reading, piece: Int) {
      self.read = read
      self.piece = piece
      offset = body.lowerBound
      end = body.upperBound
    }

    /// Returns the next block; nil at the end, or if the bytes are invalid.
    package mutating func next() throws(FileError) -> Block? {
      guard try fill(PartFile.blockHeadSize) else { return nil }
      guard let run = PartFile.number(of: &bytes), let frames = PartFile.number(of: &bytes),
        let size = PartFile.number(of: &bytes), frames <= PartFile.frameLimit,
        size <= end - offset + bytes.count, try fill(size)
      else { return nil }
      let block = Block(run: run, frames: frames, bytes: bytes.prefix(size))
      bytes = bytes.dropFirst(size)
      return block
    }

    /// Reads until a number of bytes is available; returns false at the end.
    private mutating func fill(_ count: Int) throws(FileError) -> Bool {
      guard bytes.count < count else { return true }
      let more = try read(offset, min(max(piece, count - bytes.count), end - offset))
      offset += more.count
      bytes = ArraySlice(Array(bytes) + more)
      return bytes.count >= count
    }
  }

  private static let blockHeadSize = 24

  static func blockHead(run: Int, frames: Int, size: Int) -> [UInt8] {
    [run, frames, size].flatMap(bytes)
  }

  private static func line(of rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// Reads a big-endian number of eight bytes.
  static func number(of rest: inout ArraySlice<UInt8>) -> Int? {
    guard rest.count >= 8 else { return nil }
    let value = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(exactly: value)
  }

  package static func bytes(of number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
