/// The tiles during a call, and their time.
struct TileRun: Sendable {
  var tiles: any TiledField
  var left: Int
  var account: EngineAccount
  var fault: WorldError?

  /// Advances a slice of the generations.
  mutating func advance(isAlone: Bool, _ clock: () -> Double) {
    let part = account.slice(of: left)
    let (age, began) = (tiles.age, clock())
    do throws(WorldError) {
      try tiles.advance(by: part)
      left -= part
      account.recordTiles(part, in: clock() - began, isAlone: isAlone)
    } catch {
      left -= tiles.age - age
      fault = error
    }
  }
}

/// HashLife during a call: its squares, and the results and time of the last slice.
struct HashRun: Sendable {
  var squares: HashField
  var left: Int
  var results = 0
  var time = 0.0
  var fault: WorldError?

  /// Computes a number of results, or fewer if it is stopped.
  mutating func advance(by full: Int = .max, until stop: Interruption? = nil, _ clock: () -> Double)
  {
    if stop?.isAsked == true { return }
    var fuel = full
    let began = clock()
    do throws(WorldError) {
      left -= try squares.advance(by: left, fuel: &fuel, until: stop)
    } catch {
      fault = error
    }
    stop?.ask()
    (results, time) = (full - max(0, fuel), clock() - began)
  }
}
