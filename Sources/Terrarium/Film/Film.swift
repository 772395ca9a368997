internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumWorlds

/// A film of a small world: the world, the number of frames, and the look.
///
/// ```swift
/// let film = Film(.sea(size: GridSize(24, 16)), frames: 100, look: Look(theme: .dark))
/// try await film.write(to: "sea.gif", "sea.csv")
/// ```
///
/// A film is a description; nothing is looked up, computed or written before it is made, by
/// ``write(to:)-(String...)``, ``writing(to:)-(String...)``, ``frames(notes:)``, ``rows(notes:)``
/// or ``data(as:notes:)``. The same film gives the same bytes every time, on any number of threads.
///
/// All other settings are in `settings`, by the names that the command line and scenarios use, such
/// as `["every": 10, "delay": "40ms", "vary": "seed=1..4"]`. Events during the film are ``Steps``,
/// as values or as a YAML list like in scenarios:
///
/// ```swift
/// let film = Film(
///   .life(pattern: "glider", size: GridSize(40, 30)),
///   steps: [.run(20), .place("eater", at: Cell(20, 12)), .run(60)])
/// ```
public struct Film: Sendable {
  let request: Request

  /// Creates a film of a world that comes with the package.
  ///
  /// - Parameters:
  ///   - world: the world, such as ``BuiltInWorld/sea(size:edges:penguins:orcas:)``
  ///   - frames: the number of frames; by default as many as `steps` take, otherwise the world's
  ///     default
  ///   - seed: the seed of all randomness; each world has a seed of its own by default
  ///   - look: the look of the film
  ///   - steps: the steps during the film
  ///   - settings: further settings by their names; they are applied before the parameters
  public init(
    _ world: BuiltInWorld, frames: Int? = nil, seed: Int? = nil, look: Look = Look(),
    steps: Steps? = nil, settings: [String: SettingValue] = [:]
  ) {
    self.init(
      world.kind, isOwn: false, frames, seed, look, steps,
      settings.merging(world.settings) { given, _ in given })
  }

  /// Creates a film of a world of your own, from its present state.
  ///
  /// - Parameters:
  ///   - world: the world
  ///   - frames: the number of frames; by default as many as `steps` take, otherwise 100
  ///   - look: the look of the film
  ///   - steps: the steps during the film
  ///   - settings: further settings by their names
  public init<Own: World>(
    of world: Own, frames: Int? = nil, look: Look = Look(), steps: Steps? = nil,
    settings: [String: SettingValue] = [:]
  ) {
    let kind = OwnKind<Own>(isSeeded: false) { _ in world }
    self.init(kind, isOwn: true, frames, nil, look, steps, settings)
  }

  /// Creates a film of a world of your own that begins at random, from the seed.
  ///
  /// ```swift
  /// try await Film(of: Forest.init, frames: 200, seed: 7).write(to: "forest.gif")
  /// ```
  ///
  /// Every seed gives another film, the same one every time; `["vary": "seed=1..9"]` shows nine of
  /// them.
  public init<Own: World>(
    of start: @escaping @Sendable (RandomStream) -> Own, frames: Int? = nil, seed: Int? = nil,
    look: Look = Look(), steps: Steps? = nil, settings: [String: SettingValue] = [:]
  ) {
    let kind = OwnKind<Own>(isSeeded: true) { start(RandomStream($0.stream("own"))) }
    self.init(kind, isOwn: true, frames, seed, look, steps, settings)
  }

  /// Creates a film of an automaton of your own whose configuration is a grid of cells.
  public init<Automaton: CellularAutomaton, State: CellState>(
    of automaton: Automaton, frames: Int? = nil, look: Look = Look(), steps: Steps? = nil,
    settings: [String: SettingValue] = [:]
  ) where Automaton.State == CellGrid<State> {
    self.init(
      of: automaton, frames: frames, look: look, steps: steps, settings: settings, cells: { $0 })
  }

  /// Creates a film of an automaton of your own with any configuration; `cells` turns that into a
  /// grid.
  public init<Automaton: CellularAutomaton, State: CellState>(
    of automaton: Automaton, frames: Int? = nil, look: Look = Look(), steps: Steps? = nil,
    settings: [String: SettingValue] = [:],
    cells: @escaping @Sendable (Automaton.State) -> CellGrid<State>
  ) {
    self.init(
      of: AutomatonWorld(automaton: automaton, picture: cells), frames: frames, look: look,
      steps: steps, settings: settings)
  }

  /// Creates a film of a rule of your own on a grid of cells: a function of a cell's state and its
  /// neighbours.
  ///
  /// ```swift
  /// let start = CellGrid(size: GridSize(64, 48), seed: 7) { $0.happens(1, in: 2) }
  /// try await Film(from: start) { alive, around in around.count(of: true) + (alive ? 1 : 0) > 4 }
  ///   .write(to: "vote.gif")
  /// ```
  ///
  /// Two-state rules are quicker as a ``LifeRule``, which also works on unbounded planes and with
  /// all patterns.
  public init<State: CellState>(
    from start: CellGrid<State>, frames: Int? = nil, look: Look = Look(), steps: Steps? = nil,
    settings: [String: SettingValue] = [:],
    rule: @escaping @Sendable (State, Neighbourhood<State>) -> State
  ) {
    self.init(
      of: RuleWorld(cells: start, rule: rule), frames: frames, look: look, steps: steps,
      settings: settings)
  }

  private init(
    _ kind: any WorldKind, isOwn: Bool, _ frames: Int?, _ seed: Int?, _ look: Look,
    _ steps: Steps?, _ settings: [String: SettingValue]
  ) {
    var all = look.settings
    all["frames"] = frames?.value
    all["seed"] = seed.map { "\(UInt64(bitPattern: Int64($0)))" }
    request = Request(
      world: kind, isOwn: isOwn, settings: settings.merging(all) { given, _ in given },
      steps: steps)
  }
}
