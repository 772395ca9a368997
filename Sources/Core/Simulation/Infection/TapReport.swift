/// The outcome of a tap, or of a swipe over many.
package struct TapReport: Hashable, Sendable {
  /// The number that fell ill by it.
  package var newlyIll = 0

  /// The number that were ill already; nothing changed for them.
  package var alreadyIll = 0

  /// The number of places without a person: blank, or outside the group.
  package var nobody = 0

  /// The report of a tap that met this many.
  package init(newlyIll: Int = 0, alreadyIll: Int = 0, nobody: Int = 0) {
    self.newlyIll = newlyIll
    self.alreadyIll = alreadyIll
    self.nobody = nobody
  }

  /// True if only healthy people were met.
  package var isClean: Bool { alreadyIll == 0 && nobody == 0 }

  /// Adds the report of another tap.
  package static func += (report: inout TapReport, other: TapReport) {
    report.newlyIll += other.newlyIll
    report.alreadyIll += other.alreadyIll
    // Rectangles may reach far beyond the group.
    report.nobody = min(report.nobody, .max - other.nobody) + other.nobody
  }
}
