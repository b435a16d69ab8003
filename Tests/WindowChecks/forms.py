"""A form with all controls, filled in twice: by mouse and keys, and by assistive technology. Both give the same values back."""

import json
import os
import subprocess

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

from accessibility import children, fresh, listen, published, pump, states
from desk import Failure, Shown, expect, step, wait

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "form.nui")
SIZE = "640x460"
VALUES = {
    "bold": True, "born": "1990-05-03", "city": "Odense", "country": "Norway", "days": ["Mon", "Wed"], "guests": 4,
    "name": "Ada Lovelace", "notes": "First line\nSecond line", "paper": "404040", "password": "hunter2", "plan": "Yearly",
    "price": [10, 90], "search": "engines", "size": "Large", "terms": True, "volume": 30, "wifi": False,
}


def check(desk, tatami):
    step("a form is filled in by mouse and keys")
    by_hand = fill(desk, tatami, "hand", lambda window: fill_by_hand(window, places(tatami)))
    expect(by_hand == VALUES, f"by mouse and keys: {by_hand}")
    step("the same form is filled in by assistive technology")
    by_bus = fill(desk, tatami, "bus", fill_by_bus)
    expect(by_bus == VALUES, f"by assistive technology: {by_bus}")


def fill(desk, tatami, name, fill_in):
    """What `tatami run --print-values` prints after the form was filled in."""
    path = os.path.join(desk.folder, name)
    with open(path, "w") as output:
        window = Shown(desk, "^form$", tatami, "run", FILE, "--size", SIZE, "--scale", "1", "--print-values", stdout=output)
        window.stills()
        fill_in(window)
        window.stills()
        window.key("ctrl+q")
        wait("the program has ended", lambda: not window.lives())
    with open(path) as printed:
        return json.loads(printed.read())


def places(tatami):
    """The middle of each control by its id, and of each choice by its title."""
    printed = subprocess.run([tatami, "frames", FILE, "--json", "--size", SIZE], capture_output=True, text=True, check=True).stdout
    return {
        view["id"] or view["text"]: (view["absolute"][0] + view["absolute"][2] / 2, view["absolute"][1] + view["absolute"][3] / 2)
        for view in json.loads(printed)["views"] if view["id"] or view["text"]
    }


def fill_by_hand(window, place):
    def press(name):
        window.click(*map(int, place[name]))

    def write(name, *texts):
        press(name)
        for number, text in enumerate(texts):
            if number > 0:
                window.key("Return")
            window.xdo("type", text)

    write("name", "Ada Lovelace")
    write("password", "hunter2")
    write("search", "engines")
    write("notes", "First line", "Second line")
    press("terms")
    press("wifi")
    press("bold")
    press("Yearly")
    press("Small")
    window.xdo("key", "Right", "Right")
    press("Mon")
    press("Wed")
    slide(window, place["volume"], 30)
    press("guests")
    window.xdo("key", "Up", "Up")
    write("city", "Odense")
    window.key("Tab")
    press("country")
    window.xdo("key", "Down", "Return")
    x, y = map(int, place["born"])
    window.click(x - 150, y)
    window.xdo("type", "03051990")
    press("paper")
    window.xdo("key", "Right", "Return")
    # A press outside closes the popover.
    window.click(630, 452)
    x, y = map(int, place["price"])
    window.click(x - 100, y)
    window.xdo("key", "Home", "Right", "Right")
    window.click(x + 100, y)
    window.xdo("key", "End", "Left", "Left")


