"""The installed wheel at work: wheel.py STUB-OF-THE-WHEEL, run by the environment that has it.

The module's films, frames, tables, files and complaints, and the stub against the program's own list of settings.
"""

import ast
import datetime
import operator
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
import unittest
import warnings
from pathlib import Path

import terrarium
from terrarium import _rows, _scenario

GUN = {"pattern": "gosper-glider-gun", "size": (48, 37), "frames": "period", "cell": 4}


class Reader(unittest.TestCase):
    def test_fields(self):
        fields = {"": None, "7": 7, "-7": -7, "0.5": 0.5, "1e-05": 1e-05, "007": "007", "B3/S23": "B3/S23", "1_000": "1_000",
                  "18446744073709551615": 18446744073709551615, "-": "-", "5s": "5s"}
        self.assertEqual({field: _rows.value(field) for field in fields}, fields)


class Films(unittest.TestCase):
    def test_a_film_shows_itself(self):
        shown = terrarium.film("life", alt='a "gun"', **GUN)._repr_html_()
        self.assertTrue(shown.startswith('<img src="data:image/webp;base64,'))
        self.assertTrue(shown.endswith(' width="192" height="148" alt="a &quot;gun&quot;">'))

    def test_what_is_one_picture_is_shown_as_one(self):
        film = terrarium.film("life", pattern="glider", panels=range(0, 3))
        self.assertTrue(film._repr_html_().startswith('<img src="data:image/png;base64,'))
        self.assertEqual((film.frames().count, len(list(film.frames()))), (1, 1))
        film = terrarium.film("life", pattern="glider", panels=range(0, 3), theme="nix")
        for way in [lambda: list(film.frames()), film._repr_html_]:
            with self.assertRaisesRegex(terrarium.RenderError, "^there is no theme 'nix'"):
                way()

    def test_frames(self):
        frames = terrarium.film("life", **GUN).frames()
        first, second = next(frames), next(frames)
        self.assertEqual(first.shape, (148, 192, 3))
        self.assertNotEqual(bytes(memoryview(first)), bytes(memoryview(second)))
        self.assertEqual((frames.count, len(list(frames)), list(frames)), (30, 28, []))

    def test_the_count_is_that_of_the_frames(self):
        for settings in [{"every": 3}, {"skip": 5, "frames": 4}, {"frames": "period"}, {"panels": [0, 5], "frames": None}, {"smooth": 2},
                         {"loop": 3}, {"vary": {"seed": [1, 2]}}, {"steps": [{"run": 3}, {"hold": 4}, "still"]}]:
            film = terrarium.film("life", **{"pattern": "blinker", "size": (8, 8), "cell": 2, "frames": 9, **settings})
            self.assertEqual(film.frames().count, len(list(film.frames())), settings)

    def test_nothing_is_drawn_before_a_frame_is_asked_for(self):
        film = terrarium.film("life", size=(40, 40), edges="wrap", frames=100_000_000)
        frames = film.frames()
        self.assertTrue(frames)
        self.assertIs(iter(frames), frames)
        self.assertEqual(frames.count, 100_000_000)
        for way in [len, lambda frames: frames[0], lambda frames: frames[:5]]:
            self.assertRaises(TypeError, way, frames)
        # What bars of progress ask first.
        self.assertEqual(operator.length_hint(frames, -1), -1)
        try:
            from tqdm import tqdm
        except ImportError:
            return
        for number, frame in enumerate(tqdm(frames, total=frames.count, disable=None)):
            if number == 3:
                break
        frames.close()
        self.assertEqual(list(frames), [])

    def test_frames_are_the_pixels_of_the_program(self):
        film = terrarium.film("life", **GUN)
        head = b"P6\n192 148\n255\n"
        self.assertEqual(film.data("ppm"), b"".join(head + bytes(memoryview(frame)) for frame in film.frames()))

    def test_a_loop_that_breaks_off_draws_no_more(self):
        film = terrarium.film("life", size=(40, 40), edges="wrap", frames=100_000_000)
        for number, frame in enumerate(film.frames()):
            if number == 3:
                break
        self.assertEqual(number, 3)

    def test_a_random_seed_is_kept(self):
        film = terrarium.film("sea", frames=3, seed="random")
        first = [bytes(memoryview(frame)) for frame in film.frames()]
        self.assertEqual(first, [bytes(memoryview(frame)) for frame in film.frames()])
        self.assertIsInstance(film.settings["seed"], int)

    def test_numpy(self):
        try:
            import numpy
        except ImportError:
            self.assertIsInstance(next(terrarium.film("sea", frames=1).frames()), memoryview)
            return
        film = terrarium.film("sea", frames=numpy.int64(3), cell=2)
        self.assertEqual(_scenario.text({"vary": {"seed": numpy.arange(1, 4)}}), 'vary: {"seed": [1, 2, 3]}\n')
        self.assertEqual(numpy.stack(list(film.frames())).shape, (3, 30, 20, 3))
        self.assertEqual(next(film.frames()).dtype, numpy.uint8)

    def test_rows(self):
        table = terrarium.film("sea", frames=2).table()
        self.assertEqual(table[0], {"tick": 0, "penguins": 75, "orcas": 7, "free": 68})
        runs = terrarium.film("sea", frames=20, rows="runs", vary={"seed": range(1, 51)}).table()
        self.assertEqual([run["seed"] for run in runs], list(range(1, 51)))
        titles = ["1", "2.50", "a\u2028b\x85\x7f", "\\\U0001d538\\ud83d", "", "=1+1", "'=x"]
        film = terrarium.film("sea", frames=2, max_colors=9, vary={"title": titles})
        self.assertEqual(list(dict.fromkeys(row["title"] for row in film.table())), titles)
        self.assertEqual(list(dict.fromkeys(row["title"] for row in film.events())), titles)
        self.assertEqual(film.events()[0]["tick"], 1)
        self.assertEqual(eval(repr(film)).settings, film.settings)
        film.settings["vary"]["title"].clear()
        titles.clear()
        self.assertEqual(len(film.settings["vary"]["title"]), 7)

    def test_names_of_figures_are_texts(self):
        film = terrarium.film("life", pattern="101", rows="objects", vary={"seed": [1]})
        self.assertEqual([row["name"] for row in film.table()], ["101"])
        film = terrarium.film("wolfram", size=(9, 1), frames=1, vary={"rule": [30], "start": ["101", "010"]})
        self.assertEqual([(row["rule"], row["start"]) for row in film.table()], [(30, "101"), (30, "010")])
        self.assertEqual(terrarium.film("life", frames=1, vary={"pattern": ["101"]}).table()[0]["pattern"], "101")
        self.assertEqual(_rows.rows('"\'=a",b\n"\'@x",\'\'+y\n', ("=a",)), [{"=a": "@x", "b": "'+y"}])
        self.assertEqual(_rows.rows("apgcode,name\n0,\n", (), ("apgcode", "name")), [{"apgcode": "0", "name": None}])

    def test_numbers_of_the_census_are_numbers_whatever_they_are_called(self):
        self.assertEqual(terrarium.film("monsters", frames=1).table()[0]["team"], 0)
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "Foo.rule"), "w") as rule:
                rule.write("@RULE Foo\n@TABLE\nn_states:3\nneighborhood:Moore\nsymmetries:none\n@NAMES\n1 start\n2 name\n")
            foo = {"rules": folder, "rule": "Foo", "pattern": "A.B!", "size": (4, 4), "frames": 1}
            for more in [{}, {"vary": {"title": ["7"]}}, {"vary": ["title=7"]}, {"vary": "title=7"}]:
                row = terrarium.film("life", **foo, **more).table()[0]
                self.assertEqual((row["start"], row["name"], row.get("title", "7")), (1, 1, "7"))

    def test_a_random_seed_is_picked_once(self):
        film = terrarium.film("life", size=(32, 32), frames=1, seed="random")
        alive = film.table()[0]["alive"]
        self.assertIsInstance(film.settings["seed"], int)
        self.assertEqual(film.data("txt").count(b"O"), alive)
        self.assertEqual(bytes(next(film.frames())), bytes(next(film.frames())))

    def test_files_are_those_of_the_command(self):
        with tempfile.TemporaryDirectory() as folder:
            written = terrarium.film("life", max_colors=9, **GUN).write(os.path.join(folder, "a.GIF"), os.path.join(folder, "a.csv"))
            self.assertEqual([output.path.name for output in written], ["a.GIF", "a.csv"])
            self.assertTrue(written[0]._repr_html_().startswith('<img src="data:image/gif;base64,'))
            command = [terrarium.program(), "life", "--pattern=gosper-glider-gun", "--size=48x37", "--frames=period",
                       "--cell=4", "--max-colors=9", "--quiet", f"--out={folder}/b.csv"]
            subprocess.run(command, check=True)
            with open(f"{folder}/a.csv") as ours, open(f"{folder}/b.csv") as theirs:
                self.assertEqual(ours.read(), theirs.read())

    def test_what_was_not_written_is_no_output(self):
        with tempfile.TemporaryDirectory() as folder:
            late = os.path.join(folder, "late.svg")
            film = terrarium.film("sea", frames=2, steps=[{"still": os.path.join(folder, "a.svg")}, {"run": 9}, {"still": late}, "still"])
            with self.assertWarnsRegex(terrarium.RenderWarning, "late.svg' is not written"):
                self.assertEqual([output.path.name for output in film.write(os.path.join(folder, "a.csv"))], ["a.csv", "a.svg"])
            with self.assertRaisesRegex(terrarium.RenderError, "^'film.png' is not written: the film is cut before"):
                film.data("png")

    def test_values_of_python(self):
        film = terrarium.film("monsters", from_="tokyo", delay=datetime.timedelta(seconds=0.25), seed=None, fit=(200, 300))
        self.assertEqual(film.scenario, 'world: "monsters"\nfrom: "tokyo"\ndelay: "250ms"\nfit: "200x300"\n')
        self.assertEqual(_scenario.text({"vary": {"seed": range(1, 4), "rule": range(0, 9, 3), "size": ((9, 9), (8, 8))}}),
                         'vary: {"seed": "1..3", "rule": [0, 3, 6], "size": ["9x9", "8x8"]}\n')
        self.assertEqual(_scenario.text({"panels": range(0, 3)}), "panels: [0, 1, 2]\n")
        self.assertEqual(_scenario.text({"delay": datetime.timedelta(seconds=1) / 24}), 'delay: "41.667ms"\n')

    def test_iterables_are_lists(self):
        seeds = {"1": 1, "2": 2}
        for values in [(seed for seed in (1, 2)), seeds.values(), iter([1, 2]), (1, 2)]:
            film = terrarium.film("sea", size=(9, 9), frames=1, vary={"seed": values})
            self.assertEqual([[row["seed"] for row in film.table()] for _ in range(2)], [[1, 2], [1, 2]])

    def test_names_have_either_spelling_and_none_is_left_out(self):
        wanted = 'world: "life"\nmax-colors: 9\nvary: {"max-colors": [2, 9]}\nsteps: [{"set": {"theme": "dark"}}]\n'
        for name in ["max-colors", "max_colors"]:
            settings = {name: 9, "vary": {name: [2, 9], "seed": None},
                        "steps": [None, {"set": {"theme": "dark", "title": None}}]}
            self.assertEqual(terrarium.film("life", **settings).scenario, wanted)
            self.assertEqual(_scenario.text(_scenario.named({"world": "life", **settings})), wanted)
        twice = {"max_colors": 9, "max-colors": 3}
        for settings in [twice, {"vary": twice}, {"steps": [{"set": twice}]}]:
            with self.assertRaisesRegex(terrarium.RenderError, "^'max-colors' is given twice; keep one of them$"):
                terrarium.film("life", **settings).scenario

    def test_a_page_stays_in_its_frame(self):
        shown = terrarium.film("life", **GUN).page()._repr_html_()
        self.assertTrue(shown.startswith('<iframe sandbox="allow-scripts" allow="fullscreen; '))
        self.assertEqual(shown.count('"'), 10)


