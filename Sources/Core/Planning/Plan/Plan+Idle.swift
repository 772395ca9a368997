internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

/// Finds settings that cannot have an effect together with the others. Nothing is ignored silently:
/// each is a fault when read, or a note from here.
///
/// No notes are made for default values, a project's defaults, settings of the run such as `jobs`,
/// and settings that only allow something, such as `library`, `max-size` and `script`. The same
/// holds for settings of a scenario whose outputs are given by flags.
extension Plan {
  /// Returns the notes on settings without an effect.
  ///
  /// - Parameters:
  ///   - reader: The given settings.
  ///   - isByChance: True if the start depends on the seed.
  /// - Returns: One note for each missing requirement.
  func idleSettings(of reader: SettingsReader, isByChance: Bool) -> [Notice] {
    let isTile = reader.isOnSheet
    guard !outputs.isEmpty || !files.isEmpty else { return [] }
    var search = IdleSearch(among: givenNames(in: reader))
    // Outputs of other jobs of the same request also count.
    let paths = reader.written.texts(of: Setting.out.name)
    let formats = files.map(\.format) + paths.compactMap { Format(ofPath: $0) }
    let pictures = formats.contains(where: \.isPicture) || reader.stepWords.contains("snapshots")
    let hasLetters = formats.contains { $0.content == .letters }
    search.need(
      "a picture", if: pictures,
      of: SettingGroup.ofPictures.union(reader.world.ofPictures)
        .subtracting(hasLetters ? [Setting.fit.name] : []))
    let moving = formats.filter { $0.content == .motion }
    search.need("an animation or a video", if: !moving.isEmpty, of: SettingGroup.ofMotion)
    // The player decides how often a video is played.
    let looping = [.gif, .webp, .apng] + Format.all.filter(\.canHoldManyFilms)
    search.need(
      "a \(looping.choice)", if: moving.contains { $0.recipe != nil },
      of: [Setting.loop.name])
    search.need(
      "an animation", if: !moving.isEmpty || !files.allSatisfy(showsHistory),
      of: [
        Setting.every.name, Setting.skip.name, Setting.calm.name, "film",
      ])
    search.need(
      "an animation", if: isTile || !moving.isEmpty || !files.allSatisfy(showsHistory),
      of: [Setting.until.name])
    search.need(
      "more frames", if: film.frames != 1 || film.isPanel,
      of: [Setting.every.name, Setting.calm.name, Setting.smooth.name])
    search.need(
      "a world of ripples, such as sea", if: world.subject.texture != nil,
      of: [Setting.texture.name])
    search.need("vary or panels", if: isTile || film.isPanel, of: [Setting.columns.name])
    // A picture beside a film that is not made has only the look of pages.
    if let beside = worldStart.beside.first {
      search.need(
        "out", if: !outputs.isEmpty || isTile || reader.hasSteps,
        of: Self.ofFilms.union(beside.unrelated))
    }
    let looks = film.looks
    search.need(
      "fade or age", if: looks.contains { $0.traces.fade > 0 || $0.traces.age > 0 }, of: ["shades"])
    let steps = reader.stepWords
    search.need(
      "a random field", if: isByChance || !steps.isDisjoint(with: Self.randomSteps),
      of: [Setting.seed.name])
    // On an unbounded plane that no output shows, neither the window nor the place of a pattern
    // matters.
    let isUnseen =
      worldStart.isOnPlane && !world.hasHistory && !isByChance && !pictures && !hasLetters
      && !formats.contains(where: \.isPattern)
    search.need(
      "a picture, or edges: wrap", if: !isUnseen || isTile || reader.hasSteps,
      of: [Setting.size.name, "at"])
    if !isTile, pictures {
      search.need(
        "chart", if: looks.contains { $0.chart.isShown }, of: [Setting.chartStyle.name])
      search.need(
        "chart", if: looks.contains { $0.chart.isShown } || !worldStart.beside.isEmpty,
        of: [Setting.axes.name])
      findIdleLetters(&search)
      findIdleColours(of: reader, &search)
    }
    return search.notices + (reader.hasSteps ? idleSteps(formats) : []) + emptyField(steps)
      + (isTile ? [] : lateFile(of: reader))
  }

  private static let ofFilms: Set<String> = [
    "caption", "legend", "counters", "chart", "max-colors", "frames", "every", "skip", "seed",
  ]
  private static let randomSteps: Set<String> = ["scatter", "restart", "load"]

