internal import TerrariumFiles

/// A file that differs from the output of its scenario.
package struct Difference: Hashable, Sendable {
  /// The kind of the difference.
  package enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file is right, but git does not track it, so a fresh clone lacks it.
    case untracked
    /// The file is only a pointer of Git LFS.
    case pointer
    /// The picture or film looks different.
    case seen(SeenDifference)
    /// The text differs, first in this line.
    case line(Int)
    /// The bytes differ.
    case bytes
  }

  package let path: String
  package let kind: Kind
  /// A picture of the difference, if requested and possible.
  package var picture: DifferencePicture?

  /// Creates a difference.
  package init(path: String, kind: Kind, picture: DifferencePicture? = nil) {
    self.path = path
    self.kind = kind
    self.picture = picture
  }
}

extension Format {
  /// The visible difference between an expected file and the one that is there, and a picture of it
  /// if requested; nil if such files are not pictures, or the expected one cannot be read.
  package func difference(
    of made: [UInt8], and there: [UInt8], isDrawn: Bool
  ) -> (difference: SeenDifference?, picture: DifferencePicture?)? {
    guard let pictures,
      var comparison = try? PictureComparison(of: made, with: there, by: pictures, isDrawn)
    else { return nil }
    return (comparison.difference(), comparison.picture())
  }
}

extension OutputFile {
  /// The difference between target and output, if the output was only compared.
  ///
  /// Pictures that look the same count as equal, as other versions of the libraries compress them
  /// into other bytes.
  var difference: Difference? {
    switch result {
    case nil, .same: return nil
    case .missing: return Difference(path: path, kind: .missing)
    case .different where isPointer:
      return Difference(path: path, kind: .pointer)
    case .different where options.purpose == .comparingBytes:
      return Difference(
        path: path, kind: .bytes, picture: options.drawsDifferences ? seen()?.picture : nil)
    case .different:
      guard let seen = seen() else {
        return Difference(path: path, kind: firstLine().map { .line($0) } ?? .bytes)
      }
      return seen.difference.map { Difference(path: path, kind: .seen($0), picture: seen.picture) }
    }
  }

  /// True if the file there is only a pointer of Git LFS.
  private var isPointer: Bool {
    let beginning = try? FileReader.bytes(ofOutput: path, limit: 1 << 31) { _ in false }
    return beginning.flatMap(LargeFilePointer.init) != nil
  }

  /// The visible difference and a picture of it; nil if the files are not pictures, or the expected
  /// ones cannot be read back.
  private func seen() -> (difference: SeenDifference?, picture: DifferencePicture?)? {
    guard let format = Format(ofPath: path), let made = madeBytes,
      let there = try? FileReader.bytes(
        ofOutput: path, limit: 1 << 31, beginning: Format.mayBegin)
    else { return nil }
    return format.difference(of: made, and: there, isDrawn: options.drawsDifferences)
  }

  /// The number of the first line that differs, from 1; nil if the file is not text.
  private func firstLine() -> Int? {
    // Behind as many bytes as were made, everything differs.
    guard Format(ofPath: path)?.pictures == nil, let made = madeBytes, !made.contains(0),
      let there = try? FileReader.bytes(ofFile: path, from: 0, count: made.count)
    else { return nil }
    let same = zip(made, there).prefix { $0 == $1 }
    return same.count { $0.0 == UInt8(ascii: "\n") } + 1
  }
}
