internal import TerrariumBasics
package import TerrariumPictures

extension Annotation {
  /// The factor of its opacity at a cell size in pixels.
  func opacity(atZoom zoom: Double) -> Double {
    guard let range = zoomRange else { return 1 }
    guard range.contains(zoom) else { return 0 }
    guard range.lowerBound < range.upperBound else { return 1 }
    let place =
      SphereMath.binaryLogarithm(zoom / range.lowerBound)
      / SphereMath.binaryLogarithm(range.upperBound / range.lowerBound)
    return max(0, min(1, 4 * min(place, 1 - place)))
  }

  /// The factor of its opacity at a distance in cells from the centre of the visible area.
  func opacity(atDistance cells: Double) -> Double {
    guard let distance else { return 1 }
    guard distance > 0 else { return cells == 0 ? 1 : 0 }
    return max(0, min(1, 4 * (1 - cells / distance)))
  }

  /// True if it certainly looks the same at two moments.
  func isSame(at one: OverlayMoment, and other: OverlayMoment) -> Bool {
    let (first, second) = (opacity(at: one.time), opacity(at: other.time))
    guard first == second, first > 0 else { return first == second }
    return (move == Point(0, 0) || one.time == other.time) && one.topLine == other.topLine
      && text.map { one.words(of: $0) == other.words(of: $0) } ?? true
  }
}

extension Annotation {
  /// The properties that determine its colours.
  package struct Paint: Hashable {
    let colour: Colour?
    let isFilled: Bool
    let fades: Bool
    let hasHalo: Bool
    /// Its opacities below 1, as far as they do not depend on the camera.
    let opacities: [Double]
  }

  var paint: Paint {
    let isFilled = if case .area = shape { true } else { false }
    let fades = fade > 0 || zoomRange != nil || distance != nil || alpha ?? 1 < 1
    return Paint(
      colour: colour, isFilled: isFilled, fades: fades, hasHalo: hasHalo, opacities: opacities)
  }

  private var opacities: [Double] {
    let steps = max(1, min(fade, Self.fadeSteps))
    return (1...steps).map { Double($0) / Double(steps) * (alpha ?? 1) }.filter { 0 < $0 && $0 < 1 }
  }

  /// The most opacities of a fade that have their own colours.
  private static let fadeSteps = 16

  /// The opacity of a filled area.
  static let fill = 0.3125
  /// The opacity of an ink's halo; dark inks need more on dark cells.
  static func veil(of ink: Colour) -> Double { ink.luminance < 0.1 ? 0.75 : 0.5 }
}

extension Look {
  /// The distinct paints of its annotations.
  var paints: [Annotation.Paint] { annotations.map(\.paint).unique }
}
