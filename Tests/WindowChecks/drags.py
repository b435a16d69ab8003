"""Parts that people drag from a grid of tiles in a folded cell of an accordion to a stack in another one, and back: by mouse, by keys, and by
assistive technology. With PICTURES=FOLDER the screen is kept after each step."""

import os
import subprocess
import time

from accessibility import Atspi, GLib, actions, children, fresh, place, published
from desk import Shown, expect, step, wait

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "parts.nui")


def check(desk, tatami):
    Parts(desk, tatami).by_mouse()
    Parts(desk, tatami).by_keys()
    Parts(desk, tatami).by_bus()


class Parts:
    """The window with the two cells."""

    def __init__(self, desk, tatami):
        self.window = Shown(desk, "^parts$", tatami, "run", FILE, "--size", "340x380", "--scale", "1")
        self.frame = wait("the parts are on the bus", lambda: published(self.window.program.pid))
        self.picture = 0

    # What is where

    def part(self, name):
        """The part, and the name of the list that it is in; None for both while it is not shown."""
        return self.search(self.frame, name, None) or (None, None)

    def search(self, node, name, around):
        try:
            for child in children(node):
                title = fresh(child).get_name()
                if title == name:
                    return child, around
                found = self.search(child, name, title if title in ("Box", "Bench") else around)
                if found:
                    return found
        except GLib.Error:
            # Nodes go while they are read.
            pass
        return None

    def list_of(self, name):
        return self.part(name)[1]

    def middle(self, name):
        x, y, width, height = place(self.part(name)[0], Atspi.CoordType.WINDOW)
        return x + width // 2, y + height // 2

    def keep(self):
        folder = os.environ.get("PICTURES")
        if folder:
            subprocess.run(["import", "-window", self.window.number, os.path.join(folder, f"parts-{self.picture}.png")], check=True)
            self.picture += 1

    def is_in(self, part, name):
        wait(f"{part} in {name}", lambda: self.list_of(part) == name)

    def open_box(self):
        self.window.click(60, 28)
        wait("an open box", lambda: self.list_of("Bolt") == "Box")
        self.window.stills()

    # By mouse

    def by_mouse(self):
        step("parts: a tile goes from the box to the bench, by mouse")
        self.keep()
        self.open_box()
        self.keep()
        self.drag("Nut", self.middle("Belt"))
        self.is_in("Nut", "Bench")
        step("parts: the box is folded; resting on it opens it, and the tile goes back")
        self.window.stills()
        self.keep()
        self.window.click(60, 28)
        wait("a folded box", lambda: self.list_of("Bolt") is None)
        self.window.stills()
        x, y = self.middle("Nut")
        self.window.point(x, y)
        self.window.xdo("mousedown", 1)
        self.glide((x, y), (60, 28))
        wait("an open box", lambda: self.list_of("Bolt") == "Box")
        time.sleep(0.5)
        self.keep()
        target = self.middle("Cog")
        self.glide((60, 28), target)
        time.sleep(0.3)
        self.keep()
        self.window.xdo("mouseup", 1)
        self.is_in("Nut", "Box")
        self.window.stills()
        self.keep()
        step("parts: Escape brings a tile back")
        before = self.window.stills()
        x, y = self.middle("Bolt")
        self.window.point(x, y)
        self.window.xdo("mousedown", 1)
        self.glide((x, y), self.middle("Gear"))
        self.window.key("Escape")
        self.window.xdo("mouseup", 1)
        self.window.point(330, 370)
        wait("the same picture", lambda: self.window.stills() == before)
        self.window.end()

    def drag(self, part, target):
        x, y = self.middle(part)
        self.window.point(x, y)
        self.window.xdo("mousedown", 1)
        self.glide((x, y), target)
        time.sleep(0.3)
        self.keep()
        self.window.xdo("mouseup", 1)

    def glide(self, start, end):
        """Moves the pointer in steps, as a hand does."""
        for part in range(1, 13):
            self.window.point(*(round(a + (b - a) * part / 12) for a, b in zip(start, end)))
            time.sleep(0.02)

    # By keys

    def by_keys(self):
        step("parts: the same by keys alone")
        self.open_box()
        for _ in range(12):
            if self.focused() == "Bolt":
                break
            self.window.key("Tab")
            time.sleep(0.1)
        expect(self.focused() == "Bolt", f"Tab does not reach a tile; the focus is at {self.focused()}")
        self.window.key("space")
        self.window.key("Next")
        self.window.key("space")
        self.is_in("Bolt", "Bench")
        wait("the focus at the tile", lambda: self.focused() == "Bolt")
        self.window.key("space")
        self.window.key("Prior")
        self.window.key("space")
        self.is_in("Bolt", "Box")
        self.window.end()

    def focused(self):
        pending = [fresh(self.frame)]
        while pending:
            node = pending.pop()
            if node.get_state_set().contains(Atspi.StateType.FOCUSED) and node.get_name():
                return node.get_name()
            pending += children(node)
        return None

    # By assistive technology

    def by_bus(self):
        step("parts: the same through the accessibility bus")
        self.open_box()
        self.act("Pin", "move to Bench")
        self.is_in("Pin", "Bench")
        self.act("Pin", "move to Box")
        self.is_in("Pin", "Box")
        self.window.end()

    def act(self, part, action):
        node = self.part(part)[0]
        names = actions(node)
        expect(action in names, f"{part} offers {names} and not {action}")
        Atspi.Action.do_action(node, names.index(action))
