internal import CZLIB

/// Compresses as gzip does, and decompresses within a limit.
package enum Gzip {
  /// True if some bytes begin as gzip does.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The decompressed bytes, of several members one after the other if there are several.
  ///
  /// Memory stays within the limit: no more is decompressed than it allows, and one byte.
  package static func inflated(_ bytes: [UInt8], limit: Int) throws(PatternError) -> [UInt8] {
    var stream = unsafe z_stream()
    // 15 bits of window, and 16 more for: gzip's header and trailer, nothing else.
    guard
      unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        == Z_OK
    else { throw .corruptGzip }
    defer { unsafe inflateEnd(&stream) }

    var input = bytes
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var consumed = 0
    while true {
      let (status, taken, given) = unsafe step(&stream, &input, from: consumed, into: &chunk)
      consumed += taken
      guard result.count + given <= limit else { throw .tooLong(limitInBytes: limit) }
      result.append(contentsOf: chunk[0..<given])
      switch status {
      case Z_STREAM_END:
        // Zeros may pad the end; another member begins with the two bytes of gzip.
        guard consumed + 1 < input.count, input[consumed] == 0x1f, input[consumed + 1] == 0x8b
        else { return result }
        unsafe inflateReset(&stream)
      case Z_OK where taken > 0 || given > 0: break
      case Z_OK, Z_BUF_ERROR: throw .truncatedGzip
      default: throw .corruptGzip
      }
    }
  }

  /// One call: its status, how many bytes it took and how many it gave.
  private static func step(
    _ stream: inout z_stream, _ input: inout [UInt8], from start: Int, into chunk: inout [UInt8]
  ) -> (status: Int32, taken: Int, given: Int) {
    let available = min(input.count - start, 1 << 30)
    let room = chunk.count
    return unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe chunk.withUnsafeMutableBufferPointer { chunk in
        unsafe stream.next_in = input.baseAddress.map { unsafe $0 + start }
        unsafe stream.avail_in = UInt32(available)
        unsafe stream.next_out = chunk.baseAddress
        unsafe stream.avail_out = UInt32(room)
        let status = unsafe inflate(&stream, Z_NO_FLUSH)
        return unsafe (status, available - Int(stream.avail_in), room - Int(stream.avail_out))
      }
    }
  }
}

extension Gzip {
  /// Some bytes compressed, without a date or a name: the same bytes always give the same.
  package static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = unsafe z_stream()
    // 15 bits of window, and 16 more for: with gzip's header and trailer.
    let status = unsafe deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK, "zlib has memory to begin with")
    defer { unsafe deflateEnd(&stream) }
    var input = bytes
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    var consumed = 0
    var isDone = false
    while !isDone {
      let given = unsafe input.withUnsafeMutableBufferPointer { input in
        unsafe chunk.withUnsafeMutableBufferPointer { chunk in
          let available = min(input.count - consumed, 1 << 30)
          unsafe stream.next_in = input.baseAddress.map { unsafe $0 + consumed }
          unsafe stream.avail_in = UInt32(available)
          unsafe stream.next_out = chunk.baseAddress
          unsafe stream.avail_out = UInt32(chunk.count)
          let isLast = consumed + available == input.count
          isDone = unsafe deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH) == Z_STREAM_END
          unsafe consumed += available - Int(stream.avail_in)
          return unsafe chunk.count - Int(stream.avail_out)
        }
      }
      result.append(contentsOf: chunk[0..<given])
    }
    return result
  }
}
