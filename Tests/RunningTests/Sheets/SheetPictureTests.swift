import TerrariumPictures
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumRunning
import TerrariumSimulation
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// A sheet is one picture: it has a size, a title, a legend and axes of its own.
struct SheetPictureTests {
  private func sheet(_ text: String) throws -> Job {
    return try #require(try Scenario(text).jobs().first(where: \.isSheet))
  }

  private func painter(_ text: String) throws -> SheetArtist {
    try #require(try sheet(text).renditions[0].painter as? SheetArtist)
  }

  private static let worlds = [
    "world: life\nvary: {rule: [life, seeds, highlife, brians-brain]}\nsize: 20x12\n",
    "world: life\nvary: {rule: [life, seeds, highlife]}\npattern: r-pentomino\nframes: 20\n",
    "world: wolfram\nvary: {rule: 0..6}\n",
    "world: sea\nvary: {seed: 1..7}\nchart: true\nframes: 9\n",
    "world: infection\nvary: {factor: 1..3, people: [9, 64]}\nchart: true\n",
    "world: pig\nvary: {seed: 1..5}\nframes: 9\nchart: beside\n",
    "world: life\nvary: {rule: [B2/S34H, B2/S35H]}\nsize: 30x12\ngrid: true\n",
    "world: life\nvary: {size: [9x9, 900x400]}\nframes: 2\n",
  ]

  @Test(arguments: worlds, ["320x240", "640x360", "1080x1080", "1080x1920", "1921x1083"])
  func `a sheet has the size that is asked for`(text: String, fit: String) throws {
    let words = "title: A title\ncaption: A caption that says more\nlegend: true\nout: s.png\n"
    for more in ["out: s.png\n", words, words + "counters: true\n"] {
      let painter = try painter(text + "fit: \(fit)\n" + more)
      #expect("\(painter.form.width)x\(painter.form.height)" == fit)
      #expect(painter.artists.count > 1 && painter.layout.corners.count == painter.artists.count)
      for (tile, corner) in zip(painter.artists, painter.layout.corners) {
        let (width, height) = (tile.form.width, tile.form.height)
        let place = painter.place(
          of: painter.layout.corners.firstIndex(of: corner) ?? 0, width: width, height: height)
        #expect(place.x >= 0 && place.x + width <= painter.form.width)
        #expect(place.y >= 0 && place.y + height <= painter.form.height)
      }
    }
  }

  @Test func `fields of one height stand in one line, whatever is under them`() throws {
    let painter = try painter(
      """
      world: life
      vary: {rule: [345/2/4, /2/3, B3/S23]}
      size: 20x14
      cell: 8
      edges: wrap
      frames: 3
      legend: true
      counters: true
      out: s.png

      """)
    #expect(Set(painter.artists.map(\.form.height)).count > 1)
    let tops = painter.artists.indices.map { index in
      let form = painter.artists[index].form
      let place = painter.place(of: index, width: form.width, height: form.height)
      return place.y + painter.artists[index].layout.fieldTop - painter.layout.corners[index].y
    }
    #expect(Set(tops).count == 1)
  }

  @Test func `title, caption and legend stand once`() throws {
    let painter = try painter(
      """
      world: life
      rule: brians-brain
      vary: {fill: [10%, 20%, 30%]}
      size: 30x20
      title: Three fields
      caption: Under one rule
      legend: true
      out: s.png

      """)
    let margins = painter.page.frame.margins
    #expect(margins.title?.lines == ["Three fields"] && margins.caption != nil)
    #expect(margins.legend?.states.count == 3)
    for artist in painter.artists {
      let own = artist.artists[0].layout.margins
      #expect(own.title == nil && own.caption == nil && own.legend == nil)
    }
    #expect(painter.layout.lines.map(\.text) == ["fill", "10%", "20%", "30%"])
  }

  @Test(arguments: [
    ("world: sea\nsize: 12x8\ncell: 16\nvary: {seed: 1..2}", []),
    ("world: life\nsize: 20x12\ncell: 8\nvary: {seed: 1..2}", []),
    ("world: life\npattern: glider\nsize: 20x12\ncell: 8\npanels: [0, 3]", []),
    ("world: infection\nsize: 20x12\ncell: 16\nvary: {seed: 1..2}", [3]),
  ])
  func `what the counters of all tiles name is in no legend`(text: String, states: [Int]) throws {
    let page = try painter(text + "\ncounters: true\nlegend: true\nout: s.png\n").page
    #expect(page.frame.margins.legend?.states ?? [] == states)
  }

