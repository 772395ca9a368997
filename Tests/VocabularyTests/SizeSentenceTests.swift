import TerrariumFiles
import TerrariumVocabulary
import Testing

/// The sentences about files that are larger than allowed.
struct SizeSentenceTests {
  @Test(arguments: [
    (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (999_949, "999.9 kB"), (999_950, "1.0 MB"),
    (999_949_999, "999.9 MB"), (999_950_000, "1.0 GB"), (1_250_000_000_000, "1250.0 GB"),
  ])
  func `a size is written in the largest unit that fits`(bytes: Int, text: String) {
    #expect(ByteCount.text(bytes) == text)
  }

  private static let told: [(SizeExcess, [SizeRemedy], String)] = [
    (SizeExcess(bytes: 200_000, limit: 150_000), [], "raise max-size"),
    (
      SizeExcess(bytes: 200_000, limit: 150_000),
      [SizeRemedy("cell 3", bytes: 149_000), SizeRemedy("max-colors 16", bytes: 120_400)],
      "it fits with cell 3 (149.0 kB), or max-colors 16 (120.4 kB)"
    ),
    (
      SizeExcess(bytes: 200_000, limit: 150_000),
      [
        SizeRemedy("texture none", bytes: 190_000),
        SizeRemedy("every 2 and frames 50", bytes: 150_000),
        SizeRemedy("a.webp", bytes: 150_001),
      ],
      "it fits with every 2 and frames 50 (150.0 kB); not enough alone: a.webp (150.0 kB), "
        + "texture none (190.0 kB)"
    ),
    (
      SizeExcess(bytes: 200_000, limit: 150_000),
      [
        SizeRemedy("shape square", bytes: 16_600), SizeRemedy("fit 300x200", bytes: 146_000),
        SizeRemedy("texture none", bytes: 140_000), SizeRemedy("cell 1", bytes: 160_000),
      ],
      "it fits with fit 300x200 (146.0 kB), or texture none (140.0 kB)"
    ),
    (
      SizeExcess(bytes: 200_000, limit: 150_000),
      [
        SizeRemedy("every 2", bytes: 90_000), SizeRemedy("fit 300x200", bytes: 146_000),
        SizeRemedy("texture none", bytes: 140_000), SizeRemedy("max-colors 4", bytes: 80_000),
      ],
      "it fits with fit 300x200 (146.0 kB), or texture none (140.0 kB), or every 2 (90.0 kB)"
    ),
    (
      SizeExcess(bytes: 200_000, limit: 1000),
      [SizeRemedy("cell 1", bytes: 90_000), SizeRemedy("cell 1 and every 9", bytes: 9000)],
      "the smallest that was tried is cell 1 and every 9 (9.0 kB); raise max-size"
    ),
  ]

  @Test(arguments: told.indices)
  func `the best two or three come first, and what does not suffice last`(number: Int) {
    let (excess, remedies, advice) = Self.told[number]
    let sentence = excess.sentence("a.gif", remedies: remedies)
    #expect(sentence.advice == advice)
    #expect(sentence.what.hasPrefix("'a.gif' would have 200.0 kB, "))
    #expect(sentence.what.hasSuffix(" more than max-size; nothing is written"))
    #expect(excess.sentence("a.gif", remedies: remedies.reversed()).advice == advice)
  }
}
