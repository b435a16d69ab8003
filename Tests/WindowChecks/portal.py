"""A settings portal for tests: answers Read, and changes a setting for each line `group key value` of its standard input."""
import sys

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib

INTERFACE = "org.freedesktop.portal.Settings"
XML = f"""<node><interface name="{INTERFACE}">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
values = {("org.freedesktop.appearance", "color-scheme"): GLib.Variant("u", 1)}
buses = []


def called(bus, sender, path, interface, method, parameters, invocation):
    value = values.get(tuple(parameters.unpack()))
    if value is None:
        invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "no such setting")
    else:
        invocation.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def read(channel, _):
    line = sys.stdin.readline()
    if not line:
        loop.quit()
        return False
    group, key, text = line.split(maxsplit=2)
    value = GLib.Variant.parse(None, text, None, None)
    values[group, key] = value
    buses[0].emit_signal(None, "/org/freedesktop/portal/desktop", INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (group, key, value)))
    return True


def acquired(bus, name):
    buses.append(bus)
    bus.register_object("/org/freedesktop/portal/desktop", Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], called, None, None)


loop = GLib.MainLoop()
# The bus may have started the portal of the desktop, if it is installed; that lets others take its place.
NAME, FLAGS = "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.REPLACE
Gio.bus_own_name(Gio.BusType.SESSION, NAME, FLAGS, acquired, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read)
loop.run()
