"""What assistive technology reads of a window, and does with it: through the accessibility bus, by Python's Atspi."""

import json
import os
import shutil
import time

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
            { view = { :class = TextField  :id = code  text = "hunter2"  placeholder = "Code"  secure = YES }  fixedHeight = 30 }
            { view = { :class = Label  :id = part  text = "Part"  accessibilityRole = "heading"  accessibilityLevel = 2 } }
            { view = { :class = Label  :id = caption  text = "City" } }
            { view = { :class = TextField  :id = city  accessibilityLabelledBy = caption }  fixedHeight = 30 }
            { view = { :class = Label  :id = legal  attributedText = ["Read the ", { text = "terms"  link = "terms.html" }] } }
        ]
    }
} }
"""
ROWS = """
type Row = { :key id  id = Integer  name <-> String }
:model = { rows <-> [Row] }
root = { view = { :class = CollectionView  selectionMode = Single  items = [{ :for row in rows  :class = Label  text <- row.name }] } }
"""
ADDED = '            { view = { :class = Button  :id = other  title = "Other" }  fixedHeight = 40 }\n        ]\n'


def check(desk, tatami):
    file = os.path.join(desk.folder, "page.nui")
    with open(file, "w") as source:
        source.write(FILE)
    told = listen("object:state-changed:focused", "object:children-changed", "object:property-change:accessible-name",
                  "object:text-changed", "window:activate")
    messages = listen_text("object:announcement", "object:text-caret-moved", "object:text-selection-changed", "object:text-changed")
    window = Shown(desk, "^page$", tatami, "run", file, "--size", "320x250")
    frame = wait("the program is on the bus, with a window", lambda: published(window.program.pid))
    reads(window, frame)
    presses(frame, told)
    moves_focus(frame, told)
    reads_what_is_typed(window, frame, told)
    shows_keys(window, frame)
    edits(frame, messages)
    hides_passwords(frame)
    reads_structure(frame)
    reads_links(frame)
    announces(file, messages)
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
    expect([child.get_accessible_id() for child in children(frame)] == ["label", "press", "never", "field", "code", "part", "caption", "city", "legal", "other"], "the tree is not the file's")
    adding = ("object:children-changed:add", frame.get_name())
    wait("that was told", lambda: pump() and told.count(adding) == 10)
    wait("the old button is defunct", lambda: is_defunct(old))
    window.key("ctrl+w")
    wait("the program has ended", lambda: not window.lives())
    expect(window.program.returncode == 0, f"the exit code is {window.program.returncode}")
    follows_jumps(desk, tatami)


def follows_jumps(desk, tatami):
    step("a list that jumps: what is told leads from the rows that were read to those that are there")
    file = os.path.join(desk.folder, "jumping")
    with open(file + ".nui", "w") as source:
        source.write(ROWS)
    with open(file + ".json", "w") as source:
        json.dump({"rows": [{"id": number, "name": f"Row {number}"} for number in range(5000)]}, source)
    window = Shown(desk, "^jumping$", tatami, "run", file + ".nui", "--data", file + ".json", "--size", "320x400")
    frame = wait("the list is on the bus", lambda: published(window.program.pid))
    rows = wait("rows", lambda: list_in(frame))
    told = listen_children(rows)
    window.click(100, 60)
    pump()
    known = names(rows)
    told.clear()
    for key in ("End", "Home", "Page_Down", "Page_Down", "End", "Page_Up", "Up"):
        window.key(key)
        wait_quiet(told)
        for is_added, index, name in told:
            if is_added:
                known.insert(index, name)
            else:
                known.pop(index)
        told.clear()
        expect(known == names(rows), f"after {key} {known} was told of, and {names(rows)} is there")
    window.end()


def list_in(node):
    """The first node with more than ten children."""
    found = children(node)
    return node if len(found) > 10 else next((inner for inner in map(list_in, found) if inner), None)


def names(node):
    return [fresh(child).get_name() for child in children(node)]


def listen_children(parent):
    """A list that the changes of a node's children get into: whether one was added, its index, and the name of one that was added."""
    told = []

    def note(event):
        is_added = ":add" in event.type
        if event.source == parent:
            told.append((is_added, event.detail1, event.any_data.get_name() if is_added else None))

    listener = Atspi.EventListener.new(note)
    listener.register("object:children-changed")
    listeners.append(listener)
    return told


def wait_quiet(told):
    """Waits until nothing has been told for 0.4 s."""
    last, since = -1, time.monotonic()
    while time.monotonic() < since + 0.4:
        pump()
        if len(told) != last:
            last, since = len(told), time.monotonic()
        time.sleep(0.01)


def reads(window, frame):
    step("application > frame > label and buttons, with roles, names, states, places and texts")
    application = frame.get_parent()
    expect(application.get_toolkit_name() == "Tatami", f"the toolkit is called {application.get_toolkit_name()!r}")
    expect(application.get_role_name() == "application" and application.get_name() == "tatami", "the root is not the application")
    expect(frame.get_role_name() == "frame" and frame.get_name() == "page", f"the frame is {frame.get_name()!r}")
    label, press, never, field = children(frame)[:4]
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