class Complaints(unittest.TestCase):
    def refusal(self, **settings):
        with self.assertRaises(terrarium.RenderError) as caught:
            terrarium.film(**settings).data()
        return str(caught.exception), caught.exception.code

    def test_they_are_the_programs_own_words(self):
        self.assertEqual(self.refusal(world="live"), ("there is no world 'live'; did you mean 'life'?", 2))
        self.assertEqual(self.refusal(world="sea", size="10x"), (
            "size cannot be '10x'; it is COLUMNSxROWS, such as 10x15, each from 1 to 16777216", 2))

    def test_nobody_reads_of_folders_of_ours(self):
        message, _ = self.refusal(world="life", pattern="glider", panels=[0, 3])
        self.assertIn("'film.webp' cannot show panels", message)
        with self.assertWarnsRegex(terrarium.RenderWarning, "^'film.webp': most of the picture flashes"):
            terrarium.film("wolfram", size=(9, 4)).data()

    def test_values_that_no_scenario_has(self):
        kind = "title cannot have a value of the type"
        for value, said in {b"a": f"{kind} 'bytes'", datetime.date(2020, 1, 1): f"{kind} 'date'",
                            frozenset("ab"): f"{kind} 'frozenset'; a set has no order, so give a list"}.items():
            self.assertEqual(self.refusal(world="life", title=value), (said, 64))
            self.assertEqual(self.refusal(world="life", vary={"title": value}), (said, 64))

    def test_data_are_of_one_file(self):
        for format in ["%03d.png", "{seed}.png"]:
            with self.assertRaises(terrarium.RenderError) as caught:
                terrarium.film("life", pattern="glider", frames=2, vary={"seed": [1, 2]}).data(format)
            self.assertEqual(str(caught.exception), f"'{format}' is the ending of several files; 'write' makes them")

    def test_they_come_from_other_processes(self):
        error = pickle.loads(pickle.dumps(terrarium.RenderError("no", 64)))
        self.assertEqual((str(error), error.code), ("no", 64))

    def test_a_scenario_that_is_not_there(self):
        with self.assertRaisesRegex(terrarium.RenderError, "'none.yaml' does not exist"):
            terrarium.run("none.yaml")

    def test_a_world_that_is_not_there(self):
        with self.assertRaisesRegex(terrarium.RenderError, "there is no world 'lif'; the worlds are .*life"):
            terrarium.settings("lif")


    def test_notes_are_warnings_at_the_callers_line(self):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            terrarium.film("life", pattern="gosper-glider-gun", cell=2).data("gif")
        self.assertEqual([(one.category, one.filename) for one in caught], [(terrarium.RenderWarning, __file__)])
        self.assertIn("closes the loop", str(caught[0].message))


