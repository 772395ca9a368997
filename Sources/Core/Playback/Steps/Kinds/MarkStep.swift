internal import TerrariumVocabulary

extension StepKind {
  /// `mark: rectangle`: frames these cells in pictures, until the next mark.
  package static let mark = StepKind(
    "mark", .area(or: "none", .none), "draws a frame around cells, until the next mark",
    example: "- mark: [0, 0, 10, 10]\n- run: 30\n- mark: none"
  ) { reader, area in
    guard let area else { return nil }
    if case .rectangle(let rectangle) = area {
      guard reader.fits(rectangle, for: "mark") else { return nil }
      reader.script.looks.mark = rectangle
    } else {
      reader.script.looks.mark = nil
    }
    return .looking { [look = reader.script.lookNow()] in $0.look = look }
  }
}
