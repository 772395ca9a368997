internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumLibraries
internal import TerrariumPatterns
internal import TerrariumPlayback
internal import TerrariumVocabulary

/// A pattern of a library, with the facts in its file.
struct KeptPattern {
  let name: String
  let content: PatternFile
  let pattern: Pattern
  private let path: String
  private let catalogue: Catalogue

  init(_ name: String, on shelf: Shelf, in catalogue: Catalogue) throws {
    self.catalogue = catalogue
    path = shelf.path(of: KeptKind.pattern.file(name))
    self.name = name
    do {
      content = try PatternFile(
        reading: FileReader.bytes(of: path, limit: Limits.file) { PatternFile.mayBegin(with: $0) },
        limits: .manyStates)
      pattern = try content.cells(limits: .manyStates)
    } catch let error as PatternError {
      throw Fault(.pattern(error, path: path))
    }
  }

  private var rule: String { content.rule ?? "B3/S23" }

  /// The facts about its rule, whose file may follow its cells or be beside it.
  var facts: PatternRule? {
    catalogue.patternRule(rule, of: PatternSource(content, path: path))
  }

  private var notes: PatternNotes { content.notes.withoutScript }

  /// A line of a list.
  var summary: String {
    let author = notes.author.map { ", \($0)" } ?? ""
    let comment = notes.comments.first.map { ": \($0)" } ?? ""
    return "\(pattern.size), \(rule)\(author)\(comment)".printable
  }

  func json(_ full: String) -> String {
    let base: JSON = [
      "name": .text(full), "category": "own", "rule": .text(rule),
      "summary": .text(notes.comments.first ?? ""), "width": .number(pattern.size.columns),
      "height": .number(pattern.size.rows), "cells": .number(pattern.population),
    ]
    return base.with("states", facts?.states.json)
      .with("author", notes.author?.json).with("rle", pattern.rleBody.json).written()
  }
}

/// The actions on patterns of the user's library: add, rename, remove.
struct OwnPatterns {
  private let call: LibraryCall
  private let shelf: Shelf

  init(_ call: LibraryCall) throws(Fault) {
    self.call = call
    shelf = try call.my()
  }

  /// `patterns add FILE…`.
  func add() throws -> ExitCode {
    if call.words.isEmpty || call.words.contains("") {
      throw Fault.lacking("a file or a pattern", after: "add")
    }
    if call.words.count > 1, call.options["name"] != nil {
      throw Fault(.said("--name is for one pattern", "add the others separately"))
    }
    var additions: [(name: String, bytes: [UInt8])] = []
    var faults: [Fault] = []
    for word in call.words {
      do {
        let addition = try self.addition(of: word)
        if additions.contains(where: { $0.name == addition.name }) {
          throw Fault(.library(.alreadyKept(addition.name)), at: .word(word))
        }
        additions.append(addition)
      } catch {
        faults.append(LibraryMessages.fault(of: error))
      }
    }
    guard faults.isEmpty else { return call.printer.refuse(faults) }
    var code = ExitCode.done
    for addition in additions {
      try shelf.keep(addition.bytes, as: KeptKind.pattern.file(addition.name))
      code = max(code, call.printer.result("added \(addition.name)@\(KeptName.my)\n"))
    }
    return code
  }

