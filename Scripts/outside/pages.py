"""Pages that play, in real browsers: pages.py RENDER [--films N] [--seed N] [--pictures FOLDER] [--only WORD]

Makes films with the program and with a writer of its own (pages_twin.py), opens them in each browser that is
here, and does with them what people do. What is not as it should be is printed, one line each. Ends with 75
where there is no browser.
"""

import argparse
import csv
import glob
import hashlib
import http.server
import json
import os
import random
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from pathlib import Path

import browsers
import pages_twin as twin

# Films of each kind; the first ones are those that are tried first.
FILMS = """
life --pattern gosper-glider-gun --size 60x40 --theme dark --counters --chart --frames 60
sea --size 30x20 --frames 40 --counters --chart --legend
infection --people 100 --factor 3 --chart --counters
life --rule highlife --size 120x80 --edges wrap --seed 7 --cell 4 --frames 50
life --rule 345/2/4 --size 60x40 --edges wrap --fade 6 --frames 40 --theme ember
wolfram --rule 30 --size 99x60
wolfram --rule 110 --start random --fill 50% --edges wrap --size 120x80 --cell 3
pig --players hold-25,random --fit 400x240 --theme dark --frames 40
monsters --frames 40 --fit 240x400
life --pattern r-pentomino --size 60x50 --history --age 5 --frames 60 --shape circle
sea --size 24x16 --edges wrap --seed 166 --theme dark --frames 30
life --rule B2/S34H --seed 2 --size 40x30 --frames 30 --shape hexagon
infection --size 60x40 --infect 5 --shape circle --theme dark
life --seed 3 --size 50x40 --edges wrap --shape rounded --grid --frames 30
life --seed 4 --size 40x40 --fade 8 --frames 40 --theme phosphor
sea --size 40x30 --frames 40 --texture drift
life --pattern acorn --size 80x60 --cell 5 --frames 80 --every 5
life --rule WireWorld --size 40x30 --seed 2 --frames 20
life --seed 9 --size 200x150 --cell 1 --frames 40 --edges wrap
life --rule R1,C2,S3-6,B4,NL --seed 5 --size 30x30 --shape triangle --frames 20
life --pattern glider --size 20x20 --edges wrap --frames 80 --annotate '{label: here, at: [3, 4], from: 5, to: 30, fade: 3}'
life --pattern gosper-glider-gun --view follow --frames 30 --size 50x30
wolfram --rule 90 --size 64x64 --theme blueprint
life --rule B2/S --size 64x64 --fill 10% --edges wrap --frames 25
infection --size 30x30 --seed 8 --legend --chart --chart-style stacked
life --seed 11 --size 64x48 --turn 30 --frames 12
pig --players hold-20,optimal --language es --fit 300x200 --frames 30
monsters --frames 20 --fit 200x320 --language ru
sea --size 32x24 --frames 20 --shape square --theme colorblind
life --seed 21 --size 90x60 --edges wrap --cell 2 --frames 90 --counters
life --rule 'R2,C0,M1,S5..8,B7..8,NM' --size 60x60 --edges wrap --frames 30
life --pattern p20-gun --size 60x50 --frames period --view 0,0,50,40
life --pattern lwss --size 40x12 --edges wrap --frames 80 --age 4
sea --size 10x8 --frames 12 --fit 333x217 --title Sea --caption 'A small one'
infection --size 20x20 --legend --frames 20
wolfram --rule 45 --size 51x51 --shape circle
life --seed 31 --size 33x27 --scale 2 --frames 15
life --rule Langtons-Ant --size 40x40 --seed 1 --frames 30
life --seed 41 --size 100x75 --edges wrap --frames 60 --theme paper --chart
life --rule B3/S23:K12,12* --seed 6 --frames 24 --loop 1
""".strip().splitlines()

# Sets the slider to frames, waits until each is shown, and returns the check sums of the pixels and the times.
SUMS = """(async order => {
  const slider = document.querySelector("[type=range]");
  const canvas = document.querySelector("canvas");
  const context = canvas.getContext("2d");
  const sums = [], times = [];
  for (const frame of order) {
    const began = performance.now();
    slider.value = frame;
    slider.dispatchEvent(new Event("input"));
    while (+slider.getAttribute("aria-valuetext").match(/\\d+/)[0] !== frame + 1) {
      if (performance.now() - began > 20000) throw Error("frame " + frame + " does not come");
      await new Promise(go => { const {port1, port2} = new MessageChannel(); port1.onmessage = go; port2.postMessage(0); });
    }
    times.push(performance.now() - began);
    if (!%s) continue;
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
    sums.push([...sum].map(byte => byte.toString(16).padStart(2, "0")).join(""));
  }
  return {sums, times, size: [canvas.width, canvas.height]};
})(%s)"""

# The contrasts of all texts that are seen, the least first.
CONTRASTS = """(() => {
  const probe = new OffscreenCanvas(1, 1).getContext("2d", {willReadFrequently: true});
  const rgb = color => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = color;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ground = node => {
    for (; node; node = node.parentElement) {
      const color = rgb(getComputedStyle(node).backgroundColor);
      if (color[3] > 250) return color;
    }
    return [255, 255, 255];
  };
  const all = [];
  for (const node of document.querySelectorAll("body *")) {
    const own = [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim());
    if (!(own || node.matches("select, svg")) || !node.checkVisibility()) continue;
    if (node.matches("option, script, style")) continue;
    const style = getComputedStyle(node);
    const [a, b] = [light(rgb(style.color)), light(ground(node))].sort((x, y) => y - x);
    all.push([(a + 0.05) / (b + 0.05), node.tagName + ": " + (node.textContent || node.closest("[title]")?.title).slice(0, 40)]);
  }
  return all.sort((x, y) => x[0] - y[0]).slice(0, 3);
})()"""

