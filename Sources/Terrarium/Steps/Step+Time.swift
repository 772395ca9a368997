// The steps of every world.

extension Step {
  /// Advances by some ticks. With `edits`, the frame of the last tick shows the effect of the edits
  /// that follow this step.
  public static func run(_ ticks: Int, edits: Bool = false) -> Step {
    Step("run", ticks.value, ["edits": edits ? true : nil])
  }

  /// Shows this moment for more frames, without a tick.
  public static func hold(_ frames: Int) -> Step { Step("hold", frames.value) }

  /// Repeats some steps a number of times.
  public static func `repeat`(_ times: Int, _ steps: [Step]) -> Step {
    Step("repeat", times.value, ["steps": steps.map(\.written).value])
  }

  /// Changes settings from here on, such as `["theme": "dark", "caption": "Later"]`.
  public static func set(_ settings: [String: SettingValue]) -> Step {
    Step("set", SettingValue(settings))
  }

  /// Marks this moment: single pictures show it.
  public static let still = Step("still")

  /// Writes a picture of this moment to a file.
  public static func still(_ path: String) -> Step { Step("still", path.value) }

  /// Keeps the current state of the world, under a name if one is given.
  public static func snapshot(_ name: String? = nil) -> Step { Step("snapshot", name?.value) }

  /// Restores a snapshot: the newest, or the one with a name.
  public static func restore(_ name: String? = nil) -> Step { Step("restore", name?.value) }

  /// Deletes a snapshot: the newest, or the one with a name.
  public static func forget(_ name: String? = nil) -> Step { Step("forget", name?.value) }

  /// Starts the world again, with the next random stream of the seed.
  public static let restart = Step("restart")
}
