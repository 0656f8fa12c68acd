// Mirrors make a box of every property and a string of every name, on each look; this finds a type's fields once.
@_spi(Reflection) internal import Swift
internal import Synchronization

/// A wrapper that the framework finds in the storage of an intent, a query or an options provider.
package protocol StoredWrapper: AnyObject, Sendable {
  /// Another wrapper, declared alike and with what was given to it, that no copy of the owner shares.
  func renewed() -> Self
}

/// Where a struct keeps its wrappers.
private struct WrapperLayout<Owner>: @unchecked Sendable {
  // Key paths to stored properties capture nothing that could change.
  struct Slot {
    let name: String
    let wrapper: (Owner) -> any StoredWrapper
    let renew: (inout Owner) -> Void
  }

  let slots: [Slot]

  init(of owner: Owner) {
    var slots: [Slot] = []
    _ = _forEachFieldWithKeyPath(of: Owner.self, options: skippingWhatIsNotCopyable) { label, path in
      if let wrapper = owner[keyPath: path] as? any StoredWrapper,
        let slot = Self.slot(variableName(ofLabel: String(cString: label)), of: wrapper, at: path)
      {
        slots.append(slot)
      }
      return true
    }
    self.slots = slots
  }

  private static func slot<Wrapper: StoredWrapper>(
    _ name: String, of wrapper: Wrapper, at path: PartialKeyPath<Owner>
  ) -> Slot? {
    guard let path = path as? WritableKeyPath<Owner, Wrapper> else { return nil }
    return Slot(
      name: name, wrapper: { $0[keyPath: path] },
      renew: { owner in owner[keyPath: path] = owner[keyPath: path].renewed() })
  }
}

/// Where an entity keeps its properties.
private struct PropertyLayout<Owner>: @unchecked Sendable {
  // As above.
  typealias Slot = (Owner) -> EntityPropertyDescription?

  let slots: [Slot]

  init(of owner: Owner) {
    var slots: [Slot] = []
    _ = _forEachFieldWithKeyPath(of: Owner.self, options: skippingWhatIsNotCopyable) { label, path in
      let field = owner[keyPath: path]
      if let property = field as? any AnyEntityProperty {
        slots += [Self.slot(variableName(ofLabel: String(cString: label)), of: property, at: path)].compactMap(\.self)
      } else if let marker = field as? any AnyEntityPropertyMarker {
        slots.append { marker.description(on: $0) }
      }
      return true
    }
    self.slots = slots
  }

  private static func slot<Property: AnyEntityProperty>(
    _ name: String, of property: Property, at path: PartialKeyPath<Owner>
  ) -> Slot? {
    (path as? KeyPath<Owner, Property>).map { path in { $0[keyPath: path].description(name: name) } }
  }
}

private let skippingWhatIsNotCopyable = _EachFieldOptions(rawValue: 2)

/// The layouts found so far, by type.
private final class KnownLayouts: Sendable {
  private let known = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The layout of a struct; nil for a class, whose fields have no key paths.
  func layout<Owner, Layout: Sendable>(of owner: Owner, _ find: (Owner) -> Layout) -> Layout? {
    let type = ObjectIdentifier(Owner.self)
    if let known = known.withLock({ $0[type] }) { return known as? Layout }
    if Owner.self is AnyObject.Type { return nil }
    let found = find(owner)
    known.withLock { $0[type] = found }
    return found
  }
}

private let wrapperLayouts = KnownLayouts()
private let propertyLayouts = KnownLayouts()

private func layout<Owner>(of owner: Owner) -> WrapperLayout<Owner>? {
  wrapperLayouts.layout(of: owner, WrapperLayout.init)
}

/// What the properties of an entity tell, in declaration order.
func storedProperties<Owner>(of owner: Owner) -> [EntityPropertyDescription] {
  if let layout = propertyLayouts.layout(of: owner, PropertyLayout.init) {
    return layout.slots.compactMap { $0(owner) }
  }
  return storedChildren(of: owner).compactMap { name, value in
    (value as? any AnyEntityProperty)?.description(name: name)
      ?? (value as? any AnyEntityPropertyMarker)?.description(on: owner)
  }
}

/// The wrappers that a value stores, in declaration order, under the names of their variables.
func storedWrappers<Owner>(of owner: Owner) -> [(name: String, wrapper: any StoredWrapper)] {
  if let layout = layout(of: owner) { return layout.slots.map { ($0.name, $0.wrapper(owner)) } }
  return storedChildren(of: owner).compactMap { name, value in
    (value as? any StoredWrapper).map { (name, $0) }
  }
}

/// A copy with the same values, whose wrappers nobody shares.
///
/// A class that stores something besides wrappers cannot be copied and is returned itself.
///
/// - Parameter blank: makes a new object of a class.
func renewed<Owner>(_ owner: Owner, blank: () -> Owner) -> Owner {
  guard let layout = layout(of: owner) else { return renewedObject(owner, blank: blank) }
  var copy = owner
  for slot in layout.slots { slot.renew(&copy) }
  return copy
}

private func renewedObject<Owner>(_ owner: Owner, blank: () -> Owner) -> Owner {
  let ours = storedChildren(of: owner)
  guard ours.allSatisfy({ $0.value is any StoredWrapper }) else { return owner }
  let copy = blank()
  let theirs = Dictionary(storedChildren(of: copy).map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
  for (name, value) in ours {
    guard let mine = value as? any AnyIntentParameter, let other = theirs[name] as? any AnyIntentParameter else {
      continue
    }
    other.adopt(mine)
  }
  return copy
}

/// The stored properties of a value, those of superclasses first, under the names of the variables they belong to.
func storedChildren(of value: Any) -> [(name: String, value: Any)] {
  var mirrors: [Mirror] = []
  var next: Mirror? = Mirror(reflecting: value)
  while let mirror = next {
    mirrors.append(mirror)
    next = mirror.superclassMirror
  }
  return mirrors.reversed().flatMap(\.children).compactMap { child in
    child.label.map { (variableName(ofLabel: $0), child.value) }
  }
}

/// The storage of a variable `target` that has a wrapper is labelled `_target`.
private func variableName(ofLabel label: String) -> String { label.hasPrefix("_") ? String(label.dropFirst()) : label }
