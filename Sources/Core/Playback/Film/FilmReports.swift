internal import TerrariumBasics
internal import TerrariumEncoding

/// The events and table rows since the last shot of a film.
struct FilmReports {
  private var reports: [TickReport] = []
  private var rows: [any TableRows] = []
  private var happenings = 0

  /// The number of events and rows.
  var count: Int { rows.reduce(happenings) { $0 + $1.count } }

  var isEmpty: Bool { reports.isEmpty && rows.isEmpty }

  /// Adds the events of a tick, if there are any.
  mutating func add(_ some: [Happening], tick: Int) {
    guard !some.isEmpty else { return }
    reports.append(TickReport(tick: tick, happenings: some))
    happenings += some.count
  }

  mutating func add(_ some: any TableRows) { rows.append(some) }

  /// Returns everything and clears it.
  mutating func take() -> (reports: [TickReport], rows: [any TableRows]) {
    defer { self = FilmReports() }
    return (reports, rows)
  }
}