  @Test(arguments: [
    ("rule: 345/2/4\nvary: {seed: 1..2}", true), ("vary: {rule: [life, b3s23]}", true),
    ("vary: {rule: [life, 345/2/4]}", false), ("vary: {rule: [life, highlife]}", false),
    ("vary: {rule: [/2/3, /2/4]}", false), ("vary: {language: [en, ru]}", false),
  ])
  func `a legend stands once where names and note are the same`(keys: String, isOnce: Bool) throws {
    let painter = try painter(
      "world: life\nsize: 24x16\nedges: wrap\ncell: 10\nlegend: true\n\(keys)\nout: s.png\n")
    #expect((painter.page.frame.margins.legend != nil) == isOnce)
    for artist in painter.artists {
      #expect((artist.artists[0].layout.margins.legend == nil) == isOnce)
    }
  }

  @Test func `a legend that stands once has the states of all tiles`() throws {
    let page = try painter(
      "world: life\nsize: 24x16\ncell: 9\nlegend: true\nvary: {fade: [0, 5]}\nout: s.png\n"
    ).page
    #expect(page.frame.margins.legend?.states.count == 3)
  }

  @Test(arguments: [
    ("rule: B36/S23", [MarginPart.legend]), ("fade: 5", [.legend]), ("shape: circle", [.legend]),
    ("legend: false", [.legend]), ("language: ru", [.legend, .chart]),
    ("colors: {alive: red}", [.legend, .chart]), ("chart: false", [.chart]),
    ("chart: beside", [.chart]), ("title: ''", [.title]), ("title: Later", [.title]),
    ("caption: ''", [.caption]), ("caption: Later", [.caption]), ("grid: true", []),
  ])
  func `what a step changes stays in the tiles`(change: String, parts: [MarginPart]) throws {
    let painter = try painter(
      "world: life\nsize: 40x30\nedges: wrap\ncell: 8\nvary: {seed: 1..2}\nlegend: true\n"
        + "chart: true\ntitle: T\ncaption: C\nout: s.gif\n"
        + "steps: [{run: 3}, {set: {\(change)}}, {run: 3}]\n")
    for part in [MarginPart.legend, .chart, .title, .caption] {
      let isOwn = parts.contains(part)
      #expect((painter.page.frame.place(of: part) == nil) == isOwn, "\(part)")
      let tiles = painter.artists.map { $0.artists[0].layout }
      #expect(tiles.allSatisfy { ($0.place(of: part) != nil) == isOwn }, "\(part)")
    }
  }

  @Test func `a chart that a step begins stands in the tiles`() throws {
    let painter = try painter(
      "world: life\nsize: 40x30\ncell: 8\nvary: {seed: 1..2}\nout: s.gif\n"
        + "steps: [{run: 3}, {set: {chart: true}}, {run: 3}]\n")
    #expect(painter.artists.count == 2)
    #expect(painter.artists.allSatisfy { $0.artists[1].layout.place(of: .chart) != nil })
  }

  @Test func `what differs stays in the tiles`() throws {
    let themes = try painter(
      "world: life\nvary: {theme: [light, dark]}\nsize: 60x20\nlegend: true\nout: s.png\n")
    #expect(themes.page.frame.margins.legend == nil)
    #expect(themes.artists.allSatisfy { $0.artists[0].layout.margins.legend != nil })
    let rules = try painter("world: wolfram\nvary: {rule: [30, 90]}\nlegend: true\nout: s.png\n")
    #expect(rules.artists.allSatisfy { $0.artists[0].layout.margins.rule != nil })
    let titles = try painter("world: sea\nvary: {title: [One, Two]}\nframes: 2\nout: s.png\n")
    #expect(titles.layout.lines.map(\.text) == ["title", "One", "Two"])
    #expect(titles.page.frame.margins.title == nil)
  }

