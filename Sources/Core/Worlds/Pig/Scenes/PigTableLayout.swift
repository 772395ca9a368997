package import TerrariumRendering

/// The layout of the table: stacked in tall pictures, side by side in wide ones.
package struct PigTableLayout: Hashable, Sendable {
  /// The game and its turn; nil if it is not shown, or does not fit.
  package let counters: PixelRect?
  package let scores: PixelRect
  /// The rows of the two players, in the scores.
  package let rows: [PixelRect]
  package let turn: PixelRect
  /// The parts of the turn's area: its player, the felt with the die and the points, and the last
  /// event.
  package let caption: PixelRect
  package let felt: PixelRect
  package let die: PixelRect
  package let points: PixelRect
  package let message: PixelRect
  package let roll: PixelRect
  package let bank: PixelRect

  /// The scale of main texts, and the pixels between parts.
  let scale: Int
  let gap: Int

  /// Lays out the table in a picture of a size.
  package init(width: Int, height: Int, hasCounters: Bool) {
    let (scale, gap) = measures(width, height)
    (self.scale, self.gap) = (scale, gap)
    var room = PixelRect(left: 0, top: 0, width: width, height: height).inset(by: gap)
    let line = FittedText.line
    let heights = [Self.faint(scale) * line / FittedText.unit, line]
    let fitting = heights.first { hasCounters && $0 + gap <= room.height / 10 }
    counters = fitting.map { room.takeTop($0, gap: gap) }
    if width > height {
      scores = room.takeLeft(room.width * 31 / 100, gap: gap)
      let buttons = room.takeRight(room.width * 38 / 100, gap: gap)
      turn = room
      let each = min(
        (buttons.height - gap) / 2, max(line * scale + 2 * gap, buttons.width * 55 / 100))
      var pair = buttons.centred(width: buttons.width, height: 2 * each + gap)
      roll = pair.takeTop(each, gap: gap)
      bank = pair
    } else {
      var buttons = room.takeBottom(
        max(room.height * 14 / 100, min(line + 4, room.height / 5)), gap: gap)
      let lowest = 2 * (line + 5) + gap + 2 * min(gap, 4)
      scores = room.takeTop(
        max(room.height * 34 / 100, min(lowest, room.height * 42 / 100)), gap: gap)
      turn = room
      roll = buttons.takeLeft((buttons.width - gap) / 2, gap: gap)
      bank = buttons
    }
    rows = Self.rows(of: scores, gap: gap)
    var inside = turn.inset(by: gap)
    caption = inside.takeTop(max(line + 2, min(inside.height / 6, (line + 6) * scale)), gap: gap)
    message = inside.takeBottom(
      max(line, min(inside.height / 5, (line + 2) * Self.small(scale))), gap: gap / 2)
    felt = inside
    (die, points) = Self.throwing(on: felt, gap: gap)
  }

  /// The scale of less important texts: one less, but more than half.
  var small: Int { Self.small(scale) }

  /// The size of the least important letters.
  static func faint(_ scale: Int) -> Int {
    max((scale - 1) * FittedText.unit, (scale + 1) * FittedText.unit / 2)
  }

  static func small(_ scale: Int) -> Int { scale < 3 ? scale : scale - 1 }

  private static func rows(of scores: PixelRect, gap: Int) -> [PixelRect] {
    let isLow = scores.height < 8 * gap + 40
    var inside = scores.inset(across: gap, down: isLow ? min(gap, 4) : gap)
    // If there is more height than two rows can use, they are centred.
    let tallest = max(24, inside.width * 62 / 100)
    inside = inside.centred(width: inside.width, height: 2 * tallest + gap)
    let first = inside.takeTop((inside.height - gap) / 2, gap: gap)
    return [first, inside]
  }

  /// The places of the die, and of the points beside it or below.
  private static func throwing(on felt: PixelRect, gap: Int) -> (die: PixelRect, points: PixelRect)
  {
    var inside = felt.inset(by: min(gap, felt.height / 8))
    if 10 * inside.width > 13 * inside.height {
      let half = inside.takeLeft((inside.width - gap) / 2, gap: gap)
      let side = min(half.width * 9 / 10, half.height * 9 / 10)
      return (half.centred(width: side, height: side), inside)
    }
    let below = inside.takeBottom(inside.height * 36 / 100, gap: gap)
    let side = min(inside.width, inside.height) * 9 / 10
    return (inside.centred(width: side, height: side), below)
  }
}

