import Foundation
import TerrariumSimulation
import TerrariumWorlds
import TerrariumXML
import Testing

/// Files of tracks: their content, and the faults for which they are refused.
struct GPXReaderTests {
  private func read(_ text: String) throws -> GPXTrack { try GPXTrack(reading: Array(text.utf8)) }

  private func fault(_ text: String) -> XMLFault<TrackFault>? {
    #expect(throws: XMLFault<TrackFault>.self) { try read(text) }
  }

  private let head = #"<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">"#

  @Test func `a track is read over its segments, with its times`() throws {
    let track = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      \(head)
        <metadata><time>2026-01-01T00:00:00Z</time></metadata>
        <wpt lat="1" lon="1"><time>not looked at</time></wpt>
        <trk><name>A walk &amp; more</name>
          <trkseg>
            <trkpt lat="40.5" lon="-3.25"><ele>600</ele><time>2026-05-01T09:30:00Z</time></trkpt>
            <trkpt lat="4.06e1" lon=" -3.25 "><time> 2026-05-01T09:30:01.5Z </time></trkpt>
          </trkseg>
          <trkseg>
            <trkpt lat="-0" lon="180">
              <extensions><x:time xmlns:x="urn:x">later</x:time></extensions>
              <time>2026-05-01T11:30:10+02:00</time>
            </trkpt>
          </trkseg>
        </trk>
        <rte><rtept lat="9" lon="9"/></rte>
      </gpx>
      """)
    #expect(
      track.points == [
        GeoPoint(latitude: 40.5, longitude: -3.25), GeoPoint(latitude: 40.6, longitude: -3.25),
        GeoPoint(latitude: 0, longitude: 180),
      ])
    let times = try #require(track.times)
    #expect(times.map { $0 - times[0] } == [0, 1.5, 10])
  }

  @Test func `a route is read where there is no track, and any prefix of names`() throws {
    let track = try read(
      """
      <g:gpx xmlns:g="http://www.topografix.com/GPX/1/0">
      <g:rte><g:rtept lat="1" lon="2"/><g:rtept lat="3" lon="4"/></g:rte></g:gpx>
      """)
    #expect(track.points.map(\.latitude) == [1, 3] && track.times == nil)
  }

  @Test func `points of which not all have a time have none`() throws {
    let track = try read(
      """
      \(head)<trk><trkseg><trkpt lat="1" lon="2"><time>2026-05-01T09:30:00Z</time></trkpt>
      <trkpt lat="3" lon="4"/></trkseg></trk></gpx>
      """)
    #expect(track.points.count == 2 && track.times == nil)
  }

  @Test func `what is wrong is told with its line`() {
    func trkpt(_ attributes: String, _ inside: String = "") -> String {
      "\(head)\n<trk><trkseg>\n<trkpt \(attributes)>\(inside)</trkpt></trkseg></trk></gpx>"
    }
    let cases: [(String, XMLFault<TrackFault>.Kind, Int)] = [
      ("\(head)\n<trk>\n</gpx>", .broken("mismatched tag"), 3),
      ("", .broken("no element found"), 1),
      ("{}", .broken("not well-formed (invalid token)"), 1),
      ("<kml/>", .refused(.otherRoot("kml")), 1),
      ("<!DOCTYPE gpx>\n<gpx/>", .doctype, 1),
      ("<?xml version=\"1.0\"?>\n<!DOCTYPE gpx [<!ENTITY a \"b\">]>\n<gpx>&a;</gpx>", .doctype, 2),
      ("\(head)</gpx>", .refused(.noPoints), 1),
      (trkpt(#"lat="1""#), .refused(.badPlace(attribute: "lon", text: nil)), 3),
      (trkpt(#"lat="north" lon="1""#), .refused(.badPlace(attribute: "lat", text: "north")), 3),
      (trkpt(#"lat="nan" lon="1""#), .refused(.badPlace(attribute: "lat", text: "nan")), 3),
      (trkpt(#"lat="0x10" lon="1""#), .refused(.badPlace(attribute: "lat", text: "0x10")), 3),
      (trkpt(#"lat="85.1" lon="1""#), .refused(.badPlace(attribute: "lat", text: "85.1")), 3),
      (trkpt(#"lat="1" lon="-180.5""#), .refused(.badPlace(attribute: "lon", text: "-180.5")), 3),
      (trkpt(#"lat="1" lon="2""#, "<time>noon</time>"), .refused(.badTime("noon")), 3),
      (
        trkpt(
          #"lat="1" lon="2""#,
          "<time>2026-05-01T09:30:01Z</time></trkpt>\n<trkpt lat=\"1\" lon=\"2\">\n<time>2026-05-01T09:30:00Z</time>"
        ), .refused(.timeGoesBack), 5
      ),
      (String(repeating: "<gpx>", count: 70), .refused(.tooDeep(limit: 64)), 1),
    ]
    for (text, kind, line) in cases {
      let fault = fault(text)
      #expect(fault?.kind == kind && fault?.line == line, "\(text): \(String(describing: fault))")
      #expect(fault.map { !$0.words.what.isEmpty && !$0.words.advice.isEmpty } ?? false)
    }
  }

  @Test func `what is cut off anywhere is refused or has points`() {
    let whole = Array("\(head)<trk><trkseg><trkpt lat=\"1\" lon=\"2\"/></trkseg></trk></gpx>".utf8)
    for count in 0..<whole.count {
      #expect(throws: XMLFault<TrackFault>.self) { try GPXTrack(reading: Array(whole[..<count])) }
    }
  }

  @Test func `moments agree with the system's calendar`() throws {
    let formatter = ISO8601DateFormatter()
    for seconds in stride(from: -2_000_000_000.0, through: 4_000_000_000, by: 12_345_677) {
      let text = formatter.string(from: Date(timeIntervalSince1970: seconds))
      #expect(Timestamp.seconds(of: text) == seconds, "\(text)")
    }
    #expect(Timestamp.seconds(of: "1970-01-01T00:00:00") == 0)
    #expect(Timestamp.seconds(of: "1970-01-01T01:00:00.25+0100") == 0.25)
    #expect(Timestamp.seconds(of: "1969-12-31T19:00:00-05") == 0)
    for text in [
      "", "1970-01-01", "1970-13-01T00:00:00Z", "2026-02-29T00:00:00Z", "1970-01-01T24:00:00Z",
      "1970-01-01T00:00:00X", "1970-01-01T00:00:00Z ", "1970-01-01T00:00:00.Z",
      "٢٠٢٦-01-01T00:00:00Z",
      "1970-01-01T00:00:00+1:00",
    ] {
      #expect(Timestamp.seconds(of: text) == nil, "\(text)")
    }
  }
}
