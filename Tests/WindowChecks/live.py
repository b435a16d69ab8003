"""How soon a save is on the screen, and that a window at rest does not wake. As a program: live.py TATAMI prints the figures."""

import ctypes
import os
import statistics
import sys
import tempfile
import time

from desk import Desk, Failure, Shown, expect, step

SAVES = 30
FILE = """root = { view = { :class = LayoutView  backgroundColor = "%06X"  layout = { :class = VerticalLayout  layoutItems = [
    { view = { :class = Label  text = "Saved" } }
    { view = { :class = Button  title = "Press" } }
] } } }
"""


def check(desk, tatami):
    file = os.path.join(desk.folder, "livefile.nui")
    save(file, 0xFFFFFF)
    window = Shown(desk, "livefile", tatami, "run", file, "--size", "320x480")
    pixel = Pixel(int(window.number), 300, 470)
    step("a save is on the screen within 40 ms, as written in place and as moved there")
    for is_moved in (False, True):
        times = [milliseconds(pixel, file, number, is_moved) for number in range(SAVES)]
        median = statistics.median(times)
        print(f"    save to screen: median {median:.1f} ms of {SAVES}, from {min(times):.1f} to {max(times):.1f}", flush=True)
        expect(median < 40, f"the median is {median:.1f} ms")
    step("nothing wakes while nothing changes")
    time.sleep(2)
    before = switches(window.program.pid)
    time.sleep(3)
    woken = switches(window.program.pid) - before
    print(f"    at rest: woken {woken} times in 3 s", flush=True)
    expect(woken <= 3, f"woken {woken} times in 3 s")
    window.program.terminate()
    window.program.wait()


def save(file, colour):
    with open(file, "w") as target:
        target.write(FILE % colour)


def milliseconds(pixel, file, number, is_moved):
    """From before a save until its colour is on the screen."""
    colour = 0x2040FF if number % 2 else 0x40A020
    time.sleep(0.1)
    start = time.monotonic()
    if is_moved:
        save(file + ".new", colour)
        os.rename(file + ".new", file)
    else:
        save(file, colour)
    while pixel.colour() != colour:
        if time.monotonic() > start + 10:
            raise Failure("a save is not on the screen within 10 s")
        time.sleep(0.0005)
    return (time.monotonic() - start) * 1000


def switches(process):
    """How often the threads of a process have gone to sleep so far."""
    total = 0
    for task in os.listdir(f"/proc/{process}/task"):
        with open(f"/proc/{process}/task/{task}/status") as status:
            total += sum(int(line.split()[1]) for line in status if line.startswith("voluntary_ctxt_switches"))
    return total


class Pixel:
    """One pixel of a window, read in less than a millisecond."""

    def __init__(self, window, x, y):
        self.x11 = ctypes.CDLL("libX11.so.6")
        self.place = (ctypes.c_ulong(window), x, y, 1, 1, ctypes.c_ulong(0xFFFFFF), 2)
        for name in ("XOpenDisplay", "XGetImage"):
            getattr(self.x11, name).restype = ctypes.c_void_p
        self.x11.XGetPixel.restype = ctypes.c_ulong
        self.display = ctypes.c_void_p(self.x11.XOpenDisplay(None))

    def colour(self):
        image = ctypes.c_void_p(self.x11.XGetImage(self.display, *self.place))
        colour = self.x11.XGetPixel(image, 0, 0) & 0xFFFFFF
        self.x11.XFree(image)
        return colour


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(folder)
        try:
            check(desk, os.path.abspath(sys.argv[1]))
        finally:
            desk.close()
