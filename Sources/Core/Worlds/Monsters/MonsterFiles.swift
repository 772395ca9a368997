internal import TerrariumFiles
internal import TerrariumGD
internal import TerrariumPlayback
internal import TerrariumSimulation
internal import TerrariumVocabulary
internal import TerrariumXML

/// Reads the files of a walk among monsters; faults are recorded, and their contents replace their
/// paths in recipes.
enum MonsterFiles {
  // MARK: - The track

  static func track(from draft: inout Draft, speed: Double?) -> WalkTrack? {
    guard let choice = draft.value(.track), let speed else { return nil }
    let points: [GeoPoint]
    var times: [Double]?
    switch choice {
    case .places(let places, let given): (points, times) = (places, given)
    case .file(let written):
      guard let track = gpx(written, from: &draft) else { return nil }
      (points, times) = (track.points, track.times)
      draft.stand(TrackChoice.text(of: points, times: times), inFor: "track")
    }
    let ends = points.indices.dropFirst()
    if let end = ends.first(where: { points[$0 - 1].leadsOverPole(to: points[$0]) }) {
      draft.refuse(
        .said(
          "the way to place \(end + 1) of the track leads over latitude 85",
          "give places that lead round the pole"), for: "track")
      return nil
    }
    if draft.isGiven(.speed) { times = nil }
    if let times { return WalkTrack(points: points, times: times) }
    return WalkTrack(points: points, speed: speed)
  }

  private static func gpx(_ written: String, from draft: inout Draft) -> GPXTrack? {
    let path = draft.path(written, of: .track)
    do {
      return try GPXTrack(reading: FileReader.bytes(of: path, limit: GPXTrack.byteLimit))
    } catch let fault as XMLFault<TrackFault> {
      let (what, advice) = fault.words
      draft.refuse(
        .said("the track cannot be read: \(what)", advice),
        at: .file(path: path, line: fault.line, column: fault.column, length: 1))
    } catch {
      draft.refuse(error, of: path, for: "track")
    }
    return nil
  }

  // MARK: - The ground

  /// The ground, if there is one; nil if it cannot be read.
  static func ground(from draft: inout Draft) -> Ground?? {
    guard draft.isGiven(.ground) else { return .some(nil) }
    guard let written = draft.value(.ground) else { return nil }
    let isText = written.utf8.first == UInt8(ascii: "{")
    let path = isText ? "ground" : draft.path(written, of: .ground)
    do {
      let bytes =
        isText
        ? Array(written.utf8) : try FileReader.bytes(of: path, limit: GroundReader.byteLimit)
      let ground = try GroundReader.read(SourceText(path: path, bytes: bytes))
      draft.stand(ground.text, inFor: "ground")
      return ground
    } catch {
      draft.refuse(error, of: path, for: "ground")
    }
    return nil
  }

  // MARK: - The team

  /// The team at the start, and the ledger of further catches; nil if it cannot be read.
  ///
  /// Catches that this same scenario has added to the file, and later ones, do not count, so that
  /// it makes the same pictures whenever it is run again.
  static func team(
    from draft: inout Draft, scenario: String
  ) -> (members: [TeamMember], ledger: TeamLedger?)? {
    guard draft.isGiven(.team) else { return ([], nil) }
    guard let written = draft.value(.team) else { return nil }
    let isText = written.utf8.first == UInt8(ascii: "{")
    let path = draft.path(written, of: .team)
    do {
      let file =
        isText
        ? try TeamFile(SourceText(path: "team", bytes: Array(written.utf8)))
        : try TeamFile.read(at: path)
      if !isText, let obstacle = Path.obstacle(toWriting: path) { throw obstacle }
      // Only a film adds to it: walks on a sheet may differ invisibly.
      let ledger =
        isText || draft.isOnSheet
        ? nil : TeamLedger(path: path, scenario: scenario, place: draft.place(of: .team))
      var entries = file.entries[...]
      if case .number(let seed) = draft.value(.seed) {
        entries = entries.prefix { !TeamLedger.isOwn($0.id, scenario: scenario, seed: seed) }
        draft.stand(TeamFile(Array(entries)).text, inFor: "team")
      }
      let members = entries.map { TeamMember(kind: $0.kind, level: $0.level, id: $0.id) }
      return (members, ledger)
    } catch {
      draft.refuse(error, of: path, for: "team")
    }
    return nil
  }

  // MARK: - The photo

  /// The photo, if there is one; nil if it cannot be read.
  static func backdrop(from draft: inout Draft) -> MonsterBackdrop.Source?? {
    let mode = draft.value(.imageMode)
    guard draft.isGiven(.backdrop) else {
      if draft.isGiven(.imageMode), mode != nil {
        draft.refuse(.needs("image-mode", "a backdrop"), for: "image-mode")
        return nil
      }
      return .some(nil)
    }
    guard let written = draft.value(.backdrop), let mode else { return nil }
    var path: String?
    do {
      let bytes: [UInt8]
      if let packed = BackdropPhoto.unpacked(written) {
        bytes = packed
      } else {
        let file = draft.path(written, of: .backdrop)
        path = file
        bytes = try FileReader.bytes(of: file, limit: BackdropPhoto.byteLimit)
      }
      let photo = try BackdropPhoto(reading: bytes)
      draft.stand(photo.packed, inFor: "backdrop")
      return MonsterBackdrop.Source(picture: photo.picture, mode: mode)
    } catch let error as GDError {
      draft.refuse(.photo(error, in: path), for: "backdrop")
    } catch {
      draft.refuse(error, of: path, for: "backdrop")
    }
    return nil
  }
}
