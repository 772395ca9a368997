package import TerrariumRendering
package import TerrariumSimulation

/// The common sizes of all screens of a picture.
package struct MonsterSizes: Hashable {
  /// The size of the whole picture.
  package let picture: PixelRect
  /// The length that everything is proportional to: the width of an upright screen.
  package let unit: Int
  let gap: Int
  let bar: Int
  let button: Int

  /// Creates the sizes of a picture of a size.
  package init(width: Int, height: Int) {
    picture = PixelRect(left: 0, top: 0, width: width, height: height)
    unit = max(60, min(width, height * 5 / 8))
    gap = max(4, unit / 30)
    bar = max(24, unit * 125 / 1000)
    button = max(20, unit * 125 / 1000)
  }

  /// The largest letters of titles and buttons, and of other texts.
  var titleSize: Int { unit * 54 / 1000 }
  package var textSize: Int { unit * 46 / 1000 }
  var smallSize: Int { unit * 38 / 1000 }
}

/// The layout of a screen: its title, its button and everything between them.
package struct MonsterScreenLayout: Hashable {
  let sizes: MonsterSizes
  package let bar: PixelRect
  /// The back button at the bar's left end; nil if there is none.
  package let back: PixelRect?
  package let title: PixelRect
  package let body: PixelRect
  package let button: PixelRect?

  /// Lays out a screen with or without a back button and a button at its bottom.
  package init(_ sizes: MonsterSizes, hasBack: Bool, hasButton: Bool) {
    self.sizes = sizes
    let gap = sizes.gap
    var room = sizes.picture
    bar = room.takeTop(sizes.bar)
    var head = bar.inset(across: gap, down: 0)
    // The title is centred, so the free space left of it is also free on its right.
    back = hasBack ? head.takeLeft(sizes.bar * 7 / 10, gap: gap / 2) : nil
    if hasBack { _ = head.takeRight(sizes.bar * 7 / 10, gap: gap / 2) }
    title = head
    let foot = hasButton ? room.takeBottom(sizes.button + 2 * gap).inset(by: gap) : nil
    // In small pictures letters do not shrink with the screen.
    button = foot.map { $0.centred(width: max(130, sizes.unit * 14 / 10), height: $0.height) }
    body = room
  }
}

/// The layout of the map screen.
package struct MonsterMapLayout: Hashable {
  package let bar: PixelRect
  let title: PixelRect
  /// The map, below everything else.
  package let map: PixelRect
  /// The part of the map without the team's button; its centre is the map's.
  let focus: PixelRect
  package let sight: PixelRect
  /// The time; nil if it is not shown.
  package let time: PixelRect?
  private let zoomIn: PixelRect
  private let zoomOut: PixelRect
  private let locate: PixelRect
  /// The scale bar's card; empty if it does not fit.
  package let scale: PixelRect
  package let team: PixelRect

  /// The round buttons that are completely on the map, besides the team's.
  package var buttons: [(room: PixelRect, press: HuntPress)] {
    [(zoomIn, .zoomIn), (zoomOut, .zoomOut), (locate, .locate)].filter {
      map.contains($0.room) && !team.overlaps($0.room)
    }
  }

  /// Lays out the map in a picture of a size.
  package init(_ sizes: MonsterSizes, hasTime: Bool) {
    let (gap, unit) = (sizes.gap, sizes.unit)
    var room = sizes.picture
    bar = room.takeTop(sizes.bar)
    title = bar.inset(across: gap, down: 0)
    map = room
    var whole = room
    _ = whole.takeBottom(sizes.button + gap)
    focus = whole
    room = room.inset(by: gap)
    var line = room.takeTop(max(15, unit * 75 / 1000), gap: gap)
    sight = line.takeLeft(line.width * 55 / 100, gap: gap)
    time = hasTime ? line : nil
    let foot = room.takeBottom(sizes.button, gap: gap)
    team = foot.centred(width: min(foot.width, unit * 14 / 10), height: foot.height)
    let side = max(18, unit * 11 / 100)
    var column = room.takeRight(side, gap: gap)
    let (step, tall) = (side + gap / 2, 3 * side + 2 * (gap / 2) + gap / 2)
    column = PixelRect(
      left: column.left, top: max(column.top, column.bottom - tall), width: side,
      height: min(column.height, tall))
    zoomIn = PixelRect(left: column.left, top: column.top, width: side, height: side)
    zoomOut = PixelRect(left: column.left, top: column.top + step, width: side, height: side)
    locate = PixelRect(
      left: column.left, top: column.top + 2 * step + gap / 2, width: side, height: side)
    let card = max(16, unit * 7 / 100)
    scale = room.takeBottom(room.height < card ? 0 : card)
  }
}

