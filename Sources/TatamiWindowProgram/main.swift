import TatamiCommand

// The command line with windows. `tatami run` becomes this program.
RunCommand.open = { try WindowSession(command: $0).run() }
TatamiCommand.main()
