package import TerrariumLibraries

package enum LibraryProblem: Error, Hashable, Sendable {
  /// Neither the environment nor a flag gives the folder of the library.
  case noHome
  case notKept(String, KeptKind, nearest: String?)
  case notPulled(String, nearest: String?)
  case noRemote(String, nearest: String?)
  case badName(String)
  case alreadyKept(String)
  /// A name, and another file that differs from it only in case.
  case sameButForCapitals(String, of: String)
  case notMine(String)
}
