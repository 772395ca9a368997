package import Pictures

/// Pictures in the sixel graphics of terminals: bands of six rows, in each a line for each colour.
package enum SixelText {
  /// The bytes that draw some rows of a picture where the cursor stands.
  package static func bytes(of picture: IndexedPicture, rows: Range<Int>) -> [UInt8] {
    var bytes = Array("\u{1b}P0;1q\"1;1;\(picture.width);\(rows.count)".utf8)
    for (number, colour) in picture.palette.enumerated() {
      let parts = [colour.red, colour.green, colour.blue].map { (Int($0) * 100 + 127) / 255 }
      bytes += "#\(number);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    for top in stride(from: rows.lowerBound, to: rows.upperBound, by: 6) {
      band(picture, top..<min(top + 6, rows.upperBound), into: &bytes)
      bytes.append(UInt8(ascii: "-"))
    }
    return bytes + [0x1b, UInt8(ascii: "\\")]
  }

  private static func band(
    _ picture: IndexedPicture, _ rows: Range<Int>, into bytes: inout [UInt8]
  ) {
    // For each colour that the band has, in the order in which they come, a bit for each row.
    var places = [Int](repeating: -1, count: 256)
    var lines: [(colour: UInt8, bits: [UInt8])] = []
    for (bit, y) in rows.enumerated() {
      for x in 0..<picture.width {
        let colour = picture.pixels[y * picture.width + x]
        if places[Int(colour)] < 0 {
          places[Int(colour)] = lines.count
          lines.append((colour, [UInt8](repeating: 0, count: picture.width)))
        }
        lines[places[Int(colour)]].bits[x] |= 1 << UInt8(bit)
      }
    }
    for (number, line) in lines.enumerated() {
      if number > 0 { bytes.append(UInt8(ascii: "$")) }
      bytes += "#\(line.colour)".utf8
      var rest = line.bits[...]
      while let bits = rest.first {
        let count = rest.prefix { $0 == bits }.count
        rest = rest.dropFirst(count)
        // Nothing need be said of what is empty to the end.
        if bits == 0, rest.isEmpty { break }
        let letter = 63 + bits
        if count > 3 {
          bytes += "!\(count)".utf8
          bytes.append(letter)
        } else {
          for _ in 0..<count { bytes.append(letter) }
        }
      }
    }
  }
}
