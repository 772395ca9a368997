internal import Encoding
internal import Files
internal import GD
internal import Rendering

/// Opens the files of a plan, each as the kind of output that its format is.
struct TargetOpener {
  let plan: Plan
  let isHashed: Bool
  let purpose: OutputFile.Purpose

  /// A target for each of the plan's files, its stills last. That all can be written is found out
  /// now.
  func targets() throws(Fault) -> [any FilmTarget] {
    var targets: [any FilmTarget] = []
    for output in plan.outputs {
      try refuseStream(output)
      do {
        targets.append(try target(for: output))
      } catch let error as FileError {
        throw Fault(.file(error), at: output.place)
      } catch let failure as Program.Failure {
        throw Fault(.program(failure, path: output.path), at: output.place)
      } catch GDError.sideOutOfRange(let side, let limit) {
        throw Fault(.sideTooLong(path: output.path, side, limit: limit), at: output.place)
      } catch {
        throw Fault(.outOfMemory, at: output.place)
      }
    }
    for (number, still) in plan.film.stills.enumerated() {
      try refuseStream(still)
      do {
        let encode = stillEncoder(of: still.format, number)
        targets.append(
          try StillTarget(
            number, at: still.path, hashed: isHashed, purpose: purpose, limit: plan.sizeLimit,
            encode: encode))
      } catch {
        throw Fault(.file(error), at: still.place)
      }
    }
    for picture in plan.genesis.beside {
      try refuseStream(picture.output)
      let recipe = plan.recipe.text(for: .beside(picture.setting))
      let text = PNGText(keyword: Recipe.keyword, text: recipe)
      let isGIF = picture.output.format == .gif
      do {
        targets.append(
          try PictureTarget(
            at: picture.output.path, hashed: isHashed, purpose: purpose, limit: plan.sizeLimit
          ) {
            isGIF
              ? try gifBytes(picture.draw(), comment: recipe)
              : try pngBytes(picture.draw(), text: text)
          })
      } catch {
        throw Fault(.file(error), at: picture.output.place)
      }
    }
    return targets
  }

  /// A target for each of the files that steps write beside the stills.
  func stepTargets() throws(Fault) -> [StepFileTarget] {
    var targets: [StepFileTarget] = []
    for file in plan.film.stepFiles {
      do throws(FileError) {
        targets.append(try StepFileTarget(file, hashed: isHashed, purpose: purpose))
      } catch {
        throw Fault(.file(error), at: file.place)
      }
    }
    return targets
  }

  /// What goes to a device or a pipe cannot be looked at again.
  private func refuseStream(_ output: OutputPlan) throws(Fault) {
    guard purpose == .comparing,
      output.path == "-" || Path.kind(of: output.path) == .special
    else { return }
    throw Fault(.cannotCompare(path: output.path), at: output.place)
  }

  private func stillEncoder(
    of format: Format, _ number: Int
  ) -> @Sendable (Frame) throws -> [UInt8] {
    guard format != .txt, let artist = plan.artist else {
      let writer = LetterWriter(states: plan.world.subject.states)
      return { writer.picture(of: $0) }
    }
    let recipe = plan.recipe.text(for: .still(number))
    return { frame in
      format == .gif
        ? try gifBytes(artist.draw(frame), comment: recipe)
        : try pngBytes(
          artist.strips(of: frame), text: PNGText(keyword: Recipe.keyword, text: recipe))
    }
  }

  private func target(
    for output: OutputPlan
  ) throws -> any FilmTarget {
    if let path = output.numbered {
      let files = try NumberedFiles(path, hashed: isHashed, purpose: purpose, limit: plan.sizeLimit)
      return output.format == .txt
        ? NumberedTextTarget(files, writer: LetterWriter(states: plan.world.subject.states))
        : NumberedPNGTarget(files) { [recipe = plan.recipe] in
          PNGText(keyword: Recipe.keyword, text: recipe.text(for: .frame($0)))
        }
    }
    if plan.film.marksMoment, output.format == .png || output.format == .gif {
      return try StillTarget(
        StillStep.mark, at: output.path, hashed: isHashed, purpose: purpose,
        limit: plan.sizeLimit, encode: stillEncoder(of: output.format, StillStep.mark))
    }
    let file = try OutputFile(
      at: output.path, hashed: isHashed, purpose: purpose, limit: plan.sizeLimit)
    switch output.format {
    case .txt:
      return try TextTarget(file, writer: LetterWriter(states: plan.world.subject.states))
    case .csv where plan.world.hasGameTable:
      return try TextTarget(file, writer: PigRowWriter())
    case .csv:
      return try TextTarget(
        file, writer: TableWriter(columns: plan.world.subject.census.map(\.name)))
    case .jsonl:
      return try TextTarget(file, writer: HappeningWriter())
    case .rle, .cells, .mc:
      return PatternTarget(file, format: output.format)
    case .gif, .png, .apng, .webp, .y4m, .mp4, .webm:
      guard let artist = plan.artist(of: output) else { throw DrawingError.outOfMemory }
      // Where a picture is asked for, the plan has counted the frames.
      let opening = PictureOpening(
        painter: artist, timing: plan.timing,
        frameCount: (plan.film.frames ?? 1) + (artist.hasCover ? 1 : 0),
        shownFrame: plan.shownFrame, recipe: plan.recipe)
      return try opening.target(for: file, as: output.format)
    }
  }
}
