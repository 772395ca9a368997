internal import Synchronization
internal import TerrariumLibC

extension WorkerPool {
  /// Calls a function with each number below a limit, handing out the next as soon as a thread is
  /// free.
  package func each(_ limit: Int, _ body: @Sendable (Int) -> Void) {
    let next = Atomic(0)
    perform { _ in
      while true {
        let number = next.add(1, ordering: .relaxed).oldValue
        guard number < limit else { return }
        body(number)
      }
    }
  }
}

extension WorkerPool {
  /// The number of processor cores.
  package static var cores: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
