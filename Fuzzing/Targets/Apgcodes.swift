internal import TerrariumPatterns

/// The names of objects: the first byte chooses the beginning.
enum Apgcodes {
  static func read(_ bytes: [UInt8]) {
    let heads = ["xs4_", "xp2_", "xq4_", "xg30_", ""]
    guard let first = bytes.first, bytes.count <= 1 << 10 else { return }
    let text = heads[Int(first) % heads.count] + FuzzTarget.text(Array(bytes.dropFirst()))
    guard let code = try? Apgcode(text) else { return }
    precondition(
      code.pattern.population <= 5 * text.utf8.count, "a letter draws five cells at most")
  }
}
