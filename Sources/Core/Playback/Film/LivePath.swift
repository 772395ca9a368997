package import TerrariumBasics
internal import TerrariumPictures

/// The boxes of live cells in each frame of a film, known in advance so that a following view moves
/// in time and never jumps.
package struct LivePath: Sendable {
  /// The boxes of live cells from frame `first` on.
  private var boxes: [CellRect] = []
  private var first = 0
  /// The displacement of the single box over a number of frames, for loops.
  private var way: (cells: Cell, frames: Int)?
  /// For each of them, the union of all boxes so far.
  private var grown: [CellRect] = []

  /// The view is a mean over a number of frames before and after. Each of these contains the live
  /// cells of the same number of frames around it, so the view contains all live cells.
  private static let mean = 8
  private static let after = 8
  private static let before = 16
  /// The smallest side of a view, and the margin around live cells.
  private static let leastSide = 24.0
  private static let padding = 3.0
  /// The block of cells per pixel cannot be computed for larger boxes.
  private static let reach = 1 << 38

  package init() {}

  /// Creates the path of a loop's live cells, along which a camera moves evenly.
  package init(_ loop: Loop) {
    guard let box = loop.box else { return }
    append(box)
    way = (loop.way, loop.frames)
  }

  /// Adds the live box of the next frame. A frame without live cells has the last box.
  package mutating func append(_ box: CellRect?) {
    if let box, box.lies(within: Self.reach) {
      boxes.append(box)
      grown.append(grown.last?.union(box) ?? box)
    } else if let last = boxes.last {
      boxes.append(last)
      grown.append(grown.last ?? last)
    } else {
      first += 1
    }
  }

  /// The smallest visible area at a frame; nil if nothing is alive.
  func envelope(
    ofFrame frame: Int, in lattice: CellLattice = .squares, grows: Bool = false
  ) -> VisibleArea? {
    guard !boxes.isEmpty else { return nil }
    if let way {
      let end = boxes[0].moved(right: way.cells.x, down: way.cells.y)
      let (from, to) = (VisibleArea(boxes[0], in: lattice), VisibleArea(end, in: lattice))
      var visible = Self.roomy(from)
      visible.x += (to.x - from.x) * Double(frame) / Double(way.frames)
      visible.y += (to.y - from.y) * Double(frame) / Double(way.frames)
      return visible
    }
    let views = (-Self.mean...Self.mean).map { distance in
      let places = frame + distance - Self.before...frame + distance + Self.after
      // Unions of rectangles: the live cells of all these frames.
      let box = places.reduce(CellRect(x: 0, y: 0, width: 0, height: 0)) {
        $0.union(self.box(ofFrame: $1, grows))
      }
      return (Self.roomy(VisibleArea(box, in: lattice)), Double(Self.mean + 1 - abs(distance)))
    }
    return Self.mean(of: views)
  }

  /// A mean of rectangles in which small ones weigh more: for two similar ones of different sizes
  /// it is the geometric mean, as in a zoom. A mean of rectangles with something in common contains
  /// it too.
  private static func mean(of views: [(visible: VisibleArea, weight: Double)]) -> VisibleArea {
    var sum = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0, weight: 0.0)
    for (visible, weight) in views {
      let weight = weight / max(visible.width, visible.height).squareRoot()
      sum.left += visible.x * weight
      sum.top += visible.y * weight
      sum.right += visible.maxX * weight
      sum.bottom += visible.maxY * weight
      sum.weight += weight
    }
    let (left, top) = (sum.left / sum.weight, sum.top / sum.weight)
    return VisibleArea(
      x: left, y: top, width: sum.right / sum.weight - left,
      height: sum.bottom / sum.weight - top, lattice: views[0].visible.lattice)
  }

  private static func roomy(_ box: VisibleArea) -> VisibleArea {
    let longer = max(box.width, box.height)
    let room = max(padding, longer / 16)
    func side(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
      let roomy = max(leastSide, length + 2 * room)
      return (start + (length - roomy) / 2, roomy)
    }
    let (across, down) = (side(box.x, box.width), side(box.y, box.height))
    return VisibleArea(
      x: across.start, y: down.start, width: across.length, height: down.length,
      lattice: box.lattice)
  }

  private func box(ofFrame frame: Int, _ grows: Bool) -> CellRect {
    let place = max(0, min(boxes.count - 1, frame - first))
    return grows ? grown[place] : boxes[place]
  }
}

extension CellRect {
  /// True if no cell is further from the first than a distance.
  fileprivate func lies(within reach: Int) -> Bool {
    x >= -reach && y >= -reach && maxX <= reach && maxY <= reach
  }
}
