internal import TerrariumRendering
internal import TerrariumSimulation

extension PigPainter {
  /// Paints the rules, with the button that starts a game.
  func paintRules(_ scene: PigScene, on canvas: inout some ScenePage) {
    let layout = PigRulesLayout(width: size.columns, height: size.rows)
    let gap = layout.gap
    paintTitle(layout, on: &canvas)
    canvas.fill(layout.text, look.theme[.card], radius: Double(gap) * 1.2)
    let room = layout.text.inset(across: gap + gap / 2, down: gap)
    let texts = texts(.pigRules, scene).map { $0.split(separator: "/").map(String.init) }
    // The longest text that is well readable; in small pictures the longest that fits at all.
    let largest = layout.scale * FittedText.unit
    let fitted = [layout.scale < 3 ? largest : largest / 2, Font.smallest].lazy.flatMap {
      smallest in
      texts.lazy.compactMap { paragraphs -> ([String], Font)? in
        font(of: paragraphs, in: room, from: largest, to: smallest).map { (paragraphs, $0) }
      }
    }.first
    if let (paragraphs, font) = fitted { set(paragraphs, font: font, in: room, on: &canvas) }
    let state = scene.pressed == .start ? ButtonState.pressed : .ready
    paint([(.pigStart, layout.button, state)], scale: layout.scale, on: &canvas)
  }

  private func paintTitle(_ layout: PigRulesLayout, on canvas: inout some ScenePage) {
    let room = layout.title
    let text = fitted(
      line: LocalizedText.pigTitle.texts(look.language), in: room,
      atMost: 2 * layout.scale * FittedText.unit, isBold: true)
    set(text, in: room, look.theme[.text], on: &canvas)
    // Dice on both sides, if there is room.
    let side = room.height * 8 / 10
    let reach = (room.width - text.width) / 2 - side - layout.gap
    guard reach >= 0, side >= 12 else { return }
    let offset = text.width / 2 + layout.gap + side / 2
    for (centre, number) in [(room.width / 2 - offset, 6), (room.width / 2 + offset, 1)] {
      let place = PixelRect(
        left: room.left + centre - side / 2, top: room.top + (room.height - side) / 2, width: side,
        height: side)
      paintDie(number, in: place, on: &canvas)
    }
  }

  /// The largest font in which paragraphs fit, with at least a third of a line between two; nil if
  /// they never do.
  private func font(
    of paragraphs: [String], in room: PixelRect, from largest: Int, to smallest: Int
  ) -> Font? {
    for size in stride(from: largest, through: smallest, by: -1) {
      let font = Font(look.text.face, size: size)
      let lines = paragraphs.map { FittedText.broken($0, to: room.width, font) }
      let height = lines.reduce(0) { $0 + Self.blockHeight($1.count, font) }
      if height + (paragraphs.count - 1) * size * 4 / 10 <= room.height { return font }
    }
    return nil
  }

  private static func pitch(_ font: Font) -> Int { font.height + font.size / 5 }

  private static func blockHeight(_ lines: Int, _ font: Font) -> Int {
    lines * pitch(font) - font.size / 5
  }

  /// Writes paragraphs that fill a place from top to bottom, with equal gaps between them.
  private func set(
    _ paragraphs: [String], font: Font, in room: PixelRect, on canvas: inout some ScenePage
  ) {
    let pitch = Self.pitch(font)
    let blocks = paragraphs.map { FittedText.broken($0, to: room.width, font) }
    let height = blocks.reduce(0) { $0 + Self.blockHeight($1.count, font) }
    let between = min((room.height - height) / (blocks.count + 1), pitch + font.size / 2)
    var top = room.top + (room.height - height - between * (blocks.count - 1)) / 2
    for block in blocks {
      for (number, text) in block.enumerated() {
        canvas.set(
          text, left: room.left, top: top + number * pitch, font: font.style,
          colour: look.theme[.text])
      }
      top += Self.blockHeight(block.count, font) + between
    }
  }

  /// The layout of a scene's alert.
  func alertLayout(_ scene: PigScene) -> PigAlertLayout {
    PigAlertLayout(
      width: size.columns, height: size.rows, hasCounters: look.texts.hasCounters,
      buttons: scene.phase == .won ? 2 : 1)
  }

  /// Paints an alert in place of the table's buttons: the player whose turn begins, or the winner.
  /// The rest of the table stays, so that totals can be read and nothing flashes.
  func paintAlert(_ scene: PigScene, on canvas: inout some ScenePage) {
    let isEnd = scene.phase == .won
    let layout = alertLayout(scene)
    let player = colour(of: scene.player)
    let radius = Double(layout.gap) * 1.2
    let rim = max(1, layout.scale)
    canvas.fill(layout.card, player, radius: radius)
    canvas.fill(layout.card.inset(by: rim), look.theme[.card], radius: radius - Double(rim))
    write(
      texts(isEnd ? .pigWins : .pigTurnOf, scene), in: layout.title,
      atMost: layout.scale * FittedText.unit, isBold: true, player, on: &canvas)
    let variants = texts(isEnd ? .pigAgain : .pigRollFirst, scene)
    let size = PigTableLayout.small(layout.scale) * FittedText.unit
    let text = variants.lazy.compactMap {
      FittedText(paragraphs: [$0], in: layout.text, atMost: size, face: look.text.face)
    }.first
    text?.set(.centre, in: layout.text, colour: look.theme[.text], on: &canvas)
    let choices: [(LocalizedText, PigAction?)] =
      isEnd ? [(.pigYes, .again), (.pigNo, .stop)] : [(.pigOK, nil)]
    let buttons = zip(choices, layout.buttons).map { choice, room -> Button in
      let isPressed = choice.1 != nil && scene.pressed == choice.1
      return (choice.0, room, isPressed ? .pressed : .ready)
    }
    paint(buttons, scale: layout.scale, on: &canvas)
  }
}
