internal import TerrariumBasics
package import TerrariumRendering
package import TerrariumSimulation

extension MonsterPainter {
  /// Paints the map with everything on it and over it.
  func paintMap(_ scene: MonsterScene, on canvas: inout some ScenePage) {
    let layout = MonsterMapLayout(sizes, hasTime: look.texts.hasCounters)
    let frame = frame(of: scene.view, in: layout)
    tiles.draw(frame, on: &canvas)
    paintRings(scene, frame, on: &canvas)
    paintTrail(scene, frame, on: &canvas)
    for name in tiles.names(in: frame, besides: stands(scene, frame, over: layout)) {
      name.paint(colours.map, on: &canvas)
    }
    for monster in scene.monsters { paint(monster, scene, frame, on: &canvas) }
    paintWalker(scene, frame, on: &canvas)
    paintBar(layout.bar, title: layout.title, .monsterMap, on: &canvas)
    paintScale(scene, frame, in: layout.scale, on: &canvas)
    paintPill(
      texts(.monstersInSight, ["count": "\(scene.monsters.count)"]), in: layout.sight, .left,
      isBold: true, on: &canvas)
    if let time = layout.time { paintPill([scene.clock], in: time, .right, on: &canvas) }
    paintMapButtons(scene, layout, on: &canvas)
  }

  // MARK: - On the map

  /// The places of everything on a map and over it.
  package func stands(
    _ scene: MonsterScene, _ frame: MapFrame, over layout: MonsterMapLayout
  ) -> [PixelRect] {
    let walker = square(round: scene.place, side: Int(walkerRadius * 4), frame)
    let monsters = scene.monsters.map { square(round: $0.place, side: monsterSide, frame) }
    return monsters + [walker, layout.sight, layout.scale, layout.team]
      + [layout.time].compactMap(\.self) + layout.buttons.map(\.room)
  }

  private func square(round place: GeoPoint, side: Int, _ frame: MapFrame) -> PixelRect {
    let (x, y) = frame.pixel(of: place)
    return PixelRect(
      left: Int(x.rounded()) - side / 2, top: Int(y.rounded()) - side / 2, width: side,
      height: side)
  }

  private func paintRings(_ scene: MonsterScene, _ frame: MapFrame, on canvas: inout some ScenePage)
  {
    let (x, y) = frame.pixel(of: scene.place)
    let pixels = frame.scale.pixelsPerMetre(at: scene.place.latitude)
    let line = max(1.2, Double(sizes.unit) / 220)
    canvas.fillCircle(
      colours.walker.code, centreX: x, centreY: y, radius: HuntRules.reach * pixels,
      opacity: MonsterColours.reachOpacity)
    canvas.strokeCircle(
      colours.walker.code, centreX: x, centreY: y, radius: HuntRules.reach * pixels, width: line)
    canvas.strokeCircle(
      colours.sight.code, centreX: x, centreY: y, radius: HuntRules.sight * pixels, width: line)
  }

  private func paintTrail(_ scene: MonsterScene, _ frame: MapFrame, on canvas: inout some ScenePage)
  {
    let room = frame.room
    guard !canvas.isOfShapes else { return drawTrail(scene, frame, on: &canvas) }
    let half = trailDot.side / 2
    for point in scene.trail.points {
      // Whole pixels of the map, so that resting things do not shimmer.
      let (x, y) = frame.pixel(of: point)
      let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
      guard room.left - half..<room.right + half ~= column,
        room.top - half..<room.bottom + half ~= row
      else { continue }
      canvas.stamp(trailDot.pixels.span, width: trailDot.side, left: column - half, top: row - half)
    }
  }

  /// Draws the visible points of the trail as discs.
  private func drawTrail(_ scene: MonsterScene, _ frame: MapFrame, on canvas: inout some ScenePage)
  {
    let room = frame.room.inset(by: -trailDot.side)
    for point in scene.trail.points {
      let (x, y) = frame.pixel(of: point)
      guard room.contains(PixelRect(left: Int(x), top: Int(y), width: 1, height: 1)) else {
        continue
      }
      canvas.fillCircle(colours.trail.code, at: (x, y), radius: trailRadius)
    }
  }

  private func paint(
    _ monster: Monster, _ scene: MonsterScene, _ frame: MapFrame, on canvas: inout some ScenePage
  ) {
    let side = monsterSide
    let room = square(round: monster.place, side: side, frame)
    if scene.pressed == .monster(number: monster.number) {
      canvas.fillCircle(colours.lit.code, at: room.centre, radius: Double(side) * 0.64)
    }
    paint(monster.kind, in: room, on: &canvas)
  }

  private var walkerRadius: Double { max(3.5, Double(sizes.unit) / 48) }

  /// The side of a monster on the map.
  var monsterSide: Int { max(24, sizes.unit * 13 / 100) }

