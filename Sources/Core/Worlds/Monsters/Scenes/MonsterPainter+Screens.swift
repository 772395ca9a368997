internal import TerrariumRendering
internal import TerrariumSimulation

extension MonsterPainter {
  /// Paints a screen with a question or an explanation: some monsters, a text, a button.
  func paintNotice(
    _ title: LocalizedText, _ text: LocalizedText, _ button: LocalizedText, _ kinds: [MonsterKind],
    on canvas: inout some ScenePage
  ) {
    let layout = MonsterScreenLayout(sizes, hasBack: false, hasButton: true)
    paintBar(layout, title, on: &canvas)
    if let room = layout.button { paintButton(button, in: room, on: &canvas) }
    var room = layout.body.inset(by: sizes.gap)
    let words = room.takeBottom(room.height * 36 / 100, gap: sizes.gap)
      .centred(width: sizes.unit * 9 / 10, height: room.height)
    write(texts(text), in: words, atMost: sizes.textSize, lines: 6, colours.text, on: &canvas)
    paintGroup(kinds, in: room, on: &canvas)
  }

  /// Draws monsters on a disc, the first one in front, in the centre.
  private func paintGroup(
    _ kinds: [MonsterKind], in room: PixelRect, on canvas: inout some ScenePage
  ) {
    let side = min(room.width * 8 / 10, room.height * 94 / 100)
    let disc = room.centred(width: side, height: side)
    canvas.fillCircle(colours.stage.code, at: disc.centre, radius: Double(side) / 2)
    let small = side * 40 / 100
    for (number, kind) in kinds.dropFirst().enumerated() {
      let left = number == 0 ? disc.left : disc.right - small
      paint(
        kind,
        in: PixelRect(left: left, top: disc.top + side * 42 / 100, width: small, height: small),
        on: &canvas)
    }
    guard let first = kinds.first else { return }
    let large = side * (kinds.count > 1 ? 56 : 70) / 100
    paint(first, in: disc.centred(width: large, height: large), on: &canvas)
  }

  /// Paints a monster to catch.
  func paintEncounter(_ scene: MonsterScene, on canvas: inout some ScenePage) {
    guard let encounter = scene.encounter else { return }
    let layout = MonsterScreenLayout(sizes, hasBack: true, hasButton: true)
    let gap = sizes.gap
    var room = layout.body
    canvas.fill(colours.stage.code, room)
    backdrop?.paint(on: &canvas)
    paintBar(layout, .monsterCatch, on: &canvas)
    if let button = layout.button {
      canvas.fill(
        colours.table.code,
        PixelRect(
          left: 0, top: room.bottom, width: sizes.picture.width,
          height: sizes.picture.height - room.bottom))
      paintButton(.tryToCatch, in: button, isPressed: scene.pressed == .try, on: &canvas)
    }
    room = room.inset(by: gap)
    let line = max(16, sizes.unit * 9 / 100)
    let name = room.takeTop(line, gap: gap / 2)
    paintPill(texts(encounter.kind.name), in: name, .centre, isBold: true, on: &canvas)
    let level = room.takeTop(line, gap: gap)
    paintPill(
      texts(.monsterLevel, ["level": "\(encounter.level)"]), in: level, .centre, on: &canvas)
    let side = min(room.width, room.height, sizes.unit * 8 / 10)
    let place = room.centred(width: side, height: side)
    if backdrop == nil {
      canvas.fillCircle(colours.glow.code, at: place.centre, radius: Double(side) * 0.5)
    }
    paint(
      encounter.kind, in: place.centred(width: side * 9 / 10, height: side * 9 / 10), on: &canvas)
  }

  /// Paints the team, the newest members first.
  func paintTeam(_ scene: MonsterScene, on canvas: inout some ScenePage) {
    let layout = MonsterScreenLayout(sizes, hasBack: true, hasButton: false)
    paintBar(layout, .monsterTeam, on: &canvas)
    guard !scene.team.isEmpty else {
      let room = layout.body.inset(by: 2 * sizes.gap)
      var column = room
      column.width = min(room.width, sizes.unit)
      FittedText(
        wrapped: texts(.emptyTeam), in: column, atMost: sizes.textSize, lines: 6, face: face
      ).set(.centre, in: room, colour: colours.muted, on: &canvas)
      return
    }
    let rows = MonsterTeamLayout(layout, members: scene.team.count)
    for (row, member) in zip(rows.rows, scene.team.reversed()) {
      paint(member, in: row, on: &canvas)
    }
    guard let more = rows.more else { return }
    let text = texts(.moreMembers, ["count": "\(scene.team.count - rows.rows.count)"])
    write(text, in: more, atMost: sizes.smallSize, colours.muted, on: &canvas)
  }

  private func paint(
    _ member: TeamMember, in row: MonsterTeamLayout.Row, on canvas: inout some ScenePage
  ) {
    canvas.fill(row.whole, colours.card, radius: Double(sizes.gap))
    paint(member.kind, in: row.picture, on: &canvas)
    let (name, size) = (texts(member.kind.name), sizes.textSize)
    let level = texts(.monsterLevel, ["level": "\(member.level)"])
    write(name, .left, in: row.name, atMost: size, isBold: true, colours.text, on: &canvas)
    write(level, .right, in: row.level, atMost: size, colours.muted, on: &canvas)
  }

  // MARK: - Popups

  /// Draws a popup over a screen.
  func paint(_ popup: HuntPopup, _ scene: MonsterScene, on canvas: inout some ScenePage) {
    let (text, buttons) = words(of: popup, scene)
    let width = MonsterPopupLayout.textWidth(in: sizes)
    let half = PixelRect(left: 0, top: 0, width: width, height: sizes.picture.height / 2)
    let block = FittedText(wrapped: text, in: half, atMost: sizes.textSize, lines: 7, face: face)
    let letters = Font(face, size: max(Font.smallest, sizes.textSize * 8 / 10), isBold: true)
    let isStacked =
      buttons.count > 1
      && buttons.contains {
        letters.width(of: texts($0)[0]) > (width - sizes.gap) / 2 - 2 * sizes.gap
      }
    let layout = MonsterPopupLayout(
      sizes, textHeight: block.height, buttons: buttons.count, isStacked: isStacked,
      isAside: scene.screen == .encounter)
    let (rim, radius) = (max(1, sizes.unit / 150), Double(sizes.gap) * 1.4)
    canvas.fill(layout.card.inset(by: -2 * rim), colours.shadow, radius: radius + Double(2 * rim))
    canvas.fill(layout.card, colours.card, radius: radius)
    block.set(.centre, in: layout.text, colour: colours.text, on: &canvas)
    for (place, (localized, room)) in zip(buttons, layout.buttons).enumerated() {
      let isQuiet = buttons.count > 1 && place == 0
      paintButton(localized, in: room, isQuiet: isQuiet, on: &canvas)
    }
  }

  private func words(
    of popup: HuntPopup, _ scene: MonsterScene
  ) -> (text: [String], buttons: [LocalizedText]) {
    let name = scene.encounter.map { texts($0.kind.name)[0] } ?? ""
    return switch popup {
    case .question: (texts(.placeQuestion), [.denyPlace, .allowPlace])
    case .far(let metres): (texts(.monsterTooFar, ["metres": "\(metres)"]), [.alertOK])
    case .missed: (texts(.monsterMissed), [.alertOK])
    case .fled: (texts(.monsterFled), [.backToMap])
    case .caught: (texts(.monsterCaught, ["name": name]), [.backToMap])
    }
  }
}
