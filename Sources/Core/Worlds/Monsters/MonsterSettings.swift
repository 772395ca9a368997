internal import TerrariumSimulation
internal import TerrariumVocabulary

// The settings of a walk among monsters.

extension Setting where Value == TrackChoice {
  static let track = Setting(
    "track", .track, "the way to walk: a GPX file, or places [[lat, lon], …]",
    example: "render monsters --track walk.gpx --every 20 --out walk.gif",
    meansFile: { TrackChoice.rows(of: $0) == nil && Double(number: $0) == nil })
}

extension Setting where Value == GeoPoint {
  static let from = Setting(
    "from", .place, "where the walk begins; default: the middle of the ground, else Madrid",
    example: "render monsters --from tokyo --out hunt.gif")
}

extension Setting where Value == Double {
  static let speed = Setting(
    "speed", .number("SPEED", "metres a second, from 0.1 to 300", in: 0.1...300),
    "metres per second; without it, tracks with times keep their own",
    example: "render monsters --track walk.gpx --speed 3 --every 20 --out walk.gif",
    fallback: "1.4",
    // A track may have its own times.
    defaultMatters: { $0.written["track"] != nil })
}

extension Setting where Value == String {
  static let ground = Setting(
    "ground", .textOrPath(), "a GeoJSON file of streets, water and parks below the walk",
    example: "render monsters --track walk.gpx --ground town.geojson --every 20 --out walk.gif",
    meansFile: { $0.utf8.first != UInt8(ascii: "{") })
  static let team = Setting(
    "team", .textOrPath(),
    "a JSON file of caught monsters, read at the start; further catches are added to it",
    example: "render monsters --team team.json --out hunt.gif",
    growsFile: true, meansFile: { $0.utf8.first != UInt8(ascii: "{") })
  static let backdrop = Setting(
    "backdrop", .textOrPath(),
    "a photo (PNG, JPEG or GIF) behind a monster that is about to be caught",
    example: "render monsters --backdrop photo.png --out hunt.gif",
    meansFile: { BackdropPhoto.unpacked($0) == nil })
  /// A hunter walks to the nearest monster in sight, and tries until it is caught or has fled.
  static let policy = Setting(
    "policy", .choice(["hunt"], placeholder: "POLICY"),
    "hunt catches monsters within reach of the track; without one, it walks to the nearest",
    example: "render monsters --track walk.gpx --policy hunt --out catches.gif")
}

extension Setting where Value == ImageMode {
  static let imageMode = Setting(
    "image-mode", .named(placeholder: "MODE"),
    "resize stretches the photo, fit shows all of it, fill crops it",
    example: "render monsters --backdrop photo.png --image-mode fit --out hunt.gif",
    fallback: "fill")
}

extension ValueType where Value == String {
  /// A path, or in recipes the content of the file.
  static func textOrPath(placeholder: String = "FILE") -> Self {
    word(
      placeholder: placeholder, expected: "a path", schema: #"{"type": "string", "minLength": 1}"#
    ) { text in text.isEmpty || text.utf8.contains(0) ? nil : text }
  }
}
