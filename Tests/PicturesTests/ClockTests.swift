import TerrariumPictures
import Testing

struct ClockTests {
  @Test(arguments: [
    (Clock.ticks, 4, Language.ru, "4"), (.seconds(1, over: 1), 4, .en, "4 s"),
    (.seconds(1, over: 1), 4, .ru, "4 с"), (.seconds(1, over: 1), 4, .es, "4 s"),
    (.seconds(1, over: 4), 3, .ru, "0,75 с"), (.seconds(5, over: 2), 1, .es, "2,5 s"),
    (.seconds(1, over: 3), 1, .en, "0.333 s"),
  ])
  func `a time has a language's unit`(clock: Clock, tick: Int, language: Language, text: String) {
    #expect(clock.text(of: tick, in: language) == text)
  }
}
