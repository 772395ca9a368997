// The page to explore: many films as tiles, to be filtered, sorted, played and opened. It stands
// behind player.js in the same script and uses what is there.
//
// How a sheet is laid out, in "sheet" of the page's data
//   values, measures       names of what differs from tile to tile, and of what was measured
//   tiles                  label, values and measures in the order of their names (null where there
//                          is none), command, film (as told in player.js)
//   sort, descending       the name by which it is sorted at first
//
// A tile is unpacked when it comes into sight and forgotten when it has left; those that have
// something new to show wait in a line, which is served for ten milliseconds a picture of the
// screen.

// What a sheet adds to the page's style.
const sheetStyle = `
.sheet { max-width: none; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 0 16px; }
.tools > * { padding: 0 10px; }
.tools > button, .tools > select, .tools > input { border-color: var(--soft); }
[type=search] { flex: 0 1 280px; cursor: text; }
::placeholder { color: var(--soft); opacity: 1; }
.tiles { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--tile)), 1fr)); }
.tile { min-width: 0; font-size: 13px; line-height: 1.4; text-align: center; overflow-wrap: anywhere; cursor: pointer; }
.tile canvas { max-width: 100%; height: auto; margin-bottom: 4px; }
.tile span { display: block; }
.tile span + span { color: var(--soft); }
@media (max-width: 480px) { .tile canvas { width: 100%; } }
.sheet > figcaption { max-width: none; margin-top: 24px; }
dialog { width: min(100vw - 16px, 900px); max-height: calc(100vh - 16px); padding: 16px; border: 1px solid var(--soft); border-radius: 8px; outline: 0; background: var(--ground); color: var(--ink); }
dialog b { flex: 1; padding: 0; font-size: 17px; overflow-wrap: anywhere; }
dialog figcaption dl { padding: 0; margin: 4px 0; }
::backdrop { background: rgb(0 0 0 / 50%); }
`;

// The frame that is seen after some time, by the times at which frames end.
const frameAt = ({ends, film}, time) => {
  const all = ends.at(-1);
  if (film.loops && time >= film.loops * all) return film.count - 1;
  let [low, high] = [0, film.count - 1];
  while (low < high) {
    const middle = low + high >> 1;
    if (ends[middle] > time % all) high = middle;
    else low = middle + 1;
  }
  return low;
};

const isEmpty = value => value === null || value === undefined || value === "";

// A value as it is told: a fraction with three digits behind its point.
const say = value => Number.isFinite(value) ? `${Math.round(value * 1000) / 1000}` : value ?? "";

const units = {ms: 1, s: 1e3, m: 6e4, h: 36e5, "%": 1, px: 1};

// The number of a value, times in milliseconds; NaN for other texts.
const amount = value => {
  const [, number, unit] = /^(.*\d)(ms|s|m|h|%|px)$/.exec(value) ?? [value, value];
  return number * (units[unit] ?? 1);
};

// Less than 0, 0 or more, as numbers where both are, else as texts with numbers in them.
const compare = (a, b) => {
  const difference = amount(a) - amount(b);
  if (!isNaN(difference)) return difference;
  return `${a}`.localeCompare(`${b}`, data.language, {numeric: true, sensitivity: "base"});
};

const meets = (value, sign, wanted) => {
  if (isEmpty(value) || isEmpty(wanted)) return false;
  const order = compare(value, wanted);
  if (sign === "!=") return order !== 0;
  return order === 0 ? sign.includes("=") : sign.includes(order < 0 ? "<" : ">");
};

