internal import TerrariumBasics
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Plan {
  /// Settings of the run and its files, which change no picture.
  package struct RunSettings: Sendable {
    /// The number of threads; nil for as many as there are cores.
    package let jobs: Int?
    package let isQuiet: Bool
    /// The most bytes of a file.
    package let sizeLimit: Int?
    /// True if a table of runs keeps a record by which later work goes on.
    package let resumes: Bool
    /// The text alternative of its pictures; nil if none is given.
    package let alt: String?
  }

  /// Settings of pictures that are not those of a look.
  package struct PictureSettings: Sendable {
    /// The number of pictures for each frame of a moving file.
    package let smooth: Int
    /// The single frame that stills show, where not the last.
    package let shownFrame: Int?
    let framesAreGiven: Bool
    /// True if the size of cells is given.
    let hasOwnCell: Bool
    /// True if the size of the picture is given.
    let isFitted: Bool
    /// True if the size of the picture is given, and nothing says which cells it shows.
    let usesOwnSize: Bool
  }
}

extension Plan.RunSettings {
  init(of draft: inout Draft) {
    sizeLimit = draft.value(.maxSize)?.bytes
    jobs = draft.value(.jobs)
    // The ceiling is set before anything is planned; there a wrong one is passed over.
    Setting.memory.check(in: &draft)
    resumes = draft.value(.resume) ?? true
    isQuiet = draft.value(.quiet) ?? false
    alt = draft.value(.alt)
  }
}

extension Plan.PictureSettings {
  init(of draft: inout Draft, _ film: FilmPlan?, isTile: Bool) {
    smooth = draft.value(.smooth) ?? 1
    framesAreGiven = draft.isGiven(.frames)
    shownFrame = draft.frame(of: film)
    isFitted = draft.isGiven(.fit)
    hasOwnCell = draft.isGiven(.cell)
    usesOwnSize =
      isFitted && !isTile && film?.looks[0].view.cells == nil && film?.looks[0].hasCamera == false
      && (["size", "pattern"] + draft.world.excluded(by: "size")).allSatisfy { [draft] in
        draft.written[$0] == nil
      }
  }
}
