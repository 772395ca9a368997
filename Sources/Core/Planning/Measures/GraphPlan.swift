package import TerrariumPlayback
package import TerrariumRendering
internal import TerrariumVocabulary

/// A picture of many runs, and the numbers of each run that it shows.
package struct GraphPlan: Hashable, Sendable {
  /// A number of a run.
  enum Source: Hashable, Sendable {
    case measure(Measure)
    /// The value of a varying setting, by its index.
    case varied(Int, name: String)

    var name: String {
      switch self {
      case .measure(let measure): measure.name
      case .varied(_, let name): name
      }
    }
  }

  package let kind: RunGraphKind
  /// The numbers on the horizontal and the vertical axis; a histogram has no vertical one.
  let across: Source
  let down: Source?
  /// The measure for the colours of a heat map.
  let value: GroupMeasure?

  package var measures: [Measure] {
    var measures: [Measure] = []
    for case .measure(let measure) in [across, down].compactMap(\.self) { measures.append(measure) }
    return measures + [value?.measure].compactMap(\.self)
  }

  /// Reads the requested picture from the settings, given the available measures; nil if none is
  /// requested, or if a fault was recorded.
  init?(from reader: inout SettingsReader, among all: [Measure], varied: [Variation]) {
    guard let kind = reader.value(.chartStyle)?.ofRuns else {
      reader.refuseGraphSettings("chart-style: histogram, scatter or heat")
      return nil
    }
    self.kind = kind
    if kind != .heat { reader.refuseTitleOfColours() }
    let names = varied.map(\.name)
    switch kind {
    case .histogram:
      reader.refuse(.graphY, without: "chart-style: scatter or heat")
      reader.refuse(.graphValue, without: "chart-style: heat")
      guard let across = reader.source(.graphX, or: "rest", among: all, varied, kind) else {
        return nil
      }
      self.across = across
      down = nil
      value = nil
    case .scatter:
      reader.refuse(.graphValue, without: "chart-style: heat")
      let across = reader.source(.graphX, among: all, varied, kind)
      let down = reader.source(.graphY, among: all, varied, kind)
      guard let across, let down else { return nil }
      self.across = across
      self.down = down
      value = nil
    case .heat:
      guard names.count >= 2 else {
        reader.refuse(
          .said("a heat map shows two settings that vary", "vary another one, or draw a histogram"),
          ofStyle: kind, without: "two settings that vary")
        return nil
      }
      // As on a sheet, the first setting's values run down and the second one's across. A cell is
      // the mean over seeds if two others vary.
      let others = names.indices.filter { names[$0] != Setting.seed.name }
      let usual = others.count < 2 ? [0, 1] : Array(others[..<2])
      let x = reader.variedPlace(.graphX, names, taken: .graphY, usual: usual.reversed())
      let y = reader.variedPlace(.graphY, names, taken: .graphX, usual: usual)
      let value = reader.groupMeasure(among: all, kind)
      guard let x, let y, let value else { return nil }
      guard x != y else {
        reader.refuse(.given(twice: "\(names[x]) along both sides"), for: "y")
        return nil
      }
      across = .varied(x, name: names[x])
      down = .varied(y, name: names[y])
      self.value = value
    }
  }

  /// The names along its axes in a language; a heat map also has the values of both settings there.
  func names(
    varied: [Variation], _ values: [SheetValues], of subject: Subject, in language: Language
  ) -> RunGraphNames {
    func title(_ source: Source?) -> String {
      if case .measure(let measure)? = source { return measure.title(of: subject, in: language) }
      let name = source?.name ?? ""
      // Marks are only numbers; the values of a heat map are as written.
      guard kind != .heat, case .varied(let place, _)? = source,
        varied[place].numbers.allSatisfy({ $0.hasSuffix("%") })
      else { return name }
      return name + ", %"
    }
    func labels(_ place: Int) -> [String] {
      let labels = values[place].axis.labels
      return labels.isEmpty ? varied[place].values.map(\.text) : labels
    }
    var names = RunGraphNames(
      across: title(across), down: title(down),
      value: value?.title(of: subject, in: language) ?? "")
    if kind == .heat, case .varied(let x, _) = across, case .varied(let y, _)? = down {
      names.columns = labels(x)
      names.rows = labels(y)
    }
    return names
  }
}

