"""Files that show data, in a real window: searched, filtered, edited, sent, by mouse and by keys."""

import os
import subprocess

from desk import Shown, difference, expect, step, wait


def check(desk, tatami, examples):
    folder = os.path.join(examples, "Data")
    searches(desk, tatami, folder)
    opens(desk, tatami, folder)
    program = os.path.join(os.path.dirname(tatami), "DataWindow")
    chats(desk, program)
    buys(desk, program)
    edits(desk, program)


def searches(desk, tatami, folder):
    step("walks: typing searches, a chip filters, a button resets both")
    window = run(desk, tatami, folder, "walks", "400x500")
    before = window.stills()
    window.click(200, 84)
    window.xdo("type", "over")
    wait("fewer walks", lambda: difference(window.pixels(), before) > 0.05)
    # The chip "Done", and the button in place of the rows.
    window.click(190, 126)
    nothing = window.stills()
    window.click(200, 235)
    window.point(390, 490)
    wait("all walks again", lambda: difference(window.stills(), before) < 0.01)
    expect(difference(nothing, before) > 0.05, "the filter changes nothing")
    step("walks: Tab and Space check a walk")
    for key in ("Tab", "Tab", "Tab", "Tab", "space"):
        window.key(key)
    checked = wait("a checked box", lambda: changed(window, before, 0.0005))
    window.key("space")
    wait("the box is empty", lambda: difference(window.stills(), checked) > 0.0005)
    window.end()


def opens(desk, tatami, folder):
    step("files: a folder opens and closes, by mouse and by keys")
    window = run(desk, tatami, folder, "files", "440x440")
    window.point(430, 430)
    before = window.stills()
    # The arrow of the first folder.
    window.click(55, 94)
    window.point(430, 430)
    closed = wait("a closed folder", lambda: changed(window, before, 0.02))
    window.key("space")
    wait("an open folder", lambda: difference(window.stills(), closed) > 0.02)
    window.end()


def chats(desk, program):
    step("chat: Return sends, the field is empty, an answer comes by itself")
    window = Shown(desk, "Tatami: chat", program, "chat")
    window.click(200, 532)
    empty = part(window)
    window.xdo("type", "Hello there")
    wait("the text in the field", lambda: difference(part(window), empty) > 0.01)
    before = window.stills()
    window.key("Return")
    wait("an empty field", lambda: difference(part(window), empty) < 0.01)
    sent = wait("the message", lambda: changed(window, before, 0.01))
    wait("an answer", lambda: difference(window.pixels(), sent) > 0.002)
    step("chat: what is typed next has the focus, and the end stays in sight")
    for number in range(12):
        window.xdo("type", f"Message {number}")
        window.key("Return")
    wait("an empty field", lambda: difference(part(window), empty) < 0.01)
    window.stills()
    window.end()


def buys(desk, program):
    step("shop: a stepper changes the total, the keys too; a removed article comes back")
    window = Shown(desk, "Tatami: shop", program, "shop")
    window.point(470, 550)
    before = window.stills()
    # The plus of the first article.
    window.click(304, 116)
    window.point(470, 550)
    more = wait("another total", lambda: changed(window, before, 0.0005))
    window.key("Down")
    window.stills()
    expect(difference(window.stills(), more) > 0.0001, "the key Down changes nothing")
    window.click(344, 189)
    window.point(470, 550)
    wait("an article less", lambda: changed(window, more, 0.02))
    # The button "Put back".
    window.click(305, 383)
    window.point(470, 550)
    wait("the article is back", lambda: difference(window.stills(), before) < 0.01)
    window.end()


def edits(desk, program):
    step("people: a row is edited, refused, added and removed")
    window = Shown(desk, "Tatami: people", program, "people")
    window.point(710, 410)
    before = window.stills()
    window.click(240, 124)
    window.key("ctrl+a")
    window.xdo("type", "old")
    refused = wait("a message below the field", lambda: changed(window, before, 0.001))
    window.key("ctrl+a")
    window.xdo("type", "37")
    wait("no message", lambda: difference(window.stills(), refused) > 0.001)
    window.click(660, 38)
    window.point(710, 410)
    added = wait("another row", lambda: changed(window, refused, 0.01))
    window.click(664, 164)
    window.point(710, 410)
    wait("a row less", lambda: changed(window, added, 0.01))
    window.end()


def run(desk, tatami, folder, name, size):
    file = os.path.join(folder, name)
    return Shown(desk, name, tatami, "run", f"{file}.nui", "--data", f"{file}.json", "--size", size, "--scale", "1")


def changed(window, before, much):
    """The picture at rest, once it differs from another one."""
    now = window.stills()
    return now if difference(now, before) > much else None


def part(window):
    """The field of the chat without its caret."""
    return subprocess.run(
        ["import", "-window", window.number, "-crop", "300x20+40+522", "-depth", "8", "rgb:-"], check=True, capture_output=True).stdout
