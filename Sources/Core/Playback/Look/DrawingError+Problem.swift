package import TerrariumRendering
package import TerrariumVocabulary

extension DrawingError {
  /// The problem to report.
  package var problem: Problem {
    switch self {
    case .tooLarge(let width, let height, let side, let area):
      .pictureTooLarge(width: width, height: height, side: side, area: area)
    case .outOfMemory: .outOfMemory
    }
  }
}
