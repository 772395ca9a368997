internal import CTerrariumFuzzer
internal import TerrariumFiles
internal import TerrariumFuzzTargets

/// `fuzz TARGET …`: libFuzzer on one of the readers, where the program was built with it; else the
/// files that are named are read once each, as the tests do it.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count > 1, let target = FuzzTarget.all.first(where: { $0.name == words[1] })
    else {
      print(FuzzTarget.all.map(\.name).joined(separator: "\n"))
      return
    }
    guard cfuzzer_is_there() != 0 else {
      for path in words.dropFirst(2) {
        if let bytes = try? FileReader.bytes(of: path, limit: 1 << 24) { target.feed(bytes) }
      }
      return
    }
    unsafe chosen = target
    run([words[0]] + words.dropFirst(2))
  }

  private static func run(_ words: [String]) {
    var pointers = unsafe words.map { word -> UnsafeMutablePointer<CChar>? in
      let bytes = word.utf8CString
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
      for (place, byte) in bytes.enumerated() { unsafe copy[place] = byte }
      return unsafe copy
    }
    unsafe pointers.append(nil)
    _ = unsafe cfuzzer_run(Int32(words.count), &pointers) { bytes, count in
      let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
      unsafe chosen.feed(input)
      return 0
    }
  }
}

/// The reader that is tried; set once, before the first input.
private nonisolated(unsafe) var chosen = FuzzTarget.all[0]
