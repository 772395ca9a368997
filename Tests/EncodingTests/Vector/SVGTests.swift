import CTerrariumEXPAT
import TerrariumEncoding
import TerrariumRendering
import Testing

/// Returns the names of all elements, or the position of a mistake that expat finds.
func elements(of xml: [UInt8]) -> (names: [String], mistake: String?) {
  final class Names { var all: [String] = [] }
  let names = Names()
  guard let parser = XML_ParserCreateNS(nil, 0x7c) else { return ([], "no parser") }
  defer { XML_ParserFree(parser) }
  XML_SetUserData(parser, Unmanaged.passUnretained(names).toOpaque())
  XML_SetStartElementHandler(parser) { data, name, _ in
    guard let data, let name else { return }
    Unmanaged<Names>.fromOpaque(data).takeUnretainedValue().all.append(String(cString: name))
  }
  let status = xml.withUnsafeBytes { bytes in
    XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
  }
  guard status == XML_STATUS_OK else {
    let line = XML_GetCurrentLineNumber(parser)
    return (
      names.all, "line \(line): \(String(cString: XML_ErrorString(XML_GetErrorCode(parser))))"
    )
  }
  return (names.all.map { $0.replacing("http://www.w3.org/2000/svg|", with: "") }, nil)
}

/// Returns a sketch with everything in it.
func fullSketch() -> Sketch {
  var paper = SketchPaper(width: 40, height: 30, palette: [Colour(0xffffff), Colour(0x123456)])
  paper.fill(PixelRect(left: 0, top: 0, width: 40, height: 30), 0)
  paper.fill(PixelRect(left: 1, top: 2, width: 3, height: 4), 1)
  paper.write("A <\"&'> \u{1}", left: 2, top: 3, font: Font(size: 9), InkRamp(indices: [1]))
  paper.write(
    "up", left: 2, top: 3, font: Font(size: 9, isBold: true), InkRamp(indices: [1]), isUpwards: true
  )
  var sketch = paper.sketch
  let ink = Sketch.Ink(Colour(0xff8800), opacity: 0.4)
  let picture = SketchPicture(
    width: 2, height: 2, pixels: .blended([0xff11_2233, 0x8000_0000, 0, 0xffff_ffff]),
    isSmooth: true)
  let box = Sketch.Box(left: 4, top: 5, width: 2, height: 2)
  sketch.add(.discs([[1, 2]], radius: 3, ink))
  sketch.add(.discs([[1, 2.5], [5, 2.5], [9, 2.5]], radius: 1.25, Sketch.Ink(Colour(0))))
  sketch.add(.rounded([box], radius: 0.5, ink))
  sketch.add(.area([[[0, 0], [4, 0.125], [4, 4]]], ink))
  sketch.add(.line([[0, 0], [10, 0], [10, 5.5], [3, 3]], width: 1.75, ink))
  sketch.add(.ring([9, 9], radius: 3, width: 1.5, ink))
  sketch.add(.picture(picture, box, isMirrored: false))
  sketch.add(
    .group(
      Sketch.Group(
        [
          .picture(picture, Sketch.Box(left: 1, top: 1, width: 8, height: 8), isMirrored: true),
          .picture(
            SketchPicture(
              width: 2, height: 1,
              pixels: .indexed([1, 0], palette: [Colour(0), Colour(0xffffff)]),
              isSmooth: false), box, isMirrored: false),
        ], at: [3, 4.5], scale: 0.5, clip: PixelRect(left: 1, top: 1, width: 9, height: 9))))
  return sketch
}

private let recipes = [
  "recipe: 1\nworld: sea\n", "title: \"<b> & \\\"c\\\" ]]> -->\"\n", "title: Пингвины — ñ 🐧\n",
  "a: (b) \\ )(\r\nend", "",
]

@Test(arguments: recipes) func `an SVG is well formed and has its recipe`(recipe: String) throws {
  let bytes = try svgBytes(fullSketch(), recipe: recipe)
  let (names, mistake) = elements(of: bytes)
  #expect(mistake == nil)
  #expect(names.first == "svg" && names[1] == "metadata" && names[2].hasSuffix("recipe"))
  #expect(svgRecipe(bytes) == recipe)
  #expect(try svgBytes(fullSketch(), recipe: recipe) == bytes)
}

@Test func `an SVG has each letter and each picture once`() throws {
  let text = String(decoding: try svgBytes(fullSketch(), recipe: ""), as: UTF8.self)
  let (names, _) = elements(of: Array(text.utf8))
  #expect(names.filter { $0 == "image" }.count == 2)
  #expect(text.ranges(of: "<path id=\"l").count == Set("A <\"&'> \u{1}").count + Set("up").count)
  #expect(names.filter { $0 == "circle" }.count == 5)
  #expect(text.contains("<circle cx=\"5\" cy=\"2.5\" r=\"1.25\"/>"))
  #expect(
    text.contains(
      "<rect x=\"4\" y=\"5\" width=\"2\" height=\"2\" rx=\".5\" fill=\"#f80\" fill-opacity=\".4\"/>"
    ))
  #expect(text.contains("d=\"M0 0h40v30h-40z\""))
  #expect(text.contains("d=\"M1 2h3v4h-3z\""))
  #expect(text.contains("aria-label=\"A &lt;&quot;&amp;'&gt; \u{fffd}\""))
  #expect(text.contains("width=\"40\" height=\"30\" viewBox=\"0 0 40 30\""))
}

@Test func `paths are counted from place to place and never drift`() {
  var path = PathText()
  path.line(through: (0..<1000).map { [Double($0) / 3, Double($0) / 7] }, closed: false)
  var (x, y) = (0, 0)
  for step in path.text.dropFirst().split(whereSeparator: { "Mlhv".contains($0) }) {
    // Two numbers, separated by a space; both grow here.
    let pair = step.split(separator: " ").map { Int((Double($0)! * 100).rounded()) }
    x += pair[0]
    y += pair.count > 1 ? pair[1] : 0
  }
  #expect(x == 33300 && y == 14271)
}

@Test func `what is no SVG of ours has no recipe`() {
  for text in ["", "<svg>", "<svg></svg>", "<html><terrarium:recipe>a</terrarium:recipe>"] {
    #expect(svgRecipe(Array(text.utf8)) == nil, "\(text)")
  }
}
