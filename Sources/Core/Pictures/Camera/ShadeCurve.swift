/// The shade of a pixel by the covered share of its area. It equals the share if a pixel is a cell,
/// and is darker the more cells a pixel has, so that thin structures stay visible from far away.
package struct ShadeCurve {
  private let table: [Float]
  /// The least shade of a single nonempty block.
  private let least: Float

  private static let steps = 512

  /// The strength of the curve in pixels of many cells.
  package enum Strength {
    /// The full curve, for a camera that moves from visible cells to far views.
    case full
    /// A weak curve, which preserves the contrast of dense patterns.
    case gentle
  }

  /// Creates the curve of a pixel that is a number of cells wide.
  package init(cellsAcross: Double, strength: Strength = .full) {
    // An approximate binary logarithm, equal on all machines.
    let doublings = Double(cellsAcross.exponent) + cellsAcross.significand - 1
    let (fall, lowest, most) =
      switch strength {
      case .full: (0.1, 0.4, 0.35)
      case .gentle: (0.08, 0.5, 0.15)
      }
    let power = Power(max(lowest, 1 - fall * doublings))
    least = Float(most * max(0, min(1, doublings)))
    table = (0...Self.steps).map { step in
      let root = Double(step) / Double(Self.steps)
      return step == 0 ? 0 : Float(power.of(root * root))
    }
  }

  /// The shade for a share of the area with a number of nonempty blocks.
  package func shade(share: Float, blocks: Float) -> UInt8 {
    let place = max(0, min(1, share)).squareRoot() * Float(Self.steps)
    let step = min(Self.steps - 1, Int(place))
    let curved = table[step] + (table[step + 1] - table[step]) * (place - Float(step))
    let least = least * min(1, blocks)
    return UInt8(max(1, min(255, (least + (1 - least) * curved) * 255 + 0.5)))
  }
}
