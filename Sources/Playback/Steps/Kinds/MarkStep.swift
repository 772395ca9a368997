internal import Vocabulary

extension StepKind {
  /// `mark: rectangle`: pictures have a frame around these cells, until the next one.
  package static let mark = StepKind(Setting.mark) { draft in
    guard let area = draft.value(.mark) else { return nil }
    if case .rectangle(let rectangle) = area {
      guard draft.fits(rectangle, for: "mark") else { return nil }
      draft.script.mark = rectangle
    } else {
      draft.script.mark = nil
    }
    return .looking { [look = draft.script.lookNow()] in $0.look = look }
  }
}

extension Setting where Value == Area {
  fileprivate static let mark = Setting(
    "mark", .area(or: "none", .none), "draws a frame around cells, until the next mark")
}
