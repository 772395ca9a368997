internal import TerrariumBasics

/// The paths of ships, and the test of whether these avoid everything.
enum Flights {
  /// The distance in cells at which two boxes no longer act on each other.
  private static let margin = 3.0

  /// True if no object will ever come near another. Objects that rest or move alike are known to be
  /// apart.
  static func passEachOther(_ objects: [RepeatingObject]) -> Bool {
    let ships = objects.filter(\.isShip)
    guard !ships.isEmpty else { return true }
    let moving = ships.map(Flight.init)
    for (number, ship) in moving.enumerated() {
      for other in moving[..<number] where ship.meets(other) { return false }
    }
    let still = objects.filter { !$0.isShip }.map(Flight.init)
    return moving.allSatisfy { ship in still.allSatisfy { !ship.meets($0) } }
  }

  /// A box and its path.
  struct Flight {
    let box: CellRect
    let period: Int
    /// The columns and rows in a generation.
    let speed: (x: Double, y: Double)

    init(_ object: RepeatingObject) {
      (box, period) = (object.box, object.period)
      speed = (
        Double(object.displacement.x) / Double(period),
        Double(object.displacement.y) / Double(period)
      )
    }

    /// True if its box might come near another's: the two, with a margin, overlap at some later
    /// time. The box of a whole period is moved, so it is never too small.
    func meets(_ other: Flight) -> Bool {
      let (x, y) = (speed.x - other.speed.x, speed.y - other.speed.y)
      // Objects that move alike never come nearer, and their cells were compared.
      if x == 0, y == 0 { return false }
      // Within a period a ship is ahead of its mean position by less than this.
      let slack =
        Flights.margin + abs(speed.x) + abs(speed.y) + abs(other.speed.x)
        + abs(other.speed.y)
      let columns = Self.times(
        low: Double(other.box.x - box.maxX) - slack, high: Double(other.box.maxX - box.x) + slack,
        speed: x)
      let rows = Self.times(
        low: Double(other.box.y - box.maxY) - slack, high: Double(other.box.maxY - box.y) + slack,
        speed: y)
      let (start, end) = (max(columns.start, rows.start, 0), min(columns.end, rows.end))
      return start <= end
    }

    /// The times at which low ≤ speed · time ≤ high.
    private static func times(
      low: Double, high: Double, speed: Double
    ) -> (start: Double, end: Double) {
      if speed == 0 {
        return low <= 0 && 0 <= high ? (-.infinity, .infinity) : (.infinity, -.infinity)
      }
      let (a, b) = (low / speed, high / speed)
      return (min(a, b), max(a, b))
    }
  }
}
