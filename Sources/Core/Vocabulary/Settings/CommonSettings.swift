package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumPictures

// The settings of every world, by the types of their values.

extension Setting where Value == [String] {
  package static let out = Setting(
    "out", .list(of: .path(placeholder: "FILE")),
    "the output file, whose ending selects the format; - is standard output",
    example: "render sea --out sea.gif --out sea.csv", isRepeatable: true,
    isOfRecipe: false)
  package static let measures = Setting(
    "measures", .measures,
    "the columns of a table with rows: runs, such as ticks,rest; 'render list measures' describes them; default: all but entropy, complexity, damage and compress",
    example:
      "render life --size 32x32 --edges wrap --vary seed=1..9 --rows runs --measures ticks,rest --out soups.csv",
    isOfRecipe: false)
}

extension Setting where Value == String {
  package static let format = Setting(
    "format", ValueType { .choice(Format.endings, placeholder: "FORMAT") },
    "the format of an output whose name has no ending, such as -",
    example: "render wolfram --size 31x16 --out - --format txt", isOfRecipe: false)
  package static let caption = Setting(
    "caption", .caption, "up to three lines of text above the field",
    example:
      "render life --pattern r-pentomino --caption 'tick {tick}: {alive} cells' --out growth.gif",
    changes: .look)
  package static let alt = Setting(
    "alt", .caption,
    "text for screen readers, in pages and snippets",
    example: "render sea --alt 'Penguins and orcas on blue water' --out sea.html",
    isOfRecipe: false)
  package static let title = Setting(
    "title", .caption, "a heading above everything",
    example: "render life --pattern glider --title 'A glider' --out glider.gif", changes: .look)
  package static let font = Setting(
    "font", .path(placeholder: "FILE"), "a .ttf or .otf file instead of the built-in typeface",
    example: "render life --pattern glider --title Glider --font font.ttf --out glider.gif",
    isOfRecipe: false)
  package static let sort = Setting(
    "sort", .sortKey,
    "the measure by which the runs of a sheet or table are sorted; - in front reverses the order",
    example: "render life --size 32x32 --edges wrap --vary seed=1..9 --sort -rest --out soups.png")
  package static let graphX = Setting(
    "x", .graphAxis,
    "the horizontal axis of a chart of many runs: a measure or a varied setting",
    example:
      "render life --size 32x32 --edges wrap --vary seed=1..20 --chart-style histogram --x rest --out rest.png"
  )
  package static let graphY = Setting(
    "y", .graphAxis, "the vertical axis of a scatter plot or a heat map",
    example:
      "render sea --vary orcas=2%..10%..4% --vary seed=1..5 --chart-style scatter --x orcas --y last-penguins --out sea.png"
  )
  package static let graphValue = Setting(
    "value", .graphAxis, "the measure that the colours of a heat map show",
    example:
      "render sea --vary orcas=2%..10%..4% --vary penguins=10%..50%..20% --chart-style heat --x orcas --y penguins --value mean-penguins --out heat.png"
  )
}

extension Setting where Value == [AnnotationChoice] {
  package static let annotate = Setting(
    "annotate", .annotations,
    "labels, arrows, lines, areas and boxes, such as {label: eater, at: [3, 4]}",
    example:
      "render life --pattern glider --size 20x15 --annotate '{label: glider, at: [10, 2]}' --out glider.gif",
    fallback: "none", isRepeatable: true, changes: .look)
}

extension Setting where Value == FrameCount {
  package static let frames = Setting(
    "frames", .frames,
    "the number of frames, or period for a seamless loop; without it a film ends with its game or walk, or when nothing changes, after 100 at most (100000 for rows of runs and objects)",
    example: "render life --pattern pulsar --frames period --out pulsar.gif")
}

extension Setting where Value == Condition {
  package static let until = Setting(
    "until", .condition,
    "ends the film when a condition holds: settled, or a comparison of tick and numbers of the census; frames limits it, 100000 ticks without",
    example: "render life --pattern r-pentomino --until settled --every 10 --out r-pentomino.gif")
  package static let `where` = Setting(
    "where", .condition,
    "the runs that a sheet, a table or a chart of runs shows: a condition on measures, or on numbers of the census at the last frame",
    example:
      "render sea --size 24x16 --frames 60 --vary seed=1..20 --where 'not extinct' --out seas.png")
}

