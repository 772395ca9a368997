package import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumLibraries
package import TerrariumPatterns
package import TerrariumVocabulary

/// A resolved pattern: from the library, from a file, or from its own text.
package struct PatternSource: Sendable {
  /// Its cells as a `Pattern` (or as a tree if requested) and its facts. A script comes only from a
  /// named file, not from libraries.
  package private(set) var pattern: PatternFile
  /// The path of its file, if any.
  package private(set) var path: String?
  /// The bytes of a picture, to be turned into cells later.
  package private(set) var picture: [UInt8]?
  /// True if recipes always contain its place.
  private var isPlaced = false
  /// True if recipes always contain its generation.
  private var keepsGeneration = false
  /// The hash of the file, which replaces all of its text.
  private var file: HashedFile?
  /// The note that a text has several frames, if none was chosen.
  package private(set) var frameNotices: [Notice] = []
  /// The rule for recipes without one.
  private var usualRule = "B3/S23"

  private static let fileLimit = Limits.file

  /// Resolves a pattern, and makes its name and author available to texts.
  ///
  /// - Parameters:
  ///   - text: A name, a path, RLE text, drawn rows or an apgcode.
  ///   - reader: The settings, which record faults.
  ///   - setting: The key that names the pattern.
  ///   - library: A folder of patterns to search first.
  ///   - keepsTree: True to keep a macrocell file as a tree.
  ///   - takesPictures: True to read pictures as patterns, too.
  ///   - key: The meaning of a drawing's letters, if it is one.
  package init?(
    _ text: String, from reader: inout SettingsReader, setting: String = "pattern",
    library: String? = nil,
    keepsTree: Bool = false, takesPictures: Bool = false, key: DrawingKey = DrawingKey()
  ) {
    self.init(
      lookingUp: text, from: &reader, setting: setting, library: library, keepsTree: keepsTree,
      takesPictures: takesPictures, key: key)
    guard setting == "pattern" else { return }
    let (entry, notes) = (PatternLibrary.entry(named: text), pattern.notes.withoutScript)
    reader.facts["name"] = notes.name ?? entry?.name ?? ""
    reader.facts["author"] = notes.author ?? entry?.author ?? ""
  }

  /// Resolves a pattern in this order: `-` for standard input, the names of a folder of patterns,
  /// the built-in names, files, names such as `eater@my` and `eater@team`, apgcodes, and RLE text.
  /// Faults are recorded at the setting's place.
  private init?(
    lookingUp text: String, from reader: inout SettingsReader, setting: String, library: String?,
    keepsTree: Bool, takesPictures: Bool, key: DrawingKey
  ) {
    if let file = reader.written[setting]?.value.hashedFile {
      guard let path = reader.path(of: file, for: setting) else { return nil }
      self.init(
        text, at: path, from: &reader, setting: setting, keepsTree: keepsTree,
        keepsScript: reader.written["script"] != nil, key: key)
      return
    }
    if let library, let path = Self.path(of: text, in: library) {
      self.init(text, at: path, from: &reader, setting: setting, keepsTree: keepsTree, key: key)
      return
    }
    if let entry = PatternLibrary.entry(named: text) {
      self.init(entry)
      return
    }
    if takesPictures, text.hasPrefix(Self.pictureHead) {
      let bytes = Base64.bytes(of: text.utf8.dropFirst(Self.pictureHead.utf8.count))
      self.init(picture: bytes, path: nil, in: &reader)
      return
    }
    let path = reader.path(text, at: reader.written[setting]?.value.place)
    let isFile =
      text == "-" || Path.kind(of: path) != .nothing || Path.isHidden(path)
      || Fence.forbids(reading: path)
    if !isFile, let name = KeptName(text) {
      guard let path = name.path(of: .pattern, for: setting, in: &reader) else { return nil }
      self.init(text, at: path, from: &reader, setting: setting, keepsTree: keepsTree, key: key)
      return
    }
    if !isFile, Apgcode.isMeant(text) {
      do throws(PatternError) {
        self.init(try Apgcode(text).file, path: nil)
      } catch {
        reader.refuse(.pattern(error, path: nil), for: setting)
        return nil
      }
      return
    }
    if !isFile && !Self.looksLikeCells(text) {
      reader.refuse(.unknownPattern(text, nearest: PatternLibrary.nearest(to: text)), for: setting)
      return nil
    }
    // A recipe contains the text of a file, whose script only counts if the recipe says so.
    let keepsScript = isFile || reader.written["script"] != nil
    self.init(
      text, at: isFile ? path : nil, from: &reader, setting: setting, keepsTree: keepsTree,
      takesPictures: takesPictures, keepsScript: keepsScript, key: key)
  }

  /// The pattern in a file or in a text; faults are recorded.
  private init?(
    _ text: String, at path: String?, from reader: inout SettingsReader, setting: String,
    keepsTree: Bool,
    takesPictures: Bool = false, keepsScript: Bool = false, key: DrawingKey
  ) {
    do {
      let bytes =
        try path.map { path in
          try FileReader.bytes(of: path, limit: Self.fileLimit) {
            PatternFile.mayBegin(with: $0, orPicture: takesPictures)
          }
        } ?? Array(text.utf8)
      if takesPictures, path != nil, OtherFile(beginning: bytes) == .picture {
        self.init(picture: bytes, path: path, in: &reader)
        return
      }
      try self.init(bytes, path: path, keepsTree: keepsTree, key)
      if !keepsScript { pattern.scriptWords = [] }
      file = path.flatMap { reader.hashed(bytes, at: $0, of: setting) }
      if setting == "pattern", reader.scripts?.isScript(pattern.scriptWords) ?? false {
        noteOrigin(of: bytes, in: &reader)
      }
      usualRule = reader.world.defaults["rule"] ?? usualRule
      reader.stand(deferredText, inFor: setting)
    } catch {
      reader.refuse(error, of: path, for: setting)
      return nil
    }
  }

  /// The file of a name in a folder of patterns, if it exists. A pulled file is also found by its
  /// name on the remote.
  private static func path(of name: String, in library: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { return nil }
    let names = [name] + [KeptName(name)?.name].compactMap { $0 }
    let paths = names.map { Path.join(library, $0 + ".rle") }
    for path in paths { ReadLog.current?.note(path) }
    return paths.first { Path.kind(of: $0) == .file }
  }

  private init(_ entry: LibraryEntry) {
    pattern = PatternFile(.cells(entry.pattern))
    (pattern.rule, pattern.highestState) = (entry.rule, entry.highestState)
  }

  /// Creates a source of a picture that becomes cells later, depending on other settings.
  private init(picture: [UInt8], path: String?, in reader: inout SettingsReader) {
    pattern = PatternFile()
    (self.picture, self.path) = (picture, path)
    guard picture.count <= Origin.limit else { return }
    let settings = reader.world.vocabulary.filter {
      $0.isOfOrigin && reader.isSet(named: $0.name)
    }.compactMap { setting in
      reader.written[setting.name].map { Node.Pair(key: $0.name, value: $0.value) }
    }
    reader.origin = Origin(of: "pattern", picture, "picture", settings: settings) {
      Self.pictureHead + Base64.text(of: picture)
    }
  }

  /// Creates a source of a pattern that has been read, from a file or not.
  package init(_ pattern: PatternFile, path: String?) {
    (self.pattern, self.path) = (pattern, path)
  }

  private init(
    _ bytes: [UInt8], path: String?, keepsTree: Bool, _ key: DrawingKey
  ) throws(PatternError) {
    self.path = path
    pattern = try PatternFile(reading: bytes, by: key, limits: .manyStates)
    if !keepsTree { pattern.content = .cells(try pattern.cells(limits: .manyStates)) }
  }

  /// Records the text of a file with a script, whose result depends on other settings.
  private func noteOrigin(of bytes: [UInt8], in reader: inout SettingsReader) {
    guard bytes.count <= Origin.limit, let text = String(validating: bytes, as: UTF8.self),
      Self.looksLikeRLE(text)
    else { return }
    let script = reader.written["script"]?.value ?? Node(made: "honour")
    let pair = Node.Pair(key: "script", value: script)
    reader.origin = Origin(of: "pattern", bytes, "text", settings: [pair]) { text }
  }

  /// The prefix of a picture's text in a recipe.
  private static let pictureHead = "data:image;base64,"

  /// The source with cells made from a picture, which replace its path in recipes.
  package func drawn(_ pattern: Pattern, in reader: inout SettingsReader) -> PatternSource {
    var source = self
    source.pattern.content = .cells(pattern)
    (source.picture, source.file) = (nil, nil)
    reader.stand(source.deferredText, inFor: "pattern")
    return source
  }

  /// The source with an apgcode's states interpreted by a Generations rule.
  package func decoded(ofStates stateCount: Int) -> PatternSource {
    var source = self
    source.pattern = pattern.decoded(ofStates: stateCount)
    return source
  }

  /// The source with its drawing, if it is one, read by a key; recipes contain cells in place of a
  /// drawing with its own letters, or of one of several frames.
  package func read(by key: DrawingKey, in reader: inout SettingsReader) throws(Problem)
    -> PatternSource
  {
    guard let drawing = pattern.drawing else { return self }
    var source = self
    do throws(PatternError) {
      source.pattern = try pattern.read(by: key)
    } catch {
      throw .pattern(error, path: path)
    }
    source.pattern.drawing = nil
    if key.isOwn { source.file = nil }
    if drawing.frames > 1, key.frame == nil {
      let name = path.map { "'\($0)'" } ?? "the pattern"
      source.frameNotices = [
        .said(
          "\(name) has \(drawing.frames.counted("frame")), and begins with the first; "
            + "choose another with --pattern-frame")
      ]
    }
    reader.stand(source.deferredText, inFor: "pattern")
    return source
  }

  /// The source at a place that recipes contain.
  package func placed(at position: Cell, in reader: inout SettingsReader) -> PatternSource {
    var source = self
    if source.pattern.position != position { source.file = nil }
    source.pattern.position = position
    source.isPlaced = true
    reader.stand(source.deferredText, inFor: "pattern")
    return source
  }

  /// Makes recipes contain the generation and the rule, which determine the background of a line.
  package func keepGeneration(under rule: String, in reader: inout SettingsReader) {
    guard let generation = pattern.generation, generation > 0 else { return }
    var source = self
    source.keepsGeneration = true
    source.pattern.rule = pattern.rule ?? rule
    reader.stand(source.deferredText, inFor: "pattern")
  }

  private var deferredText: DeferredText { DeferredText(of: file) { text } }

  /// The cells as text, which replaces the file in recipes.
  private var text: String {
    if let line = cellsAlone { return line }
    let (rule, notes) = (pattern.rule ?? usualRule, pattern.notes.withoutScript)
    let hasGrid = rule.contains(":")
    let bytes =
      switch pattern.content {
      case .cells(let cells):
        cells.rle(
          header: hasGrid ? pattern.declared : nil, rule: rule, comments: notes.lines,
          position: isPlaced || hasGrid ? pattern.position : nil, generation: phase)
      case .tree(let tree): tree.file(rule: rule, comments: notes.lines, generation: phase)
      }
    let text = String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    return pattern.ruleFile.map { "\(text)\n\($0)" } ?? text
  }

  /// The longest text that is written on one line.
  private static let longestLine = 70

  /// The cells in one line without a header, if they are few and there are no other facts.
  private var cellsAlone: String? {
    guard case .cells(let cells) = pattern.content, cells.runs.count <= Self.longestLine,
      !isPlaced, pattern.rule == nil, pattern.ruleFile == nil, phase == nil,
      pattern.notes.withoutScript.lines.isEmpty
    else { return nil }
    let line = cells.rleBody
    // A header also preserves empty rows or columns at the end.
    guard line.utf8.count <= Self.longestLine, Self.looksLikeRLE(line),
      let read = try? PatternFile(reading: Array(line.utf8), limits: .manyStates),
      let same = try? read.cells(limits: .manyStates), same == cells
    else { return nil }
    return line
  }

  /// The generation, if the states of the cells depend on it, under rules with an alternating
  /// background.
  private var phase: UInt128? {
    pattern.generation.flatMap { keepsGeneration ? $0 : $0 & 1 == 1 ? 1 : nil }
  }

  /// True if the text names a file, or a pattern in the user's library.
  package static func meansFile(_ text: String) -> Bool {
    !text.hasPrefix(pictureHead) && PatternLibrary.entry(named: text) == nil
      && !Apgcode.isMeant(text) && (KeptName(text) != nil || !looksLikeCells(text))
  }

  /// True if the text may be cells: RLE, or the rows of a drawing.
  private static func looksLikeCells(_ text: String) -> Bool {
    looksLikeRLE(text) || text.utf8.contains(UInt8(ascii: "\n"))
  }

  /// True if the text may be RLE: its letters, and a sign that occurs only in RLE.
  private static func looksLikeRLE(_ text: String) -> Bool {
    let letters = "bo$!.0123456789 \n\r\tABCDEFGHIJKLMNOPQRSTUVWXpqrstuvwxy"
    if text.hasPrefix("[M2]") { return true }
    return text.contains { $0 == "$" || $0 == "!" }
      && (text.hasPrefix("x") || text.hasPrefix("#") || text.allSatisfy { letters.contains($0) })
  }
}

extension PatternSource {
  /// The size of its box.
  package var size: GridSize { pattern.content.size }
}
