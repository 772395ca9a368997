internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPlayback
package import TerrariumVocabulary

extension Job {
  /// The requested jobs: a film, or with `vary` one for each combination of values that an output's
  /// path names, and a sheet of all other combinations.
  ///
  /// - Throws: All faults together.
  package static func all(_ request: JobRequest) throws(Faults) -> [Job] {
    do throws(Faults) {
      let jobs = try planned(request)
      try refuseIdleFrame(of: jobs, request.written)
      return jobs.changed { $0.request = request }
    } catch {
      // A default that excludes what was said beside it is none.
      let others = request.written.yielding(to: error) { isOfOthers($0, request) }
      guard let others else { throw error }
      return try all(request.with(others))
    }
  }

  /// True if its world refuses a value where it reads it, and another one takes it among the
  /// defaults for all worlds.
  private static func isOfOthers(_ entry: WrittenSettings.Entry, _ request: JobRequest) -> Bool {
    request.refuses(entry) == true
      && request.catalogue.having(setting: entry.name).contains { world in
        guard world.name != request.world.name else { return false }
        let names = Set(world.words.vocabulary.map(\.name))
        let defaults = request.written.entries.filter {
          $0.rank == .general && names.contains($0.name)
        }
        let other = JobRequest(
          world, in: request.catalogue, written: WrittenSettings(defaults), folder: request.folder,
          home: request.home)
        return other.refuses(entry) == false
      }
  }

  private static func planned(_ request: JobRequest) throws(Faults) -> [Job] {
    var faults = Faults()
    var read: Variants?
    do throws(Faults) { read = try Variants(request) } catch { faults = error }
    guard let variants = read, !variants.variations.isEmpty else {
      var draft = request.draft
      if faults.list.isEmpty { draft.refuseTableSettings(without: "vary") }
      faults.add(draft.faults)
      // Where `vary` is wrong, what else is wrong is told in the same go.
      let written = read == nil ? request.firstVariant : request.written.without("vary")
      let parts = request.with(written).parts
      let picksSeed = parts.count > 1 && draft.given(.seed) == .random
      let films = try Plan.all(parts.count, after: faults) { number throws(Faults) in
        try Plan(parts[number], picksSeed: picksSeed)
      }
      let jobs = films.map { [Job(filmOf: [$0])] }.joint
      try refuseSharedOutputs(jobs)
      return jobs
    }
    let sheets = sheets(variants, of: request, &faults)
    let own = variants.outputs.filter { $0.named.count == variants.names.count }
    if own.count == variants.outputs.count, !own.isEmpty {
      var draft = variants.draft
      draft.refuseTableSettings(without: "an output of several runs")
      faults.add(draft.faults)
    }
    var films: [[Job]] = []
    let writesBeside = sheets.first?.runs.first.writesBesideOutputs ?? false
    if !own.isEmpty || variants.outputs.isEmpty || writesBeside {
      for (place, outputs) in variants.parts(of: own).enumerated() {
        let variant = Variant(variants.settings(with: outputs), in: request.catalogue)
        let plans = try Plan.all(variants.variations.combinations, after: faults) {
          [picksSeed = variants.picksSeed, varied = variants.variations] number throws(Faults) in
          try Plan(
            request.with(variant.varied(by: varied, number: number).filled),
            picksSeed: picksSeed && place + number == 0)
        }
        films.append(plans.grouped(by: variants.variations).map(Job.init(filmOf:)))
      }
    }
    guard faults.list.isEmpty else { throw faults }
    if let page = variants.pageOfPair, films.joined().contains(where: { $0.pages.count == 1 }) {
      faults.add(
        .said(
          "'\(page.text)' cannot show a light and a dark film whose steps change colours or save files",
          "put {theme} into its name"), at: page.place)
      throw faults
    }
    let all = films.joint + sheets
    try refuseSharedOutputs(all)
    return all
  }

  /// Refuses a chosen frame where no single picture is written. Who gives a scenario, or the recipe
  /// of a picture, another output leaves its frame as it is.
  private static func refuseIdleFrame(
    of jobs: [Job], _ written: WrittenSettings
  ) throws(Faults) {
    guard let place = written["frame"]?.value.place else { return }
    for page in jobs.flatMap(\.pages) {
      if page.outputs.contains(where: { $0.isStill && $0.format.content == .picture }) { return }
    }
    switch (place, written["out"]?.value.items.first?.place) {
    case (.flag, .flag), (.file, .file):
      throw Faults([Fault(.needs("frame", "a .png, .svg or .pdf"), at: place)])
    default: break
    }
  }

  private static func isEnough(_ faults: Faults) -> Bool { faults.list.count >= Plan.faultLimit }