extension Setting where Value == Int {
  package static let smooth = Setting(
    "smooth", .whole(1...16),
    "pictures per frame: with 2 or more, animals glide and cells fade in between",
    example: "render sea --smooth 4 --frames 20 --out sea.gif", fallback: "1")
  package static let every = Setting(
    "every", .whole(1...Limits.ticksAtOnce), "ticks from one frame to the next",
    example: "render life --pattern gosper-glider-gun --every 30 --out gun.gif", fallback: "1")
  package static let skip = Setting(
    "skip", .whole(0...Limits.ticksAtOnce), "ticks before the first frame",
    example: "render sea --skip 100 --out sea.gif", fallback: "0",
    // A loop begins where it is found, but at a given tick.
    defaultMatters: { $0.given(.frames) == .period })
  package static let frame = Setting(
    "frame", .whole(0...Limits.frames - 1),
    "the frame that a .png, .svg or .pdf shows; without it the last, or the start of a pattern",
    example: "render life --pattern gosper-glider-gun --frame 60 --out gun.svg",
    isOfRecipe: false)
  package static let fade = Setting(
    "fade", .whole(0...10_000), "ticks until the trace of a dead cell has faded; 0 leaves none",
    example: "render life --pattern gosper-glider-gun --fade 20 --out gun.gif",
    fallback: "0", changes: .look)
  package static let text = Setting(
    "text", .pixels(6...200),
    "the size of letters; smaller where there is no room; with fit they grow with the picture",
    example: "render sea --counters --text 20px --out sea.gif",
    fallback: "14px",
    // Letters grow with a picture of a given size.
    defaultMatters: {
      $0.written["fit"] != nil || $0.world.fallback(of: Setting<GridSize>.fit) != nil
    })
  package static let scale = Setting(
    "scale", .whole(1...8), "magnification of the whole picture, 2 for dense screens",
    example: "render sea --scale 2 --frames 20 --out sea.gif", fallback: "1")
  package static let maxColors = Setting(
    "max-colors", .whole(2...255), "the most colours in the palette of a picture",
    example: "render sea --max-colors 16 --out sea.gif", fallback: "255")
  package static let cell = Setting(
    "cell", .whole(1...2048, placeholder: "PIXELS"),
    "pixels per cell; default: 480 divided by the longer side",
    example: "render life --pattern gosper-glider-gun --cell 12 --out gun.gif",
    changes: .look)
  package static let columns = Setting(
    "columns", .whole(1...10_000),
    "the number of columns of a sheet; default: fewest empty places in about 4:3",
    example: "render wolfram --vary rule=0..7 --columns 4 --out rules.png")
  package static let loop = Setting(
    "loop", .whole(0...65535), "how many times an animation plays; 0 is for ever",
    example: "render sea --loop 1 --out sea.gif", fallback: "0")
  package static let threads = Setting(
    "jobs", .whole(1...256),
    "the number of threads; results are identical; default: the number of cores",
    example: "render sea --jobs 2 --out sea.gif",
    isOfRecipe: false)
  package static let top = Setting(
    "top", .whole(1...1_000_000_000_000),
    "how many runs of a sheet or table are kept, the first ones",
    example:
      "render life --size 32x32 --edges wrap --vary seed=1..9 --sort -rest --top 4 --out longest.png"
  )
}

extension Setting where Value == [Int] {
  package static let panels = Setting(
    "panels", .ticks,
    "ticks of one run to show side by side in one picture, such as 0,30,60",
    example: "render life --pattern gosper-glider-gun --panels 0,30,60 --out gun.svg")
}

extension Setting where Value == ByteCount {
  package static let maxSize = Setting(
    "max-size", .bytes, "the largest file to write, such as 4MB; a larger one is discarded",
    example: "render sea --max-size 4MB --out sea.gif", isOfRecipe: false)
  package static let memory = Setting(
    "memory", .bytes,
    "the most memory to use, such as 2GB; default: three quarters of the machine's",
    example: "render life --pattern r-pentomino --memory 500MB --out growth.gif",
    isOfRecipe: false)
}

extension Setting where Value == SeedChoice {
  package static let seed = Setting(
    "seed", .seed, "the seed of all randomness; random picks one and prints it",
    example: "render sea --seed 7 --out sea.gif")
}

