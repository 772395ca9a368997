package import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumVocabulary

/// The stills of `still: FILE`.
package enum StillStep {
  /// The formats of a still.
  package static var formats: [Format] {
    let stills = Format.all.filter(\.canBeStill)
    return stills.filter { $0.content == .picture } + stills.filter { $0.content != .picture }
  }

  /// The word for a moment without a picture, which replaces a still in recipes.
  package static let hiddenName = "hidden"

  /// The step that takes a still for a place, or for none.
  fileprivate static func step(_ place: StillPlace?) -> Step {
    var step = Step.looking { stage in if let place { stage.stills.append(place) } }
    step.recipe = .still(place, counts: false)
    return step
  }
}

extension StepKind {
  /// `still: FILE`: draws this moment. `still` alone marks the moment for outputs that are single
  /// pictures. `still: hidden` draws nothing, but like every still, it counts for the size and
  /// colours of the film.
  package static let still = StepKind(
    "still", .path(placeholder: "FILE"),
    "writes a picture of this moment; without a file, .png, .svg, .pdf and .gif show it",
    example: "- run: 60\n- still: tick-60.png\n- run: 30", isValueOptional: true,
    writesFile: true
  ) { reader, written in
    reader.script.looks.showStill()
    guard let entry = reader.keys.written["still"] else { return StillStep.step(.outputs) }
    if written == StillStep.hiddenName { return StillStep.step(nil) }
    guard let written, let plan = reader.stillPlan(of: written, at: entry.value.place) else {
      return nil
    }
    reader.script.files.stills.append(plan)
    return StillStep.step(.file(reader.script.files.stills.count - 1))
  }
}

extension StepReader {
  fileprivate mutating func stillPlan(of written: String, at place: Place?) -> OutputPlan? {
    let path = keys.path(written, at: place)
    let formats = StillStep.formats.filter { $0.isPicture || !world.isScene }
    let known = formats.map(\.ending)
    let ending = Path.ending(of: path)
    guard let format = formats.first(where: { $0.ending == ending }) else {
      let nearest = Synonyms.meant(by: ending, in: known)
      refuse(
        .said(
          "'\(written)' has the wrong ending for a still",
          nearest.map { "did you mean .\($0)?" } ?? "use \(known.map { "." + $0 }.listed)"),
        for: "still")
      return nil
    }
    guard NumberedPath.count(in: Path.name(of: path)) == 0 else {
      refuse(
        .said("'\(written)': a still is one picture, without numbers", "leave out the %"),
        for: "still")
      return nil
    }
    take(path, written: written, for: "still")
    return OutputPlan(path: path, format: format, place: place)
  }
}
