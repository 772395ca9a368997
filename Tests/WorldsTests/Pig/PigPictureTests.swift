import TerrariumGD
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import TerrariumWorlds
import Testing

/// Returns a short game with everything in it: throws, a bust, banks, a win.
private func shortGame() throws -> [(tick: Int, scene: PigScene)] {
  var world = PigWorld(
    players: (.hold(10), .hold(10)), target: 20, dice: [5, 6, 3, 1, 4, 6, 2, 6, 6, 5],
    seed: Seed(1))
  var scenes = [(world.tick, world.scene)]
  while !world.isOver {
    try world.advance(by: 1)
    scenes.append((world.tick, world.scene))
  }
  return scenes
}

struct PigPictureTests {
  private static let subject = Pig().subject

  private func artist(
    _ width: Int, _ height: Int, _ language: Language = .en, theme: String = "light",
    alerts: PigAlerts = .full, counters: Bool = true
  ) throws -> FilmArtist {
    let look = Look(
      theme: try #require(Theme.named(theme)), scale: .fit(width: width, height: height),
      hasCounters: counters, language: language)
    return try FilmArtist(
      looks: [look], subject: Self.subject, window: GridSize(columns: 1, rows: 1),
      facts: FilmFacts(
        clock: .ticks, widest: CounterValues(tick: 0, census: [0, 0]),
        scenery: { PigPainter(look: $0, size: $1, alerts: alerts) }))
  }

  private func frame(_ tick: Int, _ scene: PigScene) -> Frame {
    Frame(number: tick, tick: tick, census: [], scene: scene)
  }

  /// Draws all frames of a game on one sheet.
  private func storyboard(_ artist: FilmArtist, columns: Int) throws -> TruePicture {
    let pictures = try shortGame().map { TruePicture(artist.draw(frame($0.tick, $0.scene))) }
    let (width, height) = (artist.layout.width, artist.layout.height)
    let rows = (pictures.count + columns - 1) / columns
    var colours = [UInt32](repeating: 0x808080, count: columns * width * rows * height)
    for (place, picture) in pictures.enumerated() {
      let (row, column) = place.quotientAndRemainder(dividingBy: columns)
      for y in 0..<height {
        let start = (row * height + y) * columns * width + column * width
        colours.replaceSubrange(
          start..<start + width, with: picture.colours[y * width..<(y + 1) * width])
      }
    }
    return TruePicture(width: columns * width, height: rows * height, colours: colours)
  }

  @Test(arguments: [
    ("portrait-en", 320, 533, Language.en, "light", 5), ("landscape-ru", 533, 320, .ru, "dark", 4),
    ("square-es", 240, 240, .es, "light", 5), ("small-ru", 120, 200, .ru, "dark", 7),
    ("landscape-es", 480, 288, .es, "light", 4),
  ])
  func `a whole game looks as it did when people looked at it`(
    name: String, width: Int, height: Int, language: Language, theme: String, columns: Int
  ) throws {
    let artist = try artist(width, height, language, theme: theme)
    try expectGolden(try storyboard(artist, columns: columns), "pig-\(name)")
  }

  @Test func `large pictures look as they did`() throws {
    let game = try shortGame()
    let wide = try artist(1280, 720)
    try expectGolden(TruePicture(wide.draw(frame(3, game[3].scene))), "pig-table-wide")
    let tall = try artist(480, 800, .es, theme: "dark")
    try expectGolden(TruePicture(tall.draw(frame(0, game[0].scene))), "pig-rules-tall")
  }

