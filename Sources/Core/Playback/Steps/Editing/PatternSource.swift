package import TerrariumBasics
internal import TerrariumEncoding
package import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumPatterns
package import TerrariumVocabulary

/// A pattern that was found: in the library, in a file, or in the words themselves.
package struct PatternSource: Sendable {
  /// Its cells as a figure, as a tree only if one was requested, and its facts. The script is that of
  /// the file that was named; figures of libraries have none.
  package private(set) var pattern: Pattern
  /// The file that it was read from.
  package private(set) var path: String?
  /// The bytes of a picture, which its reader makes cells of.
  package private(set) var picture: [UInt8]?
  /// True if recipes name its place, whatever its rule.
  private var isPlaced = false
  /// True if recipes name its generation, whatever it is.
  private var keepsGeneration = false
  /// The file by its hash, which has all that its text has.
  private var file: HashedFile?
  /// The rule of recipes where it names none.
  private var usualRule = "B3/S23"

  private static let fileLimit = Limits.file

  /// Looks a pattern up, and makes its name and its author known to texts.
  ///
  /// - Parameters:
  ///   - text: A name, a path, RLE text or an apgcode.
  ///   - draft: The settings, which note faults.
  ///   - setting: The key that names the pattern.
  ///   - library: A folder of figures to be searched first.
  ///   - keepsTree: True to keep a macrocell file as a tree.
  ///   - takesPictures: True if pictures are read as patterns, too.
  package init?(
    _ text: String, from draft: inout Draft, setting: String = "pattern", library: String? = nil,
    keepsTree: Bool = false, takesPictures: Bool = false
  ) {
    self.init(
      lookingUp: text, from: &draft, setting: setting, library: library, keepsTree: keepsTree,
      takesPictures: takesPictures)
    guard setting == "pattern" else { return }
    let (entry, notes) = (PatternLibrary.entry(named: text), pattern.notes.withoutScript)
    draft.facts["name"] = notes.name ?? entry?.name ?? ""
    draft.facts["author"] = notes.author ?? entry?.author ?? ""
  }

  /// Looks a pattern up: `-` is standard input, then come the names of a folder of figures, those of
  /// the program's, files, names such as `eater@my` and `eater@team`, apgcodes, and last RLE text.
  /// Faults are noted at the place of the setting.
  private init?(
    lookingUp text: String, from draft: inout Draft, setting: String, library: String?,
    keepsTree: Bool, takesPictures: Bool
  ) {
    if let file = draft.written[setting]?.value.hashedFile {
      guard let path = file.path(for: setting, in: &draft) else { return nil }
      self.init(
        text, at: path, from: &draft, setting: setting, keepsTree: keepsTree,
        keepsScript: draft.written["script"] != nil)
      return
    }
    if let library, let path = Self.path(of: text, in: library) {
      self.init(text, at: path, from: &draft, setting: setting, keepsTree: keepsTree)
      return
    }
    if let entry = PatternLibrary.entry(named: text) {
      self.init(entry)
      return
    }
    if takesPictures, text.hasPrefix(Self.pictureHead) {
      let bytes = Base64.bytes(of: text.utf8.dropFirst(Self.pictureHead.utf8.count))
      self.init(picture: bytes, path: nil, in: &draft)
      return
    }
    let path = draft.path(text, at: draft.written[setting]?.value.place)
    let isFile =
      text == "-" || Path.kind(of: path) != .nothing || Path.isHidden(path)
      || Fence.forbids(reading: path)
    if !isFile, let name = KeptName(text) {
      guard let path = name.path(of: .figure, for: setting, in: &draft) else { return nil }
      self.init(text, at: path, from: &draft, setting: setting, keepsTree: keepsTree)
      return
    }
    if !isFile, Apgcode.isMeant(text) {
      do throws(PatternError) {
        self.init(try Apgcode(text).pattern, path: nil)
      } catch {
        draft.refuse(.pattern(error, path: nil), for: setting)
        return nil
      }
      return
    }
    if !isFile && !Self.looksLikeRLE(text) {
      draft.refuse(.unknownPattern(text, nearest: PatternLibrary.nearest(to: text)), for: setting)
      return nil
    }
    // Of a text, as recipes have it, the script counts only where that is said.
    let keepsScript = isFile || draft.written["script"] != nil
    self.init(
      text, at: isFile ? path : nil, from: &draft, setting: setting, keepsTree: keepsTree,
      takesPictures: takesPictures, keepsScript: keepsScript)
  }

  /// The pattern in a file, or in the text itself; faults are noted.
  private init?(
    _ text: String, at path: String?, from draft: inout Draft, setting: String, keepsTree: Bool,
    takesPictures: Bool = false, keepsScript: Bool = false
  ) {
    do {
      let bytes =
        try path.map { try FileReader.bytes(of: $0, limit: Self.fileLimit) } ?? Array(text.utf8)
      if takesPictures, path != nil, OtherFile(beginning: bytes) == .picture {
        self.init(picture: bytes, path: path, in: &draft)
        return
      }
      try self.init(bytes, path: path, keepsTree: keepsTree)
      if !keepsScript { pattern.scriptWords = [] }
      if let path, path != "-" {
        let name = draft.written[setting]?.value.hashedFile?.name ?? path
        file = HashedFile(name: Path.name(of: name), sha256: FileHash.of(bytes))
      }
      if setting == "pattern", draft.scripts?.isScript(pattern.scriptWords) ?? false {
        noteOrigin(of: bytes, in: &draft)
      }
      usualRule = draft.world.defaults["rule"] ?? usualRule
      draft.stand(deferredText, inFor: setting)
    } catch {
      draft.refuse(error, of: path, for: setting)
      return nil
    }
  }

  /// The file of a name in a folder of figures, if there is one. A pulled file is also found by its
  /// name on the remote.
  private static func path(of name: String, in library: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { return nil }
    let names = [name] + [KeptName(name)?.name].compactMap { $0 }
    let paths = names.map { Path.join(library, $0 + ".rle") }
    for path in paths { ReadLog.current?.note(path) }
    return paths.first { Path.kind(of: $0) == .file }
  }

  private init(_ entry: LibraryEntry) {
    pattern = Pattern(.figure(entry.figure))
    (pattern.rule, pattern.highestState) = (entry.rule, entry.highestState)
  }

  /// A picture that is yet to become cells, others beside other settings.
  private init(picture: [UInt8], path: String?, in draft: inout Draft) {
    pattern = Pattern()
    (self.picture, self.path) = (picture, path)
    guard picture.count <= Origin.limit else { return }
    let settings = draft.world.vocabulary.filter(\.isOfOrigin).compactMap { setting in
      draft.written[setting.name].map { Node.Pair(key: $0.name, value: $0.value) }
    }
    draft.origin = Origin(of: "pattern", picture, "picture", settings: settings) {
      Self.pictureHead + Base64.text(of: picture)
    }
  }

  /// A pattern that was read before, from a file or none.
  package init(_ pattern: Pattern, path: String?) { (self.pattern, self.path) = (pattern, path) }

  private init(_ bytes: [UInt8], path: String?, keepsTree: Bool) throws(PatternError) {
    self.path = path
    pattern = try Pattern(reading: bytes, limits: .manyStates)
    if !keepsTree { pattern.content = .figure(try pattern.figure(limits: .manyStates)) }
  }

  /// Notes the text of a file with a script, whose result depends on the other settings.
  private func noteOrigin(of bytes: [UInt8], in draft: inout Draft) {
    guard bytes.count <= Origin.limit, let text = String(validating: bytes, as: UTF8.self),
      Self.looksLikeRLE(text)
    else { return }
    let script = draft.written["script"]?.value ?? Node(made: "honour")
    let pair = Node.Pair(key: "script", value: script)
    draft.origin = Origin(of: "pattern", bytes, "text", settings: [pair]) { text }
  }

  /// The beginning of a picture's text in a recipe.
  private static let pictureHead = "data:image;base64,"

  /// The same pattern with the cells made from a picture, which replace its path in recipes.
  package func drawn(_ figure: Figure, in draft: inout Draft) -> PatternSource {
    var source = self
    source.pattern.content = .figure(figure)
    (source.picture, source.file) = (nil, nil)
    draft.stand(source.deferredText, inFor: "pattern")
    return source
  }

  /// The same pattern, the states of whose apgcode are those of a Generations rule.
  package func decoded(ofStates stateCount: Int) -> PatternSource {
    var source = self
    source.pattern = pattern.decoded(ofStates: stateCount)
    return source
  }

  /// The same pattern at a place, which recipes name.
  package func placed(at position: Cell, in draft: inout Draft) -> PatternSource {
    var source = self
    if source.pattern.position != position { source.file = nil }
    source.pattern.position = position
    source.isPlaced = true
    draft.stand(source.deferredText, inFor: "pattern")
    return source
  }

  /// Makes recipes name the generation and the rule, from which the background of a line follows.
  package func keepGeneration(under rule: String, in draft: inout Draft) {
    guard let generation = pattern.generation, generation > 0 else { return }
    var source = self
    source.keepsGeneration = true
    source.pattern.rule = pattern.rule ?? rule
    draft.stand(source.deferredText, inFor: "pattern")
  }

  private var deferredText: DeferredText { DeferredText(of: file) { text } }

  /// The cells as text, which replaces the file in recipes.
  private var text: String {
    if let line = cellsAlone { return line }
    let (rule, notes) = (pattern.rule ?? usualRule, pattern.notes.withoutScript)
    let hasGrid = rule.contains(":")
    let bytes =
      switch pattern.content {
      case .figure(let figure):
        figure.rle(
          header: hasGrid ? pattern.declared : nil, rule: rule, comments: notes.lines,
          position: isPlaced || hasGrid ? pattern.position : nil, generation: phase)
      case .tree(let tree): tree.file(rule: rule, comments: notes.lines, generation: phase)
      }
    let text = String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    return pattern.ruleFile.map { "\(text)\n\($0)" } ?? text
  }

  /// The longest text that is written on one line.
  private static let longestLine = 70

  /// The cells in one line without a header, where they are few and there is nothing else to say.
  private var cellsAlone: String? {
    guard case .figure(let figure) = pattern.content, figure.runs.count <= Self.longestLine,
      !isPlaced, pattern.rule == nil, pattern.ruleFile == nil, phase == nil,
      pattern.notes.withoutScript.lines.isEmpty
    else { return nil }
    let line = figure.rleBody
    // A header says, too, that there are empty rows or columns at the end.
    guard line.utf8.count <= Self.longestLine, Self.looksLikeRLE(line),
      let read = try? Pattern(reading: Array(line.utf8), limits: .manyStates),
      let same = try? read.figure(limits: .manyStates), same == figure
    else { return nil }
    return line
  }

  /// The generation, if the states of the cells depend on it: for rules whose background
  /// alternates.
  private var phase: UInt128? {
    pattern.generation.flatMap { keepsGeneration ? $0 : $0 & 1 == 1 ? 1 : nil }
  }

  /// True if words are the name of a file, or of a figure in one's own library.
  package static func meansFile(_ text: String) -> Bool {
    !text.hasPrefix(pictureHead) && !HashedFile.isWord(text)
      && PatternLibrary.entry(named: text) == nil && !Apgcode.isMeant(text)
      && (KeptName(text) != nil || !looksLikeRLE(text))
  }

  /// True if words may be cells: RLE's letters, and a sign that only RLE has.
  private static func looksLikeRLE(_ text: String) -> Bool {
    let letters = "bo$!.0123456789 \n\r\tABCDEFGHIJKLMNOPQRSTUVWXpqrstuvwxy"
    if text.hasPrefix("[M2]") { return true }
    return text.contains { $0 == "$" || $0 == "!" }
      && (text.hasPrefix("x") || text.hasPrefix("#") || text.allSatisfy { letters.contains($0) })
  }
}

