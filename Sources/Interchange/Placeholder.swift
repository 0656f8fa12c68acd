/// Reads what others wrote in their own formats, as catalogs.
enum Interchange {}
