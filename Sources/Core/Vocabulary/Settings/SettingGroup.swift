/// A heading of help, and the settings below it.
package struct SettingGroup: Sendable {
  package let title: String
  private let names: [String]

  /// The groups in the order of help; other settings of a world's own come first in the first one.
  package static let all = [
    SettingGroup("What is simulated", ["seed", "size", "edges"]),
    SettingGroup(
      "Time",
      [
        "frames", "until", "every", "skip", "frame", "smooth", "calm", "delay", "fps", "last",
        "loop",
      ]),
    SettingGroup(
      "Look",
      [
        "theme", "colors", "shape", "cell", "fit", "view", "turn", "scale", "grid", "fade",
        "age", "history", "shades", "texture", "max-colors",
      ]),
    SettingGroup(
      "Text, charts and overlays",
      [
        "title", "caption", "legend", "counters", "chart", "chart-style", "axes", "annotate",
        "cover", "text", "font", "language",
      ]),
    SettingGroup(
      "Many runs",
      [
        "vary", "difference", "columns", "panels", "rows", "measures", "where", "sort", "distinct",
        "top", "x",
        "y",
        "value",
        "resume",
      ]),
    SettingGroup("Files", ["out", "format", "max-size", "alt"]),
    SettingGroup("The run", ["jobs", "memory", "quiet"]),
  ]

  /// The most used settings that several worlds have.
  package static let usual = [
    "out", "frames", "delay", "seed", "size", "edges", "theme", "shape", "fit", "title",
    "chart", "vary",
  ]

  /// The names of settings that affect only pictures; worlds have others.
  package static let ofPictures = ofMotion.union(
    all.filter { ["Look", "Text, charts and overlays"].contains($0.title) }.flatMap(\.names)
  ).union(["alt", "loop"])
  /// The names of settings that affect only animations.
  package static let ofMotion: Set<String> = ["smooth", "delay", "fps", "last", "cover"]

  private init(_ title: String, _ names: [String]) { (self.title, self.names) = (title, names) }

  /// The settings of a list that belong to the group, in its order.
  package func members(of settings: [any SettingDeclaration]) -> [any SettingDeclaration] {
    names.compactMap { settings[$0] }
  }
}
