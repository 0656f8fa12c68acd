import AppIntents

struct TellDiskSpace: AppIntent {
  static let title: LocalizedStringResource = "Check Disk Space"
  static let description = IntentDescription(
    "Tells how much room is left for your files.", categoryName: "Computer",
    searchKeywords: [
      "how much space is left", "how much disk space is left", "how full is my disk", "is my disk full",
      "how much room is on the disk", "free disk space",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let space = try machine.files.space(at: machine.folders.home)
    return .result(dialog: "\(machine.bytes(space.free)) of \(machine.bytes(space.total)) are free.")
  }
}

struct TellMemory: AppIntent {
  static let title: LocalizedStringResource = "Check Memory"
  static let description = IntentDescription(
    "Tells how much memory is free.", categoryName: "Computer",
    searchKeywords: [
      "how much memory is free", "how much memory is left", "how much ram is free", "free memory",
      "how much memory is there", "how much memory do i have", "how much ram do i have", "how much memory has it",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let available = try machine.memory("MemAvailable"), let total = try machine.memory("MemTotal") else {
      throw EverydayError.unknownHere(String(localized: "memory"))
    }
    return .result(dialog: "\(machine.bytes(available)) of \(machine.bytes(total)) of memory are available.")
  }
}

struct TellBattery: AppIntent {
  static let title: LocalizedStringResource = "Check Battery"
  static let description = IntentDescription(
    "Tells how full the battery is.", categoryName: "Computer",
    searchKeywords: [
      "how full is the battery", "how much battery is left", "how is my battery", "battery level",
      "is my battery charging",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let supplies = URL(filePath: "/sys/class/power_supply", directoryHint: .isDirectory)
    let names = try machine.files.names(in: supplies).filter { $0.hasPrefix("BAT") }
    guard let name = names.first else { return .result(dialog: "This computer has no battery that I can see.") }
    let battery = supplies.appending(path: name)
    guard let charge = try machine.line(battery.appending(path: "capacity")).flatMap({ Int($0) }) else {
      throw EverydayError.unknownHere(String(localized: "battery"))
    }
    let dialog: IntentDialog =
      switch try machine.line(battery.appending(path: "status")) {
      case "Charging": "The battery is at \(charge) percent and charging."
      case "Discharging": "The battery is at \(charge) percent."
      default: "The battery is at \(charge) percent, and the computer is plugged in."
      }
    return .result(dialog: dialog)
  }
}

struct TellUptime: AppIntent {
  static let title: LocalizedStringResource = "Check Uptime"
  static let description = IntentDescription(
    "Tells how long the computer has been running.", categoryName: "Computer",
    searchKeywords: [
      "how long has this computer been running", "how long has my computer been on",
      "how long has the computer been up", "when did the computer start",
      "how long has this thing been running", "how long has this been running", "how long has it been running",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let text = try machine.line(URL(filePath: "/proc/uptime"))
    guard let seconds = text.flatMap({ $0.split(separator: " ").first }).flatMap({ Double($0) }) else {
      throw EverydayError.unknownHere(String(localized: "uptime"))
    }
    return .result(dialog: "The computer has been running for \(machine.length(seconds)).")
  }
}

struct TellAddresses: AppIntent {
  static let title: LocalizedStringResource = "Check Network Addresses"
  static let description = IntentDescription(
    "Tells the addresses of this computer in its networks.", categoryName: "Computer",
    searchKeywords: [
      "what's my ip address", "what is my ip address", "what is my ip", "what's my ip", "my network address",
    ])

  @Dependency var machine: Machine

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let found = machine.addresses().map { "\($0.text) (\($0.interface))" }
    switch found.count {
    case 0: return .result(dialog: "This computer is in no network at the moment.")
    case 1: return .result(dialog: "The address of this computer is \(found[0]).")
    default: return .result(dialog: "The addresses of this computer are \(found.joined(separator: ", ")).")
    }
  }
}

extension Machine {
  /// The first line of a small file; nil if there is no such file.
  fileprivate func line(_ url: URL) throws -> String? {
    try files.read(url).map { String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self) }
  }

  /// A line of `/proc/meminfo`, in bytes.
  fileprivate func memory(_ name: String) throws -> Int64? {
    guard let data = try files.read(URL(filePath: "/proc/meminfo")) else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("\(name):") }
    return line.flatMap { Int64($0.filter(\.isNumber)) }.map { $0 * 1_024 }
  }

  /// A number of bytes as it is said: “12.3 GB”.
  fileprivate func bytes(_ count: Int64) -> String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB"]
    let power = min(units.count - 1, count < 1_000 ? 0 : Int(log10(Double(count)) / 3))
    let number = Double(count) / pow(1_000, Double(power))
    let style = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...(number < 100 ? 1 : 0)))
    return "\(number.formatted(style.locale(language))) \(units[power])"
  }

  /// A stretch of time in its two largest units.
  func length(_ seconds: TimeInterval) -> String {
    let allowed: Set<Duration.UnitsFormatStyle.Unit> =
      seconds < 60 ? [.seconds] : seconds < 3_600 ? [.minutes, .seconds] : [.days, .hours, .minutes]
    let style = Duration.UnitsFormatStyle(allowedUnits: allowed, width: .wide, maximumUnitCount: 2)
    return Duration.seconds(seconds.rounded()).formatted(style.locale(language))
  }
}
