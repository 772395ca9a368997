internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary

/// The checked settings of a one-dimensional automaton.
struct WolframSettings {
  let rule: LineRule
  let size: GridSize
  let edges: Edges
  let film: WolframWorld.Film
  let start: WolframStart

  /// Reads the settings; nil if some are wrong, which the reader has recorded.
  init?(from reader: inout SettingsReader) {
    let library = reader.folder(.library)
    reader.refuseMissing(.library)
    let source = reader.value(.pattern).flatMap {
      PatternSource($0, from: &reader, library: library)
    }
    guard source != nil || !reader.isGiven(.pattern) else { return nil }
    var ofFile: RuleGrid?
    if let text = source?.pattern.rule, !reader.isGiven(.rule) {
      do throws(Problem) {
        ofFile = try RuleGrid(ofRule: text)
      } catch {
        reader.refuse(error.of(file: source?.path), for: "pattern")
        return nil
      }
    }
    let rule = Self.rule(from: &reader, ofFile, path: source?.path)
    let film = reader.value(.film).flatMap { WolframWorld.Film(rawValue: $0) }
    let field = Self.field(from: &reader, source, ofFile)
    guard let rule, let film, let (size, edges) = field else { return nil }
    guard size.area <= Wolfram.cellLimit else {
      let problem = Problem.sizeTooLarge(
        setting: "size", text: "\(size)", limit: "\(Wolfram.cellLimit) cells")
      if ofFile?.columns == nil {
        reader.refuse(problem, for: "size")
      } else {
        reader.refuse(problem.of(file: source?.path), for: "pattern")
      }
      return nil
    }
    let start =
      if let source {
        Self.drawn(source, rule, in: &reader)
          .flatMap { Self.start(of: $0, ofFile, rule: rule, in: &reader) }
      } else {
        Self.start(from: &reader, colors: rule.colors)
      }
    guard let start else { return nil }
    guard edges == .none || start.width <= size.columns else {
      let error = WolframStartError.longerThanLine(cells: start.width, columns: size.columns)
      reader.refuse(error.problem, for: source == nil ? "start" : "pattern")
      return nil
    }
    if ofFile != nil { reader.facts["rule"] = rule.text }
    if case .cells = start {
      reader.facts["fill"] = ""
      reader.startsWithoutChance = true
    }
    self.rule = rule
    self.size = size
    self.edges = edges
    (self.film, self.start) = (film, start)
  }

  private static func rule(
    from reader: inout SettingsReader, _ ofFile: RuleGrid?, path: String?
  ) -> LineRule? {
    guard let ofFile else { return Wolfram.rule(from: &reader) }
    do throws(RuleError) {
      return try LineRule(ofFile.rule)
    } catch {
      let what = "the pattern's " + error.lineProblem(ofFile.rule).sentence.what
      reader.refuse(.said(what, "give a rule, such as --rule=30").of(file: path), for: "pattern")
      return nil
    }
  }

  /// The size and the edges, which the rule of a file may determine.
  private static func field(
    from reader: inout SettingsReader, _ source: PatternSource?, _ ofFile: RuleGrid?
  ) -> (GridSize, Edges)? {
    guard var size = reader.value(.size), var edges = reader.value(.edges) else { return nil }
    if let source, !reader.isGiven(.size) {
      size = GridSize(columns: max(size.columns, source.size.columns), rows: size.rows)
    }
    guard let text = ofFile?.grid, let own = ofFile?.edges else { return (size, edges) }
    let columns = ofFile?.columns ?? size.columns
    for (name, isOther) in [
      ("edges", reader.isGiven(.edges) && edges != own),
      ("size", reader.isGiven(.size) && size.columns != columns),
    ] where isOther {
      reader.refuse(.excludesGrid(name, grid: text), for: name)
      return nil
    }
    edges = own
    reader.facts["edges"] = edges.rawValue
    size = GridSize(columns: columns, rows: size.rows)
    return (size, edges)
  }

  /// The pattern with the letters of its drawing read under a rule; nil if they cannot be.
  private static func drawn(
    _ source: PatternSource, _ rule: LineRule, in reader: inout SettingsReader
  ) -> PatternSource? {
    do throws(Problem) {
      return try source.read(by: DrawingKey(states: rule.colors), in: &reader)
    } catch {
      reader.refuse(error, for: "pattern")
      return nil
    }
  }

  /// The row of a pattern: in the centre, or at the file's own place on the grid of its rule.
  /// Around it is the background of the file's generation.
  private static func start(
    of source: PatternSource, _ ofFile: RuleGrid?, rule: LineRule, in reader: inout SettingsReader
  ) -> WolframStart? {
    guard source.size.rows <= 1, case .cells(let pattern) = source.pattern.content else {
      reader.refuse(.tooManyRows(source.size.rows).of(file: source.path), for: "pattern")
      return nil
    }
    if let problem = source.pattern.highestState?.problem(ofRuleWith: rule.colors, in: source.path)
    {
      reader.refuse(problem, for: "pattern")
      return nil
    }
    guard let columns = ofFile?.columns, let position = source.pattern.position,
      let row = pattern.row(from: position.x + columns / 2, of: columns)
    else {
      source.keepGeneration(under: rule.text, in: &reader)
      return .cells(pattern.row, background: source.pattern.background(under: rule))
    }
    return .cells(row)
  }

  private static func start(from reader: inout SettingsReader, colors: Int) -> WolframStart? {
    guard let text = reader.value(.start), let fill = reader.value(.fill) else { return nil }
    if text != "random", reader.isSet(named: "fill") {
      reader.refuse(.needs("fill", "start random"), for: "fill")
      return nil
    }
    switch text {
    case "single": return .single
    case "random": return .random(chances: fill.thousandths, total: 100_000)
    default:
      do throws(WolframStartError) {
        return try WolframStart(parsing: text, colors: colors)
      } catch {
        let nearest = NearestMatch.of(text, in: ["single", "random"])
        reader.refuse(
          nearest.map {
            .badValue(
              setting: "start", text: text,
              expected: "single, random or a string of \(LineRule.digits(colors))", nearest: $0)
          } ?? error.problem, for: "start")
        return nil
      }
    }
  }
}
