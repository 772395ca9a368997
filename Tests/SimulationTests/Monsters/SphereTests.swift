import Foundation
import TerrariumBasics
import TerrariumSimulation
import Testing

/// Angles and distances on the globe, compared with the system's own functions.
struct SphereTests {
  @Test func `sines and cosines agree with the system's`() {
    var stream = Seed(1).stream("angles")
    for _ in 0..<5000 {
      let degrees = (stream.nextUnit() - 0.5) * 1440
      let (sine, cosine) = SphereMath.sineAndCosine(degrees)
      #expect(abs(sine - sin(degrees * .pi / 180)) < 4e-15, "\(degrees)")
      #expect(abs(cosine - cos(degrees * .pi / 180)) < 4e-15, "\(degrees)")
    }
  }

  @Test func `whole quarters have whole sines`() {
    let quarters: [(Double, Double, Double)] = [
      (0, 0, 1), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (360, 0, 1), (-450, -1, 0),
    ]
    for (degrees, sine, cosine) in quarters {
      let found = SphereMath.sineAndCosine(degrees)
      #expect(found.sine == sine && found.cosine == cosine, "\(degrees)")
    }
  }

  @Test func `directions agree with the system's in every corner`() {
    var stream = Seed(2).stream("directions")
    for _ in 0..<5000 {
      let (x, y) = (stream.nextUnit() - 0.5, (stream.nextUnit() - 0.5) * 3)
      #expect(abs(SphereMath.direction(y: y, x: x) - atan2(y, x) * 180 / .pi) < 1e-13, "\(x) \(y)")
    }
    for (y, x) in [(0.0, 0.0), (0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, -1)] {
      #expect(abs(SphereMath.direction(y: y, x: x) - atan2(y, x) * 180 / .pi) < 1e-13, "\(x) \(y)")
    }
  }

  @Test func `arc sines and logarithms agree with the system's`() {
    var stream = Seed(3).stream("numbers")
    for _ in 0..<5000 {
      let sine = stream.nextUnit() * 2 - 1
      #expect(abs(SphereMath.angle(ofSine: sine) - asin(sine) * 180 / .pi) < 1e-12, "\(sine)")
      let number = stream.nextUnit() * 1000 + 1e-6
      #expect(abs(SphereMath.logarithm(number) - log(number)) < 4e-15, "\(number)")
    }
    #expect(SphereMath.angle(ofSine: 1) == 90 && SphereMath.angle(ofSine: -1) == -90)
    #expect(SphereMath.logarithm(1) == 0)
  }

  @Test func `a degree of a great circle has the length of its arc`() {
    let degree = 2 * .pi * GeoPoint.radius / 360
    let pairs: [(GeoPoint, GeoPoint, Double)] = [
      (.init(latitude: 0, longitude: 0), .init(latitude: 0, longitude: 1), 1),
      (.init(latitude: 10, longitude: 20), .init(latitude: 57, longitude: 20), 47),
      (.init(latitude: 0, longitude: 179.5), .init(latitude: 0, longitude: -179.5), 1),
      (.init(latitude: 90, longitude: 0), .init(latitude: -90, longitude: 77), 180),
      (.init(latitude: 60, longitude: 0), .init(latitude: 60, longitude: 180), 60),
    ]
    for (from, to, degrees) in pairs {
      #expect(abs(from.distance(to: to) - degrees * degree) < 1e-6)
      #expect(abs(to.distance(to: from) - degrees * degree) < 1e-6)
    }
    let place = GeoPoint(latitude: 40.4168, longitude: -3.7038)
    #expect(place.distance(to: place) == 0)
    // Moscow from Madrid: 3,440 km by any table.
    let moscow = GeoPoint(latitude: 55.7558, longitude: 37.6173)
    #expect(abs(place.distance(to: moscow) - 3_440_000) < 15_000)
  }

  @Test func `who goes some way in a direction is so far off in that direction`() {
    var stream = Seed(4).stream("ways")
    for _ in 0..<2000 {
      let place = GeoPoint(
        latitude: (stream.nextUnit() - 0.5) * 170, longitude: (stream.nextUnit() - 0.5) * 360)
      let bearing = stream.nextUnit() * 360
      let metres = 1 + stream.nextUnit() * 100_000
      let end = place.destination(bearing: bearing, metres: metres)
      #expect(end.isSound)
      #expect(abs(place.distance(to: end) - metres) < 1e-5, "\(place) \(bearing) \(metres)")
      let turned = abs(place.bearing(to: end) - bearing)
      #expect(min(turned, 360 - turned) < 1e-6, "\(place) \(bearing) \(metres)")
    }
  }

  private typealias Degrees = (latitude: Double, longitude: Double)

  private static let ways: [(from: Degrees, to: Degrees, isOver: Bool)] = [
    ((80, 0), (80, 180), true), ((-40, 5), (-40, -175), true), ((84, 0), (84, 90), true),
    ((-84, 170), (-84, -100), true), ((84, 0), (84, 20), false), ((85, 0), (85, 0.5), false),
    ((85, 0), (85, 0), false), ((80, 0), (-80, 0), false), ((85, 0), (-85, 90), false),
    ((10, 5), (10.000000000000002, 5), false), ((60, 0), (60, 90), false),
    ((0, 0), (0, 179), false),
  ]

  @Test(arguments: ways.indices)
  func `a way that leads over latitude 85 is known`(number: Int) {
    let way = Self.ways[number]
    let from = GeoPoint(latitude: way.from.latitude, longitude: way.from.longitude)
    let to = GeoPoint(latitude: way.to.latitude, longitude: way.to.longitude)
    let leads = way.isOver
    #expect(from.leadsOverPole(to: to) == leads)
    #expect(to.leadsOverPole(to: from) == leads)
    let highest = (0...1000).map { share in
      let metres = Double(share) / 1000 * from.distance(to: to)
      return abs(from.destination(bearing: from.bearing(to: to), metres: metres).latitude)
    }.max()
    #expect(((highest ?? 0) > 85.1) == leads)
  }

  @Test func `somewhere is any of the disc's area as likely as any other`() {
    var stream = Seed(5).stream("places")
    let place = GeoPoint(latitude: 59.9, longitude: 30.3)
    // Ten rings and ten sectors of equal area: 1,000 in each, ±5 σ of 30 with a margin.
    var rings = [Int](repeating: 0, count: 10)
    var sectors = rings
    for _ in 0..<10_000 {
      let found = place.somewhere(within: 1000, using: &stream)
      let metres = place.distance(to: found)
      #expect(metres <= 1000.000001)
      rings[min(9, Int(metres * metres / 100_000))] += 1
      sectors[min(9, Int(place.bearing(to: found) / 36))] += 1
    }
    for count in rings + sectors { #expect(abs(count - 1000) < 150, "\(rings) \(sectors)") }
  }
}