  @Test(arguments: [
    ("world: sea\nvary: {penguins: 10%..20%..10%}\ntitle: 'P {penguins}'", ["P 10%", "P 20%"]),
    (
      "world: sea\nvary: {orcas: [1, 2]}\nsteps: [{set: {title: '{orcas}'}}, {run: 1}]", ["1", "2"]
    ),
    ("world: life\nrule: 'B3/S{n}'\nvary: {n: 2..3}\ntitle: 'S{n}'", ["S2", "S3"]),
    (
      "world: wolfram\nrule: '{n}R'\nvary: {n: 30..31}\ntitle: 'R{n} is {rule}'",
      ["R30 is 30R", "R31 is 31R"]
    ),
  ])
  func `a title in the tiles tells what varies`(settings: String, titles: [String]) throws {
    let lines = try painter("\(settings)\nsize: 60x20\nout: s.png\n").layout.lines
    #expect(lines.dropFirst().map(\.text) == titles)
  }

  @Test(arguments: ["out: s.svg", "columns: 1\nfit: 200x600\nout: s.svg"])
  func `a title in the tiles tells its tile's census and tick`(settings: String) async throws {
    let folder = TemporaryFolder()
    let text =
      "world: life\nsize: 40x9\npattern: glider\nvary: {every: 1..3}\nframes: 4\n"
      + "title: '{every}: {alive} at {tick}'\n"
    try await folder.runAll("\(text)\(settings)\n")
    let svg = try folder.text("s.svg")
    for every in 1...3 { #expect(svg.contains("aria-label=\"\(every): 5 at \(3 * every)\"")) }
    let painter = try painter("\(text)\(settings)\n")
    #expect(painter.layout.lines.map(\.text) == ["every"])
  }

  @Test(arguments: [
    ("title: '{pattern}: {alive} at {tick}'\nframes: 5", ["pattern"]),
    (
      "title: '{pattern} {tick}'\nsteps: [{run: 3}, {set: {title: ''}}, {run: 3}]",
      ["pattern", "glider", "r-pentomino"]
    ),
    (
      "title: '{pattern}'\nsteps: [{run: 3}, {set: {title: 'now {tick}'}}, {run: 3}]",
      ["pattern", "glider", "r-pentomino"]
    ),
  ])
  func `titles in tiles look as labels do, and replace them if they always differ`(
    settings: String, labels: [String]
  ) throws {
    let painter = try painter(
      "world: life\nvary: {pattern: [glider, r-pentomino]}\n\(settings)\nout: s.png\n")
    #expect(painter.layout.lines.map(\.text) == labels)
    let titles = painter.artists.flatMap(\.artists).compactMap(\.layout.margins.title)
    #expect(titles.count == 2 && titles.allSatisfy { $0.isCentred && !$0.font.isBold })
    #expect(Set(titles.map(\.font.size)).count == 1)
  }

  @Test func `labels that are the titles are not said twice`() throws {
    let painter = try painter(
      "world: life\nsize: 40x20\ncell: 4\nvary: {title: ['{tick} a', b]}\nout: s.png\n"
        + "steps: [{run: 2}, {set: {title: c}}, {run: 2}]\n")
    #expect(painter.layout.lines.map(\.text) == ["title"])
  }

  @Test(arguments: [
    ("vary: {title: [a, b], seed: 1..2}", "a", 1),
    ("vary: {title: [a, b], seed: 1..2}\npanels: [0, 1]", "a", 0),
    ("vary: {orcas: [1, 2], seed: 3..4}\ntitle: 'a {seed}'", "a 3", 2),
  ])
  func `a table does not say a title twice`(settings: String, title: String, count: Int) throws {
    let lines = try painter("world: sea\n\(settings)\nout: s.png\n").layout.lines
    #expect(lines.count { $0.text == title } == count)
  }

  @Test func `a title of one line stands as near to its field as one of two`() async throws {
    let folder = TemporaryFolder()
    let text =
      "world: life\nsize: 9x9\nfill: 0%\ncell: 8\nframes: 1\nvary: {alt: [x, xxxxxx xxxxxx]}\n"
      + "title: '{alt} {tick}'\nout: s.png\n"
    try await folder.runAll(text)
    let (picture, layout) = (try folder.picture("s.png"), try painter(text).layout)
    let lowest = layout.corners.map { corner in
      (corner.y..<corner.y + layout.tile.rows).last { y in
        (corner.x..<corner.x + layout.tile.columns).contains { x in
          // Only letters are dark.
          picture[x, y] & 0xff < 100
        }
      }
    }
    #expect(lowest.count == 2 && lowest[0] != nil && lowest[0] == lowest[1])
  }

  @Test func `a title that a step makes shorter stands on its field`() throws {
    let layouts = try painter(
      "world: life\nsize: 20x20\ncell: 8\nvary: {seed: 1..2}\nout: s.png\n"
        + "title: '{seed} at {tick}, a title in two lines'\n"
        + "steps: [{run: 2}, {set: {title: '{seed} {tick}'}}, {run: 2}]\n"
    ).artists[0].artists.map(\.layout)
    let places = layouts.compactMap { $0.place(of: .title) }
    #expect(places.count == 2 && places[0].height > places[1].height)
    #expect(places[0].bottom == places[1].bottom)
  }

  @Test(arguments: [
    ("pattern: glider\ncell: 2\nvary: {seed: 1..2}\ntitle: 'seed {seed}, {tick}'", ["1", "2"]),
    // Only the first one fits.
    (
      "size: 20x20\nedges: wrap\ncell: 1\nvary: {seed: 99..100}\ntitle: 's {seed} {tick}'",
      ["99", "100"]
    ),
  ])
  func `labels stay where a tile has no room for its title`(
    settings: String, labels: [String]
  ) throws {
    let page = try sheet("world: life\n\(settings)\nframes: 5\nout: s.png\n").renditions[0]
    let painter = try #require(page.painter as? SheetArtist)
    #expect(painter.layout.lines.map(\.text) == ["seed"] + labels)
    #expect(painter.artists.allSatisfy { $0.layout.margins.title == nil })
    let tile = painter.layout.tile
    #expect(page.leftOut == [.leftOut(.title, width: tile.columns, height: tile.rows)])
  }

  @Test(arguments: [("", 4), ("columns: 6\n", 6), ("columns: 99\n", 12), ("columns: 1\n", 1)])
  func `columns are those that are asked for`(columns: String, expected: Int) throws {
    let painter = try painter(
      "world: life\nvary: {seed: 1..12}\nsize: 9x9\nframes: 2\nout: s.png\n" + columns)
    #expect(painter.layout.columns == expected)
  }

  @Test(arguments: [
    ("pattern: r-pentomino\npanels: [0, 9, 99]\nview: home\ncounters: true\nlegend: true", 3),
    ("vary: {rule: [B3/S23, B36/S23, B2/S]}\nsize: 40x20\nframes: 30\ncounters: true", 3),
  ])
  func `a fitted sheet has the columns that make its fields large`(
    settings: String, columns: Int
  ) throws {
    let text = "world: life\nchart: beside\nfit: 1200x500\nout: s.png\n\(settings)\n"
    #expect(try painter(text).layout.columns == columns)
  }

  @Test func `a table has the columns of its second setting`() throws {
    let text = "world: sea\nvary: {seed: 1..3, orcas: [1, 2]}\nframes: 2\nout: s.png\n"
    #expect(try painter(text).layout.columns == 2)
    let faults = #expect(throws: Faults.self) { try sheet(text + "columns: 3\n") }
    #expect(faults?.list.map(\.problem) == [.needs("columns", "one setting that varies, or many")])
  }

  @Test(arguments: [
    "vary: {factor: 1..4}\npeople: 400", "vary: {people: [100, 500]}\ncounters: true\ncell: 8",
  ])
  func `charts of tiles share their axes`(text: String) throws {
    let job = try sheet("world: infection\n\(text)\nchart: true\nout: s.png\n")
    let charts = try job.runs.known.map { plan in
      try #require(plan.artist?.artists[0].margins?.chart?.layout)
    }
    #expect(Set(charts.map(\.across)).count == 1 && Set(charts.map(\.marks)).count == 1)
    #expect(Set(job.runs.known.compactMap(\.film.frames)).count > 1, "the films end at other ticks")
    #expect(charts[0].across.upperBound >= Double((job.frames ?? 0) - 1))
  }

  @Test(arguments: [
    ("320x240", 14), ("640x480", 14), ("640x360", 14), ("1280x720", 20), ("1080x1080", 28),
    ("1920x1080", 28), ("1080x1920", 28), ("3840x2160", 53), ("1000x701", 19),
  ])
  func `letters grow with the picture, unless their size is said`(fit: String, size: Int) throws {
    for world in ["sea", "pig"] {
      for more in ["", "vary: {seed: 1..2}\n"] {
        let text = "world: \(world)\nfit: \(fit)\nframes: 2\nout: s.png\n\(more)"
        func style(_ text: String) throws -> TextStyle {
          let painter = try Scenario(text).jobs()[0].renditions[0].painter
          let sheet = (painter as? SheetArtist)?.page.look
          return try #require(sheet ?? (painter as? FilmArtist)?.artists[0].look).text
        }
        #expect(try style(text).size == size)
        #expect(try style(text + "text: 16px\n").size == 16)
        #expect(try style("recipe: 1\n" + text).size == 14, "as it was then")
      }
    }
  }

  @Test(
    arguments: [
      "pattern: gosper-glider-gun\nframes: 30", "rule: B2/S34H\nframes: 5",
      "pattern: r-pentomino\nframes: 200\ngrid: true", "pattern: glider\nchart: beside\nframes: 9",
      "pattern: breeder1\nframes: 3", "frames: 3",
    ], ["320x240", "1080x1920", "1280x720"])
  func `a plane fills the picture`(text: String, fit: String) throws {
    func artist(_ more: String) throws -> Artist {
      let painter = try Scenario("world: life\n\(text)\n\(more)").jobs()[0].renditions[0].painter
      return try #require(painter as? FilmArtist).artists[0]
    }
    let own = try artist("out: a.gif\n").layout
    let layout = try artist("fit: \(fit)\ntitle: A title\ncounters: true\nout: a.gif\n").layout
    #expect("\(layout.width)x\(layout.height)" == fit)
    #expect(layout.points.columns >= own.points.columns / layout.blockSide)
    // The remaining space is less than a cell on all sides together.
    let room = layout.stage
    let cell = layout.pitch + layout.line
    #expect(
      room.width - layout.fieldWidth < 2 * cell && room.height - layout.fieldHeight < 2 * cell)
  }

