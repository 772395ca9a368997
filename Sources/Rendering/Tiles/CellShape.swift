/// How a cell that stands out from its ground is drawn.
package enum CellShape: String, CaseIterable, Sendable {
  case square
  case circle
  case rounded
  case sprite
}
