internal import TerrariumBasics
package import TerrariumPictures
package import TerrariumVocabulary

extension SettingsReader {
  /// Parses a text with names in braces, such as `{tick} of {name}`; faults are recorded. Names
  /// without a known value become empty.
  package mutating func text(_ text: String, at place: Place?, of kind: any WorldKind)
    -> PictureText
  {
    guard text.contains("{") else { return PictureText(text) }
    var (parts, words): ([PictureText.Part], String) = ([], "")
    var rest = text[...]
    while let letter = rest.popFirst() {
      guard letter == "{", rest.first != "{" else {
        words.append(letter)
        if letter == "{" { rest.removeFirst() }
        continue
      }
      if !words.isEmpty { parts.append(.words(words)) }
      words = ""
      let column = text.distance(from: text.startIndex, to: rest.startIndex) - 1
      guard let end = rest.firstIndex(of: "}") else {
        refuse(
          .said("this '{' is never closed", "write '}' behind a name, or '{{' for a brace"),
          at: place?.moved(by: column, in: text, length: 1))
        break
      }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      if let part = part(named: name, of: kind) {
        parts.append(part)
      } else {
        refuse(
          .said(problem(ofName: name, of: kind)),
          at: place?.moved(by: column, in: text, length: name.count + 2))
      }
    }
    if !words.isEmpty { parts.append(.words(words)) }
    return PictureText(parts)
  }

  /// The part that a name stands for; nil if there is none, or if recipes leave that setting out.
  private func part(named name: String, of kind: any WorldKind) -> PictureText.Part? {
    let columns = kind.subject.census.map(\.name)
    if name == "tick" || name == kind.subject.timeName { return .tick }
    if variedOnSheet?.contains(name) ?? false, let value = writtenValue(of: name) {
      return .words(value)
    }
    if let place = columns.firstIndex(of: name) { return .count(place) }
    if name == "cells", columns.first == "alive" { return .count(0) }
    let setting = world.vocabulary[name]
    guard setting?.isOfRecipe ?? true, !comesTooLate(name) else { return nil }
    if setting != nil, Self.lateNames.contains(name), written[name] == nil, facts[name] == nil {
      return .late(name)
    }
    if let value = toldValue(of: name) { return .words(value) }
    return setting != nil || ["name", "author"].contains(name) ? .words("") : nil
  }

  /// The settings whose values follow from the whole plan where they are not given.
  private static let lateNames: Set<String> = [
    Setting.skip.name, Setting.frames.name, Setting.last.name, Setting.cell.name,
  ]

  /// The value of a setting or of a varying number of the rule, for texts and the opening card. It
  /// is the given value, otherwise the derived one, otherwise the default unless another setting
  /// excludes it; nil if there is none.
  package func toldValue(of name: String) -> String? {
    if written[name] == nil || name == Setting.seed.name, let fact = facts[name] { return fact }
    if let value = writtenValue(of: name) { return value }
    guard !isExcluded(name) else { return nil }
    return world.defaults[name] ?? world.vocabulary[name]?.fallback
  }

  /// The value of a setting or of a varying number of the rule as written; nil if it is not given.
  private func writtenValue(of name: String) -> String? {
    guard name != "steps", let value = written[name]?.value else { return nil }
    let setting = world.vocabulary[name]
    let shown = value.file.map(Node.init(made:)) ?? (setting?.canonical(value) ?? value).unwrapped
    return shown.excerpt
  }

  /// True if a text is read before a value is known, because all cells of a sheet are sized
  /// together.
  private func comesTooLate(_ name: String) -> Bool {
    isOnSheet && name == Setting.cell.name && written[name] == nil && facts[name] == nil
      && world.vocabulary[name] != nil
  }

  private func isExcluded(_ name: String) -> Bool {
    world.excluded(by: name).contains { written[$0] != nil }
  }

  private func problem(ofName name: String, of kind: any WorldKind) -> WorldMessage {
    let own = ["tick", "name", "author"] + kind.subject.census.map(\.name)
    guard !name.isEmpty else {
      return WorldMessage(
        "there is no name between these braces", "write one such as {tick}, or '{{' for a brace")
    }
    guard !comesTooLate(name) else {
      return WorldMessage(
        "a text of a sheet or of panels needs a value of '{\(name)}'",
        isExcluded(name) ? "leave it out" : "give \(name), or leave it out")
    }
    guard world.vocabulary[name] == nil else {
      return WorldMessage(
        "the picture's recipe has no '{\(name)}'", "leave it out")
    }
    let told = world.vocabulary.filter(\.isOfRecipe).map(\.name)
    let nearest = NearestMatch.of(name, in: own + told)
    return WorldMessage(
      "there is no '{\(name)}'",
      nearest.map { "did you mean '{\($0)}'?" }
        ?? "it has \(own.map { "{\($0)}" }.joined(separator: ", ")) and the settings of its recipe")
  }
}

extension Place {
  /// The place of a character in a text written in one line, perhaps in quotation marks.
  fileprivate func moved(by count: Int, in text: String, length: Int) -> Place {
    guard case .file(let path, let line, let column, let whole) = self,
      let quote = [0: 0, 2: 1][whole - text.count], !text.contains(where: \.isNewline)
    else { return self }
    return .file(path: path, line: line, column: column + quote + count, length: length)
  }
}
