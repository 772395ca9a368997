internal import TerrariumBasics

/// The movement of an individual between two frames.
struct Glide: Hashable {
  /// The place before; nil if it did not exist.
  let start: Cell?
  /// The place now; nil if it no longer exists.
  private(set) var end: Cell?
  /// The cell at which it was last visible.
  private(set) var place: Cell

  /// All individuals that move, appear or disappear, and the places of all individuals, derived
  /// from those before.
  ///
  /// Events are followed in order: an individual is eaten if another one moves to its place.
  static func all(of motion: FrameMotion, from cells: StateGrid, isSomebody: (UInt8) -> Bool)
    -> (moving: [Glide], staying: Set<Cell>)
  {
    var standing: [Cell: Glide] = [:]
    for y in 0..<cells.size.rows {
      for x in 0..<cells.size.columns where isSomebody(cells[x, y]) {
        let cell = Cell(x, y)
        standing[cell] = Glide(start: cell, end: cell, place: cell)
      }
    }
    var gone: [Glide] = []
    func leave(_ cell: Cell, _ standing: inout [Cell: Glide]) -> Bool {
      guard var victim = standing.removeValue(forKey: cell) else { return false }
      victim.end = nil
      if victim.start != nil { gone.append(victim) }
      return true
    }
    for event in motion.events {
      switch event {
      case .moved(let from, let to):
        // An individual that comes into view was not visible before.
        var mover = standing.removeValue(forKey: from) ?? Glide(start: from, end: from, place: from)
        _ = leave(to, &standing)
        (mover.end, mover.place) = (to, to)
        standing[to] = mover
      case .changed(let cell):
        if !leave(cell, &standing) { standing[cell] = Glide(start: nil, end: cell, place: cell) }
      }
    }
    let moving = standing.values.filter { $0.start != $0.end } + gone
    let staying = standing.values.filter { $0.start == $0.end }.map(\.place)
    return (moving.sorted { $0.order < $1.order }, Set(staying))
  }

  /// The order by the last visible cell, row by row, so that the result is deterministic;
  /// individuals that are gone are below the others.
  private var order: (Int, Int, Int, Int, Int) {
    (end == nil ? 0 : 1, place.y, place.x, start?.y ?? .min, start?.x ?? .min)
  }
}
