internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumRunning
internal import TerrariumVocabulary

/// The report on the outputs, for people and programs.
enum ReportText {
  static func lines(of report: RunReport, _ job: Job) -> String {
    let sizes = job.pictureSizes
    let pictures = Set(job.renditions.flatMap(\.files).filter(\.format.isPicture).map(\.path))
    var lines = report.outputs.map { output in
      let path = output.path.printableAtStart
      let size = sizes[output.path].map { ", \($0.width)x\($0.height) pixels" } ?? ""
      guard output.files > 0 else { return "\(path)  \(WrittenOutput.absence)" }
      let files = output.files == 1 ? "" : "\(output.files.counted("file")), "
      let hasFrames = job.table == nil || pictures.contains(output.path)
      let unit = hasFrames && !output.isPart ? "frame" : "run"
      return
        "\(path)  \(files)\(output.frames.counted(unit))\(size), \(ByteCount.text(output.bytes))"
    }
    if job.picksSeed { lines.append("seed \(report.seed)") }
    return lines.joined(separator: "\n")
  }

  /// A JSON array with an object for each output and for each other finding.
  static func json(
    of work: [(item: RunSession.WorkItem, reports: [RunReport])], _ snippets: [PictureSnippet] = [],
    findings: [Finding]? = nil
  ) -> String {
    let reports = work.flatMap { item, reports in reports.map { (item.job, $0) } }
    let known = findings.map { Dictionary(grouping: $0, by: \.path) }
    let snippets = Dictionary(
      snippets.flatMap { [($0.pair.light, $0), ($0.pair.dark, $0)] },
      uniquingKeysWith: { first, _ in first })
    let objects = reports.flatMap { job, report in
      let pictures = job.pictureSizes
      return report.outputs.map { output -> JSON in
        let size = pictures[output.path]
        let base: JSON = [
          "path": .text(Path.shown(output.path)), "world": .text(report.world),
          "bytes": .number(output.bytes), "files": .number(output.files),
          "frames": .number(output.frames),
        ]
        return
          base.with("width", size?.width.json).with("height", size?.height.json)
          .with("duration", output.length.map { .number($0.secondsText) })
          .with("sha256", output.sha256?.json)
          .with(fields(of: output, known)).with("seed", .number(report.seed))
          .with(report.engine.map { fields(of: $0, during: report.duration) } ?? [])
          .with("picture", snippets[output.path]?.text.json)
      }
    }
    return JSON.lines(objects + (findings ?? []).filter { $0.difference == nil }.map(\.json))
  }

  /// The fields of a compared output: if it is up to date, and its differing files; empty if it was
  /// not compared.
  private static func fields(
    of output: WrittenOutput, _ findings: [String: [Finding]]?
  ) -> [JSON.Field] {
    guard let findings else { return [] }
    let own = output.differences.flatMap { findings[$0.path, default: []] }.map(\.json)
    return [.init("same", .truth(output.differences.isEmpty))]
      + (own.isEmpty ? [] : [.init("findings", .list(own))])
  }

  /// The engine and kernel, and their cells per second of the whole run.
  private static func fields(of work: EngineWork, during time: Duration) -> [JSON.Field] {
    let seconds = max(time / .seconds(1), 1e-9)
    return [
      .init("engine", .text(work.engine)), .init("kernel", .text(work.kernel)),
      .init("cells_per_second", .number(UInt128(Double(work.cellsStepped) / seconds))),
    ]
  }
}

/// A rendition of a job in the output of `--dry-run`.
struct PlanText {
  private let job: Job
  private let plan: Plan
  private let rendition: Rendition

  init(_ job: Job, _ rendition: Rendition) {
    self.job = job
    plan = job.runs.first
    self.rendition = rendition
  }

  /// The output of `--dry-run` for some jobs: lines, or a JSON array with an object for each rendition.
  static func all(_ jobs: [Job], isJSON: Bool) -> String {
    let plans = jobs.flatMap { job in
      (job.isSheet ? [job.renditions[0]] : job.renditions).map { PlanText(job, $0) }
    }
    if isJSON { return JSON.lines(plans.map(\.json)) }
    return Path.shown(plans.map(\.text).joined(separator: "\n"))
  }

