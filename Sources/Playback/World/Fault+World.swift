package import Basics
package import Vocabulary

extension Fault {
  /// Does something to a world; an error that stops the world is a fault at a place.
  package static func ofWorld<Result>(
    at place: Place? = nil, _ body: () throws(WorldError) -> Result
  ) throws(Fault) -> Result {
    do throws(WorldError) {
      return try body()
    } catch {
      throw Fault(.worldStopped(error), at: place)
    }
  }
}
