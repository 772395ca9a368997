// The player of a page that plays: unpacks a film, paints it, and gives it controls.
//
// How the page is laid out
//   <figure id="film">     a still and a caption: all there is without this script, and in print
//   <script id="data">     JSON: "words" (the texts of the controls), "films" (one, or a light and
//                          a dark one by "schemes"), "sheet" (tiles, see sheet.js)
//
// How a film is laid out
//   width, height, count   the pixels of a frame, and how many frames there are
//   delays, ticks          run lengths: [milliseconds, times], [first, step, times]
//   loops                  how often it plays; 0 is without end
//   census                 names, colours, those of lines if they are others, and rows: a column of
//                          numbers for each name, each number as the difference to the one before,
//                          in zigzag varints, deflated
//   colors                 four bytes RGBA for each colour, in base64, like all bytes here
//   grid, tiles            [x, y, w, h, columns, rows]: a part of the picture that is made of equal
//                          tiles, and the pixels of each tile, deflated
//   segments               [first frame, bytes]: a whole frame, and what changes in those after it
//
// A segment, inflated: the bytes of a colour's index and of a tile's, the bits of a packed index as
// a power of 2, the lengths of its sections C and T, and then these: C controls, T has packed
// indexes of tiles, P indexes of colours. For each frame C tells whether tiles change (see `turn`)
// and a list of rectangles (see `patch`). Numbers in C are varints: seven bits a byte, the low ones
// first.
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
  const packed = new Response(bytes(text)).body;
  const plain = packed.pipeThrough(new DecompressionStream("deflate-raw"));
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

