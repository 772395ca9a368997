internal import Basics

/// The chart below the tiles of a sheet: what all its films have in common.
package struct SheetChart: Sendable {
  private let series: [Chart.Series]
  private let theme: Theme
  private let measure: ChartMeasure
  private let language: Language
  private var chart: Chart?

  /// A chart of the census of a subject, in the colours and the language of a look.
  package init(of subject: Subject, look: Look, measure: ChartMeasure) {
    series = subject.series
    (theme, language) = (look.theme, look.language)
    self.measure = measure
  }

  /// True if it has no census yet.
  var isEmpty: Bool { chart == nil }

  /// All colours that it is drawn in.
  var colours: [Colour] {
    ChartInks(tones: series.map(\.tone), theme: theme, style: .filled, hasBands: true).colours
  }

  /// The rows that it takes below so many columns of a layout.
  package static func height(below layout: SheetLayout) -> Int {
    let font = layout.style.font(.label, at: layout.style.pixels)
    return Chart.preferredHeight(
      width: layout.width, field: min(layout.height / 2, layout.width / 3), font)
  }

  /// True if a layout is wide enough for one.
  package static func fits(below layout: SheetLayout) -> Bool {
    layout.width >= Chart.minimumSize(layout.style.font(.label, at: layout.style.least)).width
  }

  /// The same with the census of every film.
  func showing(_ histories: [CensusHistory], on layout: SheetLayout) -> SheetChart {
    guard let footer = layout.footer else { return self }
    var sheet = self
    let style = layout.style
    let size =
      style.sizes.first { size in
        let good = Chart.goodSize(style.font(.label, at: size))
        return good.width <= footer.width && good.height <= footer.height
      } ?? style.least
    sheet.chart = Chart(
      room: PixelRect(
        left: footer.x, top: footer.y, width: footer.width, height: footer.height),
      bands: CensusBands(of: histories), series: series, theme: theme, measure: measure,
      font: style.font(.label, at: size), language: language)
    return sheet
  }

  /// Draws the first frames of all films.
  func draw(upTo frames: Int, into paper: inout some FilmPaper, _ indices: [Colour: UInt8]) {
    chart?.draw(upTo: frames, into: &paper) { indices[$0] ?? 0 }
  }

  /// Draws them into pixels.
  func draw(upTo frames: Int, into pixels: inout [UInt8], width: Int, _ indices: [Colour: UInt8]) {
    guard !isEmpty else { return }
    var raster = Raster(width: width, pixels: pixels)
    draw(upTo: frames, into: &raster, indices)
    pixels = raster.pixels
  }
}
