internal import TerrariumPatterns
// Words that write and draw over the field.

extension ViewerReader {
  /// The most drawings of a script.
  private static let mostDrawings = 10_000
  private static let mostPoints = 1000

  mutating func readDrawing(_ token: ScriptWord) -> Bool {
    switch token.text {
    case "LABEL": readLabel(token)
    case "ARROW":
      if let points = points(2, of: token), let zoom = zoom(of: token) {
        draw(.arrow, points, zoom, as: .arrow, at: token)
      }
    case "POLYLINE", "POLYFILL": readPolygon(token)
    default:
      guard let (kind, style) = ViewerKind.style(token.text) else { return false }
      readStyle(style, of: kind, token)
    }
    return true
  }

  private mutating func readLabel(_ token: ScriptWord) {
    guard let points = points(1, of: token), let zoom = zoom(of: token) else {
      // The text belongs to nothing else.
      _ = string()
      return
    }
    let isPinned = takes("FIXED")
    guard let text = string() else { return fault(token, "needs a text in quotes") }
    draw(.label(text), points, zoom, as: .label, isPinned: isPinned, at: token)
  }

  private mutating func readPolygon(_ token: ScriptWord) {
    var numbers: [Double] = []
    while numbers.count <= 2 * Self.mostPoints, let number = optionalNumber() {
      numbers.append(number)
    }
    guard numbers.count >= 5, numbers.count % 2 == 1, let last = numbers.last else {
      return fault(token, "needs at least two points and a zoom")
    }
    let reach = Double(1 << gridExponent)
    guard numbers.dropLast().allSatisfy({ -reach...2 * reach ~= $0 }) else {
      return fault(token, "has a point that is out of range")
    }
    let zoom = last <= -1 ? -1 / last : last
    guard 1 / 32...64 ~= zoom else { return fault(token, "has a zoom that is out of range") }
    let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
      SIMD2(numbers[$0], numbers[$0 + 1])
    }
    draw(token.text == "POLYFILL" ? .area : .line, points, zoom, as: .lines, at: token)
  }

  private mutating func points(_ count: Int, of token: ScriptWord) -> [SIMD2<Double>]? {
    let reach = Double(1 << gridExponent)
    var points: [SIMD2<Double>] = []
    for _ in 0..<count {
      guard let x = number(-reach...2 * reach, of: token, "a column"),
        let y = number(-reach...2 * reach, of: token, "a row")
      else { return nil }
      points.append(SIMD2(x, y))
    }
    return points
  }

  private mutating func draw(
    _ kind: ViewerScript.Drawing.Kind, _ points: [SIMD2<Double>], _ zoom: Double,
    as family: ViewerKind, isPinned: Bool? = nil, at token: ScriptWord
  ) {
    let isPinned = isPinned ?? takes("FIXED")
    guard script.drawings.count < Self.mostDrawings else {
      if script.drawings.count == Self.mostDrawings { fault(token, "is one too many") }
      return
    }
    script.drawings.append(
      ViewerScript.Drawing(
        kind: kind, points: points, zoom: zoom, isPinned: isPinned,
        style: styles[family] ?? ViewerScript.Style(), position: token.position))
  }

  private mutating func style(_ kind: ViewerKind, _ body: (inout ViewerScript.Style) -> Void) {
    body(&styles[kind, default: ViewerScript.Style()])
  }

  private mutating func readStyle(_ name: String, of kind: ViewerKind, _ token: ScriptWord) {
    switch name {
    case "SIZE": readSize(kind, token)
    case "ALPHA":
      if let share = number(0...1, of: token, "a number from 0 to 1") {
        style(kind) { $0.opacity = share }
      }
    case "T": readTimes(kind, token)
    case "ANGLE":
      guard let angle = number(0...359.999, of: token, "degrees from 0 to 360") else { return }
      let isFixed = takes("FIXED")
      style(kind) { ($0.turn, $0.isTurnFixed) = (angle, isFixed) }
    case "VIEWDIST":
      if takes("OFF") { return style(kind) { $0.distance = nil } }
      if let far = number(0...100_000, of: token, "a number of cells, or OFF") {
        style(kind) { $0.distance = far }
      }
    case "ZOOMRANGE": readZoomRange(kind, token)
    case "TRACK":
      if takes("FIXED") { return style(kind) { $0.move = .zero } }
      guard let x = number(-8...8, of: token, "speeds from -8 to 8, or FIXED"),
        let y = number(-8...8, of: token, "speeds from -8 to 8, or FIXED")
      else { return }
      style(kind) { $0.move = SIMD2(x, y) }
    case "SHADOW":
      let isOn = !takes("OFF")
      style(kind) { $0.hasShadow = isOn }
    default: readAlign(kind, token)
    }
  }

  private mutating func readAlign(_ kind: ViewerKind, _ token: ScriptWord) {
    guard kind == .label, let word = peek,
      let align = ViewerScript.Style.Align(rawValue: word.text.lowercased())
    else { return fault(token, "needs CENTER, LEFT or RIGHT") }
    skip()
    style(kind) { $0.align = align }
  }

  private mutating func readSize(_ kind: ViewerKind, _ token: ScriptWord) {
    let range: ClosedRange<Double> = kind == .label ? 4...128 : 1...64
    let words = "a size from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
    guard let size = number(range, of: token, words) else { return }
    if kind == .arrow {
      guard number(0...1, of: token, "a size and the head's share of the length") != nil else {
        return
      }
    }
    let isFixed = takes("FIXED")
    style(kind) { ($0.size, $0.isSizeFixed) = (size, isFixed) }
  }

  private mutating func readTimes(_ kind: ViewerKind, _ token: ScriptWord) {
    if takes("ALL") { return style(kind) { $0.times = nil } }
    guard let from = whole(0...Self.lastTick, of: token), let to = whole(0...1 << 53, of: token),
      let fade = whole(0...1 << 53, of: token)
    else { return }
    guard from <= to else { return fault(token, "ends at \(to), before it begins at \(from)") }
    guard fade <= (to - from) / 2 else {
      return fault(token, "takes a fade of at most \((to - from) / 2)")
    }
    style(kind) { $0.times = .init(from: from, to: to, fade: fade) }
  }

  private mutating func readZoomRange(_ kind: ViewerKind, _ token: ScriptWord) {
    if takes("OFF") { return style(kind) { $0.zoomRange = .all } }
    guard let least = zoom(of: token, least: 1 / 2048, most: 2048, deepest: -2048),
      let most = zoom(of: token, least: 1 / 2048, most: 2048, deepest: -2048)
    else { return }
    guard least <= most else { return fault(token, "ends before it begins") }
    style(kind) { $0.zoomRange = .range(least: least, most: most) }
  }
}
