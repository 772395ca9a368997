internal import TerrariumPatterns

/// A moment of a script with all values that apply from then on.
struct ViewerMoment {
  /// The visible part: its centre in camera coordinates, and the size of a cell in pixels.
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
  /// The clockwise rotation of the picture in degrees.
  let angle: Int
  let theme: String?
  let message: String?
  /// The steps per second, if they are set, and the ticks of a step.
  let rate: Int?
  let step: Int
  /// The parts of the view that change evenly on the way to it.
  let isEven: (x: Bool, y: Bool, zoom: Bool)
  let position: TextPosition

  /// Returns the moments of a script; each keeps the values set by earlier ones. Parts of the view
  /// that the script does not set at the start are as given. The picture turns only if cells are
  /// squares.
  ///
  /// A view that fits the live cells from the start does so until a moment sets another one.
  static func all(of script: ViewerScript, start: View, canTurn: Bool) -> [ViewerMoment] {
    var moments: [ViewerMoment] = []
    let first = script.moments[0].completed(after: script.moments[0], script.moments[0])
    var (values, tick) = (first, 0)
    var fitsFromStart = first.isFitted ?? false
    for moment in script.moments {
      values = moment.completed(after: values, first)
      if !moments.isEmpty, moment.isFitted == false || moment.setsView { fitsFromStart = false }
      var pause: Double?
      switch moment.start {
      case .film: break
      case .tick(let next): tick = next
      case .pause(let seconds): pause = seconds
      }
      let view = View(
        middle: [values.x ?? start.middle.x, values.y ?? start.middle.y],
        zoom: values.zoom ?? start.zoom)
      moments.append(
        ViewerMoment(
          tick: tick, pause: pause, view: moment.isFitted ?? fitsFromStart ? nil : view,
          angle: canTurn ? values.angle ?? 0 : 0, theme: values.theme, message: moment.message,
          rate: values.stepsASecond.map { min(60, $0) }, step: values.step ?? 1,
          isEven: (values.evenX ?? false, values.evenY ?? false, values.evenZoom ?? false),
          position: moment.position))
    }
    return moments
  }
}

extension ViewerScript.Moment {
  /// True if it sets a part of the view, so that this no longer fits the live cells.
  fileprivate var setsView: Bool {
    x != nil || y != nil || zoom != nil || !restored.isDisjoint(with: ["X", "Y", "ZOOM"])
  }

  /// Returns the moment completed by the values of the one before, or of the film's start for those
  /// that a word restores.
  fileprivate func completed(after before: Self, _ start: Self) -> Self {
    var moment = self
    func complete<Value>(_ path: WritableKeyPath<Self, Value?>, _ word: String = "") {
      let other = restored.contains(word) ? start : before
      moment[keyPath: path] = self[keyPath: path] ?? other[keyPath: path]
    }
    complete(\.x, "X")
    complete(\.y, "Y")
    complete(\.zoom, "ZOOM")
    complete(\.angle, "ANGLE")
    complete(\.theme, "THEME")
    complete(\.stepsASecond, "GPS")
    complete(\.step, restored.contains("GPS") ? "GPS" : "STEP")
    // Where a speed is set, steps have one tick or as many as it needs, unless STEP is also given.
    if let gps = stepsASecond, !restored.contains("STEP") {
      moment.step = step ?? max(1, min(64, gps / 60))
    }
    complete(\.evenX)
    complete(\.evenY)
    complete(\.evenZoom)
    return moment
  }
}
