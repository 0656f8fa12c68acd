/// A catalog that works at once and says how to go on.
struct CatalogStarter {
  let name: String

  var fileName: String { name.replacing(" ", with: "-") }
  private var title: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// What to type first.
  var request: String { "how late is it in \(name)" }

  var catalog: String {
    """
    // What you can say to \(title). Comments are welcome, and so are commas at the end.
    {
      "format": 1,
      "application": { "name": "\(title)" },
      "entities": {
        // Things that have names. People say the title or a synonym; programs get the id.
        "Folder": {
          "title": "Folder",
          "values": [
            { "id": "/tmp", "title": "Temporary Files", "synonyms": ["temp"] },
            { "id": "/", "title": "Root" },
          ],
        },
      },
      "shortcuts": [
        {
          "intent": "TellTime", "title": "Tell the Time",
          "phrases": ["How late is it in ${applicationName}"],
          // A program and its arguments; no shell reads them. Without a path it is looked up beside this file, then in PATH.
          "run": ["date", "+%H:%M"],
          "say": "It is ${output}.",
        },
        {
          "intent": "ListFiles", "title": "List Files",
          "parameters": { "folder": { "entity": "Folder", "prompt": "Which folder?" } },
          "phrases": ["[Please] list the (files|contents) of ${folder} in ${applicationName}"],
          "run": ["ls", "--", "${folder.id}"],
        },
      ],
    }

    """
  }

  var requests: String {
    """
    {"text":"how late is it in \(name)","intent":"TellTime","parameters":{}}
    {"text":"list the files of temp in \(name)","intent":"ListFiles","parameters":{"folder":"/tmp"}}

    """
  }

  static let settings = """
    // How the assistant behaves for you. Take the marks away from what you want to change.
    {
      // "language": "en",
      // Applications that you do not want to talk to.
      // "applications": { "Trails": false },
      // Where you keep things.
      // "folders": { "tasks": "~/todo.txt", "lists": "~/Lists", "notes": "~/Notes", "calendars": "~/.calendars" },
      // How sure a match has to be, from 0 to 1, and how far ahead of the next.
      // "threshold": 0.7,
      // "margin": 0.03,
    }

    """
}
