internal import TerrariumLibraries

/// A request to a server.
struct Request: Sendable {
  var method: String
  var address: String
  /// Lines such as `Depth: 1`.
  var headers: [String] = []
  var body: [UInt8]?
  var type: String?
  /// The most bytes of the answer, and the fault if it has more.
  var limit = 1 << 16
  var tooLarge = RemoteFault.Kind.badListing(words: "it is too long")

  var isChange: Bool { method != "GET" && method != "PROPFIND" }
}

/// The answer of a server.
struct Answer: Sendable {
  var status: Int
  /// The last value of each header, by its name in lower case.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// True if it is a web page for human readers.
  var isWebPage: Bool { headers["content-type"]?.lowercased().hasPrefix("text/html") ?? false }
}

extension RemoteFault.Kind {
  /// True if a retry a moment later may succeed.
  var mayPass: Bool {
    switch self {
    case .unreachable, .cutOff: true
    default: false
    }
  }
}

/// The time limits of a request, and the pauses before retries.
package struct Timeout: Hashable, Sendable {
  /// Seconds to establish a connection.
  package var connecting = 10
  /// Seconds with almost no data sent or received: less than 1000 bytes in each.
  package var silent = Remote.defaultTimeout
  /// Milliseconds before the second, third and fourth try.
  private(set) var pauses = [300, 1000, 3000]

  package init() {}

  /// Creates a timeout of some seconds, distributed among the tries.
  package init(seconds: Int) {
    (connecting, silent) = (min(10, seconds), seconds)
    while pauses.reduce(0, +) > seconds * 1000 { pauses.removeLast() }
  }
}
