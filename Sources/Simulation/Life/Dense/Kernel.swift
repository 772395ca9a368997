internal import CCPU
internal import Kernels
internal import KernelsAVX2
internal import KernelsAVX512

/// A build of the kernels for a class of processors.
package enum Kernel: String, CaseIterable, Sendable {
  /// What every processor of the architecture has.
  case portable
  /// Four words at a time.
  case avx2
  /// Eight words at a time, and three of them joined in one instruction.
  case avx512

  /// The kernels that this processor can run, slowest first.
  package static let available: [Kernel] = {
    var kernels = [Kernel.portable]
    if terrarium_has_avx2() != 0 { kernels.append(.avx2) }
    if terrarium_has_avx512() != 0 { kernels.append(.avx512) }
    return kernels
  }()

  /// The fastest kernel that this processor can run.
  package static let best = available.last ?? .portable
}

/// What a kernel steps: the tiles of a list, from one buffer of a field into the other.
@unsafe struct KernelCall {
  let rule: RuleCode
  let source: UnsafePointer<UInt64>
  let target: UnsafeMutablePointer<UInt64>
  let links: UnsafePointer<Int32>
  let flags: UnsafeMutablePointer<UInt8>
  let used: UnsafeMutablePointer<UInt8>
  let restless: Bool
  let scratch: UnsafeMutablePointer<UInt64>
}

extension Kernel {
  /// Steps the tiles of a list; `mask` is set for tiles of which only a part is of the field.
  func step(
    _ call: KernelCall, _ list: UnsafePointer<Int32>, count: Int, mask: UnsafePointer<UInt64>?
  ) {
    let rule = unsafe call.rule
    switch self {
    case .portable:
      unsafe Kernels.stepTiles(
        kind: rule.kind, masks: rule.masks, program: rule.program, source: call.source,
        target: call.target, links: call.links, list: list, count: count, flags: call.flags,
        mask: mask, restless: call.restless, scratch: call.scratch)
    case .avx2:
      unsafe KernelsAVX2.stepTiles(
        kind: rule.kind, masks: rule.masks, program: rule.program, source: call.source,
        target: call.target, links: call.links, list: list, count: count, flags: call.flags,
        mask: mask, restless: call.restless, scratch: call.scratch)
    case .avx512:
      unsafe KernelsAVX512.stepTiles(
        kind: rule.kind, masks: rule.masks, program: rule.program, source: call.source,
        target: call.target, links: call.links, list: list, count: count, flags: call.flags,
        mask: mask, restless: call.restless, scratch: call.scratch)
    }
  }
}
