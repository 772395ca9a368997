internal import GD
internal import Rendering
internal import Simulation

extension MonsterPainter {
  /// The bar at the top, with a title and a way back.
  func paintBar(
    _ layout: MonsterScreenLayout, _ title: Wording, on canvas: inout some ScenePaper & ~Copyable
  ) {
    paintBar(layout.bar, title: layout.title, title, on: &canvas)
    guard let back = layout.back else { return }
    let size = Double(measures.bar) * 0.17
    let (x, y) = (
      Double(back.left) + size * 1.1, Double(back.top) + Double(back.height) / 2
    )
    let width = max(1.5, Double(measures.unit) / 130)
    for direction in [-1.0, 1] {
      canvas.smoothLine(
        colours.button.code, from: (x - size * 0.55, y),
        to: (x + size * 0.55, y + direction * size * 1.1), width: width)
    }
    canvas.fillCircle(
      colours.button.code, centreX: x - size * 0.55, centreY: y, radius: width / 2)
  }

  func paintBar(
    _ bar: PixelRect, title room: PixelRect, _ title: Wording,
    on canvas: inout some ScenePaper & ~Copyable
  ) {
    canvas.fill(colours.card.code, bar)
    let line = max(1, measures.unit / 360)
    canvas.fill(
      colours.edge.code,
      PixelRect(left: bar.left, top: bar.bottom - line, width: bar.width, height: line))
    TextBlock(
      texts(title), width: room.width, height: bar.height - line, largest: measures.titleSize,
      lines: 2, isBold: true, face: face
    )
    .set(.centre, in: room, colour: colours.text, on: &canvas)
  }

  /// A button: one that is pressed is lit.
  func paintButton(
    _ wording: Wording, in room: PixelRect, isPressed: Bool = false, isQuiet: Bool = false,
    on canvas: inout some ScenePaper & ~Copyable
  ) {
    let fill = isPressed ? colours.lit : isQuiet ? colours.quiet : colours.button
    canvas.fill(room, fill, radius: Double(room.height) * 0.3)
    let inside = room.inset(across: measures.gap, down: 1)
    TextBlock(
      texts(wording), width: inside.width, height: inside.height, largest: measures.textSize,
      isBold: true, face: face
    )
    .set(.centre, in: inside, colour: colours.ink(on: fill), on: &canvas)
  }

  /// A line of text on a rounded ground, as wide as it needs.
  func paintPill(
    _ texts: [String], in room: PixelRect, _ alignment: TextBlock.Alignment, isBold: Bool = false,
    on canvas: inout some ScenePaper & ~Copyable
  ) {
    let padding = room.height * 45 / 100
    let block = TextBlock(
      texts, width: room.width - 2 * padding, height: room.height, largest: measures.smallSize,
      isBold: isBold, face: face)
    let width = min(room.width, block.width + 2 * padding)
    let left =
      switch alignment {
      case .left: room.left
      case .centre: room.left + (room.width - width) / 2
      case .right: room.right - width
      }
    let pill = PixelRect(left: left, top: room.top, width: width, height: room.height)
    canvas.fill(pill, colours.card, radius: Double(room.height) / 2)
    block.set(.centre, in: pill, colour: colours.text, on: &canvas)
  }

  /// A monster in the middle of a square.
  func paint(_ kind: MonsterKind, in room: PixelRect, on canvas: inout some ScenePaper & ~Copyable)
  {
    let side = min(room.width, room.height)
    guard side > 0,
      let picture = sprites.picture(of: kind, side: side * canvas.fineness)
    else { return }
    canvas.stampFine(
      picture.pixels.span, width: picture.side, left: room.left + (room.width - side) / 2,
      top: room.top + (room.height - side) / 2)
  }
}

extension ScenePaper where Self: ~Copyable {
  /// Fills a rectangle with a colour.
  mutating func fill(_ colour: UInt32, _ rect: PixelRect) {
    fill(colour, left: rect.left, top: rect.top, width: rect.width, height: rect.height)
  }
}
