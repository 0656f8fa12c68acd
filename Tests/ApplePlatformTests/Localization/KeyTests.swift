import Foundation
import Testing

@testable import ApplePlatform

/// What a text is filed under.
@Suite struct KeyTests {
  struct Case: Sendable {
    let value: String.LocalizationValue
    let key: String
  }

  static let cases = [
    Case(value: "Hello", key: "Hello"),
    Case(value: "100 % sure", key: "100 % sure"),
    Case(value: "\(5) % sure", key: "%lld %% sure"),
    Case(value: "\("Ann") and \("Bob".prefix(1))", key: "%@ and %@"),
    Case(value: "\(Int8(1)) \(Int16(1)) \(Int32(1)) \(Int64(1))", key: "%d %d %d %lld"),
    Case(value: "\(UInt(1)) \(UInt8(1)) \(UInt32(1)) \(UInt64(1))", key: "%llu %u %u %llu"),
    Case(value: "\(1.5) \(Float(1.5)) \(CGFloat(1))", key: "%lf %f %lf"),
    Case(value: "\(1.5, specifier: "%.1f") km", key: "%.1f km"),
    Case(value: "\(3, format: .number)", key: "%@"),
    Case(value: "\(placeholder: .int) of \(placeholder: .uint)", key: "%lld of %llu"),
    Case(value: "\(placeholder: .object) \(placeholder: .float) \(placeholder: .double)", key: "%@ %f %lf"),
    Case(value: "\(placeholder: .double, specifier: "%.2f")", key: "%.2f"),
    Case(value: "\(LocalizedStringResource("Trail")) \(AttributedString("x"))", key: "%@ %@"),
    Case(value: "\(true) \([1])", key: "%@ %@"),
  ]

  @Test(arguments: cases)
  func `each value has its specifier in the key`(_ sample: Case) {
    #expect(LocalizedStringResource(sample.value).key == sample.key)
  }

  @Test func `a key of its own is kept apart from the default value`() {
    let resource = LocalizedStringResource("trail.count", defaultValue: "\(3) trails", table: "Trails")
    #expect(resource.key == "trail.count")
    #expect(resource.table == "Trails")
    #expect(String(localized: resource) == "3 trails")
  }

  @Test func `resources with the same words and values are equal`() {
    let one: LocalizedStringResource = "\(3) trails"
    let same: LocalizedStringResource = "\(3) trails"
    let other: LocalizedStringResource = "\(4) trails"
    #expect(one == same)
    #expect(one != other)
    #expect(Set([one, same, other]).count == 2)
  }

  @Test func `a resource survives an archive`() throws {
    let resource = LocalizedStringResource(
      "far", defaultValue: "\(3) km to \("Rome") \(1.5, format: .number)", table: "T",
      locale: Locale(identifier: "de"), bundle: .atURL(URL(filePath: "/tables")))
    let copy = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
    #expect(copy == resource)
  }
}
