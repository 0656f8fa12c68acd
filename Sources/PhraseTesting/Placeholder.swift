/// Placeholder.
enum PhraseTesting_ {}
