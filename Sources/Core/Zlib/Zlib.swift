internal import CTerrariumZLIB

/// The container of a deflate stream (RFC 1951). The raw value is zlib's `windowBits`: 15, negative
/// for a raw stream, plus 16 for gzip.
package enum ZlibFormat: Int32, Sendable {
  /// No container, as in browsers' `deflate-raw`.
  case bare = -15
  /// A header and a checksum (RFC 1950).
  case zlib = 15
  /// A header without a date or a name, and a trailer (RFC 1952).
  case gzip = 31
}

/// The reason why bytes cannot be decompressed.
package enum InflateError: Error {
  case corrupt
  case truncated
  /// The result exceeds the limit.
  case tooLong
}

/// The bytes compressed at zlib's highest level; equal bytes give equal results.
package func deflated(_ bytes: [UInt8], as format: ZlibFormat) -> [UInt8] {
  var stream = unsafe z_stream()
  let status = unsafe deflateInit2_(
    &stream, Z_BEST_COMPRESSION, Z_DEFLATED, format.rawValue, 8, Z_DEFAULT_STRATEGY,
    ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
  precondition(status == Z_OK, "zlib has memory to begin with")
  defer { unsafe deflateEnd(&stream) }
  var input = bytes
  var result: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: chunkSize)
  var consumed = 0
  while true {
    let isLast = input.count - consumed <= mostAtOnce
    let (status, taken, given) = unsafe step(&stream, &input, from: consumed, into: &chunk) {
      unsafe deflate(&$0, isLast ? Z_FINISH : Z_NO_FLUSH)
    }
    consumed += taken
    result += chunk[..<given]
    if status == Z_STREAM_END { return result }
  }
}

/// The decompressed bytes; for gzip all members in sequence.
///
/// Memory stays within the limit plus a chunk, because decompression stops there.
package func inflated(
  _ bytes: [UInt8], as format: ZlibFormat, limit: Int
) throws(InflateError) -> [UInt8] {
  var stream = unsafe z_stream()
  let size = unsafe Int32(MemoryLayout<z_stream>.size)
  guard unsafe inflateInit2_(&stream, format.rawValue, ZLIB_VERSION, size) == Z_OK else {
    throw .corrupt
  }
  defer { unsafe inflateEnd(&stream) }
  var input = bytes
  var result: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: chunkSize)
  var consumed = 0
  while true {
    let (status, taken, given) = unsafe step(&stream, &input, from: consumed, into: &chunk) {
      unsafe inflate(&$0, Z_NO_FLUSH)
    }
    consumed += taken
    guard result.count + given <= limit else { throw .tooLong }
    result += chunk[..<given]
    switch status {
    case Z_STREAM_END:
      // The end may be padded with zeros; another member begins with the two bytes of gzip.
      guard format == .gzip, input[consumed...].starts(with: [0x1f, 0x8b]) else { return result }
      unsafe inflateReset(&stream)
    case Z_OK where taken > 0 || given > 0: break
    case Z_OK, Z_BUF_ERROR: throw .truncated
    default: throw .corrupt
    }
  }
}

private let chunkSize = 1 << 18
/// The most bytes passed to zlib at once, because it counts in 32 bits.
private let mostAtOnce = 1 << 30

/// One call of zlib: its status, and the numbers of bytes read and written.
private func step(
  _ stream: inout z_stream, _ input: inout [UInt8], from start: Int, into chunk: inout [UInt8],
  _ call: (inout z_stream) -> Int32
) -> (status: Int32, taken: Int, given: Int) {
  let available = min(input.count - start, mostAtOnce)
  let room = chunk.count
  return unsafe input.withUnsafeMutableBufferPointer { input in
    unsafe chunk.withUnsafeMutableBufferPointer { chunk in
      unsafe stream.next_in = input.baseAddress.map { unsafe $0 + start }
      unsafe stream.avail_in = UInt32(available)
      unsafe stream.next_out = chunk.baseAddress
      unsafe stream.avail_out = UInt32(room)
      let status = unsafe call(&stream)
      return unsafe (status, available - Int(stream.avail_in), room - Int(stream.avail_out))
    }
  }
}
