import Tatami
import TatamiCollectionViews
import TatamiCommand
import TatamiLive

/// A survey on the screen, which is read again when its file is saved. What people have answered stays.
@MainActor final class SurveyScreen {
    let view = LayoutView(OverlayLayout())
    private let file: SurveyFile
    private let watcher: FileWatcher
    private var survey: SurveyView

    /// Reads the survey and follows its file.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported.
    init(_ file: SurveyFile, _ watcher: FileWatcher) throws {
        (self.file, self.watcher) = (file, watcher)
        survey = try file.read()
        watcher.follow([file.path], for: self)
        show()
    }

    private func show() {
        view.layout?.removeAll()
        view.layout?.add(survey.stretch())
    }

    /// Reads the file again if it has changed. If it has errors, the last valid survey stays.
    func readIfChanged() {
        guard watcher.takeChange(for: self), let new = try? SurveyFile(path: file.path, answers: nil).read() else { return }
        // Answers of questions that are gone are left out.
        _ = new.readAnswers(Array(survey.survey.answersJSON.utf8))
        survey = new
        show()
    }

    /// The answers of people as JSON.
    var answers: String { survey.survey.answersJSON }
}
