import TerrariumEncoding
import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumSimulation
import Testing

/// A view that follows the live cells.
struct FollowTests {
  /// Returns the visible area of each frame of a film, and the live box then.
  private func film(_ text: String) throws -> [(visible: VisibleArea, live: CellRect?)] {
    let plan = try plan(of: text)
    let artist = try #require(plan.artist)
    var film = try plan.playing(showing: plan.files, by: artist)
    var seen: [(visible: VisibleArea, live: CellRect?)] = []
    while let shot = try film.nextShot() {
      guard let frame = shot.frame else { continue }
      seen.append((try #require(frame.visible), (film.world as? any FieldWorld)?.liveBox))
    }
    return seen
  }

  private func expectSmooth(_ seen: [(visible: VisibleArea, live: CellRect?)], _ name: String) {
    for (one, next) in zip(seen, seen.dropFirst()) {
      let side = min(one.visible.width, next.visible.width)
      for path in [\VisibleArea.x, \.y, \.maxX, \.maxY] as [KeyPath<VisibleArea, Double>] {
        let way = abs(next.visible[keyPath: path] - one.visible[keyPath: path])
        #expect(way <= side / 6, "\(name): \(one.visible) to \(next.visible)")
      }
    }
  }

  @Test(
    arguments: [
      ("r-pentomino", 1), ("r-pentomino", 7), ("glider", 1), ("glider", 40), ("acorn", 25),
      ("diehard", 3), ("spacefiller", 2), ("gosper-glider-gun", 13), ("lwss", 9),
      ("10-cell-growth", 100), ("bob$2bo$3o5$10b3o!", 2),
    ])
  func `all that lives is in view in every frame, and the view never jumps`(
    pattern: String, every: Int
  ) throws {
    let seen = try film(
      "world: life\npattern: '\(pattern)'\nview: follow\nevery: \(every)\nframes: 90\nout: x.gif\n")
    #expect(seen.count == 90)
    for (frame, (visible, live)) in seen.enumerated() {
      guard let live else { continue }
      #expect(visible.contains(live), "\(pattern), frame \(frame): \(live) in \(visible)")
    }
    expectSmooth(seen, pattern)
    let largest = seen.compactMap(\.live).map { max($0.width, $0.height) }.max() ?? 0
    #expect(largest > 0)
    let widest = seen.map { min($0.visible.width, $0.visible.height) }.max() ?? 0
    #expect(widest < 3 * Double(largest) + 26 * Double(every) + 40, "it is no further than it must")
  }

  @Test(arguments: ["sea", "infection"])
  func `in other worlds animals and the ill are in view, at most the field`(world: String) throws {
    let seen = try film("world: \(world)\nsize: 60x44\nview: follow\nframes: 60\nout: x.gif\n")
    #expect(seen.count == 60)
    for (visible, live) in seen {
      #expect(visible.contains(try #require(live)))
      #expect(visible.x >= -1e-9 && visible.y >= -1e-9 && visible.maxX <= 60 + 1e-9)
    }
    expectSmooth(seen, world)
  }

  @Test(arguments: [30, 90, 135, 180, 270])
  func `all that lives is in a turned view`(turn: Int) throws {
    let still = "life\nrule: B/S012345678"
    let line = "\(still)\npattern: 40o!"
    let corner = "\(still)\nsize: 90x60\nedges: wall\nsteps: [{place: 40o!, at: [0, 0]}, {run: 2}]"
    for world in [
      "\(line)\nview: follow", "\(line)\nview: history", "\(line)\nview: home",
      "\(corner)\nview: follow", "infection\nsize: 60x44\nview: follow",
    ] {
      let seen = try film("world: \(world)\nturn: \(turn)\nfit: 300x100\nframes: 3\nout: x.gif\n")
      #expect(seen.count { $0.live != nil } == 3, "\(world)")
      let turned = Rotation(Double(turn))
      for (visible, live) in seen {
        guard let live else { continue }
        let middle = PixelPoint(visible.x + visible.width / 2, visible.y + visible.height / 2)
        for (x, y) in [(live.x, live.y), (live.maxX, live.y), (live.x, live.maxY)] {
          let way = turned.turned(PixelPoint(Double(x), Double(y)) - middle)
          #expect(
            abs(way.x) <= visible.width / 2 + 1e-9 && abs(way.y) <= visible.height / 2 + 1e-9,
            "\(world): \(live) in \(visible)")
        }
      }
    }
  }

  @Test func `where nothing lives any more the view stays`() throws {
    let seen = try film(
      "world: life\npattern: diehard\nview: follow\nskip: 120\nframes: 50\nout: x.gif\n")
    let dead = try #require(seen.firstIndex { $0.live == nil })
    #expect(dead < 20)
    let last = try #require(seen.last?.visible)
    #expect(seen[40...].allSatisfy { abs($0.visible.width - last.width) < 1e-9 })
    let empty = try film(
      "world: life\nsize: 30x20\nview: follow\nout: x.gif\nsteps:\n  - erase: all\n  - run: 2\n")
    #expect(empty.allSatisfy { $0.visible.width == 30 && $0.visible.x == 0 })
  }

  @Test func `a view begins to follow in a glide, and a camera leaves from where it is`() throws {
    let seen = try film(
      """
      world: life
      pattern: glider
      view: [-40, -40, 90, 90]
      out: x.gif
      steps:
        - run: 3
        - set: {view: follow}
        - run: 40
        - {camera: [-40, -40, 90, 90], over: 20}
        - set: {view: follow}
        - run: 30
        - set: {view: none}
        - run: 1
      """)
    expectSmooth(Array(seen[...92]), "in and out")
    #expect(seen[19...42].allSatisfy { $0.visible.width < 45 })
    #expect(seen[63].visible.width == 90)
    #expect(
      seen[80...92].allSatisfy {
        $0.visible.width < 50
          && $0.visible.contains($0.live ?? CellRect(x: 0, y: 0, width: 900, height: 1))
      })
    #expect(seen[94 - 1].visible.width != seen[92].visible.width)
  }

  @Test func `what is put far away comes into view before it is there`() throws {
    let seen = try film(
      """
      world: life
      pattern: block
      view: follow
      out: x.gif
      steps:
        - run: 60
        - {place: block, at: [5000, 300]}
        - run: 60
      """)
    for (visible, live) in seen { #expect(visible.contains(try #require(live))) }
    let widths = seen.map(\.visible.width)
    #expect(widths[0] < 40 && widths[100] > 5000)
    let factors = zip(widths, widths.dropFirst()).map { $1 / $0 }
    #expect(factors.allSatisfy { $0 < 1.6 }, "\(factors.max() ?? 0)")
  }

  @Test func `a glide away from a view that follows begins with it`() throws {
    let settings = "world: life\npattern: lwss\nview: follow\nfit: 80x80\nout: x.gif\nsteps:\n"
    let seen = try film(settings + "  - run: 20\n")
    let left = try film(settings + "  - {camera: [0, 0, 9, 9], over: 20}\n")
    #expect(left[0].visible == seen[0].visible && left[1].visible != seen[1].visible)
  }

  @Test func `the whole diagram of an elementary rule is what a following view shows`() throws {
    let seen = try film("world: wolfram\nsize: 31x20\nview: follow\nframes: 4\nout: x.gif\n")
    #expect(
      seen.allSatisfy {
        $0.visible.x == 0 && $0.visible.y == 0 && $0.visible.width == 31 && $0.visible.height == 20
      })
  }
}
