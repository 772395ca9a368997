import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Laws for fitting the parts of the margin.
struct MarginFitTests {
  private let window = GridSize(columns: 12, rows: 9)
  private var facts: FilmFacts { FilmFacts(window) }

  private func look(
    _ parts: [MarginPart], _ scale: Look.Scale, shape: CellShape = .square,
    language: Language = .en, caption: String = "A sea of penguins and orcas"
  ) -> Look {
    var look = Look(
      theme: Theme.all[0], shape: shape, scale: scale, hasCounters: parts.contains(.counters),
      language: language)
    if parts.contains(.caption) { look.texts.caption = PictureText(caption) }
    look.texts.hasLegend = parts.contains(.legend)
    look.chart.place = parts.contains(.chart) ? .under : .off
    return look
  }

  private func layout(_ look: Look) -> Layout { Layout(window, look) }

  @Test(arguments: [MarginPart.caption, .counters, .legend, .chart], Language.allCases)
  func `a part that has room has it in all larger pictures`(part: MarginPart, language: Language) {
    var hadRoom = false
    for side in Array(20...330) + Array(stride(from: 340, to: 1400, by: 7)) {
      let layout = layout(
        look([part], .fit(width: side, height: side), shape: .sprite, language: language))
      let hasRoom = layout.place(of: part) != nil
      #expect(hasRoom || !hadRoom, "\(part) in \(side)x\(side)")
      hadRoom = hasRoom
    }
    #expect(hadRoom)
  }

