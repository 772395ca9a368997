extension WolframWorld: RestingWorld {
  /// True if the next line is the same under the rule, the background of the plane included.
  package func isAtRest() -> Bool {
    var next = line
    do throws(WorldError) {
      try next.advance(by: rule, kernel, limitInBytes: limitInBytes)
    } catch {
      return false
    }
    return next == line
  }
}
