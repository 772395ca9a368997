/// The colours of a chart: few, because it shares a palette of 255 with the field.
///
/// A pixel of the plot is an ink: a number in `plot`, the first of which is the bare ground. An
/// edge of a line is smoothed in few steps: most over the ground, fewer over an area's own light
/// mix, which differs less from the line.
package struct ChartInks: Hashable, Sendable {
  /// The ground below the lines at a pixel.
  enum Base: Int, CaseIterable {
    case ground, first, second, both
  }

  let ground: Colour
  let axis: Colour
  /// The lines across.
  let grid: Colour
  let text: Colour
  let muted: Colour
  /// The series' own colours, those of their states.
  package let states: [Colour]
  /// True if each line can be told by the colour of its state: of all, it is nearest to its own.
  let areTold: Bool
  /// The colours of their lines: darker, or on a dark ground lighter, where the state's own would be
  /// lost in a thin line.
  package let lines: [Colour]
  /// Those of their names, which must be read.
  package let names: [Colour]
  /// The colours of the inks.
  package private(set) var plot: [Colour]
  private var bases: [UInt8]
  private var halves: [UInt8] = []
  /// The bases under a grid line; a grid line is visible through stacked areas only, which leave no
  /// ground for it.
  private var gridded: [UInt8] = []
  /// For each series and base the inks from the base to the line, both included.
  private var edges: [[UInt8]] = []
  /// From the first series' line to the second's, which lies on top.
  private var crossing: [UInt8] = []

  /// The share of a series' colour in its area, and in the range of many runs, in which its own line
  /// lies.
  private static let (areaShare, bandShare) = (0.4, 0.3)
  /// The share of their colour in areas that let each other through.
  let areaOpacity: Double
  /// The share of the axis' colour in the lines across.
  static let gridShare = 0.35

  package init(tones: [Tone], theme: Theme, style: Chart.Style, hasBands: Bool) {
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
    // Parts of a whole are as their states are; areas that lie over each other let the others through.
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

  /// The colours of lines of some tones on a ground.
  static func lines(_ tones: [Tone], on ground: Tone, _ theme: Theme) -> [Colour] {
    let (ground, text) = (theme[ground], theme.ink(of: .text, on: ground))
    // Many that would be lost alike are told apart by how far they stand out, the first most.
    let last = tones.count - 1
    return tones.enumerated().map { series, tone in
      let contrast = 3 + (last > 1 ? 2.5 * Double(last - series) / Double(last) : 0)
      return theme[tone].contrast(with: ground) >= 3
        ? theme[tone] : theme[tone].standingOut(from: ground, by: contrast, towards: text)
    }
  }

  /// The colours of swatches in a key.
  var swatches: [Colour] { areTold ? states : lines }

  /// All that a chart is drawn in, each once.
  var colours: [Colour] {
    let written = ([text, muted] + names).flatMap { InkRamp.colours($0, on: ground) }
    return (plot + [grid, axis] + states + written).told(atMost: .max)
  }

  /// The ink of a pixel where no line is; `isHalf` where half of it is bare ground.
  func ink(base: Base, isHalf: Bool, isOnGrid: Bool) -> UInt8 {
    if isHalf { return halves[base.rawValue - 1] }
    return isOnGrid ? gridded[base.rawValue] : bases[base.rawValue]
  }

  /// The ink of a pixel of which the lines cover a share each.
  func ink(base: Base, _ first: UInt8, _ second: UInt8) -> UInt8 {
    if second > 0, first > StrokeMask.full / 2 { return Self.step(of: crossing, second) }
    let series = second > 0 && second >= first ? 1 : 0
    return Self.step(of: edges[series * 4 + base.rawValue], max(first, second))
  }

  /// The ink of a pixel of bare ground of which a line covers a share.
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
  /// The steps that smooth a series' line over this.
  fileprivate func steps(under series: Int, hasAreas: Bool) -> Int {
    switch self {
    case .ground: hasAreas ? 3 : 4
    case .first: series == 0 ? 1 : 2
    case .second: series == 1 ? 1 : 2
    case .both: 1
    }
  }
}
