import TerrariumPictures
import TerrariumRendering
import TerrariumSimulation

/// A subject of three states with every optional part.
let seaLike = Subject(states: seaStates, ground: .water, census: seaCensus, texture: .ripples)

/// The same on flat water, which has the theme's colour everywhere.
let flatSea = Subject(states: seaStates, ground: .water, census: seaCensus)

/// A subject of two states without sprites.
let lifeLike = Subject(
  states: [
    StateStyle("dead", letter: ".", tone: .ground, extent: 0),
    StateStyle("alive", letter: "O", tone: .alive),
  ], ground: .ground, census: [.init("alive", tone: .alive)])

// Tones, sprites and words as a world would have them; the themes know the tones.

extension Tone {
  static let water = Tone("water")
  static let penguin = Tone("penguin")
  static let orca = Tone("orca")
}

extension Sprite {
  static let penguin = Sprite("penguin")
  static let orca = Sprite("orca")
  static let ripples = Sprite("ripples")
}

extension LocalizedText {
  static let penguins = LocalizedText(en: "penguins", ru: "пингвины", es: "pingüinos")
  static let orcas = LocalizedText(en: "orcas", ru: "косатки", es: "orcas")
}

private let seaStates = [
  StateStyle(
    "free", LocalizedText(en: "free", ru: "свободно", es: "libre"), letter: ".", tone: .water,
    extent: 0),
  StateStyle(
    "penguin", LocalizedText(en: "penguin", ru: "пингвин", es: "pingüino"), letter: "P",
    tone: .penguin, sprite: .penguin),
  StateStyle(
    "orca", LocalizedText(en: "orca", ru: "косатка", es: "orca"), letter: "O", tone: .orca,
    sprite: .orca),
]

private let seaCensus: [Subject.Count] = [
  .init("penguins", .penguins, tone: .penguin), .init("orcas", .orcas, tone: .orca),
  .init("free", LocalizedText(en: "free", ru: "свободно", es: "libres"), tone: .water),
]

/// Returns the widest numbers of a window's counters.
func widest(_ window: GridSize, tick: Int = 99) -> CounterValues {
  CounterValues(tick: tick, census: [UInt128](repeating: UInt128(window.area), count: 3))
}

extension FilmFacts {
  /// Creates the facts of a film whose counters may show the widest numbers of a window.
  init(_ window: GridSize, tick: Int = 99) {
    self.init(clock: .ticks, widest: RenderingTests.widest(window, tick: tick))
  }
}

extension Layout {
  init(_ window: GridSize, _ look: Look, _ subject: Subject = seaLike, tick: Int = 99) {
    self.init(of: window, look: look, subject: subject, facts: FilmFacts(window, tick: tick))
  }
}

extension Artist {
  convenience init(_ window: GridSize, _ look: Look, _ subject: Subject = seaLike) throws {
    try self.init(look: look, subject: subject, window: window, facts: FilmFacts(window))
  }

  /// Returns the pixels of a frame that is drawn some rows at a time.
  func pixels(of frame: Frame, inStripsOf step: Int) -> [UInt8] {
    stride(from: 0, to: layout.height, by: step).flatMap { top in
      draw(frame, rows: top..<min(layout.height, top + step)).pixels
    }
  }
}

/// Returns a look in the light theme, or another one.
func look(
  _ shape: CellShape, _ scale: Look.Scale, theme: String = "light", grid: Bool = false,
  counters: Bool = false
) -> Look {
  Look(
    theme: Theme.named(theme) ?? Theme.all[0], shape: shape, scale: scale, hasGrid: grid,
    hasCounters: counters)
}

/// Returns random states.
func randomStates(_ size: GridSize, _ kinds: Int = 3, seed: UInt64) -> StateGrid {
  var stream = Seed(seed).stream("states")
  return StateGrid(
    size: size, states: (0..<size.area).map { _ in UInt8(stream.draw(below: kinds)) })
}
