import CZLIB
import GD
import Simulation
import Testing

/// The bytes as deflate, without the head and the checksum of zlib.
private func deflated(_ bytes: [UInt8], row: Int, level: Int, strips: [Int] = []) -> [UInt8] {
  let rows = bytes.count / row
  var deflater = Deflater(row: row, rows: rows, level: level)
  var result: [UInt8] = []
  bytes.withUnsafeBufferPointer { bytes in
    guard let start = bytes.baseAddress else { return }
    for y in 0..<rows {
      deflater.append(start + y * row, times: 1)
      if strips.contains(y) { result += deflater.take() }
    }
  }
  deflater.finish()
  return result + deflater.take()
}

/// The bytes that zlib inflates; nil if they are broken or some are left over.
private func inflated(_ bytes: [UInt8], count: Int) -> [UInt8]? {
  var stream = z_stream()
  let size = Int32(MemoryLayout<z_stream>.size)
  guard inflateInit2_(&stream, -15, ZLIB_VERSION, size) == Z_OK else { return nil }
  defer { inflateEnd(&stream) }
  var (source, result) = (bytes, [UInt8](repeating: 0, count: count + 1))
  return source.withUnsafeMutableBufferPointer { source in
    result.withUnsafeMutableBufferPointer { result in
      (stream.next_in, stream.avail_in) = (source.baseAddress, UInt32(source.count))
      (stream.next_out, stream.avail_out) = (result.baseAddress, UInt32(result.count))
      guard inflate(&stream, Z_FINISH) == Z_STREAM_END, stream.avail_in == 0,
        stream.total_out == count
      else { return nil }
      return Array(result.dropLast())
    }
  }
}

/// Bytes of all kinds.
private enum Kind: CaseIterable {
  case equal, random, twoValues, periodic, sparse, repeatedRows, ascending, text

  func bytes(_ count: Int, row: Int, using random: inout RandomStream) -> [UInt8] {
    let period = 1 + random.draw(below: 300)
    let some = (0..<max(row, period)).map { _ in UInt8(random.draw(below: 256)) }
    let height = 1 + random.draw(below: 9)
    return (0..<count).map { i in
      switch self {
      case .equal: 7
      case .random: UInt8(random.draw(below: 256))
      case .twoValues: random.happens(1, in: 2) ? 255 : 0
      case .periodic: some[i % period]
      case .sparse: random.happens(1, in: 200) ? UInt8(random.draw(below: 256)) : 0
      case .repeatedRows: some[i % row] &+ UInt8(truncatingIfNeeded: i / row / height)
      case .ascending: UInt8(truncatingIfNeeded: i)
      case .text: UInt8(97 + min(random.draw(below: 26), random.draw(below: 26)))
      }
    }
  }
}

@Test(arguments: [0, 1, 6, 9])
func `zlib inflates what was deflated`(level: Int) {
  var random = Seed(UInt64(level)).stream("deflate")
  let sizes = [
    (1, 1), (1, 2), (2, 3), (3, 7), (129, 64), (257, 300), (1000, 1), (1, 70_000), (4001, 90),
    (32_768, 3), (32_769, 3), (40_000, 2),
  ]
  for kind in Kind.allCases {
    for (row, rows) in sizes {
      let bytes = kind.bytes(row * rows, row: row, using: &random)
      let packed = deflated(bytes, row: row, level: level)
      #expect(inflated(packed, count: bytes.count) == bytes, "\(kind), \(row) by \(rows)")
      #expect(packed.count <= bytes.count + 5 * (bytes.count / 30_000 + 1), "\(kind)")
    }
  }
}

@Test(arguments: Kind.allCases)
fileprivate func `windows slide and strips make no difference`(kind: Kind) {
  var random = Seed(5).stream("windows")
  for row in [33, 1025] {
    let bytes = kind.bytes(1_000_000 / row * row, row: row, using: &random)
    let packed = deflated(bytes, row: row, level: 6)
    #expect(inflated(packed, count: bytes.count) == bytes, "\(row)")
    #expect(deflated(bytes, row: row, level: 6, strips: [1, 7, 400, 900]) == packed, "\(row)")
  }
}

@Test func `nothing at all is an empty block`() {
  let packed = deflated([], row: 1, level: 6)
  #expect(packed == [3, 0])
  #expect(inflated(packed, count: 0) == [])
}

@Test func `rows that are said to repeat are those that come one by one`() {
  var random = Seed(3).stream("rows")
  let rows = (0..<40).map { _ in
    (bytes: Kind.text.bytes(500, row: 500, using: &random), times: 1 + random.draw(below: 30))
  }
  let count = rows.reduce(0) { $0 + $1.times }
  var deflater = Deflater(row: 500, rows: count, level: 6)
  for (bytes, times) in rows {
    bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { deflater.append(start, times: times) }
    }
  }
  deflater.finish()
  let all = rows.flatMap { row in (0..<row.times).flatMap { _ in row.bytes } }
  #expect(deflater.take() == deflated(all, row: 500, level: 6))
}
