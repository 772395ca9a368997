import TerrariumFilmSupport
import TerrariumPlanning
import TerrariumPlayback
import TerrariumRendering
import TerrariumVocabulary
import Testing

/// Names instead of values, and of measures next to axes.
struct NamedValuesTests {
  @Test(arguments: [
    ("sea", "theme: all", Theme.all.count), ("sea", "theme: [all, light]", Theme.all.count + 1),
    ("wolfram", "language: all", 3), ("sea", "shape: all", 4), ("infection", "shape: all", 3),
    ("life", "shape: all", 3), ("life\nrule: B2/S34H", "shape: all", 1),
  ])
  func `all stands for every theme, language or shape`(
    world: String, vary: String, count: Int
  ) throws {
    let job = try Scenario("world: \(world)\nvary: {\(vary)}\nframes: 1\nout: a.png").job()
    #expect(job.runs.count == count)
  }

  @Test(arguments: [
    ("last-penguins", Language.en, "penguins at the end"), ("mean-orcas", .en, "orcas, mean"),
    ("most-orcas", .es, "orcas, máximo"), ("rest", .en, "tick at which it rests"),
    ("extinct", .es, "paso de la extinción"),
  ])
  func `measures are named in words beside axes`(
    name: String, language: Language, title: String
  ) throws {
    let measure = try #require(Measure.all(of: Catalogue.sea, with: []).first { $0.name == name })
    #expect(measure.title(of: Catalogue.sea.subject, in: language) == title)
  }

  @Test func `a legend says how many states it leaves out`() throws {
    let plan = try Scenario("world: life\nrule: 23/3/60\nframes: 1\nlegend: true\nout: a.png")
      .plan()
    let key = Legend.key(of: plan.world.subject, look: plan.film.looks[0])
    #expect(key.keys.contains { $0.hasPrefix("… 56 more … ") }, "\(key.keys)")
  }
}
