package import TerrariumLibraries
package import TerrariumPatterns

/// A reason why a request to a remote failed.
package struct RemoteFault: Error, Hashable, Sendable {
  package enum Kind: Error, Hashable, Sendable {
    // The connection
    case libraryMissing
    /// The words are libcurl's.
    case unreachable(words: String)
    case silent(seconds: Int)
    /// It has begun its answer, and hardly goes on.
    case slow(seconds: Int)
    case endlessHeaders
    case notTrusted(words: String)
    case cutOff
    case failed(words: String)
    // The sign-in
    case signInNeeded
    case signInRefused
    /// A name and a password would be sent unencrypted.
    case signInVisible
    case forbidden
    // The server's answer
    case redirected(to: String)
    case notFound
    case webPage
    case badListing(words: String)
    case cannotList
    case full
    case broken(status: Int)
    case refused(status: Int)
    /// The folder does not allow writing.
    case readOnly(status: Int)
    case notWritten(file: String, status: Int)
    /// The server supports neither preconditions nor locks.
    case unprotected
    case locked(file: String)
    // The content
    case tooLarge(file: String, limit: Int)
    case tooMany(limit: Int)
    case missing(file: String)
    case changedMeanwhile(file: String)
    case pattern(file: String, PatternError)
    case badState(file: String, words: String)
    case otherBytes(file: String)
  }

  /// The name of the remote.
  package let remote: String
  /// The requested address.
  package let address: String
  package let kind: Kind
  /// The number of files done before the fault, and their total; nil for a fault that is not about
  /// a file.
  package private(set) var progress: Progress?

  /// The progress of a transfer of many files.
  package struct Progress: Hashable, Sendable {
    package let done: Int
    package let count: Int
  }

  /// Returns the same fault, after some of the files were done.
  package func after(_ done: Int, of count: Int) -> RemoteFault {
    var fault = self
    fault.progress = Progress(done: done, count: count)
    return fault
  }

  package init(_ kind: Kind, of remote: Remote) {
    self.kind = kind
    self.remote = remote.name
    address = remote.address.text
  }
}

extension RemoteFault.Kind {
  /// True if every other file would fail in the same way.
  package var endsAll: Bool {
    switch self {
    case .libraryMissing, .unreachable, .silent, .slow, .notTrusted, .signInNeeded, .signInRefused,
      .signInVisible, .readOnly, .unprotected, .full:
      true
    default: false
    }
  }

  /// True if the fault is about the server or the connection, and not about one file.
  package var isOfServer: Bool {
    switch self {
    case .cutOff, .failed, .endlessHeaders, .broken: true
    default: endsAll
    }
  }
}
