// Made by Scripts/embed-assets.sh from assets/page/player.js. Do not edit.
// swift-format-ignore-file

extension Assets {
  /// The script of a page that plays.
  package static let pagePlayer = ##"""
// The player of a page that plays: unpacks a film, paints it, and gives it controls.
//
// How the page is laid out
//   <figure id="film">     a still and a caption: all there is without this script, and in print
//   <script id="data">     JSON: "words" (the texts of the controls), "films" (one, or a light and a
//                          dark one by "schemes"), "sheet" (tiles, see sheet.js)
//
// How a film is laid out
//   width, height, count   the pixels of a frame, and how many frames there are
//   delays, ticks          run lengths: [milliseconds, times], [first, step, times]
//   loops                  how often it plays; 0 is without end
//   census                 names, colours and rows: a column of numbers for each name, each number as
//                          the difference to the one before, in zigzag varints, deflated
//   colors                 four bytes RGBA for each colour, in base64, like all bytes here
//   grid, tiles            [x, y, w, h, columns, rows]: a part of the picture that is made of equal
//                          tiles, and the pixels of each tile, deflated
//   segments               [first frame, bytes]: a whole frame, and what changes in those after it
//
// A segment, inflated: the bytes of a colour's index and of a tile's, the lengths of its sections C
// and T, and then these: C controls, T has indexes of tiles, P indexes of colours. For each frame C
// tells a way to change tiles (see `turn`) and a list of rectangles (see `patch`). Numbers in C are
// varints: seven bits a byte, the low ones first. A segment marked "w" is a row of WebP pictures.
//
// Styles are changed through properties alone, and nothing is loaded, so the page's policy can
// forbid everything but this script and its style sheet, each by its hash.
"use strict";

const find = (selector, place = document) => place.querySelector(selector);

// element("button", {type: "button"}, "text"): an element with attributes and contents.
const element = (tag, attributes = {}, ...contents) => {
  const made = document.createElement(tag);
  for (const name in attributes) made.setAttribute(name, attributes[name]);
  made.append(...contents);
  return made;
};

// fill("{a} of {b}", {a: 1, b: 2}) is "1 of 2".
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

// A text node is written only if it changes, so that a selection in it stays.
const write = (node, text) => {
  if (node.textContent !== text) node.textContent = text;
};

const bytes = text => {
  const raw = atob(text);
  const all = new Uint8Array(raw.length);
  for (let i = 0; i < raw.length; i++) all[i] = raw.charCodeAt(i);
  return all;
};

const inflate = async text => {
  const stream = new Blob([bytes(text)]).stream();
  const plain = stream.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
};

// A number of `depth` bytes, the low byte first.
const little = (data, at, depth) =>
  data[at] | (depth > 1 && data[at + 1] << 8) | (depth > 2 && data[at + 2] << 16);

// list(3, i => 2 * i) is [0, 2, 4].
const list = (length, make) => Array.from({length}, (_, i) => make(i));

// Run lengths written out: each run ends with its length.
const expand = (runs, make) => runs.flatMap(run => list(run.at(-1), i => make(run, i)));

const mix = (hash, tile) => Math.imul(hash ^ tile, 0x9e3779b1);

// Reads varints.
class Reader {
  constructor(data, at = 0) {
    this.data = data;
    this.at = at;
  }

  number() {
    let sum = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = this.data[this.at++];
      sum += (byte & 127) * unit;
      if (byte < 128) return sum;
    }
  }

  numbers(count) {
    return list(count, () => this.number());
  }

  signed() {
    const number = this.number();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }
}

// The frames of a film on a canvas. `pixels` holds a colour's index for each pixel, `cells` a tile's
// for each cell of the grid. Changed cells are first noted in `stale` (a bit each) and drawn late,
// changed rows of pixels between `left` and `right`: a seek draws and paints no more than its last
// frame needs.
class Frames {
  constructor(film, canvas) {
    Object.assign(this, {film, canvas, segment: -1, at: -1, kept: new Map()});
    canvas.width = film.width;
    canvas.height = film.height;
  }

