internal import Encoding
internal import Patterns
internal import Planning
internal import Playback
internal import Vocabulary

extension Help {
  /// The pages of all commands, in the order in which they are listed.
  package static var pages: [HelpPage] { Command.all.map(\.page) }

  /// The endings of files with scenarios.
  private static let scenarios = ["yaml", "yml", "json", "md"]

  /// The page of `render run`.
  static let run = HelpPage(
    name: "run", usage: "render run FILE…",
    summary: "run scenarios, side by side; - is standard input",
    examples: [
      "render run gun.yaml",
      "render run examples/*.yaml --jobs 2",
      "render run gun.yaml --theme dark --set cell=12 --out dark.gif",
      "render run README.md",
      "render run - < gun.yaml",
    ],
    more: """
      Of a page of Markdown the blocks marked 'yaml render' are run, and the link to each picture is
      kept below its block. What is up to date is not run again. A terrarium.yaml beside or above the
      files, up to the root of the repository, has defaults: 'defaults: {theme: dark, life: {cell: 4}}'.
      """,
    options: RunCommand.options, takesSettings: true, files: scenarios)

  /// The page of `render check`.
  static let check = HelpPage(
    name: "check", usage: "render check FILE…",
    summary: "compare what scenarios make with the files that are there; writes nothing",
    examples: [
      "render check examples/*.yaml", "render check --committed --diff diffs examples/*.yaml",
      "render check --orphans docs/images docs/*.yaml", "render check examples/*.yaml --json",
      "render check docs/*.yaml --junit checked.xml --sarif checked.sarif",
    ],
    more: """
      Prints a line for each file that is stale or missing, with the first frame that differs and the
      command that mends it, and exits with 1 if there is one. GIF, PNG, APNG and WebP are compared as
      they are seen, picture by picture and delay by delay; texts and videos byte by byte. Nothing is
      written but what --diff, --junit and --sarif ask for.
      """,
    options: RunCommand.checkOptions, takesSettings: true, files: scenarios)

  /// The page of `render merge`.
  static let merge = HelpPage(
    name: "merge", usage: "render merge FILE…",
    summary: "put together what the shards of a scenario have made",
    examples: [
      "render run sweep.yaml --shard 1/2", "render run sweep.yaml --shard 2/2",
      "render merge sweep.yaml",
    ],
    more: """
      A sheet or a table of many runs is parted by its runs: each shard writes OUT.K-of-N.part. Where
      all parts are there and alike, they become the very bytes of one run, and are removed.
      """,
    options: MergeCommand.options, takesSettings: true, files: scenarios)

  /// The page of `render show`.
  static let show = HelpPage(
    name: "show", usage: "render show PICTURE",
    summary: "print the recipe that a \(Format.withRecipes.map { ".\($0.ending)" }.choice) carries",
    examples: [
      "render show gun.gif", "render show gun.gif > gun.yaml && render run gun.yaml",
    ],
    more: "What is printed is a scenario: running it makes the same bytes again.",
    options: [.thisPage, .colour], files: Format.withRecipes.map(\.ending))

  /// The page of `render new`.
  static let new = HelpPage(
    name: "new", usage: "render new WORLD|--from FILE",
    summary: "print a commented scenario, or that of a pattern file's script",
    examples: Catalogue.offered.names.prefix(2).map {
      "render new \($0) > \($0).yaml && render run \($0).yaml"
    } + ["render new --from rake.rle > rake.yaml"],
    more: """
      It runs as it is, and has every setting and step of its world as a comment.
      The worlds are \(Catalogue.offered.names.listed).

      With --from it is what the [[ ]] script of LifeViewer in a pattern file comes to, in settings and
      steps: running it makes the same bytes as the film of the file.
      """,
    options: [
      CommandOption(
        name: "from", help: "a pattern file whose script becomes a scenario", placeholder: "FILE",
        expected: "a pattern file"),
      .thisPage, .colour,
    ], words: { Catalogue.offered.names })

  /// The page of `render identify`.
  static let identify = HelpPage(
    name: "identify", usage: "render identify FIGURE…",
    summary: "what figures are: period, apgcode, names, and what they leave",
    examples: [
      "render identify pulsar", "render identify soup.rle --json",
      "render identify xp15_4r4z4r4 'bo$2bo$3o!'",
      "render identify rabbits --out ash.png --theme dark",
      "render identify 'bo$3o$obo!' --rule highlife",
    ],
    more: """
      A figure is a name of the library, a file, an apgcode, RLE text, or - for standard input. It is
      followed on a plane without end until it repeats, rests or grows in a way that is proved. What is
      left is taken apart into its least objects, as apgsearch does, ships that have flown off included.
      --out draws each cell by its period, or by how often it changes. Rules have two states.
      """,
    options: IdentifyCommand.options, settings: IdentifyCommand.vocabulary,
    words: { PatternLibrary.names })

