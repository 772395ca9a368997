internal import CTerrariumKernels
internal import Synchronization

/// A field of bytes in tiles, for every rule of the nearest cells on every grid.
package struct TileField: CellField {
  let topology: Topology?
  private let kernel: any CellKernel
  var board: TilePool
  package var phase: Int {
    get { turn }
    set {
      guard newValue != turn else { return }
      board.touchAll()
      turn = newValue
    }
  }
  private var turn = 0
  private let options: LifeOptions
  private let shelf = ScratchShelf()
  private var cellsStepped: UInt128 = 0
  private var sinceFreed = 0
  /// The rows of cells that the last generation stepped, and all of them; and the tiles of all
  /// generations.
  private var rowsStepped = 0
  private var allRowsStepped = 0
  private var allTilesSeen = 0
  package private(set) var age = 0

  /// Creates an empty field; nil is the unbounded plane. A plane's rule must keep emptiness empty.
  package init(kernel: any CellKernel, topology: Topology?, options: LifeOptions) {
    self.kernel = kernel
    self.topology = topology
    self.options = options
    board = TilePool(topology, wordsPerTile: TileStore.tileWordsOfBytes)
    if !kernel.isQuiet { board.touchAll() }
  }

  package var stateCount: Int { kernel.stateCount }

  /// The memory of a tile with its next generation and its bookkeeping, in bytes.
  private static let bytesOfTile = 2 * (StateTiles.bytesPerTile + 8 * TileCells.words) + 48

  package var bytes: Int { board.count * Self.bytesOfTile + shelf.bytes }

  package var background: UInt8 { kernel.background(phase: phase) }

  package var planeTiles: TilePool? { topology == nil ? board : nil }

  package var work: EngineWork {
    EngineWork(engine: "dense", kernel: "states", cellsStepped: cellsStepped)
  }

  package mutating func advance(by generations: Int) throws(WorldError) {
    var left = generations
    while left > 0 {
      board.growWhereReached()
      guard topology?.isFinite == true || board.count <= 64 || bytes <= options.memoryLimit else {
        throw .memoryBound(limitInBytes: options.memoryLimit)
      }
      cellsStepped += UInt128(board.count) * 4096
      let changes = step()
      board.store.swap()
      turn ^= 1
      left -= 1
      age &+= 1
      if !changes {
        // Every second generation is the same from here on.
        if left % 2 == 1 {
          board.swap()
          turn ^= 1
        }
        return
      }
      sinceFreed += 1
      if sinceFreed >= 64 {
        board.freeEmpty()
        sinceFreed = 0
      }
    }
  }

  /// Steps the tiles that may change into the other buffer; returns false if there are none.
  private mutating func step() -> Bool {
    board.own()
    let tiles = board.store
    let active = board.activeTiles()
    unsafe tiles.otherFlags.update(repeating: 0, count: board.last + 1)
    if rowsStepped < Self.worthSharing || options.workers.count == 1 {
      let scratch = shelf.take(for: kernel)
      rowsStepped = active.reduce(0) { $0 + step($1.tile, isAtSeam: $1.isAtSeam, scratch) }
      shelf.put(scratch, limit: learningLimit)
    } else {
      let next = Atomic(0)
      let stepped = Atomic(0)
      let field = self
      options.workers.perform { _ in
        let scratch = field.shelf.take(for: field.kernel)
        var rows = 0
        while true {
          let start = next.add(2, ordering: .relaxed).oldValue
          if start >= active.count { break }
          for (tile, isAtSeam) in active[start..<min(start + 2, active.count)] {
            rows += field.step(tile, isAtSeam: isAtSeam, scratch)
          }
        }
        stepped.add(rows, ordering: .relaxed)
        field.shelf.put(scratch, limit: field.learningLimit)
      }
      rowsStepped = stepped.load(ordering: .relaxed)
    }
    allRowsStepped += rowsStepped
    allTilesSeen += board.count
    return !active.isEmpty
  }

  /// Steps the cells of a tile that may change, and records those that did; returns the number of
  /// rows with such cells.
  private func step(_ tile: Int, isAtSeam: Bool, _ scratch: KernelScratch) -> Int {
    let (tiles, wanted) = (board.store, scratch.tile.wanted)
    let build = options.denseKernel
    let changes = unsafe tiles.changes(around: tile, isCross: kernel.isCross)
    var rows = unsafe build.touched(by: changes, wanted)
    if isAtSeam { rows |= board.addSides(of: tile, to: wanted) }
    if rows == 0 { return 0 }
    unsafe board.copy(tile, rows: rows | rows << 1 | rows >> 1, into: scratch.tile.padded)
    kernel.step(scratch.tile, phase: phase, scratch: scratch)
    unsafe board.cut(scratch.tile.target, of: tile)
    let changed = tiles.nextChanges(tile)
    var flags = unsafe build.replace(
      tiles.otherBytes(tile), with: scratch.tile.target, wanted, changed)
    if unsafe tiles.flags[tile] >= TileStore.edited {
      changed.setAll()
      flags = TileStore.editedAll & ~TileStore.edited
    }
    unsafe tiles.otherFlags[tile] = flags
    return rows.nonzeroBitCount
  }

  /// The most bytes that a worker may learn; all workers together a quarter of the limit.
  private var learningLimit: Int { max(1 << 20, options.memoryLimit / 4 / options.workers.count) }

  /// For fewer rows, one thread is as fast as two.
  private static let worthSharing = 1024

  /// A result of HashLife takes as long as finding out that two tiles rest.
  package var effort: Int { allRowsStepped / kernel.rowsPerResult + allTilesSeen / 2 }
}

