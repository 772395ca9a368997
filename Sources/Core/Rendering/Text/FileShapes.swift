internal import TerrariumGD

/// The user's font at a size. It has one weight; bold text is only larger.
struct FileShapes: LetterShapes {
  let metrics: FontMetrics
  private let file: FontFile
  private let size: Int
  /// The column after the last pixel of a letter at the start of a line, and of one used for
  /// measuring.
  private let reach: Int

  /// A letter with a known end, so that the text before it ends where it begins.
  private static let ruler = "H"

  init(_ file: FontFile, size: Int) {
    (self.file, self.size) = (file, size)
    func line(_ text: String) -> FontFile.Line { file.line(text, size: size) }
    let (tall, deep) = (line("ÁÑЁЙ|"), line("gjpqy,Щ("))
    let capitals = Self.inked(line("HXZ"))
    metrics = FontMetrics(
      ascent: max(capitals + 1, tall.top), descent: max(1, deep.height - deep.top),
      capitals: capitals, small: Self.inked(line("xzv")))
    reach = file.end(of: Self.ruler, size: size) ?? size / 2
  }

  /// The rows of a line above the baseline that are more than half covered somewhere.
  private static func inked(_ line: FontFile.Line) -> Int {
    let first = (0..<line.height).first { y in
      (0..<line.width).contains { line.shares[y * line.width + $0] > 127 }
    }
    return max(1, line.top - (first ?? line.top - 1))
  }

  func glyph(_ character: Character) -> GlyphMask {
    let text = String(character)
    let line = file.line(text, size: size)
    var mask = CoverageMask()
    mask.left = line.left
    mask.top = line.top
    mask.width = line.width
    mask.height = line.height
    mask.shares = line.shares
    let end = file.end(of: text + Self.ruler, size: size)
    let advance = end.map { max(1, $0 - reach) } ?? size / 2
    return GlyphMask(mask: mask, advance: advance)
  }

  /// No kerning: libgd gives the advances of pairs only with the measuring letter.
  func kerning(_ left: GlyphMask, _ right: GlyphMask) -> Int { 0 }
}