  /// Reads a pattern to add, keeping the facts in its file unless flags replace them.
  private func addition(of word: String) throws -> (name: String, bytes: [UInt8]) {
    let options = call.options
    var reader = SettingsReader(
      world: WorldWords(name: "patterns"),
      written: WrittenSettings([.init("pattern", word, at: .word(word))]))
    guard let source = PatternSource(word, from: &reader),
      case .cells(let pattern) = source.pattern.content
    else { throw reader.faults.list.first ?? Fault(.outOfMemory) }
    let entry = PatternLibrary.entry(named: word)
    var notes = source.pattern.notes
    notes.name = options["name"] ?? notes.name
    notes.author = options["author"].map(Self.inOneLine) ?? notes.author ?? entry?.author
    notes.comments = options["comment"].map { [Self.inOneLine($0)] } ?? notes.comments
    notes = notes.withoutScript
    if notes.comments.isEmpty { notes.comments = [entry?.summary].compactMap(\.self) }
    let named = options["name"] ?? notes.name.flatMap(KeptName.name) ?? entry?.name
    let fileName = source.path.map { Path.name(of: $0) }
    let name = named ?? fileName.flatMap { KeptName.name(of: String($0.prefix { $0 != "." })) }
    guard let name else {
      throw Fault(
        .said("the pattern in '\(word)' has no name", "give --name", isOfFile: true),
        at: .word(word))
    }
    guard KeptName.isName(name) else { throw Fault(.library(.badName(name)), at: .flag("--name")) }
    let file = KeptKind.pattern.file(name)
    if let other = shelf.twin(of: file) {
      throw Fault(.library(.sameButForCapitals(name, of: other)), at: .word(word))
    }
    notes.name = notes.name ?? name
    let rule = source.pattern.rule ?? "B3/S23"
    let bytes = pattern.rle(
      header: rule.contains(":") ? source.pattern.declared : nil, rule: rule,
      comments: notes.lines, position: source.pattern.position,
      generation: source.pattern.generation,
      ruleFile: call.catalogue.patternRule(rule, of: source)?.file ?? source.pattern.ruleFile)
    if shelf.has(file), !call.isForced, try shelf.bytes(of: file) != bytes {
      throw Fault(.library(.alreadyKept(name)), at: .word(word))
    }
    return (name, bytes)
  }

  private static func inOneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  /// `patterns rename OLD NEW`.
  func rename() throws -> ExitCode {
    let words = call.words
    try call.expectWords(2, "the old name and the new one", after: "rename")
    let old = try ownName(words[0])
    let new = words[1].hasSuffix("@\(KeptName.my)") ? String(words[1].dropLast(3)) : words[1]
    guard KeptName.isName(new) else { throw Fault(.library(.badName(new)), at: .word(words[1])) }
    let (from, to) = (KeptKind.pattern.file(old), KeptKind.pattern.file(new))
    if let other = shelf.twin(of: to), other != from {
      throw Fault(.library(.sameButForCapitals(new, of: other)), at: .word(words[1]))
    }
    if shelf.has(to), from != to, !call.isForced {
      throw Fault(.library(.alreadyKept(new)), at: .word(words[1]))
    }
    guard from != to else { return .done }
    // If anything fails in between, the pattern exists twice and is not lost.
    try shelf.keep(PatternText.renamed(shelf.bytes(of: from), to: new), as: to)
    try shelf.remove(from)
    return call.printer.result("renamed \(old)@\(KeptName.my) to \(new)@\(KeptName.my)\n")
  }

  /// `patterns remove NAME…`.
  func remove() throws -> ExitCode {
    if call.words.isEmpty { throw Fault.lacking("the name of a pattern", after: "remove") }
    return try call.remove(call.words.map { KeptKind.pattern.file(try ownName($0)) })
  }

  /// The name of a pattern in this library, given with or without `@my`.
  private func ownName(_ word: String) throws -> String {
    let kept = KeptName(word)
    if let kept, kept.shelf != .my { throw Fault(.library(.notMine(word)), at: .word(word)) }
    let name = kept?.name ?? word
    guard KeptName.isName(name), shelf.has(KeptKind.pattern.file(name)) else {
      let nearest = NearestMatch.of(name, in: shelf.names(of: .pattern))
      if PatternLibrary.entry(named: name) != nil, nearest == nil {
        throw Fault(.library(.notMine(word)), at: .word(word))
      }
      throw Fault(.library(.notKept(name, .pattern, nearest: nearest)), at: .word(word))
    }
    return name
  }
}
