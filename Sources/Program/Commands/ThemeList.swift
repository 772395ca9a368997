internal import Rendering
internal import Basics

/// The output of `render list themes`: each theme's name, light or dark, its description, and
/// whether it is safe for the colour-blind.
enum ThemeList {
  /// A line a theme, the columns under one another.
  static var text: String {
    TextTable(
      Theme.all.map { theme in
        let ending = theme.isSafeForColourBlind ? "; safe for the colour-blind" : ""
        return [theme.name, theme.isDark ? "dark" : "light", theme.about + ending]
      }
    ).text
  }

  /// An array of objects: name, dark and colorblind as booleans, and the summary.
  static var json: String {
    JSON.lines(
      Theme.all.map { theme in
        [
          "name": .text(theme.name), "dark": .truth(theme.isDark),
          "colorblind": .truth(theme.isSafeForColourBlind), "summary": .text(theme.about),
        ]
      })
  }
}
