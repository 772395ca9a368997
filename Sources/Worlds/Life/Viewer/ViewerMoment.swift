internal import Patterns

/// A moment of a script with all that holds from there on.
struct ViewerMoment {
  /// The visible part: its middle, counted as the camera counts, the pixels of a cell, and the turn.
  struct View: Equatable {
    var middle: SIMD2<Double>
    var zoom: Double
    var angle: Int
  }

  /// The tick at which it is reached.
  let tick: Int
  /// The seconds of the pause before it.
  let pause: Double?
  /// The visible part; nil if the view fits the live cells.
  let view: View?
  let theme: String?
  let message: String?
  /// The steps a second, if they are set, and the ticks of a step.
  let rate: Int?
  let step: Int
  /// The parts of the way to it that are gone evenly.
  let isEven: (x: Bool, y: Bool, zoom: Bool)
  let position: TextPosition

  /// The moments of a script; each keeps the values set by earlier ones. Parts of the view that the
  /// script does not set at the start are as given.
  static func all(of script: ViewerScript, start: View) -> [ViewerMoment] {
    var moments: [ViewerMoment] = []
    var (view, theme, gps, said) = (start, String?.none, Int?.none, Int?.none)
    var (isFitted, even, tick) = (false, (x: false, y: false, zoom: false), 0)
    for moment in script.moments {
      view.middle.x = moment.x ?? view.middle.x
      view.middle.y = moment.y ?? view.middle.y
      view.zoom = moment.zoom ?? view.zoom
      view.angle = moment.angle ?? view.angle
      (theme, gps, said) = (
        moment.theme ?? theme, moment.stepsASecond ?? gps, moment.step ?? said
      )
      isFitted = moment.isFitted ?? false
      even = (
        moment.evenX ?? even.x, moment.evenY ?? even.y, moment.evenZoom ?? even.zoom
      )
      var pause: Double?
      switch moment.start {
      case .film: break
      case .tick(let next): tick = next
      case .pause(let seconds): pause = seconds
      }
      let fast = gps.map { $0 >= 120 ? min(64, $0 / 60) : 1 } ?? 1
      moments.append(
        ViewerMoment(
          tick: tick, pause: pause, view: isFitted ? nil : view, theme: theme,
          message: moment.message, rate: gps.map { min(60, $0) }, step: said ?? fast,
          isEven: even, position: moment.position))
    }
    return moments
  }
}
