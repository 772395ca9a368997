internal import GD
internal import Rendering
internal import Running
internal import Simulation
internal import Vocabulary

/// What `render list themes` tells: each theme's name, whether it is light or dark, what it looks
/// like, and whether it is safe for the colour-blind.
enum ThemeList {
  /// A line a theme, the columns under one another.
  static var text: String {
    let width = (Theme.names.map(\.count).max() ?? 0) + 2
    return Theme.all.map { theme in
      let padding = String(repeating: " ", count: width - theme.name.count)
      let shade = theme.isDark ? "dark   " : "light  "
      let ending = theme.isSafeForColourBlind ? "; safe for the colour-blind" : ""
      return theme.name + padding + shade + theme.about + ending + "\n"
    }.joined()
  }

  /// An array of objects: name, dark and colorblind as booleans, and the summary.
  static var json: String {
    let objects = Theme.all.map { theme in
      let pairs = [
        "\"name\": \(JSON.quoted(theme.name))", "\"dark\": \(theme.isDark)",
        "\"colorblind\": \(theme.isSafeForColourBlind)",
        "\"summary\": \(JSON.quoted(theme.about))",
      ]
      return "  {\(pairs.joined(separator: ", "))}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }
}