def shows_keys(window, frame):
    step("keys are shown to clients first: one that a client takes does nothing, and writes nothing")
    field, keys = named(frame, "Name"), []

    def hear(event):
        keys.append((event.id, event.event_string))
        return event.event_string in ("x", "X")

    listener = Atspi.DeviceListener.new(hear)
    pressed = 1 << Atspi.EventType.KEY_PRESSED_EVENT
    how = Atspi.KeyListenerSyncType.SYNCHRONOUS | Atspi.KeyListenerSyncType.CANCONSUME
    for modifiers in (0, 1 << Atspi.ModifierType.SHIFT):
        Atspi.register_keystroke_listener(listener, None, modifiers, pressed, how)
    window.xdo("key", "b", "x", "shift+x", "exclam", "c", "BackSpace")
    wait("the keys that nobody takes", lambda: pump() and Atspi.Text.get_text(field, 0, -1) == "Adab!")
    expect([key for key in keys if key[1] != "Shift_L"] == [(98, "b"), (120, "x"), (88, "X"), (33, "!"), (99, "c"), (0xFF08, "BackSpace")], f"the client heard {keys}")
    for modifiers in (0, 1 << Atspi.ModifierType.SHIFT):
        Atspi.deregister_keystroke_listener(listener, None, modifiers, pressed)
    window.xdo("key", "x", "BackSpace", "BackSpace", "BackSpace")
    wait("a key after the client has left", lambda: pump() and Atspi.Text.get_text(field, 0, -1) == "Ada")


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
    """The children, without those that go while they are read."""
    found = [node.get_child_at_index(index) for index in range(fresh(node).get_child_count())]
    return [child for child in found if child]


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


def edits(frame, messages):
    step("a text is selected and edited, its characters have places, and its events come in order")
    field = named(frame, "Name")
    expect(Atspi.Text.get_caret_offset(field) == 3, f"the caret is at {Atspi.Text.get_caret_offset(field)}")
    x, y, width, height = extents(Atspi.Text.get_character_extents(field, 1, Atspi.CoordType.WINDOW))
    left, top, whole, high = place(field, Atspi.CoordType.WINDOW)
    expect(left < x < left + whole and top <= y and y + height <= top + high and width > 0, f"the character is at {x}, {y}, {width}, {height}")
    expect(Atspi.Text.get_offset_at_point(field, x + width // 2, y + height // 2, Atspi.CoordType.WINDOW) == 1, "another character is there")
    messages.clear()
    expect(Atspi.Text.add_selection(field, 0, 2), "nothing can be selected")
    wait("the selection", lambda: pump() and Atspi.Text.get_n_selections(field) == 1)
    selection = Atspi.Text.get_selection(field, 0)
    expect((selection.start_offset, selection.end_offset) == (0, 2), "something else is selected")
    wait("that was told", lambda: pump() and kinds(messages)[-2:] == ["object:text-caret-moved", "object:text-selection-changed"])
    messages.clear()
    expect(Atspi.EditableText.insert_text(field, 3, "é!", len("é!".encode())), "nothing can be inserted")
    wait("the text", lambda: pump() and Atspi.Text.get_text(field, 0, -1) == "Adaé!")
    wait("the events", lambda: pump() and kinds(messages)[:2] == ["object:text-changed:insert", "object:text-caret-moved"])
    expect(Atspi.EditableText.set_text_contents(field, "Ada"), "the text cannot be set")


def hides_passwords(frame):
    step("a password has its role, and shows its length alone")
    code = named(frame, "Code")
    expect(code.get_role_name() == "password text", f"it is a {code.get_role_name()}")
    expect(Atspi.Text.get_text(code, 0, -1) == "•••••••", f"its text is {Atspi.Text.get_text(code, 0, -1)}")


def reads_structure(frame):
    step("headings have levels, and labels name their fields")
    part, caption = named(frame, "Part"), named(frame, "City")
    expect(part.get_role_name() == "heading" and part.get_attributes().get("level") == "2", f"{part.get_role_name()}, {part.get_attributes()}")
    relations = {relation.get_relation_type(): relation.get_target(0).get_accessible_id() for relation in caption.get_relation_set()}
    expect(relations == {Atspi.RelationType.LABEL_FOR: "city"}, f"the label's relations are {relations}")
    field = caption.get_relation_set()[0].get_target(0)
    relations = [relation.get_relation_type() for relation in field.get_relation_set()]
    expect(field.get_name() == "City" and relations == [Atspi.RelationType.LABELLED_BY], f"{field.get_name()}, {relations}")


def reads_links(frame):
    step("links have places in the text of their label, and destinations")
    legal = named(frame, "Read the terms")
    expect(Atspi.Hypertext.get_n_links(legal) == 1, f"there are {Atspi.Hypertext.get_n_links(legal)} links")
    expect([Atspi.Hypertext.get_link_index(legal, offset) for offset in (8, 9, 13)] == [-1, 0, 0], "the link is elsewhere")
    link = Atspi.Hypertext.get_link(legal, 0)
    place = (link.get_start_index(), link.get_end_index())
    expect(place == (9, 14), f"the link is at {place}")
    expect(link.get_uri(0) == "terms.html" and link.get_n_anchors() == 1 and link.is_valid(), f"it leads to {link.get_uri(0)}")
    expect(link.get_object(0).get_role_name() == "link" and link.get_object(0).get_name() == "terms", "its object is another one")


def announces(file, messages):
    step("errors of a saved file are announced")
    messages.clear()
    with open(file, "w") as source:
        source.write(FILE.replace("padding = 10", "padding = Ten"))
    wait("the announcement", lambda: pump() and any(kind.startswith("object:announcement") and "page.nui" in text for kind, text in messages))


def kinds(messages):
    return [kind.removesuffix(":system") for kind, _ in messages]


def extents(found):
    return found.x, found.y, found.width, found.height


def listen_text(*kinds):
    """A list that what is told gets into, as its kind and its text."""
    told = []
    listener = Atspi.EventListener.new(lambda event: told.append((event.type, str(event.any_data))))
    for kind in kinds:
        listener.register(kind)
    listeners.append(listener)
    return told


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
