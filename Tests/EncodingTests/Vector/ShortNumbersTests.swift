import TerrariumEncoding
import Testing

@Test(arguments: [
  (0.0, "0"), (12, "12"), (-3, "-3"), (0.5, ".5"), (-0.25, "-.25"), (3.14159, "3.14"),
  (0.004, "0"), (0.005, ".01"), (-0.001, "0"), (10.10, "10.1"), (1000, "1000"), (2.999, "3"),
  (0.07, ".07"),
])
func `lengths are written to a hundredth of a pixel`(length: Double, text: String) {
  #expect(ShortNumbers.text(length) == text)
}

@Test func `what is written is what is meant`() {
  for number in -2000...2000 {
    let text = ShortNumbers.text(ofParts: number)
    #expect(Double(text.hasPrefix("-") ? "-0" + text.dropFirst() : "0" + text) != nil)
    #expect(
      Double(text)! * 100 == Double(number) || abs(Double(text)! * 100 - Double(number)) < 1e-6)
  }
  #expect(ShortNumbers.text(ofFactor: 0.014) == ".014")
  #expect(ShortNumbers.text(ofFactor: 1.0 / 3) == ".33333")
  // Three digits distinguish every part of a colour.
  for part in 0...255 {
    let share = Double("0" + ShortNumbers.text(ofShare: Double(part) / 255)) ?? 1
    #expect(Int((share * 255).rounded()) == part || part == 255)
  }
}
