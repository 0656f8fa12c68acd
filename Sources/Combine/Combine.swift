// Publishers under Apple's names: those that apps with intents use. A program writes no publisher or subscriber of its own here.
@_exported public import Foundation