  // What all frames share.
  async prepare() {
    const {film} = this;
    const {width, height, grid} = film;
    this.context = this.canvas.getContext("2d");
    this.colors = new Uint32Array(bytes(film.colors || "").buffer);
    const many = this.colors.length;
    this.pixels = new (many > 65536 ? Uint32Array : many > 256 ? Uint16Array : Uint8Array)(
      film.segments.every(segment => segment[2] === "w") ? 0 : width * height);
    this.left = new Int32Array(height).fill(width);
    this.right = new Int32Array(height);
    if (grid) {
      const cells = grid[4] * grid[5];
      const {depth} = film;
      const tiles = await inflate(film.tiles);
      this.tiles = depth === 1 ? tiles
        : Uint32Array.from(list(tiles.length / depth, i => little(tiles, i * depth, depth)));
      this.cells = new Uint8Array(cells);
      this.stale = new Uint32Array(Math.ceil(cells / 32));
      this.low = new Int32Array(grid[5]).fill(grid[4]);
      this.high = new Int32Array(grid[5]);
    }
    this.ready = true;
  }

  // The bytes of a segment; two segments are kept.
  load(index) {
    const {kept, film} = this;
    if (!kept.has(index)) {
      if (kept.size > 1) kept.delete(kept.keys().next().value);
      const [, text, kind] = film.segments[index];
      kept.set(index, kind === "w" ? Promise.resolve(bytes(text)) : inflate(text));
    }
    return kept.get(index);
  }

  // Unpacks what is shown next, where that does not take much room.
  ahead() {
    if (this.size < 4e6) this.load((this.segment + 1) % this.film.segments.length);
  }

  async open(index) {
    const data = await this.load(index);
    const head = new Reader(data);
    this.size = data.length;
    this.segment = index;
    this.first = this.film.segments[index][0];
    this.at = this.first - 1;
    this.webp = this.film.segments[index][2] === "w";
    if (this.webp) {
      head.number();
      this.control = head;
      return;
    }
    this.depth = data[head.at++];
    this.tileDepth = data[head.at++];
    const [controls, tiles] = head.numbers(2);
    this.control = head;
    this.seen = null;
    this.tileAt = head.at + controls;
    this.pixelAt = this.tileAt + tiles;
    if (this.tileDepth > 1 && this.cells?.BYTES_PER_ELEMENT === 1) {
      this.cells = new Uint16Array(this.cells);
    }
  }

  // Paints a frame.
  async seek(frame) {
    if (!this.ready) await this.prepare();
    const index = this.film.segments.findLastIndex(([first]) => first <= frame);
    if (index !== this.segment || frame < this.at) await this.open(index);
    if (this.webp) return this.pictures(frame);
    while (this.at < frame) {
      this.at++;
      if (this.cells) this.turn();
      else this.control.number();
      this.patch();
    }
    if (this.cells) this.draw();
    this.paint();
  }

  // WebP pictures are decoded together and drawn at once, so that none of them is seen on the way.
  async pictures(frame) {
    const {control, context} = this;
    while (this.at < frame) {
      const batch = [];
      for (let area = 0; this.at < frame && area < 1e7; this.at++) {
        const [x, y, w, h, length] = control.numbers(5);
        const picture = new Blob([control.data.subarray(control.at, control.at += length)],
          {type: "image/webp"});
        batch.push(createImageBitmap(picture, {colorSpaceConversion: "none"})
          .then(bitmap => ({bitmap, x, y})));
        area += w * h;
      }
      for (const {bitmap, x, y} of await Promise.all(batch)) {
        context.drawImage(bitmap, x, y);
        bitmap.close();
      }
    }
  }

  // Changes the tiles. The low three bits of `way`: 0 none; 1 all are new, packed; 2 all, as the
  // difference by XOR; 3 some, by the gaps between them; 4 some that turn from 0 to 1 and back;
  // 5 all, guessed, and some that are otherwise. 2 to the power of the other bits is how many bits a
  // packed index has.
  turn() {
    const {control, cells, tileDepth} = this;
    const {data} = control;
    const way = control.number();
    if ((way & 7) === 1 || (way & 7) === 2) {
      this.turnAll((way & 7) === 2, 1 << (way >> 3));
    } else if (way === 5) {
      this.guess();
    } else if (way) {
      const gaps = control.number();
      for (let i = 0, cell = 0; i < gaps; i++, cell++) {
        cell += control.number();
        this.set(cell, way === 4 ? cells[cell] ^ 1 : little(data, this.tileAt, tileDepth));
        if (way === 3) this.tileAt += tileDepth;
      }
    }
  }

