/// The colours of a chart: few, because it shares a palette of 255 with the field.
///
/// A pixel of the plot is an ink: an index into `plot`, whose first entry is the bare background.
/// An edge of a line is smoothed in few steps: most over the background, fewer over an area's own
/// light mix, which differs less from the line.
package struct ChartInks: Hashable, Sendable {
  /// The background of the lines at a pixel.
  enum Base: Int, CaseIterable {
    case ground, first, second, both
  }

  let ground: Colour
  let axis: Colour
  /// The colour of horizontal lines.
  let grid: Colour
  let text: Colour
  let muted: Colour
  /// The series' own colours, those of their states.
  package let states: [Colour]
  /// True if each line can be recognised by its state's colour, because it is nearest to that one.
  let areTold: Bool
  /// The colours of their lines: darker, or on a dark background lighter, where the state's colour
  /// would be too faint in a thin line.
  package let lines: [Colour]
  /// The colours of their names, which must be legible.
  package let names: [Colour]
  /// The colours of the inks.
  package private(set) var plot: [Colour]
  private var bases: [UInt8]
  private var halves: [UInt8] = []
  /// The bases below a grid line, which is only visible through stacked areas, as they cover the
  /// background.
  private var gridded: [UInt8] = []
  /// The inks from each base to each series' line, including both.
  private var edges: [[UInt8]] = []
  /// The inks from the first series' line to the second's, which is on top.
  private var crossing: [UInt8] = []

  /// The share of a series' colour in its area, and in the band of many runs that its line is in.
  private static let (areaShare, bandShare) = (0.4, 0.3)
  /// The share of colours in areas that are transparent.
  let areaOpacity: Double
  /// The share of the axis' colour in horizontal lines.
  static let gridShare = 0.35

  package init(tones: [Tone], theme: Theme, style: ChartStyle, hasBands: Bool) {
    let style = style.drawn(seriesCount: tones.count, hasBands: hasBands)
    let hasBands = hasBands && tones.count <= 2
    (ground, axis) = (theme[.plot], theme[.axis])
    grid = ground.mixed(with: axis, share: Self.gridShare)
    (text, muted) = (theme.ink(of: .text, on: .plot), theme.ink(of: .muted, on: .plot))
    states = tones.map { theme[$0] }
    let (ground, text) = (ground, text)
    lines = Self.lines(tones, on: .plot, theme)
    areTold = zip(states, lines).enumerated().allSatisfy { [states] series, colours in
      colours.0 == colours.1 || states.nearest(to: colours.1) == series
    }
    names = states.map { $0.standingOut(from: ground, by: 4.5, towards: text) }
    plot = [ground]
    bases = [0, 0, 0, 0]
    // Parts of a whole have the colours of their states; overlapping areas are transparent.
    let share = hasBands ? Self.bandShare : style == .stacked ? 1 : Self.areaShare
    areaOpacity = share
    let areas = states.map { ground.mixed(with: $0, share: share) }
    let hasAreas = style != .lines || hasBands
    let overlap = hasAreas && style != .stacked && lines.count == 2
    if hasAreas {
      for (series, area) in areas.enumerated() { bases[1 + series] = add(area) }
    }
    if overlap { bases[3] = add(areas[0].mixed(with: states[1], share: share)) }
    if hasBands { halves = areas.map { add(ground.mixed(with: $0, share: 0.5)) } }
    gridded = [0] + bases.dropFirst()
    if style == .stacked {
      for (series, area) in areas.enumerated() {
        gridded[1 + series] = add(area.mixed(with: axis, share: Self.gridShare))
      }
    }
    let inks = lines.map { add($0) }
    for (series, ink) in inks.enumerated() {
      for base in Base.allCases {
        let isUsed = base == .ground || hasAreas && (base != .both || overlap)
        let steps = !isUsed ? 0 : base.steps(under: series, hasAreas: hasAreas)
        edges.append(ramp(from: bases[base.rawValue], to: ink, steps: steps))
      }
    }
    if inks.count == 2 { crossing = ramp(from: inks[0], to: inks[1], steps: hasAreas ? 1 : 2) }
  }

  /// The colours of lines for some tones on a background.
  static func lines(_ tones: [Tone], on ground: Tone, _ theme: Theme) -> [Colour] {
    let (ground, text) = (theme[ground], theme.ink(of: .text, on: ground))
    // Lines that would be equally faint get different contrasts, the first one the highest.
    let last = tones.count - 1
    return tones.enumerated().map { series, tone in
      let contrast = 3 + (last > 1 ? 2.5 * Double(last - series) / Double(last) : 0)
      return theme[tone].contrast(with: ground) >= 3
        ? theme[tone] : theme[tone].standingOut(from: ground, by: contrast, towards: text)
    }
  }

  /// The colours of swatches in a key.
  var swatches: [Colour] { areTold ? states : lines }

  /// All colours of a chart, each once.
  var colours: [Colour] {
    let written = ([text, muted] + names).flatMap { InkRamp.colours($0, on: ground) }
    return (plot + [grid, axis] + states + written).told(atMost: .max)
  }

  /// The ink of a pixel without a line; `isHalf` is true if half of it is bare background.
  func ink(base: Base, isHalf: Bool, isOnGrid: Bool) -> UInt8 {
    if isHalf { return halves[base.rawValue - 1] }
    return isOnGrid ? gridded[base.rawValue] : bases[base.rawValue]
  }

  /// The ink of a pixel that two lines each cover by a share.
  func ink(base: Base, _ first: UInt8, _ second: UInt8) -> UInt8 {
    if second > 0, first > StrokeMask.full / 2 { return Self.step(of: crossing, second) }
    let series = second > 0 && second >= first ? 1 : 0
    return Self.step(of: edges[series * 4 + base.rawValue], max(first, second))
  }

  /// The ink of a bare pixel that a line covers by a share.
  func ink(ofSeries series: Int, _ share: UInt8) -> UInt8 {
    Self.step(of: edges[series * Base.allCases.count], share)
  }

  private static func step(of ramp: [UInt8], _ share: UInt8) -> UInt8 {
    let full = Int(StrokeMask.full)
    return ramp[(Int(share) * (ramp.count - 1) + full / 2) / full]
  }

  private mutating func add(_ colour: Colour) -> UInt8 {
    plot.append(colour)
    return UInt8(plot.count - 1)
  }

  private mutating func ramp(from base: UInt8, to ink: UInt8, steps: Int) -> [UInt8] {
    let between = plot[Int(base)].between(plot[Int(ink)], steps: steps)
    return [base] + between.map { add($0) } + [ink]
  }
}

extension ChartInks.Base {
  /// The number of steps that smooth a series' line over this base.
  fileprivate func steps(under series: Int, hasAreas: Bool) -> Int {
    switch self {
    case .ground: hasAreas ? 3 : 4
    case .first: series == 0 ? 1 : 2
    case .second: series == 1 ? 1 : 2
    case .both: 1
    }
  }
}
