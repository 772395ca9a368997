internal import TerrariumEncoding
internal import TerrariumPlanning
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Job {
  /// The writer of an output's rows: those of a film, or of all runs of a sheet.
  func rowWriter(of output: OutputPlan) -> any TextWriter {
    let (isTable, subject) = (output.format.content == .table, world.subject)
    if isSheet, let columns = columnsOfAllRuns {
      return VariedWriter(columns: columns, of: self, isTable: isTable)
    }
    let writer: any TextWriter =
      if !isTable {
        HappeningWriter(timeName: subject.timeName, naming: varied.column)
      } else if let columns = table?.measures.map(\.name) ?? world.tableColumns {
        RowsWriter(columns: columns.map(varied.column))
      } else {
        TableWriter(timeName: subject.timeName, columns: censusColumns.map(varied.column))
      }
    return isSheet ? VariedWriter(writer, of: self, isTable: isTable) : writer
  }

  /// The columns of a table whose rows are of many runs; nil for other tables.
  private var columnsOfAllRuns: [String]? {
    let names = varied.map(\.name)
    if table?.isOfObjects ?? false { return ["apgcode", "name", "count"] + names }
    return groups.map { $0.columns(names) + $0.names.map(varied.column) }
  }

  /// The groups of runs, if the table has a row for each.
  var groups: RunGroups? { table?.groups.map { RunGroups($0, varied: varied.map(\.name)) } }

  var letters: LetterWriter { LetterWriter(letters: world.subject.states.map(\.letter)) }

  /// The facts that the format of an output needs.
  func facts(of output: OutputPlan, _ rendition: Rendition) -> TargetFacts {
    // If a picture is requested, the plan has counted the frames.
    let covers = hasCover ? 1 : 0
    let smooth = rendition.moves(output) ? rendition.plan.smooth : 1
    let whole: Recipe.Subject = output.format.canHoldManyFilms ? .page : .film
    return TargetFacts(
      painter: showsHistory(output) ? rendition.historyPainter : rendition.painter,
      timing: rendition.timing.divided(by: smooth),
      frameCount: ((frames ?? 1) - 1) * smooth + 1 + covers,
      shownFrame: isSheet ? nil : rendition.shownFrame,
      recipe: { [recipe = rendition.recipe] in recipe.text(for: $0.map { .frame($0) } ?? whole) },
      page: { rendition.plan.pageFacts }, letters: letters, rows: rowWriter(of: output))
  }
}