  turnAll(differs, bits) {
    const {cells, control: {data}, at, first} = this;
    const whole = at === first;
    const mask = (1 << Math.min(bits, 8)) - 1;
    for (let cell = 0; cell < cells.length;) {
      let byte = data[this.tileAt++];
      if (bits === 16) byte |= data[this.tileAt++] << 8;
      if (differs && !byte) {
        cell += Math.max(1, 8 / bits | 0);
        continue;
      }
      for (let shift = Math.max(0, 8 - bits); shift >= 0 && cell < cells.length; shift -= bits) {
        const value = bits === 16 ? byte : (byte >> shift) & mask;
        const tile = differs ? cells[cell] ^ value : value;
        if (whole || tile !== cells[cell]) this.set(cell, tile);
        cell++;
      }
    }
  }

  // Each cell becomes what the last one became that had the same cells around it, as far as a hash
  // tells, unless its tile is told: so the rule of an automaton is learned on the way.
  guess() {
    const {control, tileDepth, film: {grid: [, , , , columns, rows]}} = this;
    const old = this.cells.slice();
    const seen = this.seen ||= new (tileDepth > 1 ? Int32Array : Int16Array)(131072).fill(-1);
    let told = control.number();
    let next = told ? control.number() : -1;
    for (let row = 0, cell = 0; row < rows; row++) {
      const lines = [row ? row - 1 : rows - 1, row, row < rows - 1 ? row + 1 : 0];
      const [up, middle, down] = lines.map(line => line * columns);
      for (let column = 0; column < columns; column++, cell++) {
        const left = column ? column - 1 : columns - 1;
        const right = column < columns - 1 ? column + 1 : 0;
        let hash = mix(mix(mix(0, old[up + left]), old[up + column]), old[up + right]);
        hash = mix(mix(mix(hash, old[middle + left]), old[cell]), old[middle + right]);
        hash = mix(mix(mix(hash, old[down + left]), old[down + column]), old[down + right]) >>> 15;
        let tile = seen[hash] < 0 ? old[cell] : seen[hash];
        if (cell === next) {
          tile = little(control.data, this.tileAt, tileDepth);
          this.tileAt += tileDepth;
          next = --told ? cell + 1 + control.number() : -1;
        }
        seen[hash] = tile;
        if (tile !== old[cell]) this.set(cell, tile);
      }
    }
  }

  set(cell, tile) {
    const columns = this.film.grid[4];
    const row = cell / columns | 0;
    const column = cell - row * columns;
    this.cells[cell] = tile;
    this.stale[cell >> 5] |= 1 << (cell & 31);
    if (column < this.low[row]) this.low[row] = column;
    if (column >= this.high[row]) this.high[row] = column + 1;
  }

  // Draws the cells that are stale into the pixels.
  draw() {
    const {cells, stale, low, high, tiles, pixels} = this;
    const {width, grid: [x, y, w, h, columns, rows], hole = 65535} = this.film;
    for (let row = 0; row < rows; row++) {
      if (low[row] >= high[row]) continue;
      for (let column = low[row]; column < high[row]; column++) {
        const cell = row * columns + column;
        if (!(stale[cell >> 5] >> (cell & 31) & 1)) continue;
        stale[cell >> 5] ^= 1 << (cell & 31);
        if (cells[cell] === hole) continue;
        let from = cells[cell] * w * h;
        let to = (y + row * h) * width + x + column * w;
        for (let line = 0; line < h; line++, to += width - w) {
          for (let i = 0; i < w; i++) pixels[to++] = tiles[from++];
        }
      }
      this.touch(x + low[row] * w, y + row * h, (high[row] - low[row]) * w, h);
      low[row] = columns;
      high[row] = 0;
    }
  }

