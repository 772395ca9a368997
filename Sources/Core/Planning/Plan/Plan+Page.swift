package import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Plan {
  /// The facts for a page that plays.
  package var pageFacts: PageFacts {
    let look = film.looks[0]
    var grid: TileGrid?
    if let squares = artist?.squares {
      grid = TileGrid(
        left: squares.left, top: squares.top, width: squares.pitch, height: squares.pitch,
        columns: squares.columns, rows: squares.rows)
    }
    let looks = film.looks
    @Sendable func lookNow(_ frame: Frame?) -> Look {
      let number = frame?.look ?? 0
      return looks[looks.indices.contains(number) ? number : 0]
    }
    let hasOneCaption = looks.allSatisfy { $0.texts.caption == look.texts.caption }
    return PageFacts(
      title: title, alt: alt ?? sentence,
      caption: { $0 == nil && !hasOneCaption ? nil : lookNow($0).caption(in: $0) },
      language: look.language, colours: PageColours(look.theme),
      counts: subject.counts(in: look.language, look.theme),
      hasChart: looks.allSatisfy(\.chart.isShown),
      hasCounters: looks.allSatisfy(\.texts.hasCounters),
      ending: subject.ending?.localized.text(look.language), grid: grid,
      labels: { lookNow($0).labels(in: $0) })
  }

  /// The title of its page: that of its pictures, or the name of its world.
  fileprivate var title: String { film.looks[0].texts.title?.fixedWords ?? worldTitle }

  /// The default text alternative of its film.
  fileprivate var sentence: String {
    LocalizedText.pageAlt.counting(pictures, in: film.looks[0].language, ["title": title])
  }

  /// The default text alternative of many films including this one.
  func sentence(ofMany count: Int, titled title: String? = nil, varied: [String]) -> String {
    LocalizedText.sheetAlt.counting(
      count, in: film.looks[0].language,
      ["title": title ?? self.title, "varied": varied.joined(separator: ", ")])
  }

  /// The default text alternative of some of its moments.
  fileprivate func sentence(ofMoments count: Int, titled title: String?) -> String {
    LocalizedText.panelsAlt.counting(
      count, in: film.looks[0].language, ["title": title ?? self.title])
  }

  /// The number of pictures of a page that plays, including the card and interpolated pictures.
  private var pictures: Int {
    ((film.frames ?? 1) - 1) * smooth + (artist?.hasCover ?? false ? 2 : 1)
  }

  /// The name of its world in the film's language.
  var worldTitle: String { world.words.title.unfilled(film.looks[0].language) }

  /// The command that makes the film alone, into a file named by a label and an ending.
  package func command(calling label: String, ending: String) -> String {
    let name = label.map { character in
      character.isASCII && (character.isLetter || character.isNumber || ".-_".contains(character))
        ? character : "-"
    }
    return recipe.command(out: "\(String(name)).\(ending)", world.words.vocabulary)
  }

  /// The times of its frames; the last one is held if the world has come to rest.
  package var shownTiming: Timing { holdsTheEnd ? timing.holdingTheEnd : timing }
}

extension Job {
  /// The text alternative of one of its pictures.
  package func alternative(of path: String) -> String {
    let plan = runs.first
    if let alt = plan.alt { return alt }
    if isSheet, graph == nil {
      let title = (renditions[0].painter as? SheetArtist)?.page.look.texts.title?.fixedWords
      let films = varied.filter { $0.name != Setting.panels.name }
      guard !films.isEmpty else { return plan.sentence(ofMoments: runs.count, titled: title) }
      let panels = varied.first { $0.name == Setting.panels.name }?.values.count ?? 1
      return plan.sentence(
        ofMany: runs.count / panels, titled: title, varied: films.map(\.name))
    }
    return Format(ofPath: path)?.content == .motion ? plan.sentence : plan.title
  }
}

extension LocalizedText {
  fileprivate static let pageAlt = LocalizedText(
    en: "{title}: a film of {count} frame{s}", ru: "{title}: фильм, кадров: {count}",
    es: "{title}: película de {count} fotograma{s}")

  fileprivate static let sheetAlt = LocalizedText(
    en: "{title}: {count} film{s} by {varied}", ru: "{title}: фильмов: {count}, по {varied}",
    es: "{title}: {count} película{s} según {varied}")

  fileprivate static let panelsAlt = LocalizedText(
    en: "{title}: {count} moment{s} of a run", ru: "{title}: моментов прогона: {count}",
    es: "{title}: {count} momento{s} de una pasada")

  /// A sentence with a number, in which `{s}` is the plural ending.
  fileprivate func counting(
    _ count: Int, in language: Language, _ values: [String: String]
  ) -> String {
    let own = ["count": String(count), "s": count == 1 ? "" : "s"]
    return text(language, values.merging(own) { $1 })
  }
}
