internal import TerrariumGD
package import TerrariumRendering

/// A picture as it is seen: a colour, `0xRRGGBB`, for each pixel.
package struct TruePicture: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var colours: [UInt32]

  package init(width: Int, height: Int, colours: [UInt32]) {
    precondition(colours.count == width * height, "a colour for each pixel")
    (self.width, self.height, self.colours) = (width, height, colours)
  }

  /// Creates the colours of an indexed picture.
  package init(_ picture: IndexedPicture) {
    self.init(width: picture.width, height: picture.height, colours: picture.colours.map(\.code))
  }

  /// Reads the colours of a PNG by gd.
  package init(png bytes: [UInt8]) throws {
    let canvas = try Canvas(DecodedPicture(bytes))
    self.init(width: canvas.width, height: canvas.height, colours: canvas.colours)
  }

  package subscript(x: Int, y: Int) -> UInt32 { colours[y * width + x] }

  /// Red, green, blue and full opacity of each pixel, a byte each.
  package var opaqueBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * colours.count)
    for colour in colours {
      bytes.append(UInt8(colour >> 16 & 255))
      bytes.append(UInt8(colour >> 8 & 255))
      bytes.append(UInt8(colour & 255))
      bytes.append(255)
    }
    return bytes
  }

  /// Returns a part of the picture.
  package func part(left: Int, top: Int, width: Int, height: Int) -> TruePicture {
    var part: [UInt32] = []
    for y in top..<top + height {
      part += colours[y * self.width + left..<y * self.width + left + width]
    }
    return TruePicture(width: width, height: height, colours: part)
  }

  /// Returns the greatest and the mean difference from another picture of the same size, in the
  /// colour channel in which two pixels differ most.
  package func differences(from other: TruePicture) -> (most: Int, mean: Double) {
    let differences = zip(colours, other.colours).map { one, other in
      [16, 8, 0].reduce(0) { max($0, abs(Int(one >> $1 & 255) - Int(other >> $1 & 255))) }
    }
    return (differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count))
  }

  /// Returns the picture as a PNG of three bytes per pixel.
  package func png() throws -> [UInt8] {
    var bytes: [UInt8] = []
    for colour in colours {
      bytes += [UInt8(colour >> 16 & 255), UInt8(colour >> 8 & 255), UInt8(colour & 255)]
    }
    return try pngBytes(bytes.span, width: width, height: height, format: .rgb)
  }
}

extension IndexedPicture {
  /// The colour of each pixel, row by row.
  package var colours: [Colour] { pixels.map { palette[Int($0)] } }

  /// The same as `0xAARRGGBB`.
  package var opaque: [UInt32] { colours.map { 0xff00_0000 | $0.code } }

  /// The number of palette entries that its pixels use.
  package var usedColours: Int { Set(pixels).count }

  package subscript(x: Int, y: Int) -> Colour { palette[Int(pixels[y * width + x])] }
}

/// Reads the states of a mosaic's cells by comparing it with pictures of the mosaic in one state
/// throughout. A cell has the state whose picture contains its tile anywhere, because individuals
/// have poses.
package struct MosaicReader {
  private let references: [Set<[UInt32]>]
  private let columns: Int
  private let rows: Int
  private let cell: Int

  /// Creates a reader of mosaics; `references` has a picture for each state, in the states' order.
  package init(references: [TruePicture], columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    let cell = references[0].width / columns
    self.cell = cell
    self.references = references.map { Set(Self.cells(of: $0, cell, columns, rows)) }
  }

  /// Returns the states of the cells, row by row; nil if a cell matches none, or two.
  package func states(of picture: TruePicture) -> [Int?] {
    Self.cells(of: picture, cell, columns, rows).map { cell in
      let fits = references.indices.filter { references[$0].contains(cell) }
      return fits.count == 1 ? fits[0] : nil
    }
  }

  private static func cells(
    of picture: TruePicture, _ cell: Int, _ columns: Int, _ rows: Int
  ) -> [[UInt32]] {
    (0..<rows * columns).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return picture.part(left: column * cell, top: row * cell, width: cell, height: cell).colours
    }
  }
}

extension GIFReader.Frame {
  /// Returns the colours that a player shows; black where nothing was ever drawn.
  package func picture(width: Int, height: Int) -> TruePicture {
    TruePicture(width: width, height: height, colours: shown.map { $0?.code ?? 0 })
  }
}