  @Test func `what stands over and under a field aligns with it`() throws {
    let painter = try Scenario(
      "world: infection\nfit: 1000x720\ntitle: T\nframes: 3\nout: a.gif\n"
    ).jobs()[0].renditions[0].painter
    let layout = try #require(painter as? FilmArtist).artists[0].layout
    #expect(layout.fieldLeft > 100)
    let margin = MarginRoom.margin(at: 20)
    for part in [MarginPart.title, .counters] {
      let place = try #require(layout.place(of: part))
      #expect(place.left + margin == layout.fieldLeft, "\(part)")
      #expect(place.width == layout.fieldWidth + 2 * margin)
    }
  }

  @Test func `a chart beside a field takes the columns that are left`() throws {
    let painter = try Scenario(
      "world: sea\nfit: 1920x1080\nchart: beside\nframes: 3\nout: a.gif\n"
    ).jobs()[0].renditions[0].painter
    let layout = try #require(painter as? FilmArtist).artists[0].layout
    let chart = try #require(layout.place(of: .chart))
    #expect(layout.fieldLeft == 0 && layout.fieldHeight == 1080 && chart.right == 1920)
    #expect(chart.left - layout.fieldWidth < 40)
  }

  @Test func `rules that turn everything over are marked beside others`() throws {
    let painter = try painter(
      "world: life\nvary: {rule: [life, B03/S23]}\nsize: 30x20\nframes: 3\nout: s.png\n")
    #expect(painter.layout.lines.map(\.text) == ["rule", "Life", "B03/S23 ±"])
  }