  @Test(arguments: Language.allCases)
  func `counters have whole names or none`(language: Language) {
    let names =
      [LocalizedText.tick.text(language)]
      + seaLike.census.map { $0.localized?.text(language) ?? $0.name }
    #expect((names == ["tick", "penguins", "orcas", "free"]) == (language == .en))
    var seen = 0
    for side in 1...40 {
      for hasLegend in [false, true] {
        let parts: [MarginPart] = hasLegend ? [.counters, .legend] : [.counters]
        let layout = layout(look(parts, .pixelsACell(side), language: language))
        guard let items = layout.margins.counters?.items else { continue }
        seen += 1
        for (item, name) in zip(items, names) { #expect(item.name == name || item.name.isEmpty) }
        // Without a legend names stay as long as each fits a line of its own.
        let least = Font(size: Font.smallest)
        let widest = names.map(least.width).max() ?? 0
        if !hasLegend, side * window.columns > widest + 60 {
          #expect(items.map(\.name) == names, "\(side)")
        }
      }
    }
    #expect(seen > 40)
  }

  @Test(arguments: [(300, 700), (480, 480), (900, 300), (64, 64), (333, 1000)])
  func `in a picture whose size is given the parts touch the field`(size: (Int, Int)) throws {
    let scale = Look.Scale.fit(width: size.0, height: size.1)
    let layout = layout(look([.caption, .counters, .legend, .chart], scale))
    let caption = try #require(layout.place(of: .caption))
    #expect(caption.bottom == layout.fieldTop)
    let counters = layout.place(of: .counters)
    #expect((counters == nil) == (size.0 == 64))
    #expect(counters.map { $0.top == layout.fieldTop + layout.fieldHeight } != false)
    // The free space above all of it equals the free space below.
    let lowest = MarginPart.below.compactMap { layout.place(of: $0)?.bottom }.max()
    let below = layout.height - (lowest ?? layout.fieldTop + layout.fieldHeight)
    #expect(0...1 ~= below - caption.top)
  }

  @Test func `a chart takes the rows that the field cannot use`() throws {
    let layout = layout(look([.chart], .fit(width: 300, height: 700)))
    let chart = try #require(layout.place(of: .chart))
    #expect(layout.cell == 25 && chart.height >= 150)
    // The field gets no more than it needs.
    #expect(chart.height + layout.fieldHeight <= 700)
  }

  @Test(arguments: [Look.Scale.pixelsACell(20), .pixelsACell(60), .fit(width: 900, height: 300)])
  func `a chart beside the field stands apart from it, and is as high`(scale: Look.Scale) throws {
    var look = look([.caption, .counters], scale)
    look.chart.place = .beside
    let layout = layout(look)
    let chart = try #require(layout.place(of: .chart))
    #expect(chart.left - layout.fieldLeft - layout.fieldWidth >= 8)
    #expect(chart.right == layout.width)
    #expect(chart.top == layout.fieldTop && chart.height == layout.fieldHeight)
  }

  @Test func `where a chart makes the picture wider, the other parts may be as wide`() throws {
    var look = look([.caption, .counters, .legend], .pixelsACell(2))
    look.chart.place = .beside
    let layout = Layout(
      of: GridSize(columns: 1, rows: 100), look: look, subject: seaLike, facts: facts)
    #expect(layout.leftOut.isEmpty)
    #expect(try #require(layout.place(of: .caption)).width == layout.width)
  }

  @Test(arguments: Language.allCases, [60, 150, 200, 480])
  func `all parts share a left edge`(language: Language, side: Int) throws {
    let look = look(
      [.caption, .counters, .legend], .pixelsACell(side / 12), shape: .sprite, language: language)
    let artist = try Artist(window, look)
    let frame = Frame(
      number: 0, tick: 99, cells: StateGrid(size: window), census: widest(window).census)
    let picture = TruePicture(artist.draw(frame))
    let layout = artist.layout
    let parts = [MarginPart.caption, .counters, .legend]
    // The counters name all states, so the legend does not.
    #expect(side == 60 || parts.dropLast().allSatisfy { layout.place(of: $0) != nil })
    for part in parts {
      guard let place = layout.place(of: part) else { continue }
      let ground = picture[place.left, place.bottom - 1]
      let first = (0..<place.width).first { x in
        (place.top..<place.bottom).contains { picture[x, $0] != ground }
      }
      // Small pictures have small margins; a letter may begin two pixels after its position.
      #expect(first.map { min(6, max(4, side / 48))...8 ~= $0 } == true, "\(part)")
    }
    #expect(parts.contains { layout.place(of: $0) != nil })
  }

  @Test func `a legend shows cells in the shape that they have in the field`() throws {
    func colours(_ cell: Int, _ shape: CellShape) throws -> Int {
      let look = look([.legend], .pixelsACell(cell), shape: shape)
      let size = GridSize(columns: 40, rows: 9)
      let layout = Layout(of: size, look: look, subject: flatSea, facts: facts)
      let artist = try Artist(look: look, subject: flatSea, window: size, facts: facts)
      let frame = Frame(number: 0, tick: 0, cells: StateGrid(size: size), census: [0, 0, 360])
      let place = try #require(layout.place(of: .legend))
      let legend = TruePicture(artist.draw(frame)).part(
        left: place.left, top: place.top, width: place.width, height: place.height)
      return Set(legend.colours).count
    }
    // In small cells animals are discs or squares; a sprite has many more shades.
    for (cell, isSprite) in [(5, false), (9, false), (10, true)] {
      let (own, disc) = (try colours(cell, .sprite), try colours(cell, .circle))
      #expect(
        (own > 2 * disc) == isSprite, "\(cell) pixels a cell: \(own) colours, \(disc) of discs")
    }
  }

  @Test(arguments: ["", " ", "\n", " \t\r\n "])
  func `a blank caption is none`(caption: String) {
    let layout = layout(look([.caption], .pixelsACell(20), caption: caption))
    #expect(layout.place(of: .caption) == nil && layout.leftOut.isEmpty)
    #expect(layout.fieldTop == 0)
  }

