internal import TerrariumBasics
internal import TerrariumGD

/// Draws the margins, in colours of the field's palette.
package struct MarginPainter: Sendable {
  private let layout: Layout
  private let clock: Clock
  private let inks: MarginInks
  /// The words for an empty field, and their place.
  private let ending: LocalizedText?
  private var endNote: EndNote?
  private let background: UInt8
  private let look: Look
  private let series: [Subject.Count]
  private let charted: Range<Int>
  private let unit: ChartUnit
  /// True if counters or a legend explain the colours of the chart.
  private let isKeyed: Bool
  private let chartIndices: [Colour: UInt8]
  package private(set) var chart: Chart?
  private let cover: CoverCard?
  private let accent: UInt8

  private static func chartInks(
    _ look: Look, _ subject: Subject, hasBands: Bool = false
  ) -> ChartInks {
    ChartInks(
      tones: subject.series.map(\.tone), theme: look.theme, style: look.chart.style,
      hasBands: hasBands)
  }

  /// The colours of a layout's chart.
  static func chartColours(
    of layout: Layout, _ look: Look, _ subject: Subject, _ facts: FilmFacts
  ) -> [Colour] {
    guard layout.margins.chart != nil else { return [] }
    let bands = (facts.isOfMany ? [] : [false]) + (facts.hasBands ? [true] : [])
    return bands.flatMap { chartInks(look, subject, hasBands: $0).colours }.told(atMost: .max)
  }

  /// The colours of a layout's margins, including those of smooth letters.
  static func colours(
    of layout: Layout, _ look: Look, _ subject: Subject, _ facts: FilmFacts
  ) -> [Colour] {
    let (margins, theme) = (layout.margins, look.theme)
    var tones: [Tone] = []
    if margins.counters != nil { tones += subject.shownCensus.map(\.tone) }
    if margins.legend != nil { tones += Legend.tones(of: subject) }
    if margins.rule != nil { tones += [.muted, .alive, .ground] }
    if facts.cover != nil { tones += [.background, accent(of: subject)] }
    let hasMuted = margins.counters != nil || margins.legend != nil || facts.cover != nil
    let hasText = hasMuted || margins.caption != nil || margins.title != nil
    let written: [Tone] = (hasText ? [.text] : []) + (hasMuted ? [.muted] : [])
    let ground = subject.isScene ? subject.ground : .background
    return tones.map { theme[$0] } + written.flatMap { InkRamp.colours($0, on: ground, theme) }
  }

  /// The tone of a card's line: that of the first column of the census.
  private static func accent(of subject: Subject) -> Tone {
    subject.shownCensus.first?.tone ?? .text
  }

  /// Creates a painter whose colours are in a picture's palette. Swatches of a legend have the
  /// shape of cells of a given size, by default the layout's.
  init(
    _ layout: Layout, look: Look, subject: Subject, facts: FilmFacts, cell: Int? = nil,
    index colourIndex: @escaping (Colour) -> UInt8
  ) throws(DrawingError) {
    self.layout = layout
    clock = facts.clock
    func index(_ tone: Tone) -> UInt8 { colourIndex(look.theme[tone]) }
    let ground: Tone = subject.isScene ? subject.ground : .background
    func ramp(_ tone: Tone) -> InkRamp { InkRamp(tone, on: ground, look.theme, index: colourIndex) }
    let muted = ramp(.muted)
    var keyLook = look
    keyLook.shape = look.keyShape(ofCell: cell ?? layout.cell, subject)
    let tiles = KeyTiles(look: keyLook, subject: subject, index: colourIndex)
    inks = MarginInks(
      text: ramp(.text), muted: muted,
      key: SwatchInk(
        subject.shownCensus.map(\.tone) + Legend.tones(of: subject), look.theme, on: ground,
        line: muted.full, tiles: try Self.icons(layout, subject, tiles), index: colourIndex),
      tiles: try layout.margins.legend.map { legend throws(DrawingError) in
        try tiles.tiles(of: legend.states, side: legend.swatchSide)
      } ?? [:], alive: index(.alive), dead: index(.ground))
    background = index(ground)
    cover = facts.cover.flatMap {
      CoverCard(
        $0, in: GridSize(columns: layout.width, rows: layout.height), style: look.text,
        widest: facts.widest)
    }
    accent = index(Self.accent(of: subject))
    self.look = look
    series = subject.series
    charted = subject.charted
    unit = facts.chartUnit
    isKeyed =
      layout.margins.chart != nil && Self.chartInks(look, subject).areTold
      && layout.margins.isKeyed(subject, sprites: keyLook.shape == .sprite)
    chartIndices = Dictionary(
      Self.chartColours(of: layout, look, subject, facts)
        .map { ($0, colourIndex($0)) },
      uniquingKeysWith: { first, _ in first })
    ending = subject.ending?.localized
    endNote = ending.flatMap { EndNote($0, language: look.language, in: layout, nil) }
  }

  /// Returns the painter with the chart of a film's census, if it fits.
  func charting(_ data: ChartData) -> MarginPainter {
    guard let place = layout.place(of: .chart) else { return self }
    var painter = self
    painter.chart = Chart(
      room: place, data: data, series: series, style: look.chart.style, theme: look.theme,
      unit: unit, titles: look.chart.axes,
      font: look.text.font(.label, at: layout.margins.chart?.size ?? look.text.pixels),
      language: look.language, isKeyed: isKeyed)
    painter.endNote = ending.flatMap {
      EndNote($0, language: look.language, in: layout, painter.chart?.layout)
    }
    return painter
  }

  /// The parts that do not fit.
  var leftOut: [MarginPart] { layout.leftOut + (chart?.layout.leavesKeyOut ?? false ? [.key] : []) }

  /// True if the note that nobody is left replaces the title.
  var endReplacesTitle: Bool { endNote?.replaces(.title) ?? false }

  /// True if there is a card before the film.
  var hasCover: Bool { cover != nil }

  /// The pictures for counters, if the field shows pictures.
  private static func icons(
    _ layout: Layout, _ subject: Subject, _ tiles: KeyTiles
  ) throws(DrawingError) -> [Tone: KeyTile] {
    guard let counters = layout.margins.counters, counters.hasPictures, !subject.isScene else {
      return [:]
    }
    let states = subject.shownCensus.compactMap { count in
      subject.states.firstIndex { $0.tone == count.tone && $0.blend == nil }
    }
    return Dictionary(
      try tiles.tiles(of: states, side: counters.lines.swatchSide)
        .map { (subject.states[$0].tone, $1) }, uniquingKeysWith: { first, _ in first })
  }

  /// True if a frame's margins have the note that nobody is left.
  func tellsEnd(of frame: Frame) -> Bool {
    endNote != nil && !frame.census.isEmpty && frame.census.dropLast().allSatisfy { $0 == 0 }
  }

  /// True if title and caption are equal in two frames.
  func saysSame(_ one: Frame, _ other: Frame) -> Bool {
    [look.texts.title, look.texts.caption].allSatisfy { text in
      text.map { $0.words(of: one.values) == $0.words(of: other.values) } ?? true
    }
  }

  /// Draws the margins of a frame.
  func draw(_ frame: Frame, into paper: inout some Paper) {
    let margins = layout.margins
    if frame.isCover {
      cover?.draw(frame.values, inks: inks, accent: accent, into: &paper)
      return
    }
    let end = tellsEnd(of: frame) ? endNote : nil
    func place(of part: MarginPart) -> PixelRect? {
      end?.replaces(part) ?? false ? nil : layout.place(of: part)
    }
    if let title = margins.title, let place = place(of: .title) {
      title.showing(look.texts.title, at: frame).draw(in: place, inks.text, into: &paper)
    }
    if let caption = margins.caption, let place = place(of: .caption) {
      caption.showing(look.texts.caption, at: frame).draw(in: place, inks.text, into: &paper)
    }
    if let rule = margins.rule, let place = layout.place(of: .rule) {
      rule.draw(in: place, inks: inks, into: &paper)
    }
    if let counters = margins.counters, let place = layout.place(of: .counters) {
      counters.draw(
        frame.values.texts(clock, in: look.language), first: end?.keptCounters ?? .max, in: place,
        inks: inks, into: &paper)
    }
    if let legend = margins.legend, let place = place(of: .legend) {
      legend.draw(in: place, inks: inks, into: &paper)
    }
    let own = frame.framesBefore.map { _ in
      // Turns are not counted by the film's time, so there the line goes vertically.
      let time = unit == ChartUnit(clock) ? Double(frame.time) : 0
      return (x: time, counts: frame.census.dropFirst(charted.lowerBound).map { Float($0) })
    }
    chart?.draw(
      upTo: frame.framesBefore ?? frame.number + 1, still: own, leaving: end?.place, into: &paper
    ) {
      chartIndices[$0] ?? background
    }
    end?.draw(inks.text, into: &paper)
  }
}

