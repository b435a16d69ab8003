"""Two windows of one program: keys that are held, the clipboard, dropped files, closing by the window manager."""

import ctypes
import os
import subprocess

from desk import Shown, expect, step, wait


def check(desk, tatami):
    first = Shown(desk, "first probe", os.path.join(os.path.dirname(tatami), "WindowProbe"))
    second = Shown(desk, "second probe")
    step("a file dropped on a window is told to it")
    wait("the drop", lambda: "dropped /tmp/über.nui" in desk.log())
    step("tasks of the main actor and the main queue run without an event")
    for line in ("from another thread", "task 3", "block of the main queue"):
        wait(line, lambda: line in desk.log())
    step("the clipboard goes both ways")
    expect(clipboard() == "Größe ✓", f"xclip reads {clipboard()!r}")
    subprocess.run(["xclip", "-selection", "clipboard"], input="from outside: é", text=True, check=True,
                   stderr=subprocess.DEVNULL)
    first.xdo("windowfocus", "--sync", first.number)
    first.key("c")
    wait("the other program's text", lambda: "clipboard: from outside: é" in desk.log())
    step("a key that is held repeats")
    first.xdo("keydown", "a")
    wait("three repetitions", lambda: desk.log().count("again a") >= 3)
    first.xdo("keyup", "a")
    expect(desk.log().count("down a") == 1, "a repetition counts as pressed anew")
    step("a closed window leaves the other; one that refuses is asked once; the last one ends the program")
    close(first)
    wait("the first window is gone", lambda: not first.find())
    close(second)
    wait("the second window is asked", lambda: "second refuses" in desk.log())
    expect(first.lives() and second.find(), "the program has ended")
    close(second)
    wait("the program has ended", lambda: not first.lives())
    expect(first.program.returncode == 0, f"the exit code is {first.program.returncode}")
    expect(desk.log().count("second refuses") == 1 and "0 windows are left" in desk.log(), "the windows were not asked once each")


def clipboard():
    return subprocess.run(["xclip", "-selection", "clipboard", "-o"], capture_output=True, text=True, timeout=5).stdout


class Message(ctypes.Structure):
    """Xlib's XClientMessageEvent."""

    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int), ("display", ctypes.c_void_p),
                ("window", ctypes.c_ulong), ("kind", ctypes.c_ulong), ("format", ctypes.c_int), ("data", ctypes.c_long * 5),
                ("rest", ctypes.c_long * 24)]


def close(window):
    """Asks a window to close as a window manager does; xdotool can only destroy it."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XInternAtom.restype = ctypes.c_ulong
    display, number = ctypes.c_void_p(x.XOpenDisplay(None)), ctypes.c_ulong(int(window.number))
    protocols, delete = (x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    message = Message(33, 0, 1, display, number, protocols, 32, (ctypes.c_long * 5)(delete))
    x.XSendEvent(display, number, 0, ctypes.c_long(0), ctypes.byref(message))
    x.XCloseDisplay(display)
