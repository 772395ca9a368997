internal import TerrariumRendering
internal import TerrariumSimulation

extension MonsterPainter {
  /// Draws the bar at the top, with a title and a back button.
  func paintBar(
    _ layout: MonsterScreenLayout, _ title: LocalizedText, on canvas: inout some ScenePage
  ) {
    paintBar(layout.bar, title: layout.title, title, on: &canvas)
    guard let back = layout.back else { return }
    let size = Double(sizes.bar) * 0.17
    let (x, y) = (Double(back.left) + size * 1.1, back.centre.y)
    let width = max(1.5, Double(sizes.unit) / 130)
    for direction in [-1.0, 1] {
      canvas.smoothLine(
        colours.button.code, from: (x - size * 0.55, y),
        to: (x + size * 0.55, y + direction * size * 1.1), width: width)
    }
    canvas.fillCircle(colours.button.code, centreX: x - size * 0.55, centreY: y, radius: width / 2)
  }

  func paintBar(
    _ bar: PixelRect, title room: PixelRect, _ title: LocalizedText, on canvas: inout some ScenePage
  ) {
    canvas.fill(colours.card.code, bar)
    let line = max(1, sizes.unit / 360)
    canvas.fill(
      colours.edge.code,
      PixelRect(left: bar.left, top: bar.bottom - line, width: bar.width, height: line))
    var inside = room
    inside.height = bar.height - line
    FittedText(
      wrapped: texts(title), in: inside, atMost: sizes.titleSize, lines: 2, isBold: true,
      face: face
    ).set(.centre, in: room, colour: colours.text, on: &canvas)
  }

  /// Draws a button, if letters fit into it; a pressed one is lit.
  func paintButton(
    _ localized: LocalizedText, in room: PixelRect, isPressed: Bool = false, isQuiet: Bool = false,
    on canvas: inout some ScenePage
  ) {
    let inside = room.inset(across: sizes.gap, down: 1)
    guard inside.height >= Font(face, size: Font.smallest, isBold: true).height else { return }
    let fill = isPressed ? colours.lit : isQuiet ? colours.quiet : colours.button
    canvas.fill(room, fill, radius: Double(room.height) * 0.3)
    write(
      texts(localized), in: inside, atMost: sizes.textSize, isBold: true, fill.ink, on: &canvas)
  }

  /// Writes the longest of some texts that fits a place.
  func write(
    _ texts: [String], _ alignment: FittedText.Alignment = .centre, in room: PixelRect,
    atMost size: Int, lines: Int = 1, isBold: Bool = false, _ colour: Colour,
    on canvas: inout some ScenePage
  ) {
    FittedText(wrapped: texts, in: room, atMost: size, lines: lines, isBold: isBold, face: face)
      .set(alignment, in: room, colour: colour, on: &canvas)
  }

  /// Draws a line of text, if it fits, on a rounded background of its width.
  func paintPill(
    _ texts: [String], in room: PixelRect, _ alignment: FittedText.Alignment, isBold: Bool = false,
    on canvas: inout some ScenePage
  ) {
    let padding = room.height * 45 / 100
    let block = FittedText(
      wrapped: texts, in: room.inset(across: padding, down: 0), atMost: sizes.smallSize,
      isBold: isBold, face: face)
    guard block.width > 0 else { return }
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

  /// Draws a monster in the centre of a square.
  func paint(_ kind: MonsterKind, in room: PixelRect, on canvas: inout some ScenePage) {
    let side = min(room.width, room.height)
    guard side > 0, let picture = sprites.picture(of: kind, side: side * canvas.fineness)
    else { return }
    let place = room.centred(width: side, height: side)
    canvas.stamp(picture.pixels.span, width: picture.side, left: place.left, top: place.top)
  }
}

extension ScenePaper where Self: ~Copyable {
  /// Fills a disc around a point.
  mutating func fillCircle(_ colour: UInt32, at centre: (x: Double, y: Double), radius: Double) {
    fillCircle(colour, centreX: centre.x, centreY: centre.y, radius: radius)
  }

  /// Fills a rectangle with a colour.
  mutating func fill(_ colour: UInt32, _ rect: PixelRect) {
    fill(colour, left: rect.left, top: rect.top, width: rect.width, height: rect.height)
  }
}