  // Notes that a rectangle of pixels has changed.
  touch(x, y, w, h) {
    for (let row = y; row < y + h; row++) {
      if (x < this.left[row]) this.left[row] = x;
      if (x + w > this.right[row]) this.right[row] = x + w;
    }
  }

  // Changes rectangles of pixels. Their kinds: 0 new ones; 1 the difference by XOR; 2 one colour;
  // 3 copied from the frame as it was before its rectangles.
  patch() {
    const {control, pixels, film: {width}} = this;
    const patches = list(control.number(), () => {
      const [x, y, w, h, kind] = control.numbers(5);
      if (this.cells && (kind === 3 || this.overGrid(x, y, w, h))) this.draw();
      if (kind < 3) return [x, y, w, h, kind];
      const from = control.number() + control.number() * width;
      return [x, y, w, h, kind, list(h, row => pixels.slice(from + row * width, from + row * width + w))];
    });
    for (const [x, y, w, h, kind, rows] of patches) {
      const color = kind === 2 && this.color();
      for (let row = 0; row < h; row++) {
        const from = (y + row) * width + x;
        if (rows) pixels.set(rows[row], from);
        else if (kind === 2) pixels.fill(color, from, from + w);
        else for (let i = from; i < from + w; i++) pixels[i] = this.color() ^ kind * pixels[i];
      }
      this.touch(x, y, w, h);
    }
  }

  overGrid(x, y, w, h) {
    const [left, top, wide, high, columns, rows] = this.film.grid;
    return x < left + wide * columns && x + w > left && y < top + high * rows && y + h > top;
  }

  // The next index of a colour.
  color() {
    return little(this.control.data, (this.pixelAt += this.depth) - this.depth, this.depth);
  }

  // Paints changed rows, in bands, so that no copy of the whole picture is needed.
  paint() {
    const {context, left, right, pixels, colors, film: {width, height}} = this;
    const most = Math.max(1, Math.min(height, 262144 / width | 0));
    const band = this.band ||= new ImageData(width, most);
    const out = this.out ||= new Uint32Array(band.data.buffer);
    for (let top = 0; top < height; top++) {
      if (left[top] >= right[top]) continue;
      let from = width, to = 0, rows = 0;
      for (; rows < most && top + rows < height; rows++) {
        const row = top + rows;
        if (left[row] >= right[row]) break;
        from = Math.min(from, left[row]);
        to = Math.max(to, right[row]);
        left[row] = width;
        right[row] = 0;
      }
      for (let row = 0; row < rows; row++) {
        const source = (top + row) * width;
        for (let x = from; x < to; x++) out[row * width + x] = colors[pixels[source + x]];
      }
      context.putImageData(band, 0, top, from, 0, to - from, rows);
      top += rows - 1;
    }
  }
}

const data = JSON.parse(find("#data").textContent);
const {words} = data;

const shapes = {
  play: "M7 4v16l13-8z",
  pause: "M6 4h4v16H6zm8 0h4v16h-4z",
  previous: "M6 5h3v14H6zm13 0v14l-9-7z",
  next: "M15 5h3v14h-3zM5 5v14l9-7z",
  loop: "M4 11V6h12V3l5 4.5-5 4.5V9H7v2zm16 2v5H8v3l-5-4.5L8 12v3h9v-2z",
  full: "M3 3h7v3H6v4H3zm11 0h7v7h-3V6h-4zM3 14h3v4h4v3H3zm15 0h3v7h-7v-3h4z",
};

// Gives a button the picture and the name of one of the words.
const dress = (button, word) => {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  picture.setAttribute("viewBox", "0 0 24 24");
  picture.setAttribute("aria-hidden", true);
  path.setAttribute("d", shapes[word]);
  picture.append(path);
  button.replaceChildren(picture);
  button.ariaLabel = button.title = words[word];
};

const button = (word, act) => {
  const made = element("button", {type: "button"});
  if (shapes[word]) dress(made, word);
  else made.append(words[word]);
  made.addEventListener("click", act);
  return made;
};

