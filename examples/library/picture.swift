// A grid of states becomes a picture of palette indices, ready for any encoder.
import Rendering
import Simulation

/// A torus after a hundred generations, as round cells of eight pixels in dark colours.
func torus() throws -> IndexedPicture {
  let size = GridSize(columns: 40, rows: 30)
  var world = LifeWorld(rule: .life, size: size, edges: .wrap)
  var stream = Seed(7).stream("init")
  world.fill(CellRect(size), thousandthsOfPercent: 30_000, using: &stream)
  try world.advance(by: 100)
  let painter = try GridPainter(of: size, theme: "dark", shape: .circle, cell: 8)
  return painter.picture(of: world.states(in: CellRect(size)))
}
