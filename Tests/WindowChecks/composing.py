"""Text that an input method composes: by IBus and its engine for Korean, which commits a syllable when the next one begins."""

import os
import subprocess

from desk import Shown, difference, expect, step, wait

# In the middle of the probe's field and button.
FIELD, PRESS = (150, 28), (150, 120)


def check(desk, tatami):
    home = os.path.join(desk.folder, "home")
    os.makedirs(home)
    os.environ.update(HOME=home, XDG_RUNTIME_DIR=home, LC_ALL="C.UTF-8", GSETTINGS_BACKEND="memory")
    # SDL reaches IBus by a service that the session starts.
    names = ["HOME", "XDG_RUNTIME_DIR", "DISPLAY", "LC_ALL", "GSETTINGS_BACKEND"]
    subprocess.run(["dbus-update-activation-environment", *names], check=True)
    desk.start("ibus-daemon", "--panel", "disable")
    wait("IBus", lambda: subprocess.run(["ibus", "engine", "hangul"], capture_output=True).returncode == 0)
    start = len(desk.log())
    written = lambda: desk.log()[start:]
    window = Shown(desk, "^WindowProbe$", os.path.join(os.path.dirname(tatami), "WindowProbe"), "edit")
    window.click(*FIELD)
    composes(window, written)
    commits_once(window, written)
    window.end()


def composes(window, written):
    step("a composed syllable is seen and not written; Return commits it")
    empty = window.stills()
    window.key("Hangul")
    typed(window, "r", "k", "s")
    wait("the composed text is seen", lambda: difference(window.stills(), empty) > 0)
    expect("field:" not in written(), "the composed text is written")
    window.key("Return")
    wait("the committed text", lambda: "field: 1 간" in written())


def commits_once(window, written):
    step("a click elsewhere commits once, here; the next syllable is a new one")
    typed(window, "r", "k", "s")
    window.click(*PRESS)
    wait("the committed text", lambda: "field: 2 간간" in written())
    window.stills(0.5)
    window.click(*FIELD)
    window.key("End")
    typed(window, "r", "k")
    window.key("Return")
    wait("the new syllable", lambda: "field: 3 간간가" in written())
    expect(written().count("field:") == 3, f"committed more than once: {written()}")


def typed(window, *keys):
    for key in keys:
        window.key(key)
        window.stills()
