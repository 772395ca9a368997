/// Names from elsewhere for commands, settings and values that are too different to be typos. Those
/// of a world are among its words.
package enum Synonyms {
  /// A name for a word from elsewhere, with a value if that is meant as well.
  package struct Meaning: Hashable, Sendable {
    package let name: String
    private let values: [String]

    /// Creates a meaning from `edges`, `edges=wrap` or `colors=background=white`.
    package init(_ text: String) {
      let parts = text.split(separator: "=").map(String.init)
      (name, values) = (parts[0], Array(parts.dropFirst()))
    }

    /// The words of a flag; a written value, unless it is the next flag, replaces that of a part.
    package func flag(_ value: String?) -> String {
      let value = value.flatMap { $0.hasPrefix("-") ? nil : $0 }
      let own = values.count > 1 ? values.dropLast() + [value ?? values[1]] : values
      return ([name] + own).joined(separator: "=")
    }

    /// The words in a scenario: `edges: wrap`.
    package var key: String {
      switch values.count {
      case 0: name
      case 1: "\(name): \(values[0])"
      default: "\(name): {\(values.joined(separator: ": "))}"
      }
    }
  }

  /// The names that a word may mean, the likeliest first.
  package static func meanings(of word: String, in names: [String]) -> [Meaning] {
    (table[word.lowercased()] ?? []).map { Meaning($0) }.filter { names.contains($0.name) }
  }

  /// The name that a word means: by synonym, or the most similar spelling.
  package static func meant(by word: String, in names: [String]) -> String? {
    meanings(of: word, in: names).first?.name ?? NearestMatch.of(word, in: names)
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
    "speed": ["fps", "delay"],
    "repeat": ["loop"], "loops": ["loop"],
    "width": ["size"], "height": ["size"], "rows": ["size"],
    "dimensions": ["size"], "grid-size": ["size"], "resolution": ["fit"],
    "cell-size": ["cell"], "pixels": ["cell"],
    "style": ["theme"], "scheme": ["theme"], "skin": ["theme"],
    "background": ["colors=background=white"], "bg": ["colors=background=white"],
    "border": ["edges"], "boundary": ["edges"], "torus": ["edges=wrap", "wrap"],
    "wrap": ["edges=wrap"], "toroidal": ["edges=wrap"], "periodic": ["edges=wrap"],
    "gridlines": ["grid"], "lines": ["grid"], "graph": ["chart"], "plot": ["chart"],
    "xlabel": ["axes"], "ylabel": ["axes"], "heading": ["title"], "label": ["caption"],
    "subtitle": ["caption"], "description": ["alt", "caption"],
    "lang": ["language"], "locale": ["language"],
    "threads": ["jobs"], "parallel": ["jobs"], "workers": ["jobs"], "silent": ["quiet"],
    "random-seed": ["seed"], "step": ["every"], "stride": ["every"], "warmup": ["skip"],
    "sweep": ["vary"], "interpolate": ["smooth"],
    // Steps
    "wait": ["hold"], "pause": ["hold"], "advance": ["run"], "evolve": ["run"],
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
