// What Linux's Foundation lacks, spelled as Apple spells it. Whoever imports this module sees Foundation as well.
@_exported public import Foundation
