import TerrariumBasics
import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Pictures of a given size are filled as far as their content allows.
@Suite(.ownThread) struct FilledPictureTests {
  /// Returns the share of a job's picture that fields and charts cover.
  private func coveredShare(_ job: Job) throws -> Double {
    if let sheet = job.renditions[0].painter as? SheetArtist {
      let area = Double(sheet.form.width * sheet.form.height)
      let tiles = sheet.artists.map { artist in
        artist.layout.coveredShare * Double(artist.layout.width * artist.layout.height)
      }
      let chart = sheet.page.frame.place(of: .chart).map { Double($0.width * $0.height) } ?? 0
      return (tiles.reduce(0, +) + chart) / area
    }
    return try #require(job.renditions[0].painter as? FilmArtist).layout.coveredShare
  }

  private func job(_ settings: [String]) throws -> Job {
    try Scenario((settings + ["frames: 2", "out: a.png"]).joined(separator: "\n")).job()
  }

  @Test func `fields and charts cover more than half of most pictures of a size`() throws {
    var random = Seed(82).stream("pictures")
    func one(of words: [String]) -> String { words[random.draw(below: words.count)] }
    var shares: [(share: Double, settings: [String])] = []
    for _ in 0..<40 {
      var settings = [
        one(of: [
          "world: sea", "world: sea\nsize: 16x12", "world: life\nsize: 40x30",
          "world: life\npattern: acorn", "world: life\npattern: gosper-glider-gun\nview: home",
          "world: infection", "world: wolfram\nsize: 80x60",
        ]),
        "fit: " + one(of: ["640x480", "800x600", "1200x900", "1000x800", "480x800", "1280x720"]),
      ]
      settings.append(one(of: ["", "title: A title", "title: A title\ncaption: A caption"]))
      settings.append(one(of: ["", "", "chart: true", "counters: true"]))
      settings.append(
        one(of: ["", "vary: {seed: 1..4}", "vary: {seed: 1..6}", "vary: {seed: 1..12}"]))
      let job = try job(settings)
      let isTold = job.renditions[0].leftOut.contains {
        "\($0)".contains("of the picture; --size=")
      }
      shares.append((isTold ? 1 : try coveredShare(job), settings))
    }
    let sorted = shares.sorted { $0.share < $1.share }
    #expect(sorted[3].share >= 0.25 && sorted[19].share >= 0.55, "\(sorted)")
  }

  @Test(arguments: [
    "world: wolfram\nfit: 1080x1920", "world: wolfram\nfit: 1080x1920\ntitle: A rule",
    "world: life\nedges: wrap\nfit: 1080x1920", "world: life\nedges: wrap\nfit: 1920x1080",
    "world: life\nsize: 100x20\nedges: wrap\nfit: 800x800\ncounters: true",
    "world: life\nsize: 20x100\nedges: wrap\nfit: 800x800",
    "world: life\nsize: 40x30\nedges: wrap\nfit: 1200x300\nvary: {seed: 1..2, fill: [10%, 20%, 30%]}",
  ])
  func `a picture that stays largely empty is filled by the change that its note names`(
    settings: String
  ) throws {
    let told = try job([settings]).renditions[0].leftOut.map(\.sentence).joined()
    let change = try #require(told.firstMatch(of: /--(size|fit)=(\d+x\d+)/), "\(told)")
    let others = settings.split(separator: "\n").filter { !$0.hasPrefix("\(change.1): ") }
    let other = try job(others.map(String.init) + ["\(change.1): \(change.2)"])
    #expect(try coveredShare(other) > 0.5)
    #expect(!other.renditions[0].leftOut.map(\.sentence).joined().contains("of the picture"))
  }

  @Test(arguments: ["", "counters: true", "counters: true\ntitle: Six seas"])
  func `six seas stand in three columns, each under its label`(settings: String) throws {
    let job = try job(["world: sea", "vary: {seed: 1..6}", "fit: 1200x900", settings])
    let sheet = try #require(job.renditions[0].painter as? SheetArtist)
    #expect(sheet.layout.columns == 3)
    for (index, artist) in sheet.artists.enumerated() {
      let picture = sheet.place(of: index, width: artist.form.width, height: artist.form.height)
      let label = try #require(sheet.layout.lines.first { $0.text == "\(index + 1)" })
      let above = picture.y + artist.layout.fieldTop - label.top
      #expect(above > 0 && above < 80)
    }
  }

