import TerrariumSimulation
import Testing

/// Tracks of walks.
struct WalkTrackTests {
  private let start = GeoPoint(latitude: 50, longitude: 10)

  @Test func `a walk at a speed goes so far in every second`() throws {
    let corner = start.destination(bearing: 90, metres: 100)
    let end = corner.destination(bearing: 0, metres: 50)
    let track = try #require(WalkTrack(points: [start, corner, end], speed: 2))
    #expect(abs(track.seconds - 75) < 1e-6)
    #expect(track.place(at: 0) == start && track.place(at: -5) == start)
    #expect(track.place(at: 80) == end)
    for second in 1...75 {
      let metres = track.place(at: Double(second - 1)).distance(to: track.place(at: Double(second)))
      #expect(abs(metres - 2) < 1e-6, "\(second)")
    }
  }

  @Test func `a walk with times is where it was at each`() throws {
    let points = (0..<5).map { start.destination(bearing: 45, metres: Double($0 * $0 * 10)) }
    let track = try #require(WalkTrack(points: points, times: [100, 110, 120, 120, 150]))
    #expect(track.seconds == 50)
    for (place, time) in zip(points, [0.0, 10]) { #expect(track.place(at: time) == place) }
    // Two at one time: the walker is at the later.
    #expect(track.place(at: 20) == points[3])
    #expect(abs(points[3].distance(to: track.place(at: 35)) - 35) < 1e-6)
  }

  @Test func `a walk begins at the last place of its first time`() throws {
    let points = (0..<3).map { start.destination(bearing: 45, metres: Double($0 * 300)) }
    let track = try #require(WalkTrack(points: points, times: [5, 5, 35]))
    #expect(track.start == points[1])
    var world = MonsterWorld(from: track.start, way: .track(track), seed: Seed(5))
    for (second, metres) in [(0, 300.0), (15, 450), (30, 600), (40, 600)] {
      world.advance(by: second - world.tick)
      #expect(abs(start.distance(to: world.state.place) - metres) < 1e-3, "\(second)")
    }
    #expect(WalkTrack(points: points, speed: 2)?.start == points[0])
  }

  @Test func `ways that nobody can walk are none`() {
    #expect(WalkTrack(points: [], speed: 1) == nil)
    #expect(WalkTrack(points: [start], times: []) == nil)
    #expect(WalkTrack(points: [start, start], times: [1, 0]) == nil)
    #expect(WalkTrack(points: [start], times: [.nan]) == nil)
    #expect(WalkTrack(points: [start], speed: 0) == nil)
    #expect(WalkTrack(points: [GeoPoint(latitude: 91, longitude: 0)], speed: 1) == nil)
    #expect(WalkTrack(points: [start], speed: 1)?.seconds == 0)
  }
}
