internal import Foundation
package import TerrariumRendering

/// A viewer of pictures: a person with all three kinds of cones, or one who lacks one kind.
///
/// The colours that a dichromat sees follow the model of Machado, Oliveira and Fernandes (2009) at
/// full severity: a matrix over linear RGB.
package enum Eye: String, CaseIterable, Sendable {
  case trichromat, protanope, deuteranope, tritanope

  /// Returns the visible difference of two colours: the distance in CIE Lab (1976); black and white
  /// are 100 apart, 2.3 is just noticeable.
  package func distance(_ one: Colour, _ other: Colour) -> Double {
    let (a, b) = (lab(of: one), lab(of: other))
    return (pow(a[0] - b[0], 2) + pow(a[1] - b[1], 2) + pow(a[2] - b[2], 2)).squareRoot()
  }

  /// Returns lightness, green to red, blue to yellow, for the white of daylight (D65).
  package func lab(of colour: Colour) -> [Double] {
    let linear = [colour.red, colour.green, colour.blue].map(Self.linear)
    let seen = Self.product(matrix, linear).map { min(1, max(0, $0)) }
    let xyz = Self.product(Self.xyz, seen)
    let white = Self.product(Self.xyz, [1, 1, 1])
    let f = zip(xyz, white).map { Self.compressed($0 / $1) }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  private var matrix: [[Double]] {
    switch self {
    case .trichromat: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protanope:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranope:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanope:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  /// From linear sRGB to XYZ (IEC 61966-2-1).
  private static let xyz = [
    [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
    [0.0193339, 0.1191920, 0.9503041],
  ]

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  private static func linear(_ part: UInt8) -> Double {
    let share = Double(part) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  private static func compressed(_ share: Double) -> Double {
    share > 216.0 / 24389 ? cbrt(share) : (24389.0 / 27 * share + 16) / 116
  }
}
