"""That a window follows the desktop's dark mode, from a settings portal for tests. As a program: appearance.py TATAMI."""

import os
import subprocess
import sys
import tempfile

from desk import Desk, Shown, step, wait
from live import Pixel

LIGHT, DARK, BLACK = 0xF7F7F9, 0x121316, 0x000000
FILE = """root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
    { view = { :class = Label  text = "Appearance" } }
] } } }
"""


def check(desk, tatami):
    file = os.path.join(desk.folder, "appearance.nui")
    with open(file, "w") as target:
        target.write(FILE)
    step("without a portal a window is light")
    shows(desk, LIGHT, tatami, "run", file, "--size", "320x480")
    portal = Portal(desk)
    step("a window is dark while the desktop prefers dark windows, and changes with it")
    window = Shown(desk, "appearance", tatami, "run", file, "--size", "320x480")
    pixel = Pixel(int(window.number), 300, 470)
    wait("a dark window", lambda: pixel.colour() == DARK)
    portal.prefer(0)
    wait("a light window", lambda: pixel.colour() == LIGHT)
    portal.prefer(1)
    wait("a dark window again", lambda: pixel.colour() == DARK)
    step("a window has high contrasts while the desktop prefers them")
    portal.set("contrast", 1)
    wait("a black window", lambda: pixel.colour() == BLACK)
    portal.set("contrast", 0)
    wait("a dark window after it", lambda: pixel.colour() == DARK)
    window.end()
    step("--light and --dark count before the desktop")
    shows(desk, LIGHT, tatami, "run", file, "--size", "320x480", "--light")
    portal.prefer(2)
    shows(desk, DARK, tatami, "run", file, "--size", "320x480", "--dark")
    portal.end()


def shows(desk, colour, *command):
    window = Shown(desk, "appearance", *command)
    pixel = Pixel(int(window.number), 300, 470)
    wait(f"a window on {colour:06X}", lambda: pixel.colour() == colour)
    window.end()


class Portal:
    """The settings portal of this session, in which the desktop prefers dark windows first."""

    def __init__(self, desk):
        path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "portal.py")
        self.program = desk.start("/usr/bin/python3", "-B", path, stdin=subprocess.PIPE)
        wait("the portal", lambda: "ready" in desk.log())

    def prefer(self, scheme):
        """Sets what the desktop prefers: 0 for nothing, 1 for dark, 2 for light."""
        self.set("color-scheme", scheme)

    def set(self, key, number):
        """Sets a setting of the desktop's appearance."""
        self.program.stdin.write(f"org.freedesktop.appearance {key} uint32 {number}\n".encode())
        self.program.stdin.flush()

    def end(self):
        self.program.stdin.close()
        self.program.wait()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(folder)
        try:
            check(desk, os.path.abspath(sys.argv[1]))
        finally:
            desk.close()
