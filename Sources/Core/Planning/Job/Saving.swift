internal import TerrariumEncoding
package import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Other settings with which a file may be smaller.
package struct Saving: Sendable {
  /// The settings and their other values.
  let changes: [(name: String, value: String)]
  /// The ending of another format; nil if the format stays.
  var ending: String?
  /// The estimated share of the file's bytes that remains, for choosing among many.
  package let share: Double
  /// The share of the film to run to find its size.
  package var cost = 1.0
}

extension Saving {
  /// Combines savings; of two numbers of frames, the smaller one applies.
  package init(allOf savings: [Saving]) {
    var changes: [(name: String, value: String)] = []
    for change in savings.flatMap(\.changes) {
      guard let index = changes.firstIndex(where: { $0.name == change.name }) else {
        changes.append(change)
        continue
      }
      let old = Int(changes[index].value) ?? 0
      if let new = Int(change.value), new < old { changes[index] = change }
    }
    self.init(
      changes: changes, ending: savings.compactMap(\.ending).last,
      share: savings.reduce(1) { $0 * $1.share })
  }

  /// The saving in words, such as `every 3 and frames 20`; `path` is the file in another format.
  package func text(path: String) -> String {
    let words = changes.map { "\($0.name) \($0.value)" }
    return (words + (ending.flatMap { Job.path(path, ending: $0) }.map { [$0] } ?? []))
      .joined(separator: " and ")
  }
}

extension Job {
  /// The kinds of savings for one of its files, each from the mildest to the strongest, and the
  /// most telling ones first. `moves` is false for a file of one moment.
  package func savings(of output: OutputPlan, moves: Bool) -> [[Saving]] {
    guard output.numbered == nil, table == nil else { return [] }
    let times = moves ? [sparser, shorter] : []
    // A plain background, and square cells.
    let plainer = [
      other("texture", "none", share: 0.8), other("shape", CellShape.square.rawValue, share: 0.7),
    ]
    let looks =
      Array(times.prefix(1)) + [smaller] + times.dropFirst() + plainer + [
        fewerColours, otherFormat(output),
      ]
    return (output.format.isPicture ? looks : times).filter { !$0.isEmpty }
  }

  /// True if all runs may have another value of a setting.
  private func canChange(_ name: String) -> Bool {
    world.words.vocabulary[name] != nil && !isVaried(name)
  }

  /// Smaller cells, or a smaller picture.
  private var smaller: [Saving] {
    let rendition = renditions[0]
    if canChange("cell"), canChange("fit"), !rendition.plan.isFitted,
      let cell = rendition.plan.artist?.layout.cell
    {
      return (1..<max(1, cell)).reversed().map {
        Saving(changes: [("cell", "\($0)")], share: Double($0) / Double(cell))
      }
    }
    guard canChange("fit"), !isVaried("cell"), let form = rendition.painter?.form else { return [] }
    return stride(from: 90, through: 20, by: -10).map { percent in
      let (width, height) = (form.width * percent / 100, form.height * percent / 100)
      return Saving(
        changes: [("fit", "\(max(1, width))x\(max(1, height))")], share: Double(percent) / 100)
    }
  }

  private func isVaried(_ name: String) -> Bool { varied.contains { $0.name == name } }

  /// Fewer frames over the same time.
  private var sparser: [Saving] {
    guard canChange("every"), canChange("frames"), let frames else { return [] }
    let every = scenario?.reader.given(.every) ?? 1
    // A loop has fewer frames only where their number is divided.
    let all = loops ? runs.first.film.frames ?? 0 : 0
    let divisors = (2..<max(3, all / 2 + 1)).filter { all % $0 == 0 && all >= 2 * $0 }
    let factors = loops ? divisors : Array(2..<max(2, min(frames, 101)))
    return factors.map { times in
      var changes = [("every", "\(every * times)")]
      if !loops { changes.append(("frames", "\((frames - 1) / times + 1)")) }
      return Saving(changes: changes, share: 1 / Double(times))
    }
  }

  /// Fewer frames, by ending the film earlier. If the window depends on them, only a run can tell
  /// the size.
  private var shorter: [Saving] {
    guard canChange("frames"), !loops, let frames, frames > 2 else { return [] }
    return (2..<frames).reversed().map { count in
      let share = Double(count) / Double(frames)
      return Saving(changes: [("frames", "\(count)")], share: share, cost: share)
    }
  }

  /// True if the film is as long as its loop.
  private var loops: Bool {
    scenario?.written.texts(of: Setting.frames.name).contains { Int($0) == nil } ?? false
  }

  /// Another value of one setting.
  private func other(_ name: String, _ value: String, share: Double) -> [Saving] {
    canChange(name) ? [Saving(changes: [(name, value)], share: share)] : []
  }

  private var fewerColours: [Saving] {
    guard canChange("max-colors") else { return [] }
    let most = scenario?.written.texts(of: Setting.maxColors.name).compactMap { Int($0) }.first
    return (2...7).reversed().filter { 1 << $0 < most ?? 256 }.map { bits in
      Saving(changes: [("max-colors", "\(1 << bits)")], share: Double(bits) / 8)
    }
  }

  /// The same film in the format with the smallest files.
  private func otherFormat(_ output: OutputPlan) -> [Saving] {
    // It also takes more memory.
    guard output.format.content == .motion, Self.saved.contains(output.format.ending),
      scenario?.written[Setting.format.name] == nil, scenario?.written[Setting.memory.name] == nil
    else { return [] }
    return [Saving(changes: [], ending: Format.webp.ending, share: 0.7)]
  }
}

extension Job {
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
  func with(_ name: String, _ value: String) -> Scenario {
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
