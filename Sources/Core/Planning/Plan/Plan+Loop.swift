internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumPlayback
internal import TerrariumRendering
internal import TerrariumVocabulary

extension Plan {
  /// Finds the frames in which the film closes. On a sheet it is the common loop of all films, once
  /// known.
  mutating func close(_ reader: inout SettingsReader, as shared: Loop?) {
    do throws(Fault) {
      let isTile = reader.isOnSheet
      let threads = isTile ? 1 : threads ?? WorkerPool.cores
      let stage = try worldStart.stage(seed: seed, threads: threads).stage
      let skip = reader.isGiven(.skip) ? film.clock.skip : nil
      let every = film.clock.every
      func roomy(_ box: CellRect) -> CellRect { Rehearsal.roomy(box, in: stage.field) }
      if film.looks[0].view.isHome {
        let home = try StableRegionFinder.home(of: stage, every: every, skip: skip ?? 0)
        film.goHome(home.map(roomy))
      }
      let (look, field) = (film.looks[0], field(reader))
      func found(_ field: LoopField) throws(Fault) -> Result<Loop, LoopProblem> {
        var search = LoopSearch(
          of: stage, field: field, every: every, skip: skip,
          traced: look, isTile: isTile, shared: shared,
          progress: isQuiet ? nil : WorkContext.current[SearchProgress.self])
        return try search.loop()
      }
      switch try found(field) {
      case .success(var loop):
        // The home of its frames may differ and close elsewhere, so a few are tried.
        for _ in 0..<4 {
          guard look.view.isHome, let view = film.looks[0].view.cells,
            let home = try StableRegionFinder.home(of: stage, in: loop, every: every)
              .map(roomy), home != view
          else { break }
          film.goHome(home)
          guard case .success(let next) = try found(self.field(reader)) else {
            film.goHome(view)
            break
          }
          loop = next
        }
        take(loop)
        // A field that changes its size is the window itself.
        if field == .whole, let box = loop.box { window = worldStart.isOnPlane ? roomy(box) : box }
        if !isTile { closeGround() }
        reader.refuseFrame(of: film, with: film.frames ?? 1)
      case .failure(let problem):
        let moving = problem.hasGun || field != .whole ? nil : try found(.moving)
        reader.refuse(
          .said((try? moving?.get())?.shipMessage ?? problem.message(field)), for: "frames")
      }
    } catch {
      reader.refuse(error.problem, at: error.place)
    }
  }

  /// The part of the field that must repeat.
  private func field(_ reader: SettingsReader) -> LoopField {
    let look = film.looks[0]
    let edges = worldStart.field?.edges ?? .none
    let isOpen = worldStart.isOnPlane || worldStart.field?.grows ?? false
    if isOpen, look.view.follows { return .moving }
    if isOpen, look.view.cells == nil, !reader.isGiven(.size) { return .whole }
    let seen = seenCells
    return .cells(seen, areAll: edges != .none && seen.intersection(window) == window)
  }

  /// The cells that influence the pictures: with slanted lattices and rotated pictures, some
  /// outside the view. Other outputs have the same frames, whether there is a picture or not.
  private var seenCells: CellRect {
    let look = film.looks[0]
    let view = look.view.cells ?? window
    guard look.view.turn != 0 || look.shape.lattice != .squares, !look.view.follows,
      let artist = try? newArtist()
    else { return view }
    let camera = Camera(
      window: window, files: outputs, pictures: artist.cameraViews, looks: film.looks)
    return look.view.turn == 0 ? camera.view(ofLook: 0) : camera.own(ofLook: 0).upright.cells
  }

  private mutating func take(_ loop: Loop) {
    self.loop = loop
    film = film.closing(as: loop)
  }

  /// Lengthens the film until a drifting background also closes.
  private mutating func closeGround() {
    guard let loop, let frames = film.frames,
      let period = FilmArtist.groundPeriod(
        of: film.looks[0], subject: subject, window: window.size, facts: facts)
    else { return }
    take(
      Loop(
        skip: loop.skip, frames: frames / greatestCommonDivisor(frames, period) * period,
        box: loop.box, way: loop.way, period: loop.period))
  }

  /// The frames in which all films of a sheet close; nil if the films need not be planned again.
  ///
  /// - Throws: If there are too many.
  static func commonLoop(_ plans: [Plan], _ reader: inout SettingsReader) throws(Faults) -> Loop? {
    let loops = plans.compactMap(\.loop)
    guard !loops.isEmpty, loops.count == plans.count else { return nil }
    guard let common = Loop.common(loops, every: plans[0].film.clock.every) else {
      reader.refuse(
        .said(
          "the films of the sheet have no common period within \(LoopSearch.reach) ticks",
          "give frames a number, or fewer films", isOfFile: true), for: "frames")
      throw reader.faults
    }
    let isCommon = loops.allSatisfy { ($0.skip, $0.frames) == (common.skip, common.frames) }
    return isCommon ? nil : common
  }
}

extension Loop {
  /// The shortest film in which many films close; nil if it is too long.
  ///
  /// - Parameters:
  ///   - loops: The loops of all films.
  ///   - every: The ticks between two frames.
  /// - Returns: The film's start and length.
  static func common(_ loops: [Loop], every: Int) -> Loop? {
    var frames = 1
    for loop in loops {
      frames = frames / greatestCommonDivisor(frames, loop.frames) * loop.frames
      guard frames * every <= LoopSearch.reach else { return nil }
    }
    return Loop(
      skip: loops.map(\.skip).max() ?? 0, frames: frames, box: nil, way: Cell(0, 0),
      period: frames * every)
  }

  /// The advice for a pattern that repeats displaced.
  fileprivate var shipMessage: WorldMessage {
    WorldMessage(
      "the live cells move away, so nothing repeats in place",
      "--view=follow follows them, and repeats after \(frames.counted("frame"))", isOfFile: true)
  }
}

extension LoopProblem {
  /// True if a part is known that repeats and changes.
  fileprivate var hasGun: Bool {
    if case .none(_, _, .some(let gun)) = self { gun.period > 1 } else { false }
  }

  fileprivate func message(_ field: LoopField) -> WorldMessage {
    switch self {
    case .later(let skip, let start, let period):
      return WorldMessage(
        "the film repeats from tick \(start) with period \(period); skip: \(skip) is before that",
        "write skip: \(start), or leave it out", isOfFile: true)
    case .none(let ticks, let spread, let gun):
      let seen = spread.map { "; the live cells have spread to \($0) cells" } ?? ""
      let what = "nothing repeats within \(ticks.counted("tick"))\(seen)"
      if let gun, gun.period > 1 {
        // With room around the gun, so that some of its ships can be seen.
        let room = gun.view.widened(by: max(8, min(gun.view.width, gun.view.height)))
        let view = [room.x, room.y, room.width, room.height]
          .map(String.init).joined(separator: ",")
        return WorldMessage(
          what, "--view=\(view) shows a part that repeats every \(gun.period) ticks",
          isOfFile: true)
      }
      let isAll = if case .cells(_, areAll: true) = field { true } else { false }
      let other = isAll ? "" : ", or a view in which something repeats"
      return WorldMessage(what, "give frames a number" + other, isOfFile: true)
    }
  }
}
