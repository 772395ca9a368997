internal import Patterns

/// A moment of a script with all that holds from there on.
struct ViewerMoment {
  /// The visible part: its middle, counted as the camera counts, and the pixels of a cell.
  struct View: Equatable {
    var middle: SIMD2<Double>
    var zoom: Double
  }

  /// The tick at which it is reached.
  let tick: Int
  /// The seconds of the pause before it.
  let pause: Double?
  /// The visible part; nil if the view fits the live cells.
  let view: View?
  /// The degrees by which the picture is turned clockwise.
  let angle: Int
  let theme: String?
  let message: String?
  /// The steps a second, if they are set, and the ticks of a step.
  let rate: Int?
  let step: Int
  /// The parts of the way to it that are gone evenly.
  let isEven: (x: Bool, y: Bool, zoom: Bool)
  let position: TextPosition

  /// The moments of a script; each keeps the values set by earlier ones. Parts of the view that the
  /// script does not set at the start are as given; the picture turns only if cells are squares.
  ///
  /// A view that fits the live cells from the start does so until a moment sets another one.
  static func all(
    of script: ViewerScript, start: View, canTurn: Bool
  ) -> [ViewerMoment] {
    var moments: [ViewerMoment] = []
    var values = Values(view: start)
    var first = values
    var (even, tick) = ((x: false, y: false, zoom: false), 0)
    var fitsFromStart = script.moments[0].isFitted ?? false
    for moment in script.moments {
      values.restore(moment.restored, of: first)
      values.set(moment)
      if moments.isEmpty {
        first = values
      } else if moment.isFitted == false || moment.setsView {
        fitsFromStart = false
      }
      even = (
        moment.evenX ?? even.x, moment.evenY ?? even.y, moment.evenZoom ?? even.zoom
      )
      var pause: Double?
      switch moment.start {
      case .film: break
      case .tick(let next): tick = next
      case .pause(let seconds): pause = seconds
      }
      let gps = values.stepsASecond
      let fast = gps.map { $0 >= 120 ? min(64, $0 / 60) : 1 } ?? 1
      moments.append(
        ViewerMoment(
          tick: tick, pause: pause,
          view: moment.isFitted ?? fitsFromStart ? nil : values.view,
          angle: canTurn ? values.angle : 0, theme: values.theme, message: moment.message,
          rate: gps.map { min(60, $0) }, step: values.step ?? fast, isEven: even,
          position: moment.position))
    }
    return moments
  }

  /// The values that a moment keeps, unless it sets its own.
  private struct Values {
    var view: View
    var angle = 0
    var theme: String?
    var stepsASecond: Int?
    var step: Int?

    /// Sets the values of some words to those of the start.
    mutating func restore(_ words: Set<String>, of start: Values) {
      if words.contains("X") { view.middle.x = start.view.middle.x }
      if words.contains("Y") { view.middle.y = start.view.middle.y }
      if words.contains("ZOOM") { view.zoom = start.view.zoom }
      if words.contains("ANGLE") { angle = start.angle }
      if words.contains("THEME") { theme = start.theme }
      if words.contains("GPS") { stepsASecond = start.stepsASecond }
      if words.contains("STEP") { step = start.step }
    }

    mutating func set(_ moment: ViewerScript.Moment) {
      view.middle.x = moment.x ?? view.middle.x
      view.middle.y = moment.y ?? view.middle.y
      view.zoom = moment.zoom ?? view.zoom
      angle = moment.angle ?? angle
      theme = moment.theme ?? theme
      stepsASecond = moment.stepsASecond ?? stepsASecond
      step = moment.step ?? step
    }
  }
}

extension ViewerScript.Moment {
  /// True if it sets a part of the view, so that this no longer fits the live cells.
  fileprivate var setsView: Bool {
    x != nil || y != nil || zoom != nil || !restored.isDisjoint(with: ["X", "Y", "ZOOM"])
  }
}
