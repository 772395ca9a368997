internal import CTerrariumKernels

/// A rule compiled for the kernels: the kernel to use, and its constants.
final class RuleCode: Sendable {
  let kind: KernelRule

  /// A vector of eight words for each coefficient of a rule that counts neighbours.
  let coefficients: KernelList<UInt64>

  /// True if the number of live neighbours is all that matters.
  var countsNeighbours: Bool { coefficients.count > 0 }

  /// The program of any other rule.
  let program: KernelList<Int32>

  /// The table for the kernel that looks up one vector.
  let table: KernelList<UInt8>

  /// The table by blocks of cells; empty unless answers are looked up.
  let blocks: KernelList<UInt8>

  /// The words of scratch memory that a kernel needs besides the field.
  let scratchWords: Int

  /// The cost of a program that takes as long as looking the answers up.
  private static let costOfTable = 300

  /// Compiles a rule for any kernel, or for one.
  init(_ table: RuleTable, for kernel: Kernel? = nil) {
    var (flags, steps): ([Bool], [Int32]) = ([], [])
    if let counts = table.counts {
      kind = Self.kind(counts)
      scratchWords = 8
      flags = Self.coefficients(counts)
    } else if kernel == .avx512 {
      // This kernel finds the answers of any table in one vector.
      (kind, scratchWords) = (.program, Int(RuleSignal.end))
    } else {
      let line = SignalChoice.cheapest(table)
      kind = line.cost > Self.costOfTable ? .table : .program
      let code = line.program()
      steps = code.steps
      scratchWords = code.scratchWords
    }
    coefficients = KernelList(flags.flatMap { [UInt64](repeating: $0 ? ~0 : 0, count: 8) })
    program = KernelList(steps)
    self.table = KernelList(Self.bytes(table))
    var all = [UInt8](repeating: 0, count: kind == .table ? 1 << 16 : 0)
    if kind == .table { unsafe kernel_blocks(self.table.start, &all) }
    blocks = KernelList(all)
  }

  /// Calls a function with memory for the planes of a program, including its zeros and ones.
  func withScratch<Result>(_ body: (UnsafeMutablePointer<UInt64>) -> Result) -> Result {
    unsafe withUnsafeTemporaryAllocation(byteCount: scratchBytes, alignment: 64) { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("no memory is none") }
      return unsafe body(scratch(in: start))
    }
  }

  /// The size of that memory in bytes.
  var scratchBytes: Int { max(8, scratchWords) * 8 }

  /// Writes the zeros and ones of a program into memory aligned to 64 bytes.
  func scratch(in memory: UnsafeMutableRawPointer) -> UnsafeMutablePointer<UInt64> {
    let scratch = unsafe memory.bindMemory(to: UInt64.self, capacity: scratchWords)
    if scratchWords > 368 - 64 {
      for word in 240..<304 { unsafe scratch[word] = 0 }
      for word in 304..<368 { unsafe scratch[word] = ~0 }
    }
    return unsafe scratch
  }

  /// The table of results: a byte for the row above and the cell's own row, with a bit for each row
  /// below.
  private static func bytes(_ table: RuleTable) -> [UInt8] {
    // The westernmost of three cells is the highest bit of a neighbourhood, but the lowest here.
    func turned(_ three: Int) -> Int { (three & 1) << 2 | three & 2 | three >> 2 }
    return (0..<64).map { upper in
      (0..<8).reduce(0) { byte, below in
        let bits = turned(upper & 7) << 6 | turned(upper >> 3) << 3 | turned(below)
        return byte | (table[Neighbourhood(bits: UInt16(bits))] ? 1 << UInt8(below) : 0)
      }
    }
  }

  /// The kernel of a rule that counts neighbours.
  private static func kind(_ counts: NeighbourCounts) -> KernelRule {
    let (births, survivals) = (counts.births, counts.survivals)
    return switch (births, survivals) {
    case (0b0000_01000, 0b0000_01100): .life
    case (0b0000_00100, 0b0000_00000): .seeds
    case (0b0010_01000, 0b0000_01100): .highLife
    case (0b1110_01000, 0b1110_11000): .dayAndNight
    case (0b0101_01010, 0b0101_01010): .replicator
    default:
      (births ^ births >> 8) & 1 | (survivals ^ survivals >> 8) & 1 == 0
        ? .anyCount : .anyCountWithEight
    }
  }

  /// The polynomial over the field of two elements for the next state, in the cell (bit 0 of an
  /// index), the ones, the twos and the fours of its count. After it come the changes by eight
  /// neighbours for a dead cell, and in addition for a live one.
  private static func coefficients(_ counts: NeighbourCounts) -> [Bool] {
    var values = [Bool](repeating: false, count: 16)
    for index in 0..<16 {
      let bits = index & 1 != 0 ? counts.survivals : counts.births
      values[index] = bits >> UInt16(index >> 1) & 1 != 0
    }
    for variable in [1, 2, 4, 8] {
      for index in 0..<16 where index & variable != 0 {
        values[index] = values[index] != values[index ^ variable]
      }
    }
    let dead = (counts.births ^ counts.births >> 8) & 1 != 0
    let live = (counts.survivals ^ counts.survivals >> 8) & 1 != 0
    return values + [dead, dead != live]
  }
}

extension TileStep {
  /// A step of tiles under a rule, from one buffer of a field into the other.
  @unsafe init(
    _ code: RuleCode, restless: Bool, from source: UnsafePointer<UInt64>,
    into target: UnsafeMutablePointer<UInt64>, links: UnsafePointer<Int32>,
    flags: UnsafeMutablePointer<UInt8>, scratch: UnsafeMutablePointer<UInt64>
  ) {
    unsafe self.init(
      rule: code.kind, restless: restless, coefficients: code.coefficients.start,
      program: code.program.start, table: code.table.start, blocks: code.blocks.start,
      source: source, target: target, links: links, flags: flags, scratch: scratch)
  }
}