/// The layout of the team's rows.
package struct MonsterTeamLayout: Hashable {
  /// A row: the picture, the name, the level.
  package struct Row: Hashable {
    package let whole: PixelRect
    package let picture: PixelRect
    package let name: PixelRect
    package let level: PixelRect
  }

  package let rows: [Row]
  /// The place of the line with the number of further monsters; nil if all have a row.
  package let more: PixelRect?

  /// Lays out rows for as many members as there is room for.
  package init(_ screen: MonsterScreenLayout, members: Int) {
    let sizes = screen.sizes
    let gap = sizes.gap
    let height = max(28, sizes.unit * 16 / 100)
    var room = screen.body.inset(by: gap)
    room = room.centred(width: min(room.width, sizes.unit * 16 / 10), height: room.height)
    let step = height + gap / 2
    var count = min(members, (room.height + gap / 2) / step)
    if count < members {
      let line = max(14, sizes.unit * 7 / 100)
      more = room.takeBottom(line, gap: gap / 2)
      count = min(members, (room.height + gap / 2) / step)
    } else {
      more = nil
    }
    rows = (0..<count).map { number in
      let whole = PixelRect(
        left: room.left, top: room.top + number * step, width: room.width, height: height)
      var inside = whole.inset(across: gap, down: max(1, height / 14))
      let picture = inside.takeLeft(inside.height, gap: gap)
      let level = inside.takeRight(inside.width * 42 / 100, gap: gap)
      return Row(whole: whole, picture: picture, name: inside, level: level)
    }
  }
}

/// The layout of a popup: in the centre of the picture, or over an encounter between the monster's
/// face and the button, or beside it in a wide picture.
package struct MonsterPopupLayout: Hashable {
  package let card: PixelRect
  package let text: PixelRect
  package let buttons: [PixelRect]

  /// Lays out a popup around a text.
  ///
  /// - Parameters:
  ///   - sizes: The sizes of the picture.
  ///   - textHeight: The rows of the text.
  ///   - count: The number of buttons, one or two.
  ///   - isStacked: True if the buttons are below each other, not side by side.
  ///   - isAside: True if the popup is beside or below a monster's face.
  package init(
    _ sizes: MonsterSizes, textHeight: Int, buttons count: Int, isStacked: Bool, isAside: Bool
  ) {
    let gap = sizes.gap
    let buttonHeight = max(18, sizes.unit * 115 / 1000)
    let buttonsHeight = isStacked ? count * (buttonHeight + gap / 2) - gap / 2 : buttonHeight
    let inset = gap * 5 / 4
    let height = textHeight + buttonsHeight + 3 * inset
    var room = sizes.picture.inset(by: gap)
    if isAside {
      if 2 * room.width > 3 * room.height {
        room = room.takeRight(Self.width(in: sizes))
      } else {
        _ = room.takeBottom(sizes.button, gap: gap)
        room = room.takeBottom(height)
      }
    }
    card = room.centred(width: Self.width(in: sizes), height: height)
    var inside = card.inset(by: inset)
    var foot = inside.takeBottom(buttonsHeight, gap: inset)
    text = inside
    if isStacked {
      buttons = (0..<count).map { _ in foot.takeTop(buttonHeight, gap: gap / 2) }
    } else if count == 2 {
      let first = foot.takeLeft((foot.width - gap) / 2, gap: gap)
      buttons = [first, foot]
    } else {
      buttons = [foot]
    }
  }

  private static func width(in sizes: MonsterSizes) -> Int { sizes.unit * 86 / 100 }

  /// The width of a popup's text.
  package static func textWidth(in sizes: MonsterSizes) -> Int {
    width(in: sizes) - 2 * (sizes.gap * 5 / 4)
  }
}
