/// The look of a film.
///
/// ```swift
/// let look = Look(
///   theme: .dark, shape: .circle, scale: .cell(8), legend: true, colors: ["alive": 0xff8800])
/// ```
///
/// A value of nil means the world's default.
public struct Look: Hashable, Sendable {
  /// The shape of a cell that differs from its background.
  public enum Shape: String, CaseIterable, Sendable {
    /// Whole squares.
    case square
    /// Discs with smooth edges.
    case circle
    /// Squares with rounded corners.
    case rounded
    /// Small pictures, if the world has them.
    case sprite
    /// Hexagons, the default for rules with a hexagonal neighbourhood.
    case hexagon
    /// Triangles, the default for rules with a triangular neighbourhood.
    case triangle
  }

  /// The position of a chart of the census.
  public enum Chart: String, CaseIterable, Sendable {
    /// No chart.
    case off
    /// Below the field.
    case under
    /// To the right of the field.
    case beside
  }

  /// The scale of pictures.
  public enum Scale: Hashable, Sendable {
    /// A number of pixels per cell.
    case cell(Int)
    /// The pixels of the whole picture, with the field centred in it.
    case fit(width: Int, height: Int)
  }

  /// The colours.
  public var theme: Theme?
  /// The shape of cells.
  public var shape: Shape?
  /// The size of cells, or of the whole picture.
  public var scale: Scale?
  /// Lines between cells.
  public var grid: Bool?
  /// A legend of the states, and the rule.
  public var legend: Bool?
  /// The tick and the census below the field.
  public var counters: Bool?
  /// The position of the chart.
  public var chart: Chart?
  /// A line of text above the field.
  public var caption: String?
  /// Colours of your own for states and parts, such as `alive` and `background`.
  public var colors: [String: FilmColor]

  /// Creates a look; omitted parameters have the world's defaults.
  public init(
    theme: Theme? = nil, shape: Shape? = nil, scale: Scale? = nil, grid: Bool? = nil,
    legend: Bool? = nil, counters: Bool? = nil, chart: Chart? = nil, caption: String? = nil,
    colors: [String: FilmColor] = [:]
  ) {
    self.theme = theme
    self.shape = shape
    self.scale = scale
    self.grid = grid
    self.legend = legend
    self.counters = counters
    self.chart = chart
    self.caption = caption
    self.colors = colors
  }
}

extension Look {
  /// The look as settings by their names.
  var settings: [String: SettingValue] {
    var settings: [String: SettingValue?] = [
      "theme": theme?.name.value, "shape": shape?.value, "grid": grid?.value,
      "legend": legend?.value, "counters": counters?.value, "chart": chart?.value,
      "caption": caption?.value,
    ]
    switch scale {
    case .cell(let pixels): settings["cell"] = pixels.value
    case .fit(let width, let height): settings["fit"] = "\(width)x\(height)"
    case nil: break
    }
    if !colors.isEmpty {
      settings["colors"] = SettingValue(colors.mapValues(\.text.value))
    }
    return settings.compactMapValues { $0 }
  }
}
