"""A screen that nobody sees, the programs on it, and what is waited for."""

import os
import subprocess
import time


class Failure(Exception):
    """What did not hold."""


def step(text):
    print(f"  {text}", flush=True)


def wait(text, condition, seconds=20):
    """Polls until the condition gives something true, and returns that; a failure says what was waited for."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"not within {seconds} s: {text}")
        time.sleep(0.02)


def expect(condition, text):
    if not condition:
        raise Failure(text)


class Desk:
    """An X server without a screen. Everything started on it is ended with it."""

    def __init__(self, folder, size="800x700"):
        self.folder = folder
        self.programs = []
        reading, writing = os.pipe()
        self.start("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-noreset", "-nolisten", "tcp", pass_fds=[writing])
        os.close(writing)
        with os.fdopen(reading) as pipe:
            os.environ["DISPLAY"] = ":" + pipe.readline().strip()
        os.environ.pop("WAYLAND_DISPLAY", None)

    def start(self, *command, **options):
        with open(os.path.join(self.folder, "log"), "a") as log:
            program = subprocess.Popen(command, **{"stdout": log, "stderr": log, "cwd": self.folder} | options)
        self.programs.append(program)
        return program

    def log(self):
        """What the programs have written."""
        with open(os.path.join(self.folder, "log")) as log:
            return log.read()

    def close(self):
        for program in reversed(self.programs):
            if program.poll() is None:
                program.terminate()
                program.wait()

    @staticmethod
    def picture(path):
        """The whole screen, to look at."""
        subprocess.run(["import", "-window", "root", path], check=True)


class Shown:
    """A window as its user has it: pictures, mouse and keys. Without a command it is another one of a program that runs."""

    def __init__(self, desk, title, *command, **options):
        if command:
            self.program = desk.start(*command, **options)
        self.title = title
        self.number = wait(f"a window called {title}", self.find)
        # X refuses to focus a window that has its title and is not on the screen yet.
        wait(f"the focus in {title}", self.focus)

    def focus(self):
        return subprocess.run(["xdotool", "windowfocus", "--sync", self.number], capture_output=True).returncode == 0

    def find(self):
        found = subprocess.run(["xdotool", "search", "--name", self.title], capture_output=True, text=True)
        return found.stdout.strip()

    @staticmethod
    def xdo(*words):
        subprocess.run(["xdotool", *map(str, words)], check=True)

    def click(self, x, y):
        self.point(x, y)
        self.xdo("click", 1)

    def point(self, x, y):
        self.xdo("mousemove", "--window", self.number, x, y)

    def wheel(self, notches):
        self.xdo("click", "--repeat", abs(notches), "--delay", 10, 5 if notches > 0 else 4)

    def key(self, name):
        self.xdo("key", name)

    def size(self):
        lines = subprocess.run(["xdotool", "getwindowgeometry", "--shell", self.number], capture_output=True, text=True).stdout
        values = dict(line.split("=") for line in lines.split() if "=" in line)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def pixels(self):
        """Three bytes a pixel."""
        return subprocess.run(["import", "-window", self.number, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout

    def stills(self, seconds=0.15):
        """The picture when it has not changed for a while."""
        last, since = self.pixels(), time.monotonic()
        end = since + 20
        while time.monotonic() - since < seconds:
            now = self.pixels()
            if now != last:
                last, since = now, time.monotonic()
            if time.monotonic() > end:
                raise Failure("the picture never comes to rest")
        return last

    def lives(self):
        return self.program.poll() is None

    def end(self):
        self.program.terminate()
        self.program.wait()


def pixels_of(path):
    return subprocess.run(["convert", path, "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout


def difference(one, other):
    """Which part of the pixels differs visibly; 1 for pictures of other sizes."""
    if len(one) != len(other):
        return 1
    differing = sum(1 for a, b in zip(one[1::3], other[1::3]) if abs(a - b) > 16)
    return differing / (len(one) / 3)
