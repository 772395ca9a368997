/// What became of a tap, or of a swipe over many.
package struct TapReport: Hashable, Sendable {
  /// How many fell ill by it.
  package var newlyIll = 0

  /// How many were ill already; nothing changed for them.
  package var alreadyIll = 0

  /// How many places were nobody's: blank, or outside the group.
  package var nobody = 0

  /// The report of a tap that met this many.
  package init(newlyIll: Int = 0, alreadyIll: Int = 0, nobody: Int = 0) {
    self.newlyIll = newlyIll
    self.alreadyIll = alreadyIll
    self.nobody = nobody
  }

  /// Whether nothing but healthy people was met.
  package var isClean: Bool { alreadyIll == 0 && nobody == 0 }

  /// Adds what became of another tap.
  package static func += (report: inout TapReport, other: TapReport) {
    report.newlyIll += other.newlyIll
    report.alreadyIll += other.alreadyIll
    report.nobody += other.nobody
  }
}
