"""A window among others, as GTK's and Qt's behave: the first click, scale, title, icon, least size, selections, rest."""

import glob
import os
import re
import subprocess
import time

from desk import Shown, difference, expect, step, wait

# In the middle of the probe's button, field and hidden field, at scale 1.
PRESS, FIELD, SECRET = (150, 120), (150, 28), (150, 75)


def check(desk, tatami):
    probe = os.path.join(os.path.dirname(tatami), "WindowProbe")
    honours_scales(desk, probe)
    desk.start("openbox", "--sm-disable")
    wait("the window manager", lambda: "_NET_SUPPORTING_WM_CHECK" in properties("-root"))
    has_its_icon_at_first_sight(desk, probe)
    window = Shown(desk, "^WindowProbe$", probe, "edit")
    introduces_itself(window)
    takes_the_first_click(desk, window)
    pastes(desk, window)
    selects(desk, window)
    rests(window)
    window.end()
    step("and without an accessibility bus")
    window = Shown(desk, "^WindowProbe$", probe, "edit", env=os.environ | {"NO_AT_BRIDGE": "1"})
    rests(window)
    window.end()


def honours_scales(desk, probe):
    step("X11's scale: GDK_SCALE, then QT_SCALE_FACTOR, then Xft.dpi")
    for resources, variables, scale in [
        ("", {}, 1), ("Xft.dpi: 144", {}, 1.5), ("Xft.dpi: 144", {"QT_SCALE_FACTOR": "1.25"}, 1.25),
        ("Xft.dpi: 144", {"QT_SCALE_FACTOR": "1.25", "GDK_SCALE": "2"}, 2),
    ]:
        subprocess.run(["xrdb", "-load"], input=resources + "\n", text=True, check=True)
        window = Shown(desk, "^WindowProbe$", probe, "edit", env=os.environ | variables)
        expect(window.size() == (300 * scale, 200 * scale), f"{window.size()} with {resources} and {variables}")
        wait("the scale", lambda: f"scale {float(scale)}, size 300.0 x 200.0" in desk.log())
        window.end()
    subprocess.run(["xrdb", "-load"], input="", text=True, check=True)


def has_its_icon_at_first_sight(desk, probe):
    step("openbox finds an icon when a window is shown; to a window without one it gives its own of 48 pixels")
    for _ in range(5):
        program = desk.start(probe, "edit")
        number = wait("the window", lambda: output("xdotool", "search", "--onlyvisible", "--name", "^WindowProbe$"))
        told = properties("-id", number)
        expect(re.search(r"Icon \(64 x 64\)", told), f"no icon at first: {told}")
        program.terminate()
        program.wait()


def introduces_itself(window):
    step("a title, an icon of its own, a least size; the compositor goes on")
    told = properties("-id", window.number)
    expect('WM_NAME(STRING) = "WindowProbe"' in told or 'WM_NAME(UTF8_STRING) = "WindowProbe"' in told, told)
    expect(re.search(r"Icon \(64 x 64\)", told), f"no icon: {told}")
    expect("program specified minimum size: 160 by 120" in told, f"no least size: {told}")
    bypass = re.search(r"_NET_WM_BYPASS_COMPOSITOR\(CARDINAL\) = (\d)", told)
    expect(not bypass or bypass[1] == "0", "the compositor is stopped")
    window.xdo("windowsize", window.number, 1, 1)
    wait("the least size", lambda: window.size() == (160, 120))
    window.xdo("windowsize", window.number, 300, 200)
    wait("the old size", lambda: window.size() == (300, 200))


def takes_the_first_click(desk, window):
    step("the click that activates a window acts")
    other = Shown(desk, "^beside$", "xmessage", "-title", "beside", "-geometry", "+500+500", "beside")
    wait("the other one is active", lambda: active() == other.number)
    window.click(*PRESS)
    wait("the button's action", lambda: desk.log().count("pressed") == 1)
    wait("the window is active", lambda: active() == window.number)
    other.end()


