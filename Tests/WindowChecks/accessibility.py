"""What assistive technology reads of a window, and does with it: through the accessibility bus, by Python's Atspi."""

import os
import shutil

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

from desk import Shown, expect, step, wait

FILE = """
state pressed = { :group = page  label.text = "Pressed"  press.selected = YES }
state waiting = { :group = page }

root = { view = {
    :class = LayoutView
    backgroundColor = "FFFFFF"
    layout = {
        :class = VerticalLayout
        padding = 10
        layoutItems = [
            { view = { :class = Label  :id = label  text = "Waiting" }  fixedHeight = 30 }
            {
                view = { :class = Button  :id = press  title = "Press"  action = { state = ["pressed", "waiting"] } }
                fixedWidth = 100
                fixedHeight = 40
            }
            { view = { :class = Button  :id = never  title = "Never"  enabled = NO }  fixedHeight = 40 }
            { view = { :class = TextField  :id = field  placeholder = "Name" }  fixedHeight = 30 }
        ]
    }
} }
"""
ADDED = '            { view = { :class = Button  :id = other  title = "Other" }  fixedHeight = 40 }\n        ]\n'


def check(desk, tatami):
    file = os.path.join(desk.folder, "page.nui")
    with open(file, "w") as source:
        source.write(FILE)
    told = listen("object:state-changed:focused", "object:children-changed", "object:property-change:accessible-name",
                  "object:text-changed", "window:activate")
    window = Shown(desk, "^page$", tatami, "run", file, "--size", "320x250")
    frame = wait("the program is on the bus, with a window", lambda: published(window.program.pid))
    reads(window, frame)
    presses(frame, told)
    moves_focus(frame, told)
    reads_what_is_typed(window, frame, told)
    step("a window that gets the keyboard is told of")
    Shown(desk, "^other$", tatami, "run", shutil.copy(file, os.path.join(desk.folder, "other.nui")))
    wait("the window is not active any more", lambda: "active" not in states(frame))
    window.xdo("windowfocus", "--sync", window.number)
    wait("that was told", lambda: pump() and ("window:activate", frame.get_name()) in told)
    old = named(frame, "Never")
    told.clear()
    step("another file saved: other objects, told of; the old ones are defunct")
    with open(file, "w") as source:
        source.write(FILE.replace("        ]\n", ADDED))
    wait("the new button", lambda: named(frame, "Other"))
    expect([child.get_accessible_id() for child in children(frame)] == ["label", "press", "never", "field", "other"], "the tree is not the file's")
    adding = ("object:children-changed:add", frame.get_name())
    wait("that was told", lambda: pump() and told.count(adding) == 5)
    wait("the old button is defunct", lambda: is_defunct(old))
    window.key("ctrl+w")
    wait("the program has ended", lambda: not window.lives())
    expect(window.program.returncode == 0, f"the exit code is {window.program.returncode}")


def reads(window, frame):
    step("application > frame > label and buttons, with roles, names, states, places and texts")
    application = frame.get_parent()
    expect(application.get_toolkit_name() == "Tatami", f"the toolkit is called {application.get_toolkit_name()!r}")
    expect(application.get_role_name() == "application" and application.get_name() == "tatami", "the root is not the application")
    expect(frame.get_role_name() == "frame" and frame.get_name() == "page", f"the frame is {frame.get_name()!r}")
    label, press, never, field = children(frame)
    words = [(child.get_role_name(), child.get_name(), child.get_accessible_id()) for child in (label, press, never, field)]
    expect(words == [("label", "Waiting", "label"), ("push button", "Press", "press"), ("push button", "Never", "never"),
                     ("entry", "Name", "field")], f"{words}")
    expect({"enabled", "sensitive", "showing", "visible", "focusable"} <= states(press), f"the button is {states(press)}")
    expect(not {"enabled", "sensitive", "focusable"} & states(never), f"the disabled button is {states(never)}")
    expect(actions(press) == ["press", "focus"] and actions(never) == [], f"actions are {actions(press)}, {actions(never)}")
    expect(Atspi.Text.get_text(label, 0, -1) == "Waiting", "the label's text is not read")
    left, top = place(frame, Atspi.CoordType.SCREEN)[:2]
    expect(place(frame, Atspi.CoordType.SCREEN) == (left, top, 320, 250) and left > 0, f"{place(frame, Atspi.CoordType.SCREEN)}")
    expect(place(press, Atspi.CoordType.WINDOW) == (110, 40, 100, 40), f"{place(press, Atspi.CoordType.WINDOW)}")
    expect(place(press, Atspi.CoordType.SCREEN) == (left + 110, top + 40, 100, 40), f"{place(press, Atspi.CoordType.SCREEN)}")


def presses(frame, told):
    step("an action presses the button")
    label, press = children(frame)[:2]
    expect("selected" not in states(press), "the button is selected already")
    expect(Atspi.Action.do_action(press, 0), "the button cannot be pressed")
    wait("the label's new name", lambda: fresh(label).get_name() == "Pressed")
    wait("that was told", lambda: pump() and ("object:property-change:accessible-name", "Pressed") in told)
    wait("the button is selected", lambda: "selected" in states(press))


def moves_focus(frame, told):
    step("the focus is moved, and told of")
    press = named(frame, "Press")
    expect("focused" not in states(press), "the button has the focus already")
    expect(Atspi.Action.do_action(press, 1), "the button cannot have the focus")
    wait("the button has the focus", lambda: "focused" in states(press))
    wait("that was told", lambda: pump() and ("object:state-changed:focused", "Press") in told)


def reads_what_is_typed(window, frame, told):
    step("what is typed into the field can be read, and is told")
    field = named(frame, "Name")
    expect("editable" in states(field), f"the field is {states(field)}")
    expect(Atspi.Component.grab_focus(field), "the field cannot have the focus")
    window.xdo("type", "Ada")
    wait("the text", lambda: Atspi.Text.get_text(field, 0, -1) == "Ada")
    wait("that was told", lambda: pump() and any(kind.startswith("object:text-changed:insert") for kind, _ in told))


# What Atspi knows of them is read anew each time: it is kept otherwise, until its main loop runs.


def fresh(node):
    node.clear_cache()
    return node


def published(process):
    desktop = fresh(Atspi.get_desktop(0))
    for application in children(desktop):
        if application and application.get_process_id() == process and children(application):
            return application.get_child_at_index(0)
    return None


def children(node):
    return [node.get_child_at_index(index) for index in range(fresh(node).get_child_count())]


def named(node, name):
    """The child of that name; None as well where children go while they are read."""
    try:
        return next((child for child in children(node) if fresh(child).get_name() == name), None)
    except GLib.Error:
        return None


def states(node):
    return {state.value_nick for state in fresh(node).get_state_set().get_states()}


def actions(node):
    return [Atspi.Action.get_action_name(node, index) for index in range(Atspi.Action.get_n_actions(node))]


def place(node, space):
    found = Atspi.Component.get_extents(node, space)
    return found.x, found.y, found.width, found.height


def is_defunct(node):
    try:
        return "defunct" in states(node)
    except GLib.Error:
        return True


def listen(*kinds):
    """A list that what is told gets into, as its kind and the name of what it is about."""
    told = []

    def note(event):
        try:
            told.append((event.type, event.source.get_name()))
        except GLib.Error:
            pass  # It is about something that is gone by now.

    listener = Atspi.EventListener.new(note)
    for kind in kinds:
        listener.register(kind)
    listeners.append(listener)
    return told


listeners = []


def pump():
    while GLib.MainContext.default().iteration(False):
        pass
    return True
