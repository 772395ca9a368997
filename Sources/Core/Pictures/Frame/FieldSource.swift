package import TerrariumBasics

/// The field of a still that is too large for memory, read strip by strip.
package struct FieldSource: Sendable {
  package let world: any FieldWorld
  package let view: CellRect

  /// Creates a source of a part of a world at its current tick.
  package init(_ world: any FieldWorld, view: CellRect) {
    (self.world, self.view) = (world, view)
  }

  /// The states of all cells at once.
  package var allStates: StateGrid { world.states(in: view) }
}