// A select of texts; `values` are what they stand for.
const select = (word, values, text, act) => {
  const options = values.map(value => element("option", {value}, text(value)));
  const made = element("select", {"aria-label": words[word], title: words[word]}, ...options);
  made.addEventListener("change", () => act(made.value));
  return made;
};

// A button that copies the text of an element.
const copier = source => {
  const made = button("copy", async () => {
    getSelection().selectAllChildren(source);
    try {
      await navigator.clipboard.writeText(source.textContent);
    } catch {
      document.execCommand("copy");
    }
    write(made, words.copied);
    setTimeout(() => write(made, words.copy), 2000);
  });
  return made;
};

// The columns of the census, a number for each frame.
const unpackCensus = async ({census: {names, rows, scale = 1}, count}) => {
  const reader = new Reader(await inflate(rows));
  return names.map((_, column) => {
    let sum = 0;
    return list(count, () => (sum += reader.signed()) / (scale[column] ?? scale));
  });
};

// A size in pixels of the page that makes each pixel of a picture whole pixels of the screen.
const whole = (zoom, room) => {
  const dense = devicePixelRatio;
  let side = Math.max(1, Math.round(zoom * dense)) / dense;
  if (side > room) side = Math.floor(room * dense) / dense;
  return side || room;
};

const zooms = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const speeds = [0.25, 0.5, 1, 2, 4, 8, 16];
const fractions = {0.25: "¼", 0.5: "½"};
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

// A film with its controls, in a figure.
class Player {
  constructor(place, films, schemes) {
    Object.assign(this, {place, films, schemes, frame: 0, speed: 1, zoom: 0, plays: 0});
    this.chooseFilm();
    const {film} = this;
    this.last = film.count - 1;
    this.delays = expand(film.delays, run => Math.max(1, run[0]));
    this.ticks = film.ticks && expand(film.ticks, ([first, step], i) => first + step * i);
    this.endless = !film.loops;
    this.asks = film.flashes;
    this.off = new AbortController();
    this.build();
  }

  listen(target, kind, act, options) {
    target.addEventListener(kind, act, {signal: this.off.signal, ...options});
  }

  chooseFilm() {
    const index = this.schemes?.indexOf(prefersDark.matches ? "dark" : "light");
    this.film = this.films[index] ?? this.films[0];
  }

  // Makes what is seen, and shows the first frame.
  async build() {
    const {film, place, last} = this;
    this.canvas = element("canvas", {role: "img", "aria-label": film.alt});
    this.view = element("div", {class: "view", tabindex: -1}, this.canvas);
    this.slider = element("input", {type: "range", min: 0, max: last, step: 1, value: 0,
      "aria-label": words.frame});
    this.playButton = button("play", () => this.toggle());
    this.loopButton = button("loop", () => this.loop(!this.endless));
    this.loopButton.ariaPressed = this.endless;
    this.position = element("span", {class: "position"});
    this.zoomSelect = select("zoom", zooms, zoom => +zoom ? zoom * 100 + " %" : words.fit,
      zoom => this.setZoom(+zoom));
    this.speedSelect = select("speed", speeds, speed => (fractions[speed] ?? speed) + "×",
      speed => this.speed = +speed);
    this.speedSelect.value = 1;
    const row = element("div", {class: "row"},
      button("previous", () => this.step(-1)), this.playButton,
      button("next", () => this.step(1)), this.position, element("i"), this.speedSelect,
      this.zoomSelect, this.loopButton);
    if (document.fullscreenEnabled) row.append(button("full", () => this.full()));
    this.bar = element("div", {class: "bar", role: "group", "aria-label": words.controls},
      this.slider, row);
    this.stage = element("div", {class: "stage"}, this.view);
    this.made = [this.stage, this.bar];
    if (film.annotations || film.tells) {
      this.notes = element("p", {class: "notes"});
      this.made.push(this.notes);
    }
    if (film.census) await this.buildCensus();
    if (this.asks) this.ask();
    this.frames = new Frames(film, this.canvas);
    await this.frames.seek(0);
    find("picture, .still", place)?.after(...this.made);
    if (!this.stage.parentNode) place.prepend(...this.made);
    place.classList.add("plays");
    this.tell();
    this.attend();
    this.fit();
    if (!prefersStill.matches && !this.asks) this.toggle();
  }

