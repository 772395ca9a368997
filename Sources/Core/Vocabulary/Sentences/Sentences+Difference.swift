internal import TerrariumBasics
package import TerrariumEncoding

extension Difference {
  /// The sentence for a difference.
  package var sentence: String {
    switch kind {
    case .missing: "missing"
    case .untracked: "missing; git does not track it"
    case .pointer: "missing; there is only its pointer of Git LFS"
    case .bytes: "out of date; its bytes differ"
    case .line(let number): "out of date; line \(number) differs"
    case .seen(let difference): "out of date; \(difference.sentence)"
    }
  }
}

extension SeenDifference {
  fileprivate var sentence: String {
    switch first {
    case .unreadable(.otherFormat): "it is not the picture that its ending says"
    case .unreadable(.endsEarly): "it ends early, in frame \(number) of \(made)"
    case .unreadable(.damaged): "it is damaged in frame \(number) of \(made)"
    case .size(let made, let there):
      "it has \(there[0])x\(there[1]) pixels instead of \(made[0])x\(made[1])"
    case .plays(let made, let there): "it plays \(Self.plays(there)) instead of \(Self.plays(made))"
    case .count: "it has \(there.counted("frame")) instead of \(made)"
    case .delay(let made, let there):
      "\(place) is shown for \(there.written) instead of \(made.written)\(others)"
    case .pixels(let count): "\(place) differs in \(count.counted("pixel"))\(others)"
    }
  }

  private var place: String {
    made == 1 && there == 1 ? "the picture" : "frame \(number), at \(time.secondsText)s,"
  }

  /// The rest of the sentence, about the whole file.
  private var others: String {
    (differing > 1 ? ", \(differing) frames differ in all" : "")
      + (made == there ? "" : "; it has \(there.counted("frame")) instead of \(made)")
  }

  private static func plays(_ times: Int) -> String {
    times == 0 ? "for ever" : times == 1 ? "once" : "\(times) times"
  }
}

extension FrameDelay {
  /// The time in seconds with up to three decimals: `0.96`.
  package var secondsText: String {
    let thousandths =
      1000 % denominator == 0
      ? numerator * (1000 / denominator)
      : Int((Double(numerator) / Double(denominator) * 1000).rounded())
    return Decimals.text(of: thousandths, over: 1000)
  }
}
