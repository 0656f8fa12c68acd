import AppIntents

/// An address at which the computer can be reached.
struct NetworkAddress: Hashable, Sendable {
  /// The name of the network card, such as `eth0`.
  let interface: String
  let text: String

  /// The addresses of the cards that are up, without those that only the computer itself reaches.
  static func ofThisComputer() -> [NetworkAddress] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    return sequence(first: first) { $0?.pointee.ifa_next }.compactMap { $0.flatMap { address(of: $0.pointee) } }
  }

  private static func address(of card: ifaddrs) -> NetworkAddress? {
    guard card.ifa_flags & UInt32(IFF_UP) != 0, card.ifa_flags & UInt32(IFF_LOOPBACK) == 0,
      let address = card.ifa_addr
    else { return nil }
    // Of what is no address of a network, there is no text.
    let length = MemoryLayout<sockaddr_in6>.size
    var name = [CChar](repeating: 0, count: 1025)
    guard getnameinfo(address, socklen_t(length), &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
      return nil
    }
    let text = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // What begins so is good on one cable only.
    guard !text.hasPrefix("fe80:") else { return nil }
    return NetworkAddress(interface: String(cString: card.ifa_name), text: text)
  }
}
