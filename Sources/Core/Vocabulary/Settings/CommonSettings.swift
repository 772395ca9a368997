package import TerrariumBasics
package import TerrariumEncoding
package import TerrariumRendering

// The settings of every world, by the types of their values.

extension Setting where Value == [String] {
  package static let out = Setting(
    "out", .list(of: .path(placeholder: "FILE")),
    "where it goes; the ending picks the format; - is standard output", isRepeatable: true,
    isOfRecipe: false)
  package static let measures = Setting(
    "measures", .measures,
    "the columns of rows: runs, such as ticks,rest,last-alive; by default all but entropy, complexity, damage and compress",
    isOfRecipe: false)
}

extension Setting where Value == String {
  package static let format = Setting(
    "format", .choice(Format.endings, placeholder: "FORMAT"),
    "the format where no ending tells it: for -, a device, a pipe", isOfRecipe: false)
  package static let caption = Setting(
    "caption", .caption, "up to three lines of text above the field", changes: .look)
  package static let alt = Setting(
    "alt", .caption,
    "what is said of the picture to those who do not see it, in pages and snippets",
    isOfRecipe: false)
  package static let title = Setting("title", .caption, "a heading over everything", changes: .look)
  package static let font = Setting(
    "font", .path(placeholder: "FILE"), "a .ttf or .otf file instead of the built-in typeface",
    isOfRecipe: false)
  package static let sort = Setting(
    "sort", .sortKey,
    "a measure by which the runs of a sheet or table are sorted, downwards with - before it")
  package static let graphX = Setting(
    "x", .graphAxis,
    "what goes across on a picture of many runs: a measure, or a setting that varies")
  package static let graphY = Setting(
    "y", .graphAxis, "what goes up on a scatter, or down on a heat map")
  package static let graphValue = Setting(
    "value", .graphAxis, "the measure that the colours of a heat map stand for")
}

extension Setting where Value == [AnnotationChoice] {
  package static let annotate = Setting(
    "annotate", .annotations,
    "labels, arrows, lines, areas and boxes, such as {label: eater, at: [3, 4]}",
    fallback: "none", isRepeatable: true, changes: .look)
}

extension Setting where Value == FrameCount {
  package static let frames = Setting(
    "frames", .frames,
    "the number of frames, or period: a loop without a seam; default: to the end of a game or "
      + "walk, else until all is at rest, at most 100 (rows of runs and objects: tick 100000)")
}

extension Setting where Value == Int {
  package static let smooth = Setting(
    "smooth", .whole(1...16),
    "pictures from one frame to the next in what moves: animals glide, cells fade", fallback: "1")
  package static let every = Setting(
    "every", .whole(1...Limits.ticksAtOnce), "ticks between frames", fallback: "1")
  package static let skip = Setting(
    "skip", .whole(0...Limits.ticksAtOnce), "ticks before frame 0", fallback: "0")
  package static let frame = Setting(
    "frame", .whole(0...Limits.frames - 1),
    "the frame of a .png, .svg or .pdf; default: the last one, of a pattern the first",
    isOfRecipe: false)
  package static let fade = Setting(
    "fade", .whole(0...10_000), "for how many ticks cells that died leave a fading trace",
    fallback: "0", changes: .look)
  package static let text = Setting(
    "text", .pixels(6...200),
    "the size of letters, less only where there is no room; with fit they grow with the picture",
    fallback: "14px")
  package static let scale = Setting(
    "scale", .whole(1...8), "everything so many times as large: 2 for dense screens", fallback: "1")
  package static let maxColors = Setting(
    "max-colors", .whole(2...255), "the most colours of a picture's palette", fallback: "255")
  package static let cell = Setting(
    "cell", .whole(1...2048, placeholder: "PIXELS"),
    "pixels a cell; default: 480 divided by the longer side",
    changes: .look)
  package static let columns = Setting(
    "columns", .whole(1...10_000),
    "columns of a sheet; by default what leaves the fewest empty places in about 4:3")
  package static let loop = Setting(
    "loop", .whole(0...65535), "how many times an animation plays; 0 is for ever", fallback: "0")
  package static let jobs = Setting(
    "jobs", .whole(1...256), "threads, by default as many as cores; never changes a byte",
    isOfRecipe: false)
  package static let top = Setting(
    "top", .whole(1...1_000_000_000_000), "how many runs a sheet or table shows: the first ones")
}

extension Setting where Value == [Int] {
  package static let panels = Setting(
    "panels", .ticks,
    "ticks of one run that stand side by side, with letters, in one picture, such as 0,30,60")
}

extension Setting where Value == ByteCount {
  package static let maxSize = Setting(
    "max-size", .bytes, "the most bytes of a file; a larger one is not kept", isOfRecipe: false)
  package static let memory = Setting(
    "memory", .bytes,
    "the most memory that all of it may take, by default three quarters of the machine's",
    isOfRecipe: false)
}

extension Setting where Value == SeedChoice {
  package static let seed = Setting(
    "seed", .seed, "where the randomness comes from; 'random' picks one and prints it")
}

extension Setting where Value == GridSize {
  package static let size = Setting(
    "size", .size(limit: Limits.side, placeholder: "COLUMNSxROWS", example: "10x15"),
    "columns and rows of cells", changes: .world)
  package static let fit = Setting(
    "fit", .size(limit: Limits.pictureSide, placeholder: "WIDTHxHEIGHT", example: "800x600"),
    "pixels of the whole picture, a sheet's too, the field centred in it; excludes cell")
}

