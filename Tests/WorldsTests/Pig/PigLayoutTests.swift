import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation
import TerrariumWorlds
import Testing

/// Sizes of pictures that a scene must fit, including awkward ones.
let sceneSizes: [(width: Int, height: Int)] =
  [
    (120, 200), (200, 120), (160, 160), (200, 200), (121, 333), (333, 121), (240, 400), (400, 240),
    (480, 800), (800, 480), (480, 480), (641, 479), (1080, 1920), (1920, 1080), (1920, 200),
    (200, 1080), (1024, 1024),
  ] + (0..<120).map { (120 + $0 * 977 % 1801, 200 + $0 * 463 % 881) }

/// Expects parts to lie in a place without overlapping, with sides of a minimum number of pixels.
func expectNoOverlap(
  _ parts: [(name: String, rect: PixelRect)], in whole: PixelRect, _ note: String, least: Int = 1
) {
  for (index, part) in parts.enumerated() {
    #expect(whole.contains(part.rect), "\(note): \(part.name) leaves its place")
    #expect(min(part.rect.width, part.rect.height) >= least, "\(note): \(part.name) is small")
    for other in parts[..<index] {
      #expect(!part.rect.overlaps(other.rect), "\(note): \(part.name) lies on \(other.name)")
    }
  }
}

struct PigLayoutTests {
  private func check(
    _ parts: [(name: String, rect: PixelRect)], in whole: PixelRect, _ size: (Int, Int)
  ) { expectNoOverlap(parts, in: whole, "\(size)", least: 10) }

  @Test(arguments: [true, false])
  func `the areas of the table lie in the picture and on no other`(hasCounters: Bool) {
    for size in sceneSizes {
      let whole = PixelRect(left: 0, top: 0, width: size.width, height: size.height)
      let layout = PigTableLayout(width: size.width, height: size.height, hasCounters: hasCounters)
      let parts = [
        ("scores", layout.scores), ("turn", layout.turn), ("roll", layout.roll),
        ("bank", layout.bank),
      ]
      check(parts + (layout.counters.map { [("counters", $0)] } ?? []), in: whole, size)
      check(layout.rows.map { ("row", $0) }, in: layout.scores, size)
      let inside = [
        ("caption", layout.caption), ("felt", layout.felt), ("message", layout.message),
      ]
      check(inside, in: layout.turn, size)
      check([("die", layout.die), ("points", layout.points)], in: layout.felt, size)
      #expect(layout.die.width == layout.die.height)
    }
  }

  @Test func `what has no room is told, and the score has it before the target`() throws {
    let theme = try #require(Theme.named("light"))
    func leftOut(_ width: Int, _ height: Int, hasCounters: Bool = true) -> [MarginPart] {
      let look = Look(theme: theme, hasCounters: hasCounters)
      let size = GridSize(columns: width, rows: height)
      return PigPainter(look: look, size: size, alerts: .off).leftOut
    }
    #expect(leftOut(480, 800) == [] && leftOut(300, 200) == [])
    #expect(leftOut(200, 120) == [.counters] && leftOut(160, 100, hasCounters: false) == [])
    #expect(leftOut(100, 60) == [.counters, .score])
  }

  @Test func `areas are stacked in tall pictures and side by side in wide ones`() {
    for size in sceneSizes {
      let layout = PigTableLayout(width: size.width, height: size.height, hasCounters: true)
      if size.width > size.height {
        #expect(layout.scores.right <= layout.turn.left && layout.turn.right <= layout.roll.left)
      } else {
        #expect(layout.scores.bottom <= layout.turn.top && layout.turn.bottom <= layout.roll.top)
      }
    }
  }

  @Test func `a total below a name leaves room for what reaches below the name's line`() {
    var stacked = 0
    for size in sceneSizes {
      let table = PigTableLayout(width: size.width, height: size.height, hasCounters: true)
      for row in table.rows.map({ PigRowLayout($0, table) }) where row.isStacked {
        stacked += 1
        #expect(row.total.top - row.name.bottom >= 2, "\(size)")
        #expect(row.name.height >= Font(size: Font.smallest).height, "\(size)")
      }
    }
    #expect(stacked > 0)
  }

  @Test(arguments: [(800, 480), (1280, 720), (1920, 1080)])
  func `a total stands clear of its bar`(width: Int, height: Int) {
    let table = PigTableLayout(width: width, height: height, hasCounters: true)
    #expect(!table.rows.isEmpty)
    for row in table.rows.map({ PigRowLayout($0, table) }) {
      #expect(row.isStacked && row.bar.top - row.total.bottom >= row.bar.height / 3)
    }
  }

  @Test func `rules and alerts lie in the picture, no part on another`() {
    for size in sceneSizes {
      let whole = PixelRect(left: 0, top: 0, width: size.width, height: size.height)
      let rules = PigRulesLayout(width: size.width, height: size.height)
      let parts = [("title", rules.title), ("text", rules.text), ("button", rules.button)]
      check(parts, in: whole, size)
      for count in [1, 2] {
        let alert = PigAlertLayout(
          width: size.width, height: size.height, hasCounters: true, buttons: count)
        #expect(whole.contains(alert.card))
        #expect(alert.buttons.count == count)
        let table = PigTableLayout(width: size.width, height: size.height, hasCounters: true)
        if min(size.width, size.height) >= 240 {
          for part in [table.rows[0], table.rows[1], table.caption, table.felt, table.message] {
            #expect(!alert.card.overlaps(part), "\(part) at \(size)")
          }
          #expect(alert.card.contains(table.roll) && alert.card.contains(table.bank))
        }
        let buttons = alert.buttons.map { ("button", $0) }
        check([("title", alert.title), ("text", alert.text)] + buttons, in: alert.card, size)
      }
    }
  }

  @Test func `every line has room for a letter at least`() {
    let line = Font(size: Font.smallest).height
    for size in sceneSizes {
      let table = PigTableLayout(width: size.width, height: size.height, hasCounters: true)
      let rules = PigRulesLayout(width: size.width, height: size.height)
      let alert = PigAlertLayout(
        width: size.width, height: size.height, hasCounters: true, buttons: 2)
      let places =
        [table.caption, table.message, table.roll, table.bank, rules.title, rules.button]
        + [alert.title, alert.text] + alert.buttons + (table.counters.map { [$0] } ?? [])
      for place in places { #expect(place.height >= line, "\(place) at \(size)") }
    }
  }
}