  /// Draws the player: a dot with a rim, and a tip in his direction.
  private func paintWalker(
    _ scene: MonsterScene, _ frame: MapFrame, on canvas: inout some ScenePage
  ) {
    let (x, y) = frame.pixel(of: scene.place)
    let radius = walkerRadius
    let (east, north) = SphereMath.sineAndCosine(scene.heading)
    func point(_ ahead: Double, _ aside: Double) -> (x: Double, y: Double) {
      (x + (east * ahead + north * aside) * radius, y + (east * aside - north * ahead) * radius)
    }
    let tip = [point(2.15, 0), point(0.75, 1.12), point(0.75, -1.12)]
    canvas.fillPolygon(colours.rim.code, tip)
    canvas.fillCircle(colours.rim.code, at: (x, y), radius: radius * 1.42)
    canvas.fillPolygon(colours.walker.code, [point(1.72, 0), point(0.8, 0.72), point(0.8, -0.72)])
    canvas.fillCircle(colours.walker.code, at: (x, y), radius: radius)
  }

  // MARK: - Over the map

  private func paintScale(
    _ scene: MonsterScene, _ frame: MapFrame, in room: PixelRect, on canvas: inout some ScenePage
  ) {
    let pixels = frame.scale.pixelsPerMetre(at: scene.view.centre.latitude)
    guard room.height > 0,
      let bar = ScaleBar(pixelsPerMetre: pixels, room: min(room.width, sizes.unit * 4 / 10))
    else { return }
    let line = max(2, sizes.unit / 140)
    let text = bar.text(metre: texts(.metreSign)[0], kilometre: texts(.kilometreSign)[0])
    let letters = Font(face, size: max(Font.smallest, sizes.smallSize * 9 / 10))
    let pad = sizes.gap / 2
    let width = max(Int(bar.pixels.rounded(.up)), letters.width(of: text) + 2 * line + 4)
    let tallest = min(room.height, letters.height + 2 * line + 2)
    let ground = PixelRect(
      left: room.left, top: room.bottom - tallest - pad, width: width + 2 * pad,
      height: tallest + pad)
    canvas.fill(ground, colours.card, radius: Double(pad))
    let (left, foot) = (Double(ground.left + pad), Double(ground.bottom - pad / 2) - 1)
    let right = left + bar.pixels
    let tall = Double(max(4, sizes.unit / 50))
    canvas.smoothLine(
      colours.text.code, from: (left, foot - Double(line) / 2),
      to: (right, foot - Double(line) / 2), width: Double(line))
    for x in [left + Double(line) / 2, right - Double(line) / 2] {
      canvas.smoothLine(
        colours.text.code, from: (x, foot - tall), to: (x, foot), width: Double(line))
    }
    canvas.set(
      text, left: ground.left + pad + line + 3, top: ground.top + (pad + 1) / 2,
      font: letters.style, colour: colours.text)
  }

  private func paintMapButtons(
    _ scene: MonsterScene, _ layout: MonsterMapLayout, on canvas: inout some ScenePage
  ) {
    for (room, press) in layout.buttons {
      let fill = scene.pressed == press ? colours.lit : colours.card
      let (centre, half) = (room.centre, Double(room.width) / 2)
      canvas.fillCircle(colours.edge.code, at: centre, radius: half)
      canvas.fillCircle(fill.code, at: centre, radius: half - max(1, half / 18))
      paintSign(press, centre.x, centre.y, half, fill.ink, on: &canvas)
    }
    paintButton(.monsterTeam, in: layout.team, on: &canvas)
  }

  private func paintSign(
    _ press: HuntPress, _ x: Double, _ y: Double, _ half: Double, _ colour: Colour,
    on canvas: inout some ScenePage
  ) {
    let width = max(1.5, half / 7)
    let arm = half * 0.42
    guard press == .locate else {
      canvas.smoothLine(colour.code, from: (x - arm, y), to: (x + arm, y), width: width)
      if press == .zoomIn {
        canvas.smoothLine(colour.code, from: (x, y - arm), to: (x, y + arm), width: width)
      }
      return
    }
    canvas.strokeCircle(colour.code, centreX: x, centreY: y, radius: arm * 0.8, width: width * 0.8)
    canvas.fillCircle(colour.code, centreX: x, centreY: y, radius: arm * 0.34)
    for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
      canvas.smoothLine(
        colour.code, from: (x + dx * arm * 0.8, y + dy * arm * 0.8),
        to: (x + dx * arm * 1.3, y + dy * arm * 1.3), width: width * 0.8)
    }
  }
}

extension MonsterScene {
  /// The time of the walk: `1:05`, `1:02:05`.
  var clock: String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (minutes, rest) = (self.seconds / 60, two(self.seconds % 60))
    return minutes < 60 ? "\(minutes):\(rest)" : "\(minutes / 60):\(two(minutes % 60)):\(rest)"
  }
}
