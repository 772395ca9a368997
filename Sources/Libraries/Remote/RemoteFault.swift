package import Patterns

/// Why something could not be done with a remote.
package struct RemoteFault: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    // The way there
    case libraryMissing
    /// The words are libcurl's.
    case unreachable(words: String)
    case silent(seconds: Int)
    case notTrusted(words: String)
    case cutOff
    case failed(words: String)
    // Who asks
    case signInNeeded
    case signInRefused
    /// A name and a password would be seen by everybody on the way.
    case signInVisible
    case forbidden
    // What the server says
    case redirected(to: String)
    case notFound
    case webPage
    case badListing(words: String)
    case cannotList
    case full
    case broken(status: Int)
    case refused(status: Int)
    // What it has
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
  /// The address that was asked.
  package let address: String
  package let kind: Kind

  package init(_ kind: Kind, remote: String, address: String) {
    (self.kind, self.remote, self.address) = (kind, remote, address)
  }
}
