internal import TerrariumBasics

// Text strings of a PDF (ISO 32000-1, 7.3.4.2 and 7.9.2.2): Latin letters in brackets, or UTF-16
// with a byte order mark.

/// A text as a PDF string.
func pdfString(_ text: String) -> [UInt8] {
  let isPlain = text.utf8.allSatisfy { 0x20..<0x7f ~= $0 || $0 == 0x0a || $0 == 0x0d || $0 == 0x09 }
  let bytes =
    isPlain
    ? Array(text.utf8)
    : text.utf16.reduce(into: [0xfe, 0xff]) { $0 += [UInt8($1 >> 8), UInt8($1 & 0xff)] }
  var string = [UInt8(ascii: "(")]
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      string += [UInt8(ascii: "\\"), byte]
    // A literal line end may be read as another one, so it is escaped.
    case 0x0d: string += Array("\\r".utf8)
    case 0x0a where !isPlain: string += Array("\\n".utf8)
    default: string.append(byte)
    }
  }
  return string + [UInt8(ascii: ")")]
}

/// The key of a recipe in the document information of a PDF.
let pdfRecipeName = "/TerrariumRecipe"

/// The recipe in a PDF, if there is one.
package func pdfRecipe(_ bytes: [UInt8]) -> String? {
  guard bytes.starts(with: "%PDF-".utf8) else { return nil }
  let key = Array((pdfRecipeName + "(").utf8)
  // It comes after all compressed data.
  guard let found = bytes.indices.last(where: { bytes[$0...].starts(with: key) }) else {
    return nil
  }
  return text(ofPDFString: bytes[(found + key.count)...])
}

/// The text of a string whose opening bracket has been read; nil if the string never ends.
private func text(ofPDFString bytes: ArraySlice<UInt8>) -> String? {
  var content: [UInt8] = []
  var rest = bytes
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: ")") { return text(ofContent: content) }
    guard byte == UInt8(ascii: "\\") else {
      content.append(byte)
      continue
    }
    switch rest.popFirst() {
    case UInt8(ascii: "r"): content.append(0x0d)
    case UInt8(ascii: "n"): content.append(0x0a)
    case let other?: content.append(other)
    case nil: return nil
    }
  }
  return nil
}

private func text(ofContent content: [UInt8]) -> String {
  guard content.starts(with: [0xfe, 0xff]) else { return String(decoding: content, as: UTF8.self) }
  let units = stride(from: 2, to: content.count - 1, by: 2).map { place -> UInt16 in
    UInt16(content[place]) << 8 | UInt16(content[place + 1])
  }
  return String(decoding: units, as: UTF16.self)
}
