internal import GD
internal import Rendering
internal import Simulation
internal import Vocabulary

extension PigPainter {
  /// Both totals, the turn, the buttons.
  func paintTable(_ scene: PigScene, tick: Int, on canvas: inout some ScenePage) {
    let layout = PigTableLayout(
      width: size.columns, height: size.rows, hasCounters: look.hasCounters)
    if let room = layout.counters { paintCounters(scene, tick: tick, in: room, on: &canvas) }
    let radius = Double(2 * layout.gap) * 0.6
    canvas.fill(layout.scores, look.theme[.card], radius: radius)
    for (player, row) in zip(PigPlayer.allCases, layout.rows) {
      paintRow(of: player, scene, in: row, layout, on: &canvas)
    }
    canvas.fill(layout.turn, look.theme[.card], radius: radius)
    paintTurn(scene, layout, on: &canvas)
    for (action, room, wording) in [
      (PigAction.roll, layout.roll, Wording.pigRoll), (.bank, layout.bank, .pigBank),
    ] {
      paintButton(
        wording.texts(look.language), in: room,
        state: scene.pressed == action
          ? .pressed : scene.allowedActions.contains(action) ? .ready : .off,
        scale: layout.scale, on: &canvas)
    }
  }

  private func paintCounters(
    _ scene: PigScene, tick: Int, in room: PixelRect, on canvas: inout some ScenePage
  ) {
    var left = room
    let right = left.takeRight(room.width * 38 / 100, gap: room.height / 2)
    let size = max(1, room.height / FittedText.line) * FittedText.unit
    let muted = look.theme[.muted]
    let counters = fitted(line: texts(.pigCounters, scene), in: left, atMost: size)
    set(counters, .left, in: left, muted, on: &canvas)
    let words = Wording.tick.texts(look.language, ["tick": "\(tick)"])
    set(fitted(line: words, in: right, atMost: size), .right, in: right, muted, on: &canvas)
  }

  // MARK: - The scores

  private func paintRow(
    of player: PigPlayer, _ scene: PigScene, in row: PixelRect, _ layout: PigTableLayout,
    on canvas: inout some ScenePage
  ) {
    var room = row
    let isPlaying = scene.player == player
    let bar = room.takeBottom(
      max(3, min(row.height / 5, 8 * layout.scale)), gap: row.height < 30 ? 1 : layout.gap / 3)
    // The mark of whose turn it is: a strip in the player's colour.
    let mark = room.takeLeft(max(2, 2 * layout.scale), gap: max(2, layout.gap / 2))
    // Where there is height enough the total stands below the name, larger, else beside it.
    let isStacked = 10 * room.height > 4 * room.width && room.height > 40
    let strip = mark.centred(
      width: mark.width, height: isStacked ? mark.height : min(mark.height, 22 * layout.scale))
    if isPlaying { canvas.fill(strip, colour(of: player), radius: Double(mark.width) / 2) }
    let number =
      isStacked
      ? room.takeBottom(room.height * 6 / 10)
      : room.takeRight(room.width * 45 / 100, gap: max(1, layout.gap / 2))
    paintTotal(of: player, scene, in: number, layout, isStacked: isStacked, on: &canvas)
    let words = Wording.pigPlayer.texts(look.language, ["player": "\(player.rawValue)"])
    let name = fitted(line: words, in: room, atMost: layout.scale * FittedText.unit)
    set(name, .left, in: room, look.theme[isPlaying ? .text : .muted], on: &canvas)
    paintBar(of: player, scene, in: bar, on: &canvas)
  }

  private func paintTotal(
    of player: PigPlayer, _ scene: PigScene, in room: PixelRect, _ layout: PigTableLayout,
    isStacked: Bool, on canvas: inout some ScenePage
  ) {
    var room = room
    let target = fitted(
      line: ["/\(scene.target)"],
      in: PixelRect(left: 0, top: 0, width: room.width / 2, height: room.height / 2),
      atMost: max(1, layout.scale - 1) * FittedText.unit, digits: true)
    let big = "\(scene.total(of: player))"
    // Both totals are set as large as the larger number can be, so that none jumps.
    let widest = String(repeating: "0", count: max(big.count, "\(scene.target)".count))
    let right = room.takeRight(target.width, gap: max(1, layout.scale * 2))
    let size = fitted(
      line: [widest], in: room, atMost: (isStacked ? 4 : 2) * layout.scale * FittedText.unit,
      digits: true, isBold: true
    ).size
    let total = fitted(line: [big], in: room, atMost: size, digits: true, isBold: true)
    set(total, .right, in: room, colour(of: player), on: &canvas)
    // The target stands on the line on which the total stands.
    let base = room.top + (room.height + total.height) / 2
    let foot = PixelRect(
      left: right.left, top: base - target.height, width: right.width, height: target.height)
    set(target, .right, in: foot, look.theme[.muted], on: &canvas)
  }

  private func paintBar(
    of player: PigPlayer, _ scene: PigScene, in bar: PixelRect, on canvas: inout some ScenePage
  ) {
    let radius = Double(bar.height) / 2
    canvas.fill(bar, look.theme[.track], radius: radius)
    func part(_ points: Int) -> PixelRect {
      let share = min(points, scene.target)
      let width = share == 0 ? 0 : max(bar.height, bar.width * share / scene.target)
      return PixelRect(left: bar.left, top: bar.top, width: width, height: bar.height)
    }
    let total = scene.total(of: player)
    if scene.player == player, scene.phase == .turn {
      canvas.fill(part(total + scene.turnPoints), prospect(of: player), radius: radius)
    }
    canvas.fill(part(total), colour(of: player), radius: radius)
  }
}
