import Rendering
import Simulation

/// A subject of three states with everything that one may have.
let seaLike = Subject(states: seaStates, ground: .water, census: seaCensus, texture: .ripples)

/// The same on flat water, whose colour is the theme's everywhere.
let flatSea = Subject(states: seaStates, ground: .water, census: seaCensus)

private let seaStates = [
  StateStyle("free", letter: ".", tone: .water, figure: 0),
  StateStyle("penguin", letter: "P", tone: .penguin, sprite: .penguin),
  StateStyle("orca", letter: "O", tone: .orca, sprite: .orca),
]

private let seaCensus: [Subject.Count] = [
  .init("penguins", tone: .penguin), .init("orcas", tone: .orca), .init("free", tone: .water),
]

/// The widest numbers of a window's counters.
func widest(_ window: GridSize, tick: Int = 99) -> CounterValues {
  CounterValues(tick: tick, census: [UInt128](repeating: UInt128(window.area), count: 3))
}

/// A look in the light theme, or another one.
func look(
  _ shape: CellShape, _ scale: Look.Scale, theme: String = "light", grid: Bool = false,
  counters: Bool = false
) -> Look {
  Look(
    theme: Theme.named(theme) ?? Theme.all[0], shape: shape, scale: scale, hasGrid: grid,
    hasCounters: counters)
}

/// States at random.
func randomStates(_ size: GridSize, seed: UInt64) -> StateGrid {
  var stream = Seed(seed).stream("states")
  return StateGrid(size: size, states: (0..<size.area).map { _ in UInt8(stream.draw(below: 3)) })
}