/// The inks of margins: indices into the film's palette.
struct MarginInks: Sendable {
  let text: InkRamp
  let muted: InkRamp
  let key: SwatchInk
  /// The tiles of the states in a legend.
  let tiles: [Int: KeyTile]
  /// The inks of a rule's cells.
  let alive: UInt8
  let dead: UInt8
}

extension Frame {
  fileprivate var values: CounterValues { CounterValues(tick: tick, census: census) }
}

extension MarginText {
  fileprivate func showing(_ text: PictureText?, at frame: Frame) -> MarginText {
    guard let text, !text.isFixed else { return self }
    return showing(text.words(of: frame.values))
  }
}

/// Draws the tiles of keys: cells of states at the size of a swatch, in the shape of the field's
/// cells.
private struct KeyTiles {
  let look: Look
  let subject: Subject
  let index: (Colour) -> UInt8

  func tiles(of states: [Int], side: Int) throws(DrawingError) -> [Int: KeyTile] {
    let painter = TilePainter(look: look, subject: subject, cell: side)
    var tiles: [Int: KeyTile] = [:]
    do throws(GDError) {
      let ground = try painter.ground()
      for state in states {
        let sheet = try painter.sheet(for: state, on: ground)
        let first = TileSet.tiles(of: sheet, cell: side, period: painter.period)
          .prefix(side * side)
        tiles[state] = KeyTile(state: state, side: side, pixels: first.map { index(Colour($0)) })
      }
    } catch {
      throw .outOfMemory
    }
    return tiles
  }
}
