package import TerrariumBasics

/// A part of a field in a sheet. The lines of its label are separated by line breaks.
package struct SheetStill: Sendable {
  package let label: String
  package let source: any CellSource & Sendable
  package let cells: CellRect

  package init(label: String, source: any CellSource & Sendable, cells: CellRect) {
    self.label = label
    self.source = source
    self.cells = cells
  }
}
