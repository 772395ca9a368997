/// A person's own titles of the axes of a chart; nil for the usual ones. An empty title is not drawn.
package struct AxisTitles: Hashable, Sendable {
  /// The title of the horizontal axis.
  package var x: String?
  /// The title of the vertical axis.
  package var y: String?
  /// The title of a heat map's colours.
  package var value: String?

  package init(x: String? = nil, y: String? = nil, value: String? = nil) {
    self.x = x
    self.y = y
    self.value = value
  }
}