extension Setting where Value == GridSize {
  package static let size = Setting(
    "size", .size(limit: Limits.side, placeholder: "COLUMNSxROWS", example: "10x15"),
    "columns and rows of cells",
    example: "render sea --size 24x16 --out sea.gif", changes: .world,
    // A line is as wide as its pattern.
    defaultMatters: { $0.written["pattern"] != nil })
  package static let fit = Setting(
    "fit", .size(limit: Limits.pictureSide, placeholder: "WIDTHxHEIGHT", example: "800x600"),
    "the size of the picture in pixels, also of a sheet; the field is centred; excludes cell",
    example: "render sea --fit 800x600 --out sea.gif",
    // The scale enlarges a world's own picture, and not a given one.
    defaultMatters: { $0.isSet(named: "scale") })
}

extension Setting where Value == Double {
  package static let viewTurn = Setting(
    "turn", .degrees, "rotation of the view in degrees, clockwise",
    example: "render life --pattern glider --size 20x20 --turn 45 --out glider.gif",
    fallback: "0", changes: .look)
}

extension Setting where Value == ViewChoice {
  package static let view = Setting(
    "view", .view, "the visible cells, also beyond the field, or follow, home or history",
    example: "render life --pattern gosper-glider-gun --view 0,0,40,30 --out gun.gif",
    fallback: "none", changes: .look)
}

extension Setting where Value == Edges {
  package static let edges = Setting(
    "edges", .named(placeholder: "KIND"),
    "at the edges: a wall, the other side (wrap) or endless cells (none)",
    example: "render sea --edges wrap --out sea.gif")
}

extension Setting where Value == CellShape {
  package static let shape = Setting(
    "shape", .named(placeholder: "SHAPE"), "the shape of cells",
    example: "render life --pattern gosper-glider-gun --shape circle --out gun.gif",
    fallback: "square", changes: .look,
    // Otherwise a rule's own lattice decides.
    defaultMatters: { $0.lattice != .squares })
}

extension Setting where Value == GroundTexture {
  package static let texture = Setting(
    "texture", .named(placeholder: "KIND"), "the pattern of the ground, such as ripples in the sea",
    example: "render sea --texture drift --out sea.gif",
    fallback: "still", changes: .look,
    // Only sprites have it without saying so.
    defaultMatters: { $0.isSet(named: "shape") })
}

extension Setting where Value == Theme {
  package static let theme = Setting(
    "theme", .theme, "the colours, such as dark or paper; 'render list themes' describes them",
    example: "render sea --theme dark --out sea.gif", fallback: "light", changes: .look)
}

extension Setting where Value == [ColourChoice] {
  package static let colors = Setting(
    "colors", .colours, "colours of states and parts, such as alive=#ff8800",
    example: "render life --pattern glider --colors alive=#ff8800,dead=#101820 --out glider.gif",
    changes: .look)
}

extension Setting where Value == Bool {
  package static let grid = Setting(
    "grid", .toggle, "lines between cells",
    example: "render life --pattern glider --grid --out glider.gif", fallback: "false",
    changes: .look)
  package static let difference = Setting(
    "difference", .toggle,
    "lays the two runs of vary over each other, to show where and when they differ",
    example: "render life --vary rule=B3/S23,B36/S23 --difference --frames 60 --out difference.gif",
    fallback: "false")
  package static let counters = Setting(
    "counters", .toggle, "the tick and the census, below the field",
    example: "render sea --counters --out sea.gif", fallback: "false",
    changes: .look,
    // Sheets of a given size may leave out counters that are on by default, but not those of scenes,
    // which have a size of their own.
    defaultMatters: {
      $0.isGiven(.fit) && $0.world.defaults["counters"] != nil
        && $0.world.fallback(of: Setting<GridSize>.fit) == nil
    })
  package static let legend = Setting(
    "legend", .toggle, "the names of the states, and the rule",
    example: "render sea --legend --out sea.gif", fallback: "false", changes: .look)
  package static let cover = Setting(
    "cover", .toggle, "an opening card with the settings, for 2s",
    example: "render sea --cover --out sea.gif", fallback: "false")
  package static let calm = Setting(
    "calm", .toggle, "every second generation only, to stop flashing",
    example:
      "render life --rule B0123478/S01234678 --size 40x30 --edges wrap --calm --out calm.gif",
    fallback: "false")
  package static let quiet = Setting(
    "quiet", .toggle, "no progress, summary or notes",
    example: "render sea --quiet --out sea.gif", fallback: "false", isOfRecipe: false)
  package static let distinct = Setting(
    "distinct", .toggle,
    "of runs whose last frames look alike, sorted runs show only the first one",
    example:
      "render life --size 32x32 --edges wrap --vary seed=1..9 --sort=-complexity --top 3 --distinct --out lively.png",
    fallback: "false")
  package static let resume = Setting(
    "resume", .toggle,
    "continue an interrupted table of runs from its record OUT.partial",
    example:
      "render life --size 32x32 --edges wrap --vary seed=1..9 --rows runs --no-resume --out soups.csv",
    fallback: "true", isOfRecipe: false)
}

