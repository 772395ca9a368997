/// The outline of a letter in thousandths of the size, and its stems.
package struct GlyphOutline: Hashable, Sendable {
  package typealias Point = SIMD2<Int>

  /// A stem, from one edge to the other.
  package struct Stem: Hashable, Sendable {
    package let from: Int
    package let to: Int
  }

  /// A closed contour: a start and its parts.
  package struct Contour: Hashable, Sendable {
    package var start: Point
    package var parts: [Part]

    package init(start: Point, parts: [Part] = []) { (self.start, self.parts) = (start, parts) }
  }

  /// A line to a point, or a cubic curve with two control points.
  package enum Part: Hashable, Sendable {
    case line(Point)
    case curve(Point, Point, Point)
  }

  package private(set) var advance = 0
  /// True if it has the common width of digits.
  package private(set) var isFigure = false
  /// The vertical stems, from left to right.
  package private(set) var uprights: [Stem] = []
  /// The horizontal stems, from the lowest to the highest.
  package private(set) var levels: [Stem] = []
  package private(set) var contours: [Contour] = []

  /// Creates an outline of closed contours, without stems.
  package init(contours: [Contour]) { self.contours = contours }

  /// Parses the lines of a letter.
  package init(lines: [ArraySlice<UInt8>]) {
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " "))
      guard let first = words.first else { continue }
      switch first.first {
      case UInt8(ascii: "v"): uprights = Self.stems(words)
      case UInt8(ascii: "h"): levels = Self.stems(words)
      case UInt8(ascii: "M"): contours.append(Self.contour(words))
      default:
        advance = words.count > 3 ? Self.number(words[3]) : 0
        isFigure = words.count > 4
      }
    }
  }

  private static func stems(_ words: [ArraySlice<UInt8>]) -> [Stem] {
    stride(from: 1, to: words.count - 1, by: 2).map {
      Stem(from: number(words[$0]), to: number(words[$0 + 1]))
    }
  }

  private static func contour(_ words: [ArraySlice<UInt8>]) -> Contour {
    func point(_ place: Int) -> Point {
      place + 1 < words.count ? Point(number(words[place]), number(words[place + 1])) : Point()
    }
    var contour = Contour(start: point(1))
    var place = 3
    while place < words.count {
      let isCurve = words[place].first == UInt8(ascii: "C")
      contour.parts.append(
        isCurve
          ? .curve(point(place + 1), point(place + 3), point(place + 5)) : .line(point(place + 1)))
      place += isCurve ? 7 : 3
    }
    return contour
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int {
    let isNegative = word.first == UInt8(ascii: "-")
    let value = word.dropFirst(isNegative ? 1 : 0).prefix(6).reduce(0) { $0 * 10 + Int($1 & 15) }
    return isNegative ? -value : value
  }

  /// The extent of all points along an axis, including each part's control points.
  package func reach(_ axis: KeyPath<Point, Int>) -> ClosedRange<Int>? {
    let points = contours.flatMap { contour in
      [contour.start]
        + contour.parts.flatMap { part in
          switch part {
          case .line(let end): [end]
          case .curve(let first, let second, let end): [first, second, end]
          }
        }
    }
    guard let least = points.map({ $0[keyPath: axis] }).min(),
      let most = points.map({ $0[keyPath: axis] }).max()
    else { return nil }
    return least...most
  }
}