// Reads what is typed into the filter: conditions such as "entropy > 0.5 and not rest", as in the
// setting "where", and words that labels have. What stands side by side must all be so.
const readFilter = (text, names) => {
  const tokens = text.match(/[<>!]=|[=<>()]|[^\s=<>!()]+/g) ?? [];
  let at = 0;
  const column = word => names.findIndex(name => name.toLowerCase() === word?.toLowerCase());
  const value = word => {
    const place = column(word);
    return place < 0 ? () => word : tile => tile.facts[place];
  };
  const one = () => {
    const word = tokens[at++];
    if (word === "not" && at < tokens.length) {
      const other = one();
      return tile => !other(tile);
    }
    if (word === "(") {
      const inner = either();
      at++;
      return inner;
    }
    if (/^[<>=!]/.test(tokens[at]) && at + 1 < tokens.length) {
      const sign = tokens[at];
      const [left, right] = [value(word), value(tokens[at + 1])];
      at += 2;
      return tile => meets(left(tile), sign, right(tile));
    }
    const place = column(word);
    if (place >= 0) return tile => !isEmpty(tile.facts[place]);
    return tile => tile.label.toLowerCase().includes(word.toLowerCase());
  };
  const both = () => {
    const all = [];
    while (at < tokens.length && !["or", ")"].includes(tokens[at])) {
      if (tokens[at] === "and" && at + 1 < tokens.length) at++;
      else all.push(one());
    }
    return tile => all.every(condition => condition(tile));
  };
  const either = () => {
    const any = [both()];
    while (tokens[at] === "or") {
      at++;
      any.push(both());
    }
    return tile => any.some(condition => condition(tile));
  };
  return either();
};