extension Setting where Value == ChartPlace {
  package static let chart = Setting(
    "chart", .chartPlace, "a chart of the census, under the field (as true is) or beside it",
    example: "render sea --chart beside --out sea.gif",
    fallback: "false", changes: .look)
}

extension Setting where Value == ChartKind {
  package static let chartStyle = Setting(
    "chart-style", .named(placeholder: "STYLE"),
    "how the chart is drawn; histogram, scatter and heat show the measures of many runs",
    example: "render sea --chart --chart-style stacked --out sea.gif",
    fallback: "lines")
}

extension Setting where Value == AxisTitles {
  package static let axes = Setting(
    "axes", .axisTitles,
    "titles of the axes of a chart or a table of runs, instead of the usual ones; value is that of a heat map's colours",
    example: "render sea --chart --axes '{x: day, y: animals}' --out sea.gif")
}

extension Setting where Value == Language {
  package static let language = Setting(
    "language", .named(placeholder: "LANGUAGE"), "the language of texts in pictures",
    example: "render pig --language es --out pig.gif", fallback: "en",
    changes: .look)
}

extension Setting where Value == FrameDelay {
  package static let delay = Setting(
    "delay", .time, "the time of a frame, such as 80ms",
    example: "render sea --delay 100ms --out sea.gif", fallback: "80ms", changes: .look,
    defaultMatters: { $0.world.hasOwnTimes })
  package static let last = Setting(
    "last", .time, "the time of the last frame",
    example: "render sea --last 2s --out sea.gif")
  package static let fps = Setting(
    "fps", .rate, "frames per second, instead of delay",
    example: "render sea --fps 10 --out sea.gif", changes: .look)
}

extension Setting where Value == [Variation] {
  package static let vary = Setting(
    "vary", .variations,
    "a run for each value, such as seed=1..9; its own file with {NAME} in out, else a tile of a sheet; repeatable",
    example: "render sea --vary seed=1..9 --out seas.png",
    isRepeatable: true, isOfRecipe: false)
}

extension Setting where Value == RowChoice {
  package static let rows = Setting(
    "rows", .named(placeholder: "KIND"),
    "what a table of many runs has a row for; frames, runs, groups of runs that differ only in the seed, or the kinds of objects at the end",
    example: "render life --size 32x32 --edges wrap --vary seed=1..9 --rows runs --out soups.csv",
    fallback: "frames")
}

/// All settings that all worlds share, in the order of help and documents.
package let commonSettings: [any SettingDeclaration] = [
  Setting.out, Setting.format, Setting.frames, Setting.until, Setting.every, Setting.smooth,
  Setting.calm,
  Setting.skip, Setting.frame, Setting.seed, Setting.size, Setting.view, Setting.viewTurn,
  Setting.edges, Setting.cell, Setting.fit, Setting.columns, Setting.panels, Setting.shape,
  Setting.theme, Setting.texture, Setting.maxColors, Setting.colors, Setting.grid, Setting.fade,
  Setting.counters, Setting.legend, Setting.chart, Setting.chartStyle, Setting.axes, Setting.title,
  Setting.caption, Setting.annotate, Setting.alt, Setting.cover, Setting.text, Setting.scale,
  Setting.font, Setting.delay, Setting.fps, Setting.loop, Setting.last, Setting.language,
  Setting.vary, Setting.difference, Setting.rows, Setting.measures, Setting.where, Setting.sort,
  Setting.distinct, Setting.top,
  Setting.graphX,
  Setting.graphY, Setting.graphValue, Setting.resume, Setting.threads, Setting.memory,
  Setting.quiet,
  Setting.maxSize,
]

/// The pairs of these settings of which only one can be given.
let commonExclusions =
  [("fit", "cell"), ("fps", "delay")]
  + ["frames", "frame", "every", "skip", "sort", "distinct", "top"].map {
    ($0, Setting.panels.name)
  }