  /// Finds settings of letters if no picture has any.
  private func findIdleLetters(_ search: inout IdleSearch) {
    let isLabelled =
      isLabelled
      || film.looks.contains { $0.chart.isShown || $0.annotations.contains { $0.text != nil } }
    let hasLetters = isLabelled || counts && !world.isScene
    search.need(
      "a title, a caption, a legend or a chart", if: hasLetters,
      of: [Setting.text.name, Setting.font.name])
    search.need(
      "texts in the picture", if: isLabelled || counts || world.isScene || hasPage,
      of: [Setting.language.name])
    search.need(
      "cell, or without fit", if: hasLetters || !isFitted, of: [Setting.scale.name])
  }

  /// True if pictures have texts around their fields besides counters and those of charts.
  private var isLabelled: Bool {
    film.isPanel || film.cover != nil
      || film.looks.contains { look in
        look.texts.title != nil || look.texts.caption != nil || look.texts.hasLegend
      }
  }

  private var counts: Bool { film.looks.contains(where: \.texts.hasCounters) }
  private var hasPage: Bool { files.contains { $0.format.canHoldManyFilms } }

  /// Finds a theme and given colours that no picture has: pictures have the same colours without
  /// them.
  private func findIdleColours(of reader: SettingsReader, _ search: inout IdleSearch) {
    guard search.has(Setting.colors.name) || search.has(Setting.theme.name),
      let artist, worldStart.beside.isEmpty, let theme = film.looks.first?.theme
    else { return }
    let choices = reader.given(.colors) ?? []
    let shown = artist.colours + (diagramArtist?.colours ?? []) + coloursOfPage(theme)
    let all = Set(shown.joined())
    /// True if pictures with other colours have others. Few films need this slow test.
    func isShown(_ colours: [Colour], if other: [ColourChoice], on theme: Theme? = nil) -> Bool {
      !all.isDisjoint(with: colours) || self.colours(painting: other, on: theme) != shown
    }
    if search.has(Setting.theme.name), let own = Theme.named(theme.name),
      let other = Theme.all.first(where: { $0 != own })
    {
      // States with colours of their own may have those of a theme by chance.
      let isPainted = world.subject.states.contains { $0.paint != nil }
      let isShown = isShown(isPainted ? [] : own.tones.map { own[$0] }, if: choices, on: other)
      search.need("a caption, counters or a legend", if: isShown, of: [Setting.theme.name])
    }
    guard search.has(Setting.colors.name) else { return }
    let artists = [artist, diagramArtist].compactMap(\.self)
    let hasChart = artists.contains(where: \.hasChart)
    let sprites = world.subject.states.filter { $0.sprite != nil }.map(\.name)
    /// True if nothing around the fields is drawn but charts, and nothing is written on the fields.
    let isBare =
      !isLabelled && !counts && !hasPage && !world.isScene && world.subject.ending == nil
      && film.looks.allSatisfy(\.annotations.isEmpty)
    /// True if a colour is not drawn even if the palette has it, as with counters or a camera.
    func isHidden(_ name: String) -> Bool {
      switch Tone(name) {
      case .grid: !film.looks.contains(where: \.hasGrid)
      case .plot, .axis: !hasChart
      case .background: isBare && coversPictures(artists)
      case .text: isBare && hasChart && namesLineInItsColour
      default:
        !hasChart
          && (artist.drawsSprites && sprites.contains(name)
            || showsAges(instead: name) && !artists.contains(where: \.dropsTraces))
      }
    }
    let idle = choices.filter { choice in
      let others = choices.map { $0.name == choice.name ? $0.changed : $0 }
      return isHidden(choice.name) || !isShown([choice.colour], if: others)
    }.map(\.name)
    for thing in idle.map(thing(showing:)).unique {
      let names = idle.filter { self.thing(showing: $0) == thing }
      search.note("colors: \(names.joined(separator: ", "))", thing)
    }
  }

  /// True if fields and charts cover every picture, so that no background is seen.
  private func coversPictures(_ artists: [FilmArtist]) -> Bool {
    film.looks.indices.allSatisfy { place in
      let look = film.looks[place]
      return !look.hasCamera && look.view.cells == nil
        && artists.allSatisfy { artist in
          let layout = artist.artist(ofLook: place).layout
          return layout.lattice == .squares && layout.coveredShare == 1
        }
    }
  }

  /// True if charts have one line, whose legible colour its name also has.
  private var namesLineInItsColour: Bool {
    let tones = world.subject.series.map(\.tone)
    return tones.count == 1
      && film.looks.allSatisfy { $0.theme[tones[0]].contrast(with: $0.theme[.plot]) >= 4.5 }
  }

