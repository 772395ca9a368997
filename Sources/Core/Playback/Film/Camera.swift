package import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumPictures

/// Takes the cells, shares and counts from a world that its outputs show.
package struct Camera {
  let looks: [Look]
  /// The part of the field in texts, for each look.
  private let fields: [CellRect]
  private let views: [CellRect]
  /// The part of the field in pictures, for each look; a picture of a slanted lattice also shows
  /// cells beside it.
  private let asked: [CellRect]
  /// The visible area of each look without a moving camera; nil if pictures show whole cells only.
  private let stills: [VisibleArea?]
  /// The picture of each look; empty if there are none.
  private let pictures: [CameraView]
  /// The index of the frame whose picture is too large for memory; nil if there is none.
  private let largeFrame: Int?
  private let hasPicture: Bool
  private let hasLetters: Bool

  /// True if the visible area may move.
  package let moves: Bool

  /// Creates a camera for some files.
  ///
  /// - Parameters:
  ///   - window: The visible part of the field for looks without a view.
  ///   - files: The files of the film.
  ///   - pictures: The picture of each look; empty if there are none.
  ///   - looks: The looks of the film.
  ///   - lettersWindow: The window of texts, if it is another one.
  ///   - largeFrame: The only frame with a picture, if that is drawn in strips.
  package init(
    window: CellRect, files: [OutputPlan], pictures: [CameraView], looks: [Look],
    lettersWindow: CellRect? = nil, largeFrame: Int? = nil
  ) {
    self.largeFrame = largeFrame
    self.looks = looks
    self.pictures = pictures
    fields = looks.map { $0.window ?? lettersWindow ?? window }
    let asked = looks.map { $0.view.cells ?? $0.window ?? window }
    self.asked = asked
    let stills = looks.indices.map { look -> VisibleArea? in
      guard pictures.indices.contains(look), !looks[look].hasCamera else { return nil }
      let picture = pictures[look]
      guard
        picture.lens.lattice != .squares || picture.traces != nil && picture.blockSide > 1
      else { return nil }
      return picture.lens.own(of: asked[look])
    }
    self.stills = stills
    views = zip(stills, asked).map { $0?.cells ?? $1 }
    hasPicture = files.contains { $0.format.isPicture }
    hasLetters = files.contains { $0.format == .txt }
    moves = hasPicture && !pictures.isEmpty && looks.contains(where: \.hasCamera)
  }

  /// The frame of a stage.
  ///
  /// - Parameters:
  ///   - stage: The current stage.
  ///   - number: The number of the frame.
  ///   - visible: The visible area of a moving camera.
  ///   - keeper: The record of births and deaths, if pictures show them.
  ///   - isStill: True for a picture that is not a frame of the film.
  /// - Returns: The frame.
  package func frame(
    of stage: Stage, number: Int, seeing visible: VisibleArea? = nil, keeper: TraceKeeper? = nil,
    isStill: Bool = false
  ) -> Frame {
    if let largeFrame {
      return frame(of: stage, number: number, isSeen: isStill || number == largeFrame)
    }
    let source = source(of: stage, keeper)
    if let visible, moves {
      return frame(of: stage, number: number, through: visible, from: source)
    }
    let picture = pictures.isEmpty ? nil : pictures[stage.look]
    let side = picture?.blockSide ?? 1
    let scene = hasPicture ? stage.world.sceneFacts : nil
    let (field, view) = (fields[stage.look], views[stage.look])
    let showsCells = hasPicture && side == 1 && scene == nil
    let shown = showsCells ? view : hasLetters ? field : nil
    let isOfPicture = showsCells && keeper != nil && picture?.traces != nil
    let cells = shown.flatMap { isOfPicture ? source?.states(in: $0) : stage.field?.states(in: $0) }
    var frame = Frame(
      number: number, tick: stage.world.tick, cells: cells,
      letters: hasLetters && (isOfPicture || shown != field) ? stage.field?.states(in: field) : nil,
      shares: hasPicture && side > 1
        ? shares(of: stage, in: view, blockSide: side, visible, from: source) : nil,
      census: stage.world.census, scene: scene, visible: visible, look: stage.look)
    frame.area = view
    if showsCells, let picture, picture.showsIndividuals {
      frame.individuals = (stage.world as? any IndividualWorld)?.individuals(in: view)
    }
    return frame
  }

  /// The frame of a stage in a picture that is too large for memory: it refers to the world itself,
  /// if the picture is of this moment.
  private func frame(of stage: Stage, number: Int, isSeen: Bool) -> Frame {
    var frame = Frame(
      number: number, tick: stage.world.tick,
      letters: hasLetters ? stage.field?.states(in: fields[stage.look]) : nil,
      source: isSeen ? stage.field.map { FieldSource($0, view: views[stage.look]) } : nil,
      census: stage.world.census, visible: visibleArea(of: stage), look: stage.look)
    frame.area = views[stage.look]
    return frame
  }

  /// The cells of a stage as its pictures show them.
  private func source(of stage: Stage, _ keeper: TraceKeeper?) -> (any CellSource)? {
    guard let field = stage.field, let keeper, !pictures.isEmpty,
      let traces = pictures[stage.look].traces
    else { return stage.field }
    return TracedCells(field, keeper, in: looks[stage.look], as: traces)
  }

  /// The shares of states for pixels that cover many cells.
  private func shares(
    of stage: Stage, in view: CellRect, blockSide side: Int, _ visible: VisibleArea?,
    from source: (any CellSource)?
  ) -> ShareGrid? {
    guard let visible else { return source?.shares(in: view, blockSide: side) }
    return source.flatMap { pictures[stage.look].lens.sample(visible, of: $0).shares }
  }

  /// The visible part of a stage without a moving camera, if it is not just a rectangle of cells.
  func visibleArea(of stage: Stage) -> VisibleArea? {
    var visible = stills[stage.look]
    visible?.field = stage.field?.bounds
    return visible
  }

  private func frame(
    of stage: Stage, number: Int, through visible: VisibleArea, from source: (any CellSource)?
  ) -> Frame {
    let (cells, shares) = source.map { sample(visible, of: $0, inLook: stage.look) } ?? (nil, nil)
    return Frame(
      number: number, tick: stage.world.tick, cells: cells,
      letters: hasLetters ? stage.field?.states(in: fields[stage.look]) : nil, shares: shares,
      census: stage.world.census, visible: visible, look: stage.look)
  }

  /// The cells, or the shares of states, in pictures of a visible area.
  private func sample(
    _ visible: VisibleArea, of source: any CellSource, inLook look: Int
  ) -> (cells: StateGrid?, shares: ShareGrid?) {
    let (lens, seen) = pictures[look].lens.upright(visible)
    return lens.sample(seen, of: source)
  }
}

