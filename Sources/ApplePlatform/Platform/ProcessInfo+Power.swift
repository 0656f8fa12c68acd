public import Foundation

extension ProcessInfo {
  /// How warm the machine is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// Whether the machine saves power, as its firmware says.
  public var isLowPowerModeEnabled: Bool { PowerFiles.system.savesPower }

  /// How warm the machine is: the worst of its sensors, by the temperatures from which the kernel acts.
  public var thermalState: ThermalState { PowerFiles.system.thermalState }

  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }

  public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")
}

extension Notification.Name {
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
}

/// The files in which the kernel tells about power and warmth.
struct PowerFiles: Sendable {
  let root: String

  static let system = PowerFiles(root: "/sys")

  var savesPower: Bool { text("firmware/acpi/platform_profile") == "low-power" }

  var thermalState: ProcessInfo.ThermalState {
    let folder = "\(root)/class/thermal"
    let zones = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let states = zones.filter { $0.hasPrefix("thermal_zone") }.map { state(of: "class/thermal/\($0)") }
    return states.max { $0.rawValue < $1.rawValue } ?? .nominal
  }

  /// The highest of the temperatures that a zone has reached, by what the kernel does from there on.
  private func state(of zone: String) -> ProcessInfo.ThermalState {
    guard let temperature = text("\(zone)/temp").flatMap(Int.init) else { return .nominal }
    var state = ProcessInfo.ThermalState.nominal
    var index = 0
    while let kind = text("\(zone)/trip_point_\(index)_type") {
      let limit = text("\(zone)/trip_point_\(index)_temp").flatMap(Int.init) ?? 0
      if limit > 0, temperature >= limit, let reached = Self.states[kind], reached.rawValue > state.rawValue {
        state = reached
      }
      index += 1
    }
    return state
  }

  private static let states: [String: ProcessInfo.ThermalState] = [
    "active": .fair, "passive": .fair, "hot": .serious, "critical": .critical,
  ]

  private func text(_ path: String) -> String? {
    (try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
