package import TerrariumPictures

/// Returns a sketch as a PDF of one page. A pixel is three quarters of a point, as large as in
/// browsers.
package func pdfBytes(_ sketch: Sketch, recipe: String?) -> [UInt8] {
  let parts = SketchParts(of: sketch)
  // A side has at most 14,400 units; only PDF 1.6 can make a unit larger than a point (PDF
  // Reference 1.7, appendix C).
  let isLarge = max(sketch.width, sketch.height) > 19_200
  let unit = isLarge ? 0.15 : 0.75
  var page = PDFPage(parts: parts, height: sketch.height, unit: unit)
  page.write(sketch.items)
  var objects = PDFObjects()
  let root = objects.number()
  let pages = objects.number()
  let only = objects.number()
  let content = objects.number()
  // The object numbers of each picture and of its alpha mask.
  let pictures = parts.pictures.map { picture in
    (picture, number: objects.number(), mask: picture.isBlended ? objects.number() : nil)
  }
  let info = objects.number()
  objects.add(root, "<</Type/Catalog\(isLarge ? "/Version/1.6" : "")/Pages \(pages) 0 R>>")
  objects.add(pages, "<</Type/Pages/Kids[\(only) 0 R]/Count 1>>")
  let size = [sketch.width, sketch.height].map { ShortNumbers.text(Double($0) * unit) }
  let names = pictures.enumerated().map { "/P\($0) \($1.number) 0 R" }.joined()
  let resources = names.isEmpty ? "" : "/XObject<<\(names)>>"
  objects.add(
    only,
    "<</Type/Page/Parent \(pages) 0 R/MediaBox[0 0 \(size[0]) \(size[1])]"
      + (isLarge ? "/UserUnit 5" : "")
      + "/Contents \(content) 0 R/Group<</S/Transparency/CS/DeviceRGB>>"
      + "/Resources<<\(resources)\(page.states)>>>>")
  objects.add(content, stream: Array(page.text.utf8))
  for (picture, number, mask) in pictures { picture.write(into: &objects, number, mask: mask) }
  let told = recipe.map { Array(pdfRecipeName.utf8) + pdfString($0) } ?? []
  objects.add(info, Array("<</Producer(Terrarium)".utf8) + told + Array(">>".utf8))
  return objects.finished(root: root, info: info)
}

extension SketchPicture {
  /// True if the picture is partly transparent.
  fileprivate var isBlended: Bool {
    if case .blended(let pixels) = pixels { pixels.contains { $0 >> 24 < 255 } } else { false }
  }

  /// Writes its pixels as one object, and its alpha mask as another.
  fileprivate func write(into objects: inout PDFObjects, _ number: Int, mask: Int?) {
    let head = "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent 8"
    switch pixels {
    case .indexed(let indices, let palette):
      let colours = palette.map { String($0.written.dropFirst()) }.joined()
      let space = "/ColorSpace[/Indexed/DeviceRGB \(palette.count - 1)<\(colours)>]"
      objects.add(number, stream: indices, head + space)
    case .blended(let pixels):
      let colours = pixels.flatMap { pixel in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: pixel >> UInt32($0)) }
      }
      let smask = mask.map { "/SMask \($0) 0 R" } ?? ""
      objects.add(number, stream: colours, head + "/ColorSpace/DeviceRGB" + smask)
      guard let mask else { return }
      objects.add(mask, stream: pixels.map { UInt8($0 >> 24) }, head + "/ColorSpace/DeviceGray")
    }
  }
}
