"""Runs the checks of a real window: check.py TATAMI. Called by Scripts/window-check, in a session of its own."""

import os
import sys
import tempfile
import time

import accessibility
import appearance
import composing
import data
import drags
import forms
import live
import manners
import several
import window
from desk import Desk, Failure

root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def main(tatami):
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(folder)
        try:
            desk.start("/usr/libexec/at-spi-bus-launcher", "--launch-immediately")
            print("a window", flush=True)
            window.check(desk, tatami, os.path.join(root, "Examples"))
            print("a file that is saved", flush=True)
            live.check(desk, tatami)
            print("the desktop's appearance", flush=True)
            appearance.check(desk, tatami)
            print("two windows", flush=True)
            several.check(desk, tatami)
            print("accessibility", flush=True)
            accessibility.check(desk, tatami)
            print("a form", flush=True)
            forms.check(desk, tatami)
            print("data", flush=True)
            data.check(desk, tatami, os.path.join(root, "Examples"))
            print("drag and drop", flush=True)
            drags.check(desk, tatami)
            print("manners, under a window manager", flush=True)
            manners.check(desk, tatami)
            print("an input method", flush=True)
            composing.check(desk, tatami)
        except Exception as failure:
            keep(desk)
            if not isinstance(failure, Failure):
                raise
            return f"window-check: {failure}"
        finally:
            desk.close()
    print(f"Real windows and their accessibility are as they should be; {time.monotonic() - start:.1f} s.")
    return 0


def keep(desk):
    folder = os.path.join(root, "out", "window-check")
    os.makedirs(folder, exist_ok=True)
    desk.picture(os.path.join(folder, "screen.png"))
    print(desk.log(), "The screen is in out/window-check/screen.png.", file=sys.stderr)


sys.exit(main(os.path.abspath(sys.argv[1])))
