internal import Simulation

/// What is written over a field in which nobody is left: there is nothing that it could hide.
struct EndNote: Hashable, Sendable {
  private let text: FittedText
  private let box: PixelRect

  /// The tones that it is drawn in.
  static let tones: [Tone] = [.background, .text]

  /// A note in the middle of a layout's field; nil where it has no room.
  init?(_ ending: Wording, language: Language, in layout: Layout) {
    let field = PixelRect(
      left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
      height: layout.fieldHeight)
    let scale = layout.margins.scale
    let room = field.inset(across: 10 * scale, down: 4 * scale)
    let texts = ending.texts(language)
    let text = FittedText(line: texts, in: room, atMost: 2 * scale)
    guard let line = text.lines.first, texts.contains(line), text.height <= room.height else {
      return nil
    }
    self.text = text
    box = field.centred(
      width: text.width + 12 * text.scale, height: text.height + 4 * text.scale)
  }

  /// Draws it over the field.
  func draw(ground: UInt8, ink: UInt8, into raster: inout Raster) {
    raster.fill(box, ground)
    raster.frame(box.inset(by: 1), width: 1, ink)
    guard let line = text.lines.first else { return }
    raster.write(
      line, left: box.left + (box.width - text.width) / 2,
      top: box.top + (box.height - text.height) / 2, scale: text.scale, ink)
  }
}
