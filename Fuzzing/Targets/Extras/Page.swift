internal import TerrariumBasics
internal import TerrariumEncoding
internal import TerrariumFiles
internal import TerrariumPage
internal import TerrariumPlayback
internal import TerrariumWorlds

extension FuzzTarget {
  static let page = [
    FuzzTarget(name: "page-data") { read(pageWith: $0) },
    FuzzTarget(name: "page-scenario") {
      let text = Array("out: a.html\n".utf8) + $0
      WorkContext().with(Formats(with: [.html])).run { Scenarios.plan(text) }
    },
  ]

  /// Reads back a page that has some data and the seal for it.
  private static func read(pageWith data: [UInt8]) {
    let opening = "<!DOCTYPE html><script type=\"application/json\" id=\"data\">"
    let page = Array(opening.utf8) + data + Array("</script>".utf8)
    let seal = SHA256(page).finalized().hexadecimal
    let end = "<template data-sha256=\"\(seal)\"></template>\n</body>\n</html>"
    guard let reader = try? Format.html.pictures?(page + Array(end.utf8)),
      // A large one is read for as long as it is large.
      reader.width * reader.height <= 1 << 14
    else { return }
    var pictures = DistinctPictures(reader)
    for _ in 0..<8 {
      guard let picture = try? pictures.next() else { return }
      precondition(picture.pixels.count == reader.width * reader.height, "each pixel has a place")
    }
  }
}
