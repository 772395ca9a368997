import TerrariumGD
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The positions of things in pictures of a walk, and the content of a map.
struct MonsterPictureTests {
  private static let sizes = [
    (180, 320), (181, 333), (240, 320), (320, 180), (360, 640), (375, 812), (480, 800), (640, 360),
    (768, 1024), (1000, 500), (1080, 1920), (1920, 1080),
  ]

  private static let place = GeoPoint(latitude: 59.9, longitude: 30.3)

  @Test(arguments: [(200, 100), (120, 120)])
  func `a button that would be cut is left out`(width: Int, height: Int) {
    let sizes = MonsterSizes(width: width, height: height)
    let buttons = MonsterMapLayout(sizes, hasTime: true).buttons
    #expect(buttons.map(\.press) == [.zoomIn, .zoomOut])
    #expect(buttons.allSatisfy { sizes.picture.contains($0.room) })
  }

  @Test(arguments: [(60, false), (80, false), (120, true)])
  func `a scale has its whole card or none`(height: Int, isThere: Bool) {
    let sizes = MonsterSizes(width: 100, height: height)
    #expect((MonsterMapLayout(sizes, hasTime: true).scale.height > 0) == isThere)
  }

  @Test func `a legend has the colours that a chart draws`() {
    let legend = Legend.key(of: Monsters().subject, look: Look(theme: Theme.all[0]))
    #expect(Set(legend.keys) == ["on the map", "in sight"])
  }

  @Test(arguments: sizes)
  func `nothing overlaps`(width: Int, height: Int) {
    let sizes = MonsterSizes(width: width, height: height)
    let note = "\(width)x\(height)"
    for hasTime in [true, false] {
      let map = MonsterMapLayout(sizes, hasTime: hasTime)
      let parts = [
        ("bar", map.bar), ("sight", map.sight), ("scale", map.scale), ("team", map.team),
      ]
      #expect(map.buttons.count == 3)
      expectNoOverlap(
        parts + map.buttons.map { ("\($0.press)", $0.room) }
          + (map.time.map { [("time", $0)] } ?? []), in: sizes.picture, note)
    }
    for (hasBack, hasButton) in [(false, true), (true, true), (true, false)] {
      let screen = MonsterScreenLayout(sizes, hasBack: hasBack, hasButton: hasButton)
      expectNoOverlap(
        [("bar", screen.bar), ("body", screen.body)]
          + (screen.button.map { [("button", $0)] } ?? []), in: sizes.picture, note)
      #expect((screen.back != nil) == hasBack)
      #expect(screen.back.map(screen.title.overlaps) != true, "\(note)")
      for members in [1, 3, 100] {
        let team = MonsterTeamLayout(screen, members: members)
        #expect(!team.rows.isEmpty && (team.more == nil) == (team.rows.count == members))
        let rows = team.rows.map { ("row", $0.whole) }
        expectNoOverlap(rows + (team.more.map { [("more", $0)] } ?? []), in: screen.body, note)
        for row in team.rows {
          expectNoOverlap(
            [("picture", row.picture), ("name", row.name), ("level", row.level)], in: row.whole,
            note)
        }
      }
    }
    for (buttons, isStacked) in [(1, false), (2, false), (2, true)] {
      let popup = MonsterPopupLayout(
        sizes, textHeight: sizes.unit / 4, buttons: buttons, isStacked: isStacked,
        isAside: !isStacked)
      #expect(sizes.picture.contains(popup.card), "\(note)")
      let buttons = popup.buttons.map { ("button", $0) }
      expectNoOverlap([("text", popup.text)] + buttons, in: popup.card, note)
    }
  }

  @Test(arguments: Language.allCases)
  func `every text has room in the smallest picture`(language: Language) {
    let sizes = MonsterSizes(width: 180, height: 320)
    let width = MonsterPopupLayout.textWidth(in: sizes)
    for localized in [
      LocalizedText.placeQuestion, .monsterTooFar, .monsterMissed, .monsterFled, .monsterCaught,
    ] {
      let text = localized.texts(language, ["metres": "300", "name": "Koostik"])
      let room = PixelRect(left: 0, top: 0, width: width, height: 160)
      let block = FittedText(
        wrapped: text, in: room, atMost: sizes.textSize, lines: 7, face: .builtIn)
      #expect(block.fits(room))
      #expect(block.lines.joined(separator: " ") == text[0], "\(language)")
    }
  }

