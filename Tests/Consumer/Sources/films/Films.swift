internal import Files
internal import XML

/// Makes the films of the tutorial in the current folder.
@main
struct Films {
  static func main() async throws {
    try await firstFilms { print($0) }
    print("\(Files.names.count) files, \(XML.self)")
  }
}
