"""A small music player for MPRIS, and a notification daemon that writes down what it shows, for .ci/desktop."""
import sys

import dbus
import dbus.service
from dbus.mainloop.glib import DBusGMainLoop
from gi.repository import GLib

SONGS = [("Blue in Green", "Miles Davis"), ("So What", "Miles Davis")]
PLAYER = "org.mpris.MediaPlayer2.Player"


class Player(dbus.service.Object):
    playing, song = True, 0

    @dbus.service.method(PLAYER)
    def Play(self):
        self.playing = True

    @dbus.service.method(PLAYER)
    def Pause(self):
        self.playing = False

    @dbus.service.method(PLAYER)
    def Next(self):
        self.song = (self.song + 1) % len(SONGS)

    @dbus.service.method(PLAYER)
    def Previous(self):
        self.Next()

    def facts(self):
        title, artist = SONGS[self.song]
        metadata = {
            "mpris:trackid": dbus.ObjectPath("/song"),
            "xesam:title": title,
            "xesam:artist": dbus.Array([artist], signature="s"),
        }
        return {
            "PlaybackStatus": "Playing" if self.playing else "Paused",
            "Metadata": dbus.Dictionary(metadata, signature="sv"),
            **{name: True for name in ("CanPlay", "CanPause", "CanGoNext", "CanGoPrevious", "CanControl")},
        }

    @dbus.service.method(dbus.PROPERTIES_IFACE, "ss", "v")
    def Get(self, interface, name):
        return self.GetAll(interface)[name]

    @dbus.service.method(dbus.PROPERTIES_IFACE, "s", "a{sv}")
    def GetAll(self, interface):
        return self.facts() if interface == PLAYER else {"Identity": "Behest’s player"}


class Notifications(dbus.service.Object):
    @dbus.service.method("org.freedesktop.Notifications", "susssasa{sv}i", "u")
    def Notify(self, application, replaced, icon, summary, body, actions, hints, timeout):
        with open(sys.argv[1], "a") as shown:
            shown.write(f"{summary}: {body}\n")
        return 1

    @dbus.service.method("org.freedesktop.Notifications", "", "ssss")
    def GetServerInformation(self):
        return "behest", "behest", "1", "1.2"

    @dbus.service.method("org.freedesktop.Notifications", "", "as")
    def GetCapabilities(self):
        return ["body"]


DBusGMainLoop(set_as_default=True)
bus = dbus.SessionBus()
names = [dbus.service.BusName(f"org.{name}", bus) for name in ("mpris.MediaPlayer2.behest", "freedesktop.Notifications")]
objects = [Player(bus, "/org/mpris/MediaPlayer2"), Notifications(bus, "/org/freedesktop/Notifications")]
open(sys.argv[1], "w").close()
GLib.MainLoop().run()
