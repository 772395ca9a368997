import TerrariumFilmSupport
import TerrariumPlayback
import TerrariumSupport
import TerrariumWorlds
import Testing

/// The words of state files, which older programs wrote and later ones read.
struct StateTextTests {
  private static let walk = "world: monsters\ntrack: [[40.4, -3.7], [40.401, -3.7]]"

  @Test(arguments: [
    (
      "world: sea\nsize: 4x3\nseed: 2", "run: 2",
      "world: sea|tick: 2|seed: 2|epoch: 0|window: 0,0,4,3|size: 4x3|edges: wall|moves: 16914027481784489047|hunts: 5068886877326162487|births: 10413752306171464885||3P2081P20kP206P20kP20e1P20e|"
    ),
    (
      "world: sea\nsize: 3x2\nedges: wrap\nseed: 3\npenguins: 50%\norcas: 20%", "run: 1",
      "world: sea|tick: 1|seed: 3|epoch: 0|window: 0,0,3,2|size: 3x2|edges: wrap|moves: 17871353907376711941|hunts: 4210222935346255288|births: 8858138156593589822||2P109P103O101|"
    ),
    (
      "world: life\nsize: 5x4\nseed: 1\nfill: 40%\nedges: wall", "run: 1",
      "world: life|tick: 1|seed: 1|epoch: 0|window: 0,0,5,4|rule: B3/S23|size: 5x4|edges: wall|background: 0|middle: 0,0||[M2] (terrarium)|#R B3/S23|$.*$*.*$..**$|4 0 0 0 1|"
    ),
    (
      "world: life\npattern: glider\nsize: 5x4\nedges: none", "run: 9",
      "world: life|tick: 9|seed: 1|epoch: 0|window: 0,0,5,4|rule: B3/S23|size: 5x4|edges: none|background: 0|middle: 0,0||[M2] (terrarium)|#R B3/S23|$$$...*.*$....**$....*$|4 0 0 0 1|"
    ),
    (
      "world: life\nrule: /2/3\nsize: 5x4\nedges: wrap\nfill: 50%", "run: 1",
      "world: life|tick: 1|seed: 1|epoch: 0|window: 0,0,5,4|states: 3|rule: /2/3|size: 5x4|edges: wrap|phase: 0|corner: 0,0||x = 5, y = 4, rule = /2/3|2B$.B.A$B.B.B$B.3B!|"
    ),
    (
      "world: wolfram\nsize: 9x4\nrule: 30", "run: 3",
      "world: wolfram|tick: 3|seed: 1|epoch: 0|window: 0,0,9,4|rule: W30|size: 9x4|edges: none|start: 1|start-epoch: 0||1 0 7 7b|0 1 10|1 3 38|2 3 4c|3 6 f6|"
    ),
    (
      "world: wolfram\nsize: 9x3\nrule: 110\nedges: wrap\nstart: random", "run: 2",
      "world: wolfram|tick: 2|seed: 1|epoch: 0|window: 0,0,9,3|rule: W110|size: 9x3|edges: wrap|start: 1|start-epoch: 0||0 0 9 1f2|0 3 43|1 5 163|2 6 1f2|"
    ),
    (
      "world: infection\nsize: 5x4\nfactor: 2", "run: 2",
      "world: infection|tick: 2|seed: 1|epoch: 0|window: 0,0,5,4|size: 5x4|people: 20|edges: wall|factor: 2|choices: 1|choices-epoch: 0|taps: 11737609040325005778||33c82|22c02|"
    ),
    (
      "world: infection\npeople: 7", "infect: 2",
      "world: infection|tick: 0|seed: 1|epoch: 0|window: 0,0,3,3|size: 3x3|people: 7|edges: wall|factor: 3|choices: 1|choices-epoch: 0|taps: 2000236096489144870||51|51|"
    ),
    (
      "world: pig\nplayers: hold-10,random", "run: 7",
      "world: pig|tick: 7|seed: 1|epoch: 0|window: 0,0,1,1|players: hold-10,random|target: 100|games: 1|phase: turn|number: 1|turn: 2|player: 2|starter: 1|total1: 12|total2: 0|turn-points: 9|lost-points: 0|die: 3|told: none|pressed: roll|throws: 12041117460857463083|choices1: 5615675714560076810|choices2: 14475705814710401378||"
    ),
    (
      walk, "run: 3",
      "world: monsters|tick: 3|seed: 70|epoch: 0|window: 0,0,1,1|opened: 0|screen: map|popup: none|pressed: none|pace: tick|place: 40.400037771455274 -3.7|heading: 0.0|track: 3|target: none|waiting: 0|centre: 40.4 -3.7|zoom: 0|last: 30|spacing: 10.0|encounter: none|places: 11327842741448459730|kinds: 7386467950163526480|leaving: 4136366681609030079|levels: 16506571538808354072|catches: 3301243617088643441|flights: 15362525953647388999|headings: 6040108786348217694||has 1 bubla 40.396329485584985 -3.6971322623074414|has 2 tuchka 40.40593944134133 -3.7031456576704445|has 3 bubla 40.40446189347708 -3.6906473182342046|has 4 iskra 40.39953006248473 -3.6946226473620722|has 5 bubla 40.39273874894444 -3.706152168319414|has 6 kustik 40.392984824708975 -3.6977552125696436|has 7 rogul 40.39219703260747 -3.69892496479372|has 8 bubla 40.39941082208709 -3.6913679752673194|sees 9 bubla 40.40228892211679 -3.701879909432224|has 10 tuchka 40.40788336564297 -3.698177305735882|has 11 rogul 40.407361859595156 -3.6942465507628426|has 12 iskra 40.39830171330588 -3.708810488348055|has 13 rogul 40.401501325607626 -3.6950726655235675|has 14 iskra 40.40058597013954 -3.7053992214932814|has 15 bubla 40.40149119725711 -3.7074003806609857|sees 16 tuchka 40.401648711090225 -3.6985458312731905|has 17 kustik 40.40145576202713 -3.7094950431086953|has 18 iskra 40.40579986765137 -3.692223452305985|sees 19 bubla 40.39847384441004 -3.7017813589578723|has 20 iskra 40.408179352187034 -3.7041683145954147|has 21 kustik 40.39558130473078 -3.6993613854612235|has 22 tuchka 40.4008621115224 -3.7110134862397763|has 23 iskra 40.405383804443346 -3.6915141427086904|sees 24 kustik 40.3990682618265 -3.7004343539185447|has 25 bubla 40.40697628191231 -3.6953944438395316|has 26 bubla 40.39831856345747 -3.69229829663336|has 27 rogul 40.404663334926 -3.7082842760843926|sees 28 bubla 40.39980629983651 -3.6983469621760614|has 29 kustik 40.3991217031205 -3.6925737202878794|has 30 iskra 40.406254506717346 -3.691553000431235|trail 40.4 -3.7|"
    ),
  ])
  func `a state is written in these words`(world: String, step: String, text: String) async throws {
    let folder = TemporaryFolder()
    try await folder.run(world, out: "[x.csv]", [step, "save: a.state"])
    let lines = try folder.text("a.state").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "terrarium state 1" && lines[1].hasPrefix("sha256 "))
    #expect(lines[1].count == 71)
    #expect(lines.dropFirst(2).joined(separator: "|") == text)
  }
}
