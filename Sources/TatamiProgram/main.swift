import TatamiCommand

// The command line. Windows are opened by `tatami-window`, which `tatami run` starts.
TatamiCommand.main()
