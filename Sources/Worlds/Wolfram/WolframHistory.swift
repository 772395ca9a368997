package import Playback
internal import Rendering
package import Simulation

extension WolframWorld: HistoryWorld {
  /// The lines of the diagram: a row of the table for each, and a picture of all.
  package func history(view: CellRect?) throws(WorldError) -> Diagram {
    var world = self
    world.film = .grow
    try world.completeDiagram()
    let unknown = world.census.map { _ in UInt128(0) }
    let line = { @Sendable [world] line in
      Frame(number: line, tick: line, census: world.shownLine(line)?.census ?? unknown)
    }
    let last = world.size.rows - 1
    let all = CellRect(world.size)
    let picture = Frame(
      number: last, tick: last, letters: view == nil ? nil : world.states(in: all),
      source: FieldSource(world, view: view ?? all), census: line(last).census)
    return Diagram(lineCount: world.size.rows, picture: picture, line: line)
  }
}
