/// A world that tells what happens in it.
package protocol TellingWorld: World {
  /// Lets one tick pass and tells what happened, in order.
  mutating func advanceReporting() throws(WorldError) -> [Happening]
}

/// A world whose table has rows of its own: one for each thing that happens, not one a frame.
package protocol TableWorld: World {
  /// The names of a row's values, in order.
  static var columns: [String] { get }

  /// Lets up to a number of ticks pass and gives their rows; fewer where nothing more will happen.
  mutating func advanceGivingRows(
    ticks: Int
  ) throws(WorldError) -> (passed: Int, rows: any TableRows)

  /// Lets ticks pass when nothing more happens: they bring nothing, however many they are.
  mutating func rest(ticks: Int)
}

/// Some rows of a world's own table, in order.
package protocol TableRows: Sendable {
  var count: Int { get }

  /// The chart's horizontal steps, if it counts something other than time.
  var chartSteps: Int { get }

  /// Adds them as comma-separated values, a line each.
  func appendTable(to bytes: inout TextBytes)

  /// Adds them as JSON objects, a line each.
  func appendObjects(to json: inout JSONWriter)
}