  @Test func `the picture of the policy looks as it did`() throws {
    for (name, columns, rows, language, theme) in [
      ("en", 860, 760, Language.en, "light"), ("ru", 300, 340, .ru, "dark"),
    ] {
      let look = Look(theme: try #require(Theme.named(theme)), language: language)
      let picture = try PigPolicyPicture(look: look, size: GridSize(columns: columns, rows: rows))
        .picture(of: .ofHundred)
      try expectGolden(TruePicture(picture), "pig-policy-\(name)")
    }
  }

  @Test(arguments: ["light", "dark"])
  func `every frame has the film's palette, near to what was painted`(theme: String) throws {
    let artist = try artist(240, 400, theme: theme)
    #expect(artist.palette.count <= 255)
    let look = Look(theme: try #require(Theme.named(theme)), hasCounters: true)
    let painter = PigPainter(look: look, size: GridSize(columns: 240, rows: 400), alerts: .full)
    for (tick, scene) in try shortGame() {
      let picture = artist.draw(frame(tick, scene))
      #expect(picture.palette == artist.palette)
      var canvas = try Canvas(width: 240, height: 400)
      painter.paint(scene, tick: tick, on: &canvas)
      let painted = TruePicture(width: 240, height: 400, colours: canvas.colours)
      let differences = TruePicture(picture).differences(from: painted)
      // Half a step between the colours of an edge, and the least distance of two mixes.
      #expect(differences.most <= 24 + 18 && differences.mean <= 1, "tick \(tick)")
    }
  }

  @Test func `alerts lie over the table, are left to the end, or are not there`() throws {
    let game = try shortGame()
    let start = game[1], win = game[game.count - 1]
    func drawn(_ moment: (tick: Int, scene: PigScene), _ alerts: PigAlerts) throws -> IndexedPicture
    {
      try artist(240, 400, alerts: alerts).draw(frame(moment.tick, moment.scene))
    }
    #expect(try drawn(start, .full) != drawn(start, .brief))
    #expect(try drawn(start, .brief) == drawn(start, .off))
    #expect(try drawn(win, .full) == drawn(win, .brief))
    #expect(try drawn(win, .brief) != drawn(win, .off))
  }

  @Test(arguments: [(130, 200), (120, 200), (120, 180), (100, 180)], Language.allCases)
  func `no text is cut above an alert`(size: (width: Int, height: Int), language: Language) throws {
    let win = try #require(try shortGame().last)
    let picture = TruePicture(
      try artist(size.width, size.height, language).draw(frame(win.tick, win.scene)))
    let card = try #require(Theme.named("light"))[.card].code
    let message = PigTableLayout(width: size.width, height: size.height, hasCounters: true).message
    let alert = PigAlertLayout(
      width: size.width, height: size.height, hasCounters: true, buttons: 2
    ).card
    #expect(alert.overlaps(message))
    #expect(message.columns.allSatisfy { picture[$0, alert.top - 1] == card })
  }

  @Test(arguments: [(120, 200), (533, 320)])
  func `the buttons that end a scene have a lit look, and nothing else changes`(
    width: Int, height: Int
  ) throws {
    let artist = try artist(width, height)
    var world = PigWorld(
      players: (.hold(10), .hold(10)), target: 20, games: 2, dice: [5, 6, 3, 1, 4, 6],
      seed: Seed(1))
    let rules = PigRulesLayout(width: width, height: height).button
    let alert = PigAlertLayout(width: width, height: height, hasCounters: true, buttons: 2).buttons
    func expectLit(_ action: PigAction?, in room: PixelRect) throws {
      let lit = try #require(world.litForPress(after: action?.rawValue))
      let before = artist.draw(frame(world.tick, world.scene)).pixels
      let after = artist.draw(frame(world.tick, lit.scene)).pixels
      let changed = before.indices.filter { before[$0] != after[$0] }
      #expect(changed.count > room.width * room.height / 2)
      let isInside = changed.allSatisfy {
        room.left..<room.left + room.width ~= $0 % width
          && room.top..<room.top + room.height ~= $0 / width
      }
      #expect(isInside)
    }
    try expectLit(nil, in: rules)
    while world.scene.phase != .won { try world.advance(by: 1) }
    try expectLit(nil, in: alert[0])
    try expectLit(.again, in: alert[0])
    try expectLit(.stop, in: alert[1])
    #expect(world.litForPress(after: PigAction.roll.rawValue) == nil)
  }

  @Test(arguments: [(480, 464), (640, 480), (320, 533), (480, 800)], Language.allCases)
  func `letters of buttons side by side are as large, and keep off the edges`(
    size: (Int, Int), language: Language
  ) throws {
    let (width, height) = size
    let win = try #require(try shortGame().last)
    let picture = TruePicture(try artist(width, height, language).draw(frame(win.tick, win.scene)))
    let ink = try #require(Theme.named("light"))[.button].ink.code
    let buttons = PigAlertLayout(
      width: width, height: height, hasCounters: true, buttons: 2
    ).buttons
    let rows = buttons.map { button in
      button.rows.filter { y in button.columns.contains { picture[$0, y] == ink } }
    }
    for button in buttons {
      let middle = button.inset(across: 0, down: button.height * 2 / 5)
      let columns = middle.columns.filter { x in middle.rows.contains { picture[x, $0] == ink } }
      #expect(try #require(columns.first) - button.left >= min(10, button.width / 12))
    }
    #expect(try rows.map { try #require($0.first) } == [rows[1][0], rows[1][0]])
  }

  @Test func `counters can be left out`() throws {
    let moment = try shortGame()[2]
    let with = try artist(240, 400).draw(frame(moment.tick, moment.scene))
    let without = try artist(240, 400, counters: false).draw(frame(moment.tick, moment.scene))
    #expect(with.pixels != without.pixels)
    #expect(with.width == without.width && with.height == without.height)
  }

  @Test(arguments: [(120, 200), (333, 121), (1920, 1080), (160, 160)], Language.allCases)
  func `every scene of every size has a picture of that size`(
    size: (Int, Int), language: Language
  ) throws {
    let artist = try artist(size.0, size.1, language)
    let scenes = try shortGame().prefix(3)
    #expect(scenes.count == 3)
    for (tick, scene) in scenes {
      let picture = artist.draw(frame(tick, scene))
      #expect(picture.width == size.0 && picture.height == size.1)
      #expect(picture.usedColours > 8)
    }
  }
}