class Scenarios(unittest.TestCase):
    def test_a_file_and_a_dictionary(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "s.yaml")
            Path(path).write_text("world: sea\nframes: 2\nout: s.gif\n")
            ours = terrarium.run(path, size=(8, 8), grid=True)[0]
            self.assertEqual(ours.report["frames"], 2)
            drawn = Path(ours).read_bytes()
            theirs = terrarium.run({"world": "sea", "frames": 2, "every": None, "size": "8x8", "grid": True, "out": os.path.join(folder, "t.gif")})
            self.assertIn('<img src="data:image/gif;base64,', theirs._repr_html_())
            self.assertEqual(theirs[0].report["width"], ours.report["width"])
            self.assertTrue(drawn.startswith(b"GIF89a"))

    def test_a_file_takes_what_a_dictionary_takes(self):
        with tempfile.TemporaryDirectory() as folder:
            scenario = {"world": "life", "pattern": "glider", "size": "8x8", "frames": 2, "out": os.path.join(folder, "s.gif")}
            path = os.path.join(folder, "s.yaml")
            Path(path).write_text(_scenario.text(scenario))
            for settings in [{"vary": {"title": ["a, b", "", "1..2"], "theme": ["dark", "paper"]}}, {"vary": "seed=1..2"},
                             {"colors": {"alive": "#f00", "dead": "#000"}}, {"view": [0, 0, 5, 5]},
                             {"annotate": [{"label": "a", "at": [1, 2]}, {"box": [1, 1, 2, 2]}]},
                             {"pattern": {"file": "a.rle", "text": "2o$2o!"}}]:
                drawn = [Path(terrarium.run(one, **settings)[0]).read_bytes() for one in (path, scenario)]
                self.assertEqual(*drawn, settings)
            marked = os.path.join(folder, "marked.yaml")
            Path(marked).write_text(_scenario.text({**scenario, "annotate": [{"box": [1, 1, 2, 2]}], "vary": {"seed": [1, 2]}}))
            plain = Path(terrarium.run(scenario)[0]).read_bytes()
            for empty in ([], ()):
                self.assertEqual(Path(terrarium.run(marked, annotate=empty, vary=empty)[0]).read_bytes(), plain)
                with self.assertRaisesRegex(terrarium.RenderError, "out cannot be ''; it is a path"):
                    terrarium.run(marked, out=empty)
            with self.assertRaisesRegex(terrarium.RenderError, "a file keeps its own steps"):
                terrarium.run(path, steps=[{"run": 3}])
            for wrong, said in {"colour": "did you mean 'colors'", "color": "did you mean 'colors'", "dry_run": "'dry-run'"}.items():
                with self.assertRaisesRegex(terrarium.RenderError, f"unknown key .*{said}"):
                    terrarium.run(path, **{wrong: "red"})
            with self.assertRaisesRegex(terrarium.RenderError, "'--help' does not exist"):
                terrarium.run("--help")


