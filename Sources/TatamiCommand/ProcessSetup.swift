import Foundation

/// What is set for the whole process before anything else happens.
enum ProcessSetup {
    /// Makes writing to a pipe without a reader, or beyond the limit of a file's size, an error of that write instead of the process's end,
    /// and occupies the numbers of standard streams that are closed.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        occupyClosedStreams()
    }

    /// A file that is opened later would get the number of a closed stream, and what is printed would be written into that file. What is
    /// opened here for the wrong direction fails with each use instead.
    private static func occupyClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
