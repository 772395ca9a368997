internal import TerrariumRendering

extension ScenePaper where Self: ~Copyable {
  /// Fills a rectangle with rounded corners.
  mutating func fill(_ rect: PixelRect, _ colour: Colour, radius: Double) {
    fillRoundedRectangle(
      colour.code, left: Double(rect.left), top: Double(rect.top), width: Double(rect.width),
      height: Double(rect.height), radius: radius, opacity: 1)
  }
}

extension PigPainter {
  /// A line fitted into a place, in the film's letters.
  func fitted(
    line texts: [String], in room: PixelRect, atMost size: Int, digits: Bool = false,
    isBold: Bool = false
  ) -> FittedText {
    FittedText(
      line: texts, in: room, atMost: size, digits: digits, isBold: isBold, face: look.text.face)
  }

  /// Writes a text into a place that has room for it.
  func set(
    _ text: FittedText, _ alignment: FittedText.Alignment = .centre, in room: PixelRect,
    _ colour: Colour, on canvas: inout some ScenePage
  ) {
    if text.fits(room) { text.set(alignment, in: room, colour: colour, on: &canvas) }
  }

  /// Writes a line fitted into a place.
  func write(
    _ texts: [String], _ alignment: FittedText.Alignment = .centre, in room: PixelRect,
    atMost size: Int, isBold: Bool = false, _ colour: Colour, on canvas: inout some ScenePage
  ) {
    let text = fitted(line: texts, in: room, atMost: size, isBold: isBold)
    set(text, alignment, in: room, colour, on: &canvas)
  }

  /// The look of a button.
  enum ButtonState { case ready, pressed, off }
  typealias Button = (label: LocalizedText, room: PixelRect, state: ButtonState)

  private func depth(of button: PixelRect, scale: Int) -> Int { min(2 * scale, button.height / 6) }

  /// Paints buttons with letters of one size, such that each label fits into its button with some
  /// space at its sides.
  func paint(_ buttons: [Button], scale: Int, on canvas: inout some ScenePage) {
    let sizes = buttons.map { button in
      var face = button.room
      face.height -= depth(of: button.room, scale: scale)
      return fitted(
        line: button.label.texts(look.language),
        in: face.inset(across: min(4 * scale, face.width / 10), down: 0),
        atMost: 3 * scale * FittedText.unit / 2, isBold: true
      ).size
    }
    let letters = sizes.min() ?? Font.smallest
    for (label, room, state) in buttons {
      paint(label, in: room, state: state, scale: scale, letters: letters, on: &canvas)
    }
  }

  /// Paints a button: raised if it works, lit and sunk if it is pressed, otherwise grey.
  private func paint(
    _ label: LocalizedText, in room: PixelRect, state: ButtonState, scale: Int, letters: Int,
    on canvas: inout some ScenePage
  ) {
    let depth = depth(of: room, scale: scale)
    let tone: Tone =
      switch state {
      case .ready: .button
      case .pressed: .lit
      case .off: .off
      }
    let fill = look.theme[tone]
    let radius = Double(min(room.height, 16 * scale)) * 0.35
    var face = room
    if state == .ready {
      canvas.fill(room, Self.edge(of: fill), radius: radius)
      face.height -= depth
    } else {
      _ = face.takeTop(depth)
    }
    canvas.fill(face, fill, radius: radius)
    write(
      label.texts(look.language), in: face.inset(across: 1, down: 0), atMost: letters,
      isBold: true, state == .off ? look.theme[.muted] : fill.ink, on: &canvas)
  }

  /// Paints a die from above; without a number, an empty place for it.
  func paintDie(_ number: Int?, in room: PixelRect, on canvas: inout some ScenePage) {
    let side = Double(room.width)
    guard let number else {
      let felt = look.theme[.felt]
      let rim = max(1, room.width / 30)
      canvas.fill(room, felt.ink, radius: side * 0.2)
      canvas.fill(room.inset(by: rim), felt, radius: side * 0.2 - Double(rim))
      return
    }
    let depth = max(1, room.width / 18)
    canvas.fill(room, Self.edge(of: look.theme[.die]), radius: side * 0.2)
    var face = room
    face.height -= depth
    canvas.fill(face, look.theme[.die], radius: side * 0.2)
    let radius = (number == 1 ? 0.15 : 0.1) * side
    for (x, y) in Self.pips(of: number) {
      canvas.fillCircle(
        look.theme[number == 1 ? .one : .pip].code,
        centreX: Double(face.left) + side * (0.5 + 0.26 * Double(x)),
        centreY: Double(face.top) + Double(face.height) * (0.5 + 0.26 * Double(y)), radius: radius)
    }
  }

  /// The pips of a side: columns and rows from −1 to 1.
  static func pips(of number: Int) -> [(x: Int, y: Int)] {
    let diagonal = [(-1, -1), (1, 1)]
    let other = [(1, -1), (-1, 1)]
    return switch number {
    case 1: [(0, 0)]
    case 2: other
    case 3: other + [(0, 0)]
    case 4: diagonal + other
    case 5: diagonal + other + [(0, 0)]
    default: diagonal + other + [(-1, 0), (1, 0)]
    }
  }
}
