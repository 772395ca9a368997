internal import GIFWriter
internal import TerrariumBasics
internal import TerrariumFiles
internal import TerrariumPlanning
internal import TerrariumVocabulary

/// `render shrink GIF…`: compresses GIFs of any program into fewer bytes.
enum ShrinkCommand {
  fileprivate static func faults(_ flags: FlagReader, in shell: Shell) -> [Fault] {
    guard !flags.words.isEmpty, !flags.words.contains("") else {
      return [.lacking("the name of a GIF", after: "shrink")]
    }
    var faults: [Fault] = []
    if flags.isGiven("out"), flags.isGiven("check") {
      faults.append(Fault(.excludes("--check", "--out"), at: .flag("--check")))
    }
    if flags.isGiven("out"), flags.words.count > 1 {
      let problem = Problem.said(
        "--out is the place of one file, not of \(flags.words.count)",
        "shrink one GIF at a time, or leave out --out")
      faults.append(Fault(problem, at: .flag("--out")))
    }
    if flags.words.contains("-"), !flags.isGiven("out"), !flags.isGiven("check") {
      let problem = Problem.said("standard input cannot be replaced", "add --out FILE or --out -")
      faults.append(Fault(problem, at: .word("-")))
    }
    return faults
  }

  /// Shrinks all files, and reports the faults of each.
  fileprivate static func run(_ flags: FlagReader, in shell: Shell) async throws -> ExitCode {
    var code = ExitCode.done
    for path in flags.words {
      do {
        code = max(code, try await shrink(path, flags, shell.printer))
      } catch {
        code = max(code, shell.printer.refuse([fault(of: error, path)]))
      }
    }
    return code
  }

  /// The limit for a file's bytes and a picture's pixels, each of which takes some 100 bytes of
  /// memory.
  private static var byteLimit: Int { Ceiling.bytes / 4 }
  private static var pixelLimit: Int { min(GIFDecoder.usualPixelLimit, Ceiling.bytes / 128) }

  private static func shrink(
    _ path: String, _ flags: FlagReader, _ printer: Printer
  ) async throws -> ExitCode {
    let old = try FileReader.bytes(of: path, limit: byteLimit) { $0.starts(with: "GIF8".utf8) }
    let new = try await GIFEncoder.shrunk(old, pixelLimit: pixelLimit)
    if flags.isGiven("check") {
      guard new.count < old.count else { return .done }
      let less = less(new.count, than: old.count)
      let line = "\(path.printable): \(old.count) bytes could be \(less)\n"
      return max(.different, printer.result(line))
    }
    let out = flags.options["out"] ?? path
    if out != path || new.count < old.count { try OutputFile.write(new, to: out) }
    let result =
      new.count < old.count
      ? "became \(less(new.count, than: old.count))" : "cannot become fewer"
    printer.say("\(path.printable): \(old.count) bytes \(result)")
    return .done
  }

  private static func less(_ new: Int, than old: Int) -> String {
    let thousandths = (old - new) * 1000 / old
    return "\(new), \(thousandths / 10).\(thousandths % 10)% less"
  }

  private static func fault(of error: any Error, _ path: String) -> Fault {
    guard let broken = error as? BrokenGIF else { return LibraryMessages.fault(of: error) }
    return Fault(.said(broken.sentence(of: path), broken.advice, isOfFile: true))
  }
}

extension BrokenGIF {
  fileprivate func sentence(of path: String) -> String {
    let file = "'\(path)'"
    let part = frame.map { "frame \($0) of \(file), at byte \(offset)," } ?? file
    return switch reason {
    case .notAGIF: "\(file) is not a GIF"
    case .endsEarly: "\(file) ends at byte \(offset), before its end"
    case .noSize: "\(file) has no pixels"
    case .tooLarge(let width, let height): "\(file) has \(width)x\(height) pixels, too many"
    case .unknownBlock(let kind): "\(file) has a block of unknown kind \(kind) at byte \(offset)"
    case .badControl: "\(file) has a control block of a wrong length at byte \(offset)"
    case .frameOutside: "\(part) is not inside the picture"
    case .badCodes: "\(part) has invalid codes"
    case .tooFewPixels: "\(part) ends before its last pixel"
    case .noColour(let index): "\(part) has a pixel of colour \(index), which is not in its table"
    }
  }

  fileprivate var advice: String {
    switch reason {
    case .notAGIF: "give a file that begins with GIF87a or GIF89a"
    case .tooLarge: "make the picture smaller"
    default: "get a whole copy of it, or make it again"
    }
  }
}

extension Command {
  static let shrink = Command(
    name: "shrink", usage: "render shrink GIF…",
    summary: "make the GIFs of any program smaller, without changing a pixel or a delay",
    examples: [
      "render shrink demo.gif", "render shrink demo.gif --out smaller.gif",
      "render shrink --check docs/*.gif",
    ],
    more: """
      Each file is replaced by a smaller one that shows the same for as long, if there is one. Comments,
      loops and other extensions are kept; frames that show the same are joined. A broken file is
      reported and stays as it is.
      """,
    options: [
      .thisPage,
      CommandOption(
        name: "out", help: "the file for the smaller GIF; the given one is unchanged",
        placeholder: "FILE", expected: "a file, or - for standard output"),
      CommandOption(
        name: "check", help: "write nothing; print the GIFs that could be smaller, and exit with 1"),
      .colour,
    ], files: ["gif"], faults: ShrinkCommand.faults, work: ShrinkCommand.run)
}
