/// Placeholder.
enum Extraction_ {}
