@_exported public import ApplePlatform
@_exported public import Foundation
@_exported public import Observation

// Of Combine, what views hold on to; publishers and subjects want an import of their own.
@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
