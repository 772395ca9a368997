"""Chromium and Firefox without a window, driven over the protocols that they bring along.

Chromium talks the DevTools protocol over two pipes, Firefox Marionette over a port of the loopback. Both
classes have the same methods, so that a test need not know which one it drives. Every wait has a bound, and
only the processes that were started here are ended, by their group.
"""

import base64
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

PATIENCE = 60


class Trouble(Exception):
    """What a browser refused, or did not answer in time."""


def program(*names):
    """The path of the first program that is there, or nothing."""
    return next((path for path in map(shutil.which, names) if path), None)


class Child:
    """A process in a group of its own, with a folder of its own."""

    def start(self, command, **ways):
        self.log = open(os.path.join(self.folder, "log"), "wb")
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=self.log, stderr=self.log,
                                        start_new_session=True, env={**os.environ, "HOME": self.folder}, **ways)

    def end(self):
        for kind in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(self.process.pid, kind)
            except ProcessLookupError:
                break
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                continue
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def wait(self, expression, seconds=PATIENCE):
        """Waits until an expression of the page is true, and returns its value."""
        until = time.monotonic() + seconds
        while True:
            value = self.js(expression)
            if value:
                return value
            if time.monotonic() > until:
                raise Trouble(f"not true within {seconds} s: {expression}")
            time.sleep(0.02)


KEYS = {  # name: (code, number of the key, text, WebDriver's character)
    "Space": ("Space", 32, " ", " "), "ArrowLeft": ("ArrowLeft", 37, "", "\ue012"),
    "ArrowRight": ("ArrowRight", 39, "", "\ue014"), "ArrowUp": ("ArrowUp", 38, "", "\ue013"),
    "ArrowDown": ("ArrowDown", 40, "", "\ue015"), "Home": ("Home", 36, "", "\ue011"), "End": ("End", 35, "", "\ue010"),
    "Enter": ("Enter", 13, "\r", "\ue007"), "Tab": ("Tab", 9, "", "\ue004"), "Escape": ("Escape", 27, "", "\ue00c"),
    ",": ("Comma", 188, ",", ","), ".": ("Period", 190, ".", "."), "+": ("Equal", 187, "+", "+"),
    "-": ("Minus", 189, "-", "-"), "0": ("Digit0", 48, "0", "0"),
}