SLIDER = "document.querySelector('[type=range]')"
FRAME = f"+{SLIDER}.value"
PLAYING = "!!document.querySelector('[aria-label=Pause]')"
CENTRE = """(() => {
  const node = [...document.querySelectorAll(%s)].find(one => one.checkVisibility());
  if (!node) return null;
  node.scrollIntoView({block: "nearest"});
  const {x, y, width, height} = node.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()"""


class Server(http.server.ThreadingHTTPServer):
    """Serves a folder on the loopback, with headers by path, and notes what is asked for."""

    daemon_threads = True

    def __init__(self, folder):
        self.folder, self.asked, self.headers = folder, [], {}
        server = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *told, **more):
                super().__init__(*told, directory=server.folder, **more)

            def do_GET(self):
                server.asked.append(self.path)
                if self.path == "/favicon.ico":
                    self.send_response(204)
                    return self.end_headers()
                return super().do_GET()

            def end_headers(self):
                self.send_header("Cache-Control", "no-store")
                for name, value in server.headers.get(self.path.split("?")[0], ()):
                    self.send_header(name, value)
                super().end_headers()

            def log_message(self, *_):
                pass

        super().__init__(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server_address[1]}/"
        threading.Thread(target=self.serve_forever, daemon=True).start()


class Tests:
    """All tests of one browser."""

    def __init__(self, browser, folder, server, pictures):
        self.browser, self.folder, self.server, self.pictures = browser, folder, server, pictures
        self.failures, self.counts = [], {}
        self.test = ""

    def check(self, true, told):
        self.counts[self.test] = self.counts.get(self.test, 0) + 1
        if not true:
            self.failures.append(f"{self.browser.name}: {self.test}: {told}")

    def equal(self, found, wanted, told):
        self.check(found == wanted, f"{told}: {found!r} instead of {wanted!r}")

    def open(self, name, playing=True, size=(1000, 800), scheme="light", still=False):
        self.browser.size(*size)
        self.browser.media(scheme, still)
        address = name if ":" in name else "file://" + os.path.join(self.folder, name)
        began = time.monotonic()
        self.browser.open(address)
        if playing is not None:
            self.browser.wait("!!document.querySelector('.plays')")
        return time.monotonic() - began

    def quiet(self, told):
        # Chromium advises those who read a canvas back, which these tests do.
        said = [one for one in self.browser.complaints() if "willReadFrequently" not in one]
        self.equal(said, [], f"{told}: the console")
        self.equal(self.browser.requests(), [], f"{told}: requests")

    def click(self, selector):
        self.browser.click(*self.browser.js(CENTRE % json.dumps(selector)))

    def settle(self, expression, wanted, told):
        """Waits until an expression has a value."""
        try:
            self.browser.wait(f"JSON.stringify({expression}) === {json.dumps(json.dumps(wanted))}", 5)
        except browsers.Trouble:
            pass
        self.equal(self.browser.js(expression), wanted, told)

    def still_for(self, seconds, told):
        """Nothing moves for a while."""
        before = self.browser.js(FRAME)
        time.sleep(seconds)
        self.equal(self.browser.js(FRAME), before, told)

    def frames(self, page, pngs, order, told):
        width, height, _ = read_pngs(pngs[-1:])[0]
        sums = sums_of(pngs)
        got = self.browser.js(SUMS % ("true", json.dumps(order)))
        self.equal(got["size"], [width, height], f"{told}: the size")
        self.equal(self.browser.js(f"+{SLIDER}.max"), len(pngs) - 1, f"{told}: the number of frames")
        wrong = [frame for frame, found in zip(order, got["sums"]) if found != sums[frame]]
        self.check(not wrong, f"{told}: {len(wrong)} of {len(order)} frames differ: {wrong[:9]}")

    # The tests themselves.

    def pixels(self, films):
        """Every frame is the PNG's, in order and out of it."""
        rng = random.Random(7)
        for number, words in films:
            pngs = pngs_of(self.folder, f"f{number}")
            order = list(range(len(pngs)))
            rng.shuffle(order)
            self.open(f"f{number}.html", still=True)
            self.frames(f"f{number}.html", pngs, list(range(len(pngs))) + order[:20], words)
            self.quiet(words)

    def twins(self, pages):
        """The same of pages that the other writer has packed in random ways."""
        rng = random.Random(8)
        for name, pngs in pages:
            order = list(range(len(pngs)))
            rng.shuffle(order)
            self.open(name, still=True)
            self.frames(name, pngs, order[:30] + list(range(len(pngs))), name)
            self.quiet(name)

    def keys(self):
        """Keys do once what they say, wherever the focus is."""
        self.open("plain.html", still=True)
        last = self.browser.js(f"+{SLIDER}.max")
        places = {"the page": "document.activeElement.blur()", "the slider": f"{SLIDER}.focus()",
                  "a button": "document.querySelector('[aria-label=\"Next frame\"]').focus()",
                  "play": "document.querySelector('[aria-label=Play]').focus()"}
        for place, focus in places.items():
            self.browser.js(focus)
            for key, wanted in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), (".", 3), (",", 2), ("ArrowLeft", 1),
                                ("End", last), ("ArrowRight", last), ("Home", 0), ("ArrowLeft", 0)):
                self.browser.key(key)
                self.settle(FRAME, wanted, f"{key} with the focus on {place}")
        for place in ("the page", "the slider", "play"):
            self.browser.js(places[place])
            self.browser.key("Space")
            self.settle(PLAYING, True, f"Space plays with the focus on {place}")
            self.browser.key("Space")
            self.settle(PLAYING, False, f"Space pauses with the focus on {place}")
            self.still_for(0.25, f"Space pauses once with the focus on {place}")
        self.browser.key("Space")
        self.browser.key("ArrowRight")
        self.settle(PLAYING, False, "an arrow pauses")
        self.browser.js(places["a button"])
        self.browser.key("Home")
        self.browser.key("Space")
        self.settle(FRAME, 1, "Space presses the button that has the focus")
        self.equal(self.browser.js(PLAYING), False, "Space on another button does not play")
        width = "document.querySelector('canvas').getBoundingClientRect().width"
        self.browser.js(places["the page"])
        before = self.browser.js(width)
        self.browser.key("+")
        self.check(self.browser.js(width) > before, "+ zooms in")
        self.browser.key("-")
        self.equal(self.browser.js(width), before, "- zooms out again")
        self.browser.key("+")
        self.browser.key("+")
        self.browser.key("0")
        self.equal(self.browser.js(width), before, "0 fits")
        self.browser.js("document.querySelector('[aria-label=Speed]').focus()")
        self.browser.key("End")
        self.equal(self.browser.js(FRAME), 1, "a select keeps its keys")
        self.quiet("keys")

    def pointer(self):
        """Clicks, the wheel, buttons and the chart."""
        self.open("plain.html", still=True)
        self.click("canvas")
        self.settle(PLAYING, True, "a click on the picture plays")
        self.click("canvas")
        self.settle(PLAYING, False, "a click on the picture pauses")
        self.browser.key("Home")
        self.click("[aria-label='Next frame']")
        self.settle(FRAME, 1, "Next frame")
        self.click("[aria-label='Previous frame']")
        self.settle(FRAME, 0, "Previous frame")
        width = "document.querySelector('canvas').getBoundingClientRect().width"
        before = self.browser.js(width)
        time.sleep(0.3)
        x, y = self.browser.js(CENTRE % json.dumps("canvas"))
        self.browser.wheel(x, y, -120)
        self.settle(f"{width} > {before}", True, "the wheel zooms in")
        self.browser.wheel(x, y, 120)
        self.settle(width, before, "the wheel zooms out")
        for value, times in (("3", 3), ("0", 1)):
            self.browser.js(f"(() => {{const s = document.querySelector('[aria-label=Zoom]'); s.value = '{value}';"
                            " s.dispatchEvent(new Event('change'))})()")
            self.equal(self.browser.js(width), self.browser.js("document.querySelector('canvas').width") * times, f"zoom {value}")
        x, y, wide = self.browser.js("(() => {const r = document.querySelector('[aria-label*=chart]').getBoundingClientRect();"
                                     "return [r.x, r.y + 50, r.width]})()")
        self.browser.click(x + wide * 0.5, y)
        last = self.browser.js(f"+{SLIDER}.max")
        self.settle(f"Math.abs({FRAME} - {last} / 2) <= 1", True, "the chart is a slider of time")
        self.quiet("pointer")

    def time_passes(self):
        """Speed, loops, delays and their end."""
        self.open("once.html")
        began = time.monotonic()
        self.settle(PLAYING, True, "it plays by itself")
        self.settle(PLAYING, False, "loop: 1 stops")
        took = time.monotonic() - began
        self.equal(self.browser.js(FRAME), 4, "at the last frame")
        self.check(1.2 < took < 4, f"the last frame's second is held: {took:.1f} s")
        self.click("[aria-label=Play]")
        self.settle(f"{PLAYING} && {FRAME} < 4", True, "play begins anew")
        self.open("plain.html", still=True)
        for speed, least, most in (("0.25", 1, 8), ("1", 9, 26), ("4", 40, 100)):
            self.browser.key("Home")
            self.browser.js(f"(() => {{const s = document.querySelector('[aria-label=Speed]'); s.value = '{speed}';"
                            " s.dispatchEvent(new Event('change')); s.blur()})()")
            passed = self.browser.js("""(async () => {
              let passed = 0;
              const slider = document.querySelector("[type=range]");
              let before = 0;
              document.querySelector("[aria-label=Play]").click();
              const end = performance.now() + 1500;
              while (performance.now() < end) {
                await new Promise(requestAnimationFrame);
                passed += (+slider.value - before + +slider.max + 1) % (+slider.max + 1);
                before = +slider.value;
              }
              document.querySelector("[aria-label=Pause]").click();
              return passed;
            })()""")
            # 80 ms a frame; the machine may be busy.
            self.check(least <= passed <= most, f"at speed {speed} {passed} frames passed in 1.5 s")
        self.quiet("time")

    def reduced_motion(self):
        """Who asks for less motion gets a film that stands, later too."""
        self.open("plain.html", still=True)
        self.equal(self.browser.js(PLAYING), False, "begins still")
        self.still_for(0.4, "stays still")
        self.open("plain.html")
        self.settle(PLAYING, True, "plays where nobody asks for less motion")
        self.browser.media(still=True)
        self.settle(PLAYING, False, "stops when less motion is asked for")
        self.click("[aria-label=Play]")
        self.settle(PLAYING, True, "plays when asked to all the same")

    def flashes(self):
        """A film that flashes asks first."""
        self.open("flashes.html")
        self.equal(self.browser.js(PLAYING), False, "begins still")
        self.check(self.browser.js("document.querySelector('[role=alert]').textContent.includes('flashes')"), "it asks")
        self.still_for(0.4, "stays still")
        self.browser.js("[...document.querySelectorAll('button')].find(b => b.textContent === 'Play all the same').click()")
        self.settle(PLAYING, True, "plays when somebody has said so")
        self.equal(self.browser.js("!!document.querySelector('[role=alert]')"), False, "the question goes")

    def schemes(self):
        """A light and a dark film follow the reader's scheme."""
        pngs = {kind: pngs_of(self.folder, kind) for kind in ("light", "dark")}
        self.open("pair.html", still=True)
        for kind in ("light", "dark", "light"):
            self.browser.media(kind, True)
            time.sleep(0.2)
            self.frames("pair.html", pngs[kind], [3, 1, 2], kind)
            ground = self.browser.js("getComputedStyle(document.body).backgroundColor")
            self.check((ground == "rgb(255, 255, 255)") == (kind == "light"), f"the page's ground is {ground} in {kind}")
        self.quiet("schemes")

    def program(self):
        """A pair and a page to explore, as the program writes them."""
        for kind in ("light", "dark"):
            pngs = pngs_of(self.folder, f"both-{kind}")
            self.open("both.html", still=True, scheme=kind)
            self.frames("both.html", pngs, [3, 1, 0, 5], f"both.html in {kind}")
        self.quiet("both.html")
        self.open("near.html", still=True)
        self.equal(self.browser.js("document.querySelectorAll('.tile canvas').length"), 19, "tiles")
        options = self.browser.js("[...document.querySelector('[aria-label=Sort]').options].map(o => o.textContent)")
        self.check({"rule", "entropy", "activity"} <= set(options), f"Sort has {options}")
        values = "[...document.querySelectorAll('.tile span + span')].map(s => +s.textContent)"
        found = self.browser.js(values)
        self.equal(found, sorted(found, reverse=True), "sorted by -entropy")
        self.click(".tile canvas")
        self.settle("!!document.querySelector('dialog[open] .plays')", True, "a click opens the player")
        command = self.browser.js("document.querySelector('dialog code').textContent")
        self.check(command.startswith("render life ") and "--rule" in command, f"the command is {command!r}")
        self.quiet("near.html")

    def told(self):
        """Counters, census and annotations are texts."""
        self.open("plain.html", still=True)
        with open(self.folder + "/plain.csv", encoding="utf-8") as file:
            rows = list(csv.reader(file))
        for frame in (0, 7, len(rows) - 2):
            self.browser.js(SUMS % ("false", json.dumps([frame])))
            text = self.browser.js("document.querySelector('main').innerText")
            self.check(f"tick {rows[frame + 1][0]}" in text, f"no tick of frame {frame} in {text[:200]!r}")
            self.equal(self.browser.js("[...document.querySelectorAll('dd')].map(d => d.textContent)"),
                       rows[frame + 1][1:], f"the census of frame {frame}")
        self.open("notes.html", still=True)
        for frame, wanted in ((0, ""), (2, "here"), (3, "here · Nobody is left"), (4, "Nobody is left")):
            self.browser.js(SUMS % ("false", json.dumps([frame])))
            self.equal(self.browser.js("document.querySelector('.notes').textContent"), wanted, f"notes of frame {frame}")

    def names(self):
        """Roles and names, as those hear them who do not see."""
        self.open("plain.html", still=True)
        wanted = [("img", "canvas", "A gun"), ("slider", "[type=range]", "Frame"), ("button", "[aria-label=Play]", "Play"),
                  ("button", "[aria-label='Previous frame']", "Previous frame"),
                  ("button", "[aria-label='Next frame']", "Next frame"), ("combobox", "[aria-label=Speed]", "Speed"),
                  ("combobox", "[aria-label=Zoom]", "Zoom"), ("button", "[aria-label=Loop]", "Loop"),
                  ("img", "[aria-label*=chart]", "Census chart: alive")]
        if hasattr(self.browser, "tree"):
            tree = {(role.replace("image", "img"), name) for role, name, _ in self.browser.tree()}
            for role, _, name in wanted:
                self.check((role, name) in tree, f"no {role} {name!r} in the tree: {sorted(tree)[:60]}")
        else:
            for role, selector, name in wanted:
                found = self.browser.role(selector)
                self.check(found in ((role, name), ("image", name)), f"{selector} is {found}")
        self.check(self.browser.js(f"/^Frame 1 of \\d+, tick 0$/.test({SLIDER}.getAttribute('aria-valuetext'))"), "the slider's text")
        small = self.browser.js("[...document.querySelectorAll('button, select, input')].map(b => [b.ariaLabel || b.textContent,"
                                " b.getBoundingClientRect()]).filter(([, r]) => r.width < 24 || r.height < 24).map(([n]) => n)")
        self.equal(small, [], "controls of less than 24 pixels")
        seen = []
        for _ in range(9):
            self.browser.key("Tab")
            if self.browser.js("document.activeElement === document.body"):
                break
            seen.append(self.browser.js("document.activeElement.ariaLabel || document.activeElement.textContent"))
            ring = self.browser.js("getComputedStyle(document.activeElement).outlineStyle")
            self.check(ring != "none", f"the focus on {seen[-1]} is not seen")
        for name in ("Frame", "Play", "Speed", "Zoom", "Loop"):
            self.check(name in seen, f"Tab does not reach {name}: {seen}")
        self.equal(self.browser.js("document.documentElement.lang"), "en", "lang")
        self.equal(self.browser.js("getComputedStyle(document.querySelector('canvas')).imageRendering"), "pixelated", "rendering")

    def contrast(self, themes):
        """Texts have a contrast of 4.5 in each theme and in both schemes."""
        for name in themes + ["pair.html", "flashes.html", "sheet.html", "notes.html"]:
            for scheme in ("light", "dark") if name == "pair.html" else ("light",):
                self.open(name, still=True, scheme=scheme)
                least = self.browser.js(CONTRASTS)
                self.check(least and least[0][0] >= 4.5, f"{name}, {scheme}: {least}")

    def without_script(self):
        """Where scripts are forbidden a still and its caption stand."""
        self.server.headers["/plain.html"] = [("Content-Security-Policy", "script-src 'none'")]
        self.open(self.server.address + "plain.html", playing=None)
        del self.server.headers["/plain.html"]
        seen = "(n => !!n && n.checkVisibility() && n.getBoundingClientRect().width > 20)(document.querySelector('%s'))"
        self.check(self.browser.js(seen % "img.still"), "the still is seen")
        self.check(self.browser.js("document.querySelector('img.still').naturalWidth > 0"), "the still is decoded")
        self.check(self.browser.js(seen % "figcaption"), "the caption is seen")
        self.equal(self.browser.js("document.querySelectorAll('canvas, button, input').length"), 0, "no controls")
        self.equal(self.browser.js("document.querySelector('img.still').alt"), "A gun", "the alt")

    def printed(self):
        """On paper there are the still and the caption."""
        self.open("plain.html", still=True)
        self.browser.media(still=True, kind="print")
        time.sleep(0.2)
        visible = "[...document.querySelectorAll('main *')].filter(n => n.checkVisibility()).map(n => n.className || n.tagName)"
        found = self.browser.js(visible)
        self.check("still" in found and "FIGCAPTION" in found, f"still and caption are printed: {found}")
        self.check(not {"stage", "bar", "CANVAS", "BUTTON", "plot"} & set(found), f"controls are not printed: {found}")
        self.browser.media()

    def embedded(self):
        """In a frame of another page, at 320 pixels, under a host's policy with the hash."""
        policy = re.search(r"script-src ('sha256-[^']+')", Path(self.folder, "plain.html").read_text(encoding="utf-8")).group(1)
        for name, width in (("plain.html", 320), ("pair.html", 320)):
            with open(self.folder + "/host.html", "w", encoding="utf-8") as file:
                file.write(f'<!DOCTYPE html><title>Host</title><body style="margin:0"><iframe src="{name}" title="A film" '
                           f'width="{width}" height="700" style="border:0" allow="fullscreen"></iframe>')
            self.server.headers["/plain.html"] = [("Content-Security-Policy", f"script-src {policy}")]
            self.open(self.server.address + "host.html", playing=None, size=(800, 760), still=True)
            inner = "document.querySelector('iframe').contentDocument"
            self.browser.wait(f"!!{inner}.querySelector('.plays')")
            over = self.browser.js(f"{inner}.documentElement.scrollWidth")
            self.check(over <= width, f"{name} at {width} is {over} pixels wide")
            outside = self.browser.js(f"[...{inner}.querySelectorAll('button, select, input')].map(b => [b.ariaLabel,"
                                      f" b.getBoundingClientRect()]).filter(([, r]) => r.left < 0 || r.right > {width}).map(([n]) => n)")
            self.equal(outside, [], f"controls outside of {width} pixels")
            if self.pictures:
                self.browser.picture(f"{self.pictures}/{self.browser.name}-frame-{name[:-5]}.png")
            self.equal(self.browser.complaints(), [], "the console")
        self.server.headers.clear()

    def hostile(self):
        """Titles that would be elements are texts."""
        self.open("hostile.html", still=True)
        self.equal(self.browser.js("typeof window.hurt"), "undefined", "nothing runs")
        self.check(self.browser.js("document.title.includes('</title><script>')"), "the title is as it was written")
        self.equal(self.browser.js("document.querySelectorAll('main script, main b').length"), 0, "no element came out of a text")
        self.quiet("hostile")

    def long(self):
        """A film of 1,000 frames opens and seeks quickly."""
        for name, told in (("long.html", "1,000 frames"), ("longer.html", "10,000 frames")):
            if not os.path.exists(os.path.join(self.folder, name)):
                continue
            took = self.open(name, still=True)
            self.check(took < 4, f"{told}: the page opens in {took:.1f} s")
            last = self.browser.js(f"+{SLIDER}.max")
            rng = random.Random(3)
            order = [rng.randint(0, last) for _ in range(60)]
            times = self.browser.js(SUMS % ("false", json.dumps(order)))["times"]
            median = statistics.median(times)
            size = os.path.getsize(os.path.join(self.folder, name))
            print(f"{self.browser.name}: {told}: {size} bytes, opens in {took:.2f} s,"
                  f" a seek takes {median:.1f} ms in the median, {max(times):.0f} at most")
            self.check(median <= 100, f"{told}: a seek takes {median:.0f} ms")
            tall = self.browser.js("document.querySelector('.plays').offsetHeight")
            bar = self.browser.js("document.querySelector('.bar').offsetHeight")
            self.check(bar < 70, f"{told}: the position stands below the buttons")
            self.browser.key("End")
            self.settle(f"+{SLIDER}.value", last, f"{told}: the last frame")
            self.equal(self.browser.js("document.querySelector('.plays').offsetHeight"), tall, f"{told}: the height at the end")
            self.quiet(told)

    def sheets(self):
        """Tiles, filter, sorting, opening and copying."""
        self.open("sheet.html")
        labels = "[...document.querySelectorAll('.tile')].filter(t => !t.hidden).map(t => t.querySelector('canvas').ariaLabel)"
        self.equal(self.browser.js(f"({labels}).length"), 24, "tiles")
        order = self.browser.js(labels)
        self.equal(order[0], "seed 24", "sorted by the measure at first")
        self.click("[type=search]")
        self.browser.type("seed 2")
        self.settle(f"({labels}).length", 7, "the filter by label")
        self.browser.type(" entropy>=0.9")
        self.settle(f"({labels}).join()", "seed 24,seed 23,seed 22", "the filter by measures")
        self.browser.js("(() => {const s = document.querySelector('[type=search]'); s.value = ''; s.oninput(); s.blur()})()")
        self.browser.js("(() => {const s = document.querySelector('[aria-label=Sort]'); s.value = 'seed'; s.onchange()})()")
        self.click("[aria-pressed=true]")
        self.settle(f"({labels})[0]", "seed 1", "sorted by a value, upwards")
        self.browser.js("(() => {const s = document.querySelector('[aria-label=Sort]'); s.value = 'fill'; s.onchange()})()")
        self.settle(f"({labels}).slice(0, 5).join()", "seed 1,seed 2,seed 3,seed 4,seed 5", "sorted by percentages")
        self.browser.js("(() => {const s = document.querySelector('[type=search]'); s.value = 'fill<0.5%'; s.oninput()})()")
        self.settle(f"({labels}).join()", "seed 1", "the filter by percentages")
        for typed, wanted in (("seed=3 or (seed>22 and not seed=24)", "seed 3,seed 23"), ("fill!=0.4% 24", "seed 24"),
                              ("not fill", ""), ("seed <= 2 and (", "seed 1,seed 2")):
            self.browser.js(f"(() => {{const s = document.querySelector('[type=search]'); s.value = '{typed}'; s.oninput()}})()")
            self.settle(f"({labels}).join()", wanted, f"the filter {typed}")
        self.browser.js("(() => {const s = document.querySelector('[type=search]'); s.value = ''; s.oninput()})()")
        changes = """(async () => {
          const canvas = document.querySelector(".tile:not([hidden]) canvas");
          const look = () => canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data.join();
          const seen = new Set([look()]);
          for (const end = performance.now() + 1000; performance.now() < end;) {
            await new Promise(requestAnimationFrame);
            seen.add(look());
          }
          return seen.size > 1;
        })()"""
        self.browser.hover(2, 2)
        time.sleep(0.5)
        self.equal(self.browser.js(changes), False, "a tile rests")
        self.browser.hover(*self.browser.js(CENTRE % json.dumps(".tile canvas")))
        self.equal(self.browser.js(changes), True, "a tile plays under the pointer")
        self.browser.hover(2, 2)
        self.browser.js("document.querySelector('.tile canvas').focus()")
        self.equal(self.browser.js(changes), True, "a tile plays while it has the focus")
        self.browser.js("document.activeElement.blur()")
        time.sleep(0.3)
        self.equal(self.browser.js(changes), False, "a tile rests again")
        button = "[...document.querySelectorAll('button')].find(b => b.textContent === '%s').click()"
        self.browser.js(button % "Play all")
        self.equal(self.browser.js(changes), True, "all play")
        self.browser.js(button % "Stop all")
        self.click(".tile canvas")
        self.settle("!!document.querySelector('dialog[open] .plays')", True, "a click opens the player")
        self.settle(PLAYING, True, "it plays")
        self.browser.key("Space")
        self.browser.key("Home")
        sums = sums_of(pngs_of(self.folder, "s1"))
        got = self.browser.js((SUMS % ("true", "[0, 5, 3]")).replace('("canvas")', '("dialog canvas")'))
        self.equal(got["sums"], [sums[0], sums[5], sums[3]], "the film's pixels")
        self.equal(self.browser.js("document.querySelector('dialog code').textContent"), "render life --seed 1", "the command")
        if self.browser.name == "Chromium":
            self.browser.call("Browser.grantPermissions", {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]}, None)
        self.browser.js("document.querySelector('dialog code + button').click()")
        self.settle("document.querySelector('dialog code + button').textContent", "Copied", "copied")
        self.browser.key("Escape")
        self.settle("!!document.querySelector('dialog[open]')", False, "Escape closes")
        self.browser.js("document.querySelector('.tile canvas').focus()")
        self.browser.key("Enter")
        self.settle("!!document.querySelector('dialog[open]')", True, "Enter opens")
        self.browser.key("Escape")
        self.quiet("sheets")

    def many_tiles(self):
        """1,024 tiles are fluent."""
        took = self.open("many.html")
        self.check(took < 4, f"1,024 tiles open in {took:.1f} s")
        self.browser.js("[...document.querySelectorAll('button')].find(b => b.textContent === 'Play all').click()")
        frames = self.browser.js("""(async () => {
          let frames = 0;
          for (const end = performance.now() + 2000; performance.now() < end; frames++) {
            scrollBy(0, 40);
            await new Promise(requestAnimationFrame);
          }
          return frames / 2;
        })()""")
        print(f"{self.browser.name}: 1,024 tiles: open in {took:.2f} s, {frames:.0f} pictures a second while all play and are scrolled")
        self.check(frames >= 15, f"{frames} pictures a second")
        self.quiet("many tiles")

    def memory(self):
        """A film of 4,096 pixels a side takes less than 100 MB."""
        if not hasattr(self.browser, "held"):
            return
        with type(self.browser)(self.browser.path) as browser:
            browser.size(1000, 800)
            browser.media(still=True)
            before = browser.held()
            browser.open("file://" + os.path.join(self.folder, "wide.html"))
            browser.wait("!!document.querySelector('.plays')")
            browser.js(SUMS % ("false", json.dumps([3, 0, 5, 7, 2, 6])))
            own = (browser.held() - before) / 1e6
            heap = browser.js("performance.memory.usedJSHeapSize") / 1e6
        # The canvas itself lies in memory that is shared with the browser.
        took = heap + 4 * 4096 * 4096 / 1e6
        told = f"4,096 pixels a side take {took:.0f} MB with the canvas, and the page's process {own:.0f} MB of its own"
        print(f"{self.browser.name}: {told}")
        self.check(took < 100 and own < 100, told)

    def looks(self):
        """Pictures in both schemes at three widths, to be looked at; nothing is wider than the page."""
        for name in ("plain.html", "pair.html", "sheet.html", "flashes.html"):
            for width in (320, 768, 1920):
                for scheme in ("light", "dark"):
                    if self.browser.name == "Firefox" and width == 320:
                        continue
                    self.open(name, still=True, size=(width, 900), scheme=scheme)
                    time.sleep(0.2)
                    over = self.browser.js("document.documentElement.scrollWidth")
                    self.check(over <= width, f"{name} at {width} is {over} pixels wide")
                    if self.pictures:
                        self.browser.picture(f"{self.pictures}/{self.browser.name}-{name[:-5]}-{width}-{scheme}.png")