  /// True if cells of a state have the colours of their ages in all pictures.
  private func showsAges(instead name: String) -> Bool {
    let subject = subject
    guard film.cover == nil, !hasPage,
      let state = world.subject.states.firstIndex(where: { $0.name == name })
    else { return false }
    return !film.looks.contains(where: subject.shows(state))
  }

  /// The colours of pictures and pages with other given colours, on another theme.
  private func colours(painting choices: [ColourChoice], on theme: Theme?) -> [[Colour]] {
    var plan = self
    for place in film.looks.indices {
      var painted = theme ?? film.looks[place].theme
      painted.paint(choices, of: world.subject)
      world.subject.paint(&painted)
      plan.film.looks[place].theme = painted
    }
    let plans = diagramArtist == nil ? [plan] : [plan, plan.ofHistory]
    return plans.flatMap { (try? $0.newArtist(isStill: isStill))?.colours ?? [] }
      + coloursOfPage(plan.film.looks[0].theme)
  }

  /// The colours of a page around the film, if there is one.
  private func coloursOfPage(_ theme: Theme) -> [[Colour]] {
    guard hasPage else { return [] }
    let page = PageColours(theme)
    return [[page.ground, page.ink, page.soft, page.line, page.accent]]
  }

  /// The part of a picture in which a colour is seen.
  private func thing(showing name: String) -> String {
    switch Tone(name) {
    case .grid: "grid"
    case .plot, .axis: "chart"
    case .trace: "fade"
    case .past: "history"
    case .young, .old: "age"
    case .mark: "a mark step"
    case .background, .text, .muted: "a caption, counters or a legend"
    case _ where showsAges(instead: name): "age: 0"
    case _ where world.subject.states.contains { $0.name == name && $0.sprite != nil }:
      "shape: square, or a chart"
    default: "a picture that shows it"
    }
  }

  /// The note on steps after the last frame, unless a pattern file has their result or a moment
  /// before them is meant.
  private func idleSteps(_ formats: [Format]) -> [Notice] {
    guard let script = film.script, !script.idle.isEmpty, script.clock.frames > 0, !script.isOpen,
      !script.clock.isOver, !film.marksMoment, !formats.contains(where: \.isPattern)
    else { return [] }
    return [.idle(script.idle, needed: "a later run or hold, or edits: true at the last run")]
  }

  /// The note on an empty field to which no step adds anything.
  private func emptyField(_ steps: Set<String>) -> [Notice] {
    guard let advice = worldStart.firstCells.emptyAdvice, world.subject.ending == nil,
      steps.isDisjoint(with: ["place", "scatter", "toggle", "invert", "load", "set"])
    else { return [] }
    return [.said(advice)]
  }

  /// The notice for a pattern file of a later moment, where a still would show the pattern itself.
  private func lateFile(of reader: SettingsReader) -> [Notice] {
    guard reader.showsStarts(of: world), film.frames ?? 2 > 1,
      let file = outputs.first(where: \.format.isPattern)
    else { return [] }
    return [.said("'\(file.path)' holds the end of the film; frames: 1 keeps the pattern as it is")]
  }

  /// The names of the settings given for these outputs, except those with default values.
  private func givenNames(in reader: SettingsReader) -> [String] {
    let out = reader.written[Setting.out.name]?.value.items.first?.place
    let paths = reader.written.texts(of: Setting.out.name).joined()
    return reader.written.entries.filter { entry in
      entry.rank.rawValue >= WrittenSettings.Rank.given.rawValue
        && (out == nil || entry.value.place.isOnCommandLine == out?.isOnCommandLine)
        && !reader.written.mayName(entry.name) && !paths.contains("{\(entry.name)}")
        && (reader.isSet(named: entry.name) || reader.world.vocabulary[entry.name] == nil)
    }.map(\.name)
  }
}

extension ColourChoice {
  fileprivate var changed: ColourChoice {
    var choice = self
    choice.colour = Colour(colour.code ^ 0x80_8080)
    return choice
  }
}

/// A search for settings that lack something; each is noted once.
private struct IdleSearch {
  private var left: [String]
  private(set) var notices: [Notice] = []

  init(among names: [String]) { left = names }

  func has(_ name: String) -> Bool { left.contains(name) }

  /// Notes which of some settings were given, unless their requirement is met.
  mutating func need(_ thing: String, if isMet: Bool, of settings: Set<String>) {
    let idle = left.filter(settings.contains)
    guard !isMet, !idle.isEmpty else { return }
    left.removeAll(where: settings.contains)
    notices.append(.idle(idle, needed: thing))
  }

  mutating func note(_ setting: String, _ thing: String) {
    notices.append(.idle([setting], needed: thing))
  }
}
