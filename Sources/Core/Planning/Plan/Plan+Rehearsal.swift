internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Plan {
  /// Plays the film once if planning needs facts about it.
  ///
  /// The content of pictures never depends on the outputs beside them: texts and states may need the
  /// window as well, but the layout of pictures follows only from a rehearsal for pictures. On a
  /// plane, texts have the cells of a picture of the same size, if there is one or not.
  mutating func rehearse(_ shown: [OutputPlan], _ reader: inout SettingsReader) {
    let isTile = reader.isOnSheet
    let pictures = shown.filter(\.format.isPicture)
    let hasLetters = shown.contains { $0.format.content == .letters }
    let showsField = hasLetters || !isTile && film.stepFiles.contains(where: \.hasWindow)
    let isDrawn = !pictures.isEmpty || showsField && isFitted && worldStart.isOnPlane
    // If every look has its own view, the film's window is not needed.
    let isOpen = film.looks.contains { $0.view.cells == nil && $0.window == nil && !$0.view.isHome }
    // An unknown home may turn out to be empty.
    let needsWindow = isOpen || film.looks.contains { $0.view.cells == nil && $0.view.isHome }
    let drawsWindow = isDrawn && needsWindow
    let charts = isDrawn && film.looks.contains { $0.chart.isShown }
    let charted = files.filter(\.format.isPicture)
    // The texts of a diagram may tell the length of the film.
    let tellsFrames = [Setting.frames.name, Setting.last.name].contains(
      where: reader.written.mayName)
    let showsFrames =
      isDrawn && (tellsFrames || pictures.isEmpty || !pictures.allSatisfy(showsHistory))
    var needs = Rehearsal.Needs()
    needs.frames = film.frames == nil && showsFrames
    needs.census = charts && (charted.isEmpty || charted.contains { !showsHistory($0) })
    needs.history = charts && charted.contains { showsHistory($0) }
    needs.home = isDrawn && film.looks.contains { $0.view.isHome && $0.view.cells == nil }
    needs.live =
      loop == nil && isDrawn && (needs.home || film.looks.contains(where: \.view.follows))
    // A loop without a view has told its window.
    let findsWindow =
      loop == nil || film.looks[0].view.follows || film.looks[0].view.cells != nil
    let grows = worldStart.field?.grows ?? false
    let countsForPictures =
      !needs.isEmpty || drawsWindow && findsWindow && (worldStart.findsWindow || grows)
    if drawsWindow || showsField, findsWindow {
      if worldStart.findsWindow { findWindow(hasLetters: hasLetters, &needs) }
      needs.field = grows
    }
    guard !needs.isEmpty else { return }
    let threads = isTile ? 1 : threads ?? WorkerPool.cores
    do throws(Fault) {
      let stage = try worldStart.stage(seed: seed, threads: threads).stage
      let progress = isQuiet ? nil : WorkContext.current[SearchProgress.self]
      defer { progress?.hear(nil) }
      let rehearsal = try Rehearsal(of: film, on: stage, needs, subject: world.subject, progress)
      if let window = rehearsal.window, findsWindow {
        self.window = window
        hasLargeWindow =
          drawsWindow && needs.windowAround != nil && window.longerSide > Rehearsal.sideLimit
      }
      let isFixed = !film.looks.contains { $0.view.follows || $0.hasCamera && !hasLetters }
      let mayCutOff = rehearsal.mayCutOff || lettersWindow != nil
      self.mayCutOff = mayCutOff && isOpen && isFixed
      if !film.hasSteps, worldStart.field?.axes == AxisEdges.none {
        let place = reader.written["at"].flatMap { try? ValueType.cell.read($0.value) }
        movableOrigin = place ?? Cell(0, 0)
      }
      if loop == nil { film.live = rehearsal.live }
      if needs.home { film.goHome(rehearsal.home) }
      if countsForPictures { film.widest = rehearsal.widest }
      if needs.frames { reader.count(rehearsal, in: &film) }
      self.rehearsal = rehearsal
    } catch {
      reader.refuse(error.problem, at: error.place)
    }
  }

  /// Makes a rehearsal find the window around the start.
  private mutating func findWindow(hasLetters: Bool, _ needs: inout Rehearsal.Needs) {
    let start = worldStart.window
    let showsAll = hasRoom(for: start)
    let within = spanning(showsAll ? Rehearsal.aroundAll(of: start) : Rehearsal.around(start))
    needs.windowWithin = within
    // The window of a large pattern is known without a rehearsal.
    let isKnown = showsAll && min(within.width, within.height) > Rehearsal.sideLimit
    needs.windowAround = isKnown ? within : start
    if hasLetters, start.width > Limits.letters / max(1, start.height) {
      lettersWindow = spanning(Rehearsal.around(start))
    }
  }

  /// True if numbers count live cells on a plane of which a given size shows a part.
  func countsCellsOutside(_ reader: SettingsReader) -> Bool {
    let isFixed = film.looks.allSatisfy { look in
      look.view.cells == nil && !look.view.follows && !look.hasCamera
    }
    return worldStart.isOnPlane && reader.isGiven(.size) && isFixed
      && (film.looks.contains { $0.texts.hasCounters || $0.chart.isShown }
        || files.contains { $0.format.content == .table })
      && files.contains(where: \.format.isPicture)
  }

  /// True if the window may be widened to the shape of the picture.
  func mayFillPicture(_ reader: SettingsReader) -> Bool {
    let seesHome = loop == nil && !reader.isOnSheet && film.looks.count == 1
    return isFitted && worldStart.isOnPlane && !reader.isGiven(.size)
      && film.looks.allSatisfy {
        ($0.view.cells == nil || $0.view.isHome && seesHome) && $0.window == nil && !$0.hasCamera
      }
  }
}
