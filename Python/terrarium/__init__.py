"""Small worlds, turned into pictures: films, frames and tables from Python.

    import terrarium
    terrarium.film(world="life", pattern="gosper-glider-gun", size=(48, 37), frames="period")

A film shows itself in a notebook; `write`, `frames` and `table` give what a program goes on with. All
settings are those of the command `render`, which comes along: `terrarium.settings("life")` lists them.
"""

from ._film import Film, Page
from ._films import film, run, settings, worlds
from ._frames import Frames
from ._outputs import Output, Outputs
from ._program import RenderError, RenderWarning, program

__all__ = ["Film", "Frames", "Output", "Outputs", "Page", "RenderError", "RenderWarning", "film", "program",
           "run", "settings", "worlds"]


def __getattr__(name: str) -> str:
    if name == "__version__":
        from importlib.metadata import version
        return version("terrarium")
    raise AttributeError(f"module 'terrarium' has no attribute '{name}'")
