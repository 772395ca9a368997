import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

struct MarginTests {
  private static let caption =
    "A sea of penguins and orcas, and what becomes of them in a hundred ticks of a long day"

  private func look(
    _ scale: Look.Scale, chart: ChartPlace, shape: CellShape = .square, language: Language = .en
  ) -> Look {
    var look = Look(
      theme: Theme.all[0], shape: shape, scale: scale, hasCounters: true, language: language)
    look.texts.caption = PictureText(Self.caption)
    look.texts.hasLegend = true
    look.chart.place = chart
    look.texts.note = .counts(name: "B3/S23", births: [3], survivals: [2, 3])
    return look
  }

  private func check(_ layout: Layout, _ size: GridSize) {
    let field = PixelRect(
      left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
      height: layout.fieldHeight)
    let picture = PixelRect(left: 0, top: 0, width: layout.width, height: layout.height)
    var taken = [field]
    #expect(picture.contains(field), "field, \(size)")
    for part in MarginPart.allCases {
      guard let place = layout.place(of: part) else { continue }
      #expect(!layout.leftOut.contains(part))
      #expect(picture.contains(place), "\(part), \(size)")
      for other in taken { #expect(!place.overlaps(other), "\(part), \(size)") }
      taken.append(place)
    }
    // Each requested part is there, or a note says that it is not.
    let asked: [MarginPart] = [.caption, .counters, .legend, .chart]
    for part in asked where layout.place(of: part) == nil {
      #expect(layout.leftOut.contains(part), "\(part), \(size)")
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `nothing overlaps and nothing runs out, from 64 by 64 pixels to 4000 by 3000`(seed: UInt64) {
    var stream = Seed(seed).stream("sizes")
    let size = GridSize(columns: 64 + stream.draw(below: 3937), rows: 64 + stream.draw(below: 2937))
    let window = GridSize(columns: 1 + stream.draw(below: 300), rows: 1 + stream.draw(below: 300))
    for chart in [ChartPlace.under, .beside] {
      for scale in [
        Look.Scale.fit(width: size.columns, height: size.rows), .automatic,
        .pixelsACell(1 + stream.draw(below: 9)),
      ] {
        check(Layout(window, look(scale, chart: chart), tick: 999_999), size)
      }
    }
  }

  @Test(arguments: [(64, 64), (200, 90), (480, 480), (1200, 700)], Language.allCases)
  func `what is drawn of a part stays in its place`(size: (Int, Int), language: Language) throws {
    let window = GridSize(columns: 12, rows: 9)
    let look = look(
      .fit(width: size.0, height: size.1), chart: .under, shape: .sprite, language: language)
    let artist = try Artist(window, look)
    let frame = Frame(
      number: 0, tick: 99, cells: StateGrid(size: window), census: widest(window).census)
    let picture = TruePicture(artist.draw(frame))
    let layout = artist.layout
    let places =
      MarginPart.allCases.compactMap(layout.place(of:)) + [
        PixelRect(
          left: layout.fieldLeft, top: layout.fieldTop, width: layout.fieldWidth,
          height: layout.fieldHeight)
      ]
    let background = look.theme[.background].code
    var isEmptyElsewhere = true
    for y in 0..<layout.height {
      for x in 0..<layout.width where picture[x, y] != background {
        let isInside = places.contains {
          $0.contains(PixelRect(left: x, top: y, width: 1, height: 1))
        }
        isEmptyElsewhere = isEmptyElsewhere && isInside
      }
    }
    #expect(isEmptyElsewhere)
    // Text ends before the edge: one font pixel is free at the right of each line.
    let parts = [MarginPart.caption, .counters, .legend]
    #expect(size.0 < 480 || parts.allSatisfy { layout.place(of: $0) != nil })
    for part in parts {
      guard let place = layout.place(of: part) else { continue }
      let edge = (place.top..<place.bottom).allSatisfy {
        picture[place.right - 1, $0] == background
      }
      #expect(edge, "\(part) at \(size)")
      let ink = (place.top..<place.bottom).contains { y in
        (0..<place.width).contains { picture[$0, y] != background }
      }
      #expect(ink, "\(part) at \(size)")
    }
  }

  /// Returns the pixels of a picture's opening card.
  private func card(
    _ title: String, _ subtitle: String, edges: String? = nil, in size: (Int, Int)
  ) throws -> [UInt8] {
    let window = GridSize(columns: 12, rows: 9)
    var facts = FilmFacts(window)
    facts.cover = CoverFacts(
      title: PictureText(title), subtitle: subtitle,
      settings: [.init("rule", "B3/S23")] + (edges.map { [.init("edges", $0)] } ?? []))
    let artist = try Artist(
      look: look(.fit(width: size.0, height: size.1), chart: .off), subject: seaLike,
      window: window, facts: facts)
    let frame = Frame(number: 0, tick: 0, cells: StateGrid(size: window), census: [0, 0, 108])
    return artist.draw(.cover(before: frame)).pixels
  }

  @Test(arguments: [(240, 273, true), (480, 300, true), (64, 64, false)])
  func `a card has all of its description where there is room`(
    width: Int, height: Int, isWhole: Bool
  ) throws {
    let text = "Every rule of cells on a plane, of two states or many, and"
    let cards = try ["more", "less"].map { try card("Cover", "\(text) \($0)", in: (width, height)) }
    #expect((cards[0] != cards[1]) == isWhole)
  }

  @Test(arguments: [(480, 300), (200, 250), (160, 116)])
  func `a card has as many lines of its title as fit`(width: Int, height: Int) throws {
    let text = "A gun of gliders that nobody has seen in so many parts, with"
    let cards = try ["more", "less"].map {
      try card("\(text) \($0)", "Cells", edges: "none", in: (width, height))
    }
    #expect(cards[0] != cards[1])
  }

  @Test func `strips of a picture are its rows`() throws {
    let window = GridSize(columns: 31, rows: 23)
    let look = look(.pixelsACell(7), chart: .under, shape: .circle)
    let artist = try Artist(window, look)
    let frame = Frame(
      number: 0, tick: 5, cells: randomStates(window, seed: 3), census: widest(window).census)
    let whole = artist.draw(frame).pixels
    for step in [1, 5, 64] {
      #expect(artist.pixels(of: frame, inStripsOf: step) == whole, "strips of \(step)")
    }
  }

  @Test(
    arguments: [
      ([3], [2, 3], .en, "B3/S23: born with 3 neighbours, survives with 2 or 3"),
      ([3, 6], [2, 3], .en, "B3/S23: born with 3 or 6 neighbours, survives with 2 or 3"),
      (
        [1, 3, 5, 7], [0, 1, 2, 3, 8], .en,
        "B3/S23: born with 1, 3, 5 or 7 neighbours, survives with 0–3 or 8"
      ),
      ([1], [], .en, "B3/S23: born with 1 neighbour, never survives"),
      ([1], [0, 2], .ru, "B3/S23: рождается при 1 соседе, выживает при 0 или 2"),
      ([], [], .ru, "B3/S23: не рождается, не выживает"),
      ([1], [7, 8], .es, "B3/S23: nace con 1 vecina, sobrevive con 7 u 8"),
      ([3, 6], [], .es, "B3/S23: nace con 3 o 6 vecinas, no sobrevive"),
    ] as [([Int], [Int], Language, String)])
  func `a legend says a rule in words`(
    births: [Int], survivals: [Int], language: Language, text: String
  ) {
    let note = RuleNote.counts(name: "B3/S23", births: births, survivals: survivals)
    #expect(note.texts(language).first == text)
  }

  @Test func `a legend without room drops neighbours before the rule's name`() {
    let words = "born with 3 or 6, survives with 2 or 3"
    #expect(
      RuleNote.counts(name: "B36/S23", births: [3, 6], survivals: [2, 3]).texts(.en).dropFirst()
        == ["B36/S23: \(words)", words, "B36/S23"])
  }

  @Test(arguments: [(0, nil), (0.9, nil), (0, 0xf0f0f0), (0.9, 0x2040a0)] as [(Double, UInt32?)])
  func `a legend outlines a state by the colour that it has`(share: Double, paint: UInt32?) throws {
    var look = Look(theme: Theme.all[0], scale: .pixelsACell(8))
    look.texts.hasLegend = true
    let style = StateStyle("fading", letter: "O", tone: .alive).fading(to: .ground, share: share)
    let subject = Subject(
      states: [
        StateStyle("", letter: ".", tone: .ground, extent: 0),
        style.oneOfMany(paint: paint.map { Colour($0) }),
      ],
      ground: .ground, census: [])
    let window = GridSize(columns: 30, rows: 5)
    let artist = try Artist(look: look, subject: subject, window: window, facts: FilmFacts(window))
    let picture = TruePicture(
      artist.draw(Frame(number: 0, tick: 0, cells: StateGrid(size: window), census: [])))
    let isPale = paint.map { $0 == 0xf0f0f0 } ?? (share > 0)
    #expect(picture.colours.contains(look.theme[.muted].code) == isPale)
  }

  @Test func `the eight neighbourhoods stand in order over their results`() throws {
    let window = GridSize(columns: 200, rows: 20)
    var look = Look(theme: Theme.all[0], scale: .pixelsACell(2))
    look.texts.hasLegend = true
    look.texts.note = .neighbourhoods(110)
    let artist = try Artist(window, look, lifeLike)
    let picture = TruePicture(
      artist.draw(Frame(number: 0, tick: 0, cells: StateGrid(size: window), census: [0])))
    let place = try #require(artist.layout.place(of: .rule))
    #expect(place.bottom == artist.layout.fieldTop)
    // Scanning the row of the results yields the bits of 110, the highest first.
    let alive = look.theme[.alive].code
    let line = look.theme[.muted].code
    let rows = (place.top..<place.bottom).filter { y in
      (0..<place.width).contains { picture[$0, y] == line }
    }
    let result = rows[rows.count * 3 / 4]
    var bits: [Bool] = []
    var x = 0
    while x < place.width {
      if picture[x, result] == line {
        bits.append(picture[x + 2, result] == alive)
        x += 1
        while x < place.width, picture[x, result] != line { x += 1 }
      }
      x += 1
    }
    #expect(bits == (0..<8).reversed().map { 110 >> $0 & 1 != 0 })
  }
}