extension TileField {
  package subscript(cell: Cell) -> UInt8 {
    if topology?.isFinite == true, !board.has(cell) { return 0 }
    return (board.has(cell) ? board.state(cell.x, cell.y) : 0) ^ background
  }

  package mutating func set(_ cells: [Cell], to state: UInt8) {
    let difference = state ^ background
    for cell in cells where board.has(cell) { board.set(cell, to: difference) }
  }

  package mutating func write(_ grid: StateGrid, at corner: Cell) {
    board.write(grid, at: corner, on: background)
  }

  package var counts: [UInt128] {
    // Four tables in turn: for equal neighbours, an increment would wait for the one before.
    var counts = [Int](repeating: 0, count: 4 << 8)
    board.forEachTile { tile, _ in
      let words = unsafe board.store.cells + tile * TileStore.tileWordsOfBytes
      for place in 0..<TileStore.tileWordsOfBytes where unsafe words[place] != 0 {
        let cells = unsafe words[place]
        for byte in 0..<8 {
          counts[(byte & 3) << 8 | Int(cells >> UInt64(byte * 8) & 0xff)] += 1
        }
      }
    }
    return (1..<stateCount).map { state in
      UInt128(stride(from: state, to: 4 << 8, by: 1 << 8).reduce(0) { $0 + counts[$1] })
    }
  }

  package var liveBox: CellRect? {
    var box: CellRect?
    board.forEachTile { tile, place in
      var left = 64
      var right = 0
      var top = 64
      var bottom = 0
      board.store.forEachCell(tile) { index, _ in
        let (x, y) = (index & 63, index >> 6)
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), y + 1)
      }
      if right == 0 { return }
      let part = CellRect(
        x: place.column * 64 + left, y: place.row * 64 + top, width: right - left,
        height: bottom - top)
      box = box?.union(part) ?? part
    }
    return box
  }

  package func forEachCell(_ visit: (Cell, UInt8) -> Void) {
    board.forEachTile { tile, place in
      board.store.forEachCell(tile) { index, state in
        visit(Cell(place.column << 6 | index & 63, place.row << 6 | index >> 6), state)
      }
    }
  }

  package func states(in window: CellRect) -> StateGrid {
    var grid = StateGrid(size: window.size)
    board.forEachTile(of: window) { tile, place in
      let area = CellRect(x: place.column * 64, y: place.row * 64, width: 64, height: 64)
      let seen = area.intersection(window)
      if seen.isEmpty { return }
      let cells = unsafe board.store.bytes(tile)
      for y in seen.y..<seen.maxY {
        let start = (y - window.y) * window.width + seen.x - window.x
        for x in 0..<seen.width {
          grid.states[start + x] = unsafe cells[(y - area.y) << 6 | (seen.x - area.x + x)]
        }
      }
    }
    return grid.differing(
      from: background, of: window,
      in: topology?.bounds ?? window)
  }
}

extension TileField: TiledField {
  package mutating func take(_ squares: HashField) {
    if !board.take(squares) { squares.copy(into: &self) }
  }
}
