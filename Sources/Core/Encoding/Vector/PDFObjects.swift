internal import TerrariumZlib

/// The objects of a PDF and the table of their offsets (ISO 32000-1, 7.5).
struct PDFObjects {
  private(set) var bytes = Array(
    "%PDF-1.4\n%\u{e2}\u{e3}\u{cf}\u{d3}\n".unicodeScalars.map { UInt8($0.value) })
  private var starts: [Int] = []

  /// Returns the number for another object, from 1.
  mutating func number() -> Int {
    starts.append(0)
    return starts.count
  }

  /// Writes the object of a number.
  mutating func add(_ number: Int, _ content: [UInt8]) {
    starts[number - 1] = bytes.count
    bytes += Array("\(number) 0 obj\n".utf8) + content + Array("\nendobj\n".utf8)
  }

  mutating func add(_ number: Int, _ content: String) { add(number, Array(content.utf8)) }

  /// Writes a compressed stream; `entries` are added to its dictionary.
  mutating func add(_ number: Int, stream: [UInt8], _ entries: String = "") {
    let data = deflated(stream, as: .zlib)
    let head = "<<\(entries)/Filter/FlateDecode/Length \(data.count)>>\nstream\n"
    add(number, Array(head.utf8) + data + Array("\nendstream".utf8))
  }

  /// Returns the complete file; `root` and `info` are the objects of the catalog and the document
  /// information.
  consuming func finished(root: Int, info: Int) -> [UInt8] {
    let place = bytes.count
    let count = starts.count + 1
    var table = "xref\n0 \(count)\n0000000000 65535 f \n"
    for start in starts {
      let digits = "\(start)"
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    table += "trailer\n<</Size \(count)/Root \(root) 0 R/Info \(info) 0 R>>\n"
    table += "startxref\n\(place)\n%%EOF\n"
    return bytes + Array(table.utf8)
  }
}
