extension SeaWorld: IndividualWorld {
  package func individuals(in window: CellRect) -> [UInt8] {
    var found = [UInt8](repeating: 0, count: window.size.area)
    let inside = window.intersection(CellRect(size))
    for y in inside.y..<max(inside.y, inside.maxY) {
      for x in inside.x..<inside.maxX {
        let cell = cells[y * size.columns + x]
        guard !cell.isFree else { continue }
        found[(y - window.y) * window.width + x - window.x] =
          2 * cell.nature + (cell.headsLeft ? 1 : 0)
      }
    }
    return found
  }
}
