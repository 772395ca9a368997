package import Encoding
internal import Files
internal import Vocabulary

/// `still: FILE`: a picture of this moment. `still` alone marks the moment that the outputs show
/// which are a single picture.
package struct StillStep: Step {
  /// Its place among the film's stills.
  package let number: Int

  /// The formats of a still.
  package static let formats: [Format] =
    Format.all.filter { $0.canBeStill && $0.content == .picture }
    + Format.all.filter { $0.canBeStill && $0.content != .picture }

  /// The number of the still that outputs show.
  package static let mark = -1

  package var recipe: RecipeStep? { .still(number) }

  package var mayChangeWorld: Bool { false }

  package func act(on stage: inout Stage) { stage.stills.append(number) }
}

extension StepKind {
  package static let still = StepKind(Setting.still, isValueOptional: true, writesFile: true) {
    draft in
    draft.script.show()
    guard draft.isGiven(.still) else { return StillStep(number: StillStep.mark) }
    guard let written = draft.value(.still),
      let plan = draft.stillPlan(of: written, at: draft.keys.place(of: .still))
    else { return nil }
    draft.script.stills.append(plan)
    return StillStep(number: draft.script.stills.count - 1)
  }
}

extension Setting where Value == String {
  fileprivate static let still = Setting(
    "still", .path(placeholder: "FILE"),
    "a picture of this moment; alone: what .png, .svg, .pdf and .gif show")
}

extension StepDraft {
  fileprivate mutating func stillPlan(of written: String, at place: Place?) -> OutputPlan? {
    let path = keys.path(written, at: place)
    let formats = StillStep.formats.filter { $0.isPicture || !world.isScene }
    let known = formats.map(\.ending)
    let ending = Path.ending(of: path)
    guard let format = formats.first(where: { $0.ending == ending }) else {
      let nearest = NearestMatch.of(ending, in: known)
      refuse(.notAStill(path: written, nearest: nearest, known: known), for: "still")
      return nil
    }
    guard NumberedPath.count(in: Path.name(of: path)) == 0 else {
      refuse(.numberInStill(path: written), for: "still")
      return nil
    }
    if let obstacle = Path.obstacle(toWriting: path) { refuse(.file(obstacle), for: "still") }
    let isNew = script.stillFiles.insert(Path.identity(of: path)).inserted
    if !isNew, Path.kind(of: path) != .special {
      refuse(.sameOutputTwice(written), for: "still")
    }
    return OutputPlan(path: path, format: format, place: place)
  }
}
