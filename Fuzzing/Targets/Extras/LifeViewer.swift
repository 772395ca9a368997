internal import TerrariumLifeViewer
internal import TerrariumPatterns

extension FuzzTarget {
  static let lifeViewer = [
    FuzzTarget(name: "script") { bytes in
      let text = Array("#C [[ ".utf8) + bytes + Array(" ]]\nx = 3, y = 3\nbo$2bo$3o!".utf8)
      _ = ViewerScript(ScriptWord.all(in: text, format: .rle))
    }
  ]
}
