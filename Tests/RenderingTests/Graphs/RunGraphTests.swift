import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumSupport
import Testing

/// Pictures of many runs: the counts in them, and their look.
@Suite struct RunGraphTests {
  /// Returns numbers of several kinds: whole or not, with and without some that are far off.
  private func numbers(_ seed: UInt64) -> [Double] {
    var random = Seed(seed).stream("numbers")
    let count = 1 + random.draw(below: 400)
    let (isWhole, isFar) = (random.draw(below: 2) == 0, random.draw(below: 3) == 0)
    let reach = [3, 50, 2000][random.draw(below: 3)]
    return (0..<count).map { place in
      let whole = Double(random.draw(below: reach)) - (isWhole ? 0 : Double(reach) / 3)
      let value = isWhole ? whole : whole + Double(random.draw(below: 1000)) / 1000
      return isFar && place % 97 == 5 ? value * 1000 + 1 : value
    }
  }

  @Test func `each number of a histogram is counted once, between the edges of its bar`() {
    for seed in UInt64(0)..<200 {
      let values = numbers(seed)
      let bins = GraphBins(values, atMost: 40)
      #expect(bins.counts.reduce(0, +) + bins.beyond == values.count, "seed \(seed)")
      #expect(5...50 ~= bins.counts.count || bins.beyond > 0, "seed \(seed): \(bins.counts.count)")
      let slack = bins.length * 1e-6
      for place in bins.counts.indices {
        let (from, to) = bins.edges(place)
        let inside = values.filter { from - slack <= $0 && $0 < to - slack }.count
        #expect(bins.counts[place] == inside, "seed \(seed), bar \(place)")
      }
      #expect(bins.beyond * 50 <= values.count, "seed \(seed)")
    }
  }

  @Test(arguments: [(-7, "-6"), (-1, "0"), (9, "10"), (90, "91")])
  func `the bar of what is far off begins after the last of the others`(last: Double, end: String) {
    let values = (0..<60).map { last - Double($0 % 3) } + [500]
    #expect(GraphBins(values, atMost: 40).endTick.label(in: .en) == end)
  }

  private func texts(histogramOf values: [Double]) throws -> [String] {
    let artist = try artist(.histogram, RunGraphNames(across: "seed"))
    return artist.sketch(of: frame(.numbers(values), count: values.count)).items.compactMap {
      if case .letters(let row, _) = $0 { row.text } else { nil }
    }
  }

  @Test func `the end of the bars is written as the axis is`() throws {
    let values = stride(from: 1_000_100.0, to: 1_030_000, by: 500) + [2_000_000]
    let texts = try texts(histogramOf: values)
    #expect(texts.contains("1005000") && texts.contains("≥ 1030000"), "\(texts)")
  }

