package import TerrariumPictures
package import TerrariumVocabulary

extension DrawingError {
  /// The problem to report.
  package var problem: Problem {
    switch self {
    case .tooLarge(let width, let height, let side, let area):
      .said(
        "the picture would have \(width)x\(height) pixels",
        (area < side * side
          ? "the limit is \(area) pixels in all and \(side) a side"
          : "the limit is \(side) pixels a side") + ": choose a smaller cell, or fit")
    case .outOfMemory: .outOfMemory
    }
  }
}
