internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Scenario {
  /// The jobs: a film, or with `vary` one for each combination of values in the output's path, and
  /// a sheet of all other combinations.
  ///
  /// - Throws: All faults, in reading order.
  package func jobs() throws(Faults) -> [Job] {
    var faults = faults
    do throws(Faults) {
      let scenario = try (isComparison ? comparison() : self).settled
      let jobs =
        try scenario.varies
        ? scenario.jobsOfVariants() : scenario.jobsOfFilm(after: scenario.faultsOfOneRun)
      try Self.refuseSharedOutputs(jobs)
      do throws(Fault) { try WritingLimit.current?.check(jobs) } catch { throw Faults([error]) }
      let outputs = jobs.flatMap(\.renditions).flatMap(\.outputs)
      if let fault = scenario.written.faultOfIdleFrame(beside: outputs) { throw Faults([fault]) }
      if faults.list.isEmpty { return jobs.changed { $0.scenario = scenario } }
    } catch {
      faults.add(error)
    }
    throw faults.withoutEchoes.sorted
  }

  private func jobsOfVariants() throws(Faults) -> [Job] {
    let variants: Variants
    do throws(Faults) { variants = try Variants(self) } catch {
      // Other faults are reported together with those of `vary`.
      return try firstVariant.jobsOfFilm(after: error)
    }
    return try variants.jobs()
  }

  /// The job of a film, or one for the stills of a pattern's start and one for the rest. Both have
  /// the same seed, even if it is random.
  ///
  /// - Throws: The known faults, followed by those of the plans.
  private func jobsOfFilm(after known: Faults) throws(Faults) -> [Job] {
    var faults = known
    var films = startAndRest(of: written[Setting.out.name]?.value.items ?? [])
    let picksSeed = films.count > 1 && reader.given(.seed) == .random
    if picksSeed {
      let seed = String(UInt64.random(in: 0...UInt64(UInt32.max)))
      films = films.map { $0.with(Setting.seed.name, seed) }
    }
    var plans: [Plan] = []
    for film in films {
      do throws(Faults) {
        plans.append(try Plan(film, picksSeed: picksSeed))
      } catch {
        faults.add(error)
      }
    }
    guard faults.list.isEmpty else { throw faults }
    return plans.map { [Job(filmOf: [$0])] }.joint
  }

  /// True if settings vary between its runs.
  var varies: Bool {
    written[Setting.vary.name] != nil && !(world is DifferenceKind)
      || written[Setting.panels.name] != nil
  }

  /// The faults of settings and names in braces that need something that varies.
  var faultsOfOneRun: Faults {
    var reader = reader
    reader.refuseNamesInRule(of: world, varied: [])
    if reader.faults.list.isEmpty { reader.refuseNames(in: namesInPaths, varied: []) }
    if reader.faults.list.isEmpty {
      reader.refuseTableSettings(
        without: world is DifferenceKind ? "an output of several runs" : "vary")
    }
    return reader.faults
  }

  /// The scenario of some of its outputs, divided into stills of a pattern's start and the rest, if
  /// it has both.
  ///
  /// - Parameters:
  ///   - outputs: The outputs.
  ///   - varied: The settings that vary on each of them.
  ///   - variesPattern: True if each film has a pattern of its own.
  /// - Returns: One scenario or two.
  func startAndRest(
    of outputs: [Node], varied: [String] = [], variesPattern: Bool = false
  ) -> [Scenario] {
    let reader = reader
    guard reader.showsStarts(of: world, varied: varied, variesPattern: variesPattern) else {
      return [with(outputs: outputs)]
    }
    let divided = [true, false].map { isStill in
      outputs.filter { reader.isStill($0.text) == isStill }
    }
    return divided.contains(where: \.isEmpty)
      ? [with(outputs: outputs)] : divided.map(with(outputs:))
  }

  /// The scenario with only some of its outputs; without the format, if others may need it.
  func with(outputs: [Node]) -> Scenario {
    guard let out = written[Setting.out.name], outputs.count < out.value.items.count else {
      return self
    }
    guard !outputs.isEmpty else { return with(written.without(Setting.out.name)) }
    let haveEndings = outputs.allSatisfy { Format(ending: Path.wholeEnding(of: $0.text)) != nil }
    var own = haveEndings ? written.without(Setting.format.name) : written
    own.set(out.with(Node(.list(outputs), at: out.value.place)))
    return with(own)
  }

  /// Checks that no two outputs share a file. Different values may give equal names, and a numbered
  /// output is many files. Outputs must not replace files that were read either, except a state
  /// that is replaced by a later one of the same film.
  private static func refuseSharedOutputs(_ jobs: [Job]) throws(Faults) {
    let states = jobs.flatMap(\.stepFiles).filter(\.replacesLoaded).map(\.path)
    let read = (ReadLog.current?.paths ?? []).filter { Path.kind(of: $0) == .file }
    let inputs = Set(read.map(Path.identity)).subtracting(states.map(Path.identity))
    var register = OutputRegister()
    try register.add(jobs, reading: inputs)
    try register.refuseObstacles()
  }
}

extension [[Job]] {
  /// The jobs of stills and of films, if there are both, joined pairwise so that their files get
  /// their places together.
  var joint: [Job] {
    guard count > 1, let first else { return flatMap(\.self) }
    return flatMap { jobs in
      jobs.enumerated().map { number, job in
        var job = job
        job.joint = number < first.count ? first[number].places.first?.path : nil
        return job
      }
    }
  }
}
