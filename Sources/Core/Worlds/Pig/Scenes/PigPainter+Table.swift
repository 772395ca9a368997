package import TerrariumRendering
internal import TerrariumSimulation

extension PigPainter {
  /// Paints both totals, the turn and the buttons.
  func paintTable(_ scene: PigScene, tick: Int, on canvas: inout some ScenePage) {
    let layout = PigTableLayout(
      width: size.columns, height: size.rows, hasCounters: look.texts.hasCounters)
    if let room = layout.counters { paintCounters(scene, tick: tick, in: room, on: &canvas) }
    let radius = Double(2 * layout.gap) * 0.6
    canvas.fill(layout.scores, look.theme[.card], radius: radius)
    for (player, row) in zip(PigPlayer.allCases, layout.rows) {
      paintRow(of: player, scene, in: row, layout, on: &canvas)
    }
    canvas.fill(layout.turn, look.theme[.card], radius: radius)
    paintTurn(scene, layout, on: &canvas)
    guard !hasAlert(scene) else { return }
    func state(_ action: PigAction) -> ButtonState {
      if scene.pressed == action { return .pressed }
      return scene.allowedActions.contains(action) ? .ready : .off
    }
    paint(
      [(.pigRoll, layout.roll, state(.roll)), (.pigBank, layout.bank, state(.bank))],
      scale: layout.scale, on: &canvas)
  }

  private func paintCounters(
    _ scene: PigScene, tick: Int, in room: PixelRect, on canvas: inout some ScenePage
  ) {
    var left = room
    let right = left.takeRight(room.width * 38 / 100, gap: room.height / 2)
    let size = room.height * FittedText.unit / FittedText.line
    let muted = look.theme[.muted]
    write(texts(.pigCounters, scene), .left, in: left, atMost: size, muted, on: &canvas)
    let words = LocalizedText.tick.texts(look.language, ["tick": "\(tick)"])
    write(words, .right, in: right, atMost: size, muted, on: &canvas)
  }

  // MARK: - The scores

  private func paintRow(
    of player: PigPlayer, _ scene: PigScene, in row: PixelRect, _ layout: PigTableLayout,
    on canvas: inout some ScenePage
  ) {
    let places = PigRowLayout(row, layout)
    if scene.player == player {
      canvas.fill(places.strip, colour(of: player), radius: Double(places.strip.width) / 2)
    }
    paintTotal(of: player, scene, in: places, layout, on: &canvas)
    let words = LocalizedText.pigPlayer.texts(look.language, ["player": "\(player.rawValue)"])
    write(
      words, .left, in: places.name, atMost: layout.scale * FittedText.unit, look.theme[.text],
      on: &canvas)
    paintBar(of: player, scene, in: places.bar, on: &canvas)
  }

  /// Writes the target beside a total, if there is room for both; returns the place of the total,
  /// and its text.
  private func total(
    _ total: Int, of target: Int, in places: PigRowLayout, _ layout: PigTableLayout
  ) -> (target: FittedText?, room: PixelRect, text: FittedText) {
    var room = places.total
    let goal = fitted(
      line: ["/\(target)"],
      in: PixelRect(left: 0, top: 0, width: room.width / 2, height: room.height / 2),
      atMost: PigTableLayout.faint(layout.scale), digits: true)
    let isWhole = goal.lines == ["/\(target)"]
    if isWhole { _ = room.takeRight(goal.width, gap: max(1, layout.scale * 2)) }
    // Both totals have the size for the larger possible number, so that none jumps.
    let widest = String(repeating: "0", count: max("\(total)".count, "\(target)".count))
    let limit = (places.isStacked ? 4 : 2) * layout.scale * FittedText.unit
    let size = fitted(line: [widest], in: room, atMost: limit, digits: true, isBold: true).size
    let text = fitted(line: ["\(total)"], in: room, atMost: size, digits: true, isBold: true)
    return (isWhole ? goal : nil, room, text)
  }

  /// The parts of the table that do not fit.
  package var leftOut: [MarginPart] {
    let layout = PigTableLayout(
      width: size.columns, height: size.rows, hasCounters: look.texts.hasCounters)
    let isScored = layout.rows.allSatisfy { row in
      let (_, room, text) = total(100, of: 100, in: PigRowLayout(row, layout), layout)
      return text.lines == ["100"] && text.fits(room)
    }
    return (look.texts.hasCounters && layout.counters == nil ? [.counters] : [])
      + (isScored ? [] : [.score])
  }

  private func paintTotal(
    of player: PigPlayer, _ scene: PigScene, in places: PigRowLayout, _ layout: PigTableLayout,
    on canvas: inout some ScenePage
  ) {
    let (target, room, text) = total(scene.total(of: player), of: scene.target, in: places, layout)
    set(text, .right, in: room, colour(of: player), on: &canvas)
    guard let target else { return }
    // The target is on the baseline of the total.
    let base = room.top + (room.height + text.height) / 2
    let foot = PixelRect(
      left: places.total.left, top: base - target.height, width: places.total.width,
      height: target.height)
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
