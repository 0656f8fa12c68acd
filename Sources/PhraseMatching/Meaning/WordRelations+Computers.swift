/// Words of files, programs, networks and the shell.
extension WordRelations {
  static let computerWords = """
    file | files | document | documents | doc | docs | paper | papers | paperwork | text document
    upload | send up | put online | push to the server | put on the server | upload to
    trash | bin | recycle bin | garbage | rubbish | waste basket
    compress | zip | archive | pack | zip it up | make a zip | squash it
    extract | unzip | unpack | decompress | uncompress | untar | unarchive | open the archive | expand the archive |
    unpack it
    backup | back up | backups | safety copy | make a backup | safe copy | save a copy | security copy | spare copy |
    backup copy
    restore | recover | bring back | get back | undelete | deleted by accident | did not mean to delete |
    accidentally deleted | fish out | rescue | retrieve | get it back | deleted by mistake
    shut down | power off | turn off | power down | switch off | shut off | flip off | kill | turn it off |
    switch it off | turn them off | cut
    wifi | wireless | internet | wi fi | network | wlan | wireless network | internet connection | router
    hide | conceal | cover up | put away
    computer | machine | pc | laptop | mac
    website | site | web page | page | webpage | homepage | web site | internet page | online page
    browser | internet | web
    tab | page | window
    code | script | program | shell script | scripts | batch file | routine | automation
    time | clock | what time | hour
    workstation | computer | pc | machine | desktop | laptop | system | rig | setup | operating system | hardware |
    device | notebook
    directories | folder | directory | folders | dir | subfolder | subdirectory
    current folder | working directory | current directory | this folder | where am i | which folder am i |
    what folder am i | present directory | which directory
    path | file path | location | full path | where it lives | full name
    list files | what is in this folder | files here | contents | folder contents | show files | what files | ls |
    dir | directory listing | what is in here | what is inside | files in
    contents | what is inside | what is in | content | what does it contain | contained | inside
    hidden files | invisible files | dot files | dotfiles | hidden
    change directory | go to folder | cd | switch folder | go into the folder | move to folder | open the folder |
    step into | change folder
    parent folder | up one level | folder above | one level up | go up | one folder up | parent directory
    new folder | make a folder | create a folder | mkdir | create a directory | make a directory | new directory |
    start a folder
    new file | create a file | make a file | blank file | empty file | start a file | new document | blank document
    file manager | file browser | file explorer | explorer | files app | finder
    file name | filename | name of the file | names of files
    file type | extension | file extension | format | kind of file | file format
    find files | search files | locate files | look for files | where is the file | hunt for files |
    where did i save | find a file
    search in text | grep | find text | search inside | containing | contains | mention | mentions | with the word |
    in which files | lines with | that mention | word search | occurs | appears
    find and replace | replace | search and replace | substitute | replace every | replace all | change every |
    swap every
    open a file | view | show the file | display the file | look inside | print the file | show me what is in |
    open the document
    end of the file | last lines | tail | bottom of the file | last few lines | final lines | bottom lines
    line count | number of lines | count lines | how many lines | lines of code | lines are in
    word count | number of words | count words | how many words | length of the text | words are in | words written
    recent files | recently used | latest files | last files | recently opened | what i worked on |
    files i used lately | recently changed | last opened | changed today | recent documents
    downloads | download folder | downloaded files | things i downloaded | stuff i downloaded | downloads folder |
    downloaded
    desktop | desktop folder | desktop screen
    home folder | home directory | my folder | user folder | my files | personal folder
    documents folder | my documents | documents | papers folder
    starred files | favorites | favourites | favorite files | starred | bookmarked files | starred documents
    recycle bin | trash | trash can | bin | wastebasket | waste basket | rubbish bin | garbage | wastepaper basket |
    trashcan | dustbin | deleted files | garbage can
    empty the trash | clear the trash | take out the trash | clear the bin | empty the bin | empty the recycle bin |
    delete for good | delete forever | clean out the bin | purge the trash
    put in the trash | delete | move to trash | throw in the bin | trash | throw away | bin | get rid of |
    send to the bin | toss in the trash
    archive | zip | zip file | zip up | compress | pack up | tarball | tar | bundle up | package up |
    compressed file | make an archive | squeeze
    pull down | download | fetch from the web | get from the internet | save from the web | grab from the web |
    download from | save off the web
    shortcut | symlink | link | alias | symbolic link | short cut
    usb stick | flash drive | thumb drive | usb drive | memory stick | pen drive | external drive | usb key |
    removable drive
    eject | unmount | safely remove | take out the drive | remove the drive | pull out | unplug | dismount
    hard drive | disk | disc | hard disk | drive | ssd | hdd | hard drives | drives | partition | storage
    disk space | storage | free space | room on the disk | how full is the | space left | space on the disk |
    how much space | disk usage | room left | room on my drive | full disk | space available | running out of disk
    biggest files | largest files | space hogs | what is taking up space | using the most space | taking up space |
    what is eating space | hogging the disk | big files | what takes up room | eating up my disk
    memory usage | ram | memory | how much memory | free memory | memory left | ram usage | memory in use |
    how much ram | out of memory
    cpu usage | processor | cpu | processor load | load | how busy is the | cpu load | system load | processor usage |
    how hard is it | working hard
    processes | running programs | what is running | running | process list | task manager | running tasks | process |
    background jobs
    kill | end | force quit | terminate | stop the process | kill the process | end the process | force close |
    force stop | end task | shoot down | zap
    hogging | using the most | slowing down | slowing my computer | what is slowing | why is it slow | why so slow |
    hog | using up
    uptime | how long running | how long on | how long has it | last reboot | up since | been running | been on |
    been up | since the last restart
    system information | specs | system info | what computer is this | hardware info | about this computer |
    computer specs | system details | what machine is this
    operating system | os | system version | which linux | kernel version | kernel | distro | distribution |
    what system is this
    computer name | hostname | host name | machine name | name of this computer | name of the machine
    ip address | ip | network address | internet address | ip number | what is my ip | my address on the
    network | lan | local network | network connection | ethernet | connection | home network
    router | modem | gateway | access point | wifi box | internet box
    ping | reachable | can i reach | is the server up | is the site up | is the site down | is it reachable |
    responding | up or down | site down
    internet speed | speed test | how fast is the | connection speed | bandwidth | download speed | how fast is my |
    slow internet | speedtest
    vpn | virtual private network | secure tunnel | tunnel
    server | host | remote machine | remote computer | servers | remote host
    remote login | ssh | connect to the server | log into the server | remote connection | log in remotely |
    get onto the server | remote shell
    service | daemon | background service | services | background program
    command line | terminal | console | shell | command prompt | terminal window | prompt
    command | commands | instruction | cmd | shell command | terminal command
    command history | last commands | previous commands | what did i type | recent commands | commands i typed
    scheduled job | cron job | cron | scheduled task | scheduled jobs | recurring job
    logs | log | log file | log files | system log | error log | event log | syslog
    errors | error | error messages | failures | crashes | failed | what went wrong | problems | faults | bugs |
    crash
    crashed | crash | fell over | died | went down | keeled over | broke down | blew up | crashes
    permission | permissions | access rights | file permissions | rights | privileges | who can read | allowed to |
    who has access | who can open
    make executable | executable | chmod | allow to run | can be run | runnable
    read only | write protected | write protect | can not be changed
    owner | who owns | belongs to | owned by | whose | ownership
    administrator | admin | root | superuser | sudo | root user
    users | user | accounts | logged in users | who is logged in | who is on | who else is on
    encrypt | encryption | scramble | password protect | protect with a password | encode | make secret | encipher
    decrypt | unscramble | decode | decipher
    antivirus | virus scan | malware scan | virus check | check for viruses | viruses | malware
    software package | package | packages | library | dependency | module
    repository | repo | project | repositories | code base | codebase | repos
    commit | save my changes | commit changes | record the changes | commit my work
    push | push changes | upload changes | send my commits | publish changes | push my commits
    pull | get the latest changes | pull changes | latest code | fetch changes | get latest | update from remote |
    sync with remote
    branch | branches | line of development | git branch
    switch branch | check out | checkout | change branch | go to branch | move to branch
    merge | combine | bring together | integrate | join branches | fold in | merged | merge in
    diff | changes | differences | what changed | what has changed | what is changed | modified files | compare |
    what did i change | what have i changed | uncommitted changes
    commit history | git log | history | list commits | past commits | who changed | recent commits | last commits |
    latest commits | version history
    stash | set aside my changes | put changes aside | shelve | park my changes
    discard changes | revert | throw away changes | undo changes | roll back | undo my changes | drop my changes |
    reset changes
    clone | copy the repository | get the repo | download the repo | check out the repo
    pull request | merge request | pr | code review
    build | compile | build the project | make | builds | assemble
    run the tests | test | tests | unit tests | test suite | testing | check the code
    deploy | roll out | ship | release | put live | go live | deployment | put into production
    debug | debugging | troubleshoot | find the bug | trace | hunt the bug
    database | db | data store | databases | data base
    spreadsheet | excel sheet | worksheet | workbook | sheet | spreadsheets | table
    text editor | editor | notepad | code editor
    calculator | calc | calculating app | adding machine
    email app | mail program | mail client | email program | mail app
    video player | movie player | media player | player
    image viewer | picture viewer | photo viewer
    pdf | pdf file | pdf document | portable document | pdfs
    web browser | browser | internet browser | surf | internet | surf the web | browse the web
    bookmark | bookmarks | favorite page | saved page | favorites | favourites | saved pages
    browsing history | sites i visited | history | visited pages | web history | pages i visited | internet history
    clear history | delete cookies | clear the cache | cookies | clear browsing data | cache | wipe history
    clipboard | copied text | what i copied | paste buffer | copy buffer | copied
    app window | window | windows | pane
    maximize | full screen | fullscreen | fill the screen | whole screen | make it full | full size | bigger picture |
    big screen
    minimize | minimise | hide | out of the way | shrink the window | tuck away
    next window | switch window | other window | switch windows | swap windows
    browser tab | tab | tabs | new tab
    select all | mark all | highlight all | mark everything
    what time is it | time | how late is it | clock | current time | what is the time | got the time |
    tell me the time | time of day | what does the clock | is it late
    search the web | google | web search | look up online | search online | search the internet | look it up |
    search for | find online | internet search
    system monitor | task manager | performance | resource usage | resources | activity monitor
    temperature sensor | cpu temperature | how hot is the | processor temperature | running hot | fan speed
    turn off the computer | shut down | power off | switch off | shutdown | turn the computer off | power down |
    turn off my computer | shut the computer down
    lock my computer | lock | lock the screen | lock screen | screen lock | step away | lock my pc | stepping away |
    leaving my desk | away from my desk
    window | windows | panes | windowpane
    instruction | instructions | command | commands | directive | direct order
    having | includes | containing | that has | featuring | possessing
    services | service | assistance | support | offering
    take control | take over | control | drive | assume control | take charge
    issues | problems | issue | problem | bugs | bug | trouble | difficulties | faults | glitches | glitch | defects |
    hiccups | snags | what is broken
    text body | body | message text | main text | body text | the message itself | contents
    force quit | force close | kill | end task | shut down by force | kill the app | close the frozen app |
    make it quit | stop the app
    table of contents | content | contents | index | overview | list of chapters
    content | contents | what is inside | what is in it | what is in | what it contains | stuff inside | inside |
    what is in there
    comes with | includes | contains | is included | has with it | part of the deal
    seems | looks | appears | feels | looks like | sounds like
    died | death | passed away | dead | deceased | passed on | no longer alive
    containing | including | with | that includes | that has | that mentions | having | which contains | that says
    chuck it out | delete | throw away | trash | move to trash | bin | get rid of it | toss | discard
    bring it back up | restore | undelete | recover | reopen | get it back | open again
    keep a copy safe | back up | backup | make a backup | store a copy | save a copy
    somewhere new for files | create a folder | make me a folder | new folder | make a directory | make a folder
    end the task | kill | forcibly close | forcefully end | abort | end forcibly | has frozen | is frozen | is stuck |
    is hanging | not responding | wont close | wont respond | does not react | stop by force | make it die |
    stopped responding | wont quit | unresponsive | out of its misery | force quit | terminate | pull the plug on |
    shoot down
    running program | process | task | running app | background task | background program
    waste bin | trash | things i threw away | deleted items | what i threw away | what i deleted | thrown away |
    deleted stuff | discarded files | waste paper basket | where deleted things go | bin | rubbish | garbage |
    dustbin | deleted files | rubbish bin | garbage can
    what i opened lately | recent files | lately used | last used files | files i just used | files from lately |
    newest documents | latest documents | i worked on lately | opened lately | latest files | last opened |
    what i worked on | recently opened | recently used
    favourite files | starred files | my favourites | flagged files | pinned files | documents i like |
    favored documents | files with a star | marked with a star | best loved files | bookmarked files
    working memory | memory | main memory | physical memory | ram
    ram usage | memory use | ram use | ram consumption | how much ram | memory consumption | ram taken up |
    is my ram full | eating my ram | memory load | short on ram | ram left | ram to spare | free ram |
    memory footprint | working memory | memory hogged
    how long up | uptime | time since boot | how long awake | time since last restart | last rebooted |
    when was it started | last restart | last started | when last booted | last boot | last switched on |
    how long switched on | time since starting | last reboot
    been awake | been running | been switched on | been going | been powered on | last rebooted | last restarted |
    since last boot | been turned on | up and running | been active | been alive | not been rebooted | been on |
    been up | since the last restart
    password protect | lock | so nobody can use | nobody should get in | i am stepping away | keep others out |
    keep people out | bar access | protect while away | block access | ask for the password | guard while i am away |
    keep prying eyes out | require my password | so no one snoops | shut others out | no one should peek |
    nobody can snoop | secure | stepping away | leaving my desk | away from my desk
    secure the display | lock the screen | i am stepping away | keep others out | require my password |
    ask for the password | so nobody can snoop | nobody should peek | keep people out | keep prying eyes out |
    stepping away | leaving my desk | away from my desk
    where am i online | ip address | address on the network | my number online | ip numbers | host address |
    address of this machine | numeric address | numerical address | dotted number | machines address |
    address online | ip | ip number | network address | internet address
    data file | file | document | doc | paper
    files | stuff on my disk | documents | docs | papers
    what did i edit | changed files | what have i edited | what i worked on | what have i changed | edited documents |
    touched documents | modified documents | what was edited | which documents were edited | modified items |
    what did i modify | what got modified | what did i touch | documents i worked on | what has been edited
    what is taking up space | large files | what takes up space | what hogs the disk | what is eating my disk |
    space hogs | biggest documents | what fills my disk | what fills the drive | what is filling the drive |
    where did space go | what uses much space | eating up my storage | disk hogs | storage hogs |
    what is hogging my storage | heavy documents | huge documents | massive documents | bulky documents |
    is taking up room | takes up most room | what eats my storage | fat files | clogging up the disk |
    clogging my drive | what wastes space | enormous documents
    disk hogs | big files | storage hogs | fat files | heavy documents | huge documents | bulky documents |
    what is clogging the disk | what is eating my disk | massive documents | what hogs the disk | space hogs
    put out of sight | hide | out of view | make invisible | stop showing | do not show | keep out of view |
    keep out of sight | conceal | tuck away
    nuke | kill | knock dead | make go away | end right now | got stuck | hard stop | forced stop | does not react |
    crashed | has crashed | stop immediately | do not ask just close | zap
    how long powered | uptime | hours since boot | without reboot | without a restart | days since restart |
    without restarting
    where can others reach | ip address | how others reach me | reachable under | network number |
    under which number | numbers of my network | where am i reachable
    disc | album | record | disk | vinyl | full length | long player | platter | release | studio album
    sheet | note | notes | doc | scribbles | piece of writing | paper | writing | writings | papers | pages |
    what i wrote | documents | draft | reminder to self
    anything on | about | mentioning | mention | containing | say something about | that mention | which mention |
    deal with | with the word | touching on | that talk about | talk about | refer to | referring to | contain |
    having to do with | covering | say about | speak of | that say | where i mention
    destroy | delete | tear up | shred | rip up | burn | crumple | into the trash | in the trash | in the bin |
    away with | make vanish | annihilate | obliterate | no more use for | bye bye to | say goodbye to | kill |
    out with | past its use | off to the trash | to the dustbin | in the garbage | into the wastebasket |
    make go away | nuke | zap | must go
    notebook app | notepad | notes app | memo pad | memo app | writing app | notetaker | scratchpad | scratch pad
    i do not need | delete the note | delete | wont be needing | wont need | have no need for | shot of |
    see the back of | never want to see | do not want to keep | not keep | should disappear | should be gone |
    can be thrown away | can be thrown out | no reason to keep | stop keeping | send to the trash | move to trash |
    put in the trash | drop in the trash | put in the bin
    trace | track | how is it going with
    what does clock say | what time is it | what is the local time | what oclock is it | how early is it |
    tell me the hour
    what i like best | favorites | the ones i love | best loved | top picks | liked ones | saved ones | ones i liked |
    ones i starred | ones i hearted | treasured | what i have saved | ones i love | preferred ones | favs
    """
}
