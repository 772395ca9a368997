extension Layout {
  /// The lens of a picture with a moving camera: everything inside the margins.
  package var lens: Lens { lens(on: stage) }

  /// The lens of a picture without a moving camera: the field's own part.
  package var fieldLens: Lens { lens(on: field) }

  private func lens(on area: PixelRect) -> Lens {
    Lens(
      area: area, line: line, scale: Double(pitch) / Double(blockSide),
      inset: (fieldLeft - area.left, fieldTop - area.top), lattice: lattice)
  }
}
