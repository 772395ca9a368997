/// The colours of annotations in a palette.
package struct OverlayColours: Hashable, Sendable {
  /// The colours of inks and their halos.
  private(set) var inks: [Colour] = []
  /// Their mixes with the colours of states, the most useful first.
  private(set) var mixes: [Colour] = []

  init() {}

  /// Creates the colours of some paints over the states of a subject.
  init(_ paints: [Annotation.Paint], theme: Theme, subject: Subject) {
    guard !paints.isEmpty else { return }
    let states = subject.states.map { $0.colour(in: theme) }
    let grounds = ([theme[subject.ground]] + states).told(atMost: Self.grounds)
    var edges: [Colour] = []
    var faint: [Colour] = []
    var overlaps: [Colour] = []
    // The backgrounds after blending areas so far, which may be under later paints.
    var areas: [Colour] = []
    for paint in paints {
      let ink = paint.colour ?? theme[.text]
      add([ink, ink.ink], to: &inks)
      let own = grounds.map { Mixes(of: paint, ink, over: $0) }
      add(own.flatMap(\.solid), to: &mixes)
      edges += own.flatMap(\.edges)
      faint += own.flatMap(\.faint)
      let laid = areas.map { Mixes(of: paint, ink, over: $0) }
      overlaps += laid.flatMap { $0.solid + $0.faint + $0.edges }
      add((own + laid).flatMap(\.areas), to: &areas)
      areas = Array(areas.prefix(Self.areas))
    }
    add(edges + faint + overlaps, to: &mixes)
  }

  private struct Mixes {
    /// The colours of fully covered pixels, of opaque paints.
    private(set) var solid: [Colour] = []
    private(set) var edges: [Colour] = []
    /// The colours of transparent paints.
    private(set) var faint: [Colour] = []
    /// The colours of areas.
    private(set) var areas: [Colour] = []

    init(of paint: Annotation.Paint, _ ink: Colour, over ground: Colour) {
      let shares = (1...3).map { $0 * OverlayInk.whole / 4 }
      let veil = Annotation.veil(of: ink)
      if paint.isFilled { areas = [ground.covered(by: ink, OverlayInk.share(Annotation.fill))] }
      for base in [ground] + areas {
        let veiled = base.covered(by: ink.ink, OverlayInk.share(veil))
        solid += [base, veiled]
        edges += shares.map { veiled.covered(by: ink, $0) }
        edges.append(base.covered(by: ink.ink, OverlayInk.share(veil / 2)))
        if paint.fades { edges += shares.map { base.covered(by: ink, $0) } }
      }
      for opacity in paint.opacities {
        faint += OverlayColours.faint(ink, paint, opacity, veil: veil, over: ground)
      }
      if paint.isFilled { areas += faint + [ink] }
    }
  }

  /// The colours of a transparent paint over a background, in fully covered pixels.
  private static func faint(
    _ ink: Colour, _ paint: Annotation.Paint, _ opacity: Double, veil: Double, over ground: Colour
  ) -> [Colour] {
    func covered(_ base: Colour, by ink: Colour, _ share: Double = 1) -> Colour {
      base.covered(by: ink, OverlayInk.share(1, opacity: opacity * share))
    }
    let filled = paint.isFilled ? [covered(ground, by: ink, Annotation.fill)] : []
    return [covered(ground, by: ink)] + filled
      + (filled + [ground]).flatMap { base -> [Colour] in
        guard paint.hasHalo else { return [covered(base, by: ink)] }
        let veiled = covered(base, by: ink.ink, veil)
        return [covered(veiled, by: ink), veiled]
      }
  }

  /// These colours combined with others.
  func joined(with other: OverlayColours) -> OverlayColours {
    var joined = self
    joined.add(other.inks, to: &joined.inks)
    joined.add(other.mixes, to: &joined.mixes)
    return joined
  }

  private func add(_ colours: [Colour], to all: inout [Colour]) {
    for colour in colours where all.count < PaletteReducer.most && !all.contains(colour) {
      all.append(colour)
    }
  }

  /// The most colours of states, and of areas, that are mixed with inks.
  private static let grounds = 6
  private static let areas = 12
}

/// Blends the ink of an overlay with the colour below it in whole steps, so that the palette can
/// contain exactly the drawn colours.
struct OverlayInk {
  /// The parts of full coverage.
  static let whole: Int32 = 256
  /// The number of steps of coverage.
  static let steps = 16.0

  /// A share from 0 to 1 in parts, rounded to a step.
  static func share(_ share: Double) -> Int32 {
    Int32((max(0, min(1, share)) * steps).rounded()) * whole / Int32(steps)
  }

  /// The parts of a transparent colour that covers a share of a pixel; full coverage is not rounded
  /// to a step.
  static func share(_ coverage: Double, opacity: Double) -> Int32 {
    coverage < 1
      ? share(coverage * opacity) : Int32((max(0, min(1, opacity)) * Double(whole)).rounded())
  }

  /// The components of a colour blended over another.
  static func lay(_ ink: SIMD4<Int32>, over below: SIMD4<Int32>, _ share: Int32) -> SIMD4<Int32> {
    (below &* (whole - share) &+ ink &* share &+ whole / 2) &>> 8
  }
}

extension Colour {
  fileprivate func covered(by ink: Colour, _ share: Int32) -> Colour {
    let parts = OverlayInk.lay(ink.parts, over: parts, share)
    return Colour(red: UInt8(parts.x), green: UInt8(parts.y), blue: UInt8(parts.z))
  }
}
