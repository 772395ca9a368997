package import TerrariumBasics
package import TerrariumPatterns

// Drawings over the field, and pastes into it.

extension ViewerScript {
  /// A label, an arrow, or a line or filled area of several points.
  package struct Drawing: Hashable, Sendable {
    /// The form of a drawing.
    package enum Kind: Hashable, Sendable {
      case label(String)
      case arrow, line, area
    }

    package let kind: Kind
    /// The points, in cells from the pattern's top left cell.
    package let points: [SIMD2<Double>]
    /// The cell size in pixels to which its sizes refer.
    package let zoom: Double
    /// True if it stays in place while the camera tracks something.
    package let isPinned: Bool
    package let style: Style
    package let position: TextPosition
  }

  /// The style of the following drawings.
  package struct Style: Hashable, Sendable {
    package init() {}

    /// The ticks in which a drawing is visible.
    package struct Times: Hashable, Sendable {
      package let from: Int
      package let to: Int
      package let fade: Int

      package init(from: Int, to: Int, fade: Int) {
        self.from = from
        self.to = to
        self.fade = fade
      }
    }

    /// The zooms at which a drawing is visible.
    package enum ZoomRange: Hashable, Sendable {
      case usual, all
      case range(least: Double, most: Double)
    }

    /// `#rrggbb`; nil if it is not set.
    package internal(set) var colour: String?
    package internal(set) var size: Double?
    /// True if the size is in pixels of the screen at any zoom.
    package internal(set) var isSizeFixed = false
    package internal(set) var opacity = 1.0
    package internal(set) var times: Times?
    package internal(set) var turn = 0.0
    /// True if it does not turn with the camera.
    package internal(set) var isTurnFixed = false
    /// The distance from the camera's centre at which it becomes invisible.
    package internal(set) var distance: Double?
    package internal(set) var zoomRange = ZoomRange.usual
    package internal(set) var move = SIMD2<Double>.zero
    package internal(set) var hasShadow = true
    package internal(set) var align = Align.center

    /// The side to which the lines of a label are aligned.
    package enum Align: String, Hashable, Sendable { case center, left, right }
  }

  /// Cells that are put into the film.
  package struct Paste: Hashable, Sendable {
    /// The moments at which cells are pasted.
    package enum Times: Hashable, Sendable {
      case list([Int])
      case every(Int, from: Int, to: Int?)

      /// The first tick.
      var first: Int {
        switch self {
        case .list(let ticks): ticks[0]
        case .every(_, let from, _): from
        }
      }
    }

    /// The cells as RLE.
    package let cells: String
    /// The age of the cells in ticks.
    package let age: Int
    package let corner: Cell
    package let transform: Transform
    /// The bits of the results; the lowest is that of a live source on a live target.
    package let mode: Int
    package let times: Times
    /// The delay in ticks of its times, but not of their end.
    package let delay: Int
    /// The offset from one repeated paste to the next.
    package let delta: Cell
    package let position: TextPosition
  }

  /// The transform of a snippet about its first cell.
  package enum Transform: String, CaseIterable, Hashable, Sendable {
    case identity = "IDENTITY"
    case flip = "FLIP"
    case flipX = "FLIPX"
    case flipY = "FLIPY"
    case swap = "SWAPXY"
    case swapFlip = "SWAPXYFLIP"
    case right = "RCW"
    case left = "RCCW"

    /// Returns the transformed position of a cell.
    package func cell(_ x: Int, _ y: Int) -> Cell {
      switch self {
      case .identity: Cell(x, y)
      case .flip: Cell(-x, -y)
      case .flipX: Cell(-x, y)
      case .flipY: Cell(x, -y)
      case .swap: Cell(y, x)
      case .swapFlip: Cell(-y, -x)
      case .right: Cell(-y, x)
      case .left: Cell(y, -x)
      }
    }

    /// Returns the transform that applies another one and then this one.
    func after(_ other: Transform) -> Transform {
      let place = other.cell(1, 2)
      return Self.allCases.first { $0.cell(1, 2) == cell(place.x, place.y) } ?? self
    }
  }

  /// A pattern of random cells that replaces the file's.
  package struct Random: Hashable, Sendable {
    package init() {}

    package internal(set) var hasAllStates = false
    package var columns = 64
    package var rows = 64
    package var percent = 50
    /// The seed of the random cells; nil if it is not set.
    package var seed: String?
  }
}
