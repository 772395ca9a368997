import TerrariumPictures
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSupport
import TerrariumVocabulary
import TerrariumWorlds
import Testing

/// The size and typeface of texts.
struct TextSettingsTests {
  private func plan(_ flags: [(String, String)]) throws -> Plan {
    let written = WrittenSettings([("out", "sea.png")] + flags, of: Catalogue.sea)
    return try Plan(world: Catalogue.sea, written: written)
  }

  private func problems(_ pairs: [(String, String)]) -> [Problem] {
    Faults.list { try plan(pairs) }.map(\.problem)
  }

  @Test func `text is 14 pixels where nobody says`() throws {
    let look = try plan([]).film.looks[0]
    #expect(look.text == TextStyle(size: 14, scale: 1, face: .builtIn) && look.texts.title == nil)
    let other = try plan([("scale", "2"), ("title", "A sea")]).film.looks[0]
    #expect(
      other.text == TextStyle(size: 14, scale: 2) && other.texts.title == PictureText("A sea"))
  }

  @Test(arguments: [("18px", 18), ("18", 18), ("6px", 6), ("200", 200)])
  func `a size has a unit or none`(text: String, size: Int) throws {
    let look = try plan([("text", text), ("scale", "2")]).film.looks[0]
    #expect(look.text == TextStyle(size: size, scale: 2))
  }

  @Test(arguments: [
    ("text", "14pt"), ("text", "5px"), ("text", "-14"), ("text", "201px"), ("text", "px"),
    ("scale", "0"), ("scale", "9"), ("scale", "1.5"),
  ])
  func `another one is refused`(name: String, value: String) {
    let found = problems([(name, value)])
    guard case .badValue(name, value, _, _)? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
  }

  @Test(arguments: [
    ("dark", "background=#ffffff", Tone.background), ("light", "background=black", .background),
    ("dark", "plot=#544a87", .plot), ("paper", "background=#777777", .background),
  ])
  func `text stands out from a ground of one's own, unless its own colour is given`(
    theme: String, colours: String, ground: Tone
  ) throws {
    let flags = [("theme", theme), ("counters", "true"), ("chart", "true")]
    for tone in [Tone.text, .muted] {
      let plan = try plan(flags + [("colors", colours)])
      let colours = plan.film.looks[0].theme
      let ink = colours.ink(of: tone, on: ground)
      #expect(ink.contrast(with: colours[ground]) >= 4.5)
      #expect(plan.artist?.palette.contains(ink) == true)
    }
    let given = try plan(flags + [("colors", colours + ",text=#123456")]).film.looks[0].theme
    #expect(given.ink(of: .text, on: ground) == Colour(0x123456))
  }

  @Test func `a font must be there, and be one`() throws {
    #expect(problems([("font", "no/such.ttf")]).count == 1)
    let folder = try TemporaryFolder(["text.ttf": "This is a text."])
    let path = folder.path("text.ttf")
    #expect(problems([("font", path)]) == [.notAFont(path: path)])
  }

  @Test func `a picture for a dense screen has twice as many pixels, if nobody says more`() throws {
    func size(_ pairs: [(String, String)]) throws -> (Int, Int) {
      let layout = try plan(pairs).newArtist().layout
      return (layout.width, layout.height)
    }
    #expect(try size([]) == (320, 480))
    #expect(try size([("scale", "2")]) == (640, 960))
    #expect(try size([("scale", "2"), ("cell", "10")]) == (100, 150))
  }

  @Test(arguments: [(Catalogue.pig, 480, 800), (Catalogue.monsters, 360, 640)])
  func `a scene for a dense screen, too, with letters that are as much larger`(
    world: any WorldKind, width: Int, height: Int
  ) throws {
    for (settings, times, letters) in [
      ([], 1, 14), ([("scale", "2")], 2, 14), ([("scale", "3")], 3, 14),
      ([("scale", "2"), ("fit", "\(width)x\(height)")], 1, 14),
    ] {
      let written = WrittenSettings([("out", "a.png"), ("frames", "3")] + settings, of: world)
      let plan = try Plan(world: world, written: written)
      let layout = try plan.newArtist().layout
      #expect((layout.width, layout.height) == (times * width, times * height))
      #expect(plan.film.looks[0].text.size == letters)
    }
  }
}
