internal import Playback
internal import Program
internal import Worlds

/// The entry point of the program.
@main
enum Start {
  static func main() {
    Render.main(offering: .builtIn)
  }
}
