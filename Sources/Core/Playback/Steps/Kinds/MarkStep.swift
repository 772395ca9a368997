internal import TerrariumVocabulary

extension StepKind {
  /// `mark: rectangle`: frames these cells in pictures, until the next mark.
  package static let mark = StepKind(
    "mark", .area(or: "none", .none), "draws a frame around cells, until the next mark",
    example: "- mark: [0, 0, 10, 10]\n- run: 30\n- mark: none"
  ) { draft, area in
    guard let area else { return nil }
    if case .rectangle(let rectangle) = area {
      guard draft.fits(rectangle, for: "mark") else { return nil }
      draft.script.looks.mark = rectangle
    } else {
      draft.script.looks.mark = nil
    }
    return .looking { [look = draft.script.lookNow()] in $0.look = look }
  }
}
