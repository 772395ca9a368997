import TerrariumPictures
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import Testing

/// Names in braces in titles, captions and labels.
struct PlaceholderTests {
  private func title(_ title: String, _ settings: String) throws -> PictureText? {
    try plan(of: "\(settings)\nout: a.png\ntitle: \"\(title)\"").film.looks[0].texts.title
  }

  @Test(arguments: [
    ("size: 9x9\nframes: 5", 121), ("size: 9x9\nframes: 5\nchart: true", 5), ("frames: 5", 5),
    ("size: 9x9\nsteps: [{run: 4}, {set: {title: After}}]", 121), ("size: 9x9", 9),
    ("size: 9x9\nfill: 50%\nframes: 5", 289), ("size: 9x9\nframes: 9000", 99_999_999),
    ("size: 9x9\nsteps: [{run: 4}, {place: glider}]", 99_999_999),
    ("size: 9x9\nframes: 5\nrule: 'R2,C0,M1,S2..3,B3..3,NM'", 361),
    ("size: 9x9\nframes: 5\nrule: B03/S23", 99_999_999), ("size: 9x9\nedges: wall", 81),
  ])
  func `have room for what can live on a plane`(settings: String, most: Int) throws {
    let plan = try plan(of: "world: life\npattern: glider\n\(settings)\nout: a.png")
    #expect(plan.film.widestCensus(of: plan.worldStart) == [UInt128(most)])
  }

  private func words(_ text: String, _ settings: String) throws -> String? {
    try title(text, settings)?.words(tick: 7, census: [30, 20, 10, 5])
  }

  @Test(arguments: [
    ("tick {tick}", "world: life", "tick 7"),
    ("{alive} of {cells} {cells}", "world: life", "30 of 30 30"),
    ("{penguins}, {orcas}, {free}", "world: sea", "30, 20, 10"),
    ("{healthy}/{ill}", "world: infection", "30/20"),
    ("{total1}:{total2}", "world: pig", "30:20"),
    ("{seconds}s", "world: monsters", "7s"),
    ("{size} {rule} {seed}", "world: life\nsize: 60x20\nseed: 9", "60x20 B3/S23 9"),
    ("{rule}", "world: life\nrule: 23/3", "23/3"),
    ("{rule}", "world: life\npattern: \"x = 1, y = 1, rule = B36/S23\\no!\"", "B36/S23"),
    ("{size}, {rule}", "world: wolfram", "129x64, 30"),
    (
      "{rule} {start}{fill}.", "world: wolfram\npattern: \"x = 3, y = 1, rule = W110\\n3o!\"",
      "W110 ."
    ),
    ("{start}{fill}.", "world: wolfram\nstart: 101", "101."),
    ("{start} {fill}", "world: wolfram\nstart: random", "random 50%"),
    ("{symmetry}", "world: life", "C1"),
    (
      "{name} by {author}.", "world: life\npattern: gosper-glider-gun",
      "gosper-glider-gun by Bill Gosper."
    ),
    (
      "{name} by {author}.", "world: life\npattern: \"#N A dot\\n#O Me\\nx = 1, y = 1\\no!\"",
      "A dot by Me."
    ),
    ("[{name}{author}]", "world: life", "[]"),
    ("{infect}", "world: infection\ninfect: 3", "3"),
    ("{delay} {fps}", "world: life\nfps: 5", "200ms 5"),
    ("{delay} {fps}", "world: infection", "1s 1"),
    ("{delay} {fps}", "world: sea\nfps: 30", "33.333ms 30"),
    ("{fps}", "world: life\ndelay: 30ms", "33.333"),
    ("{people} {size}", "world: infection\nsize: 7x5", "35 7x5"),
    ("{edges} {size}", "world: life\nrule: 'B3/S23:T30,20'", "wrap 30x20"),
    ("{fill}", "world: life", "30%"), ("{fill}", "world: life\npattern: glider", "0%"),
    ("{shape}", "world: life\nrule: B2/S34H", "hexagon"), ("{shape}", "world: sea", "sprite"),
    ("{cell}", "world: life\nsize: 40x30", "12"), ("{cell}", "world: life\ncell: 3", "3"),
    ("{frames}", "world: life\nsteps: [{run: 3}, {run: 2}]", "6"),
    ("{text}", "world: life", "14px"), ("{text}", "world: life\nfit: 1080x1080", "28px"),
    ("{text}", "world: life\nfit: 1080x1080\ntext: 9", "9px"),
    ("{frames}", "world: life\nframes: 4", "4"),
    ("{frames}", "world: life\npattern: '3o!'\nframes: period", "period"),
    ("{skip} {frames}", "world: life\npattern: 'o!'\nsize: 9x9", "0 1"),
    ("{skip}", "world: life\npattern: '2o$o!'\nframes: period", "1"),
    ("{last}", "world: life\npattern: block\nchart: true", "2s"),
    ("{last}.", "world: life\nframes: 3", "."),
    ("{every}, {theme}, {edges}", "world: life", "1, light, none"),
    ("{{tick}} } {{", "world: life", "{tick}} } {"),
  ])
  func `stand for what is`(text: String, settings: String, expected: String) throws {
    let words = try words(text, settings)
    #expect(words == expected)
  }