  // The census as text, and its chart.
  async buildCensus() {
    const {names, colors} = this.film.census;
    this.columns = await unpackCensus(this.film);
    this.values = names.map(() => element("dd"));
    const rows = names.map((name, i) => {
      const swatch = element("i");
      swatch.style.background = colors[i];
      return element("div", {}, swatch, element("dt", {}, name), this.values[i]);
    });
    const alt = fill(words.chart, {names: names.join(", ")});
    this.chart = element("canvas", {role: "img", "aria-label": alt});
    this.cursor = element("i");
    this.plot = element("div", {class: "plot"}, this.chart, this.cursor);
    this.made.push(this.plot, element("dl", {class: "census"}, ...rows));
    const seek = event => {
      const {left, width} = this.chart.getBoundingClientRect();
      if (event.buttons & 1) this.go(Math.round((event.clientX - left) / width * this.last));
    };
    this.listen(this.plot, "pointerdown", event => {
      this.plot.setPointerCapture(event.pointerId);
      seek(event);
    });
    this.listen(this.plot, "pointermove", seek);
  }

  drawChart() {
    const {chart, columns, last, film: {census: {colors}}} = this;
    const {clientWidth: width, clientHeight: height} = chart;
    const dense = devicePixelRatio;
    const top = columns.reduce((most, column) => column.reduce((a, b) => Math.max(a, b), most), 0);
    const style = getComputedStyle(this.place);
    chart.width = width * dense;
    chart.height = height * dense;
    const context = chart.getContext("2d");
    context.scale(dense, dense);
    context.fillStyle = style.getPropertyValue("--line");
    context.fillRect(0, height - 1, width, 1);
    context.fillRect(0, 16, width, 1);
    context.fillStyle = style.getPropertyValue("--soft");
    context.font = "12px system-ui, sans-serif";
    context.fillText(top, 0, 11);
    context.lineWidth = 1.5;
    context.lineJoin = "round";
    columns.forEach((column, i) => {
      context.strokeStyle = colors[i];
      context.beginPath();
      column.forEach((value, frame) => context.lineTo(width * frame / (last || 1),
        height - 1.5 - (height - 18) * value / (top || 1)));
      context.stroke();
    });
  }

  // A film that flashes plays when somebody has said so.
  ask() {
    const yes = button("anyway", () => this.toggle());
    this.question = element("div", {class: "ask", role: "alert"},
      element("p", {}, words.flashes), yes);
    this.stage.append(this.question);
  }

  // What the player hears of.
  attend() {
    const {slider, canvas, place} = this;
    this.listen(slider, "input", () => this.go(+slider.value));
    this.listen(document, "keydown", event => this.key(event));
    this.listen(document, "keyup", event => {
      if (event.key === " " && this.hears(event)) event.preventDefault();
    });
    this.listen(prefersStill, "change", () => prefersStill.matches && this.pause());
    this.listen(prefersDark, "change", () => this.changeScheme());
    this.listen(window, "resize", () => this.fit());
    this.listen(document, "fullscreenchange", () => this.fit());
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(place);
    // A wheel that scrolls the page does not begin to zoom when the picture comes by.
    let scrolled = -1e3;
    this.listen(window, "wheel", event => {
      const over = canvas.parentNode.contains(event.target);
      if (over && event.timeStamp - scrolled > 250) return this.wheel(event);
      scrolled = event.timeStamp;
    }, {passive: false});
    this.listen(canvas, "pointerdown", event => this.press(event));
    this.listen(canvas, "pointermove", event => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      this.listen(canvas, kind, event => this.fingers.delete(event.pointerId));
    }
    this.listen(canvas, "click", () => this.dragged || this.toggle());
    this.fingers = new Map();
  }

  close() {
    this.pause();
    this.off.abort();
    this.watch?.disconnect();
  }

