internal import TerrariumBasics
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Scenario {
  /// The jobs of an untrusted scenario, if it requests nothing but its `out`.
  ///
  /// A `Fence` restricts the places of files during reading and running. This refuses the rest:
  /// files other than the outputs, and settings of the machine's resources.
  package func safeJobs() throws(Faults) -> [Job] {
    var faults = Faults()
    for name in [Setting<Int>.threads.name, Setting<ByteCount>.memory.name] {
      let varied = written.variations.first { $0.name == name }
      for place in [written[name]?.value.place, varied?.namePlace].compactMap(\.self)
      where !place.isOnCommandLine {
        faults.add(
          .said("'\(name)' is not allowed in a scenario with --safe", "give --\(name) yourself"),
          at: place)
      }
    }
    guard faults.list.isEmpty else { throw faults.sorted }
    let jobs = try jobs()
    for plan in jobs.flatMap(\.runs.known) { faults.add(plan.refused) }
    guard faults.list.isEmpty else { throw faults.sorted }
    return jobs.changed { job in
      job.runs = job.runs.refused(by: \.refused)
      job.rowRuns = job.rowRuns.refused(by: \.refused)
    }
  }
}

extension Plan {
  /// The refused requests of an untrusted scenario: files other than the outputs.
  fileprivate var refused: Faults {
    let places =
      film.stills.map(\.place) + film.stepFiles.map(\.place) + worldStart.beside.map(\.output.place)
      + (worldStart.ledger.map { [$0.place] } ?? [])
    var faults = Faults()
    for place in places where !(place?.isOnCommandLine ?? false) {
      let what = "this writes a file, and with --safe a scenario writes nothing but 'out'"
      faults.add(.said(what, "leave it out"), at: place)
    }
    return faults
  }
}
