internal import TerrariumPatterns
/// The words of scripts, by their effect.
package enum ViewerWords {
  /// Words that concern only the browser, each with its number of arguments.
  package static let silent: [String: Int] = [
    "AUTOSTART": 0, "AUTOHIDEGUI": 0, "NOGUI": 0, "NOTHROTTLE": 0, "NOPERFWARNING": 0,
    "NOREPORT": 0, "NOSTEPBACK": 0, "NOCOPY": 0, "NOSOURCE": 0, "HARDRESET": 0,
    "EXCLUSIVEPLAY": 0, "IGNOREEXCLUSIVE": 0, "PLAYTIME": 0, "TIME": 0, "SHOWTIMING": 0,
    "EXTENDEDTIMING": 0, "SHOWGENSTATS": 0, "SHOWINFOBAR": 0, "MAXIMIZE": 0, "POPUPWIDTH": 1,
    "POPUPHEIGHT": 1, "THUMBLAUNCH": 0, "THUMBSTART": 0, "AUTOIDENTIFY": 0, "FASTLOOKUP": 0,
    "QUALITY": 0, "NOGRAPH": 0, "GRAPHPOINTS": 0, "RANDCHANCE": 1, "RANDREVERSIBLE": 0,
    "RANDFIXEDPOP": 0, "POIT": 1, "POIRESET": 0, "POIPLAY": 0, "POISTOP": 0, "POITRANS": 1,
  ]

  /// Words that are known but not drawn, each with its number of arguments.
  package static let undrawn: [String: Int] = [
    "LAYERS": 1, "DEPTH": 1, "TILT": 1, "STARS": 0, "SNOW": 0, "ICONS": 0, "SHADER": 1,
    "KILLGLIDERS": 0, "DELETERANGE": 1, "THUMBNAIL": 0, "THUMBSIZE": 1, "THUMBZOOM": 1,
    "POIADDLABELS": 0, "REVERSESTART": 0, "GRAPHOPACITY": 1,
  ]

  /// Words that play the film, which VIEWONLY excludes.
  static let ofPlaying: Set<String> = ["STARTFROM", "STOP", "LOOP", "AUTOSTART", "AUTOIDENTIFY"]

  /// The items of COLOR that are not drawn.
  package static let undrawnColours: Set<String> = [
    "BOUNDARY", "BOUNDED", "GRAPHBG", "GRAPHAXIS", "GRAPHALIVE", "GRAPHBIRTH", "GRAPHDEATH",
  ]

  /// True if an item of COLOR concerns only the browser, or belongs to a word that is not drawn.
  static func isColourOfBrowser(_ item: String) -> Bool {
    let item = item.uppercased()
    return ["UI", "TITLE", "FULLSCREEN", "CLOSE"].contains(where: item.hasPrefix)
      || ["ERROR", "HELP", "SELECT", "SELECTED", "PASTE", "STARS", "SNOW"].contains(item)
  }

  /// The words that have an effect.
  private static let others: Set<String> = [
    "X", "Y", "Z", "ZOOM", "ANGLE", "THEME", "GPS", "STEP", "LOOP", "STOP", "STARTFROM", "T",
    "PAUSE", "STATE1FIT",
    "LINEAR", "BEZIER", "ALL", "AUTOFIT", "HISTORYFIT", "TRACK", "TRACKBOX", "TRACKLOOP", "WIDTH",
    "HEIGHT", "GRID", "GRIDMAJOR", "AGESTATES", "HISTORYSTATES", "CELLBORDERS", "HEXCELLS",
    "TRIANGULARCELLS", "SQUARECELLS", "GRAPH", "COLOR", "COLOUR", "VIEWONLY", "TITLE", "SUPPRESS",
    "POI", "MAXGRIDSIZE", "LABEL", "ARROW", "POLYLINE", "POLYFILL", "PASTE", "PASTET", "PASTEMODE",
    "PASTEDELTA", "RLE", "RECIPE", "XOFFSET", "YOFFSET", "RANDOMIZE", "RANDOMIZE2", "RANDWIDTH",
    "RANDHEIGHT", "RANDFILL", "RANDSEED", "OFF", "INITIAL", "FIXED", "RANDCELLS", "EVERY",
  ]

  /// The endings of the words that style labels, arrows and lines.
  static let styles = [
    "SIZE", "ALPHA", "T", "ANGLE", "VIEWDIST", "ZOOMRANGE", "TRACK", "SHADOW", "ALIGN",
  ]

  /// True if a word belongs to a script.
  static func isKnown(_ word: String) -> Bool {
    word == "[[" || silent[word] != nil || undrawn[word] != nil || others.contains(word)
      || ViewerKind.style(word) != nil
  }
}

/// The kinds of drawings that have a style of their own.
enum ViewerKind: String, CaseIterable {
  case label = "LABEL"
  case arrow = "ARROW"
  case lines = "POLY"

  /// Returns the kind and the style that a word changes.
  static func style(_ word: String) -> (kind: ViewerKind, style: String)? {
    for kind in allCases where word.hasPrefix(kind.rawValue) {
      let style = String(word.dropFirst(kind.rawValue.count))
      if ViewerWords.styles.contains(style) { return (kind, style) }
    }
    return nil
  }
}
