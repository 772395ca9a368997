package import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumRendering
package import TerrariumVocabulary

extension Plan {
  /// The notices of a finished film: its default window cuts off live cells, it does not loop
  /// seamlessly, no cell has died and left a trace, or drawings are outside it. `ticks` is its length;
  /// nil if only its history was drawn.
  package func notices(
    ofLife box: CellRect?, hasSeam: Bool, lacksDeaths: Bool, ticks: Int?
  ) -> [Notice] {
    [windowCoverage(ofLife: box)].notices + countedOutside(box) + (hasSeam ? [seam] : [])
      + (lacksDeaths ? idleTraces : []) + unseen(ticks: ticks)
      + (ticks == nil ? idleFrames : [])
  }

  /// The notice for numbers that count more cells than the picture shows.
  private func countedOutside(_ life: CellRect?) -> [Notice] {
    guard countsOutside, let life, window.intersection(life) != life else { return [] }
    return [
      .said(
        "the numbers also count live cells outside the picture; "
          + "edges: wrap keeps all cells in it, and without size it shows more of them")
    ]
  }

  /// The notice for traces of dead cells where none dies.
  private var idleTraces: [Notice] {
    let idle = [
      film.looks.contains { $0.traces.fade > 0 } ? "fade" : nil,
      film.looks.contains(where: \.traces.hasHistory) ? "history" : nil,
    ].compactMap(\.self)
    return idle.isEmpty || artist == nil ? [] : [.idle(idle, needed: "cells that die")]
  }

  /// The notice for a number of frames on a diagram, which only films use. One frame is valid.
  private var idleFrames: [Notice] {
    guard framesAreGiven, world.hasHistory, let frames = film.frames,
      ![1, window.size.rows].contains(frames)
    else { return [] }
    let size = GridSize(columns: window.size.columns, rows: frames)
    return [.said("frames does not change a diagram; --size=\(size) has \(frames.counted("line"))")]
  }

  /// True if the film plays repeatedly, and its pattern could close it.
  package var mayHaveSeam: Bool {
    (worldStart.firstCells.category == .oscillator || worldStart.firstCells.category == .gun)
      && loop == nil && !film.hasSteps && timing.timesToPlay != 1 && film.frames ?? 1 > 1
      && outputs.contains { $0.format.content == .motion && $0.format.recipe != nil }
  }

  /// The notice of a film with a visible seam. On an unbounded plane a gun never repeats as a
  /// whole, but the cells that the film shows do.
  private var seam: Notice {
    let seesAll =
      film.looks[0].view.follows
      || film.looks[0].view.cells == nil && worldStart.findsWindow
    let x = window.x
    let y = window.y
    let width = window.width
    let height = window.height
    let isOfPart = worldStart.firstCells.category == .gun && seesAll
    let view = isOfPart ? "--view=\(x),\(y),\(width),\(height) " : ""
    let start = film.clock.skip > 0 ? " without skip" : ""
    return .said(
      "the film has a seam where it begins again; \(view)--frames=period\(start) closes the loop")
  }

  /// Notices for annotations outside the film's ticks, the picture, or the view of a resting
  /// camera.
  private func unseen(ticks: Int?) -> [Notice] {
    guard artist != nil, !hasScriptedDrawings, let look = film.looks.first else { return [] }
    let view = look.window ?? look.view.cells ?? window
    func reason(_ annotation: Annotation) -> UnseenReason? {
      let start = film.clock.skip
      if let ticks, annotation.first ?? 0 > ticks || annotation.last ?? .max < start {
        return .ticks(start...max(start, ticks))
      }
      let moves = look.hasCamera || look.view.follows
      guard annotation.staysInBounds, annotation.isOnPicture || !moves else { return nil }
      let percents = CellRect(x: 0, y: 0, width: 101, height: 101)
      let area = annotation.isOnPicture ? percents : view
      guard area.intersection(annotation.bounds).isEmpty else { return nil }
      return annotation.isOnPicture ? .picture : .cells(view)
    }
    return look.annotations.compactMap { annotation in
      let (words, bounds) = (annotation.text?.words(tick: 0, census: []), annotation.bounds)
      let place = Cell(bounds.x, bounds.y)
      if let reason = reason(annotation) { return .unseen(text: words, at: place, reason) }
      guard let words, isFixed(look), artist?.cutsOff(annotation, in: view) ?? false else {
        return nil
      }
      return .said(
        "the label '\(words)' at \(place.x),\(place.y) is cut off at the edge; "
          + "move it, or change its anchor or size")
    }
  }

  /// True if pictures of a look always show the same single cells.
  private func isFixed(_ look: Look) -> Bool {
    film.looks.count == 1 && !world.hasHistory && !look.hasCamera && !look.view.follows
      && look.shape.lattice == .squares
  }

  /// The parts that do not fit into its pictures.
  var leftOut: [Notice] {
    guard let artist else { return [] }
    return artist.leftOut.map {
      .leftOut($0, width: artist.layout.width, height: artist.layout.height)
    } + (artist.dropsTraces ? [.noTraces] : []) + (dropsAreas ? [.noAreas] : []) + emptyRoom
  }

  /// The notice for a picture of a given size that stays largely empty, with one change that fills
  /// it: another size of the field where none is given, otherwise another one of the picture.
  private var emptyRoom: [Notice] {
    guard let layout = artist?.layout, isFitted, layout.lattice == .squares,
      !film.looks.contains(where: \.hasCamera)
    else { return [] }
    let share = layout.coveredShare
    if usesOwnSize, share < 0.55,
      world.hasHistory || worldStart.field?.axes.areClosed ?? false
    {
      let percent = Int((share * 100).rounded())
      return [
        .said("the field covers \(percent) % of the picture; --size=\(layout.fillingSize) fills it")
      ]
    }
    let size = layout.content
    guard 2 * size.area < layout.size.area else { return [] }
    let looks = film.looks.changed { $0.scale = .fit(width: size.columns, height: size.rows) }
    let other = FilmArtist.measure(
      looks: looks, subject: subject, window: window.size, facts: facts)
    let isFilled = 2 * other.content.area >= other.picture.area
    return isFilled ? [.emptyRoom(filledBy: other.picture)] : []
  }

  /// True if a chart has too many lines for the filled areas of its look.
  private var dropsAreas: Bool {
    artist?.hasChart ?? false && world.subject.series.count > 2
      && film.looks.contains { $0.chart.isShown && $0.chart.style != .lines }
  }
}

extension Notice {
  /// The notice for a picture of which more than half is empty, and the size that would be filled.
  static func emptyRoom(filledBy size: GridSize) -> Notice {
    .said("more than half of the picture is empty; with --fit=\(size) it is filled")
  }

  /// The notice for letters in texts that the typeface of some looks lacks.
  static func missingLetters(in looks: [Look]) -> [Notice] {
    let letters = looks.flatMap { look in
      ([look.texts.title, look.texts.caption] + look.annotations.map(\.text)).flatMap { text in
        (text?.words(tick: 0, census: []) ?? "").filter(look.text.face.lacks)
      }
    }.unique
    guard !letters.isEmpty else { return [] }
    let shown = String(letters.prefix(12)) + (letters.count > 12 ? "…" : "")
    return [.said("the built-in typeface has no '\(shown)'; --font=FILE takes one of your own")]
  }
}