class Chromium(Child):
    """Chromium over the DevTools protocol."""

    name = "Chromium"

    def __init__(self, path, *flags):
        self.path = path
        self.folder = tempfile.mkdtemp(prefix="chromium-")
        to_read, self.to = os.pipe()
        self.back, to_write = os.pipe()
        # The protocol's pipes are 3 and 4 in the browser.
        high = [os.dup2(fd, number) for fd, number in ((to_read, 103), (to_write, 104))]

        def wire():
            os.dup2(high[0], 3)
            os.dup2(high[1], 4)

        self.start([path, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                    "--no-first-run", "--disable-background-networking", "--disable-component-update", "--mute-audio",
                    "--remote-debugging-pipe", f"--user-data-dir={self.folder}/profile", "--enable-precise-memory-info",
                    *flags, "about:blank"], preexec_fn=wire, pass_fds=(3, 4))
        for fd in (to_read, to_write, *high):
            os.close(fd)
        self.count, self.rest, self.events = 0, b"", []
        target = self.call("Target.createTarget", {"url": "about:blank"}, None)["targetId"]
        self.session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True}, None)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "Accessibility"):
            self.call(domain + ".enable")
        self.call("Emulation.setFocusEmulationEnabled", {"enabled": True})

    def send(self, method, parameters, session):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        return self.count

    def read(self, until):
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.back], [], [], max(0, until - time.monotonic()))
            data = os.read(self.back, 1 << 20) if ready else b""
            if not data:
                raise Trouble("Chromium does not answer")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, parameters=None, session="", seconds=PATIENCE):
        number = self.send(method, parameters, self.session if session == "" else session)
        until = time.monotonic() + seconds
        while True:
            message = self.read(until)
            if message.get("id") == number:
                if "error" in message:
                    raise Trouble(f"{method}: {message['error']['message']}")
                return message["result"]
            if "method" in message:
                self.events.append(message)

    def open(self, address):
        self.events = []
        self.loader = self.call("Page.navigate", {"url": address})["loaderId"]
        self.wait("document.readyState === 'complete'")

    def js(self, expression):
        """The value of an expression; promises are awaited."""
        answer = self.call("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": True,
                                                "userGesture": True})
        if "exceptionDetails" in answer:
            raise Trouble(json.dumps(answer["exceptionDetails"])[:600])
        return answer["result"].get("value")

    def key(self, name, shift=False):
        code, number, text, _ = KEYS[name]
        told = {"key": " " if name == "Space" else name, "code": code, "windowsVirtualKeyCode": number,
                "modifiers": 8 if shift else 0}
        down = {**told, "type": "keyDown" if text else "rawKeyDown", **({"text": text} if text else {})}
        self.call("Input.dispatchKeyEvent", down)
        self.call("Input.dispatchKeyEvent", {**told, "type": "keyUp"})

    def type(self, text):
        self.call("Input.insertText", {"text": text})

    def mouse(self, kind, x, y, **more):
        self.call("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y, button="left", clickCount=1, buttons=1 if kind == "mousePressed" else 0)

    def hover(self, x, y):
        self.mouse("mouseMoved", x, y)

    def wheel(self, x, y, by):
        self.mouse("mouseWheel", x, y, deltaX=0, deltaY=by)

    def media(self, scheme="light", still=False, kind=""):
        self.call("Emulation.setEmulatedMedia", {"media": kind, "features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"}]})

    def size(self, width, height, dense=1):
        self.call("Emulation.setDeviceMetricsOverride",
                  {"width": width, "height": height, "deviceScaleFactor": dense, "mobile": False})

    def picture(self, path, whole=False):
        """A picture of what is seen, or of the whole page."""
        ways = {"format": "png", "captureBeyondViewport": whole}
        Path(path).write_bytes(base64.b64decode(self.call("Page.captureScreenshot", ways)["data"]))

    def script(self, allowed):
        self.call("Emulation.setScriptExecutionDisabled", {"value": not allowed})

    def complaints(self):
        """What stands in the console since the page was opened."""
        self.js("0")
        out = []
        for event in self.events:
            told = event["params"]
            if event["method"] == "Log.entryAdded" and told["entry"]["level"] in ("error", "warning"):
                out.append(told["entry"]["text"])
            elif event["method"] == "Runtime.exceptionThrown":
                out.append(json.dumps(told["exceptionDetails"])[:600])
            elif event["method"] == "Runtime.consoleAPICalled" and told["type"] in ("error", "warning", "assert"):
                out.append(json.dumps(told["args"])[:600])
        return out

    def requests(self):
        """The addresses that the page has asked for, itself and data aside. The page before may still ask for its icon."""
        self.js("0")
        asked = [event["params"] for event in self.events if event["method"] == "Network.requestWillBeSent"]
        return [one["request"]["url"] for one in asked if one["loaderId"] == self.loader != one["requestId"]
                and not one["request"]["url"].startswith(("data:", "blob:"))]

    def held(self):
        """The bytes of its own that the page's process holds when it has come to rest. What it shares with the browser
        is not among them: these are the buffers of canvases, of which there are one to three, as it comes."""
        for _ in range(6):
            time.sleep(0.5)
            self.call("HeapProfiler.collectGarbage")
            self.call("Memory.simulatePressureNotification", {"level": "critical"}, None)
        return max(self.own(process["id"]) for process in self.call("SystemInfo.getProcessInfo", None, None)["processInfo"]
                   if process["type"] == "renderer")

    @staticmethod
    def own(process):
        with open(f"/proc/{process}/status", encoding="ascii") as file:
            return 1024 * int(next(line for line in file if line.startswith("RssAnon:")).split()[1])

    def tree(self):
        """The accessibility tree: (role, name, value's text) of what is not ignored."""
        nodes = self.call("Accessibility.getFullAXTree")["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""), node)
                for node in nodes if not node.get("ignored")]


