internal import CZLIB

/// Bytes compressed as hard as zlib can, with its head and checksum.
func deflated(_ bytes: [UInt8]) -> [UInt8] {
  var size = compressBound(uLong(bytes.count))
  var result = [UInt8](repeating: 0, count: Int(size))
  let status = unsafe bytes.withUnsafeBufferPointer { bytes in
    unsafe result.withUnsafeMutableBufferPointer { result in
      unsafe compress2(
        result.baseAddress, &size, bytes.baseAddress, uLong(bytes.count), Z_BEST_COMPRESSION)
    }
  }
  // The room is as large as it may need, and the level is one that there is.
  precondition(status == Z_OK, "zlib has no memory")
  return Array(result.prefix(Int(size)))
}

/// Bytes deflated without zlib's head and checksum (RFC 1951): the `deflate-raw` of browsers.
package func rawDeflated(_ bytes: [UInt8]) -> [UInt8] {
  Array(deflated(bytes).dropFirst(2).dropLast(4))
}

/// The bytes that were deflated, if they are whole and no more than so many; bare ones have no head and
/// no checksum.
package func inflated(_ bytes: [UInt8], limit: Int, isBare: Bool = false) -> [UInt8]? {
  var stream = unsafe z_stream()
  let size = unsafe Int32(MemoryLayout<z_stream>.size)
  guard unsafe inflateInit2_(&stream, isBare ? -15 : 15, ZLIB_VERSION, size) == Z_OK else {
    return nil
  }
  defer { unsafe inflateEnd(&stream) }
  var (input, result) = (bytes, [UInt8]())
  var chunk = [UInt8](repeating: 0, count: 1 << 18)
  var consumed = 0
  while true {
    let (status, taken, given) = unsafe inflateStep(&stream, &input, from: consumed, into: &chunk)
    consumed += taken
    guard result.count + given <= limit else { return nil }
    result += chunk[..<given]
    if status == Z_STREAM_END { return result }
    guard status == Z_OK, taken > 0 || given > 0 else { return nil }
  }
}

/// One call: its status, how many bytes it took and how many it gave.
private func inflateStep(
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
