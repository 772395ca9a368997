internal import Files
internal import GD

/// A file that is not what its scenario makes.
package struct Difference: Hashable, Sendable {
  package let path: String
  /// Whether there is no such file at all.
  package let isMissing: Bool
}

extension OutputFile {
  /// How the target differs from what was made, where it was only compared.
  ///
  /// A PNG (`png` is what was made) is the same if its pixels are: other versions of the libraries
  /// pack them into other bytes.
  func difference(png: [UInt8]? = nil) -> Difference? {
    switch result {
    case nil, .same: return nil
    case .missing: return Difference(path: path, isMissing: true)
    case .different:
      if let png, hasPixels(ofPNG: png) { return nil }
      return Difference(path: path, isMissing: false)
    }
  }

  private func hasPixels(ofPNG made: [UInt8]) -> Bool {
    do {
      let bytes = try FileReader.bytes(of: path, limit: 1 << 30)
      let old = try Canvas(png: bytes)
      let new = try Canvas(png: made)
      return old.width == new.width && old.height == new.height && old.colours == new.colours
    } catch {
      return false
    }
  }
}
