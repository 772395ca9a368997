package import TerrariumLibraries

/// A fault in a request to a library.
package enum LibraryProblem: Error, Hashable, Sendable {
  /// The folder of the library is given neither by the environment nor by a flag.
  case noHome
  case notKept(String, KeptKind, nearest: String?)
  case notPulled(String, nearest: String?)
  case noRemote(String, nearest: String?)
  case badName(String)
  case badRemote(String)
  case badAddress(String, RemoteAddress.Flaw)
  case remoteTaken(String, address: String)
  case alreadyKept(String)
  /// The name, and the file of another one.
  case sameButForCapitals(String, of: String)
  case nameNeeded(path: String)
  case severalForOneName
  /// Several remotes would go into one folder.
  case severalInto
  case notMine(String)
  case onlyOfRemotes(String)
  case conflictsLeft(Int)
  case noRemotes
}
