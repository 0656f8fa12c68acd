internal import Glibc

/// The processes that a process started, and those that they started, as the system lists them now.
enum Descendants {
  /// What a process started lists its parent only while that lives: whoever parted from it is not found.
  static func of(_ ancestor: pid_t) -> [pid_t] {
    var children: [pid_t: [pid_t]] = [:]
    for process in processes {
      if let parent = parent(of: process) { children[parent, default: []].append(process) }
    }
    var found: [pid_t] = []
    var waiting = children[ancestor] ?? []
    while let process = waiting.popLast() {
      found.append(process)
      waiting += children[process] ?? []
    }
    return found
  }

  private static var processes: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    var processes: [pid_t] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if let process = pid_t(name) { processes.append(process) }
    }
    return processes
  }

  /// The fourth field of `/proc/N/stat`; the second is a name in parentheses, which may hold anything.
  private static func parent(of process: pid_t) -> pid_t? {
    let descriptor = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      let text = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
      guard let name = text.lastIndex(of: ")") else { return nil }
      let fields = text[name...].split(separator: " ")
      return fields.count > 2 ? pid_t(fields[2]) : nil
    }
  }
}
