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

  static func track(from reader: inout SettingsReader, speed: Double?) -> WalkTrack? {
    guard let choice = reader.value(.track), let speed else { return nil }
    let points: [GeoPoint]
    var times: [Double]?
    switch choice {
    case .places(let places, let given): (points, times) = (places, given)
    case .file(let written):
      guard let file = reader.file(written, of: "track", limit: GPXTrack.byteLimit),
        let track = gpx(file, from: &reader)
      else { return nil }
      (points, times) = (track.points, track.times)
      reader.stand(TrackChoice.text(of: points, times: times), of: file.hashed, inFor: "track")
    }
    let ends = points.indices.dropFirst()
    if let end = ends.first(where: { points[$0 - 1].leadsOverPole(to: points[$0]) }) {
      reader.refuse(
        .said(
          "the way to place \(end + 1) of the track leads over latitude 85",
          "give places that lead round the pole"), for: "track")
      return nil
    }
    if times != nil, reader.isGiven(.speed) { times = nil }
    if let times { return WalkTrack(points: points, times: times) }
    return WalkTrack(points: points, speed: speed)
  }

  private static func gpx(_ file: NamedFile, from reader: inout SettingsReader) -> GPXTrack? {
    do throws(XMLFault<TrackFault>) {
      return try GPXTrack(reading: file.bytes)
    } catch {
      let (what, advice) = error.words
      reader.refuse(
        .said("the track cannot be read: \(what)", advice),
        at: .file(path: file.path, line: error.line, column: error.column, length: 1))
      return nil
    }
  }

  // MARK: - The ground

  /// The ground, if there is one; nil if it cannot be read.
  static func ground(from reader: inout SettingsReader) -> Ground?? {
    guard reader.isGiven(.ground) else { return .some(nil) }
    guard let written = reader.value(.ground) else { return nil }
    let isText = written.utf8.first == UInt8(ascii: "{")
    let file =
      isText
      ? NamedFile(path: "ground", bytes: Array(written.utf8))
      : reader.file(written, of: "ground", limit: GroundReader.byteLimit)
    guard let file else { return nil }
    do {
      let ground = try GroundReader.read(SourceText(path: file.path, bytes: file.bytes))
      reader.stand(ground.text, of: file.hashed, inFor: "ground")
      return ground
    } catch {
      reader.refuse(error, of: file.path, for: "ground")
    }
    return nil
  }

  // MARK: - The team

  /// The team at the start, and the ledger of further catches; nil if it cannot be read.
  ///
  /// Catches that this same scenario has added to the file, and later ones, do not count, so that
  /// it makes the same pictures whenever it is run again.
  static func team(
    from reader: inout SettingsReader, scenario: String
  ) -> (members: [TeamMember], ledger: TeamLedger?)? {
    guard reader.isGiven(.team) else { return ([], nil) }
    guard let written = reader.value(.team) else { return nil }
    let seed: UInt64? = if case .number(let seed) = reader.value(.seed) { seed } else { nil }
    func start(_ file: TeamFile) -> TeamFile {
      TeamFile(
        seed.map { seed in
          Array(file.entries.prefix { !TeamLedger.isOwn($0.id, scenario: scenario, seed: seed) })
        } ?? file.entries)
    }
    let isText = written.utf8.first == UInt8(ascii: "{")
    let hashed = reader.written["team"]?.value.hashedFile
    let path = reader.path(written, of: .team)
    do {
      // In recipes the hash is that of the team at the start, whatever was added to it.
      let found =
        try hashed.map { file throws(Problem) in
          try reader.path(of: file, for: "team") { path in
            (try? TeamFile.read(at: path)).map { FileHash.of(Array(start($0).text.utf8)) }
          }
        } ?? path
      let file =
        isText
        ? try TeamFile(SourceText(path: "team", bytes: Array(written.utf8)))
        : try TeamFile.read(at: found)
      // Only a film adds to it: walks on a sheet may differ invisibly.
      let isFixed = isText || hashed != nil
      if !isFixed, let obstacle = Path.obstacle(toWriting: found) { throw obstacle }
      let ledger =
        isFixed || reader.isOnSheet
        ? nil : TeamLedger(path: found, scenario: scenario, place: reader.place(of: .team))
      let team = start(file)
      if seed != nil {
        let text = team.text
        let source = isText ? nil : reader.hashed(Array(text.utf8), at: found, of: "team")
        reader.stand(text, of: source, inFor: "team")
      }
      return (team.entries.map { TeamMember(kind: $0.kind, level: $0.level, id: $0.id) }, ledger)
    } catch {
      reader.refuse(error, of: path, for: "team")
    }
    return nil
  }

  // MARK: - The photo

  /// The photo, if there is one; nil if it cannot be read.
  static func backdrop(from reader: inout SettingsReader) -> MonsterBackdrop.Source?? {
    let mode = reader.value(.imageMode)
    guard reader.isGiven(.backdrop) else {
      if reader.isSet(named: Setting.imageMode.name), mode != nil {
        reader.refuse(.needs("image-mode", "a backdrop"), for: "image-mode")
        return nil
      }
      return .some(nil)
    }
    guard let written = reader.value(.backdrop), let mode else { return nil }
    let packed = BackdropPhoto.unpacked(written)
    let file =
      packed == nil ? reader.file(written, of: "backdrop", limit: BackdropPhoto.byteLimit) : nil
    guard let bytes = packed ?? file?.bytes else { return nil }
    do throws(GDError) {
      let photo = try BackdropPhoto(reading: bytes)
      reader.stand(photo.packed, of: file?.hashed, inFor: "backdrop")
      return MonsterBackdrop.Source(picture: photo.picture, mode: mode)
    } catch {
      reader.refuse(.photo(error, in: file?.path), for: "backdrop")
    }
    return nil
  }
}
