internal import Encoding
internal import Files
package import Planning

/// The part of an output that one of several shards has made: a head, a block for each of its
/// runs, and a hash of all that.
package struct PartFile {
  /// The fingerprint of the scenario, the same in all parts of an output.
  package let scenario: String
  package let shard: Shard
  package private(set) var blocks: [Int: Block] = [:]

  /// The bytes that come of a run.
  package struct Block {
    /// The number of frames of the run, where it is a table that tells of all of them.
    let frames: Int
    package let bytes: ArraySlice<UInt8>
  }

  package static let mark = "terrarium part 3\n"
  private static let hashSize = 64
  /// More frames than a run can have: their sum stays a number.
  private static let frameLimit = 1 << 40

  init(scenario: String, shard: Shard) { (self.scenario, self.shard) = (scenario, shard) }

  /// Reads a part; nil where it is none, or not whole.
  package init?(_ bytes: [UInt8]) {
    let (body, hash) = (bytes.dropLast(Self.hashSize), bytes.suffix(Self.hashSize))
    var sum = SHA256()
    sum.update(Array(body))
    guard hash.elementsEqual(sum.finalized().hexadecimal.utf8), body.starts(with: Self.mark.utf8)
    else { return nil }
    var rest = body.dropFirst(Self.mark.utf8.count)
    guard let scenario = Self.line(of: &rest), let place = Self.line(of: &rest),
      let shard = Shard(place)
    else { return nil }
    self.init(scenario: scenario, shard: shard)
    while let run = Self.number(of: &rest), let frames = Self.number(of: &rest),
      let size = Self.number(of: &rest)
    {
      guard frames <= Self.frameLimit, size <= rest.count else { return nil }
      blocks[run] = Block(frames: frames, bytes: rest.prefix(size))
      rest = rest.dropFirst(size)
    }
  }

  /// The beginning of a part.
  var head: [UInt8] {
    Array("\(Self.mark)\(scenario)\n\(shard.number)/\(shard.count)\n".utf8)
  }

  /// The head of the block of a run.
  static func blockHead(run: Int, frames: Int, size: Int) -> [UInt8] {
    [run, frames, size].flatMap(bytes)
  }

  private static func line(of rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  /// A number of eight bytes, the highest first.
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
