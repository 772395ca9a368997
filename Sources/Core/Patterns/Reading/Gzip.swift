internal import TerrariumZlib

/// Compresses and decompresses gzip, within a limit.
package enum Gzip {
  /// True if the bytes begin like gzip.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The decompressed bytes of all members, in sequence.
  package static func inflated(_ bytes: [UInt8], limit: Int) throws(PatternError) -> [UInt8] {
    do throws(InflateError) {
      return try TerrariumZlib.inflated(bytes, as: .gzip, limit: limit)
    } catch {
      switch error {
      case .corrupt: throw .corruptGzip
      case .truncated: throw .truncatedGzip
      case .tooLong: throw .tooLong(limitInBytes: limit)
      }
    }
  }

  /// The compressed bytes, without a date or a name, so that equal bytes give equal results.
  package static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    TerrariumZlib.deflated(bytes, as: .gzip)
  }
}
