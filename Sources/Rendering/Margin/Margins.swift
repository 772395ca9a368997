internal import Simulation

/// A part of what stands round the field, or before it.
package enum MarginPart: String, CaseIterable, Sendable {
  case caption, rule, counters, legend, chart, cover

  /// From top to bottom, over the field and under it.
  static let above: [MarginPart] = [.caption, .rule]
  static let below: [MarginPart] = [.counters, .legend, .chart]
}

/// A part that was brought to fit.
protocol MarginBlock {
  /// The rows that it takes of the margin.
  var height: Int { get }
}

/// What stands round the field in a look, brought to fit: a part that has no room is left out.
struct Margins: Hashable, Sendable {
  private(set) var caption: MarginText?
  private(set) var rule: RulePicture?
  private(set) var counters: CounterStrip?
  private(set) var legend: Legend?
  private(set) var chart: ChartRoom?
  private(set) var leftOut: [MarginPart] = []
  /// The columns that parts over and under the field may take.
  let width: Int
  /// The pixels of a font pixel's side, where there is room for it.
  let scale: Int

  /// The rows that are left for parts, where the picture's size is given.
  private var rowsLeft: Int

  /// The margins of a look round a stage: the field, or where the picture `isFixed` all of it.
  ///
  /// What says most in the least room comes first.
  init(look: Look, subject: Subject, facts: FilmFacts, stage: GridSize, isFixed: Bool) {
    // Who looks at a picture of many thousand pixels looks closer.
    let (width, scale) = (stage.columns, max(1, min(24, min(stage.columns, stage.rows) / 220)))
    (self.width, self.scale) = (width, scale)
    // In a picture whose size is given, the field keeps half of it at least.
    rowsLeft = isFixed ? stage.rows / 2 : .max
    if look.hasCounters, !subject.isScene {
      counters = take(
        .counters,
        .fitted(
          subject: subject, facts: facts, language: look.language, width: width,
          largestScale: scale))
    }
    if let text = look.caption {
      caption = take(.caption, .fitted(text, width: width, largestScale: scale))
    }
    if look.hasLegend, case .neighbourhoods(let number) = look.note {
      rule = take(.rule, .fitted(number, width: width, largestScale: scale))
    } else if look.hasLegend {
      legend = take(.legend, .fitted(subject, look: look, width: width, largestScale: scale))
    }
    if look.chart != .off {
      chart = take(
        .chart,
        .fitted(look.chart, stage: stage, rows: rowsLeft, scale: scale, isFixed: isFixed))
    }
  }

  /// A part, if there is one and it has room.
  private mutating func take<Block: MarginBlock>(_ part: MarginPart, _ block: Block?) -> Block? {
    guard let block, block.height <= rowsLeft else {
      leftOut.append(part)
      return nil
    }
    rowsLeft -= block.height
    return block
  }

  /// The columns and rows of a part that is there.
  func size(of part: MarginPart) -> GridSize? {
    let block: (any MarginBlock)? =
      switch part {
      case .caption: caption
      case .rule: rule
      case .counters: counters
      case .legend: legend
      case .chart: chart
      // The card is not a part of the margin: it has a picture of its own.
      case .cover: nil
      }
    return block.map { GridSize(columns: width, rows: $0.height) }
  }

  /// The rows of some parts.
  func height(of parts: [MarginPart]) -> Int {
    parts.reduce(0) { $0 + (size(of: $1)?.rows ?? 0) }
  }
}

extension Margins {
  /// What margins take of a picture.
  struct Reserve: Hashable, Sendable {
    let top: Int
    let bottom: Int
    let right: Int

    /// The most that any of a film's looks takes, so that the field stays where it is.
    init(of margins: [Margins]) {
      top = margins.map { $0.height(of: MarginPart.above) }.max() ?? 0
      bottom = margins.map { $0.height(of: MarginPart.below) }.max() ?? 0
      right = margins.compactMap(\.chart).map(\.columnsBeside).max() ?? 0
    }
  }
}

/// What a chart takes of a picture.
struct ChartRoom: MarginBlock, Hashable, Sendable {
  /// The rows under the field; none where the chart stands beside it.
  let height: Int
  /// The columns beside the field.
  let columnsBeside: Int

  /// A chart under or beside a stage; nil where there is no room.
  static func fitted(
    _ place: ChartPlace, stage: GridSize, rows: Int, scale: Int, isFixed: Bool
  ) -> ChartRoom? {
    let least = Chart.minimumSize(scale: 1)
    switch place {
    case .off: return nil
    case .under:
      let preferred = Chart.preferredHeight(width: stage.columns, scale: scale)
      let height = min(preferred, rows)
      guard stage.columns >= least.width, height >= least.height else { return nil }
      return ChartRoom(height: height, columnsBeside: 0)
    case .beside:
      let preferred = max(120 * scale, min(stage.columns, stage.rows * 3 / 2))
      let columns = isFixed ? min(preferred, stage.columns / 2) : preferred
      guard columns >= least.width, stage.rows >= least.height else { return nil }
      return ChartRoom(height: 0, columnsBeside: columns)
    }
  }
}

/// Where the chart of a film stands.
package enum ChartPlace: String, CaseIterable, Sendable {
  case off, under, beside
}