TESTS = """
pixels twins keys pointer time_passes reduced_motion flashes schemes program told names contrast without_script printed embedded
hostile long sheets many_tiles memory looks
""".split()


def refresh(folder):
    """Puts the player of assets/page into the pages of a program that was built before."""
    for path in glob.glob(f"{folder}/*.html"):
        text = Path(path).read_text(encoding="utf-8")
        if 'id="data"' not in text:
            continue
        style = re.search("<style>(.*?)</style>", text, re.S).group(1)
        script = text[text.rindex("<script>") + 8:text.rindex("</script>")]
        new = twin.source("page.css") + style[style.index(":root{"):]
        plays = twin.source("player.js") + (twin.source("sheet.js") if "explore = " in script else "")
        for old, now in ((style, new), (script, plays), (twin.digest(style), twin.digest(new)), (twin.digest(script), twin.digest(plays))):
            text = text.replace(old, now)
        Path(path).write_text(text, encoding="utf-8")


def run(render, folder, *words):
    """Runs the program in a folder."""
    done = subprocess.run([render, *words, "--quiet"], cwd=folder, capture_output=True, text=True, timeout=300)
    if done.returncode:
        raise SystemExit(f"{' '.join(words)}\nended with {done.returncode}: {done.stderr.strip()}")


def pngs_of(folder, name):
    return sorted(glob.glob(f"{folder}/{name}-*.png"))


