package import TerrariumPlayback
package import TerrariumVocabulary

/// A request for films of a world, which can be repeated with other settings.
package struct JobRequest: Sendable {
  let world: any WorldKind
  /// The worlds for steps and advice.
  let catalogue: Catalogue
  let written: WrittenSettings
  /// The folder that paths in a file are relative to.
  let folder: String
  /// The place to report for missing settings.
  let home: Place?

  package init(
    _ world: any WorldKind, in catalogue: Catalogue, written: WrittenSettings,
    folder: String = ".", home: Place? = nil
  ) {
    (self.world, self.catalogue, self.written) = (world, catalogue, written)
    (self.folder, self.home) = (folder, home)
  }

  /// The request with other settings.
  func with(_ settings: WrittenSettings) -> JobRequest {
    JobRequest(world, in: catalogue, written: settings, folder: folder, home: home)
  }

  /// The settings in a reading state.
  var draft: Draft {
    Draft(
      world: world.words, written: written, folder: folder, home: home, extras: catalogue.extras)
  }
}

extension Job {
  /// True if a setting was given.
  func isGiven(_ name: String) -> Bool { request?.written[name] != nil }

  /// The place where a setting's value was given.
  package func place<Value>(of setting: Setting<Value>) -> Place? {
    request?.written[setting.name]?.value.place
  }

  /// The given settings with their places, in the world's order; none unless a project's defaults
  /// matter.
  package var origins: [WrittenSettings.Entry] {
    guard let request, request.written.hasDefaults else { return [] }
    return request.world.words.vocabulary.compactMap { request.written[$0.name] }
  }

  /// The job for one of its files with other settings; nil if these exclude one another.
  package func job(making path: String, with saving: Saving) -> Job? {
    guard var request, !picksSeed || !isSheet else { return nil }
    if picksSeed { request = request.with("seed", String(runs.first.seed)) }
    for change in saving.changes { request = request.with(change.name, change.value) }
    var path = path
    if let ending = saving.ending {
      guard let other = Self.path(path, ending: ending) else { return nil }
      path = other
      request = request.with(ending: ending)
    }
    let jobs = try? Self.all(request.with(request.written.without(Setting.maxSize.name)))
    for var job in jobs ?? [] {
      // Two pages may share a file.
      job.pages = job.pages.compactMap { page in
        page.outputs.first { $0.path == path }.map { page.with([$0]) }
      }
      if !job.pages.isEmpty { return job }
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

extension JobRequest {
  fileprivate func with(_ name: String, _ value: String) -> JobRequest {
    with(.init(name: name, namePlace: .word(name), value: Node(made: value)))
  }

  /// The request with its animations in another format.
  fileprivate func with(ending: String) -> JobRequest {
    guard let out = written[Setting.out.name] else { return self }
    return with(out.with(out.value.mappingTexts { Job.path($0, ending: ending) ?? $0 }))
  }

  private func with(_ entry: WrittenSettings.Entry) -> JobRequest {
    var settings = written
    settings.set(entry)
    return with(settings)
  }
}
