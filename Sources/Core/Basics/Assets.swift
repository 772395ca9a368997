internal import CTerrariumAssets

/// The files of `assets/` that are parts of the program. `Sources/Core/CAssets` has their list.
package enum Assets {
  /// The bytes of a file, given its path below `assets`.
  package static func bytes(of path: String) -> [UInt8] {
    guard let file = unsafe cassets_find(path)?.pointee else {
      preconditionFailure("\(path) is not in the list of assets")
    }
    return unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.size))
  }

  /// The text of a file, given its path below `assets`.
  package static func text(of path: String) -> String {
    String(decoding: bytes(of: path), as: UTF8.self)
  }
}