// Paints the frames of a film on a canvas. `pixels` holds a colour's index for each pixel, `cells`
// a tile's for each cell of the grid. Changed cells are first noted in `stale` (a bit each) and
// drawn late, changed rows of pixels between `left` and `right`: a seek draws and paints no more
// than its last frame needs.
const painter = (film, canvas) => {
  const {width, height, grid, segments} = film;
  const [gridX, gridY, tileWide, tileHigh, columns, rows] = grid ?? [];
  const kept = new Map();
  let context, colors, pixels, left, right, tiles, cells, stale, low, high, seen, band, out;
  let index = -1, at, start, size, depth, tileDepth, bits, hole, control, source;
  let tileAt, pixelAt;
  canvas.width = width;
  canvas.height = height;

  // What all frames share.
  const prepare = async () => {
    context = canvas.getContext("2d");
    colors = new Uint32Array(bytes(film.colors ?? "").buffer);
    const many = colors.length;
    const Pixels = many > 65536 ? Uint32Array : many > 256 ? Uint16Array : Uint8Array;
    pixels = new Pixels(width * height);
    left = new Int32Array(height).fill(width);
    right = new Int32Array(height);
    if (!grid) return;
    tiles = await inflate(film.tiles);
    if (film.depth > 1) {
      const packed = tiles;
      tiles = Uint32Array.from(list(packed.length / film.depth,
        i => little(packed, i * film.depth, film.depth)));
    }
    cells = new Uint8Array(columns * rows);
    stale = new Uint32Array(Math.ceil(columns * rows / 32));
    low = new Int32Array(rows).fill(columns);
    high = new Int32Array(rows);
  };

  // The bytes of a segment; two segments are kept.
  const load = which => {
    if (!kept.has(which)) {
      if (kept.size > 1) kept.delete(kept.keys().next().value);
      kept.set(which, inflate(segments[which][1]));
    }
    return kept.get(which);
  };

  const open = async which => {
    source = await load(which);
    control = new Reader(source);
    size = source.length;
    index = which;
    start = segments[which][0];
    at = start - 1;
    [depth, tileDepth, bits] = control.numbers(3);
    hole = tileDepth > 1 ? 65535 : film.hole;
    const [controls, told] = control.numbers(2);
    tileAt = control.at + controls;
    pixelAt = tileAt + told;
    seen = null;
    if (tileDepth > 1 && cells) cells = Uint16Array.from(cells);
  };

  // A hole leaves what was drawn before, so that must have been drawn.
  const set = (cell, tile) => {
    if (tile === hole && stale[cell >> 5] >> cell & 1) drawTiles();
    const row = cell / columns | 0;
    const column = cell - row * columns;
    cells[cell] = tile;
    stale[cell >> 5] |= 1 << cell;
    if (column < low[row]) low[row] = column;
    if (column >= high[row]) high[row] = column + 1;
  };

  const nextColor = () => little(source, (pixelAt += depth) - depth, depth);

  // Changes the tiles. In the first frame their indexes are packed. From then on each cell is
  // guessed to become what the last one became that had the same cells around it, as far as a hash
  // tells: so the rule of an automaton is learned on the way. The difference by XOR is packed.
  const turn = () => {
    if (!control.number()) return;
    const old = cells.slice();
    const size = 1 << bits;
    const most = max(8, size);
    const mask = (1 << size) - 1;
    seen ??= new (tileDepth > 1 ? Int32Array : Int16Array)(131072).fill(-1);
    let packed, shift = 0;
    for (let row = 0, cell = 0; row < rows; row++) {
      const up = (row || rows) * columns - columns;
      const middle = row * columns;
      const down = (row + 1) % rows * columns;
      for (let column = 0; column < columns; column++, cell++) {
        if (!shift) {
          packed = little(source, tileAt, most / 8);
          tileAt += most / 8;
          shift = most;
        }
        shift -= size;
        let tile = packed >> shift & mask;
        if (at > start) {
          const before = (column || columns) - 1;
          const after = column + 1 < columns ? column + 1 : 0;
          let hash = mix(mix(mix(0, old[up + before]), old[up + column]), old[up + after]);
          hash = mix(mix(mix(hash, old[middle + before]), old[cell]), old[middle + after]);
          hash = mix(mix(mix(hash, old[down + before]), old[down + column]), old[down + after]);
          hash >>>= 15;
          tile ^= seen[hash] < 0 ? old[cell] : seen[hash];
          seen[hash] = tile;
        }
        if (at === start || tile !== old[cell]) set(cell, tile);
      }
    }
  };

  // Draws the cells that are stale into the pixels.
  const drawTiles = () => {
    for (let row = 0; row < rows; row++) {
      if (low[row] >= high[row]) continue;
      for (let column = low[row]; column < high[row]; column++) {
        const cell = row * columns + column;
        if (!(stale[cell >> 5] >> cell & 1)) continue;
        stale[cell >> 5] ^= 1 << cell;
        if (cells[cell] === hole) continue;
        let from = cells[cell] * tileWide * tileHigh;
        let to = (gridY + row * tileHigh) * width + gridX + column * tileWide;
        for (let line = 0; line < tileHigh; line++, to += width - tileWide) {
          for (let i = 0; i < tileWide; i++) pixels[to++] = tiles[from++];
        }
      }
      touch(gridX + low[row] * tileWide, gridY + row * tileHigh,
        (high[row] - low[row]) * tileWide, tileHigh);
      low[row] = columns;
      high[row] = 0;
    }
  };

  // Notes that a rectangle of pixels has changed.
  const touch = (x, y, w, h) => {
    for (let row = y; row < y + h; row++) {
      left[row] = min(left[row], x);
      right[row] = max(right[row], x + w);
    }
  };

  // Changes rectangles of pixels. Their kinds: 0 a colour for each pixel; 1 one colour; 2 a colour
  // for each pixel, or the largest number where it stays.
  const patch = () => {
    for (let rest = control.number(); rest; rest--) {
      const [x, y, w, h, kind] = control.numbers(5);
      const isOver = x < gridX + columns * tileWide && x + w > gridX
        && y < gridY + rows * tileHigh && y + h > gridY;
      if (cells && isOver) drawTiles();
      const flat = kind === 1 && nextColor();
      const same = kind === 2 ? 2 ** (8 * depth) - 1 : -1;
      for (let row = y; row < y + h; row++) {
        const from = row * width + x;
        if (kind === 1) pixels.fill(flat, from, from + w);
        else for (let i = from; i < from + w; i++) {
          const color = nextColor();
          if (color !== same) pixels[i] = color;
        }
      }
      touch(x, y, w, h);
    }
  };

  // Paints changed rows, in bands, so that no copy of the whole picture is needed.
  const paint = () => {
    const most = max(1, min(height, 262144 / width | 0));
    band ??= new ImageData(width, most);
    out ??= new Uint32Array(band.data.buffer);
    for (let top = 0; top < height; top++) {
      let from = width, to = 0, row = top;
      for (; row < top + most && left[row] < right[row]; row++) {
        from = min(from, left[row]);
        to = max(to, right[row]);
        left[row] = width;
        right[row] = 0;
      }
      for (let y = top; y < row; y++) {
        for (let x = from; x < to; x++) out[(y - top) * width + x] = colors[pixels[y * width + x]];
      }
      if (row === top) continue;
      context.putImageData(band, 0, top, from, 0, to - from, row - top);
      top = row - 1;
    }
  };

  return {
    // Paints a frame.
    async seek(frame) {
      if (!context) await prepare();
      const which = segments.findLastIndex(([first]) => first <= frame);
      if (which !== index || frame < at) await open(which);
      while (at < frame) {
        at++;
        turn();
        patch();
      }
      if (cells) drawTiles();
      paint();
    },

    // Unpacks what is shown next, where that does not take much room.
    ahead() {
      if (size < 4e6) load((index + 1) % segments.length);
    },
  };
};

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
const dress = (made, word) => {
  const [picture, path] = ["svg", "path"].map(tag =>
    document.createElementNS("http://www.w3.org/2000/svg", tag));
  picture.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", shapes[word]);
  picture.append(path);
  made.replaceChildren(picture);
  made.ariaLabel = made.title = words[word];
};

