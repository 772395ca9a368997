import Testing

private let life = "world: life\nsize: 8x6\nedges: wall\nout: x.gif\n"
private let rectangle = "a rectangle x,y,w,h such as 2,2,10,5"

/// Cameras and views that cannot be, and exactly what is said of them.
struct FaultyCameraTests {
  @Test(arguments: [
    (
      life + "steps:\n  - camera\n",
      ["6:5: step 'camera' needs a value; give \(rectangle)"]
    ),
    (
      life + "steps:\n  - camera: [0, 0, 4]\n",
      ["6:13: camera cannot be '[0, 0, 4]'; it is \(rectangle)"]
    ),
    (
      life + "steps:\n  - camera: [0, 0, 0, 4]\n",
      ["6:13: camera cannot be '[0, 0, 0, 4]'; it is \(rectangle)"]
    ),
    (
      life + "steps:\n  - camera: follow\n",
      ["6:13: camera cannot be 'follow'; it is \(rectangle)"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], over: -1}\n",
      ["6:34: over cannot be '-1'; it is a whole number from 0 to 4000000000000000000"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], over: 10, hold: 5}\n",
      ["6:44: hold cannot be '5'; it is true or false"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], hold: true}\n",
      [
        "6:34: step 'camera' needs 'over'; give a whole number from 0 to 4000000000000000000"
      ]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], over: 2000000000, hold: true}\n",
      ["6:34: the film would have over 1000000000 frames; hold or run for less"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], ovre: 10}\n",
      ["6:28: step 'camera' has no key 'ovre'; did you mean 'over'?"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], run: 10}\n",
      ["6:28: 'camera' and 'run' are two steps; begin each with '- '"]
    ),
    (
      life + "steps:\n  - camrea: [0, 0, 4, 4]\n",
      ["6:5: unknown step 'camrea'; did you mean 'camera'?"]
    ),
    (
      life + "steps:\n  - {camera: [0, 0, 4, 4], over: 4000000000000000000}\n  - run: 1\n",
      [
        "6:14: the film would have over 1000000000 frames; hold or run for less",
        "7:10: the film would run over 4000000000000000000 ticks; lower frames, every or skip",
      ]
    ),
    (
      "world: pig\nout: x.gif\nsteps:\n  - camera: [0, 0, 4, 4]\n",
      ["4:5: 'pig' has no step 'camera'; it belongs to sea, life, wolfram and infection"]
    ),
    (
      "world: pig\nout: x.gif\nview: follow\n",
      ["3:1: 'pig' has no setting 'view'; it belongs to sea, life, wolfram and infection"]
    ),
    (
      life + "view: folow\n",
      [
        "5:7: view cannot be 'folow'; did you mean 'follow'? It is \(rectangle), or follow, or home, or history, or none"
      ]
    ),
    (
      life + "steps:\n  - set: {view: [1, 2]}\n",
      ["6:17: view cannot be '[1, 2]'; it is \(rectangle), or follow, or home, or history, or none"]
    ),
  ])
  func `what a camera cannot do is told`(text: String, said: [String]) {
    #expect(messages(text) == said.map { "t.yaml:" + $0 }, "\(text)")
  }
}