extension Setting where Value == Double {
  package static let viewTurn = Setting(
    "turn", .degrees, "how far what is seen of the field is turned, in degrees clockwise",
    fallback: "0", changes: .look)
}

extension Setting where Value == ViewChoice {
  package static let view = Setting(
    "view", .view, "the cells that pictures show, also beyond the field; or follow, home, history",
    fallback: "none", changes: .look)
}

extension Setting where Value == Edges {
  package static let edges = Setting(
    "edges", .named(placeholder: "KIND"), "what lies beyond the last column and row")
}

extension Setting where Value == CellShape {
  package static let shape = Setting(
    "shape", .named(placeholder: "SHAPE"), "how a cell is drawn", fallback: "square", changes: .look
  )
}

extension Setting where Value == GroundTexture {
  package static let texture = Setting(
    "texture", .named(placeholder: "KIND"), "the ground's pattern, such as the sea's ripples",
    fallback: "still", changes: .look)
}

extension Setting where Value == Theme {
  package static let theme = Setting(
    "theme", .theme, "the colours", fallback: "light", changes: .look)
}

extension Setting where Value == [ColourChoice] {
  package static let colors = Setting(
    "colors", .colours, "colours of your own for states and parts, such as alive=#ff8800",
    changes: .look)
}

extension Setting where Value == Bool {
  package static let grid = Setting(
    "grid", .toggle, "lines between cells", fallback: "false", changes: .look)
  package static let counters = Setting(
    "counters", .toggle, "the tick and the census below the field", fallback: "false",
    changes: .look)
  package static let legend = Setting(
    "legend", .toggle, "the names of the states, and the rule", fallback: "false", changes: .look)
  package static let cover = Setting(
    "cover", .toggle, "an opening card with the run's settings, for 2s", fallback: "false")
  package static let calm = Setting(
    "calm", .toggle, "every second generation only, so that what flashes is seen at rest",
    fallback: "false")
  package static let quiet = Setting(
    "quiet", .toggle, "no progress, no summary, no notes", fallback: "false", isOfRecipe: false)
  package static let distinct = Setting(
    "distinct", .toggle,
    "of runs whose last frames look alike, sorted runs show only the first one",
    fallback: "false")
  package static let resume = Setting(
    "resume", .toggle,
    "a table of runs that was interrupted goes on where its record OUT.partial ends",
    fallback: "true", isOfRecipe: false)
}

extension Setting where Value == ChartPlace {
  package static let chart = Setting(
    "chart", .chartPlace, "the census over the film: 'under' the field, as true is, or 'beside' it",
    fallback: "false", changes: .look)
}

extension Setting where Value == ChartKind {
  package static let chartStyle = Setting(
    "chart-style", .named(placeholder: "STYLE"),
    "how the census is drawn; histogram, scatter and heat draw the measures of many runs",
    fallback: "lines")
}

extension Setting where Value == Language {
  package static let language = Setting(
    "language", .named(placeholder: "LANGUAGE"), "of the texts inside pictures", fallback: "en",
    changes: .look)
}

extension Setting where Value == FrameDelay {
  package static let delay = Setting(
    "delay", .time, "how long a frame stands", fallback: "80ms", changes: .look)
  package static let last = Setting("last", .time, "how long the last frame stands")
  package static let fps = Setting(
    "fps", .rate, "frames a second, instead of delay", changes: .look)
}

extension Setting where Value == [Variation] {
  package static let vary = Setting(
    "vary", .variations,
    "a film for each value: its own file with {NAME} in out, else a tile of one sheet; repeatable",
    isRepeatable: true, isOfRecipe: false)
}

extension Setting where Value == RowChoice {
  package static let rows = Setting(
    "rows", .named(placeholder: "KIND"),
    "what a table of many runs has a row for: 'frames', 'runs', or the kinds of 'objects' left",
    fallback: "frames")
}

/// Every setting that all worlds share, in the order in which help and documents list them.
package let commonSettings: [any SettingDeclaration] = [
  Setting.out, Setting.format, Setting.frames, Setting.every, Setting.smooth, Setting.calm,
  Setting.skip, Setting.frame, Setting.seed, Setting.size, Setting.view, Setting.viewTurn,
  Setting.edges, Setting.cell, Setting.fit, Setting.columns, Setting.panels, Setting.shape,
  Setting.theme, Setting.texture, Setting.maxColors, Setting.colors, Setting.grid, Setting.fade,
  Setting.counters, Setting.legend, Setting.chart, Setting.chartStyle, Setting.title,
  Setting.caption, Setting.annotate, Setting.alt, Setting.cover, Setting.text, Setting.scale,
  Setting.font, Setting.delay, Setting.fps, Setting.loop, Setting.last, Setting.language,
  Setting.vary, Setting.rows, Setting.measures, Setting.sort, Setting.distinct, Setting.top,
  Setting.graphX,
  Setting.graphY, Setting.graphValue, Setting.resume, Setting.jobs, Setting.memory, Setting.quiet,
  Setting.maxSize,
]

/// The pairs of those of which only one can be given.
let commonExclusions =
  [("fit", "cell"), ("fps", "delay")]
  + ["frames", "frame", "every", "skip", "sort", "distinct", "top"].map {
    ($0, Setting.panels.name)
  }
