internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles

/// A page file that ends with a hash of everything before, so that any change is found.
final class SealedFile {
  let file: OutputFile
  private var hash = SHA256()

  init(_ file: OutputFile) { self.file = file }

  func write(_ text: String) throws(FileError) {
    let bytes = Array(text.utf8)
    hash.update(bytes)
    try file.write(bytes)
  }

  /// Writes the hash and the end of the page.
  func finish() throws(FileError) {
    try file.write(Self.opening + hash.finalized().hexadecimal + Self.closing + "\n")
  }

  /// The start of an invisible element for the hash.
  private static let opening = "<template data-sha256=\""
  private static let closing = "\"></template>\n</body>\n</html>"

  /// Throws if a page is incomplete or has been changed.
  static func check(_ bytes: [UInt8]) throws(BrokenPicture) {
    let page = bytes[...(bytes.lastIndex { $0 > UInt8(ascii: " ") } ?? -1)]
    guard page.suffix(closing.utf8.count).elementsEqual(closing.utf8) else { throw .endsEarly }
    let before = page.dropLast(closing.utf8.count)
    var hash = SHA256()
    hash.update(Array(before.dropLast(64 + opening.utf8.count)))
    let seal = opening + hash.finalized().hexadecimal
    guard before.suffix(seal.utf8.count).elementsEqual(seal.utf8) else { throw .damaged }
  }
}