class Stub(unittest.TestCase):
    def test_it_has_every_setting_of_every_world(self):
        with open(os.path.join(os.path.dirname(terrarium.__file__), "_films.pyi")) as file:
            tree = ast.parse(file.read())
        films = {}
        for part in tree.body:
            if isinstance(part, ast.FunctionDef) and part.name == "film":
                world = ast.literal_eval(part.args.args[0].annotation.slice)
                films[world] = {argument.arg for argument in part.args.kwonlyargs}
                self.assertIn("frames: ", ast.get_docstring(part))
        self.assertEqual(set(films), {world["name"] for world in terrarium.worlds()})
        for world, names in films.items():
            wanted = set(terrarium.settings(world)[i]["name"] for i in range(len(terrarium.settings(world))))
            self.assertEqual({name.rstrip("_").replace("_", "-") for name in names}, wanted - {"out", "format"} | {"steps"})


class Command(unittest.TestCase):
    def test_it_is_the_program(self):
        command = os.path.join(os.path.dirname(sys.executable), "render")
        for way in [[command], [sys.executable, "-m", "terrarium"]]:
            said = subprocess.run([*way, "--version"], capture_output=True, text=True, check=True).stdout
            self.assertEqual(said, f"render {terrarium.__version__}\n")
        self.assertEqual(subprocess.run([command, "no-such"], capture_output=True).returncode, 64)

    def test_without_the_program_it_says_what_to_install(self):
        here = Path(terrarium.__file__).parent
        calls = ["import terrarium; terrarium.worlds()", "import terrarium; terrarium.film('sea').data()",
                 "import terrarium; next(terrarium.film('sea').frames())", "import terrarium; terrarium.film('sea').frames().count",
                 "import terrarium; terrarium.run({'world': 'sea'})", "import runpy; runpy.run_module('terrarium')"]
        with tempfile.TemporaryDirectory() as folder:
            package = Path(folder, "terrarium")
            shutil.copytree(here, package, ignore=shutil.ignore_patterns("bin", "__pycache__"))
            for program in [None, b"\x7fELF of another machine", b""]:
                if program is not None:
                    (package / "bin").mkdir(exist_ok=True)
                    (package / "bin" / "render").write_bytes(program)
                    (package / "bin" / "render").chmod(0o755)
                for one in calls if program is None else calls[:1]:
                    said = subprocess.run([sys.executable, "-c", one], cwd=folder, capture_output=True, text=True,
                                          env={**os.environ, "PYTHONPATH": folder})
                    self.assertEqual(said.returncode, 1)
                    self.assertRegex(said.stderr.splitlines()[-1], "^(terrarium.*RenderError|render): the program '.*' cannot be "
                                     "started \\(.*\\); install the wheel for this machine: 'pip install ")

    def test_its_libraries_are_its_own(self):
        said = subprocess.run(["ldd", terrarium.program()], capture_output=True, text=True, check=True,
                              env={**os.environ, "LD_LIBRARY_PATH": "/lib:/usr/lib"}).stdout
        for line in said.splitlines():
            name, found, path = line.strip().partition(" => ")
            # Those that the manylinux policy expects on every system.
            system = name.startswith(("libc.", "libm.", "libstdc++.", "libgcc_s.", "libdl.", "libpthread.", "librt.", "libz.", "libexpat."))
            self.assertTrue(not found or system or "terrarium.libs" in path, line)


if __name__ == "__main__":
    unittest.main()
