/// Detects that a deterministic sequence of states repeats, by comparing it with one saved state
/// (Brent, 1980). The saved state is replaced after 1, 2, 4, … further steps, so that it is
/// eventually in the cycle.
struct CycleFinder<State> {
  private var saved: State?
  private var age = 0
  private var renewal = 1

  /// The length of the cycle that ends with a state; nil as long as none is known.
  mutating func period(of state: @autoclosure () -> State, isSame: (State) -> Bool) -> Int? {
    age += 1
    if let saved, isSame(saved) { return age }
    if saved == nil || age == renewal {
      saved = state()
      renewal *= 2
      age = 0
    }
    return nil
  }
}