  /// The sheets of the outputs that do not name all that varies: one for each combination of the
  /// values that they name.
  private static func sheets(
    _ variants: Variants, of request: JobRequest, _ faults: inout Faults
  ) -> [Job] {
    var sheets: [Job] = []
    var done: [[String]] = [variants.names]
    for output in variants.outputs where !done.contains(output.named) {
      done.append(output.named)
      let outputs = variants.outputs.filter { $0.named == output.named }
      let named = variants.variations.filter { output.named.contains($0.name) }
      let others = variants.variations.filter { !output.named.contains($0.name) }
      let isPair = named.allSatisfy { coloursAlone.contains($0.name) } && named.combinations == 2
      let pictures = outputs.filter { !$0.isPage }
      let parts = variants.parts(of: pictures, varied: others.map(\.name))
      var pictured: [[Job]] = []
      for part in [outputs.filter(\.isPage)] + parts where !part.isEmpty {
        let variant = Variant(variants.settings(with: part), in: request.catalogue)
        var made: [Job] = []
        for number in 0..<named.combinations where !isEnough(faults) {
          do throws(Faults) {
            let own = variant.varied(by: named, number: number)
            var sheet =
              part[0].isPage
              ? try Job(exploring: request, own, varied: others, picksSeed: variants.picksSeed)
              : try Job(
                sheetOf: request, own, varied: others, picksSeed: variants.picksSeed,
                isBesidePage: variants.outputs.contains {
                  $0.isPage && $0.named.count < variants.names.count
                })
            if isPair, !part[0].isPage { sheet.twin = part.map(\.path) }
            made.append(sheet)
          } catch {
            faults.add(error)
          }
        }
        if part[0].isPage { sheets += made } else { pictured.append(made) }
      }
      sheets += pictured.joint
    }
    return sheets
  }

  /// Different values may give one name: then two films would write one file. Numbered outputs are
  /// more files than were named: none may be in the way of another, and nothing else either. Nor
  /// is a file replaced that was read for them, but a state by a later one of the same film.
  private static func refuseSharedOutputs(_ jobs: [Job]) throws(Faults) {
    let states = jobs.flatMap(\.stepFiles).filter(\.replacesLoaded).map(\.path)
    let read = (ReadLog.current?.paths ?? []).filter { Path.kind(of: $0) == .file }
    let inputs = Set(read.map(Path.identity)).subtracting(states.map(Path.identity))
    var register = OutputRegister()
    try register.add(jobs, reading: inputs)
    try register.refuseObstacles()
  }
}

extension JobRequest {
  /// True if its world refuses a value where it reads it in its own way, as rules, patterns, sizes,
  /// texts and the names of measures; nil if it refuses another one, and some were not read for that.
  fileprivate func refuses(_ entry: WrittenSettings.Entry) -> Bool? {
    var draft = draft
    let kind = world.resolved(by: &draft)
    let start = kind.start(&draft)
    _ = draft.look(of: kind, note: start?.note)
    let measures = Measure.all(of: kind)
    _ = RunTable.measures(from: &draft, among: measures)
    _ = RunChoice(from: &draft, among: measures)
    if draft.faults.list.contains(where: { written.entry(around: $0.place) == entry }) {
      return true
    }
    return start == nil ? nil : false
  }
}

/// The settings that change nothing but colours.
private let coloursAlone = ["theme", "colors"]

extension [Plan] {
  /// The films of each combination of values, those together that differ in colours alone: they
  /// can be drawn from one run of the world.
  fileprivate func grouped(by variations: [Variation]) -> [[Plan]] {
    guard variations.contains(where: { coloursAlone.contains($0.name) }) else {
      return map { [$0] }
    }
    var groups: [[Plan]] = []
    var places: [[Int]: Int] = [:]
    for (number, plan) in enumerated() {
      let key = zip(variations, variations.places(ofCombination: number))
        .filter { !coloursAlone.contains($0.0.name) }.map(\.1)
      if let place = places[key], groups[place][0].runs(like: plan) {
        groups[place].append(plan)
      } else {
        places[key] = groups.count
        groups.append([plan])
      }
    }
    return groups
  }
}

extension [[Job]] {
  /// The jobs of stills and those of films, where there are both: the first of one place their files
  /// with the first of the other, and so on.
  fileprivate var joint: [Job] {
    guard count > 1, let first else { return flatMap(\.self) }
    return flatMap { part in
      part.enumerated().map { number, job in
        var job = job
        job.joint = number < first.count ? first[number].places.first?.path : nil
        return job
      }
    }
  }
}

extension Plan {
  /// True if it writes files beside `out`.
  var writesBesideOutputs: Bool {
    !film.stills.isEmpty || !film.stepFiles.isEmpty || !worldStart.beside.isEmpty
  }

  /// True if another plan, of other colours, has the same run: neither its steps change colours,
  /// for then the numbers of looks may differ, nor do they write files in colours.
  fileprivate func runs(like other: Plan) -> Bool {
    film.stepFiles.isEmpty && film.looks.count == other.film.looks.count
      && window == other.window && film.frames == other.film.frames
      && film.ticks == other.film.ticks && seed == other.seed
      && !film.recipe.contains(where: \.changesColours)
  }
}
