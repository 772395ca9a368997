package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPictures
package import TerrariumVocabulary

extension SettingsReader {
  /// The delay of frames; that of a tick, if the model has a time scale.
  package mutating func timing(tickTime: FrameDelay?) -> Timing? {
    let delay = value(.delay)
    let rate = value(.fps)
    let last = value(.last)
    let timesToPlay = value(.loop)
    let own = if let tickTime, !isGiven(.delay) { tickTime } else { delay }
    guard let delay = rate ?? own, let timesToPlay else { return nil }
    let seconds = Double(delay.numerator) / Double(delay.denominator)
    facts["delay"] = rate == nil ? delay.written : "\(Self.rounded(1000 * seconds))ms"
    facts["fps"] = Self.rounded(1 / seconds)
    return Timing(delay: delay, last: last, timesToPlay: timesToPlay)
  }

  /// A number with at most three decimals.
  private static func rounded(_ number: Double) -> String {
    Decimals.text(of: Int((1000 * number).rounded()), over: 1000)
  }

  /// The look of frames; `note` is the legend's text if the rule is not given.
  package mutating func look(of kind: any WorldKind, note: RuleNote? = nil) -> Look? {
    let theme = value(.theme)
    let colours = value(.colors) ?? []
    let shape = shape(of: kind)
    if let shape { facts[Setting.shape.name] = shape.rawValue }
    let cell = value(.cell)
    let fit = pictureSize()
    let hasGrid = value(.grid)
    let hasCounters = value(.counters)
    let hasLegend = value(.legend)
    let chart = value(.chart)
    let chartStyle = value(.chartStyle)
    let axes = isGiven(.axes) ? value(.axes) : AxisTitles()
    let text = textStyle()
    if let text { facts[Setting.text.name] = "\(text.size)px" }
    let words = words(of: kind)
    let fade = world.lacking.contains("fade") ? 0 : value(.fade)
    let language = value(.language)
    let texture = value(.texture)
    let annotations = annotations(of: kind)
    let maxColors = value(.maxColors)
    let view = value(.view)
    let turn = world.lacking.contains(Setting.viewTurn.name) ? 0 : value(.viewTurn)
    guard var theme, let shape, let hasGrid, let hasCounters, let hasLegend, let chart,
      let chartStyle, let axes, let fade, let language, let text, let texture, let maxColors
    else { return nil }
    paint(colours, over: &theme, of: kind.subject)
    kind.subject.paint(&theme)
    let scale: Look.Scale =
      if let fit { .fit(width: fit.columns, height: fit.rows) } else if let cell {
        .pixelsACell(cell)
      } else { .automatic }
    guard let view, let turn else { return nil }
    var look = Look(
      theme: theme, shape: shape, scale: scale, hasGrid: hasGrid, hasCounters: hasCounters,
      language: language)
    switch view {
    case .none: break
    case .rectangle(let cells): look.view.cells = cells
    case .home: look.view.isHome = true
    case .follow: (look.view.follows, look.hasCamera) = (true, true)
    case .history: (look.view.follows, look.view.keepsAll, look.hasCamera) = (true, true, true)
    }
    if turn != 0 { (look.view.turn, look.hasCamera) = (turn, true) }
    look.texts.hasLegend = hasLegend
    look.traces.fade = fade
    look.text = text
    look.maxColors = maxColors
    look.annotations = annotations
    (look.texts.title, look.texts.caption) = words
    if kind.subject.texture != nil, look.texture != texture, isGiven(.texture) {
      look.texture = texture
    }
    look.chart.place = chart
    look.chart.style = chartStyle.census ?? .lines
    look.chart.axes = axes
    if hasLegend { look.texts.note = kind.note(&self) ?? note }
    kind.complete(&look, from: &self)
    return look
  }

  /// The settings that are only words in a picture.
  static let settingsOfWords: Set<String> = [Setting.title.name, Setting.caption.name]

  /// The texts of title and caption.
  package mutating func words(
    of kind: any WorldKind
  ) -> (title: PictureText?, caption: PictureText?) {
    let (title, caption) = (words(.title, of: kind), words(.caption, of: kind))
    return (title, caption)
  }

  private mutating func words(_ setting: Setting<String>, of kind: any WorldKind) -> PictureText? {
    guard let words = value(setting), !words.isEmpty else { return nil }
    return text(words, at: place(of: setting), of: kind)
  }

  private mutating func annotations(of kind: any WorldKind) -> [Annotation] {
    guard !world.lacking.contains(Setting.annotate.name) else { return [] }
    // For an invalid item, the texts of the others are still checked for faults.
    let choices =
      value(.annotate)
      ?? (written[Setting.annotate.name]?.value.items ?? []).flatMap {
        (try? Setting.annotate.type.read($0)) ?? []
      }
    return choices.map { choice in
      var annotation = choice.annotation
      annotation.text = choice.text.map { text($0, at: choice.textPlace, of: kind) }
      return annotation
    }
  }

