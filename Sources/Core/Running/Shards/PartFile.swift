package import TerrariumFiles
package import TerrariumPlanning

/// The part of an output that one of several shards has made, with a block for each of its runs. It is
/// read block by block, because there may be thousands.
package struct PartFile: Sendable {
  /// The fingerprint of the scenario and the output, the same in all parts of an output.
  package let scenario: String
  package let shard: Shard
  /// Reads its blocks from the first one on.
  private let reader: BlockReader

  /// The result of a run.
  package struct Block {
    package let run: Int
    /// The number of frames of the run, if the output is a table of all frames.
    let frames: Int
    package let bytes: ArraySlice<UInt8>
  }

  /// More frames than a run can have, but few enough that sums do not overflow.
  private static let frameLimit = 1 << 40
  private static let fewestBytesAtOnce = 256

  /// Checks a part; nil if it is invalid or incomplete.
  ///
  /// - Parameters:
  ///   - size: Its number of bytes.
  ///   - read: Reads them.
  /// - Throws: If it cannot be read.
  package init?(size: Int, _ read: @escaping BlockReader.Reading) throws(FileError) {
    guard let reader = try BlockReader(read) else { return nil }
    let words = reader.work.split(separator: " ")
    guard words.count > 2, let count = Int(words[words.count - 1]),
      let shard = Shard(String(words[words.count - 2]))
    else { return nil }
    scenario = words.dropLast(2).joined(separator: " ")
    self.shard = shard
    self.reader = reader
    var (all, blocks) = (reader, 0)
    while try all.next() != nil { blocks += 1 }
    guard blocks == count, all.offset == size else { return nil }
  }

  /// Opens the part in a file; nil if it is not one.
  init?(at path: String) throws(FileError) {
    try self.init(size: FileReader.size(ofFile: path)) { offset, count throws(FileError) in
      try FileReader.bytes(ofFile: path, from: offset, count: count)
    }
  }

  /// The lines before the blocks of a shard's runs.
  package static func head(_ scenario: String, _ shard: Shard, runs: Int) -> [UInt8] {
    BlockFile.head("\(scenario) \(shard.number)/\(shard.count) \(runs)")
  }

  /// The block of a run.
  package static func block(_ bytes: [UInt8], of run: Int, frames: Int = 0) -> [UInt8] {
    BlockFile.block(Self.bytes(of: frames) + bytes, of: run)
  }

  /// Its blocks in sequence, reading a number of bytes at a time.
  package func blocks(bytesAtOnce: Int) -> Blocks {
    var reader = reader
    reader.bytesAtOnce = max(bytesAtOnce, Self.fewestBytesAtOnce)
    return Blocks(reader: reader)
  }

  /// The blocks of a part in the order of the file.
  package struct Blocks {
    fileprivate var reader: BlockReader

    /// Returns the next block; nil at the end, or if the bytes are invalid.
    package mutating func next() throws(FileError) -> Block? {
      guard let block = try reader.next() else { return nil }
      var bytes = block.bytes
      guard let frames = PartFile.number(of: &bytes), 0...PartFile.frameLimit ~= frames else {
        return nil
      }
      return Block(run: block.number, frames: frames, bytes: bytes)
    }
  }

  /// Reads a big-endian number of eight bytes.
  static func number(of rest: inout ArraySlice<UInt8>) -> Int? {
    guard rest.count >= 8 else { return nil }
    let value = rest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(8)
    return Int(exactly: value)
  }

  static func bytes(of number: Int) -> [UInt8] {
    (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
