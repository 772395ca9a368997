internal import TerrariumBasics

/// The way of one between two frames.
struct Glide: Hashable {
  /// Its place before; nil if it was not there.
  let start: Cell?
  /// Its place now; nil if it is no more.
  private(set) var end: Cell?
  /// The cell at which it was last visible.
  private(set) var place: Cell

  /// Those who do not stay where they are, and the places of all who do, from who was there before.
  ///
  /// Deeds are followed in their order: whoever stands where another one moves is eaten there.
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
        // One who comes into view was not seen before.
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

  /// The order row by row of the last visible cell, so that nothing depends on chance; individuals
  /// that are gone lie below the others.
  private var order: (Int, Int, Int, Int, Int) {
    (end == nil ? 0 : 1, place.y, place.x, start?.y ?? .min, start?.x ?? .min)
  }
}