  @Test(arguments: [
    ("title: '{n}'", "there is no '{n}'"),
    ("title: '{alive} cells'", "the title of a sheet cannot contain a number of the census"),
    ("caption: 'at most {cells}'", "the caption of a sheet cannot contain a number of the census"),
    ("caption: 'seed {seed}'", "the caption of a sheet appears once"),
  ])
  func `a text that stands once tells only what is alike in all tiles`(text: String, said: String) {
    let faults = #expect(throws: Faults.self) {
      _ = try sheet("world: life\nvary: {seed: 1..3}\nsize: 9x9\nframes: 3\n\(text)\nout: s.png\n")
    }
    #expect(
      faults?.list.map(\.text).contains { $0.contains(said) } ?? false, "\(faults?.list ?? [])")
  }

  @Test(arguments: [
    (MarginPart.title, "{alive} at {tick}"), (.caption, "{alive} cells"), (.caption, "seed {seed}"),
  ])
  func `a text that a step changes tells what differs from tile to tile`(
    part: MarginPart, text: String
  ) throws {
    let painter = try painter(
      "world: life\nsize: 40x30\nedges: wrap\ncell: 8\nvary: {seed: 1..2}\nout: s.gif\n"
        + "\(part): '\(text)'\nsteps: [{run: 3}, {set: {\(part): now}}, {run: 3}]\n")
    #expect(painter.page.frame.place(of: part) == nil)
    let tiles = painter.artists.flatMap(\.artists).map(\.layout)
    #expect(tiles.allSatisfy { $0.place(of: part) != nil })
  }

  @Test(arguments: [
    "world: life\nvary: {every: 1..3}\n", "world: life\nvary: {skip: [0, 5]}\n",
    "world: life\nvary: {calm: [false, true]}\n", "world: life\nvary: {frames: [2, 4]}\n",
    "world: life\npanels: [0, 3]\n", "world: wolfram\nvary: {size: [9x9, 9x12]}\n",
    "world: monsters\nvary: {seed: 1..2}\nframes: 5\n",
  ])
  func `a text that stands once tells no tick that differs from tile to tile`(settings: String) {
    let (whole, tile) = settings.contains("panels") ? ("panels", "panel") : ("a sheet", "tile")
    for name in ["title", "caption"] {
      let faults = #expect(throws: Faults.self) {
        _ = try sheet("\(settings)\(name): '{tick}'\nout: s.png\n")
      }
      let said =
        "\(name) of \(whole) cannot contain the tick, which differs from \(tile) to \(tile)"
      #expect(faults?.list.map(\.text).allSatisfy { $0.contains(said) } ?? false)
    }
  }

  @Test(arguments: [
    "world: wolfram\nvary: {size: [9x9, 9x12]}\nframes: 5\nout: s.gif\n",
    "world: monsters\nvary: {theme: [light, dark]}\nframes: 5\nout: s.png\n",
    "world: pig\nvary: {seed: 1..2}\nframes: 5\nout: s.png\n",
  ])
  func `a text that stands once tells a tick that all tiles have`(settings: String) throws {
    _ = try sheet("\(settings)title: '{tick}'\n")
  }

  @Test func `a tile at rest does not stop the tick of the sheet`() async throws {
    let folder = TemporaryFolder()
    try await folder.runAll(
      "world: life\nvary: {pattern: [block, blinker]}\nsize: 9x9\nframes: 100\ntitle: 't={tick}'\nout: s.svg\n"
    )
    #expect(try folder.text("s.svg").contains("aria-label=\"t=99\""))
  }

  @Test(arguments: [("caption", "{tick}", true), ("title", "{tick}", true), ("title", "T", false)])
  func `the tick in a sheet's texts moves on from frame to frame`(
    setting: String, text: String, moves: Bool
  ) async throws {
    let folder = TemporaryFolder()
    // Blocks rest, so nothing else differs.
    let scenario =
      "world: life\npattern: block\nvary: {seed: 1..3}\nframes: 3\n\(setting): '\(text)'\nout: s%d.png\n"
    try await folder.runAll(scenario)
    let pictures = try (0..<3).map { try folder.picture("s\($0).png") }
    #expect((pictures[0] != pictures[1] && pictures[1] != pictures[2]) == moves)
  }

  @Test func `a scene for which a small sheet has no room is cut off`() async throws {
    let folder = TemporaryFolder()
    let text =
      "world: pig\nvary: {seed: [7, 1000, 1001]}\nfit: 255x67\ncolumns: 1\nframes: 1\nout: p.png\n"
    let job = try folder.scenario(text).job()
    _ = try await job.run(threads: 1) { _ in }
    let picture = try folder.picture("p.png")
    #expect(picture.width == 255 && picture.height == 67)
  }
}
