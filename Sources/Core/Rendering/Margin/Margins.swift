internal import TerrariumBasics

/// A fitted part.
protocol MarginBlock {
  /// The rows that it needs in the margin.
  var height: Int { get }
}

/// The fitted parts around the field in a look; a part that does not fit is left out.
package struct Margins: Hashable, Sendable {
  package private(set) var title: MarginText?
  package private(set) var caption: MarginText?
  package private(set) var rule: RulePicture?
  package private(set) var counters: CounterStrip?
  package private(set) var legend: Legend?
  package private(set) var chart: ChartRoom?
  private(set) var leftOut: [MarginPart] = []
  /// The columns for parts above and below the field.
  let width: Int
  /// The size of texts, if there is room for it.
  let style: TextStyle

  /// The rows left for parts, if the picture's size is given.
  private var rowsLeft: Int

  /// Creates the margins of a look around a stage: the field, or the whole picture if it `isFixed`.
  ///
  /// Parts that say the most in the least room come first. A chart is as large as the `field` needs
  /// it, by default the stage. `cell` is the size of cells, as far as known, because small cells
  /// show no sprites. `width` is that of the parts above and below the field, if they align with
  /// something.
  init(
    look: Look, subject: Subject, facts: FilmFacts, stage: GridSize, field: GridSize? = nil,
    isFixed: Bool, cell: Int, width aligned: Int? = nil
  ) {
    style = look.text
    // In a picture of a given size, the field keeps at least half of it.
    rowsLeft = isFixed ? stage.rows / 2 : .max
    let field = field ?? stage
    let beside =
      look.chart.place == .beside
      ? ChartRoom.beside(field, on: stage, style: look.text, isFixed: isFixed) : nil
    // If a chart makes the picture wider, the other parts may be as wide.
    width = aligned ?? stage.columns + (isFixed ? 0 : beside?.columnsBeside ?? 0)
    if look.chart.place == .beside { chart = take(.chart, beside) }
    if look.texts.hasCounters, !subject.isScene {
      let isLarge = look.hasCamera || cell >= TilePainter.smallestSprite
      counters = take(
        .counters,
        .fitted(
          subject: subject, facts: facts, look: look,
          showsSprites: look.shape == .sprite && isLarge, room: room))
    }
    if let text = look.texts.title?.words(of: facts.widest), !text.allSatisfy(\.isWhitespace) {
      let (role, size) = look.texts.labelSize.map { (.label, $0) } ?? (TextStyle.Role.title, .max)
      title = take(.title, .fitted(text, as: role, atMost: size, room: room))
      if title?.isCut ?? false { leftOut.append(.titleEnd) }
    }
    if let text = look.texts.caption?.words(of: facts.widest), !text.allSatisfy(\.isWhitespace) {
      caption = take(.caption, .fitted(text, room: room))
      if caption?.isCut ?? false { leftOut.append(.captionEnd) }
    }
    if look.texts.hasLegend, case .neighbourhoods(let number) = look.texts.note {
      rule = take(.rule, .fitted(number, room: room))
    } else if look.texts.hasLegend {
      let explained = counters?.explained ?? facts.explained
      if Legend.hasMore(than: explained, subject, look: look) {
        legend = take(.legend, .fitted(subject, look: look, beside: explained, room: room))
      }
    }
    if look.chart.place == .under { chart = take(.chart, .under(field, room: room)) }
  }

  private var room: MarginRoom { MarginRoom(width: width, rows: rowsLeft, style: style) }

  /// True if each line of a subject's chart already has its name beside a swatch of its colour;
  /// `sprites` are true if cells in a legend are drawn as sprites, which are not such swatches.
  func isKeyed(_ subject: Subject, sprites: Bool) -> Bool {
    subject.series.allSatisfy { count in
      counters?.hasPictures == false && counters?.explained.contains(count.tone) == true
        || legend?.explains(count, sprites: sprites) == true
    }
  }

  private mutating func take<Block: MarginBlock>(_ part: MarginPart, _ block: Block?) -> Block? {
    guard let block else {
      leftOut.append(part)
      return nil
    }
    rowsLeft -= block.height
    return block
  }

  /// The size of a part, if present.
  func size(of part: MarginPart) -> GridSize? {
    let block: (any MarginBlock)? =
      switch part {
      case .title: title
      case .caption: caption
      case .rule: rule
      case .counters: counters
      case .legend: legend
      case .chart: chart
      // The parts outside the margin: a separate picture, and parts of a chart, a scene and texts.
      case .cover, .key, .score, .titleEnd, .captionEnd: nil
      }
    return block.map { GridSize(columns: width, rows: $0.height) }
  }

  /// The rows of some parts.
  func height(of parts: [MarginPart]) -> Int { parts.reduce(0) { $0 + (size(of: $1)?.rows ?? 0) } }

  /// The margins with a chart that also uses free rows under the field, or columns beside it.
  func withLargerChart(rows: Int, columns: Int = 0) -> Margins {
    guard let chart else { return self }
    var margins = self
    margins.chart = chart.larger(rows: rows, columns: columns)
    return margins
  }

  /// The sizes of letters, by part.
  var letters: [Int] {
    [title?.font.size, caption?.font.size, counters?.font.size, legend?.size, chart?.size]
      .map { $0 ?? 0 }
  }
}

/// The room for a part of the margin.
package struct MarginRoom: Hashable, Sendable {
  let width: Int
  let rows: Int
  let style: TextStyle

  package init(width: Int, rows: Int, style: TextStyle) {
    self.width = width
    self.rows = rows
    self.style = style
  }

  /// The space left and right of text of a size: as much as at the default size, so that all parts
  /// are aligned, but little of a narrow picture.
  func side(at size: Int) -> Int {
    min(Self.margin(at: style.pixels), max(Self.margin(at: size), width / 48))
  }

  /// The space around text of a size.
  package static func margin(at size: Int) -> Int { max(4, size * 3 / 7) }
}

extension Margins {
  /// The rows and columns that margins need in a picture.
  struct Reserve: Hashable, Sendable {
    let top: Int
    let bottom: Int
    let right: Int

    /// Creates the maximum over a film's looks, so that the field stays in place.
    init(of margins: [Margins]) {
      top = margins.map { $0.height(of: MarginPart.above) }.max() ?? 0
      bottom = margins.map { $0.height(of: MarginPart.below) }.max() ?? 0
      right =
        margins.map { max($0.chart?.columnsBeside ?? 0, $0.counters?.columnsBeside ?? 0) }.max()
        ?? 0
    }
  }
}
