internal import Program

/// The entry point of the program.
@main
enum Start {
  static func main() { Render.main() }
}