  /// The rendition as JSON, without the number of frames if it is only known after the run.
  private var json: JSON {
    let clock = plan.film.clock
    let frames = job.isSheet ? job.frames ?? plan.film.frames : plan.film.frames
    let form = rendition.painter?.form
    let base: JSON = [
      "world": .text(plan.world.name), "seed": .number(plan.seed), "films": .number(job.runs.count),
      "every": .number(clock.every), "skip": .number(clock.skip),
    ]
    return
      base
      .with("varied", job.isSheet ? .texts(job.varied.map(\.name)) : nil)
      .with("frames", frames?.json).with("width", form?.width.json)
      .with("height", rendition.endsBelowObjects ? nil : form?.height.json)
      .with("settings", job.origins.isEmpty ? nil : .list(job.origins.map(\.json)))
      .with(
        "outputs",
        .list(files.map { ["path": .text(Path.shown($0.path)), "format": .text($0.ending)] }))
  }

  /// The paths of all written files, with the endings of their formats.
  private var files: [(path: String, ending: String)] {
    rendition.files.map { ($0.path, $0.format.ending) }
      + job.stepFiles.map {
        ($0.path, Format(ending: Path.wholeEnding(of: $0.path))?.ending ?? "state")
      }
  }

  private var text: String {
    var lines = ["world   \(plan.world.name), seed \(plan.seed)"]
    var frames = frames
    if job.isSheet {
      let kind = job.table == nil ? "sheet   \(runs("film"))" : "table   \(runs("run"))"
      lines.append("\(kind), \(job.varied.map(\.name).listed) varied")
      frames = job.frames.map { "\($0)" } ?? frames
    } else if !plan.world.isScene {
      lines.append("window  \(plan.window.size) cells")
    }
    let clock = plan.film.clock
    let (every, skip) = (ofAll("every", "\(clock.every)"), ofAll("skip", "\(clock.skip)"))
    let end = job.isSheet ? "" : lastTick
    lines.append("frames  \(ofAll("frames", frames)), every \(every), skip \(skip)\(end)")
    if let form = rendition.painter?.form {
      let cell =
        plan.world.isScene ? "" : rendition.plan.artist.map { ", \($0.layout.cell) a cell" } ?? ""
      let size =
        rendition.endsBelowObjects
        ? "\(form.width) pixels wide, at most \(form.height) high"
        : "\(form.width)x\(form.height) pixels"
      lines.append("picture \(size)\(cell)")
    }
    lines += job.origins.map { "setting \($0.originText)" }
    lines += files.map { "output  \($0.path.printable) as \($0.ending)" }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of runs that are shown, and of how many they are chosen.
  private func runs(_ noun: String) -> String {
    let shown = min(job.runs.count, job.choice?.top ?? .max)
    let all = job.varied.combinations
    return shown < all
      ? "\(shown.grouped) of \(all.grouped) \(noun)s" : shown.counted(noun)
  }

  /// A value as text, if all runs have the same one.
  private func ofAll(_ name: String, _ text: String) -> String {
    job.isSheet && job.varied.contains { $0.name == name } ? "varied" : text
  }

  /// The number of frames, or the condition that ends a film of unknown length.
  private var frames: String {
    if let frames = plan.film.frames { return "\(frames)" }
    let end =
      plan.film.hasSteps
      ? "as the steps take" : plan.film.awaits ? "as until says" : "until nothing more happens"
    let measures = (job.table?.measures ?? []) + (job.graph?.measures ?? [])
    let settles = job.table?.isOfObjects ?? false || measures.contains(where: \.isOfRest)
    let limit = plan.film.clock.limit
    // A world that always ends by itself is not searched for repetition.
    guard limit < .max else { return end }
    if settles, !plan.film.hasSteps { return "\(end), at most to tick \(Settling.limit)" }
    return "\(end), at most \(limit)"
  }

  private var lastTick: String {
    guard plan.film.frames != nil else { return "" }
    return ", last tick \(plan.film.lastTick)" + (plan.endsAtRest ? ", at rest" : "")
  }
}

extension WrittenSettings.Entry {
  /// A setting, its value and its origin, in one line.
  var originText: String { "\(name): \(value.excerpt.printable), from \(origin)" }

  fileprivate var json: JSON {
    ["name": .text(name), "value": .text(value.text), "from": .text(Path.shown(origin))]
  }

  private var origin: String { value.place.origin.printable }
}
