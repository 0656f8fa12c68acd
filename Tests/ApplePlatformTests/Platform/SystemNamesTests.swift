import ApplePlatform
import FoundationNetworking
import Testing

@testable import ApplePlatform

@Suite struct `Names of the system` {
  @Test(arguments: [
    (PersonNameComponents.FormatStyle.Style.short, "Ada"), (.medium, "Ada Lovelace"),
    (.long, "Countess Ada King Lovelace"), (.abbreviated, "AL"),
  ])
  func `a person is named in a style`(style: PersonNameComponents.FormatStyle.Style, expected: String) {
    let ada = PersonNameComponents(
      namePrefix: "Countess", givenName: "Ada", middleName: "King", familyName: "Lovelace")
    #expect(ada.formatted(.name(style: style).locale(Locale(identifier: "en"))) == expected)
  }

  @Test func `a person is named in the order of the language`() {
    let person = PersonNameComponents(givenName: "花子", familyName: "山田")
    #expect(person.formatted(.name(style: .medium).locale(Locale(identifier: "ja"))) == "山田花子")
  }

  @Test func `the machine saves power and is warm as the kernel says`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "behest-power-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ path: String, _ text: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("\(text)\n".utf8).write(to: file)
    }
    let files = PowerFiles(root: root.path())
    #expect(!files.savesPower)
    #expect(files.thermalState == .nominal)
    try write("firmware/acpi/platform_profile", "low-power")
    try write("class/thermal/thermal_zone0/temp", "70000")
    try write("class/thermal/thermal_zone0/trip_point_0_type", "passive")
    try write("class/thermal/thermal_zone0/trip_point_0_temp", "65000")
    try write("class/thermal/thermal_zone0/trip_point_1_type", "critical")
    try write("class/thermal/thermal_zone0/trip_point_1_temp", "100000")
    #expect(files.savesPower)
    #expect(files.thermalState == .fair)
    try write("class/thermal/thermal_zone0/temp", "101000")
    #expect(files.thermalState == .critical)
  }

  @Test func `a bookmark finds its file, and one of a missing file throws`() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "behest-bookmark-\(UUID().uuidString)")
    try Data().write(to: file)
    let bookmark = try file.bookmarkData()
    var isStale = true
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path() == file.path())
    #expect(!isStale)
    #expect(file.startAccessingSecurityScopedResource())
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
  }

  @Test func `folders are where the system has them`() {
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL.cachesDirectory.path().hasPrefix("/"))
  }

  @Test func `a lock shares its state with its copies`() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    let copy = lock
    copy.withLock { $0 += 1 }
    #expect(lock.withLock { $0 } == 2)
  }

  @Test(arguments: [
    ("plain", "plain"), ("100%%", "100%"), ("%d of %{public}@", "3 of x"), ("%{private}d", "<private>"),
    ("%d %d %d", "3 x <missing>"),
  ])
  func `a log message takes values where it names them`(format: String, expected: String) {
    let values: [any CVarArg] = format.hasPrefix("%d %d") ? [3, 4] : [3, NSString("x")]
    let text = LogFormat(format).text(with: values)
    #expect(text == (format.hasPrefix("%d %d") ? "3 4 <missing>" : expected))
  }
}
