internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  func isGiven(_ name: String) -> Bool { scenario?.written[name] != nil }

  package func place<Value>(of setting: Setting<Value>) -> Place? {
    scenario?.written[setting.name]?.value.place
  }

  /// The given settings with their places, in the world's order; none unless a project's defaults
  /// matter.
  package var origins: [WrittenSettings.Entry] {
    guard let scenario, scenario.written.hasDefaults else { return [] }
    return scenario.world.words.vocabulary.compactMap { scenario.written[$0.name] }
  }

  /// The job for one of its files with other settings; nil if these exclude one another.
  package func job(making path: String, with saving: Saving) -> Job? {
    guard var scenario, !picksSeed || !isSheet else { return nil }
    if picksSeed { scenario = scenario.with("seed", String(runs.first.seed)) }
    for change in saving.changes { scenario = scenario.with(change.name, change.value) }
    var path = path
    if let ending = saving.ending {
      guard let other = Self.path(path, ending: ending) else { return nil }
      path = other
      scenario = scenario.with(ending: ending)
    }
    let jobs = try? scenario.with(scenario.written.without(Setting.maxSize.name)).jobs()
    for var job in jobs ?? [] {
      // Two renditions may share a file.
      job.renditions = job.renditions.compactMap { rendition in
        rendition.outputs.first { $0.path == path }.map { rendition.with([$0]) }
      }
      if !job.renditions.isEmpty { return job }
    }
    return nil
  }

  /// A path with another ending; nil if its own ending does not name its format.
  static func path(_ path: String, ending: String) -> String? {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")),
      saved.contains(String(path[path.index(after: dot)...]))
    else { return nil }
    return path[...dot] + ending
  }

  /// The endings of animations that may be smaller in another format.
  static let saved = ["gif", "apng"]
}

extension Scenario {
  fileprivate func with(_ name: String, _ value: String) -> Scenario {
    with(.init(name: name, namePlace: .word(name), value: Node(made: value)))
  }

  fileprivate func with(ending: String) -> Scenario {
    guard let out = written[Setting.out.name] else { return self }
    return with(out.with(out.value.mappingTexts { Job.path($0, ending: ending) ?? $0 }))
  }

  private func with(_ entry: WrittenSettings.Entry) -> Scenario {
    var settings = written
    settings.set(entry)
    return with(settings)
  }
}
