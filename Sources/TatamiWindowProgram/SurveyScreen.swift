import ArgumentParser
import Tatami
import TatamiCollectionViews
import TatamiCommand
import TatamiLive

/// A survey on the screen, which is read again when its file is saved. What people have answered stays, and so does the focus.
@MainActor final class SurveyScreen {
    let view: LayoutView
    private let file: SurveyFile
    private let watcher: FileWatcher
    private let survey: SurveyView
    private let layers = OverlayLayout()
    private var errors: LayoutItem?

    /// Reads the survey and follows its file.
    ///
    /// - Throws: `ExitCode(1)` after an error was reported.
    init(_ file: SurveyFile, _ watcher: FileWatcher) throws {
        (self.file, self.watcher) = (file, watcher)
        survey = SurveyView(try file.readOrExit())
        view = LayoutView(layers)
        layers.add(survey.stretch())
        watcher.follow([file.path], for: self)
    }

    /// Reads the file again if it has changed. If it has errors, the last valid survey stays, with the errors over it.
    func readIfChanged() {
        guard watcher.takeChange(for: self) else { return }
        var words = ""
        do throws(SurveyFile.Failure) {
            var new = try SurveyFile(path: file.path, answers: nil).read()
            new.takeAnswers(of: survey.survey)
            survey.survey = new
        } catch {
            words = error.words
        }
        errors = ErrorPanel.show(words, in: layers, inPlaceOf: errors)
    }

    /// The answers of people as JSON.
    var answers: String { survey.survey.answersJSON }
}
