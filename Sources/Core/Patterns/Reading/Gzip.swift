internal import TerrariumZlib

/// Compresses as gzip does, and decompresses within a limit.
package enum Gzip {
  /// True if some bytes begin as gzip does.
  package static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1f, 0x8b]) }

  /// The decompressed bytes, of several members one after the other if there are several.
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

  /// Some bytes compressed, without a date or a name: the same bytes always give the same.
  package static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    TerrariumZlib.deflated(bytes, as: .gzip)
  }
}
