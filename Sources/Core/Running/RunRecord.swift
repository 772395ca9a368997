internal import TerrariumFiles

/// The record of a scenario's run: its inputs and outputs. If all are unchanged, nothing needs to
/// be done again.
package struct RunRecord {
  /// The mark of each file by path; nil if it does not exist.
  package typealias Files = [(path: String, mark: String?)]

  /// The checksum of the program.
  package let program: String
  package let inputs: Files
  package let outputs: Files

  package init(program: String, inputs: Files, outputs: Files) {
    self.program = program
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The reason why work must be repeated.
  package enum Reason: Hashable {
    case noRecord
    case program
    case input(String)
    case output(String)
  }

  /// The first of the program, the inputs and the outputs that has changed; nil if none has.
  package var firstChange: Reason? {
    guard program == Self.ownProgram else { return .program }
    if let input = Self.changed(inputs) { return .input(input) }
    return Self.changed(outputs).map { .output($0) }
  }

  private static func changed(_ files: Files) -> String? {
    files.first { FileHash.mark(of: $0.path, after: $0.mark) != $0.mark }?.path
  }
}

extension RunRecord {
  /// The checksum of the file of the current program; nil if it cannot be read.
  package static var ownProgram: String? {
    let path = Surroundings.current.program
    return path == Surroundings.ofProcess.program ? checksumOfProcess : checksum(of: path)
  }

  /// Read once, because the file has many megabytes, and a command may make many tables.
  private static let checksumOfProcess = checksum(of: Surroundings.ofProcess.program)

  private static func checksum(of program: String?) -> String? {
    program.flatMap(FileHash.quick).map { String($0, radix: 16) }
  }
}

extension RunRecord {
  /// The record as a file, with a block for each input and output.
  package var bytes: [UInt8] {
    let files = inputs.map { ("input", $0) } + outputs.map { ("output", $0) }
    return BlockFile.head(program)
      + files.enumerated().flatMap { number, file in
        let texts = [file.0, file.1.mark ?? Self.none, file.1.path]
        return BlockFile.block(BlockFile.bytes(of: texts), of: number)
      }
  }

  /// The mark of a file that does not exist.
  private static let none = "none"

  /// Parses a record; nil if the file is not one.
  package init?(_ bytes: [UInt8]) {
    guard var reader = try? BlockReader(bytes) else { return nil }
    var (inputs, outputs): (Files, Files) = ([], [])
    while let block = try? reader.next()?.bytes {
      let texts = BlockFile.texts(in: block)
      guard texts.count == 3 else { return nil }
      let file = (path: texts[2], mark: texts[1] == Self.none ? nil : texts[1])
      switch texts[0] {
      case "input": inputs.append(file)
      case "output": outputs.append(file)
      default: return nil
      }
    }
    guard !outputs.isEmpty, reader.offset == bytes.count else { return nil }
    self.init(program: reader.work, inputs: inputs, outputs: outputs)
  }
}
