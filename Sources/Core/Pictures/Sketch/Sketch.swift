/// A picture as shapes, from back to front, for vector files. Coordinates are pixels from the top
/// left, and may be fractions.
package struct Sketch: Sendable {
  package typealias Point = SIMD2<Double>

  package let width: Int
  package let height: Int
  package private(set) var items: [Item] = []

  /// Creates an empty sketch.
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Adds an item on top.
  package mutating func add(_ item: Item) {
    // Consecutive rectangles of one ink form one shape.
    guard case .squares(let more, let ink) = item, case .squares(var some, let last)? = items.last,
      last == ink
    else {
      items.append(item)
      return
    }
    // Taking them out leaves a single owner, so appending does not copy them.
    items.removeLast()
    some += more
    items.append(.squares(some, ink))
  }

  /// The cost of the shapes for budgets: a rectangle counts one, an element of its own five.
  package var cost: Int { Self.cost(of: items) }

  package static let elementCost = 5

  private static func cost(of items: [Item]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .squares(let rects, _): sum + rects.count
      case .discs(let centres, _, _): sum + centres.count * elementCost
      case .rounded(let boxes, _, _): sum + boxes.count * elementCost
      case .area(let lines, _): sum + max(elementCost, lines.reduce(0) { $0 + $1.count })
      case .group(let group): sum + cost(of: group.items)
      default: sum + elementCost
      }
    }
  }

  /// A colour and its opacity.
  package struct Ink: Hashable, Sendable {
    package let colour: Colour
    /// The opacity, from 0 to 1.
    package let opacity: Double

    package init(_ colour: Colour, opacity: Double = 1) {
      (self.colour, self.opacity) = (colour, opacity)
    }
  }

  /// Shapes of one ink, letters, a picture, or a group of items.
  package enum Item: Sendable {
    /// Rectangles of whole pixels.
    case squares([PixelRect], Ink)
    /// Filled circles around some centres.
    case discs([Point], radius: Double, Ink)
    /// Rectangles with rounded corners.
    case rounded([Box], radius: Double, Ink)
    /// Polygons, filled by the even-odd rule.
    case area([[Point]], Ink)
    /// A line through points, with round ends and joints.
    case line([Point], width: Double, Ink)
    /// A circle of a line width.
    case ring(Point, radius: Double, width: Double, Ink)
    case letters(LetterRow, Ink)
    case picture(SketchPicture, Box, isMirrored: Bool)
    case group(Group)
  }

  /// A rectangle with fractional coordinates.
  package struct Box: Hashable, Sendable {
    package let left: Double
    package let top: Double
    package let width: Double
    package let height: Double

    package init(left: Double, top: Double, width: Double, height: Double) {
      self.left = left
      self.top = top
      self.width = width
      self.height = height
    }

    package init(_ rect: PixelRect) {
      self.init(
        left: Double(rect.left), top: Double(rect.top), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  /// A group of items, scaled, moved and clipped.
  package struct Group: Sendable {
    package let items: [Item]
    /// The position of the items' origin.
    package let origin: Point
    package let scale: Double
    /// The clip rectangle, if they are clipped, in the coordinates of the enclosing group.
    package let clip: PixelRect?

    package init(_ items: [Item], at origin: Point, scale: Double = 1, clip: PixelRect? = nil) {
      self.items = items
      self.origin = origin
      self.scale = scale
      self.clip = clip
    }
  }
}

/// Pixels in a sketch: a sprite, or a part with too many shapes.
package struct SketchPicture: Hashable, Sendable {
  package enum Pixels: Hashable, Sendable {
    /// Indices into a palette.
    case indexed([UInt8], palette: [Colour])
    /// `0xAARRGGBB`.
    case blended([UInt32])
  }

  package let width: Int
  package let height: Int
  package let pixels: Pixels
  /// True to smooth it when enlarged; otherwise pixels become squares.
  package let isSmooth: Bool

  package init(width: Int, height: Int, pixels: Pixels, isSmooth: Bool) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isSmooth = isSmooth
  }
}