const button = (word, act) => {
  const made = element("button", {type: "button"});
  if (shapes[word]) dress(made, word);
  else made.append(words[word]);
  made.onclick = act;
  return made;
};

// A select of values, each with its text.
const select = (word, values, text, act) => {
  const options = values.map(value => element("option", {value}, text(value)));
  const made = element("select", {"aria-label": words[word], title: words[word]}, ...options);
  made.onchange = () => act(made.value);
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
    setTimeout(write, 2000, made, words.copy);
  });
  return made;
};

const {max, min} = Math;
const peak = numbers => numbers.reduce((a, b) => max(a, b));

// The columns of the census, a number for each frame.
const unpackCensus = async ({census: {names, rows}, count}) => {
  const reader = new Reader(await inflate(rows));
  return names.map(() => {
    let sum = 0;
    return list(count, () => sum += reader.signed());
  });
};

const zooms = [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32];
const speeds = [0.25, 0.5, 1, 2, 4, 8, 16];
const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");

// Plays films, one or a light and a dark one, in a figure. Returns what ends that.
const play = (place, films, schemes) => {
  const choose = () => films[schemes?.indexOf(prefersDark.matches ? "dark" : "light")] ?? films[0];
  let film = choose();
  const {width, height, census} = film;
  const last = film.count - 1;
  const delays = expand(film.delays, run => max(1, run[0]));
  const ticks = film.ticks && expand(film.ticks, ([first, step], i) => first + step * i);
  const fingers = new Map();
  const off = new AbortController();
  let frame = 0, shown = -1, busy, playing, speed = 1, plays = 0, endless = !film.loops;
  let rest, before, zoom = 0, side, turned = 0, spread, dragged, columns;

  const listen = (target, kinds, act, ways) => kinds.split(" ").forEach(kind =>
    target.addEventListener(kind, act, {signal: off.signal, ...ways}));

  // Writes all that belongs to the shown frame.
  const tell = () => {
    const text = fill(words.position, {frame: shown + 1, last: last + 1})
      + (ticks ? fill(words.tick, {tick: ticks[shown]}) : "");
    slider.value = shown;
    slider.setAttribute("aria-valuetext", text);
    place.style.setProperty("--at", shown / (last || 1));
    write(position, text);
    values?.forEach((value, i) => write(value, `${columns[i][shown]}`));
    const told = film.tells?.findLast(([from]) => from <= shown)?.[1] || [];
    write(notes, (film.annotations ?? []).filter(([from, to]) => from <= shown && shown <= to)
      .map(note => note[2]).concat(told).join(" · "));
  };

  // Shows the frame that is wanted; while one is unpacked, those that are wanted replace each
  // other.
  const show = async () => {
    if (busy) return;
    busy = true;
    while (shown !== frame) {
      const [now, used] = [frame, frames];
      await used.seek(now);
      if (used !== frames) continue;
      shown = now;
      tell();
    }
    busy = false;
    if (playing) frames.ahead();
  };

  const pause = () => {
    playing = false;
    dress(playButton, "play");
    notes.ariaLive = "polite";
  };

  // Lets the time pass since the last picture of the screen. A page that slept goes on where it
  // was.
  const pass = now => {
    if (!playing) return;
    rest -= max(0, min(1000, now - before)) * speed;
    before = now;
    while (rest <= 0) {
      if (frame === last && !endless && ++plays >= film.loops) {
        pause();
        break;
      }
      frame = frame === last ? 0 : frame + 1;
      rest += delays[frame];
    }
    show();
    if (playing) requestAnimationFrame(pass);
  };

  // Play begins anew where it had come to its end.
  const toggle = () => {
    if (playing) return pause();
    if (frame === last && !endless) plays = frame = 0;
    question?.remove();
    playing = true;
    rest = delays[frame];
    before = performance.now();
    dress(playButton, "pause");
    notes.ariaLive = "off";
    pass(before);
  };

  const go = to => {
    if (playing) pause();
    plays = 0;
    frame = max(0, min(last, to));
    show();
  };
  const step = by => go(frame + by);

  const toggleFull = () => {
    if (document.fullscreenElement) document.exitFullscreen();
    else place.requestFullscreen?.();
  };

  // Gives the picture its size on the page: each of its pixels is whole pixels of the screen, where
  // it is not made smaller.
  const fit = () => {
    const isFull = document.fullscreenElement === place;
    const tall = isFull ? innerHeight - place.scrollHeight + stage.offsetHeight
      : max(240, innerHeight - bar.offsetHeight - 48);
    const dense = devicePixelRatio;
    const room = min(place.clientWidth / width, tall / height);
    const whole = (wanted, most) => {
      const pixels = max(1, Math.round(wanted * dense));
      return (pixels > most * dense ? Math.floor(most * dense) : pixels) / dense || most;
    };
    side = whole(isFull ? Math.floor(room) : Math.floor(480 / width), room);
    const now = zoom ? whole(zoom, zoom + 1) : side;
    canvas.style.width = `${width * now}px`;
    canvas.style.height = `${height * now}px`;
    canvas.style.imageRendering = now * dense < 1 ? "auto" : "";
    stage.style.height = zoom ? `${min(height * now, tall)}px` : "";
    stage.classList.toggle("zoomed", zoom);
    place.style.setProperty("--wide", `${max(480, width * now)}px`);
    zoomSelect.value = zoom;
    if (census) drawChart();
  };

  // Zooms; what is at x and y on the page stays there.
  const setZoom = (to, x, y) => {
    const old = canvas.getBoundingClientRect();
    x ??= old.x + old.width / 2;
    y ??= old.y + old.height / 2;
    zoom = to;
    fit();
    const now = canvas.getBoundingClientRect();
    stage.scrollBy(now.x - x + (x - old.x) / old.width * now.width,
      now.y - y + (y - old.y) / old.height * now.height);
  };

  // Zooms by a step; what fits is the least.
  const zoomBy = (by, x, y) => {
    const to = by > 0 ? zooms.find(one => one > (zoom || side))
      : zooms.findLast(one => one < zoom && one > side) ?? 0;
    if (to !== undefined && to !== zoom) setZoom(to, x, y);
  };

  const wheel = event => {
    if (event.deltaY > 0 && !zoom) return;
    event.preventDefault();
    turned -= event.deltaY * (event.deltaMode ? 20 : event.ctrlKey ? 5 : 1);
    if (Math.abs(turned) < 50) return;
    zoomBy(turned, event.clientX, event.clientY);
    turned = 0;
  };

  // One finger pans what is zoomed, two fingers zoom.
  const drag = event => {
    const old = fingers.get(event.pointerId);
    if (!old) return;
    const [x, y] = [event.clientX - old.clientX, event.clientY - old.clientY];
    if (fingers.size < 2 && !dragged && Math.hypot(x, y) < 4) return;
    dragged = true;
    fingers.set(event.pointerId, event);
    const [a, b] = fingers.values();
    if (!b) return stage.scrollBy(-x, -y);
    const now = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    spread ||= now;
    if (now / spread < 1.3 && spread / now < 1.3) return;
    zoomBy(now - spread, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    spread = now;
  };

  // True if a key is for the player: not while somebody writes, chooses or presses another button.
  const hears = ({target, key, ctrlKey, altKey, metaKey}) =>
    !ctrlKey && !altKey && !metaKey && !target.closest?.("select, [type=search]")
    && (key !== " " || target === playButton || !target.closest?.("button, a"));

  const press = event => {
    const {key, shiftKey, target, repeat} = event;
    const arrow = (x, y) => shiftKey ? stage.scrollBy(x * 40, y * 40) : step(x - y);
    const acts = {
      " ": () => repeat || toggle(),
      ArrowLeft: () => arrow(-1, 0), ArrowRight: () => arrow(1, 0),
      ...(shiftKey || target === slider)
        && {ArrowUp: () => arrow(0, -1), ArrowDown: () => arrow(0, 1)},
      ",": () => step(-1), ".": () => step(1), Home: () => go(0), End: () => go(last),
      "+": () => zoomBy(1), "-": () => zoomBy(-1), 0: () => setZoom(0), f: toggleFull,
    };
    if (!hears(event) || !Object.hasOwn(acts, key)) return;
    event.preventDefault();
    acts[key]();
  };

  const canvas = element("canvas", {role: "img", "aria-label": film.alt});
  const stage = element("div", {class: "stage", tabindex: -1}, canvas);
  const slider = element("input",
    {type: "range", min: 0, max: last, step: 1, value: 0, "aria-label": words.frame});
  const position = element("span", {class: "position"});
  const notes = element("p", {class: "notes"});
  const playButton = button("play", toggle);
  const zoomSelect = select("zoom", zooms, one => one ? `${one * 100} %` : words.fit,
    to => setZoom(+to));
  const speedSelect = select("speed", speeds,
    one => ({0.25: "¼", 0.5: "½"}[one] ?? one) + "×", to => speed = +to);
  const loopButton = button("loop", () => {
    loopButton.ariaPressed = endless = !endless;
    plays = 0;
  });
  const bar = element("div", {class: "bar", role: "group", "aria-label": words.controls}, slider,
    button("previous", () => step(-1)), playButton, button("next", () => step(1)),
    position, speedSelect, zoomSelect, loopButton);
  if (document.fullscreenEnabled) bar.append(button("full", toggleFull));
  speedSelect.value = 1;
  loopButton.ariaPressed = endless;

  // A film that flashes plays when somebody has said so.
  const question = !film.flashes ? null : element("div", {class: "ask", role: "alert"},
    element("p", {}, words.flashes), button("anyway", toggle));

  // The census as text, and its chart, which is a slider of time for the pointer.
  const values = census?.names.map(() => element("dd"));
  const chart = element("canvas", {role: "img"});
  const plot = element("div", {class: "plot"}, chart, element("i"));
  const swatches = census?.names.map(() => element("i"));
  const table = element("dl", {}, ...(census?.names ?? []).map((name, i) =>
    element("div", {}, swatches[i], element("dt", {}, name), values[i])));
  const drawChart = () => {
    const {clientWidth: wide, clientHeight: tall} = chart;
    const top = peak(columns.map(peak)) || 1;
    const css = getComputedStyle(place);
    const dense = devicePixelRatio;
    const context = chart.getContext("2d");
    chart.width = wide * dense;
    chart.height = tall * dense;
    context.scale(dense, dense);
    context.fillStyle = css.getPropertyValue("--line");
    context.fillRect(0, tall - 1, wide, 1);
    context.fillRect(0, 16, wide, 1);
    context.fillStyle = css.getPropertyValue("--soft");
    context.font = "12px system-ui";
    context.fillText(top, 0, 11);
    const {colors, lines = colors} = film.census;
    columns.forEach((column, i) => {
      swatches[i].style.background = colors[i];
      context.strokeStyle = lines[i];
      context.beginPath();
      column.forEach((value, x) => context.lineTo(wide * x / (last || 1),
        tall - 1 - (tall - 18) * value / top));
      context.stroke();
    });
  };
  const point = event => {
    const {left, width: wide} = chart.getBoundingClientRect();
    if (event.buttons & 1) go(Math.round((event.clientX - left) / wide * last));
  };

  listen(slider, "input", () => go(+slider.value));
  listen(window, "keydown", press);
  listen(window, "keyup", event => event.key === " " && hears(event) && event.preventDefault());
  listen(prefersStill, "change", () => prefersStill.matches && pause());
  listen(prefersDark, "change", () => {
    if (choose() !== film) {
      film = choose();
      frames = painter(film, canvas);
      shown = -1;
      show();
    }
    fit();
  });
  listen(document, "fullscreenchange", fit);
  // A wheel that scrolls the page does not begin to zoom when the picture comes by.
  let scrolled = -1e3;
  listen(window, "wheel", event => {
    if (event.target === canvas && event.timeStamp - scrolled > 250) wheel(event);
    else scrolled = event.timeStamp;
  }, {passive: false});
  listen(canvas, "pointerdown", event => {
    canvas.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, event);
    dragged = fingers.size > 1;
    spread = 0;
  });
  listen(canvas, "pointermove", drag);
  listen(canvas, "pointerup pointercancel", event => fingers.delete(event.pointerId));
  listen(canvas, "click", () => dragged || toggle());
  listen(plot, "pointerdown", event => plot.setPointerCapture(event.pointerId));
  listen(plot, "pointerdown pointermove", point);

  // What is seen comes in the place of the still when it is ready.
  let frames = painter(film, canvas);
  const watch = new ResizeObserver(fit);
  const begin = async () => {
    // No browser has a larger canvas: the still stays.
    if (max(film.width, film.height) > 32767) return;
    const made = [stage, ...question ? [question] : [], bar];
    if (film.annotations || film.tells) made.push(notes);
    if (census) {
      columns = await unpackCensus(film);
      // Numbers have their places from the start, so that no line breaks anew in the film.
      columns.forEach((column, i) => values[i].style.minWidth = `${peak(column)}`.length + "ch");
      chart.ariaLabel = fill(words.chart, {names: census.names.join(", ")});
      // What the pictures show already is there for listeners alone.
      if (census.list) table.className = "ear";
      made.push(...census.plot ? [] : [plot], table);
    }
    await show();
    const still = find("picture, .still", place);
    if (still) still.after(...made);
    else place.prepend(...made);
    place.classList.add("plays");
    watch.observe(place);
    listen(window, "resize", fit);
    fit();
    if (!prefersStill.matches && !question) toggle();
  };
  begin();
  return () => {
    pause();
    off.abort();
    watch.disconnect();
  };
};

// The page itself begins when all of its scripts are read.
addEventListener("DOMContentLoaded", () => {
  const place = find("#film");
  if (!window.DecompressionStream) return;
  for (const code of document.querySelectorAll("figcaption code")) code.after(copier(code));
  if (data.sheet) explore(place);
  else {
    const {films, schemes} = data;
    play(place, films, schemes);
  }
});
