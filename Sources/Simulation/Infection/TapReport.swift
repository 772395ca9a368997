/// What became of a tap, or of a swipe over many.
public struct TapReport: Hashable, Sendable {
  /// How many fell ill by it.
  public var newlyIll = 0

  /// How many were ill already; nothing changed for them.
  public var alreadyIll = 0

  /// How many places were nobody's: blank, or outside the group.
  public var nobody = 0

  /// The report of a tap that met this many.
  public init(newlyIll: Int = 0, alreadyIll: Int = 0, nobody: Int = 0) {
    self.newlyIll = newlyIll
    self.alreadyIll = alreadyIll
    self.nobody = nobody
  }

  /// Whether nothing but healthy people was met.
  public var isClean: Bool { alreadyIll == 0 && nobody == 0 }

  /// Adds what became of another tap.
  public static func += (report: inout TapReport, other: TapReport) {
    report.newlyIll += other.newlyIll
    report.alreadyIll += other.alreadyIll
    report.nobody += other.nobody
  }
}
