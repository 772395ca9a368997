/// Words by which people call a setting or a value elsewhere, and that are too far from its name to be
/// slips.
package enum Synonyms {
  /// The names that a word may mean, the likeliest first.
  package static func of(_ word: String, in names: [String]) -> [String] {
    (table[word.lowercased()] ?? []).filter(names.contains)
  }

  /// The name that a word stands for: a synonym's, or the nearest by its letters.
  package static func meant(by word: String, in names: [String]) -> String? {
    of(word, in: names).first ?? NearestMatch.of(word, in: names)
  }

  /// The value that a word means, if it is among the choices.
  package static func value(_ word: String, in choices: [String]) -> String? {
    values[word.lowercased()].flatMap { choices.contains($0) ? $0 : nil }
  }

  private static let values = [
    "english": "en", "russian": "ru", "spanish": "es", "русский": "ru", "español": "es",
    "black": "dark", "night": "dark", "white": "light", "day": "light",
    "round": "circle", "dots": "circle", "hex": "hexagon", "torus": "wrap",
    "jpg": "png", "jpeg": "png", "video": "mp4",
  ]

  private static let table: [String: [String]] = [
    "colour": ["color", "colors"], "colours": ["colors"], "palette": ["colors", "theme"],
    "output": ["out"], "outfile": ["out"], "outputs": ["out"], "file": ["out"], "save": ["out"],
    "type": ["format"], "fmt": ["format"],
    "generations": ["frames"], "ticks": ["frames"], "iterations": ["frames"], "length": ["frames"],
    "duration": ["delay"], "interval": ["delay"], "framerate": ["fps"], "rate": ["fps"],
    "repeat": ["loop"], "loops": ["loop"],
    "width": ["size"], "height": ["size"], "rows": ["size"],
    "dimensions": ["size"], "grid-size": ["size"], "resolution": ["fit"],
    "cell-size": ["cell"], "pixels": ["cell"],
    "style": ["theme"], "scheme": ["theme"], "skin": ["theme"], "background": ["colors"],
    "border": ["edges"], "boundary": ["edges"], "torus": ["edges"], "wrap": ["edges"],
    "gridlines": ["grid"], "lines": ["grid"], "graph": ["chart"], "plot": ["chart"],
    "heading": ["title"], "label": ["caption"], "lang": ["language"], "locale": ["language"],
    "threads": ["jobs"], "parallel": ["jobs"], "workers": ["jobs"], "silent": ["quiet"],
    "random-seed": ["seed"], "step": ["every"], "stride": ["every"], "warmup": ["skip"],
    "sweep": ["vary"], "interpolate": ["smooth"],
  ]
}
