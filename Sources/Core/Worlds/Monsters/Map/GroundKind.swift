extension Ground.Kind {
  /// Derives the kind from a feature's properties: the property `kind`, otherwise the OpenStreetMap
  /// tags of most maps. Without either, a line is a street, and an area is land.
  package init(properties: [String: String], isArea: Bool) {
    if let word = properties["kind"]?.lowercased(),
      let kind = Self(rawValue: word) ?? Self.kinds[word]
    {
      self = kind
      return
    }
    if let highway = properties["highway"] {
      self = isArea ? .square : Self.kind(ofHighway: highway)
    } else if properties["waterway"] != nil || properties["water"] != nil {
      self = .lake
    } else if let building = properties["building"], building != "no" {
      self = .building
    } else {
      let words = ["natural", "leisure", "landuse", "place"].compactMap { properties[$0] }
      self = words.lazy.compactMap { Self.kinds[$0] }.first ?? (isArea ? .land : .street)
    }
  }

  private static func kind(ofHighway word: String) -> Self {
    switch word {
    case "motorway", "trunk", "primary", "secondary", "tertiary": .road
    case "footway", "path", "steps", "cycleway", "track", "bridleway", "pedestrian": .path
    default: .street
    }
  }

  private static let kinds: [String: Self] = [
    "water": .lake, "bay": .lake, "wetland": .lake, "reservoir": .lake, "basin": .lake,
    "swimming_pool": .lake,
    "wood": .park, "scrub": .park, "grassland": .park, "heath": .park, "park": .park,
    "garden": .park, "pitch": .park, "golf_course": .park, "playground": .park,
    "nature_reserve": .park, "forest": .park, "grass": .park, "meadow": .park,
    "recreation_ground": .park, "cemetery": .park, "village_green": .park, "orchard": .park,
    "beach": .sand, "sand": .sand, "square": .square, "island": .land, "islet": .land,
  ]

  /// The width of a line on the ground in metres, and its least width in pixels of a picture 360
  /// wide.
  var width: (metres: Double, pixels: Double) {
    switch self {
    case .road: (14, 4)
    case .street: (9, 2.5)
    case .path: (3.5, 1.4)
    case .lake: (8, 2)
    default: (2, 1)
    }
  }
}
