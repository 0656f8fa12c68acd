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
    restore | recover | bring back | get back | undelete | deleted by accident | didnt mean to delete |
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
    device
    directories | folder | directory | folders | dir | subfolder | subdirectory
    current folder | working directory | current directory | this folder | where am i | which folder am i |
    what folder am i | present directory | which directory
    path | file path | location | full path | where it lives | full name
    list files | whats in this folder | files here | contents | folder contents | show files | what files | ls | dir |
    directory listing | whats in here | whats inside | files in
    contents | whats inside | what is in | whats in | content | what does it contain | contained | inside
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
    find files | search files | locate files | look for files | where is the file | hunt for files | wheres the file |
    where did i save | find a file
    search in text | grep | find text | search inside | containing | contains | mention | mentions | with the word |
    in which files | lines with | that mention | word search | occurs | appears
    find and replace | replace | search and replace | substitute | replace every | replace all | change every |
    swap every
    open a file | view | show the file | display the file | look inside | print the file | show me whats in |
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
    archive | zip | zip file | zip up | compress | pack up | tarball | tar | bundle up | package up | compressed file |
    make an archive | squeeze
    pull down | download | fetch from the web | get from the internet | save from the web | grab from the web |
    download from | save off the web
    shortcut | symlink | link | alias | symbolic link | short cut
    usb stick | flash drive | thumb drive | usb drive | memory stick | pen drive | external drive | usb key |
    removable drive
    eject | unmount | safely remove | take out the drive | remove the drive | pull out | unplug | dismount
    hard drive | disk | disc | hard disk | drive | ssd | hdd | hard drives | drives | partition
    disk space | storage | free space | room on the disk | how full is the | space left | space on the disk |
    how much space | disk usage | room left | room on my drive | full disk | space available | running out of disk
    biggest files | largest files | space hogs | whats taking up space | using the most space | taking up space |
    what is eating space | hogging the disk | big files | what takes up room | eating up my disk
    memory usage | ram | memory | how much memory | free memory | memory left | ram usage | memory in use |
    how much ram | out of memory
    cpu usage | processor | cpu | processor load | load | how busy is the | cpu load | system load | processor usage |
    how hard is it | working hard
    processes | running programs | whats running | running | process list | what is running | task manager |
    running tasks | process | background jobs
    kill | end | force quit | terminate | stop the process | kill the process | end the process | force close |
    force stop | end task | shoot down | zap
    hogging | using the most | slowing down | slowing my computer | whats slowing | why is it slow | why so slow |
    hog | using up
    uptime | how long running | how long on | how long has it | last reboot | up since | been running | been on |
    been up | since the last restart
    system information | specs | system info | what computer is this | hardware info | about this computer |
    computer specs | system details | what machine is this
    operating system | os | system version | which linux | kernel version | kernel | distro | distribution |
    what system is this
    computer name | hostname | host name | machine name | name of this computer | name of the machine
    ip address | ip | network address | internet address | ip number | whats my ip | my address on the
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
    read only | write protected | write protect | cant be changed
    owner | who owns | belongs to | owned by | whose | ownership
    administrator | admin | root | superuser | sudo | root user
    users | user | accounts | logged in users | who is logged in | who is on | whos logged in | who else is on
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
    diff | changes | differences | what changed | what has changed | whats changed | modified files | compare |
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
    what time is it | time | how late is it | clock | current time | whats the time | got the time | tell me the time |
    time of day | what does the clock | is it late
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
    content | contents | whats inside | what is inside | whats in it | what is in | what it contains | stuff inside |
    inside | whats in there
    comes with | includes | contains | is included | has with it | part of the deal
    seems | looks | appears | feels | looks like | sounds like
    died | death | passed away | dead | deceased | passed on | no longer alive
    containing | including | with | that includes | that has | that mentions | having | which contains | that says
    chuck it out | delete | throw away | trash | move to trash | bin | get rid of it | toss | discard
    bring it back up | restore | undelete | recover | reopen | get it back | open again
    keep a copy safe | back up | backup | make a backup | store a copy | save a copy
    somewhere new for files | create a folder | make me a folder | new folder | make a directory | make a folder
    """
}
