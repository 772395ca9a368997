/// The shades of numbers, with evenly spaced lightness in Oklab.
package struct GraphShades {
  private let anchors: [Colour]

  /// From pale yellow over red to dark violet on a light background, and the reverse on a dark one,
  /// so that larger numbers have more contrast.
  private static let warm: [Colour] = [
    0xf6f0ca, 0xf6ca85, 0xf89d54, 0xee6f4c, 0xd5455d, 0xad2c6e, 0x7c2272, 0x4c1d65, 0x231649,
  ].map { Colour($0) }

  /// The share of the way to the ink at which the shades of a monochrome theme begin.
  private static let tintStart = 0.35

  /// Creates shades through some colours.
  package init(_ anchors: [Colour]) { self.anchors = anchors }

  /// Creates the shades on a background.
  package init(on ground: Colour) { anchors = ground.isDark ? Self.warm.reversed() : Self.warm }

  /// Creates the shades on a theme's plots: those of its ink if it is monochrome.
  package init(_ theme: Theme) {
    guard theme.isTinted else {
      self.init(on: theme[.plot])
      return
    }
    let (plot, ink) = (theme[.plot], theme.ink(of: .text, on: .plot))
    self.init([plot.mixed(with: ink, share: Self.tintStart), ink])
  }

  /// A number of shades, starting with that of the least value, at some share of the way.
  package func colours(_ count: Int, from start: Double = 0) -> [Colour] {
    (0..<count).map { number in
      let share = count > 1 ? Double(number) / Double(count - 1) : 0.5
      return colour(at: start + (1 - start) * share)
    }
  }

  /// A number of shades with a contrast of 3 to a background each, or slightly less for a middle
  /// grey.
  package func colours(_ count: Int, standingOutFrom ground: Colour) -> [Colour] {
    let start = stride(from: 0.3, to: 0.9, by: 0.02).first {
      colour(at: $0).contrast(with: ground) >= 3
    }
    return colours(count, from: start ?? 0.9)
  }

  private func colour(at share: Double) -> Colour {
    let way = share * Double(anchors.count - 1)
    let place = min(Int(way), anchors.count - 2)
    return anchors[place].mixed(with: anchors[place + 1], share: way - Double(place))
  }
}

/// The colours of a picture of many runs, and their indices in its palette.
struct GraphInks: Hashable, Sendable {
  /// The steps from the background to a dot's colour at its edge.
  static let edgeSteps = 4
  static let heatCount = 64

  /// All colours, starting with the background.
  let palette: [Colour]
  let background: UInt8
  let ground: UInt8
  let grid: UInt8
  let axis: UInt8
  /// The index of cells without a value.
  let nothing: UInt8
  let muted: InkRamp
  let bar: UInt8
  /// The indices of each level of dots, from the background to its full colour.
  let levels: [[UInt8]]
  let heat: [UInt8]

  init(theme: Theme, tone: Tone) {
    var inks: [Colour] = []
    func add(_ colour: Colour) -> UInt8 { UInt8(inks.place(of: colour)) }
    let page = theme[.background]
    let plot = theme[.plot]
    let axisColour = theme[.axis]
    background = add(page)
    (ground, axis) = (add(plot), add(axisColour))
    grid = add(plot.mixed(with: axisColour, share: ChartInks.gridShare))
    // Among shades of one hue it is paler than all of them; among others it has no hue.
    let pale = plot.mixed(with: axisColour, share: 0.6)
    nothing = add(theme.isTinted ? pale : pale.grey)
    for colour in InkRamp.colours(.text, on: .background, theme) { _ = add(colour) }
    muted = InkRamp(.muted, on: .background, theme, index: add)
    let text = theme.ink(of: .text, on: .plot)
    bar = add(theme[tone].standingOut(from: plot, by: 3, towards: text))
    let shades = GraphShades(theme)
    levels = shades.colours(GraphDots.levels.count, standingOutFrom: plot).map { colour in
      plot.between(colour, steps: Self.edgeSteps - 1).map(add) + [add(colour)]
    }
    heat = shades.colours(Self.heatCount).map(add)
    palette = inks
  }

  /// The inks of a level among a number of levels, which are spread evenly.
  func level(_ level: Int, of count: Int) -> [UInt8] {
    guard count > 1 else { return levels[levels.count / 2] }
    return levels[(level * (levels.count - 1) + (count - 1) / 2) / (count - 1)]
  }
}
