internal import TerrariumRendering
internal import TerrariumSimulation

extension PigPainter {
  /// Paints the name of the player, the felt with the die and the points, and the last event.
  func paintTurn(_ scene: PigScene, _ layout: PigTableLayout, on canvas: inout some ScenePage) {
    let player = colour(of: scene.player)
    canvas.fill(layout.caption, player, radius: Double(layout.caption.height) / 2)
    let localized = scene.phase == .won ? LocalizedText.pigWins : .pigTurnOf
    let inside = layout.caption.inset(across: layout.caption.height / 3, down: 0)
    write(
      texts(localized, scene), in: inside, atMost: layout.scale * FittedText.unit, isBold: true,
      player.ink, on: &canvas)
    canvas.fill(layout.felt, look.theme[.felt], radius: Double(layout.gap))
    paintDie(scene.die, in: layout.die, on: &canvas)
    paintPoints(scene, layout, on: &canvas)
    paintMessage(scene, layout, on: &canvas)
  }

  private func paintPoints(
    _ scene: PigScene, _ layout: PigTableLayout, on canvas: inout some ScenePage
  ) {
    let room = layout.points
    let ink = look.theme[.felt].ink
    // With few rows, the number leaves room for a legible label.
    let least = room.height < 40 ? FittedText.unit : 12
    let label = fitted(
      line: texts(.pigTurnPoints, scene), in: room,
      atMost: max(least, min(layout.small, room.height / 33) * FittedText.unit))
    let size = min(4 * layout.scale * FittedText.unit, (room.height - label.height) * 10 / 9)
    func number(atMost size: Int) -> FittedText {
      fitted(line: ["\(scene.turnPoints)"], in: room, atMost: size, digits: true, isBold: true)
    }
    let points = number(atMost: size)
    let gap = max(1, min(3 * layout.scale, (room.height - label.height - points.height) / 2))
    var block = room.centred(width: room.width, height: label.height + gap + points.height)
    guard points.height <= room.height - label.height - gap else {
      set(number(atMost: room.height), in: room, ink, on: &canvas)
      return
    }
    set(label, in: block.takeTop(label.height, gap: gap), ink, on: &canvas)
    set(points, in: block, ink, on: &canvas)
  }

  private func paintMessage(
    _ scene: PigScene, _ layout: PigTableLayout, on canvas: inout some ScenePage
  ) {
    // An alert already says what to do.
    guard scene.phase != .alert || !hasAlert(scene) else { return }
    var room = layout.message
    // In small pictures an alert is higher than the buttons that it covers.
    let alert = alertLayout(scene).card
    if hasAlert(scene), alert.overlaps(room) { room.height = max(0, alert.top - room.top) }
    let localized: LocalizedText
    var colour = look.theme[.muted]
    switch scene.phase {
    case .alert, .rules: localized = .pigRollFirst
    case .turn: localized = .pigRollOn
    case .banked, .won: (localized, colour) = (.pigBanked, look.theme[.text])
    case .bust: (localized, colour) = (.pigBust, look.theme[.ill])
    }
    let points = scene.phase == .bust ? scene.lostPoints : scene.turnPoints
    let all: [LocalizedText] = [.pigRollFirst, .pigRollOn, .pigBanked, .pigBust]
    let size = size(of: all, scene, in: room, atMost: layout.small * FittedText.unit)
    write(texts(localized, scene, points: points), in: room, atMost: size, colour, on: &canvas)
  }

  /// The size at which each of some texts fits that follow each other in one place, so that all are
  /// equally large.
  private func size(
    of variants: [LocalizedText], _ scene: PigScene, in room: PixelRect, atMost limit: Int
  ) -> Int {
    variants.map {
      fitted(line: texts($0, scene, points: scene.target), in: room, atMost: limit).size
    }.min() ?? Font.smallest
  }
}
