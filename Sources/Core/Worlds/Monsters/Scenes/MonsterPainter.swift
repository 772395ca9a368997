package import TerrariumRendering
package import TerrariumSimulation

/// Paints the screens of a walk among monsters, and the popups over them.
package struct MonsterPainter: ScenePainter {
  package let palette: ScenePalette
  let look: Look
  package let sizes: MonsterSizes
  let colours: MonsterColours
  package let tiles: MapTiles
  private let inks: MonsterInks
  let backdrop: MonsterBackdrop?
  /// A dot of the trail. A long walk has a thousand of them, and stamping takes a hundredth of the
  /// time of drawing circles.
  package let trailDot: MonsterSprites.Picture
  let trailRadius: Double
  private let origin: GeoPoint

  /// The monsters' pictures.
  var sprites: MonsterSprites { inks.sprites }

  /// The typeface of all texts.
  var face: FontFace { look.text.face }

  /// The metres of ground along the shorter side of an unmagnified map.
  static let metresAcross = 720.0

  /// Creates a painter for pictures of a size, of walks that begin at a place.
  package init(
    look: Look, size: GridSize, origin: GeoPoint, ground: Ground? = nil,
    backdrop: MonsterBackdrop.Source? = nil
  ) {
    self.look = look
    self.origin = origin
    sizes = MonsterSizes(width: size.columns, height: size.rows)
    colours = MonsterColours(look.theme)
    tiles = MapTiles(
      MapArt(
        ground, colours: colours.map, pictureSide: min(size.columns, size.rows),
        face: look.text.face))
    trailRadius = max(1.2, Double(sizes.unit) / 170)
    trailDot = .dot(colours.trail, radius: trailRadius)
    let encounter = MonsterScreenLayout(sizes, hasBack: true, hasButton: true)
    self.backdrop = backdrop.flatMap { $0.placed(in: encounter.body) }
    inks = MonsterInks.inks(
      colours, sizes: sizes, hasGround: ground != nil, hasPhoto: self.backdrop != nil)
    palette = self.backdrop.map(inks.palette(with:)) ?? inks.palette
  }

  package func paint(_ facts: any SceneFacts, tick: Int, on canvas: inout some ScenePage) {
    canvas.fill(colours.table.code)
    guard let scene = facts as? MonsterScene else { return }
    switch scene.screen {
    case .request:
      paintNotice(.placeRequest, .placeReason, .allowPlace, [.iskra, .rogul, .bubla], on: &canvas)
    case .denied:
      paintNotice(.placeDenied, .deniedReason, .goToSettings, [.tuchka], on: &canvas)
    case .map: paintMap(scene, on: &canvas)
    case .encounter: paintEncounter(scene, on: &canvas)
    case .team: paintTeam(scene, on: &canvas)
    }
    if let popup = scene.popup { paint(popup, scene, on: &canvas) }
  }

  /// The part of the world in a map.
  package func frame(of view: MapView, in layout: MonsterMapLayout) -> MapFrame {
    let side = Double(min(layout.focus.width, layout.focus.height))
    return MapFrame(
      view,
      scale: MapScale(
        origin: origin, pixelsPerMetre: side / Self.metresAcross * view.magnification,
        round: view.centre),
      in: layout.map, focus: layout.focus)
  }

  /// The texts of a localized text in the look's language.
  func texts(_ localized: LocalizedText, _ values: [String: String] = [:]) -> [String] {
    localized.texts(look.language, values)
  }
}
