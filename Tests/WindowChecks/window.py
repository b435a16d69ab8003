"""A real window: drawn, animated, clicked, scrolled, resized, closed, and its file saved while it is open."""

import os
import shutil
import subprocess
import time

from desk import Shown, difference, expect, pixels_of, step, wait

# The upper of the demo's two buttons, with the label over it shown and hidden; a place beside them.
SHOWN, HIDDEN, ASIDE = (160, 225), (160, 25), (160, 300)


def check(desk, tatami, examples):
    folder = desk.folder
    shutil.copytree(os.path.join(examples, "Gallery"), os.path.join(folder, "Gallery"))
    file = os.path.join(folder, "Gallery", "nuiloader-demo.nui")
    window = Shown(desk, "nuiloader-demo", tatami, "run", file, "--size", "320x480")
    window.point(*ASIDE)
    before = shows_what_is_rendered(window, tatami, file, folder, 320, 480)
    animates(window, before)
    scrolls(window, before)
    reloads(window, file, before)
    survives_a_thousand_saves(window, file, before)
    window.xdo("windowsize", window.number, 480, 320)
    wait("the window is 480x320", lambda: window.size() == (480, 320))
    shows_what_is_rendered(window, tatami, file, folder, 480, 320)
    step("nothing typed closes it; Ctrl+Q does, with exit code 0")
    for key in ("q", "w", "r", "Escape", "shift+q"):
        window.key(key)
    time.sleep(0.3)
    expect(window.lives(), "a typed key has closed the window")
    window.key("ctrl+q")
    wait("the program has ended", lambda: not window.lives())
    expect(window.program.returncode == 0, f"the exit code is {window.program.returncode}")


def shows_what_is_rendered(window, tatami, file, folder, width, height):
    step(f"shows at {width}x{height} what 'tatami render' draws")
    path = os.path.join(folder, "rendered.png")
    subprocess.run([tatami, "render", file, "-o", path, "--size", f"{width}x{height}", "--scale", "1"],
                   check=True, stdout=subprocess.DEVNULL)
    rendered = pixels_of(path)
    wait("the window shows the rendered picture", lambda: difference(window.pixels(), rendered) < 0.01)
    return window.stills()


def animates(window, before):
    step("a click hides the label in 0.3 s, past a picture half way; another brings it back")
    # A busy machine may take no picture in 0.3 s.
    expect(any(is_seen_half_way(window, before) for _ in range(5)), "no picture lies between the two ends")


def is_seen_half_way(window, before):
    window.click(*SHOWN)
    pictures = [window.pixels()]
    wait("half way", lambda: pictures.append(window.pixels()) or difference(pictures[-1], before) > 0.1)
    hidden = window.stills()
    expect(difference(hidden, before) > 0.2, "the click changes nothing")
    window.click(*HIDDEN)
    window.point(*ASIDE)
    wait("all is as before", lambda: window.pixels() == before)
    return any(difference(picture, before) > 0.02 and difference(picture, hidden) > 0.02 for picture in pictures)


def scrolls(window, before):
    step("the wheel scrolls, there and back")
    window.wheel(2)
    wait("another picture", lambda: difference(window.pixels(), before) > 0.05)
    window.wheel(-2)
    wait("all is as before", lambda: window.pixels() == before)


def reloads(window, file, before):
    step("a file saved with an error is told over the last good screen")
    with open(file) as source:
        text = source.read()
    save(file, text.replace("horizontalAlignment = Stretch", "horizontalAlignment = Strecth", 1))
    wait("the error is shown", lambda: difference(window.pixels(), before) > 0.05)
    expect(window.lives(), "the program has ended")
    step("a mended one is shown as before")
    save(file, text)
    wait("all is as before", lambda: window.pixels() == before)


def survives_a_thousand_saves(window, file, before):
    step("1,000 saves during a drag leave no file open and no memory taken")
    with open(file) as source:
        text = source.read()
    window.xdo("mousedown", 1)
    for number in range(1, 1001):
        save(file, text[:number] if number % 7 == 0 else f"{text}// {number}\n")
        if number % 10 == 0:
            window.point(160, 100 + number % 200)
            # Long enough for the file to be taken for whole.
            time.sleep(0.12)
        if number == 200:
            files, memory = held(window)
    window.xdo("mouseup", 1)
    save(file, text)
    window.point(*ASIDE)
    wait("all is as before", lambda: window.pixels() == before)
    files_now, memory_now = held(window)
    print(f"    {files_now} open files; {memory:.1f} MiB after 200 saves, {memory_now:.1f} after 1,000", flush=True)
    expect(files_now <= files, f"{files_now} open files, not {files}")
    expect(memory_now - memory < 4, f"{memory_now:.1f} MiB, not {memory:.1f}")


def held(window):
    """Open files, and resident memory in MiB."""
    process = f"/proc/{window.program.pid}"
    with open(f"{process}/statm") as pages:
        resident = int(pages.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return len(os.listdir(f"{process}/fd")), resident / (1 << 20)


def save(file, text):
    with open(file, "w") as source:
        source.write(text)