const explore = place => {
  const style = new CSSStyleSheet();
  style.replaceSync(sheetStyle);
  document.adoptedStyleSheets.push(style);
  const {sheet} = data;
  const names = [...sheet.values ?? [], ...sheet.measures ?? []];
  const waiting = new Set();
  let isDescending = Boolean(sheet.descending);
  let allSince = 0, serving = 0, passing, chosen, close;

  const makeTile = (told, number) => {
    const {label, film, command} = told;
    const still = film.count - 1;
    let time = 0;
    const ends = expand(film.delays, ([delay]) => time += Math.max(1, delay));
    const canvas = element("canvas",
      {role: "img", "aria-label": label, tabindex: 0, width: film.width, height: film.height});
    const value = element("span");
    const box = element("div", {class: "tile"}, canvas, element("span", {}, label), value);
    const wide = film.width * Math.max(1, Math.floor(96 / film.width))
      / Math.ceil(film.width / 240);
    canvas.style.width = `${wide}px`;
    if (wide * devicePixelRatio < film.width) canvas.style.imageRendering = "auto";
    const facts = [...told.values ?? [], ...told.measures ?? []];
    const tile = {label, film, command, still, ends, canvas, value, box, wide, facts, number,
      frame: still, shown: -1, since: 0};
    box.onpointerenter = canvas.onfocus = () => prefersStill.matches || start(tile);
    box.onpointerleave = canvas.onblur = () => stop(tile);
    box.onclick = () => open(tile);
    canvas.onkeydown = event => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      open(tile);
    };
    return tile;
  };

  // Shows the frame that a tile wants, or forgets a tile that is out of sight.
  const show = async tile => {
    const {canvas, film} = tile;
    if (tile.busy) return;
    tile.busy = true;
    while (tile.seen && tile.shown !== tile.frame) {
      tile.painter ??= painter(film, canvas);
      const {frame} = tile;
      await tile.painter.seek(frame);
      tile.shown = frame;
    }
    tile.busy = false;
    if (tile.seen) return;
    tile.painter = null;
    tile.shown = -1;
    canvas.width = film.width;
  };

  // Four tiles are served at a time, because unpacking waits more than it works.
  const serve = async () => {
    if (serving > 3) return;
    serving++;
    let began = performance.now();
    for (const tile of waiting) {
      waiting.delete(tile);
      await show(tile);
      if (performance.now() - began < 10) continue;
      await new Promise(requestAnimationFrame);
      began = performance.now();
    }
    serving--;
  };

  const want = (tile, frame) => {
    tile.frame = frame;
    if (tile.seen ? frame === tile.shown : !tile.painter) return;
    waiting.add(tile);
    serve();
  };

  // A film that flashes plays in the player alone, where it asks first.
  const start = tile => {
    if (tile.film.flashes) return;
    tile.since ||= performance.now();
    run();
  };

  const stop = tile => {
    if (tile === chosen || tile.box.matches(":hover, :focus-within")) return;
    tile.since = 0;
    if (!allSince) want(tile, tile.still);
  };

  // Lets all that plays go on, as long as something does.
  const pass = now => {
    passing = false;
    for (const tile of tiles) {
      const since = tile.since || !tile.film.flashes && allSince;
      if (!since) continue;
      if (tile.seen) want(tile, frameAt(tile, Math.max(0, now - since)));
      run();
    }
  };

  const run = () => {
    if (!passing) requestAnimationFrame(pass);
    passing = true;
  };

  const playAll = () => {
    allSince = allSince ? 0 : performance.now();
    write(allButton, words[allSince ? "rest" : "all"]);
    if (allSince) run();
    else tiles.forEach(stop);
  };

  // Shows the tiles that the filter lets through, in order; what has no value comes last.
  const arrange = () => {
    const passes = readFilter(filter.value, names);
    const column = names.indexOf(sort.value);
    const turned = isDescending ? -1 : 1;
    const ordered = column < 0 ? [...tiles] : [...tiles].sort((a, b) => {
      const [x, y] = [a.facts[column], b.facts[column]];
      return isEmpty(x) - isEmpty(y) || turned * compare(x, y) || a.number - b.number;
    });
    if (column < 0 && isDescending) ordered.reverse();
    direction.setAttribute("aria-pressed", isDescending);
    let shown = 0;
    for (const tile of ordered) {
      const isIn = passes(tile);
      tile.box.hidden = !isIn;
      shown += isIn;
      write(tile.value, column < 0 ? "" : say(tile.facts[column]));
    }
    grid.replaceChildren(...ordered.map(tile => tile.box));
    write(status, fill(words.shown, {shown, count: tiles.length}));
  };

  // Opens a film in the player, with what is known of it and the command that makes it.
  const open = tile => {
    const figure = element("figure");
    const caption = element("figcaption");
    const known = names.map((name, i) => element("div", {}, element("dt", {}, name),
      element("dd", {}, say(tile.facts[i]))));
    if (known.length) caption.append(element("dl", {}, ...known));
    if (tile.command) {
      const code = element("code", {}, tile.command);
      caption.append(code, copier(code));
    }
    figure.append(caption);
    dialog.replaceChildren(element("p", {class: "tools"}, element("b", {}, tile.label),
      button("close", () => dialog.close())), figure);
    dialog.setAttribute("aria-label", tile.label);
    dialog.showModal();
    dialog.focus();
    close = play(figure, [tile.film]);
    chosen = tile;
    if (!prefersStill.matches) start(tile);
  };

  const dialog = element("dialog", {tabindex: -1});
  dialog.onclick = event => event.target === dialog && dialog.close();
  dialog.onclose = () => {
    const tile = chosen;
    close();
    dialog.replaceChildren();
    chosen = null;
    stop(tile);
  };

  const filter = element("input", {type: "search", "aria-label": words.filter,
    placeholder: words.hint});
  filter.oninput = () => arrange();
  const sort = select("sort", ["", ...names], name => name || words.order, () => arrange());
  const direction = button("descending", () => {
    isDescending = !isDescending;
    arrange();
  });
  const allButton = button("all", playAll);

  // Brings all to rest where a reader comes to ask for that.
  prefersStill.addEventListener("change", () => {
    if (!prefersStill.matches) return;
    if (allSince) playAll();
    for (const tile of tiles) {
      tile.since = 0;
      want(tile, tile.still);
    }
  });
  const status = element("span", {role: "status"});
  const tools = element("p", {class: "tools"}, filter, sort, direction, allButton, status);
  const tiles = sheet.tiles.map(makeTile);
  const grid = element("div", {class: "tiles"});
  const widest = tiles.reduce((most, {wide}) => Math.max(most, wide), 96);
  grid.style.setProperty("--tile", `${widest}px`);
  sort.value = sheet.sort ?? "";
  arrange();

  const byBox = new Map(tiles.map(tile => [tile.box, tile]));
  const watch = new IntersectionObserver(entries => {
    for (const {target, isIntersecting} of entries) {
      const tile = byBox.get(target);
      tile.seen = isIntersecting;
      want(tile, tile.frame);
    }
  }, {rootMargin: "200px"});
  const still = find("picture, .still", place);
  if (still) still.after(tools, grid, dialog);
  else place.prepend(tools, grid, dialog);
  place.classList.add("plays", "sheet");
  tiles.forEach(({box}) => watch.observe(box));
};