  @Test func `a chart stands beside a field that is much higher than the picture is wide`() throws {
    let layout = try #require(
      try job(["world: sea", "fit: 1280x720", "chart: true"]).renditions[0].painter as? FilmArtist
    ).layout
    let chart = try #require(layout.place(of: .chart))
    #expect(chart.left > layout.fieldLeft + layout.fieldWidth)
  }

  @Test(arguments: [
    ("sea", "700x500"), ("sea", "1000x720"), ("sea", "720x1000"), ("infection", "900x900"),
    ("infection", "1000x1000"), ("infection", "700x900"),
  ])
  func `a title, a field and its chart share an edge`(world: String, fit: String) throws {
    let settings = ["world: \(world)", "fit: \(fit)", "title: The title", "chart: true"]
    let layout = try #require(try job(settings).renditions[0].painter as? FilmArtist).layout
    let chart = try #require(layout.place(of: .chart))
    let isUnder = chart.top >= layout.fieldTop + layout.fieldHeight
    #expect(isUnder == (layout.width <= layout.height))
    guard isUnder else { return }
    // Text stands a little beside the chart, which has a background.
    #expect(chart.left == layout.fieldLeft && chart.width == layout.fieldWidth)
  }

  @Test func `a chart under a field is at least as wide, and mostly from the same edge`() throws {
    var random = Seed(83).stream("edges")
    func one(of words: [String]) -> String { words[random.draw(below: words.count)] }
    var (under, aligned) = (0, 0)
    for _ in 0..<60 {
      let width = 300 + random.draw(below: 900)
      let settings = [
        one(of: [
          "world: sea", "world: sea\nsize: 16x12", "world: infection", "world: life\nsize: 40x30",
        ]),
        "fit: \(width)x\(width * 2 / 3 + random.draw(below: width))", "chart: true",
        one(of: ["", "title: A title", "title: A title\ncaption: A caption"]),
        one(of: ["", "counters: true"]), one(of: ["", "legend: true"]),
      ]
      let layout = try #require(try job(settings).renditions[0].painter as? FilmArtist).layout
      guard let chart = layout.place(of: .chart) else { continue }
      guard chart.top >= layout.fieldTop + layout.fieldHeight else { continue }
      under += 1
      if chart.left == layout.fieldLeft { aligned += 1 }
      let right = layout.fieldLeft + layout.fieldWidth
      #expect(chart.left <= layout.fieldLeft && chart.left + chart.width >= right, "\(settings)")
    }
    // Others are wider, because their letters would be smaller otherwise.
    #expect(under > 30 && aligned * 3 > under * 2, "\(aligned) of \(under)")
  }

  @Test(arguments: [
    ("800x600", "true", "world: infection\nvary: {seed: 1..4}"),
    ("1280x720", "true", "world: infection\nvary: {seed: 1..12}"),
    ("600x900", "beside", "world: sea\nvary: {seed: 1..4}"),
    ("1200x900", "true", "world: life\nsize: 40x30\nvary: {seed: 1..6}"),
  ])
  func `a sheet's chart stands where its tiles are largest`(
    fit: String, place: String, runs: String
  ) throws {
    func sheet(_ place: String) throws -> SheetArtist {
      try #require(
        try job([runs, "fit: \(fit)", "chart: \(place)"]).renditions[0].painter as? SheetArtist)
    }
    func width(_ sheet: SheetArtist) -> Int { sheet.artists[0].layout.fieldWidth }
    let chosen = try sheet(place)
    #expect(chosen.page.frame.place(of: .chart) != nil)
    #expect(try width(chosen) >= max(width(sheet("true")), width(sheet("beside"))))
  }

  @Test func `a note names the size that would fill a picture`() throws {
    func notices(_ settings: [String]) throws -> [String] {
      try job(settings).renditions[0].leftOut.map { "\($0)" }
    }
    let told = try notices(["world: sea", "fit: 1280x720"])
    #expect(told.count == 1 && told[0].contains("--size=26x15"), "\(told)")
    let given = try notices(["world: sea", "fit: 1280x720", "size: 10x15"])
    #expect(given.count == 1 && given[0].contains("--fit="), "\(given)")
    #expect(try notices(["world: sea", "fit: 480x720"]).isEmpty)
  }

  private func sheet(_ settings: [String]) throws -> SheetArtist {
    try #require(try job(settings).renditions[0].painter as? SheetArtist)
  }

  @Test(arguments: [
    "", "counters: true", "legend: true", "title: A title\ncounters: true", "chart: true",
  ])
  func `small cells are reduced to fill tiles, whatever is around the field`(parts: String) throws {
    let sheet = try sheet([
      "world: wolfram", "start: random", "size: 240x120", "vary: {rule: [30, 90, 110, 184]}",
      "fit: 400x400", parts,
    ])
    for layout in sheet.artists.map(\.layout) {
      // A pixel for two cells would be 120 columns.
      #expect(layout.reduction < 1 && layout.fieldWidth > 125 && layout.fieldWidth < 200)
      #expect(abs(layout.fieldWidth - 2 * layout.fieldHeight) < 2)
      #expect(layout.fieldLeft + layout.fieldWidth <= layout.width)
    }
  }

  @Test(arguments: [
    ("400x900", ""), ("1080x1920", ""), ("900x400", ""), ("1080x1080", ""),
    ("400x900", "chart: true"), ("1080x1920", "chart: true"),
  ])
  func `the title, the tiles and the parts below are one block in the middle`(
    fit: String, chart: String
  ) throws {
    let sheet = try sheet([
      "world: life", "size: 60x20", "edges: wrap", "vary: {seed: 1..4}", "title: A title",
      "legend: true", "fit: \(fit)", chart,
    ])
    let (frame, layout) = (sheet.page.frame, sheet.layout)
    let title = try #require(frame.place(of: .title))
    let last = [MarginPart.chart, .legend].lazy.compactMap { frame.place(of: $0) }.first
    let below = try #require(last)
    #expect(abs(title.top - (sheet.form.height - below.bottom)) <= 1)
    let first = try #require(layout.lines.map(\.top).min())
    #expect(title.bottom <= first + 2 && first - title.bottom < 60)
  }

  @Test func `spare rows of a sheet go to its chart before they part the tiles`() throws {
    func measured(_ fit: String) throws -> (chart: Int, gap: Int) {
      let sheet = try sheet([
        "world: life", "size: 40x20", "edges: wrap", "vary: {seed: 1..4}", "chart: true",
        "fit: \(fit)",
      ])
      let corners = sheet.layout.corners
      let chart = try #require(sheet.page.frame.place(of: .chart))
      return (chart.height, corners[2].y - corners[0].y - sheet.layout.tile.rows)
    }
    let (low, high) = (try measured("600x610"), try measured("600x640"))
    #expect(low.chart < high.chart && low.gap == high.gap)
  }

  @Test(arguments: [("", false), ("counters: true", true)])
  func `only counters that nobody asked for give way to larger tiles`(
    counters: String, isShown: Bool
  ) throws {
    let sheet = try sheet([
      "world: infection", "people: 400", "vary: {seed: 1..20}", "fit: 1080x1080", counters,
    ])
    let shown = sheet.artists.map { $0.layout.place(of: .counters) != nil }
    #expect(Set(shown) == [isShown])
  }

  @Test func `legends that differ in the rule are one where tiles are larger then`() throws {
    let settings = ["world: life", "size: 40x40", "edges: wrap", "legend: true"]
    func ownLegends(_ sheet: SheetArtist) -> Int {
      sheet.artists.count { $0.layout.place(of: .legend) != nil }
    }
    let small = try sheet(settings + ["vary: {rule: near}", "fit: 600x600"])
    #expect(small.page.frame.place(of: .legend) != nil && ownLegends(small) == 0)
    let large = try sheet(settings + ["vary: {rule: [B3/S23, B36/S23, B2/S]}", "fit: 700x300"])
    #expect(large.page.frame.place(of: .legend) == nil && ownLegends(large) == 3)
  }

  @Test(arguments: ["under", "beside"])
  func `tiles do not leave out their charts to be larger`(place: String) throws {
    let sheet = try sheet([
      "world: life", "size: 64x64", "edges: wrap", "vary: {fill: [20%, 40%, 60%]}", "fit: 400x300",
      "chart: \(place)",
    ])
    #expect(sheet.artists.allSatisfy { $0.layout.place(of: .chart) != nil })
  }

  @Test func `a home fills a picture of another shape`() throws {
    let job = try job(["world: life", "pattern: acorn", "view: home", "fit: 1280x400"])
    #expect(try coveredShare(job) > 0.9)
  }
}
