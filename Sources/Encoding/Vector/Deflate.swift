internal import CZLIB

/// Bytes compressed as hard as zlib can, with its head and check sum.
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

/// The bytes that were deflated, if they are whole and no more than so many.
func inflated(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
  var room = max(64, 8 * bytes.count)
  while true {
    room = min(room, limit)
    var size = uLong(room)
    var result = [UInt8](repeating: 0, count: room)
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe result.withUnsafeMutableBufferPointer { result in
        unsafe uncompress(result.baseAddress, &size, bytes.baseAddress, uLong(bytes.count))
      }
    }
    if status == Z_OK { return Array(result.prefix(Int(size))) }
    guard status == Z_BUF_ERROR, room < limit else { return nil }
    room *= 2
  }
}

/// The number of bytes that zlib makes of some at its hardest, without its head and check sum.
package func rawDeflatedCount(of bytes: [UInt8]) -> Int {
  deflated(bytes).count - 6
}
