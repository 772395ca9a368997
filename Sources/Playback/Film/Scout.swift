internal import Encoding
internal import Patterns
internal import Rendering
internal import Simulation
internal import Vocabulary

/// Plays a film some frames ahead without drawing it, and tells from what will live where, what a
/// view that follows should show: so it can be where it must be before it must, and never jumps.
struct Scout {
  /// A film is played by a scout of its own; kept in an array because one holds the other.
  private var film: [Film]
  /// What lives in each frame from `first` on.
  private var boxes: [CellRect] = []
  private var first = 0
  private var isOver = false

  /// The view is a mean over so many frames before and after, each of which sees everything that
  /// lives for so many frames before and after it. It follows that all that lives is seen.
  private static let mean = 8
  private static let after = 8
  private static let before = 16
  /// The least that is shown, and the room around what lives.
  private static let leastSide = 24.0
  private static let padding = 3.0
  /// A larger box has no number for the cells of a pixel's block.
  private static let reach = 1 << 38

  package init(_ film: Film) { self.film = [film] }

  /// What should be seen at a frame at least; nil as long as nothing lives or has lived. Frames are
  /// asked for in their order.
  mutating func envelope(ofFrame frame: Int) throws(Fault) -> Sight? {
    try look(untilFrame: frame + Self.mean + Self.after)
    guard !boxes.isEmpty else { return nil }
    let views = (-Self.mean...Self.mean).map { distance in
      let places = frame + distance - Self.before...frame + distance + Self.after
      // Sums of rectangles: the union of what lives in all of these frames.
      let box = places.map(box(ofFrame:)).reduce(CellRect(x: 0, y: 0, width: 0, height: 0)) {
        $0.union($1)
      }
      return (Self.roomy(box), Double(Self.mean + 1 - abs(distance)))
    }
    forget(before: frame - Self.mean - Self.before)
    return Self.mean(of: views)
  }

  /// A mean of rectangles, in which a small one counts for more than a large one: between two alike
  /// ones of different size it is the geometric mean, as a zoom should be. A mean of rectangles
  /// that all contain something contains it too.
  private static func mean(of views: [(sight: Sight, weight: Double)]) -> Sight {
    var sum = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0, weight: 0.0)
    for (sight, weight) in views {
      let weight = weight / max(sight.width, sight.height).squareRoot()
      sum.left += sight.x * weight
      sum.top += sight.y * weight
      sum.right += sight.maxX * weight
      sum.bottom += sight.maxY * weight
      sum.weight += weight
    }
    let (left, top) = (sum.left / sum.weight, sum.top / sum.weight)
    return Sight(
      x: left, y: top, width: sum.right / sum.weight - left, height: sum.bottom / sum.weight - top)
  }

  /// A box with room around it.
  private static func roomy(_ box: CellRect) -> Sight {
    let longer = Double(max(box.width, box.height))
    let room = max(padding, longer / 16)
    func side(_ start: Int, _ length: Int) -> (start: Double, length: Double) {
      let roomy = max(leastSide, Double(length) + 2 * room)
      return (Double(start) + (Double(length) - roomy) / 2, roomy)
    }
    let (across, down) = (side(box.x, box.width), side(box.y, box.height))
    return Sight(x: across.start, y: down.start, width: across.length, height: down.length)
  }

  private func box(ofFrame frame: Int) -> CellRect {
    boxes[max(0, min(boxes.count - 1, frame - first))]
  }

  /// Plays the film until a frame's box is known. Where nothing lives it is the last one that was.
  private mutating func look(untilFrame frame: Int) throws(Fault) {
    while !isOver, first + boxes.count <= frame {
      guard let shot = try film[0].nextShot() else {
        isOver = true
        return
      }
      guard shot.frame != nil else { continue }
      if let box = film[0].stage.field?.liveBox, box.lies(within: Self.reach) {
        boxes.append(box)
      } else if let last = boxes.last {
        boxes.append(last)
      } else {
        first += 1
      }
    }
  }

  private mutating func forget(before frame: Int) {
    let old = min(boxes.count - 1, frame - first)
    guard old > 64 else { return }
    boxes.removeFirst(old)
    first += old
  }
}

extension CellRect {
  /// Whether no cell is further from the first than a distance.
  fileprivate func lies(within reach: Int) -> Bool {
    x >= -reach && y >= -reach && maxX <= reach && maxY <= reach
  }
}