  @Test(arguments: [
    ("life\npattern: bomber", "rule B36/S23, pattern bomber, edges none"),
    (
      "life\npattern: 'o!'\nfill: 9%",
      "rule B3/S23, pattern o!, fill 9%, symmetry C1, seed 1, size 64x64, edges none"
    ),
    (
      "life\nrule: 'B3/S23:T9,8'",
      "rule B3/S23:T9,8, fill 30%, symmetry C1, seed 1, size 9x8, edges wrap"
    ),
    (
      "infection\nsize: 4x3\ninfect: 3",
      "people 12, factor 3, period 1s, infect 3, seed 1, size 4x3, edges wall"
    ),
    (
      "wolfram\npattern: \"x = 2, y = 1, rule = W90\\n2o!\"",
      "rule W90, pattern x = 2, y = 1, rule = W90 2o!, film scroll, size 129x64, edges none"
    ),
    ("wolfram\nstart: 101", "rule 30, start 101, film scroll, size 129x64, edges none"),
    ("pig", nil), ("monsters", nil),
  ])
  func `stand for what the opening card tells`(settings: String, rows: String?) throws {
    let film = "world: \(settings)"
    let card = try #require(try plan(of: "\(film)\ncover: true\nout: a.gif").film.cover)
    let told = card.settings.map { "\($0.name) \($0.value)" }.joined(separator: ", ")
    #expect(told == rows ?? told)
    for row in card.settings where row.name != "pattern" {
      #expect(try words("{\(row.name)}", film) == row.value)
    }
  }

  @Test func `braces are letters in recipes of version 1`() throws {
    let old =
      "world: life\nrecipe: 1\nout: a.gif\ntitle: '{tick} {'\nsteps: [{set: {caption: '{x'}}, {run: 1}]"
    let looks = try plan(of: old).film.looks
    #expect(looks.first?.texts.title == PictureText("{tick} {"))
    #expect(looks.last?.texts.caption == PictureText("{x"))
  }

  @Test func `settings are those of the moment`() throws {
    let looks = try plan(
      of: "world: life\nout: a.gif\ntitle: '{rule} {theme}'\n"
        + "steps: [{run: 1}, {set: {rule: B36/S23}}, {run: 1}, {set: {theme: dark}}, {run: 1}]"
    ).film.looks
    let words = looks.compactMap { $0.texts.title?.words(tick: 0, census: []) }
    #expect(words == ["B3/S23 light", "B36/S23 light", "B36/S23 dark"])
  }

  @Test func `the pace is that of the moment`() throws {
    let looks = try plan(
      of: "world: life\nout: a.gif\ntitle: '{delay}'\nsteps: [{run: 1}, {set: {fps: 5}}, {run: 1}]"
    ).film.looks
    #expect(looks.map(\.texts.title) == [PictureText("80ms"), PictureText("200ms")])
  }

  @Test(arguments: Catalogue.builtIn.names)
  func `a frame stands as long as the help tells`(world: String) throws {
    let told = Catalogue.builtIn[world]?.words.defaults["delay"] ?? Setting.delay.fallback ?? ""
    let plain = "world: \(world)\nout: a.gif\n"
    #expect(try plan(of: plain).timing == plan(of: "\(plain)delay: \(told)\n").timing)
  }

  @Test func `a seed of nobody's choice is told`() throws {
    let plan = try plan(of: "world: life\nout: a.gif\nseed: random\ntitle: '{seed}'")
    #expect(plan.film.looks[0].texts.title == PictureText(String(plan.seed)))
  }
}
