import DataExamples
import Foundation
import Tatami
import TatamiWindow

// swift run DataWindow chat, shop or people: a window of one of the examples, with the program behind it.

func day(_ text: String) -> CalendarDate { CalendarDate(iso: text) ?? CalendarDate.bounds.lowerBound }

let name = CommandLine.arguments.dropFirst().first ?? "chat"
let loader: NUILoader
switch name {
case "shop":
    loader = try screen(
        "shop.nui",
        of: Shop([
            Article("map", "Hiking map", "1:25,000", price: 12.9), Article("flask", "Flask", "0.7 litres", price: 29.5),
            Article("socks", "Socks", "Wool, 42", price: 8.95),
        ]), Shop.interface)
case "people":
    let people = People(
        [
            Person(1, "Ada Lovelace", age: 36, mail: "ada@example.org", joined: day("2024-12-10")),
            Person(2, "Grace Hopper", age: 45, mail: "grace@example.org", joined: day("2025-12-09")),
            Person(3, "Alan Turing", age: 41, joined: day("2026-06-23")),
        ], today: day("2026-11-23"))
    loader = try screen("people.nui", of: people, People.interface)
case "chat":
    let chat = Chat(with: "Grace Hopper")
    loader = try screen("chat.nui", of: chat, Chat.interface)
    Task { @MainActor in
        var answered = 0
        while true {
            try await Task.sleep(for: .milliseconds(500))
            guard let last = chat.messages.last, last.isMine, last.id > answered else { continue }
            answered = last.id
            chat.writes = true
            try await Task.sleep(for: .seconds(1))
            chat.writes = false
            chat.receive("\"\(last.text)\"? Tell me more.")
        }
    }
default:
    FileHandle.standardError.write(Data("There is no example '\(name)'. There are: chat, people, shop\n".utf8))
    exit(2)
}
guard let view = loader.shownView else { fatalError("\(name).nui shows nothing") }
let window = try Window(view, title: "Tatami: \(name)", size: name == "people" ? Size(720, 420) : Size(480, 560))
window.root.show(loader)
Application.shared.run()