  @Test(arguments: [(1, "1 run"), (999, "999 runs"), (1_000_000, "1M runs"), (1686, "1686 runs")])
  func `the number of runs is written as the axis is`(count: Int, words: String) throws {
    let artist = try artist(.histogram, RunGraphNames(across: "seed"))
    let sketch = artist.sketch(of: frame(.numbers([1, 2]), count: count))
    #expect(
      sketch.items.contains {
        if case .letters(let row, _) = $0 { row.text == words } else { false }
      }
    )
  }

  @Test(
    arguments: [
      ([0x1p64], "18446744073"), ([-0x1p64], "-18446744073"),
      ([0x1p53 - 2, 0x1p53, 0x1p53 + 6], "90071992547"), ([0.1, 0.1.nextUp], "0."),
    ] as [([Double], String)])
  func `numbers too near to each other to be told apart have marks`(
    values: [Double], beginning: String
  ) throws {
    let axis = GraphAxis(of: values, gaps: 6)
    #expect(!axis.marks.isEmpty && values.allSatisfy { 0...1 ~= axis.share($0) })
    let texts = try texts(histogramOf: values)
    #expect(texts.contains { $0.hasPrefix(beginning) }, "\(texts)")
  }

  @Test func `an axis has few marks, all between its ends and in order`() {
    for seed in UInt64(0)..<200 {
      let values = numbers(seed)
      let axis = GraphAxis(of: values, gaps: 6)
      #expect(axis.marks.count <= 8, "seed \(seed)")
      #expect(axis.marks.allSatisfy { -1e-6...1 + 1e-6 ~= axis.share($0.value) }, "seed \(seed)")
      let shares = values.sorted().map(axis.share)
      #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed)")
      if values.count > 20 { #expect(axis.marks.count >= 2, "seed \(seed)") }
    }
    #expect(GraphAxis(of: [1, 2, 2, 3, 500, 20_000], gaps: 6).isLogarithmic)
    #expect(
      GraphAxis(of: [0, 1, 1, 90], gaps: 6).marks.map { $0.label(in: .en) } == ["0", "1", "10"])
    #expect(!GraphAxis(of: [0.1, 0.2, 500], gaps: 6).isLogarithmic)
  }

  @Test(arguments: [0, 0.123456, 123, 0x1p53, 0x1p54, 0x1p64, -0x1p127, 0x1p128])
  func `one number stands in the middle of its axis, at a mark`(value: Double) {
    let axis = GraphAxis(of: [value, value], gaps: 6)
    #expect(abs(axis.share(value) - 0.5) < 0.01 && axis.marks.count == 1)
    #expect(axis.marks.allSatisfy { abs(axis.share($0.value) - 0.5) < 0.2 })
    #expect(GraphBins([value, value], atMost: 40).counts.contains(2))
  }

  @Test(
    arguments: [
      ("40%", 40), ("-2.5", -2.5), ("1e3", 1000), ("0x10", nil), ("1e39", nil), ("nan", nil),
      ("100ms", nil),
    ] as [(String, Double?)])
  func `values are numbers where measures could be such`(text: String, number: Double?) {
    #expect(RunGraphNames.number(of: text) == number)
  }

  @Test func `the shade of a dot is that of the runs within it`() {
    for seed in UInt64(0)..<20 {
      var random = Seed(seed).stream("dots")
      let places = (0..<300).map { _ in
        SIMD2(Double(random.draw(below: 120)) / 2 - 9, Double(random.draw(below: 90)) / 2 - 9)
      }
      let dots = GraphDots(at: places, radius: 2.5)
      #expect(Set(dots.dots.flatMap(\.self)) == Set(places), "seed \(seed)")
      for (level, centres) in dots.dots.enumerated() {
        for centre in centres {
          let count = places.filter { (($0 - centre) * ($0 - centre)).sum() <= 6.25 }.count
          #expect(GraphDots.levels.lastIndex { $0 <= count } == level, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [0, 0x111928, 0x666666, 0x999999, 0xfafbfc])
  func `dots stand out from their ground, those of more runs further`(ground: UInt32) {
    let ground = Colour(ground)
    let contrasts = GraphShades(on: ground).colours(8, standingOutFrom: ground).map {
      $0.contrast(with: ground)
    }
    #expect(contrasts == contrasts.sorted() && contrasts[0] >= 3)
  }

  @Test func `the mean of a cell is that of its runs, and there is none without`() {
    var cells = RunGraphCells(.mean, size: GridSize(columns: 3, rows: 2))
    for value in [1.0, 2, 6] { cells.add(value, column: 2, row: 1) }
    cells.add(-4, column: 0, row: 0)
    #expect(cells.values[5] == 3 && cells.values[0] == -4)
    #expect(cells.values[4] == nil && cells.values.compactMap(\.self).count == 2)
  }

  // MARK: - Look

  private func artist(
    _ kind: RunGraphKind, _ names: RunGraphNames, theme: String = "light", room: GridSize? = nil,
    language: Language = .en, plot: UInt32? = nil
  ) throws -> RunGraphArtist {
    var look = Look(theme: try #require(Theme.named(theme)), language: language)
    if let plot {
      // Bars are least visible in a plot of their own colour.
      look.theme.given = [.plot]
      for tone in [.plot] + seaLike.series.map(\.tone) { look.theme[tone] = Colour(plot) }
    }
    look.texts.title = PictureText("What became of them")
    return try RunGraphArtist(
      kind, names: names, look: look, subject: seaLike,
      facts: FilmFacts(ofMany: .ticks, chartUnit: nil), room: room)
  }

  private func frame(_ content: RunGraphData.Content, count: Int, empty: Int = 0) -> Frame {
    Frame(
      number: 0, tick: 0, census: [],
      scene: RunGraphData(content, count: count, empty: empty))
  }

  @Test func `a histogram with a long tail`() throws {
    var random = Seed(7).stream("tail")
    let values = (0..<400).map { place in
      Double(random.draw(below: 200) + random.draw(below: 200) + (place % 80 == 0 ? 9000 : 0))
    }
    let artist = try artist(.histogram, RunGraphNames(across: "rest"))
    try expectGolden(
      TruePicture(artist.draw(frame(.numbers(values), count: 410, empty: 10))), "graph-histogram")
  }

  @Test func `a dense scatter in the dark`() throws {
    var random = Seed(8).stream("dense")
    let points = (0..<3000).map { _ in
      let x = Double(random.draw(below: 1000) * random.draw(below: 1000)) / 1e6
      return SIMD2(x, x * x + Double(random.draw(below: 100)) / 400)
    }
    let artist = try artist(
      .scatter, RunGraphNames(across: "activity", down: "entropy"), theme: "dark")
    try expectGolden(TruePicture(artist.draw(frame(.points(points), count: 3000))), "graph-scatter")
  }

  @Test(arguments: Theme.names)
  func `dots of one run stand out from the plot`(theme: String) throws {
    let artist = try artist(.scatter, RunGraphNames(across: "x", down: "y"), theme: theme)
    let points: [SIMD2<Double>] = [[0, 0], [1, 1], [1, 1]]
    let ground = try #require(Theme.named(theme))[.plot]
    for item in artist.sketch(of: frame(.points(points), count: 3)).items {
      guard case .discs(_, _, let ink) = item else { continue }
      #expect(ink.colour.contrast(with: ground) >= 3)
    }
  }

  @Test func `shades of a theme for printed pages are greys, darker for more`() throws {
    let shades = GraphShades(try #require(Theme.named("print"))).colours(9)
    #expect(shades.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
    #expect(shades.map(\.red) == shades.map(\.red).sorted(by: >))
  }

  @Test(arguments: [("light", 0), ("light", 0x1b2430), ("dark", 0xffffff)])
  func `bars stand out from a plot of one's own`(theme: String, plot: UInt32) throws {
    let artist = try artist(
      .histogram, RunGraphNames(across: "x"), theme: theme, plot: plot)
    let inks = artist.sketch(of: frame(.numbers([1, 1, 2]), count: 3)).items.compactMap { item in
      if case .squares(let areas, let ink) = item, areas[0].height > 1 { ink.colour } else { nil }
    }
    // The page and the plot lie below.
    #expect(inks.count == 3 && inks[2].contrast(with: Colour(plot)) >= 3)
  }

  @Test func `a heat map with cells that are empty`() throws {
    var cells = RunGraphCells(.mean, size: GridSize(columns: 19, rows: 4))
    for row in 0..<4 {
      for column in 0..<19 where column != 7 || row != 2 {
        cells.add(Double(column * (row + 1)), column: column, row: row)
      }
    }
    var names = RunGraphNames(across: "fill", down: "rule", value: "last-alive")
    names.columns = (1...19).map { "\($0 * 5)%" }
    names.rows = ["B3/S23", "B36/S23", "B2/S", "B3678/S34678"]
    let artist = try artist(.heat, names, room: GridSize(columns: 720, rows: 300), language: .es)
    try expectGolden(
      TruePicture(artist.draw(frame(.cells(cells), count: 76, empty: 1))), "graph-heat")
  }

  @Test(arguments: Theme.names)
  func `cells without a value are seen, and are grey but in themes of one hue`(
    name: String
  ) throws {
    var names = RunGraphNames(across: "fill", down: "rule", value: "ticks")
    (names.columns, names.rows) = (["1", "2"], ["3"])
    var cells = RunGraphCells(.mean, size: GridSize(columns: 2, rows: 1))
    cells.add(1, column: 0, row: 0)
    let artist = try artist(.heat, names, theme: name)
    let sketch = artist.sketch(of: frame(.cells(cells), count: 2, empty: 1))
    let inks = sketch.items.compactMap { item in
      if case .squares(_, let ink) = item { ink.colour } else { nil }
    }
    let theme = try #require(Theme.named(name))
    // They are the plot, with only the page below it.
    #expect(inks[1].contrast(with: theme[.background]) > 1.4)
    #expect(theme.isTinted || inks[1] == inks[1].grey)
  }

  @Test(arguments: RunGraphKind.allCases)
  func `pictures without values, or in little room, are still pictures`(kind: RunGraphKind) throws {
    var names = RunGraphNames(across: "rest", down: "period", value: "ticks")
    if kind == .heat { (names.columns, names.rows) = (["1", "2"], ["3"]) }
    let content: RunGraphData.Content =
      switch kind {
      case .histogram: .numbers([])
      case .scatter: .points([])
      case .heat: .cells(RunGraphCells(.mean, size: GridSize(columns: 2, rows: 1)))
      }
    for side in [1, 20, 60, 200] {
      let room = GridSize(columns: side, rows: side)
      let picture = try artist(kind, names, room: room).draw(frame(content, count: 2, empty: 2))
      #expect(picture.width == side && picture.height == side)
    }
  }

  @Test func `shapes stand where pixels do`() throws {
    let points = (0..<50).map { SIMD2(Double($0), Double($0 * $0)) }
    let artist = try artist(.scatter, RunGraphNames(across: "x", down: "y"))
    let sketch = artist.sketch(of: frame(.points(points), count: 50))
    let discs = sketch.items.reduce(0) { sum, item in
      if case .discs(let centres, _, _) = item { sum + centres.count } else { sum }
    }
    #expect(discs == 50 && sketch.width == artist.form.width)
  }
}
