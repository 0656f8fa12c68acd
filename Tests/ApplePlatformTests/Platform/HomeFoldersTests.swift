import Foundation
import Testing

@testable import ApplePlatform

@Suite("The folders of a person") struct HomeFoldersTests {
  @Test func `are those that the environment names, where it names absolute ones`() {
    let named = HomeFolders(environment: ["HOME": "/home/ada", "XDG_STATE_HOME": "/var/state"])
    #expect(named.home.path == "/home/ada")
    #expect(named.state.path == "/var/state")
    #expect(HomeFolders(environment: ["HOME": "/home/ada"]).state.path == "/home/ada/.local/state")
    let relative = HomeFolders(environment: ["HOME": "ada", "XDG_STATE_HOME": "state"])
    #expect(relative.home.path == NSHomeDirectory())
    #expect(relative.state.path == NSHomeDirectory() + "/.local/state")
  }

  @Test func `what the system has in a home folder is in the one that is named`() {
    let folders = HomeFolders(environment: ["HOME": "/home/ada"])
    let moved = { (path: String) in folders.moved(URL(filePath: path), from: "/root").path }
    #expect(moved("/root/Documents") == "/home/ada/Documents")
    #expect(moved("/root") == "/home/ada")
    #expect(moved("/rooted/Documents") == "/rooted/Documents")
    #expect(moved("/usr/share") == "/usr/share")
  }
}
