package import TerrariumBasics
internal import TerrariumEncoding

// Optional abilities of a stage's world.

extension Stage {
  /// The world as a world of cells, if it is one.
  package var field: (any FieldWorld)? { world as? any FieldWorld }

  /// Shows the next moment, and returns its events.
  mutating func showMoment() throws(WorldError) -> [Happening] {
    guard var moment = world as? any MomentWorld else { return [] }
    world = EmptyWorld()
    defer { world = moment }
    return try moment.showMomentReporting()
  }

  /// Returns the events before the first tick that have not been reported yet.
  mutating func takeHappenings() -> [Happening] {
    guard var moment = world as? any MomentWorld else { return [] }
    world = EmptyWorld()
    defer { world = moment }
    return moment.takeHappenings()
  }

  /// The delay of this moment's frame, if it is longer than the film's.
  var ownDelay: FrameDelay? {
    switch (world as? any MomentWorld)?.pace {
    case .press: momentDelays?.press
    case .screen: momentDelays?.screen
    case .tick, nil: nil
    }
  }

  /// The world as one with a picture of its whole history, if it is one.
  package var history: (any HistoryWorld)? { world as? any HistoryWorld }
}
