/// The facts about a look's picture that determine which cells its frames need.
package struct CameraView: Sendable {
  /// The part of the picture for the visible area.
  package let lens: Lens
  /// The cells per pixel side, if the picture has fewer pixels than cells.
  package let blockSide: Int
  /// True if it distinguishes individuals of one state.
  package let showsIndividuals: Bool
  /// The states for ages and traces of cells, if it shows these.
  package let traces: TraceStates?

  package init(lens: Lens, blockSide: Int, showsIndividuals: Bool, traces: TraceStates?) {
    self.lens = lens
    self.blockSide = blockSide
    self.showsIndividuals = showsIndividuals
    self.traces = traces
  }
}
