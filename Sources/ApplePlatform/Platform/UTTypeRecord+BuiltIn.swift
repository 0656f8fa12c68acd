extension UTTypeRecord {
  /// The types that everybody knows. Where two share an ending or a MIME name, the first identifier in the alphabet gets it.
  static let builtIn = Dictionary(uniqueKeysWithValues: table.split(separator: "\n").map(record))

  private static func record(_ line: Substring) -> (String, UTTypeRecord) {
    let columns = line.split(separator: "|", omittingEmptySubsequences: false)
    func words(_ column: Int) -> [String] {
      column < columns.count ? columns[column].split(separator: " ").map(String.init) : []
    }
    let name = words(1).joined(separator: " ")
    return (words(0)[0], UTTypeRecord(name, words(2), extensions: words(3), mime: words(4)))
  }

  /// A type on each line: its identifier, its name, what it is a special case of, its endings and its MIME names.
  private static let table = """
    public.item | item
    public.content | content
    public.composite-content | composite content | public.content
    public.data | data | public.item
    public.directory | directory | public.item
    public.folder | folder | public.directory
    public.volume | volume | public.folder
    public.symlink | symbolic link | public.item
    com.apple.resolvable | resolvable reference
    com.apple.alias-file | alias file | public.data com.apple.resolvable
    com.apple.bookmark | bookmark | public.data com.apple.resolvable
    public.disk-image | disk image | public.archive | dmg
    com.apple.bundle | bundle | public.directory
    com.apple.package | package | public.directory
    com.apple.framework | framework | com.apple.bundle | framework
    com.apple.application | application | public.item
    com.apple.application-bundle | application | com.apple.application com.apple.bundle com.apple.package | app
    public.executable | executable | public.item
    public.unix-executable | Unix executable | public.executable public.data
    com.microsoft.windows-executable | Windows executable | public.executable public.data | exe | application/x-msdownload
    public.url | URL | public.data
    public.file-url | file URL | public.url
    public.url-name | URL name | public.plain-text
    com.apple.internet-location | internet location | public.data
    com.microsoft.internet-shortcut | internet shortcut | public.data | url
    public.text | text | public.data public.content
    public.plain-text | plain text | public.text | txt text | text/plain
    public.utf8-plain-text | UTF-8 text | public.plain-text | txt | text/plain;charset=utf-8
    public.utf16-plain-text | UTF-16 text | public.plain-text | | text/plain;charset=utf-16
    public.utf16-external-plain-text | UTF-16 text | public.plain-text
    public.delimited-values-text | delimited text | public.text
    public.comma-separated-values-text | CSV text | public.delimited-values-text | csv | text/csv
    public.tab-separated-values-text | TSV text | public.delimited-values-text | tsv | text/tab-separated-values
    public.utf8-tab-separated-values-text | UTF-8 TSV text | public.tab-separated-values-text public.utf8-plain-text
    public.rtf | rich text | public.text | rtf | text/rtf application/rtf
    com.apple.rtfd | rich text with attachments | com.apple.package public.composite-content | rtfd
    com.apple.flat-rtfd | flat rich text with attachments | public.data public.composite-content
    public.html | HTML text | public.text | html htm | text/html
    public.xml | XML text | public.text | xml | application/xml text/xml
    public.yaml | YAML text | public.text | yaml yml | application/x-yaml
    public.css | CSS text | public.text | css | text/css
    public.json | JSON text | public.text | json | application/json
    public.geojson | GeoJSON | public.json | geojson | application/geo+json
    com.apple.log | log file | public.plain-text | log
    net.daringfireball.markdown | Markdown text | public.plain-text | md markdown | text/markdown
    public.source-code | source code | public.plain-text
    public.assembly-source | assembly source | public.source-code | s
    public.c-source | C source | public.source-code | c
    public.c-header | C header | public.source-code | h
    public.c-plus-plus-source | C++ source | public.source-code | cpp cc cxx
    public.c-plus-plus-header | C++ header | public.source-code | hpp hh
    public.objective-c-source | Objective-C source | public.source-code | m
    public.objective-c-plus-plus-source | Objective-C++ source | public.source-code | mm
    public.swift-source | Swift source | public.source-code | swift
    public.script | script | public.source-code
    public.shell-script | shell script | public.script | sh command
    public.python-script | Python script | public.script | py | text/x-python-script
    public.ruby-script | Ruby script | public.script | rb | text/x-ruby-script
    public.perl-script | Perl script | public.script | pl | text/x-perl-script
    public.php-script | PHP script | public.script | php | text/php
    com.apple.applescript.text | AppleScript | public.script | applescript
    com.netscape.javascript-source | JavaScript | public.source-code public.executable | js | text/javascript
    com.apple.property-list | property list | public.data | plist
    com.apple.xml-property-list | XML property list | com.apple.property-list public.xml
    com.apple.binary-property-list | binary property list | com.apple.property-list
    com.adobe.pdf | PDF document | public.data public.composite-content | pdf | application/pdf
    com.apple.webarchive | web archive | public.data public.composite-content | webarchive | application/x-webarchive
    public.image | image | public.data public.content
    public.jpeg | JPEG image | public.image | jpeg jpg jpe | image/jpeg
    public.png | PNG image | public.image | png | image/png
    com.compuserve.gif | GIF image | public.image | gif | image/gif
    public.tiff | TIFF image | public.image | tiff tif | image/tiff
    com.microsoft.bmp | BMP image | public.image | bmp | image/bmp
    com.microsoft.ico | Windows icon | public.image | ico | image/vnd.microsoft.icon
    com.apple.icns | icon image | public.image | icns
    public.camera-raw-image | camera raw image | public.image
    com.adobe.raw-image | DNG image | public.camera-raw-image | dng | image/x-adobe-dng
    public.svg-image | SVG image | public.image public.xml | svg | image/svg+xml
    public.heif | HEIF image | public.image | heif | image/heif
    public.heic | HEIC image | public.heif | heic | image/heic
    public.heics | HEIC image sequence | public.heif | heics | image/heic-sequence
    org.webmproject.webp | WebP image | public.image | webp | image/webp
    com.ilm.openexr-image | OpenEXR image | public.image | exr | image/x-exr
    com.apple.live-photo | Live Photo
    public.3d-content | 3D content | public.content
    com.pixar.universal-scene-description | USD scene | public.3d-content public.data | usd
    com.pixar.universal-scene-description-mobile | USDZ scene | com.pixar.universal-scene-description | usdz | model/vnd.usdz+zip
    com.apple.reality | Reality file | public.3d-content public.data | reality | model/vnd.reality
    public.audiovisual-content | audiovisual content | public.data public.content
    public.movie | movie | public.audiovisual-content
    public.video | video | public.movie
    public.audio | audio | public.audiovisual-content
    com.apple.quicktime-movie | QuickTime movie | public.movie | mov qt | video/quicktime
    public.mpeg | MPEG movie | public.movie | mpg mpeg | video/mpeg
    public.mpeg-2-video | MPEG-2 video | public.video | m2v | video/mpeg2
    public.mpeg-2-transport-stream | MPEG-2 transport stream | public.movie | ts | video/mp2t
    public.mpeg-4 | MPEG-4 movie | public.movie | mp4 | video/mp4
    com.apple.protected-mpeg-4-video | protected MPEG-4 movie | public.mpeg-4 | m4v | video/x-m4v
    public.mpeg-4-audio | MPEG-4 audio | public.mpeg-4 public.audio | m4a | audio/mp4
    com.apple.protected-mpeg-4-audio | protected MPEG-4 audio | public.mpeg-4-audio | m4p
    public.mp3 | MP3 audio | public.audio | mp3 | audio/mpeg
    public.avi | AVI movie | public.movie | avi | video/avi
    public.aiff-audio | AIFF audio | public.audio | aiff aif | audio/aiff
    com.microsoft.waveform-audio | WAV audio | public.audio | wav | audio/vnd.wave
    public.midi-audio | MIDI audio | public.audio | midi mid | audio/midi
    public.playlist | playlist | public.data
    public.m3u-playlist | M3U playlist | public.text public.playlist | m3u | audio/mpegurl
    public.archive | archive | public.data
    org.gnu.gnu-zip-archive | Gzip archive | public.archive | gz gzip | application/gzip
    public.bzip2-archive | Bzip2 archive | public.archive | bz2 | application/x-bzip2
    public.zip-archive | ZIP archive | public.archive | zip | application/zip
    com.apple.archive | Apple archive | public.archive | aar
    public.tar-archive | tar archive | public.archive | tar | application/x-tar
    public.spreadsheet | spreadsheet | public.content
    public.presentation | presentation | public.composite-content
    public.database | database
    public.message | message
    public.contact | contact
    public.vcard | vCard | public.text public.contact | vcf | text/vcard
    public.to-do-item | to-do item
    public.calendar-event | calendar event
    public.email-message | email message | public.message
    com.apple.ical.ics | calendar file | public.text public.calendar-event | ics | text/calendar
    org.idpf.epub-container | EPUB book | public.data public.composite-content | epub | application/epub+zip
    public.font | font | public.data
    public.bookmark | bookmark
    com.rsa.pkcs-12 | PKCS #12 data | public.data | p12 | application/x-pkcs12
    public.x509-certificate | certificate | public.data | cer crt | application/x-x509-ca-cert
    """
}
