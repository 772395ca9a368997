package import TerrariumBasics

/// The field of a single picture that is too large for the memory: it is read strip by strip.
package struct FieldSource: Sendable {
  package let world: any FieldWorld
  package let view: CellRect

  /// A source of a part of a world as it is now.
  package init(_ world: any FieldWorld, view: CellRect) {
    (self.world, self.view) = (world, view)
  }

  /// The states of all cells at once.
  package var allStates: StateGrid { world.states(in: view) }
}
