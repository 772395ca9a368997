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

  /// Reads the settings; nil if some are wrong, which the draft has recorded.
  init?(from draft: inout Draft) {
    let library = draft.folder(.library)
    draft.refuseMissing(.library)
    let source = draft.value(.pattern).flatMap { PatternSource($0, from: &draft, library: library) }
    guard source != nil || !draft.isGiven(.pattern) else { return nil }
    var ofFile: RuleGrid?
    if let text = source?.pattern.rule, !draft.isGiven(.rule) {
      do throws(Problem) {
        ofFile = try RuleGrid(ofRule: text)
      } catch {
        draft.refuse(error.of(file: source?.path), for: "pattern")
        return nil
      }
    }
    let rule = Self.rule(from: &draft, ofFile, path: source?.path)
    let film = draft.value(.film).flatMap { WolframWorld.Film(rawValue: $0) }
    let field = Self.field(from: &draft, source, ofFile)
    guard let rule, let film, let (size, edges) = field else { return nil }
    guard size.area <= Wolfram.cellLimit else {
      let problem = Problem.sizeTooLarge(
        setting: "size", text: "\(size)", limit: "\(Wolfram.cellLimit) cells")
      if ofFile?.columns == nil {
        draft.refuse(problem, for: "size")
      } else {
        draft.refuse(problem.of(file: source?.path), for: "pattern")
      }
      return nil
    }
    let start =
      if let source {
        Self.drawn(source, rule, in: &draft)
          .flatMap { Self.start(of: $0, ofFile, rule: rule, in: &draft) }
      } else {
        Self.start(from: &draft, colors: rule.colors)
      }
    guard let start else { return nil }
    guard edges == .none || start.width <= size.columns else {
      let error = WolframStartError.longerThanLine(cells: start.width, columns: size.columns)
      draft.refuse(error.problem, for: source == nil ? "start" : "pattern")
      return nil
    }
    if ofFile != nil { draft.facts["rule"] = rule.text }
    if case .cells = start {
      draft.facts["fill"] = ""
      draft.startsWithoutChance = true
    }
    self.rule = rule
    self.size = size
    self.edges = edges
    (self.film, self.start) = (film, start)
  }

  private static func rule(
    from draft: inout Draft, _ ofFile: RuleGrid?, path: String?
  ) -> LineRule? {
    guard let ofFile else { return Wolfram.rule(from: &draft) }
    do throws(RuleError) {
      return try LineRule(ofFile.rule)
    } catch {
      let what = "the pattern's " + error.lineProblem(ofFile.rule).sentence.what
      draft.refuse(.said(what, "give a rule, such as --rule=30").of(file: path), for: "pattern")
      return nil
    }
  }

  /// The size and the edges, which the rule of a file may determine.
  private static func field(
    from draft: inout Draft, _ source: PatternSource?, _ ofFile: RuleGrid?
  ) -> (GridSize, Edges)? {
    guard var size = draft.value(.size), var edges = draft.value(.edges) else { return nil }
    if let source, !draft.isGiven(.size) {
      size = GridSize(columns: max(size.columns, source.size.columns), rows: size.rows)
    }
    guard let text = ofFile?.grid, let own = ofFile?.edges else { return (size, edges) }
    let columns = ofFile?.columns ?? size.columns
    for (name, isOther) in [
      ("edges", draft.isGiven(.edges) && edges != own),
      ("size", draft.isGiven(.size) && size.columns != columns),
    ] where isOther {
      draft.refuse(.excludesGrid(name, grid: text), for: name)
      return nil
    }
    edges = own
    draft.facts["edges"] = edges.rawValue
    size = GridSize(columns: columns, rows: size.rows)
    return (size, edges)
  }

  /// The pattern with the letters of its drawing read under a rule; nil if they cannot be.
  private static func drawn(
    _ source: PatternSource, _ rule: LineRule, in draft: inout Draft
  ) -> PatternSource? {
    do throws(Problem) {
      return try source.read(by: DrawingKey(states: rule.colors), in: &draft)
    } catch {
      draft.refuse(error, for: "pattern")
      return nil
    }
  }

  /// The row of a pattern: in the centre, or at the file's own place on the grid of its rule.
  /// Around it is the background of the file's generation.
  private static func start(
    of source: PatternSource, _ ofFile: RuleGrid?, rule: LineRule, in draft: inout Draft
  ) -> WolframStart? {
    guard source.size.rows <= 1, case .cells(let pattern) = source.pattern.content else {
      draft.refuse(.tooManyRows(source.size.rows).of(file: source.path), for: "pattern")
      return nil
    }
    if let problem = source.pattern.highestState?.problem(ofRuleWith: rule.colors, in: source.path)
    {
      draft.refuse(problem, for: "pattern")
      return nil
    }
    guard let columns = ofFile?.columns, let position = source.pattern.position,
      let row = pattern.row(from: position.x + columns / 2, of: columns)
    else {
      source.keepGeneration(under: rule.text, in: &draft)
      return .cells(pattern.row, background: source.pattern.background(under: rule))
    }
    return .cells(row)
  }

  private static func start(from draft: inout Draft, colors: Int) -> WolframStart? {
    guard let text = draft.value(.start), let fill = draft.value(.fill) else { return nil }
    if text != "random", draft.isSet(named: "fill") {
      draft.refuse(.needs("fill", "start random"), for: "fill")
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
        draft.refuse(
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
