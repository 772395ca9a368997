internal import TerrariumBasics
internal import TerrariumPlayback
package import TerrariumVocabulary

extension ScenarioFile {
  /// The jobs of an untrusted scenario, if it asks for nothing but its `out`.
  ///
  /// Where files lie is watched over by a `Fence` while this is read and run; here is refused what
  /// no fence sees: files beside the outputs, and a say in what the machine gives.
  package func safeJobs() throws(Faults) -> [Job] {
    var faults = Faults()
    for name in [Setting<Int>.jobs.name, Setting<ByteCount>.memory.name] {
      for place in [written[name]?.value.place, placeOfVariation(of: name)].compactMap(\.self)
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
  /// The requests of an untrusted scenario that are refused: for files beside the outputs.
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