def slide(window, middle, value):
    """Drags the thumb from the slider's beginning near a value; keys do the rest."""
    x, y = map(int, middle)
    window.click(x, y)
    window.key("Home")
    window.xdo("key", *["Page_Up"] * (value // 10))


def fill_by_bus(window):
    frame = wait("the program is on the bus, with a window", lambda: published(window.program.pid))
    nodes = {node.get_accessible_id(): node for node in children(frame) if node.get_accessible_id()}
    missing = VALUES.keys() - nodes.keys()
    if missing:
        raise Failure(f"not on the bus: {missing}")
    for name in ("name", "password", "search", "notes"):
        expect(Atspi.EditableText.set_text_contents(nodes[name], VALUES[name]), f"the text of {name} cannot be set")
    for name in ("terms", "wifi", "bold"):
        expect(Atspi.Action.do_action(nodes[name], 0), f"{name} cannot be pressed")
    reads_sets(nodes)
    for name in ("plan", "size", "days"):
        chosen = VALUES[name] if isinstance(VALUES[name], list) else [VALUES[name]]
        for index, choice in enumerate(children(nodes[name])):
            if fresh(choice).get_name() in chosen:
                expect(Atspi.Selection.select_child(nodes[name], index), f"{choice.get_name()} cannot be chosen")
        selected = [Atspi.Selection.get_selected_child(nodes[name], n).get_name() for n in range(Atspi.Selection.get_n_selected_children(nodes[name]))]
        expect(selected == chosen, f"of {name}, {selected} is selected")
    for name in ("volume", "guests"):
        expect(Atspi.Value.set_current_value(nodes[name], VALUES[name]), f"the value of {name} cannot be set")
    for thumb, value in zip(children(nodes["price"]), VALUES["price"]):
        expect(Atspi.Value.set_current_value(thumb, value), "the price cannot be set")
    expect(Atspi.EditableText.set_text_contents(nodes["city"], VALUES["city"]), "the city cannot be set")
    wait("the box is checked", lambda: "checked" in states(nodes["terms"]))
    reports_a_choice(nodes["country"])
    opens_a_list(frame, nodes["country"])
    choose(frame, "country", VALUES["country"])
    choose(frame, "born", "3 May 1990")
    choose(frame, "paper", VALUES["paper"])


def relations(node):
    return {relation.get_relation_type(): [relation.get_target(n) for n in range(relation.get_n_targets())] for relation in fresh(node).get_relation_set()}


def reads_sets(nodes):
    """Choices are members of their group, and know their position in it."""
    choices = children(nodes["size"])
    names = [node.get_name() for node in relations(choices[1])[Atspi.RelationType.MEMBER_OF]]
    expect(names == ["Small", "Medium", "Large"], f"the group is {names}")
    attributes = fresh(choices[1]).get_attributes()
    expect((attributes.get("posinset"), attributes.get("setsize")) == ("2", "3"), f"{attributes}")
    thumbs = children(nodes["price"])
    expect(len(relations(thumbs[0])[Atspi.RelationType.MEMBER_OF]) == 2, "the thumbs do not belong together")
    expect([fresh(thumb).get_name() for thumb in thumbs] == ["Minimum", "Maximum"], "the thumbs have other names")
    notes, name = fresh(nodes["notes"]), fresh(nodes["name"])
    expect(notes.get_role_name() == "text" and "multi-line" in states(notes), f"{notes.get_role_name()}, {states(notes)}")
    expect(name.get_role_name() == "entry" and "single-line" in states(name), f"{name.get_role_name()}, {states(name)}")


def reports_a_choice(control):
    """A closed combo box reports that another title is chosen."""
    messages = listen("object:selection-changed")
    expect(Atspi.Selection.select_child(control, 0), "the first country cannot be chosen")
    wait("the choice is reported", lambda: pump() and ("object:selection-changed", fresh(control).get_name()) in messages)


def opens_a_list(frame, control):
    """An open list is a popup of its control, and the control controls it."""
    expect(Atspi.Action.do_action(control, 0), "the list cannot be opened")
    opened = wait("the list", lambda: relations(control).get(Atspi.RelationType.CONTROLLER_FOR))[0]
    expect(opened.get_role_name() == "list box", f"the popup is a {opened.get_role_name()}")
    expect(relations(opened)[Atspi.RelationType.POPUP_FOR][0].get_accessible_id() == "country", "it belongs to another control")
    option = children(opened)[1]
    attributes = fresh(option).get_attributes()
    expect((attributes.get("posinset"), attributes.get("setsize")) == ("2", "3"), f"{attributes}")
    expect(Atspi.Selection.is_child_selected(opened, 0) and not Atspi.Selection.is_child_selected(opened, 1), "another option is selected")
    expect(Atspi.Action.do_action(control, 0), "the list cannot be closed")
    wait("the list has gone", lambda: Atspi.RelationType.CONTROLLER_FOR not in relations(control))


def choose(frame, control, name):
    """Opens a list and presses the item whose name contains a text. Nodes behind a popover go, and are new afterwards."""
    node = wait(control, lambda: by_id(frame, control))
    expect(Atspi.Action.do_action(node, 0), f"{control} cannot be opened")
    item = wait(f"the item {name}", lambda: find(frame, name))
    expect(Atspi.Action.do_action(item, 0), f"{name} cannot be pressed")


def by_id(frame, name):
    try:
        return next((node for node in children(frame) if node and node.get_accessible_id() == name), None)
    except GLib.Error:
        return None


def find(node, text):
    """The first pressable node inside that has a text in its name, and is no control of the form. None as well where nodes go meanwhile."""
    try:
        for child in filter(None, children(node)):
            if not child.get_accessible_id() and text in (fresh(child).get_name() or "") and Atspi.Action.get_n_actions(child):
                return child
            found = find(child, text)
            if found:
                return found
    except GLib.Error:
        pass
    return None