  /// The shape of cells. The default is the shape of the rule's lattice, or sprites if there are
  /// any.
  private mutating func shape(of kind: any WorldKind) -> CellShape? {
    let own = kind.lattice(&self)
    lattice = own ?? .squares
    let hasPictures = kind.subject.states.contains { $0.sprite != nil }
    let natural = lattice.shape ?? (hasPictures && own != nil ? .sprite : nil)
    // Its default is no other shape than none at all.
    let isUsual = natural == nil || natural?.rawValue == world.fallback(of: Setting.shape)
    guard isSet(named: Setting.shape.name) || !isUsual, isGiven(.shape) else {
      return natural ?? value(.shape)
    }
    guard let shape = value(.shape) else { return nil }
    let others = CellShape.allCases.filter {
      $0 == .sprite ? hasPictures : $0.lattice == .squares || $0.lattice == lattice
    }
    guard !others.contains(shape) else { return shape }
    let names = "one of \(others.map(\.rawValue).joined(separator: ", "))"
    let rule = "\(shape.rawValue) with a rule such as \(shape.exampleRule)"
    refuse(
      .badValue(
        setting: "shape", text: shape.rawValue,
        expected: shape == .sprite ? names : "\(names), or \(rule)", nearest: nil), for: "shape")
    return nil
  }

  /// Overrides a theme's colours with given ones.
  private mutating func paint(
    _ colours: [ColourChoice], over theme: inout Theme, of subject: Subject
  ) {
    for choice in theme.paint(colours, of: subject) {
      let known = subject.states.map(\.name) + subject.paintedParts.map(\.name)
      let nearest = NearestMatch.of(choice.name, in: known)
      refuse(.unknownColourKey(choice.name, nearest: nearest, known: known), at: choice.place)
    }
  }

  /// The colours of states if some were given by name; otherwise nil.
  package mutating func givenColours(of subject: Subject) -> [Colour]? {
    let choices = value(.colors) ?? []
    guard var theme = value(.theme),
      choices.contains(where: { choice in subject.states.contains { $0.name == choice.name } })
    else { return nil }
    theme.paint(choices, of: subject)
    return subject.states.map { $0.colour(in: theme) }
  }

  private mutating func textStyle() -> TextStyle? {
    let size = value(.text)
    let scale = value(.scale)
    let face = fontFace()
    guard let size, let scale, let face else { return nil }
    var style = TextStyle(size: size, scale: scale, face: face)
    if let fit = pictureSize(), !isGiven(.text) { style.grow(with: fit) }
    return style
  }

  /// The size of pictures in pixels: the given one, or the world's own at the same scale.
  package mutating func pictureSize(_ own: GridSize? = nil) -> GridSize? {
    guard !isGiven(.fit), let scale = value(.scale) else { return value(.fit) }
    return (own ?? value(.fit)).map { GridSize(columns: $0.columns * scale, rows: $0.rows * scale) }
  }

  /// The built-in typeface, or the font in a given file.
  private mutating func fontFace() -> FontFace? {
    guard let written = value(.font) else { return isGiven(.font) ? nil : .builtIn }
    guard let file = file(written, of: Setting.font.name, limit: Self.largestFont) else {
      return nil
    }
    guard let face = FontFace(file.bytes) else {
      refuse(.notAFont(path: written), for: "font")
      return nil
    }
    return face
  }

  /// The largest font in bytes; those of East Asian scripts have some ten million.
  private static let largestFont = 64 << 20
}

extension Subject {
  /// The parts besides states that may have their own colours.
  fileprivate var paintedParts: [Tone] { parts + [.plot, .axis] }
}

extension Theme {
  /// Applies given colours, and returns those with unknown names.
  @discardableResult
  package mutating func paint(
    _ colours: [ColourChoice], of subject: Subject
  ) -> [ColourChoice] {
    var tones: [String: Tone] = [:]
    for tone in subject.paintedParts { tones[tone.name] = tone }
    for state in subject.states { tones[state.name] = state.tone }
    if let ground = subject.states.first?.paint { self[subject.ground] = ground }
    var unknown: [ColourChoice] = []
    for choice in colours {
      if subject.states.contains(where: { $0.name == choice.name && $0.isOneOfMany }) {
        paint(choice.name, choice.colour)
        if subject.states.first?.name == choice.name { self[subject.ground] = choice.colour }
      } else if let tone = tones[choice.name] {
        self[tone] = choice.colour
        given.insert(tone)
      } else {
        unknown.append(choice)
      }
    }
    return unknown
  }
}

extension CellShape {
  fileprivate var exampleRule: String { lattice == .triangles ? "R1,C2,S3-6,B4,NL" : "B2/S34H" }
}