def read_pngs(paths):
    return [twin.read_png(Path(path).read_bytes()) for path in paths]


def sums_of(paths):
    """The check sums of the pixels of some PNGs."""
    return [hashlib.sha256(pixels).hexdigest() for _, _, pixels in read_pngs(paths)]


def pictures_of(folder, name):
    return read_pngs(pngs_of(folder, name))


def write(folder, name, text):
    Path(folder, name).write_text(text, encoding="utf-8")


def still_of(folder, name):
    return Path(pngs_of(folder, name)[0]).read_bytes()


def make(render, folder, count, seed):
    """All pages that the tests open: of the program, and of the other writer."""
    rng = random.Random(seed)
    films = list(enumerate(FILMS[:count]))
    for number, words in films:
        run(render, folder, *shlex.split(words), "--out", f"f{number}.html", "--out", f"f{number}-%04d.png")
    gun = shlex.split("life --pattern gosper-glider-gun --size 48x30 --frames 40")
    run(render, folder, *gun, "--theme", "dark", "--alt", "A gun", "--caption", "A gun fires", "--counters",
        "--out", "plain.html", "--out", "plain-%04d.png", "--out", "plain.csv")
    twins = []
    for number in range(12):
        name = f"f{rng.randrange(min(count, 16))}"
        pages = pictures_of(folder, name)[:40]
        if pages[0][0] * pages[0][1] > 120000:
            pages = pages[:12]
        film = twin.dress(twin.pack(pages, rng), alt=name)
        write(folder, f"twin{number}.html", twin.html([film], still_of(folder, name)))
        twins.append((f"twin{number}.html", pngs_of(folder, name)[:len(pages)]))
    # What the program writes only for some films.
    for kind in ("light", "dark"):
        run(render, folder, "life", "--seed", "3", "--size", "30x20", "--frames", "5", "--theme", kind, "--out", f"{kind}-%04d.png")
    pair = [twin.dress(twin.pack(pictures_of(folder, kind), rng), alt="A pair") for kind in ("light", "dark")]
    write(folder, "pair.html", twin.html(pair, still_of(folder, "light"), schemes=("light", "dark"), caption="Light and dark",
                                         command="render life --seed 3"))
    run(render, folder, *shlex.split("life --seed 3 --size 30x20 --frames 6 --counters --vary theme=light,dark --out both.html"),
        "--out", "both-{theme}-%04d.png")
    run(render, folder, *shlex.split("life --vary rule=near --seed 4 --size 24x16 --edges wrap --cell 4 --frames 12"),
        "--measures", "entropy,activity", "--sort=-entropy", "--out", "near.html")
    few = pictures_of(folder, "light")
    once = twin.dress(twin.pack(few, rng), delays=[80] * 4 + [1000], loops=1)
    write(folder, "once.html", twin.html([once], still_of(folder, "light")))
    flashing = twin.dress(twin.pack(few, rng), flashes=True)
    write(folder, "flashes.html", twin.html([flashing], still_of(folder, "light")))
    noted = twin.dress(twin.pack(few, rng), annotations=[[1, 3, "here"]], tells=[[3, "Nobody is left"]])
    write(folder, "notes.html", twin.html([noted], still_of(folder, "light")))
    bad = "</title><script>window.hurt = 1</script><b>\"'&amp;"
    hostile = twin.dress(twin.pack(few, rng), alt=bad, tells=[[0, bad]], census=([bad], ["#ff0000"], [[1, 2, 3, 4, 5]]))
    write(folder, "hostile.html", twin.html([hostile], still_of(folder, "light"), title=bad, caption=bad, command=bad))
    themes = []
    for theme in subprocess.run([render, "list", "themes"], capture_output=True, text=True, timeout=60).stdout.splitlines():
        theme = theme.split()[0] if theme.split() else ""
        if re.fullmatch(r"[a-z]+(-[a-z]+)?", theme):
            run(render, folder, "life", "--seed", "3", "--size", "20x12", "--frames", "3", "--counters", "--caption", "A caption",
                "--theme", theme, "--out", f"theme-{theme}.html")
            themes.append(f"theme-{theme}.html")
    run(render, folder, *shlex.split("life --pattern gosper-glider-gun --size 60x40 --frames 1000 --theme dark --out long.html"))
    run(render, folder, *shlex.split("life --seed 5 --size 100x60 --cell 4 --edges wrap --frames 10000 --out longer.html"))
    run(render, folder, *shlex.split("life --seed 5 --size 1024x1024 --cell 4 --edges wrap --frames 8 --out wide.html"))
    tiles = []
    run(render, folder, *shlex.split("life --vary seed=1..24 --size 24x24 --edges wrap --cell 3 --frames 12 --out s{seed}-%04d.png"))
    for one in range(1, 25):
        film = twin.dress(twin.pack(pictures_of(folder, f"s{one}"), rng), alt=f"Seed {one}")
        tiles.append({"label": f"seed {one}", "values": [one, f"{one / 4:g}%"], "measures": [one / 24], "command": f"render life --seed {one}",
                      "film": film})
    sheet = {"values": ["seed", "fill"], "measures": ["entropy"], "tiles": tiles, "sort": "entropy", "descending": True}
    write(folder, "sheet.html", twin.html([], still_of(folder, "s1"), sheet=sheet, caption="Soups"))
    many = {**sheet, "tiles": [{**tiles[i % 24], "label": f"soup {i}"} for i in range(1024)]}
    write(folder, "many.html", twin.html([], still_of(folder, "s1"), sheet=many))
    return films, twins, themes


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("render")
    parser.add_argument("--films", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures")
    parser.add_argument("--only", default="")
    parser.add_argument("--browser", default="")
    parser.add_argument("--keep", help="a folder in which the pages stay, and are taken from if they are there")
    parser.add_argument("--fresh", action="store_true", help="with the player of assets/page, not the program's")
    words = parser.parse_args()
    here = [(kind, path) for kind, path in browsers.found() if words.browser in kind.name]
    if not here:
        print("there is no Chromium and no Firefox here; 'make deps-outside' installs them")
        return 75
    if words.pictures:
        os.makedirs(words.pictures, exist_ok=True)
    failures = []
    with tempfile.TemporaryDirectory() as passing:
        began = time.monotonic()
        folder = os.path.abspath(words.keep or passing)
        os.makedirs(folder, exist_ok=True)
        if not os.path.exists(folder + "/made.json"):
            made = make(os.path.abspath(words.render), folder, words.films, words.seed)
            write(folder, "made.json", json.dumps(made))
        films, twins, themes = json.loads(Path(folder, "made.json").read_text(encoding="utf-8"))
        if words.fresh:
            refresh(folder)
        print(f"pages are made in {time.monotonic() - began:.0f} s")
        given = {"pixels": (films,), "twins": (twins,), "contrast": (themes,)}
        server = Server(folder)
        for kind, path in here:
            with kind(path) as browser:
                tests = Tests(browser, folder, server, words.pictures)
                for name in TESTS:
                    if words.only not in name:
                        continue
                    tests.test, began = name, time.monotonic()
                    try:
                        getattr(tests, name)(*given.get(name, ()))
                    except Exception as trouble:  # The other tests go on.
                        tests.failures.append(f"{kind.name}: {name}: {trouble}\n{traceback.format_exc(limit=-3)}")
                    print(f"{kind.name}: {name}: {tests.counts.get(name, 0)} checks, {time.monotonic() - began:.1f} s", flush=True)
                failures += tests.failures
        server.shutdown()
    print("\n".join(failures))
    print(f"{len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
