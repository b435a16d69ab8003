import Foundation

/// Settings of the whole process, made before anything else.
enum ProcessSetup {
    /// Turns writing to a pipe without a reader, or beyond the file size limit, into an error of that write instead of the end
    /// of the process. Also occupies the descriptors of standard streams that are closed.
    static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        occupyClosedStreams()
    }

    /// A file opened later would get the descriptor of a closed stream, and output would be written into that file. Each closed
    /// stream is opened here in the wrong direction, so that its uses fail instead.
    private static func occupyClosedStreams() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
