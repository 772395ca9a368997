/// Names from elsewhere for commands, settings and values that are too different to be typos. Those
/// of a world are among its words.
package enum Synonyms {
  /// The names that a word may mean, the likeliest first.
  package static func of(_ word: String, in names: [String]) -> [String] {
    (table[word.lowercased()] ?? []).filter(names.contains)
  }

  /// The name that a word means: by synonym, or the most similar spelling.
  package static func meant(by word: String, in names: [String]) -> String? {
    of(word, in: names).first ?? NearestMatch.of(word, in: names)
  }

  private static let table: [String: [String]] = [
    // Commands
    "verify": ["check"], "test": ["check"], "diff": ["check"], "compare": ["check"],
    "init": ["new"], "create": ["new"], "template": ["new"], "make": ["run"], "build": ["run"],
    "render": ["run"], "play": ["run"],
    "recipe": ["show"], "info": ["show"], "inspect": ["show"], "optimise": ["shrink"],
    "optimize": ["shrink"], "compress": ["shrink"], "gifsicle": ["shrink"],
    "figures": ["patterns"], "library": ["patterns"], "gallery": ["patterns"],
    "lexicon": ["patterns"],
    "apgcode": ["identify"], "search": ["find"], "ls": ["list"],
    "manual": ["list man", "help"], "docs": ["help"],
    "usage": ["help"], "completion": ["completions"], "clean": ["cache"],
    // Settings
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
    "border": ["edges"], "boundary": ["edges"], "torus": ["edges", "wrap"], "wrap": ["edges"],
    "gridlines": ["grid"], "lines": ["grid"], "graph": ["chart"], "plot": ["chart"],
    "xlabel": ["axes"], "ylabel": ["axes"], "heading": ["title"], "label": ["caption"],
    "lang": ["language"], "locale": ["language"],
    "threads": ["jobs"], "parallel": ["jobs"], "workers": ["jobs"], "silent": ["quiet"],
    "random-seed": ["seed"], "step": ["every"], "stride": ["every"], "warmup": ["skip"],
    "sweep": ["vary"], "interpolate": ["smooth"],
    "route": ["track"], "path": ["track"], "gpx": ["track"],
    // Flags of one letter
    "p": ["pattern"], "t": ["theme"], "s": ["size"], "n": ["frames"],
    "f": ["frames"], "r": ["rule"], "c": ["cell"], "l": ["language"], "j": ["jobs"], "q": ["quiet"],
    // Values
    "english": ["en"], "russian": ["ru"], "spanish": ["es"], "русский": ["ru"], "español": ["es"],
    "black": ["dark"], "night": ["dark"], "white": ["light"], "day": ["light"],
    "round": ["circle"], "dots": ["circle"], "hex": ["hexagon"],
    "jpg": ["png"], "jpeg": ["png"], "video": ["mp4"],
  ]
}
