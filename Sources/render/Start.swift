internal import Program

/// Where the program starts.
@main
enum Start {
  static func main() { Render.main() }
}
