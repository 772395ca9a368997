internal import Encoding
package import Basics
internal import Vocabulary

// What the world of a stage can do, where it can.

extension Stage {
  /// The world as one of cells.
  package var field: (any FieldWorld)? { world as? any FieldWorld }

  /// What its pictures show, where it is no grid of cells.
  package var scene: (any SceneFacts)? { (world as? any SceneWorld)?.sceneFacts }

  /// The states of the cells in a window.
  func states(in window: CellRect) -> StateGrid? { field?.states(in: window) }

  /// True if nothing more will happen.
  package var isOver: Bool { (world as? any PlayedWorld)?.isOver ?? false }

  /// True if ticks must pass until all is done that it was told.
  package var isBusy: Bool { (world as? any PlayedWorld)?.isBusy ?? false }

  /// True if something is about to be seen that takes no time.
  var hasMoment: Bool { (world as? any MomentWorld)?.hasMoment ?? false }

  /// Shows what is about to be seen, and gives what happened.
  mutating func showMoment() throws(WorldError) -> [Happening] {
    guard var moment = world as? any MomentWorld else { return [] }
    world = EmptyWorld()
    defer { world = moment }
    return try moment.showMomentReporting()
  }

  /// What happened before the first tick and was not told yet.
  mutating func takeHappenings() -> [Happening] {
    guard var moment = world as? any MomentWorld else { return [] }
    world = EmptyWorld()
    defer { world = moment }
    return moment.takeHappenings()
  }

  /// How long the frame of this moment stands by itself, where the film's frames stand less long.
  var ownDelay: FrameDelay? {
    switch (world as? any MomentWorld)?.pace {
    case .press: momentDelays?.press
    case .screen: momentDelays?.screen
    case .tick, nil: nil
    }
  }

  /// What its engine has done, where there is a choice of them.
  package var engineWork: EngineWork? { (world as? any EngineWorld)?.engineWork }

  /// The world as one that has a whole history to show.
  package var history: (any HistoryWorld)? { world as? any HistoryWorld }
}
