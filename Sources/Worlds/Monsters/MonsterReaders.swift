internal import Vocabulary

/// The readers of this world's files, made available to fuzz tests.
package enum MonsterReaders {
  /// Reads a track.
  package static func gpx(_ bytes: [UInt8]) { _ = try? GPXTrack(reading: bytes) }

  /// Reads a ground, and writes it again.
  package static func ground(_ bytes: [UInt8]) {
    _ = try? GroundReader.read(SourceText(path: "ground", bytes: bytes)).text
  }

  /// Reads a team.
  package static func team(_ bytes: [UInt8]) {
    _ = try? TeamFile(SourceText(path: "team", bytes: bytes)).text
  }

  /// Reads a photo, and packs it as recipes have it.
  package static func photo(_ bytes: [UInt8]) {
    guard bytes.count < 1 << 16, let photo = try? BackdropPhoto(reading: bytes) else { return }
    _ = BackdropPhoto.unpacked(photo.packed)
  }
}
