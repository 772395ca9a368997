/// The outcome of a tap, or of a swipe over many.
package struct TapReport: Hashable, Sendable {
  /// The number of people who fell ill.
  package var newlyIll = 0

  /// The number of people who were already ill.
  package var alreadyIll = 0

  /// The number of places without a person: blank, or outside the group.
  package var nobody = 0

  /// Creates a report.
  package init(newlyIll: Int = 0, alreadyIll: Int = 0, nobody: Int = 0) {
    self.newlyIll = newlyIll
    self.alreadyIll = alreadyIll
    self.nobody = nobody
  }

  /// True if there were only healthy people.
  package var isClean: Bool { alreadyIll == 0 && nobody == 0 }

  /// Adds the report of another tap.
  package static func += (report: inout TapReport, other: TapReport) {
    report.newlyIll += other.newlyIll
    report.alreadyIll += other.alreadyIll
    // Rectangles may be far larger than the group.
    report.nobody = min(report.nobody, .max - other.nobody) + other.nobody
  }
}
