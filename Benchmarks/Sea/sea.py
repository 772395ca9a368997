"""The sea as one writes it in an afternoon: a Python object for each animal, matplotlib for the film.

The rules are those of Documentation/Worlds.md. Used as a peer by Scripts/bench.sh.
"""

import pathlib
import random
import sys

import matplotlib

matplotlib.use("Agg")
import matplotlib.animation
import matplotlib.patches
import matplotlib.pyplot

COLUMNS, ROWS, FRAMES = 10, 15, 100
AROUND = [(x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]


class Animal:
    def __init__(self, sea, cell):
        self.sea, self.cell, self.age, self.fast = sea, cell, 0, 0
        sea.cells[cell] = self

    def neighbours(self):
        x, y = self.cell
        cells = [(x + i, y + j) for i, j in AROUND]
        return [(i, j) for i, j in cells if 0 <= i < COLUMNS and 0 <= j < ROWS]

    def go(self, cell):
        del self.sea.cells[self.cell]
        self.sea.cells[cell] = self
        self.cell = cell

    def swim(self):
        x, y = self.cell
        i, j = random.choice(AROUND)
        cell = (x + i, y + j)
        if 0 <= cell[0] < COLUMNS and 0 <= cell[1] < ROWS and cell not in self.sea.cells:
            self.go(cell)

    def breed(self, every):
        self.age += 1
        free = [cell for cell in self.neighbours() if cell not in self.sea.cells]
        if self.age % every == 0 and free:
            type(self)(self.sea, random.choice(free))


class Penguin(Animal):
    def act(self):
        self.swim()
        self.breed(3)


class Orca(Animal):
    def act(self):
        prey = [cell for cell in self.neighbours() if type(self.sea.cells.get(cell)) is Penguin]
        self.fast = 0 if prey else self.fast + 1
        if self.fast == 3:
            del self.sea.cells[self.cell]
            return
        if prey:
            cell = random.choice(prey)
            del self.sea.cells[cell]
            self.go(cell)
        else:
            self.swim()
        self.breed(8)


class Sea:
    def __init__(self):
        self.cells = {}
        places = [(x, y) for y in range(ROWS) for x in range(COLUMNS)]
        random.shuffle(places)
        for place in places[:75]:
            Penguin(self, place)
        for place in places[75:82]:
            Orca(self, place)

    def tick(self):
        for cell, animal in sorted(self.cells.items(), key=lambda item: item[0][::-1]):
            if self.cells.get(animal.cell) is animal:
                animal.act()


random.seed(999)  # both kinds live through all frames, as in our default sea
sea = Sea()
figure = matplotlib.pyplot.figure(figsize=(3.2, 4.8), dpi=100)
axes = figure.add_axes([0, 0, 1, 1])
axes.axis("off")
axes.set(xlim=(0, COLUMNS), ylim=(ROWS, 0), aspect="auto")
axes.add_patch(matplotlib.patches.Rectangle((0, 0), COLUMNS, ROWS, color="#8fd3ea"))
folder = pathlib.Path(__file__).parent.parent.parent / "assets" / "sprites"
sprites = {
    kind: matplotlib.pyplot.imread(folder / name)
    for kind, name in [(Penguin, "penguin.png"), (Orca, "orca.png")]
}
shown = []


def draw(number):
    if number > 0:
        sea.tick()
    while shown:
        shown.pop().remove()
    for (x, y), animal in sea.cells.items():
        picture = sprites[type(animal)]
        shown.append(axes.imshow(picture, extent=(x, x + 1, y + 1, y), aspect="auto", zorder=2))
    axes.set(xlim=(0, COLUMNS), ylim=(ROWS, 0))
    return shown


film = matplotlib.animation.FuncAnimation(figure, draw, frames=FRAMES, init_func=lambda: [])
film.save(sys.argv[1], writer=matplotlib.animation.PillowWriter(fps=12.5))