def pastes(desk, window):
    def pasted(text):
        return f"field: {len(text)} {text[:40]}"

    step("Shift+Insert and Control+V paste, Control+Insert copies, Shift+Delete cuts")
    window.click(*FIELD)
    put("clipboard", "one\ttwo\nthree")
    window.key("shift+Insert")
    wait("the text", lambda: "field: 13 one two three" in desk.log())
    window.key("ctrl+a")
    window.key("ctrl+Insert")
    wait("the copy", lambda: get("clipboard") == "one two three")
    window.key("shift+Delete")
    wait("the field is empty", lambda: "field: 0" in desk.log())
    for count in [600, 60_000]:
        step(f"a text of {count:,} letters is pasted")
        text = ("0123456789" * (count // 10 + 1))[:count]
        put("clipboard", text)
        window.key("ctrl+v")
        wait("the text", lambda: pasted(text) in desk.log(), seconds=60)
        window.key("ctrl+a")
        window.key("BackSpace")
        wait("the field is empty", lambda: desk.log().rstrip().endswith("field: 0"), seconds=60)
    refusal = "WindowProbe: The text was not inserted, because a field takes at most 1 MiB."
    for number, count in enumerate([1_100_000, 1_400_000]):
        step(f"a text of {count:,} letters is beyond the field's limit: it is refused, and that is said")
        put("clipboard", "x" * count)
        window.key("ctrl+v")
        wait("the refusal", lambda: desk.log().count(refusal) == number + 1, seconds=60)
    step("a program that keeps its text for itself is waited for, and that is said")
    silent = desk.start("xclip", "-selection", "clipboard", "-i", "/dev/null")
    silent.wait()
    stopped = subprocess.run(["pgrep", "-n", "xclip"], capture_output=True, text=True).stdout.strip()
    os.kill(int(stopped), 19)
    window.key("ctrl+v")
    wait("the refusal", lambda: "did not send it within 3 s" in desk.log())
    os.kill(int(stopped), 9)
    wait("the window lives", lambda: window.lives())


def selects(desk, window):
    step("what is selected is PRIMARY, and a middle click pastes it; a hidden text is not given away")
    window.click(*FIELD)
    window.xdo("type", "first second")
    wait("the text", lambda: "field: 12 first second" in desk.log())
    window.key("shift+ctrl+Left")
    wait("the word", lambda: get("primary") == "second")
    put("primary", "else")
    window.point(*SECRET)
    window.xdo("click", 2)
    wait("the pasted text", lambda: "secret: else" in desk.log())
    window.xdo("click", "--repeat", 2, "--delay", 50, 1)
    window.key("ctrl+a")
    window.key("ctrl+c")
    window.key("ctrl+Insert")
    window.xdo("click", 2)
    wait("the text twice", lambda: "secret: elseelse" in desk.log())
    expect(get("primary") == "else", f"PRIMARY is {get('primary')!r}")
    expect(get("clipboard") != "else", "a hidden text is on the clipboard")


def rests(window):
    step("a window at rest does not wake, with the focus in a field whose caret has stopped to blink")
    window.click(*FIELD)
    # The caret blinks for 10 s; calls on the accessibility bus time out until 30 s after the program's start.
    wait("10 s without a wake", lambda: sleeps(window, 5) and sleeps(window, 5), seconds=45)


def sleeps(window, seconds):
    before = wakes(window.program.pid)
    time.sleep(seconds)
    return wakes(window.program.pid) == before


def wakes(process):
    """How often the threads of a program have slept and been woken."""
    count = 0
    for status in glob.glob(f"/proc/{process}/task/*/status"):
        with open(status) as lines:
            count += sum(int(line.split()[1]) for line in lines if line.startswith("voluntary_ctxt_switches"))
    return count


def put(selection, text):
    subprocess.run(["xclip", "-selection", selection, "-i"], input=text, text=True, check=True, stderr=subprocess.DEVNULL)


def get(selection):
    return subprocess.run(["xclip", "-selection", selection, "-o"], capture_output=True, text=True, timeout=5).stdout


def output(*command):
    return subprocess.run(command, capture_output=True, text=True).stdout.strip()


def properties(*window):
    return output("xprop", *window)


def active():
    return output("xdotool", "getactivewindow")
