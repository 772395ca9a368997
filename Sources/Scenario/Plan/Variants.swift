internal import Files

/// The films that one request asks for: one, or with `vary` one for each combination of values.
package enum Variants {
  /// The most films of one request.
  package static let limit = 10_000

  /// Replaces `vary` by the settings of each variant, its values filled into the paths.
  package static func expand(
    world: WorldEntry, _ written: WrittenSettings, folder: String = ".", home: Place? = nil
  ) throws(Faults) -> [WrittenSettings] {
    var draft = Draft(world: world, written: written, folder: folder, home: home)
    let variations = draft.value(.vary) ?? []
    guard draft.faults.list.isEmpty else { throw draft.faults }
    check(variations, in: &draft)
    guard draft.faults.list.isEmpty else { throw draft.faults }
    checkPaths(against: variations, in: &draft)
    guard draft.faults.list.isEmpty else { throw draft.faults }
    var variants = [Variant(settings: written, values: [:])]
    for variation in variations {
      variants = variants.flatMap { variant in
        variation.values.map { variant.with(variation, $0) }
      }
    }
    return variants.map { variations.isEmpty ? $0.settings : $0.filled }
  }

  private static func check(_ variations: [Variation], in draft: inout Draft) {
    let vocabulary = draft.world.vocabulary
    let fixed = ["out", "format", "vary", "jobs", "quiet"]
    var seen: Set<String> = []
    for variation in variations {
      guard let setting = vocabulary.first(where: { $0.name == variation.name }),
        !fixed.contains(setting.name)
      else {
        let names = vocabulary.map(\.name).filter { !fixed.contains($0) }
        let nearest = NearestMatch.of(variation.name, in: names)
        draft.refuse(.cannotVary(variation.name, nearest: nearest), at: variation.namePlace)
        continue
      }
      if !seen.insert(variation.name).inserted {
        draft.refuse(.given(twice: "vary \(variation.name)"), at: variation.namePlace)
      }
    }
    let count = variations.reduce(1) { min(limit + 1, $0 * min(limit + 1, $1.values.count)) }
    if count > limit { draft.refuse(.tooManyVariants(count: count, limit: limit), for: "vary") }
  }

  /// Every path must name what varies, so that no two variants write one file, and nothing else.
  private static func checkPaths(against variations: [Variation], in draft: inout Draft) {
    let varied = variations.map(\.name)
    for path in draft.value(.out) ?? [] {
      let names = PathTemplate(path).names
      for name in names where !varied.contains(name) {
        draft.refuse(.placeholderUnknown(path: path, name: name, varied: varied), for: "out")
      }
      let missing = varied.filter { !names.contains($0) }
      if !missing.isEmpty {
        draft.refuse(.placeholderMissing(path: path, names: missing), for: "out")
      }
    }
  }
}

/// The settings of one variant and what is particular to it.
private struct Variant {
  var settings: WrittenSettings
  var values: [String: String]

  func with(_ variation: Variation, _ value: Node) -> Variant {
    var variant = self
    variant.values[variation.name] = value.text
    variant.settings.set(
      .init(name: variation.name, namePlace: variation.namePlace, value: value))
    return variant
  }

  /// The settings without `vary`, the values in the paths.
  var filled: WrittenSettings {
    var filled = WrittenSettings()
    for entry in settings.entries where entry.name != "vary" {
      let value =
        switch entry.name {
        case "out": paths(entry.value)
        case "steps": steps(entry.value)
        default: entry.value
        }
      filled.set(.init(name: entry.name, namePlace: entry.namePlace, value: value))
    }
    return filled
  }

  /// The paths of a list, or of a single one, with their values.
  private func paths(_ node: Node) -> Node {
    switch node.content {
    case .list(let items): Node(.list(items.map(paths)), at: node.place)
    case .scalar(let text): Node(PathTemplate(text).path(with: values), at: node.place)
    case .map: node
    }
  }

  /// Steps with the values in the paths of files that they write.
  private func steps(_ node: Node) -> Node {
    guard case .list(let items) = node.content else { return node }
    let writers = (StepKind.common + WorldEntry.all.flatMap(\.steps)).flatMap(\.pathKeys)
    let steps = items.map { item in
      guard case .map(let pairs) = item.content else { return item }
      let filled = pairs.map { pair in
        writers.contains(pair.key)
          ? Node.Pair(key: pair.key, keyPlace: pair.keyPlace, value: paths(pair.value)) : pair
      }
      return Node(.map(filled), at: item.place)
    }
    return Node(.list(steps), at: node.place)
  }
}

/// A path in which names in braces stand for values: `sea-{seed}.gif`.
struct PathTemplate {
  private enum Part {
    case text(Substring)
    case name(String)
  }

  private var parts: [Part] = []

  init(_ path: String) {
    var rest = path[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = rest[rest.index(after: open)..<close]
      guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0 == "-" }) else {
        parts.append(.text(rest[...open]))
        rest = rest[rest.index(after: open)...]
        continue
      }
      parts += [.text(rest[..<open]), .name(String(name))]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(rest))
  }

  /// The names in braces.
  var names: [String] {
    parts.compactMap { if case .name(let name) = $0 { name } else { nil } }
  }

  /// The path with each name's value; what could mean something in a path becomes `-`.
  func path(with values: [String: String]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): String(text)
      case .name(let name): Self.fileName(values[name] ?? "")
      }
    }.joined()
  }

  private static func fileName(_ value: String) -> String {
    String(
      value.map { character in
        character.isLetter || character.isNumber || "._-".contains(character) ? character : "-"
      })
  }
}

extension Plan {
  /// Different values may give one name: then two films would write one file.
  package static func refuseSharedOutputs(_ plans: [Plan]) throws(Faults) {
    var seen: Set<String> = []
    var faults = Faults()
    let files = plans.flatMap { plan in
      plan.files.map { ($0.path, $0.place) } + plan.film.stepFiles.map { ($0.path, $0.place) }
    }
    for (path, place) in files where Path.kind(of: path) != .special {
      if !seen.insert(Path.identity(of: path)).inserted {
        faults.add(.sameOutputTwice(path), at: place)
      }
    }
    guard faults.list.isEmpty else { throw faults }
  }
}