class Firefox(Child):
    """Firefox over Marionette."""

    name = "Firefox"

    def __init__(self, path, *flags):
        self.path = path
        self.folder = tempfile.mkdtemp(prefix="firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        os.mkdir(self.folder + "/profile")
        quiet = {"marionette.port": port, "browser.shell.checkDefaultBrowser": False, "app.update.enabled": False,
                 "datareporting.policy.dataSubmissionEnabled": False, "browser.startup.page": 0,
                 "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
                 "services.settings.server": "data:,", "extensions.update.enabled": False, "browser.safebrowsing.update.enabled": False,
                 "layout.css.devPixelsPerPx": "1.0", "toolkit.telemetry.enabled": False, "browser.aboutwelcome.enabled": False,
                 "dom.ipc.processPrelaunch.enabled": False, "javascript.options.warnings": False}
        with open(self.folder + "/profile/user.js", "w", encoding="utf-8") as file:
            for name, value in quiet.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.start([path, "--headless", "--no-remote", "--marionette", "--remote-allow-system-access",
                    "--profile", self.folder + "/profile", *flags, "about:blank"])
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port), 1)
                break
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise Trouble("Firefox does not open its port") from None
                time.sleep(0.1)
        self.socket.settimeout(PATIENCE)
        self.rest, self.count = b"", 0
        self.read()
        self.call("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"unhandledPromptBehavior": "ignore"}}})
        self.call("WebDriver:SetTimeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})

    def read(self):
        while b":" not in self.rest:
            self.more()
        length, self.rest = self.rest.split(b":", 1)
        while len(self.rest) < int(length):
            self.more()
        message, self.rest = self.rest[:int(length)], self.rest[int(length):]
        return json.loads(message)

    def more(self):
        data = self.socket.recv(1 << 20)
        if not data:
            raise Trouble("Firefox has gone")
        self.rest += data

    def call(self, command, parameters=None):
        self.count += 1
        data = json.dumps([0, self.count, command, parameters or {}]).encode()
        self.socket.sendall(str(len(data)).encode() + b":" + data)
        while True:
            _, number, error, answer = self.read()
            if number == self.count:
                if error:
                    raise Trouble(f"{command}: {error['error']}: {error['message']}"[:600])
                return answer

    def inside(self, script, *values):
        """Runs a script in the browser itself."""
        self.call("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.call("WebDriver:ExecuteScript", {"script": script, "args": list(values)})["value"]
        finally:
            self.call("Marionette:SetContext", {"value": "content"})

    def open(self, address):
        self.inside("Services.console.reset()")
        self.call("WebDriver:Navigate", {"url": address})

    def js(self, expression):
        script = ("const tell_back = arguments[arguments.length - 1];"
                  f"Promise.resolve().then(() => ({expression}))"
                  ".then(v => tell_back({v}), e => tell_back({e: String(e)}))")
        value = self.call("WebDriver:ExecuteAsyncScript", {"script": script, "args": [], "sandbox": None})["value"]
        if "e" in value:
            raise Trouble(value["e"])
        return value.get("v")

    def act(self, kind, actions, **more):
        self.call("WebDriver:PerformActions", {"actions": [{"type": kind, "id": kind, "actions": actions, **more}]})

    def key(self, name, shift=False):
        character = KEYS[name][3]
        around = [{"type": "keyDown", "value": "\ue008"}] if shift else []
        self.act("key", around + [{"type": "keyDown", "value": character}, {"type": "keyUp", "value": character}]
                 + [{"type": "keyUp", "value": "\ue008"}] * len(around))

    def type(self, text):
        self.act("key", [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")])

    def click(self, x, y):
        self.act("pointer", [{"type": "pointerMove", "x": int(x), "y": int(y)}, {"type": "pointerDown", "button": 0},
                             {"type": "pointerUp", "button": 0}], parameters={"pointerType": "mouse"})

    def hover(self, x, y):
        self.act("pointer", [{"type": "pointerMove", "x": int(x), "y": int(y)}], parameters={"pointerType": "mouse"})

    def wheel(self, x, y, by):
        self.act("wheel", [{"type": "scroll", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": by}])

    def media(self, scheme="light", still=False, kind=""):
        self.inside("""
            Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", arguments[0]);
            Services.prefs.setIntPref("ui.prefersReducedMotion", arguments[1]);
            gBrowser.selectedBrowser.browsingContext.top.mediumOverride = arguments[2];
            """, 0 if scheme == "dark" else 1, int(still), kind)

    def size(self, width, height, dense=1):
        self.inside('Services.prefs.setStringPref("layout.css.devPixelsPerPx", arguments[0])', f"{dense:.1f}")
        for _ in range(3):
            now = self.js("[innerWidth, innerHeight, outerWidth, outerHeight]")
            if now[:2] == [width, height]:
                return
            self.call("WebDriver:SetWindowRect", {"width": width + now[2] - now[0], "height": height + now[3] - now[1]})

    def picture(self, path, whole=False):
        answer = self.call("WebDriver:TakeScreenshot", {"full": whole, "hash": False})
        Path(path).write_bytes(base64.b64decode(answer["value"]))

    def script(self, allowed):
        self.inside('Services.prefs.setBoolPref("javascript.enabled", arguments[0])', allowed)

    def complaints(self):
        return self.inside("""
            return Services.console.getMessageArray()
              .filter(m => m instanceof Ci.nsIScriptError && !/^(chrome|resource|moz-extension):/.test(m.sourceName))
              .filter(m => m.sourceName && !/Layout was forced/.test(m.errorMessage))
              .map(m => m.errorMessage + " (" + m.sourceName.slice(0, 80) + ":" + m.lineNumber + ")");
            """)

    def role(self, selector):
        """The role and the name of an element, as those hear them who do not see."""
        found = self.call("WebDriver:FindElement", {"using": "css selector", "value": selector})["value"]
        name = next(iter(found.values()))
        return tuple(self.call("WebDriver:GetComputed" + what, {"id": name})["value"] for what in ("Role", "Label"))

    def requests(self):
        return self.js("performance.getEntriesByType('resource').map(e => e.name).filter(n => !/^(data|blob):/.test(n))")


def found():
    """The browsers that are here: classes, with the paths of their programs."""
    here = ((Chromium, program("chromium", "chromium-browser", "google-chrome")), (Firefox, program("firefox-esr", "firefox")))
    return [(kind, path) for kind, path in here if path]