  @Test func `a caption keeps its line ends, of any kind, and is cut where it is too long`() {
    func fitted(_ text: String, rows: Int = .max) -> MarginText? {
      MarginText.fitted(text, room: MarginRoom(width: 120, rows: rows, style: TextStyle()))
    }
    func lines(_ text: String, rows: Int = .max) -> [String] {
      fitted(text, rows: rows)?.lines ?? []
    }
    #expect(lines("one\ntwo") == ["one", "two"])
    #expect(lines("one\r\ntwo\tthree") == ["one", "two three"])
    #expect(lines("1\n2\n\n3\n4") == ["1", "2", "3 4"])
    #expect(fitted("1\n2\n\n3\n4")?.font.size == 14)
    #expect(lines("a") == ["a"])
    let long = String(repeating: "word ", count: 200)
    #expect(lines(long).count == 3 && lines(long)[2].hasSuffix("…"))
    var look = look([.caption], .pixelsACell(20), caption: long)
    look.texts.title = PictureText("A title…")
    #expect(layout(look).leftOut == [.captionEnd])
    (look.texts.title, look.texts.caption) = (look.texts.caption, nil)
    #expect(layout(look).leftOut == [.titleEnd])
    #expect(fitted(long)?.font.size == Font.smallest && fitted("a")?.font.size == 14)
    let least = Font(size: Font.smallest)
    let two = 2 * least.height + 4
    #expect(lines(long, rows: two).count == 2 && lines(long, rows: two).last?.last == "…")
    #expect(lines(long, rows: two - 1).count == 1)
    // A book is cut just as quickly.
    #expect(lines(String(repeating: "word ", count: 20_000)) == lines(long))
    #expect(lines(long, rows: least.height + 3).isEmpty)
    let solid = String(repeating: "W", count: 1000)
    for line in lines(long) + lines(solid) { #expect(least.width(of: line) <= 112) }
  }

  @Test(arguments: [TextStyle.Role.title, .caption], ["Spaceships", "One\nSpaceships"])
  func `words are broken only where they are too wide for the smallest letters`(
    role: TextStyle.Role, text: String
  ) {
    let size = Font.smallest
    let least = role == .title ? Font(size: size * 10 / 7, isBold: true) : Font(size: size)
    for width in 50...250 {
      let room = MarginRoom(width: width, rows: .max, style: TextStyle())
      let lines = MarginText.fitted(text, as: role, room: room)?.lines ?? []
      let fits = least.width(of: "Spaceships") <= width - 2 * MarginRoom.margin(at: size)
      #expect((lines.joined(separator: "\n") == text) == fits, "\(width)")
    }
  }

  @Test func `no line is wider than its room`() {
    var fitted = 0
    for width in 1...60 {
      let room = MarginRoom(width: width, rows: .max, style: TextStyle())
      guard let block = MarginText.fitted("abc", as: .title, room: room) else { continue }
      let most = width - 2 * MarginRoom.margin(at: Font.smallest)
      #expect(block.lines.allSatisfy { block.font.width(of: $0) <= most }, "\(width)")
      fitted += 1
    }
    #expect(fitted > 30)
  }

  @Test func `texts are as large in every picture that has room`() throws {
    for side in [451, 480, 518, 700, 1080, 1920, 4000] {
      let look = look([.caption, .counters, .legend, .chart], .fit(width: side, height: side))
      let margins = layout(look).margins
      #expect(margins.caption?.font.size == 14 && margins.counters?.font.size == 14, "\(side)")
      #expect(margins.chart?.size == 14, "\(side)")
    }
    var look = look([.caption, .counters, .chart], .fit(width: 1200, height: 1200))
    look.text = TextStyle(size: 18, scale: 2)
    let margins = layout(look).margins
    #expect(margins.caption?.font.size == 36 && margins.chart?.size == 36)
  }

  @Test(arguments: [ChartPlace.under, .beside], 1...40)
  func `a chart's plot is at least a third of its field high`(place: ChartPlace, cell: Int) throws {
    var look = look([.counters], .pixelsACell(20 + cell))
    look.chart.place = place
    let layout = layout(look)
    let room = try #require(layout.place(of: .chart))
    let sample = ChartSample(
      history: seaHistory(frames: 50), series: seaLike.series,
      size: layout.margins.chart?.size ?? 14, isKeyed: true)
    #expect(3 * sample.chart(in: room).layout.plot.height >= layout.fieldHeight)
  }

  /// Returns the names and the swatches in the chart of a picture with some other parts.
  private func key(
    _ parts: [MarginPart], _ shape: CellShape, _ cell: Int, _ subject: Subject
  ) throws -> (swatches: Int, texts: [String]) {
    var look = look(parts + [.chart], .pixelsACell(cell), shape: shape)
    subject.paint(&look.theme)
    let window = GridSize(columns: 15, rows: 9)
    var history = CensusHistory(series: subject.series.count)
    for tick in 0..<5 { history.append(x: Double(tick), counts: subject.series.map { _ in 9 }) }
    let artist = try Artist(window, look, subject).charting(ChartData(history))
    let layout = try #require(artist.margins?.chart).layout
    #expect(artist.layout.leftOut.isEmpty)
    return (layout.swatches.count, layout.labels.map(\.text))
  }

  @Test(
    arguments: [([], true), ([.counters], false), ([.legend], false)] as [([MarginPart], Bool)],
    [(CellShape.square, 10), (.circle, 10), (.sprite, 9), (.sprite, 10)])
  func `a chart has a key where nothing else has its colours beside their names`(
    around: (parts: [MarginPart], isKey: Bool), cells: (shape: CellShape, side: Int)
  ) throws {
    let isKey = around.isKey || cells.shape == .sprite && cells.side == 10
    #expect(try key(around.parts, cells.shape, cells.side, seaLike).swatches == (isKey ? 2 : 0))
  }

  @Test func `a line for the sum of many states has its name`() throws {
    let names = (1...9).map { "\($0)" }
    let subject = Subject(
      states: lifeLike.states.prefix(1)
        + names.map { StateStyle($0, letter: $0, tone: .alive).oneOfMany(paint: nil) },
      ground: .ground,
      census: [.init("cells", tone: .text)]
        + names.map { .init($0, ofState: Int($0) ?? 0, isShown: true) })
    for parts in [[], [.counters], [.legend]] as [[MarginPart]] {
      #expect(try key(parts, .square, 20, subject).texts.contains("cells"), "\(parts)")
    }
  }

  @Test func `lines in other colours than their states have a key of their own`() throws {
    let subject = Subject(
      states: lifeLike.states.prefix(1)
        + (1...6).map {
          StateStyle("\($0)", letter: "\($0)", tone: .alive).fading(
            to: .ground, share: Double($0) / 7
          ).oneOfMany(paint: nil)
        },
      ground: .ground,
      census: [.init("cells", tone: .text)]
        + (1...6).map { .init("\($0)", ofState: $0, isShown: true) })
    for parts in [[], [.counters], [.legend]] as [[MarginPart]] {
      #expect(try key(parts, .square, 20, subject).swatches == 6, "\(parts)")
    }
  }

  @Test func `where cells have the colours of their age, no swatch has another`() {
    for age in [0, 12] {
      var look = look([.counters], .pixelsACell(20))
      look.traces.age = age
      let counters = Layout(window, look, lifeLike.traced(for: [look])).margins.counters
      #expect(counters?.items.map(\.tone) == [nil, age == 0 ? .alive : nil])
    }
    for cell in 1..<20 {
      var look = look([.counters], .pixelsACell(cell))
      look.traces.age = 12
      let counters = Layout(window, look, lifeLike.traced(for: [look])).margins.counters
      #expect(counters?.items[1].name != "", "a number alone, at \(cell)")
    }
  }

  @Test(arguments: Language.allCases)
  func `a legend has whole names where the smallest letters have room`(language: Language) throws {
    let names = seaLike.states.map { $0.localized?.text(language) ?? $0.name }
    let most = names.map(Font(size: Font.smallest).width).max() ?? 0
    for cell in 3...20 where cell * window.columns > most + 30 {
      let artist = try Artist(window, look([.legend], .pixelsACell(cell), language: language))
      let frame = Frame(
        number: 0, tick: 0, cells: StateGrid(size: window), census: [0, 0, 108])
      let words = artist.sketch(of: frame).items.compactMap { item in
        if case .letters(let row, _) = item { row.text } else { nil }
      }
      #expect(words.count == 3 && !words.contains { $0.hasSuffix("…") }, "\(cell)")
    }
  }

  @Test func `what counters name is in no legend`() throws {
    let all = layout(look([.counters, .legend], .pixelsACell(40)))
    #expect(all.margins.legend == nil && all.leftOut.isEmpty, "all is named already")
    var noted = look([.counters, .legend], .pixelsACell(40))
    noted.texts.note = .text("A rule of its own")
    #expect(layout(noted).margins.legend?.states.isEmpty == true)
    #expect(layout(look([.legend], .pixelsACell(40))).margins.legend?.states.count == 3)
    func legend(counting states: [Int]) -> Legend? {
      let subject = Subject(
        states: seaLike.states, ground: .water,
        census: [.init("cells", tone: .text)]
          + states.map { .init("\($0)", ofState: $0, isShown: true) })
      return Layout(window, look([.counters, .legend], .pixelsACell(40)), subject).margins.legend
    }
    #expect(legend(counting: [1])?.states == [0, 2])
    #expect(legend(counting: [1, 2]) == nil, "only the background remains")
  }
}
