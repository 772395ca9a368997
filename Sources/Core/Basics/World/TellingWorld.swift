/// A world that reports its events.
package protocol TellingWorld: World {
  /// Advances one tick and returns its events, in order.
  mutating func advanceReporting() throws(WorldError) -> [Happening]
}

/// A world with its own kind of table rows: one for each event instead of each frame.
package protocol TableWorld: World {
  /// The names of a row's values, in order.
  static var columns: [String] { get }

  /// Advances by up to a number of ticks and returns their rows; fewer if nothing more will happen.
  mutating func advanceGivingRows(
    ticks: Int
  ) throws(WorldError) -> (passed: Int, rows: any TableRows)

  /// Advances by ticks in which nothing more happens, at no cost.
  mutating func rest(ticks: Int)
}

/// Some rows of a world's own table, in order.
package protocol TableRows: Sendable {
  var count: Int { get }

  /// The chart's horizontal steps, if it counts something other than time.
  var chartSteps: Int { get }

  /// Appends the rows as comma-separated values, one per line.
  func appendTable(to bytes: inout TextBytes)

  /// Appends the rows as JSON objects, one per line.
  func appendObjects(to json: inout JSONWriter)
}