/// The layout of a player's row: the mark of the current player, the name, the total, the bar.
package struct PigRowLayout: Hashable, Sendable {
  let strip: PixelRect
  package let name: PixelRect
  package let total: PixelRect
  package let bar: PixelRect
  /// True if the total is larger and below the name, instead of beside it.
  package let isStacked: Bool

  /// Lays out the row in its place on a table.
  package init(_ row: PixelRect, _ layout: PigTableLayout) {
    var room = row
    bar = room.takeBottom(
      max(3, min(row.height / 5, 8 * layout.scale)), gap: row.height < 30 ? 1 : layout.gap * 2 / 3)
    let mark = room.takeLeft(max(2, 2 * layout.scale), gap: max(2, layout.gap / 2))
    isStacked = 10 * room.height > 4 * room.width && room.height >= 36
    strip = mark.centred(
      width: mark.width, height: isStacked ? mark.height : min(mark.height, 22 * layout.scale))
    total =
      isStacked
      ? room.takeBottom(room.height * 55 / 100, gap: max(2, layout.gap / 4))
      : room.takeRight(room.width * 45 / 100, gap: max(1, layout.gap / 2))
    name = room
  }
}

/// The layout of the rules.
package struct PigRulesLayout: Hashable, Sendable {
  package let title: PixelRect
  package let text: PixelRect
  package let button: PixelRect
  let scale: Int
  let gap: Int

  /// Lays out the rules in a picture of a size.
  package init(width: Int, height: Int) {
    let (scale, gap) = measures(width, height)
    (self.scale, self.gap) = (scale, gap)
    var room = PixelRect(left: 0, top: 0, width: width, height: height).inset(by: gap)
    let line = FittedText.line
    let foot = room.takeBottom(max(line + 4, min(room.height / 7, 3 * line * scale)), gap: gap)
    button = foot.centred(width: min(foot.width, max(90, 150 * scale)), height: foot.height)
    let head = max(line, min(room.height / 6, 2 * line * scale))
    title = room.takeTop(head, gap: gap)
    text = room
  }
}

/// The layout of an alert. It covers the two buttons, which cannot be pressed meanwhile, and in the
/// smallest pictures a part of the last event.
package struct PigAlertLayout: Hashable, Sendable {
  package let card: PixelRect
  package let title: PixelRect
  package let text: PixelRect
  package let buttons: [PixelRect]
  let scale: Int
  let gap: Int

  /// Lays out an alert of a number of buttons over a table, in a picture of a size.
  package init(width: Int, height: Int, hasCounters: Bool, buttons count: Int) {
    let table = PigTableLayout(width: width, height: height, hasCounters: hasCounters)
    (scale, gap) = (table.scale, table.gap)
    let line = FittedText.line
    let roll = table.roll
    let bank = table.bank
    var place = PixelRect(
      left: roll.left, top: roll.top, width: bank.right - roll.left, height: bank.bottom - roll.top)
    // In the smallest pictures two lines need slightly more than a button's height.
    let least = 2 * line + 3 * min(gap, 3)
    if place.height < least { (place.top, place.height) = (place.bottom - least, least) }
    card = place
    var inside = card.inset(by: min(gap, max(2, card.height / 8)))
    var foot: PixelRect
    if width > height {
      foot = inside.takeBottom(min((line + 6) * scale, inside.height * 2 / 5), gap: gap)
      title = inside.takeTop(min(line * scale + gap, inside.height / 2))
    } else {
      foot = inside.takeRight(inside.width * (count == 1 ? 38 : 46) / 100, gap: gap)
      title = inside.takeTop(inside.height / 2)
    }
    text = inside
    let first = count == 2 ? [foot.takeLeft((foot.width - gap) / 2, gap: gap)] : []
    buttons = first + [foot]
  }
}

/// The scale of main texts and the pixels between parts, by a picture's shorter side; small
/// pictures get slightly more than their share, to keep letters legible.
private func measures(_ width: Int, _ height: Int) -> (scale: Int, gap: Int) {
  let shorter = min(width, height)
  return (shorter < 320 ? max(1, (shorter + 120) / 160) : shorter / 160, max(2, shorter / 34))
}
