import Foundation
import Synchronization
import TerrariumFiles
import TerrariumProgram
import TerrariumSupport
import Testing
import render

/// Runs commands of the program inside the test: as values, they have a working folder, an
/// environment and streams of their own.
enum InnerRender {
  /// Collects the bytes of a stream.
  private final class Stream: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    var all: [UInt8] { bytes.withLock(\.self) }
    func take(_ more: [UInt8]) { bytes.withLock { $0 += more } }
  }

  /// Runs the words of a command line in a folder.
  static func run(
    _ words: [String], in folder: TemporaryFolder, environment: [String: String] = [:]
  ) async -> Child.Outcome {
    let (output, errors) = (Stream(), Stream())
    let surroundings = Surroundings(
      folder: folder.path, variables: Command.environment.merging(environment) { $1 },
      program: Command.built, input: [], output: OutputFile.Receiver { output.take($0) })
    // Other tests keep the processors busy, so that trials may take their time.
    let shell = Shell(Start.catalogue, in: surroundings, trialTime: .seconds(600)) {
      errors.take($0)
    }
    let code = await shell.run(words)
    return Child.Outcome(
      code: code.rawValue, output: output.all,
      complaint: String(decoding: errors.all, as: UTF8.self))
  }
}

extension InnerRender {
  /// Runs a line of words separated by spaces.
  static func run(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) async -> Child.Outcome {
    await run(Command.words(line), in: folder, environment: environment)
  }

  /// Runs words, and expects success.
  @discardableResult
  static func done(
    _ words: [String], in folder: TemporaryFolder, environment: [String: String] = [:],
    at place: SourceLocation = #_sourceLocation
  ) async -> Child.Outcome {
    let run = await run(words, in: folder, environment: environment)
    #expect(run.code == 0, "\(words): \(run.complaint)", sourceLocation: place)
    return run
  }

  /// Runs a line of words separated by spaces, and expects success.
  @discardableResult
  static func done(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:],
    at place: SourceLocation = #_sourceLocation
  ) async -> Child.Outcome {
    await done(Command.words(line), in: folder, environment: environment, at: place)
  }

  /// Runs a line of a shell, which is started only if the line needs one.
  static func type(
    _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) async throws -> Child.Outcome {
    if let plain = PlainScript(script.components(separatedBy: "\n")[...]) {
      return try await plain.run(in: folder, environment)
    }
    let programs = URL(fileURLWithPath: Command.built).deletingLastPathComponent().path
    return try Command.run(
      ["-c", script], in: folder, program: "/bin/sh",
      environment: environment.merging(["PATH": "\(programs):/usr/bin:/bin"]) { $1 })
  }
}

/// Lines of a shell that need none: calls of `render`, and texts that are written into files.
struct PlainScript {
  private enum Part {
    case render([String])
    case file(String, text: String)
  }

  private var parts: [Part] = []

  /// Reads lines; nil if only a shell, or a process of its own, does what they mean.
  init?(_ lines: ArraySlice<String>) {
    var rest = lines
    while let line = rest.popFirst() {
      if let match = line.wholeMatch(of: #/cat > (?<file>[\w.\/-]+) <<(?<quote>'?)END'?/#) {
        guard let end = rest.firstIndex(of: "END") else { return nil }
        let text = rest[..<end].map { $0 + "\n" }.joined()
        guard !match.quote.isEmpty || !text.contains(where: "$`\\".contains) else { return nil }
        parts.append(.file(String(match.file), text: text))
        rest = rest[(end + 1)...]
      } else {
        guard let commands = Self.commands(in: line) else { return nil }
        for words in commands {
          guard let part = Self.part(words) else { return nil }
          parts.append(part)
        }
      }
    }
  }

  /// A word of a command, or the sign before the file that gets the output.
  private enum Word: Equatable {
    case text(String)
    case into
  }

  /// The words of each command of a line.
  private static func commands(in line: String) -> [[Word]]? {
    var commands: [[Word]] = [[]]
    var word: String?
    var quote: Character?
    for character in line + " " {
      if let open = quote {
        if character == open {
          quote = nil
        } else if open == "\"", "$`\\".contains(character) {
          return nil
        } else {
          word?.append(character)
        }
        continue
      }
      switch character {
      case "'", "\"":
        (quote, word) = (character, word ?? "")
      case " ", ";", ">":
        if character == ">", word != nil { return nil }
        if let word { commands[commands.count - 1].append(.text(word)) }
        word = nil
        if character == ">" { commands[commands.count - 1].append(.into) }
        if character == ";" { commands.append([]) }
      case _ where "|&<$`()*?\\!\t".contains(character): return nil
      case "#", "~":
        guard word != nil else { return nil }
        word?.append(character)
      default: word = (word ?? "") + String(character)
      }
    }
    return quote == nil ? commands : nil
  }

  private static func part(_ words: [Word]) -> Part? {
    let texts = words.compactMap { word -> String? in
      if case .text(let text) = word { return text }
      return nil
    }
    switch texts.first {
    case "render" where texts.count == words.count && !isOfProcess(texts):
      return .render(Array(texts.dropFirst()))
    case "echo":
      guard words.dropLast().last == .into, texts.count == words.count - 1, texts.count > 1,
        !texts.dropFirst().contains(where: { $0.hasPrefix("-") || $0.contains("\\") })
      else { return nil }
      let text = texts.dropFirst().dropLast().joined(separator: " ") + "\n"
      return .file(texts[texts.count - 1], text: text)
    default: return nil
    }
  }

  /// True if a command limits its process, or waits for a terminal or a device.
  private static func isOfProcess(_ words: [String]) -> Bool {
    words.contains { word in
      ["--safe", "--time", "--memory", "--watch", "--preview", "/dev/"].contains {
        word.contains($0)
      }
    }
  }

  /// Runs the lines in a folder, and returns what they print and the last exit code.
  func run(
    in folder: TemporaryFolder, _ environment: [String: String]
  ) async throws -> Child.Outcome {
    var (output, complaint, code): ([UInt8], String, Int32) = ([], "", 0)
    for part in parts {
      switch part {
      case .file(let name, let text):
        try folder.write(text, to: name)
        code = 0
      case .render(let words):
        let run = await InnerRender.run(words, in: folder, environment: environment)
        output += run.output
        complaint += run.complaint
        code = run.code
      }
    }
    return Child.Outcome(code: code, output: output, complaint: complaint)
  }
}