  @Test(arguments: ["Try to catch it", "Попробовать поймать", "Intentar atraparlo"])
  func `the button of a small screen has room for its words`(words: String) throws {
    for (width, height) in [(240, 120), (140, 240), (320, 180)] {
      let sizes = MonsterSizes(width: width, height: height)
      let screen = MonsterScreenLayout(sizes, hasBack: true, hasButton: true)
      let room = try #require(screen.button).inset(across: max(4, sizes.unit / 30), down: 1)
      let text = FittedText(
        wrapped: [words], in: room, atMost: sizes.textSize, isBold: true, face: .builtIn)
      #expect(text.lines == [words], "\(width)x\(height)")
    }
  }

  @Test func `between two pictures the walker is between two places`() throws {
    var world = MonsterWorld(from: GeoPoint(latitude: 10, longitude: 179.9998), seed: Seed(3))
    try world.perform(.walk(to: GeoPoint(latitude: 10.0004, longitude: -179.9994)))
    world.advance(by: 10)
    let before = world.scene
    world.advance(by: 30)
    let after = world.scene
    let whole = before.place.distance(to: after.place)
    #expect(whole > 20 && before.place.longitude > 0 && after.place.longitude < 0)
    for share in [0.25, 0.5, 0.875] {
      let scene = try #require(before.between(after, share: share) as? MonsterScene)
      #expect(abs(before.place.distance(to: scene.place) - whole * share) < 1e-3, "\(share)")
      #expect(abs(after.place.distance(to: scene.place) - whole * (1 - share)) < 1e-3, "\(share)")
      #expect(scene.monsters == before.monsters && scene.seconds == before.seconds)
    }
    #expect(after.between(before, share: 0.5) == nil, "time that goes back is a cut")
    try world.perform(.team)
    #expect(after.between(world.scene, share: 0.5) == nil, "and so is another screen")
  }

  @Test func `between two zooms the map is between them`() throws {
    let place = GeoPoint(latitude: 10, longitude: 10)
    let (near, far) = (MapView(centre: place, zoom: 2), MapView(centre: place, zoom: 0))
    let magnifications = [0.0, 0.25, 0.5, 0.75, 1].map { share in
      far.between(near, share: share).magnification
    }
    #expect(magnifications.first == 1 && magnifications.last == 1.5625)
    #expect(zip(magnifications, magnifications.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `a scale bar is as long as its metres`() throws {
    for pixels in [0.01, 0.1, 0.5, 0.7, 3.3, 10] {
      let bar = try #require(ScaleBar(pixelsPerMetre: pixels, room: 140))
      #expect(abs(bar.pixels - Double(bar.metres) * pixels) < 1e-9)
      #expect(bar.pixels <= 140 && bar.pixels > 140 / 2.5 - 1)
      var digits = bar.metres
      while digits % 10 == 0 { digits /= 10 }
      #expect([1, 2, 5].contains(digits))
    }
    #expect(ScaleBar(pixelsPerMetre: 200, room: 140) == nil)
    let words = ScaleBar(pixelsPerMetre: 0.02, room: 140)
    #expect(words?.text(metre: "m", kilometre: "km") == "5 km")
  }

  @Test func `metres on the map are metres on the globe`() {
    let scale = MapScale(origin: Self.place, pixelsPerMetre: 0.5, round: Self.place)
    for bearing in stride(from: 0.0, to: 360, by: 30) {
      for metres in [10.0, 100, 300] {
        let end = Self.place.destination(bearing: bearing, metres: metres)
        let (from, to) = (scale.pixel(of: MapPoint(Self.place)), scale.pixel(of: MapPoint(end)))
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let pixels = (dx * dx + dy * dy).squareRoot()
        #expect(abs(pixels - metres * 0.5) < 0.02 * metres / 100, "\(bearing) \(metres)")
        let (east, north) = SphereMath.sineAndCosine(bearing)
        #expect(abs(dx - east * pixels) < 0.05 && abs(dy + north * pixels) < 0.05)
      }
    }
    #expect(abs(scale.pixelsPerMetre(at: Self.place.latitude) - 0.5) < 1e-12)
    // A metre far to the north takes more of a Mercator map.
    #expect(scale.pixelsPerMetre(at: 70) > 0.7)
  }

