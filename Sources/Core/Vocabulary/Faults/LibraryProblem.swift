package import TerrariumLibraries

/// A fault in a library command.
package enum LibraryProblem: Error, Hashable, Sendable {
  /// Neither the environment nor a flag gives the folder of the library.
  case noHome
  case notKept(String, KeptKind, nearest: String?)
  case notPulled(String, nearest: String?)
  case noRemote(String, nearest: String?)
  case badName(String)
  case badRemote(String)
  case badAddress(String, RemoteAddress.Flaw)
  case remoteTaken(String, address: String)
  case alreadyKept(String)
  /// A name, and another file that differs from it only in case.
  case sameButForCapitals(String, of: String)
  case nameNeeded(path: String)
  case severalForOneName
  /// Several remotes would use one folder.
  case severalInto
  case notMine(String)
  case onlyOfRemotes(String)
  case conflictsLeft(Int)
  case noRemotes
}
