internal import Files

/// A file that differs from the output of its scenario.
package struct Difference: Hashable, Sendable {
  /// The kind of the difference.
  package enum Kind: Hashable, Sendable {
    /// There is no such file at all.
    case missing
    /// It shows something else.
    case seen(SeenDifference)
    /// The text differs, first in this line.
    case line(Int)
    /// It has other bytes.
    case bytes
  }

  package let path: String
  package let kind: Kind
  /// The bytes that the scenario makes, if they are kept.
  package let made: [UInt8]

  /// True if there is no such file at all.
  package var isMissing: Bool { kind == .missing }
}

extension OutputFile {
  /// The difference between target and output, if it was only compared.
  ///
  /// Pictures are the same if what is seen is: other versions of the libraries pack it into other
  /// bytes.
  var difference: Difference? {
    switch result {
    case nil, .same: return nil
    case .missing: return Difference(path: path, kind: .missing, made: [])
    case .different:
      guard let made = madeBytes else { return Difference(path: path, kind: .bytes, made: []) }
      return kind(made).map { Difference(path: path, kind: $0, made: made) }
    }
  }

  private func kind(_ made: [UInt8]) -> Difference.Kind? {
    guard purpose != .comparingBytes, let there = try? FileReader.bytes(of: path, limit: 1 << 31)
    else { return .bytes }
    guard let reader = Format(ofPath: path)?.pictures else {
      return made.contains(0) ? .bytes : .line(Self.firstLine(made, there))
    }
    do throws(BrokenPicture) {
      return try SeenDifference.between(made, and: there, by: reader).map { .seen($0) }
    } catch {
      // What we made ourselves cannot be read back.
      return .bytes
    }
  }

  /// The number of the first line that differs, from 1.
  private static func firstLine(_ made: [UInt8], _ there: [UInt8]) -> Int {
    let same = zip(made, there).prefix { $0 == $1 }
    return same.count { $0.0 == UInt8(ascii: "\n") } + 1
  }
}
