internal import TerrariumBasics

/// An amount of memory or of a file.
package struct ByteCount: Hashable, Sendable {
  package let bytes: Int

  /// A number of bytes for readers: `1.5 MB`.
  package static func text(_ count: Int) -> String {
    switch count {
    case ..<1000: count.counted("byte")
    // A value that rounds to a thousand of a unit is shown in the next unit.
    case ..<999_950: "\(decimal(count, 1000)) kB"
    case ..<999_950_000: "\(decimal(count, 1_000_000)) MB"
    default: "\(decimal(count, 1_000_000_000)) GB"
    }
  }

  private static func decimal(_ count: Int, _ unit: Int) -> String {
    let (whole, rest) = count.quotientAndRemainder(dividingBy: unit)
    let tenths = whole * 10 + (rest * 10 + unit / 2) / unit
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension ValueType where Value == ByteCount {
  /// `500MB`, `1.5GB`, `4096`.
  package static var bytes: Self {
    word(
      placeholder: "SIZE", expected: "a size such as 500kB, 64MB or 2GB",
      schema: #"{"type": ["string", "number"], "minimum": 1, "maximum": 999999999, "#
        + #""pattern": "^\#(JSONSchema.positive)\#(JSONSchema.decimals)([kKmMgG]?[bB])?$"}"#,
      write: { String($0.bytes) }
    ) { text in
      let units = ["": 1, "b": 1, "kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000]
      guard let size = Decimals(text.lowercased(), units: units) else { return nil }
      let bytes = size.digits / size.scale
      return 1...1 << 46 ~= bytes ? ByteCount(bytes: bytes) : nil
    }
  }
}