  async changeScheme() {
    const before = this.film;
    this.chooseFilm();
    if (this.film !== before) {
      this.frames = new Frames(this.film, this.canvas);
      this.canvas.ariaLabel = this.film.alt;
      await this.show(true);
    }
    this.fit();
  }

  // True if a key is for the player: not while somebody writes, chooses or presses another button.
  hears({target, key, ctrlKey, altKey, metaKey}) {
    if (ctrlKey || altKey || metaKey || target.matches("select, [type=search], textarea")) return;
    if (find("dialog[open]") && !this.place.closest("dialog")) return;
    return key !== " " || target === this.playButton || !target.closest("button, a, summary");
  }

  key(event) {
    if (!this.hears(event)) return;
    const {shiftKey, target} = event;
    const pan = (x, y) => this.view.scrollBy(x * 40, y * 40);
    const move = step => shiftKey ? pan(step, 0) : this.step(step);
    const climb = step => shiftKey ? pan(0, -step) : this.step(step);
    const acts = {
      " ": () => event.repeat || this.toggle(),
      ArrowLeft: () => move(-1), ArrowRight: () => move(1),
      ",": () => this.step(-1), ".": () => this.step(1),
      Home: () => this.go(0), End: () => this.go(this.last),
      "+": () => this.zoomBy(1), "-": () => this.zoomBy(-1),
      0: () => this.setZoom(0), f: () => this.full(),
    };
    if (shiftKey || target === this.slider) {
      Object.assign(acts, {ArrowUp: () => climb(1), ArrowDown: () => climb(-1)});
    }
    if (!Object.hasOwn(acts, event.key)) return;
    event.preventDefault();
    acts[event.key]();
  }

  // Play begins anew where it had come to its end.
  toggle() {
    if (this.playing) return this.pause();
    if (this.frame === this.last && !this.endless) this.plays = this.frame = 0;
    this.question?.remove();
    this.playing = true;
    this.rest = this.delays[this.frame];
    dress(this.playButton, "pause");
    this.show();
    this.before = performance.now();
    requestAnimationFrame(now => this.pass(now));
  }

  pause() {
    this.playing = false;
    dress(this.playButton, "play");
    this.announce();
  }

  // Lets the time pass since the last picture of the screen. A page that slept goes on where it was.
  pass(now) {
    if (!this.playing) return;
    this.rest -= Math.max(0, Math.min(1000, now - this.before)) * this.speed;
    this.before = now;
    let frame = this.frame;
    while (this.rest <= 0) {
      if (frame === this.last && !this.endless && ++this.plays >= this.film.loops) {
        this.pause();
        break;
      }
      frame = frame === this.last ? 0 : frame + 1;
      this.rest += this.delays[frame];
    }
    if (frame !== this.frame) {
      this.frame = frame;
      this.show();
    }
    requestAnimationFrame(next => this.pass(next));
  }

  step(by) {
    this.go(this.frame + by);
  }

  go(frame) {
    if (this.playing) this.pause();
    this.plays = 0;
    this.frame = Math.max(0, Math.min(this.last, frame));
    this.show();
  }

  loop(endless) {
    this.endless = endless;
    this.plays = 0;
    this.loopButton.ariaPressed = endless;
  }

  // Shows the frame that is wanted; while one is being unpacked, others that are wanted replace each
  // other.
  async show(again) {
    if (this.busy) return;
    this.busy = true;
    for (let shown = again ? -1 : this.shown; shown !== this.frame;) {
      shown = this.frame;
      await this.frames.seek(shown);
      this.shown = shown;
      this.tell();
    }
    this.busy = false;
    if (this.playing) this.frames.ahead();
  }

  // Writes all that belongs to the shown frame.
  tell() {
    const {shown: frame = 0, last, slider, ticks, film, place} = this;
    let text = fill(words.position, {frame, last});
    if (ticks) text += fill(words.tick, {tick: ticks[frame]});
    slider.value = frame;
    slider.setAttribute("aria-valuetext", text);
    place.style.setProperty("--at", frame / (last || 1));
    write(this.position, text);
    this.values?.forEach((value, i) => write(value, `${this.columns[i][frame]}`));
    if (!this.notes) return;
    const notes = (film.annotations ?? []).filter(([from, to]) => from <= frame && frame <= to);
    const told = (film.tells ?? []).filter(([from]) => from <= frame).at(-1);
    write(this.notes, notes.map(note => note[2]).concat(told?.[1] || []).join(" · "));
    this.announce();
  }

