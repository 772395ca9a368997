package import Playback
internal import Rendering
package import Simulation

/// An automaton of one dimension, whose lines, time downwards, are a diagram.
package protocol DiagramWorld: HistoryWorld, FieldWorld {
  /// The place of a film's lines.
  var film: WolframWorld.Film { get set }
  /// The columns that are shown of each line, and how many lines.
  var size: GridSize { get }

  /// Computes what the diagram still lacks of its first lines.
  mutating func completeDiagram() throws(WorldError)

  /// The census of a line that is kept; nil for any other.
  func census(ofLine number: Int) -> [UInt128]?
}

extension DiagramWorld {
  /// The lines of the diagram: a row of the table for each, and a picture of all.
  package func history(view: CellRect?) throws(WorldError) -> Diagram {
    var world = self
    world.film = .grow
    try world.completeDiagram()
    let unknown = world.census.map { _ in UInt128(0) }
    let line = { @Sendable [world] line in
      Frame(number: line, tick: line, census: world.census(ofLine: line) ?? unknown)
    }
    let last = world.size.rows - 1
    let all = CellRect(world.size)
    let picture = Frame(
      number: last, tick: last, letters: view == nil ? nil : world.states(in: all),
      source: FieldSource(world, view: view ?? all), census: line(last).census)
    return Diagram(lineCount: world.size.rows, picture: picture, line: line)
  }
}

extension WolframWorld: DiagramWorld {
  package func census(ofLine number: Int) -> [UInt128]? {
    population(ofLine: number).map { [UInt128($0)] }
  }
}
