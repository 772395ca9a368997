internal import TerrariumSimulation
internal import TerrariumVocabulary

// The settings of a walk among monsters.

extension Setting where Value == TrackChoice {
  static let track = Setting(
    "track", .track, "the way that is walked: a GPX file, or places [[lat, lon], …]",
    meansFile: { TrackChoice.rows(of: $0) == nil && Double(number: $0) == nil })
}

extension Setting where Value == GeoPoint {
  static let from = Setting(
    "from", .place, "where the walk begins; default: the middle of the ground, else Madrid")
}

extension Setting where Value == Double {
  static let speed = Setting(
    "speed", .number("SPEED", "metres a second, from 0.1 to 300", in: 0.1...300),
    "metres walked in a second; tracks with times keep theirs without it", fallback: "1.4")
}

extension Setting where Value == String {
  static let ground = Setting(
    "ground", .textOrPath(), "a GeoJSON file of streets, water and parks below the walk",
    meansFile: { $0.utf8.first != UInt8(ascii: "{") })
  static let team = Setting(
    "team", .textOrPath(), "a file of caught monsters that is read, and gets those that are caught",
    growsFile: true, meansFile: { $0.utf8.first != UInt8(ascii: "{") })
  static let backdrop = Setting(
    "backdrop", .textOrPath(), "a photo, PNG, JPEG or GIF, behind a monster that is to be caught",
    meansFile: { BackdropPhoto.unpacked($0) == nil })
  /// A hunter walks to the nearest in sight, and tries until it is caught or has fled.
  static let policy = Setting(
    "policy", .choice(["hunt"], placeholder: "POLICY"),
    "hunt: catches whoever comes within reach of the track, or without one walks to the nearest")
}

extension Setting where Value == ImageMode {
  static let imageMode = Setting(
    "image-mode", .named(placeholder: "MODE"),
    "resize stretches the photo, fit shows all of it, fill crops it", fallback: "fill")
}

extension ValueType where Value == String {
  /// A path, or in recipes the content of the file.
  static func textOrPath(placeholder: String = "FILE") -> Self {
    word(
      placeholder: placeholder, expected: "a path", schema: #"{"type": "string", "minLength": 1}"#
    ) { text in text.isEmpty || text.utf8.contains(0) ? nil : text }
  }
}
