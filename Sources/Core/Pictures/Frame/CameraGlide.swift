/// The way a camera moves from one visible area to another.
package struct CameraGlide: Hashable, Sendable {
  /// The path of the visible area.
  package enum Path: String, CaseIterable, Sendable {
    /// Every edge moves in step with the size, which changes by a constant factor.
    case zoom
    /// The centre moves in a straight line, independently of the size.
    case straight
    /// Every edge moves at a constant speed.
    case edges
  }

  /// A part of the movement that may be linear; otherwise it starts and ends slowly.
  package enum Part: String, CaseIterable, Sendable {
    case x, y, zoom
  }

  package var path: Path
  package var even: Set<Part>

  package init(path: Path = .zoom, even: Set<Part> = []) {
    (self.path, self.even) = (path, even)
  }

  /// True if it is the default of glides.
  package var isUsual: Bool { path == .zoom && even.isEmpty }
}