extension PatternSource {
  /// The columns and rows of its box.
  package var size: GridSize { pattern.content.size }
}

extension Setting where Value == String {
  package static let library = Setting(
    "library", .path(placeholder: "FOLDER"),
    "a folder of your own patterns; the names of its .rle files are pattern names, and keep adds to it",
    example: "render life --library patterns --pattern mine --out mine.gif",
    isOfRecipe: false)
}

extension Draft {
  /// The path of a folder that a setting names.
  package mutating func folder(_ setting: Setting<String>) -> String? {
    path(ofFolder: setting)
      .flatMap { Fence.forbids(reading: Path.join($0, ".")) ? nil : $0 }
  }

  /// The path; nil also for the texts of files, which recipes have in the place of a folder.
  private mutating func path(ofFolder setting: Setting<String>) -> String? {
    guard let text = value(setting), !text.contains("\n") else { return nil }
    return path(text, of: setting)
  }

  /// The reason why a folder that a setting names cannot be used: it is not there, or not for
  /// strangers.
  package mutating func obstacle(toUsing setting: Setting<String>) -> FileError? {
    path(ofFolder: setting).flatMap(Path.obstacle(toUsingFolder:))
  }

  /// Notes that a folder which a setting names cannot be used.
  package mutating func refuseMissing(_ setting: Setting<String>) {
    if let obstacle = obstacle(toUsing: setting) { refuse(.file(obstacle), for: setting.name) }
  }
}
