import CTerrariumZLIB
import TerrariumPatterns
import Testing

struct GzipTests {
  /// Returns a text, gzipped by zlib.
  private func gzipped(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    deflateInit2_(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 100)
    let room = output.count
    return input.withUnsafeMutableBufferPointer { input in
      let count = output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(room)
        deflate(&stream, Z_FINISH)
        return room - Int(stream.avail_out)
      }
      return Array(output[0..<count])
    }
  }

  @Test(arguments: [
    "bo$2bo$3o!", ".O\n..O\nOOO\n", "#Life 1.05\n.*\n..*\n***\n",
    "#Life 1.06\n1 0\n2 1\n0 2\n1 2\n2 2\n",
    "[M2]\n.*$..*$***$\n",
  ])
  func `every format is read gzipped`(text: String) throws {
    #expect(try PatternFile(reading: gzipped(Array(text.utf8))).cells() == glider)
  }

  @Test func `members that follow one another are one text`() throws {
    let bytes = gzipped(Array("bo$2bo".utf8)) + gzipped(Array("$3o!".utf8)) + [0, 0, 0]
    #expect(try PatternFile(reading: bytes).cells() == glider)
  }

  @Test func `a file cut anywhere is told to be truncated`() {
    let whole = gzipped(Array("x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n".utf8))
    for count in 2..<whole.count {
      #expect(throws: PatternError.truncatedGzip, "\(count)") {
        try PatternFile(reading: Array(whole.prefix(count)))
      }
    }
  }

  @Test func `a damaged file is told to be corrupt`() {
    var bytes = gzipped(Array("x = 3, y = 3, rule = B3/S23\nbo$2bo$3o!\n".utf8))
    bytes[bytes.count - 6] ^= 1
    #expect(throws: PatternError.corruptGzip) { try PatternFile(reading: bytes) }
    #expect(throws: PatternError.corruptGzip) {
      try PatternFile(reading: [0x1f, 0x8b, 9, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3])
    }
  }

  @Test func `what grows beyond the limit is not decompressed further`() {
    let bomb = gzipped([UInt8](repeating: UInt8(ascii: "$"), count: 4 << 20))
    #expect(bomb.count < 10_000)
    var limits = PatternLimits()
    limits.bytes = 1 << 20
    #expect(throws: PatternError.tooLong(limitInBytes: 1 << 20)) {
      try PatternFile(reading: bomb, limits: limits)
    }
  }
}