  @Test(arguments: [0.0, 40, 60, -84.9], [0.0, 30, 60, 84.9, -75])
  func `a map is as wide at the end of a long way`(start: Double, end: Double) {
    let (origin, there) = (
      GeoPoint(latitude: start, longitude: 10), GeoPoint(latitude: end, longitude: 20)
    )
    let scale = MapScale(origin: origin, pixelsPerMetre: 0.5, round: there)
    #expect(abs(scale.pixelsPerMetre(at: end) / 0.5 - 1) < 0.0201)
    // Over short distances not one pixel changes.
    let near = origin.destination(bearing: 0, metres: 5_000)
    #expect(
      MapScale(origin: origin, pixelsPerMetre: 0.5, round: near)
        == MapScale(origin: origin, pixelsPerMetre: 0.5, round: origin))
  }

  @Test(arguments: [90.0, -90, 89.5])
  func `a map at a pole shows the player`(latitude: Double) throws {
    let pole = GeoPoint(latitude: latitude, longitude: 30.3)
    let painter = MonsterPainter(
      look: Look(theme: Theme.all[0]), size: GridSize(columns: 90, rows: 160), origin: Self.place)
    let layout = MonsterMapLayout(painter.sizes, hasTime: false)
    let scene = MonsterWorld(from: pole, seed: Seed(2)).scene
    let frame = painter.frame(of: scene.view, in: layout)
    let walker = painter.stands(scene, frame, over: layout)[scene.monsters.count]
    #expect(layout.map.contains(walker), "\(walker)")
    var canvas = try Canvas(width: 90, height: 160)
    painter.paint(scene, tick: 0, on: &canvas)
  }

  @Test func `a map that crosses the date line is one map`() {
    let place = GeoPoint(latitude: 0, longitude: 179.999)
    let scale = MapScale(origin: place, pixelsPerMetre: 1, round: place)
    let other = scale.pixel(of: MapPoint(GeoPoint(latitude: 0, longitude: -179.999)))
    #expect(abs(other.x - 222.4) < 1 && abs(other.y) < 1e-6)
  }

  @Test func `a photo is deformed, whole or cut`() {
    let room = PixelRect(left: 10, top: 20, width: 100, height: 200)
    let places: [(ImageMode, Int, Int, PixelRect)] = [
      (.resize, 300, 100, room),
      (.fit, 300, 100, PixelRect(left: 10, top: 103, width: 100, height: 33)),
      (.fill, 300, 100, PixelRect(left: -240, top: 20, width: 600, height: 200)),
      (.fit, 10, 100, PixelRect(left: 50, top: 20, width: 20, height: 200)),
      (.fill, 10, 100, PixelRect(left: 10, top: -380, width: 100, height: 1000)),
      (.fit, 50, 100, room), (.fill, 50, 100, room),
    ]
    for (mode, width, height, expected) in places {
      #expect(mode.place(width: width, height: height, in: room) == expected, "\(mode)")
    }
  }

  @Test func `a photo in a recipe is the photo that was seen`() throws {
    var canvas = try Canvas(width: 900, height: 60)
    for x in 0..<900 {
      canvas.fill(UInt32(x * 7919) & 0xff_ffff, left: x, top: 0, width: 1, height: 60)
    }
    let picture = TruePicture(width: 900, height: 60, colours: canvas.colours)
    let photo = try BackdropPhoto(reading: picture.png())
    #expect(photo.picture.width == 640 && photo.picture.height == 42)
    #expect(Set(photo.picture.pixels).count <= BackdropPhoto.colours)
    let unpacked = try #require(BackdropPhoto.unpacked(photo.packed))
    let again = try BackdropPhoto(reading: unpacked)
    #expect(again.packed == photo.packed && again.picture == photo.picture)
    #expect(BackdropPhoto.unpacked("photo.png") == nil)
  }

  @Test func `pictures have no more colours than a palette, in every theme`() {
    for theme in Theme.all {
      let painter = MonsterPainter(
        look: Look(theme: theme), size: GridSize(columns: 180, rows: 320), origin: Self.place)
      #expect(painter.palette.colours.count <= 250)
    }
  }

  @Test(arguments: [(1, 1), (2, 300), (300, 2), (17, 23), (64, 64), (90, 40)])
  func `pictures with no room for anything are painted, too`(width: Int, height: Int) throws {
    let painter = MonsterPainter(
      look: Look(theme: Theme.all[0], hasCounters: true),
      size: GridSize(columns: width, rows: height), origin: Self.place)
    var world = MonsterWorld(from: Self.place, needsPermission: true, seed: Seed(2))
    var count = 0
    for action in [HuntAction.grant, .tap(number: nil), .back, .team] {
      try world.perform(action)
      while world.hasMoment {
        world.showMoment()
        var canvas = try Canvas(width: width, height: height)
        painter.paint(world.scene, tick: 0, on: &canvas)
        #expect(canvas.colours.count == width * height)
        count += 1
      }
    }
    #expect(count >= 4)
  }

  @Test(arguments: [(180, 320), (360, 640), (640, 360)])
  func `names are whole, and nothing stands on them`(width: Int, height: Int) throws {
    let streets = (-12...12).map { number in
      Ground.Feature(
        kind: .street, name: "Street \(number)", isArea: false,
        paths: [
          (-12...12).map {
            GeoPoint(latitude: 59.9 + Double(number) * 0.001, longitude: 30.3 + Double($0) * 0.002)
          }
        ])
    }
    let painter = MonsterPainter(
      look: Look(theme: Theme.all[0], hasCounters: true),
      size: GridSize(columns: width, rows: height), origin: Self.place,
      ground: Ground(features: streets))
    let layout = MonsterMapLayout(painter.sizes, hasTime: true)
    let letters = Font(size: max(Font.smallest, min(width, height) / 33))
    let ink = Theme.all[0][.text].mixed(with: Theme.all[0][.land], share: 0.22)
    func inked(_ canvas: borrowing Canvas, in rect: PixelRect) -> Int {
      let colours = canvas.colours
      return rect.rows.reduce(0) { count, y in
        count + rect.columns.filter { colours[y * width + $0] == ink.code }.count
      }
    }
    var (seen, inWay) = (0, 0)
    for seed in 1...12 {
      var world = MonsterWorld(from: Self.place, way: .hunt, seed: Seed(UInt64(seed)))
      world.advance(by: seed)
      let scene = world.scene
      let frame = painter.frame(of: scene.view, in: layout)
      let stands = painter.stands(scene, frame, over: layout)
      #expect(stands.count == scene.monsters.count + 8)
      let names = painter.tiles.names(in: frame, besides: stands)
      var canvas = try Canvas(width: width, height: height)
      painter.paint(scene, tick: 0, on: &canvas)
      for name in names {
        var alone = try Canvas(width: width, height: height)
        alone.set(
          name.text, left: name.rect.left, top: name.rect.top, font: letters.style, colour: ink)
        let isWhole = inked(canvas, in: name.rect) == inked(alone, in: name.rect)
        #expect(isWhole, "something lies over \(name.text)")
        #expect(layout.map.contains(name.rect), "\(name.text) is cut")
        #expect(!stands.contains { $0.overlaps(name.rect) }, "something stands on \(name.text)")
      }
      seen += names.count
      inWay += painter.tiles.names(in: frame, besides: []).count - names.count
    }
    #expect(seen > 0 && inWay > 0)
  }

  @Test(arguments: sizes)
  func `a popup covers neither the face of the monster that is met nor the button`(
    width: Int, height: Int
  ) throws {
    let sizes = MonsterSizes(width: width, height: height)
    let screen = MonsterScreenLayout(sizes, hasBack: true, hasButton: true)
    let body = screen.body
    let side = min(body.width, body.height) / 4
    let face = body.centred(width: side, height: side)
    let popup = MonsterPopupLayout(
      sizes, textHeight: 2 * sizes.textSize * 13 / 10, buttons: 1, isStacked: false,
      isAside: true)
    #expect(!popup.card.overlaps(face))
    #expect(try !popup.card.overlaps(#require(screen.button)))
  }

  @Test func `a picture is the same whatever was painted before it`() throws {
    let look = Look(theme: Theme.all[0], hasCounters: true)
    let size = GridSize(columns: 180, rows: 320)
    let fresh = { MonsterPainter(look: look, size: size, origin: Self.place) }
    let used = fresh()
    var world = MonsterWorld(from: Self.place, way: .hunt, seed: Seed(2))
    for _ in 0..<40 {
      if world.hasMoment { world.showMoment() } else { world.advance(by: 7) }
      var one = try Canvas(width: 180, height: 320)
      var other = try Canvas(width: 180, height: 320)
      used.paint(world.scene, tick: 0, on: &one)
      fresh().paint(world.scene, tick: 0, on: &other)
      let (first, second) = (one.colours, other.colours)
      #expect(first == second)
    }
  }
}
