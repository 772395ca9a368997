/// A list that kernels read.
///
/// `@unchecked Sendable`: only `init` writes the memory.
@safe final class KernelList<Element: BitwiseCopyable>: @unchecked Sendable {
  let start: UnsafePointer<Element>
  let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: max(1, count))
    unsafe memory.initialize(from: elements, count: count)
    unsafe start = UnsafePointer(memory)
  }

  deinit { unsafe start.deallocate() }
}
