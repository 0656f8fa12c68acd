// One such line in a target makes Apple's names known to its files that import only Foundation.
@_exported import AppIntents
