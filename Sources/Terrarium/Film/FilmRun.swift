internal import TerrariumRunning

/// A film that is made while its results are taken one by one.
struct FilmRun<Element: Sendable> {
  /// Delivers an element. It waits while the queue is full, and throws if nobody takes elements any
  /// more.
  typealias Delivery = @Sendable (Element) throws(CancellationError) -> Void

  private var stream: AsyncStream<Element>.Iterator
  private let work: Task<Report, any Error>
  private let semaphore: ClosableSemaphore?

  /// Begins to make a film. `room` is the number of elements that may wait to be taken; without it
  /// only the newest one does.
  init(room: Int? = nil, _ body: @escaping @Sendable (@escaping Delivery) async throws -> Report) {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: room == nil ? .bufferingNewest(1) : .unbounded)
    let semaphore = room.map { ClosableSemaphore(room: $0) }
    let work = Task {
      defer { continuation.finish() }
      return try await body { element throws(CancellationError) in
        try semaphore?.enter()
        continuation.yield(element)
      }
    }
    // If nobody takes elements any more, the film is not needed.
    continuation.onTermination = { reason in
      guard case .cancelled = reason else { return }
      work.cancel()
      semaphore?.close()
    }
    self.stream = stream.makeAsyncIterator()
    self.work = work
    self.semaphore = semaphore
  }

  /// Waits for the next element; nil at the end of the film.
  mutating func next() async throws -> Element? {
    if let element = await stream.next() {
      semaphore?.leave()
      return element
    }
    // When this returns, half-written files are gone, regardless of how the film ended.
    _ = try await work.value
    return nil
  }
}
