/// The way of a camera from one visible area to another.
package struct CameraGlide: Hashable, Sendable {
  /// The path of the visible area.
  package enum Path: String, CaseIterable, Sendable {
    /// Every edge goes in step with the size, which grows by equal factors.
    case zoom
    /// The middle goes straight, whatever the size does.
    case straight
    /// Every edge goes straight.
    case edges
  }

  /// A part of the way that may go evenly, and else starts and ends slowly.
  package enum Part: String, CaseIterable, Sendable {
    case x, y, zoom
  }

  package var path: Path
  package var even: Set<Part>

  package init(path: Path = .zoom, even: Set<Part> = []) {
    (self.path, self.even) = (path, even)
  }

  /// True if it is the default way of glides.
  package var isUsual: Bool { path == .zoom && even.isEmpty }
}