extension Camera {
  /// The picture of a whole history at the end of its film.
  package func picture(of history: Diagram, after stage: Stage) -> Frame {
    let picture = history.picture.inLook(stage.look)
    guard moves, let source = picture.source else { return picture }
    var visible = rest(of: stage)
    visible.field = source.world.bounds
    let (cells, shares) = sample(visible, of: source.world, inLook: stage.look)
    var seen = Frame(
      number: picture.number, tick: picture.tick, cells: cells,
      letters: picture.letters ?? (hasLetters ? source.allStates : nil), shares: shares,
      census: picture.census, visible: visible, look: stage.look)
    (seen.time, seen.isHistory) = (picture.time, true)
    return seen
  }

  /// A new record of births and deaths, if pictures show them. Pictures too large for memory have no
  /// traces.
  func keeper(of stage: Stage) -> TraceKeeper? {
    guard pictures.contains(where: { $0.traces != nil }), hasPicture, largeFrame == nil,
      let field = stage.field
    else {
      return nil
    }
    return TraceKeeper(
      depth: looks.map(\.traceDepth).max() ?? 0,
      isForEver: looks.contains(where: \.traces.hasHistory),
      world: field, view: tracedView(of: stage), moves: moves)
  }

  /// The cells whose births and deaths are seen in a stage; of a moving camera those where it rests.
  func tracedView(of stage: Stage) -> CellRect {
    moves ? rest(of: stage).upright.cells : views[stage.look]
  }

  /// The cells in texts and measures of a look.
  func field(ofLook look: Int) -> CellRect { fields[look] }

  /// The cells in pictures of a look.
  package func view(ofLook look: Int) -> CellRect { views[look] }

  /// The visible area without camera steps: the look's view, as large as the picture allows. In a
  /// picture of a given size, cells are whole pixels.
  package func own(ofLook look: Int) -> VisibleArea {
    let view = asked[look]
    if looks[look].view.isHome, looks[look].view.turn != 0 {
      return whole(VisibleArea(view, in: lattice(ofLook: look)), inLook: look)
    }
    let isFit = if case .fit = looks[look].scale { true } else { false }
    let lattice = lattice(ofLook: look)
    var visible =
      lattice == .squares && !isFit || looks[look].isAimed
      ? fitted(VisibleArea(ofColumnsAndRows: VisibleArea(view), in: lattice), inLook: look)
      : pictures[look].lens.own(of: view)
    visible.turn = looks[look].view.turn
    return visible
  }

  /// A visible area in the shape of the picture, with the requested one in its centre.
  package func fitted(_ visible: VisibleArea, inLook look: Int) -> VisibleArea {
    visible.fitted(to: pictures[look].lens.shape)
  }

  /// A visible area in the shape and rotation of the look's picture, with the requested one in its
  /// centre.
  func whole(_ visible: VisibleArea, inLook look: Int) -> VisibleArea {
    visible.fitted(to: pictures[look].lens.shape, turned: looks[look].view.turn)
  }

  /// The visible area of a stage if nothing moves.
  func rest(of stage: Stage) -> VisibleArea {
    guard case .rectangle(let target) = stage.aim else { return own(ofLook: stage.look) }
    let lattice = lattice(ofLook: stage.look)
    var visible = fitted(
      VisibleArea(ofColumnsAndRows: target.area, in: lattice), inLook: stage.look)
    visible.turn = stage.turn ?? looks[stage.look].view.turn
    return visible
  }

  /// The lattice of cells in a look.
  package func lattice(ofLook look: Int) -> CellLattice {
    pictures.indices.contains(look) ? pictures[look].lens.lattice : .squares
  }

  /// True if the view of a stage follows the live cells.
  package func follows(_ stage: Stage) -> Bool {
    stage.aim == .look && looks[stage.look].view.follows
  }
}
