internal import Foundation
internal import Synchronization

/// A socket that listens only on this machine, on a free port.
package final class Loopback: Sendable {
  package let port: Int
  private let listener: Int32

  package init() throws {
    let listener = socket(AF_INET, Self.stream, 0)
    self.listener = listener
    var address = Self.address(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(listener, pointer, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    guard bound else {
      throw Child.Failure.notStarted(program: "server", reason: String(cString: strerror(errno)))
    }
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    port = Int(UInt16(bigEndian: address.sin_port))
  }

  deinit { close(listener) }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func address(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    return address
  }

  /// Returns a port that was free a moment ago, for another program's server.
  package static func freePort() throws -> Int { try Loopback().port }

  /// Returns the next connection; nil if there is none within some seconds.
  func accept(within seconds: Int) -> Int32? {
    var wanted = pollfd(fd: listener, events: Int16(POLLIN), revents: 0)
    guard poll(&wanted, 1, Int32(seconds * 1000)) == 1 else { return nil }
    let caller = Foundation.accept(listener, nil, nil)
    guard caller >= 0 else { return nil }
    _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
    return caller
  }
}

/// A server with answers given by a test, for one connection after the other.
package final class ScriptedServer: Sendable {
  /// The answer to a request with a method and a path: raw bytes, after which the server hangs up,
  /// stays silent, or repeats the last byte without end, at once or twice a second.
  package struct Reply: Sendable {
    package enum Ending: Sendable { case hangUp, silence, trickle, flood }

    package let bytes: [UInt8]
    package let ending: Ending

    package init(_ text: String, _ ending: Ending = .hangUp) {
      (bytes, self.ending) = (Array(text.utf8), ending)
    }

    /// Creates a whole answer.
    package init(status: String, headers: [String] = [], body: String = "") {
      let lines = ["HTTP/1.1 \(status)", "Content-Length: \(body.utf8.count)", "Connection: close"]
      self.init((lines + headers).joined(separator: "\r\n") + "\r\n\r\n" + body)
    }
  }

  private let socket: Loopback
  private let state = State()

  private final class State: Sendable {
    let heard = Mutex<[String]>([])
    let isOver = Mutex(false)
  }

  /// Starts a server on its own thread, which ends with it.
  package init(_ reply: @escaping @Sendable (_ request: String) -> Reply) throws {
    let socket = try Loopback()
    self.socket = socket
    Thread.detachNewThread { [state] in
      while !state.isOver.withLock({ $0 }) {
        guard let caller = socket.accept(within: 1) else { continue }
        let request = Self.read(caller)
        state.heard.withLock { $0.append(request) }
        Self.say(reply(request), to: caller)
        close(caller)
      }
    }
  }

  deinit { state.isOver.withLock { $0 = true } }

  package var port: Int { socket.port }

  /// The requests so far, each whole up to its body.
  package var requests: [String] { state.heard.withLock { $0 } }

  /// Reads the head of a request, and the received part of its body.
  private static func read(_ caller: Int32) -> String {
    var all: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while all.count < 1 << 20 {
      let count = recv(caller, &chunk, chunk.count, 0)
      guard count > 0 else { break }
      all += chunk[..<count]
      let text = String(decoding: all, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text.lowercased().range(of: "content-length: ").flatMap {
        Int(text[$0.upperBound...].prefix { $0.isNumber })
      }
      if text[end.upperBound...].utf8.count >= length ?? 0 { break }
    }
    return String(decoding: all, as: UTF8.self)
  }

  private static func say(_ reply: Reply, to caller: Int32) {
    guard put(reply.bytes, to: caller) else { return }
    switch reply.ending {
    case .hangUp: return
    case .silence, .trickle:
      // Until the client hangs up.
      let isSilent = reply.ending == .silence
      var byte: UInt8 = 0
      var wanted = pollfd(fd: caller, events: Int16(POLLIN), revents: 0)
      for _ in 0..<120 {
        if poll(&wanted, 1, isSilent ? 60_000 : 500) == 1 {
          guard recv(caller, &byte, 1, 0) > 0 else { return }
        } else {
          guard !isSilent, put([reply.bytes.last ?? 32], to: caller) else { return }
        }
      }
    case .flood:
      let more = [UInt8](repeating: reply.bytes.last ?? 32, count: 1 << 16)
      for _ in 0..<(1 << 13) { guard put(more, to: caller) else { return } }
    }
  }

  private static func put(_ bytes: [UInt8], to caller: Int32) -> Bool {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        send(caller, $0.baseAddress, $0.count, noSignal)
      }
      guard count > 0 else { return false }
      done += count
    }
    return true
  }

  #if canImport(Glibc)
    private static let noSignal = Int32(MSG_NOSIGNAL)
  #else
    private static let noSignal: Int32 = 0
  #endif
}