extension Variation {
  /// The values that are numbers; of computed ones, which are all alike, a sample.
  fileprivate var numbers: [String] {
    values.prefix(values.range == nil ? values.count : 1).map(\.text)
      .filter { RunGraphNames.number(of: $0) != nil }
  }
}

extension SettingsReader {
  /// Rejects settings for pictures of many runs if there is no such picture.
  mutating func refuseGraphSettings(_ needed: String) {
    for setting in [Setting.graphX, .graphY, .graphValue] { refuse(setting, without: needed) }
    refuseTitleOfColours()
  }

  /// Notes that a title is given for the colours of a heat map, where there is none.
  fileprivate mutating func refuseTitleOfColours() {
    if isGiven(.axes), value(.axes)?.value != nil {
      refuse(.needs("'value' of axes", "chart-style: heat"), for: Setting.axes.name)
    }
  }

  /// Rejects a given setting that lacks another one, except with its default value.
  mutating func refuse<Value>(_ setting: Setting<Value>, without needed: String) {
    if isSet(named: setting.name) { refuse(.needs(setting.name, needed), for: setting.name) }
  }

  /// True if the style of charts is a default for all worlds, which gives way if it does not apply.
  var hasUsualChartStyle: Bool { written[Setting.chartStyle.name]?.rank == .general }

  /// Records the fault of a picture of many runs that lacks something.
  fileprivate mutating func refuse(
    _ problem: Problem, ofStyle kind: RunGraphKind, without needed: String
  ) {
    refuse(
      hasUsualChartStyle ? .needs("chart-style: \(kind.rawValue)", needed) : problem,
      for: Setting.chartStyle.name)
  }

  /// The source of numbers for a setting: a measure, or a varying setting.
  fileprivate mutating func source(
    _ setting: Setting<String>, or usual: String? = nil, among all: [Measure],
    _ varied: [Variation], _ kind: RunGraphKind
  ) -> GraphPlan.Source? {
    guard let name = isGiven(setting) ? value(setting) : usual else {
      if !isGiven(setting) { refuse(setting, missingIn: kind) }
      return nil
    }
    guard let place = varied.firstIndex(where: { $0.name == name }) else {
      return measure(name, among: all, or: varied.map(\.name), for: setting.name)
        .map { .measure($0) }
    }
    guard !varied[place].numbers.isEmpty else {
      refuse(
        .said("no value of \(name) is a number", "name a measure, or a setting of numbers"),
        for: setting.name)
      return nil
    }
    return .varied(place, name: name)
  }

  /// The measure of a heat map's colours.
  fileprivate mutating func groupMeasure(
    among all: [Measure], _ kind: RunGraphKind
  ) -> GroupMeasure? {
    let setting = Setting.graphValue
    guard isGiven(setting) else {
      refuse(setting, missingIn: kind)
      return nil
    }
    return value(setting).flatMap { groupMeasure($0, among: all, for: setting.name) }
  }

  /// Records the lack of a measure.
  private mutating func refuse(_ setting: Setting<String>, missingIn kind: RunGraphKind) {
    refuse(
      .said(
        "chart-style: \(kind.rawValue) needs \(setting.name)",
        "name a measure, such as \(setting.name): ticks"), ofStyle: kind, without: setting.name)
  }

  /// The index of the setting along a side of a heat map: the named one, or the first usual one
  /// that the other side does not use.
  fileprivate mutating func variedPlace(
    _ setting: Setting<String>, _ varied: [String], taken other: Setting<String>, usual: [Int]
  ) -> Int? {
    guard isGiven(setting) else {
      let taken = value(other).flatMap { varied.firstIndex(of: $0) }
      return usual.first { $0 != taken }
    }
    guard let name = value(setting) else { return nil }
    if let place = varied.firstIndex(of: name) { return place }
    let nearest = NearestMatch.of(name, in: varied)
    let advice =
      nearest.map { "did you mean '\($0)'?" } ?? "these vary: \(varied.joined(separator: ", "))"
    refuse(
      .said("'\(name)' does not vary, as the axes of a heat map must", advice),
      for: setting.name)
    return nil
  }
}
