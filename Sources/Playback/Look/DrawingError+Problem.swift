package import Rendering
package import Vocabulary

extension DrawingError {
  /// What a person is told of it.
  package var problem: Problem {
    switch self {
    case .tooLarge(let width, let height, let side, let area):
      .pictureTooLarge(width: width, height: height, side: side, area: area)
    case .outOfMemory: .outOfMemory
    }
  }
}
