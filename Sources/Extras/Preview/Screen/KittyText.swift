internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumGD
package import TerrariumPictures

/// Pictures in the graphics protocol of the terminal kitty, which other terminals also support.
package enum KittyText {
  private static let piece = 4096

  /// The number by which the terminal knows the picture, so that each replaces the last one.
  private static let name = 7

  /// Returns the bytes that show a picture in a number of columns and rows at the cursor, replacing
  /// the one before.
  package static func bytes(of picture: IndexedPicture, columns: Int, rows: Int) throws -> [UInt8] {
    let png = try pngBytes(picture, effort: .quick)
    let text = Array(Base64.text(of: png).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: text.count, by: piece) {
      let end = min(start + piece, text.count)
      let head = "a=T,f=100,i=\(name),p=1,q=2,C=1,c=\(columns),r=\(rows),"
      bytes += "\u{1b}_G\(start == 0 ? head : "q=2,")m=\(end < text.count ? 1 : 0);".utf8
      bytes += text[start..<end]
      bytes += [0x1b, UInt8(ascii: "\\")]
    }
    return bytes
  }

  /// The bytes that remove the picture.
  package static let removal = Array("\u{1b}_Ga=d,d=I,i=\(name),q=2\u{1b}\\".utf8)
}
