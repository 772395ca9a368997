internal import Patterns
internal import Vocabulary

extension Pattern {
  /// The figure of a pattern file, as a state needs it.
  func soleFigure() throws(Problem) -> Figure {
    do throws(PatternError) {
      return try figure()
    } catch {
      throw .pattern(error, path: nil)
    }
  }
}