  // Who hears the page hears what is told while the film stands.
  announce() {
    if (this.notes) this.notes.ariaLive = this.playing ? "off" : "polite";
  }

  full() {
    if (document.fullscreenElement) document.exitFullscreen();
    else this.place.requestFullscreen?.();
  }

  // Gives the picture its size on the page.
  fit() {
    const {film: {width, height}, canvas, view, place} = this;
    const wide = place.clientWidth;
    const around = place.offsetHeight - this.stage.offsetHeight;
    const isFull = document.fullscreenElement === place;
    const tall = isFull ? innerHeight - around - 16
      : Math.max(240, innerHeight - this.bar.offsetHeight - 48);
    const room = Math.min(wide / width, tall / height);
    const fitting = whole(isFull ? Math.max(1, Math.floor(room)) : Math.max(1, Math.floor(480 / width)), room);
    const side = this.zoom ? whole(this.zoom, Infinity) : fitting;
    this.side = fitting;
    canvas.style.width = `${width * side}px`;
    canvas.style.height = `${height * side}px`;
    view.style.height = this.zoom ? `${Math.min(height * side, tall)}px` : "";
    view.classList.toggle("zoomed", this.zoom > 0);
    this.zoomSelect.value = this.zoom;
    if (this.chart) this.drawChart();
  }

  // Zooms; what is at x and y on the page stays there.
  setZoom(zoom, x, y) {
    const {canvas, view} = this;
    const before = canvas.getBoundingClientRect();
    const [atX, atY] = [x ?? before.x + before.width / 2, y ?? before.y + before.height / 2];
    this.zoom = zoom;
    this.fit();
    const after = canvas.getBoundingClientRect();
    view.scrollLeft += after.x + (atX - before.x) / before.width * after.width - atX;
    view.scrollTop += after.y + (atY - before.y) / before.height * after.height - atY;
  }

  // Zooms by a step; what fits is the least.
  zoomBy(step, x, y) {
    const now = this.zoom || this.side;
    const next = step > 0 ? zooms.find(zoom => zoom > now + 0.01)
      : zooms.findLast(zoom => zoom < now && zoom > this.side) ?? 0;
    if (next !== undefined && next !== this.zoom) this.setZoom(next, x, y);
  }

  wheel(event) {
    if (event.deltaY > 0 && !this.zoom) return;
    event.preventDefault();
    this.turned = (this.turned ?? 0) - event.deltaY * (event.deltaMode ? 20 : event.ctrlKey ? 5 : 1);
    if (Math.abs(this.turned) < 50) return;
    this.zoomBy(Math.sign(this.turned), event.clientX, event.clientY);
    this.turned = 0;
  }

  press(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, event);
    if (this.fingers.size === 1) this.dragged = false;
    this.spread = 0;
  }

  // One finger pans what is zoomed, two fingers zoom.
  drag(event) {
    const {fingers, view} = this;
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [x, y] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (fingers.size === 1 && !this.dragged && Math.hypot(x, y) < 4) return;
    this.dragged = true;
    fingers.set(event.pointerId, event);
    const [a, b] = fingers.values();
    if (!b) return view.scrollBy(-x, -y);
    const spread = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this.spread ||= spread;
    const ratio = spread / this.spread;
    if (ratio < 1.3 && ratio > 0.77) return;
    this.spread = spread;
    this.zoomBy(ratio > 1 ? 1 : -1, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  }
}

// The page itself begins when all of its scripts are read.
addEventListener("DOMContentLoaded", () => {
  const place = find("#film");
  if (typeof DecompressionStream === "undefined") return;
  for (const code of document.querySelectorAll("figcaption code")) code.after(copier(code));
  if (data.sheet) explore(place);
  else new Player(place, data.films, data.schemes);
});
"""##
}
