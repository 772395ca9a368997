package import Basics

extension Stage {
  /// The same with the cell in the middle of its field flipped, or of a window on a plane.
  package func twin(in window: CellRect) throws(WorldError) -> Stage {
    var twin = self
    guard var world = twin.world as? any FlippingWorld else { return twin }
    let area = world.measuredField.bounds ?? window
    try world.flip(Cell(area.x + area.width / 2, area.y + area.height / 2))
    twin.world = world
    return twin
  }
}
