package import Simulation
internal import Vocabulary

// What the world of a stage can do, where it can.

extension Stage {
  /// The world as one of cells.
  package var field: (any FieldWorld)? { world as? any FieldWorld }

  /// What its pictures show, where it is no grid of cells.
  package var scene: (any SceneFacts)? { (world as? any SceneWorld)?.sceneFacts }

  /// The states of the cells in a window.
  func states(in window: CellRect) -> StateGrid? { field?.states(in: window) }

  /// Whether nothing more will happen.
  package var isOver: Bool { (world as? any PlayedWorld)?.isOver ?? false }

  /// Whether ticks must pass until all is done that it was told.
  package var isBusy: Bool { (world as? any PlayedWorld)?.isBusy ?? false }

  /// What its engine has done, where there is a choice of them.
  package var engineWork: EngineWork? { (world as? any EngineWorld)?.engineWork }

  /// The world as one that has a whole history to show.
  package var history: (any HistoryWorld)? { world as? any HistoryWorld }
}
