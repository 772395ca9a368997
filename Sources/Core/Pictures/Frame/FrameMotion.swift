package import TerrariumBasics

/// The visible moves, arrivals and departures between two frames.
package struct FrameMotion: Hashable, Sendable {
  /// A move, an arrival or a departure; cells are relative to the window's top left.
  package enum Event: Hashable, Sendable {
    case moved(from: Cell, to: Cell)
    /// An individual arrived at a cell or left it, whichever is possible.
    case changed(at: Cell)
  }

  package let events: [Event]
  /// The columns and rows after which the field wraps around, if it does.
  package let period: GridSize?

  /// Creates the motion from events in order: a `from` and a `to`, or an `at`.
  package init(_ happenings: [Happening], seenFrom corner: Cell, period: GridSize?) {
    self.period = period
    events = happenings.compactMap { happening in
      func cell(_ name: String) -> Cell? {
        guard case .cell(let cell) = happening.facts.first(where: { $0.name == name })?.value
        else { return nil }
        return Cell(cell.x - corner.x, cell.y - corner.y)
      }
      if let from = cell("from"), let to = cell("to") { return .moved(from: from, to: to) }
      return cell("at").map { .changed(at: $0) }
    }
  }
}