  /// The page of `render patterns`.
  static let patterns = HelpPage(
    name: "patterns", usage: "render patterns [list|show|add|sync|…] …",
    summary: "figures: the program's, your own, and those of remotes",
    examples: [
      "render patterns list --kind oscillator --period 15",
      "render patterns list eater", "render patterns list --rule highlife",
      "render patterns show gosper-glider-gun",
      "render patterns --kind gun --theme dark --out guns.png",
      "render patterns add found.cells --name eater-9 --author 'Ada L.'",
      "render patterns list my --out mine.gif",
      "render patterns remote add team https://example.org/patterns/",
      "render patterns browse team --out team.png", "render patterns pull eater-9@team",
      "render patterns sync team --conflicts both",
    ],
    more: """
      'list' prints the names of all figures by kind and rule; words choose those in whose names, or
      whose finder's name, all of them stand. 'show' prints the facts and the cells of some.
      --json is for programs. With --out both draw a sheet of previews, as .png, .svg or .pdf.

      Your own library is a folder of RLE files. 'add', 'rename' and 'remove' change it; 'list my' and
      'show NAME@my' show it, with --out as pictures, which move as .gif, .apng, .webp or video.

      A remote is a WebDAV folder: 'remote add NAME URL' names it, 'browse' lists it, 'pull' fetches
      from it, 'push' sends to it, 'sync' brings both to the same. Scenarios name figures as
      NAME@my and NAME@REMOTE, and never ask the network. Who you are is told by the variables
      TERRARIUM_REMOTE_USER and TERRARIUM_REMOTE_PASSWORD, or TERRARIUM_REMOTE_TOKEN, with the
      remote's name in capitals for REMOTE, by ~/.netrc, or at a prompt.
      """,
    options: PatternsCommand.options, settings: PatternsCommand.vocabulary,
    words: { PatternsCommand.all.map(\.name) },
    wordsAfter: {
      let names = PatternLibrary.names
      return [
        "list": names, "show": names, "add": names, "remote": ["add", "list", "remove"],
      ]
    })

  /// The page of `render states`.
  static let states = HelpPage(
    name: "states", usage: "render states [list|show NAME|remove NAME]",
    summary: "the worlds that scenarios have kept with 'save: NAME@my'",
    examples: [
      "render states list --out states.png", "render states show start --json",
      "render states remove start",
    ],
    more: """
      'list' prints them, the newest first; with --out it draws them on a sheet. Scenarios go on from
      one with 'load: NAME@my', and from the newest with 'load: latest@my'. 'render patterns sync'
      carries them to a remote and back, too.
      """,
    options: [.thisPage, .library, .json, .colour],
    settings: [PictureOutputs.setting, Setting.theme],
    words: { StatesCommand.all.map(\.name) })

  /// The page of `render list`.
  static let list = HelpPage(
    name: "list", usage: "render list SUBJECT",
    summary: "what there is: \(ListCommand.subjects.joined(separator: ", "))",
    examples: [
      "render list themes", "render list settings --json", "render list settings --markdown",
      "render list schema > terrarium.schema.json", "render list man > render.1",
    ],
    more: """
      'schema' is the JSON Schema of scenarios, for editors; 'man' the manual page.
      """,
    options: [.thisPage, .json, .markdown, .colour], words: { ListCommand.subjects })

  /// The page of `render completions`.
  static let completions = HelpPage(
    name: "completions",
    usage: "render completions \(Shell.names.joined(separator: "|"))|install",
    summary: "print completions for a shell, or install them",
    examples: [
      "render completions install", "render completions install zsh",
      "source <(render completions bash)",
      "render completions zsh > ~/.zfunc/_render",
      "render completions fish > ~/.config/fish/completions/render.fish",
    ],
    more: """
      'install' writes the file where your shell, or the one that you name, looks for completions of
      your own.
      """,
    options: [.thisPage, .colour], words: { Shell.names + ["install"] })

  /// The page of `render help`.
  static let help = HelpPage(
    name: "help", usage: "render help [COMMAND|WORLD]", summary: "a page of help",
    examples: ["render help check"] + Catalogue.offered.names.prefix(1).map { "render help \($0)" },
    options: [.thisPage, .colour], words: { Command.all.map(\.page.name) + Catalogue.offered.names }
  )

  /// The page of `render version`.
  static let version = HelpPage(
    name: "version", usage: "render version", summary: "the version; so do -v and --version",
    examples: ["render version"],
    options: [.thisPage, .colour])
}
