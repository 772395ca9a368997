internal import TerrariumBasics

/// A JSON value (RFC 8259) whose texts and numbers stay in their written form.
package indirect enum JSONText {
  case object([(name: String, value: JSONText)])
  case list([JSONText])
  /// The bytes between the quotation marks.
  case text(ArraySlice<UInt8>)
  /// A number, `true`, `false` or `null`.
  case word(ArraySlice<UInt8>)

  /// The first value of a name; nil if there is none, or if this is not an object.
  package subscript(_ name: String) -> JSONText? {
    guard case .object(let fields) = self else { return nil }
    return fields.first { $0.name == name }?.value
  }

  /// The values of a list.
  package var items: [JSONText] { if case .list(let items) = self { items } else { [] } }

  /// A whole number.
  package var number: Int? {
    guard case .word(let bytes) = self else { return nil }
    return Int(String(decoding: bytes, as: UTF8.self))
  }

  /// A text with its escapes resolved.
  package var string: String? {
    guard case .text(let bytes) = self else { return nil }
    return Self.unescaped(bytes)
  }

  /// The decoded bytes of a base 64 text.
  var data: [UInt8]? {
    guard case .text(let bytes) = self else { return nil }
    return Base64.bytes(of: bytes)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
    var (result, at) = ([UInt16](), 0)
    while at < units.count {
      guard units[at] == 0x5c, at + 1 < units.count else {
        result.append(units[at])
        at += 1
        continue
      }
      let escape = units[at + 1]
      at += 2
      switch escape {
      case 0x6e: result.append(0x0a)
      case 0x74: result.append(0x09)
      case 0x72: result.append(0x0d)
      case 0x62: result.append(0x08)
      case 0x66: result.append(0x0c)
      case 0x75 where at + 4 <= units.count:
        result.append(UInt16(String(decoding: units[at..<at + 4], as: UTF16.self), radix: 16) ?? 0)
        at += 4
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF16.self)
  }
}

extension JSONText {
  /// Parses a value; nil if the text is invalid.
  package init?(_ bytes: ArraySlice<UInt8>) {
    var reader = Reader(bytes: bytes, at: bytes.startIndex)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: ArraySlice<UInt8>
    var at: Int

    private static let deepest = 32

    private mutating func next() -> UInt8? {
      while at < bytes.endIndex, [0x20, 0x0a, 0x0d, 0x09].contains(bytes[at]) { at += 1 }
      return at < bytes.endIndex ? bytes[at] : nil
    }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
      guard next() == UInt8(ascii: byte) else { return false }
      at += 1
      return true
    }

    mutating func value(depth: Int) -> JSONText? {
      guard depth < Self.deepest, let byte = next() else { return nil }
      switch byte {
      case UInt8(ascii: "{"): return object(depth)
      case UInt8(ascii: "["): return list(depth)
      case UInt8(ascii: "\""): return text().map { .text($0) }
      default:
        let word = bytes[at...].prefix { !",]} \n\r\t".utf8.contains($0) }
        at += word.count
        return word.isEmpty ? nil : .word(word)
      }
    }

    private mutating func text() -> ArraySlice<UInt8>? {
      guard take("\"") else { return nil }
      let start = at
      while at < bytes.endIndex, bytes[at] != UInt8(ascii: "\"") {
        at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard at < bytes.endIndex else { return nil }
      defer { at += 1 }
      return bytes[start..<at]
    }

    private mutating func list(_ depth: Int) -> JSONText? {
      guard take("[") else { return nil }
      var items: [JSONText] = []
      if take("]") { return .list(items) }
      repeat {
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
      } while take(",")
      return take("]") ? .list(items) : nil
    }

    private mutating func object(_ depth: Int) -> JSONText? {
      guard take("{") else { return nil }
      var fields: [(name: String, value: JSONText)] = []
      if take("}") { return .object(fields) }
      repeat {
        guard next() != nil, let name = text(), take(":"), let value = value(depth: depth + 1)
        else { return nil }
        fields.append((JSONText.unescaped(name), value))
      } while take(",")
      return take("}") ? .object(fields) : nil
    }
  }
}
