/// The name of an icon of Tatami's own set.
///
/// Icons are drawn on a square of 24 points by lines with round ends. `Icon` shows them; the guide has a page with all of them.
public enum IconName: String, Hashable, Sendable, CaseIterable {
    // Signs and marks.
    /// A check mark.
    case check
    /// A cross that closes something.
    case close
    /// A plus sign.
    case plus
    /// A minus sign.
    case minus
    /// A check mark in a circle.
    case checkCircle
    /// A cross in a circle.
    case closeCircle
    /// A plus sign in a circle.
    case plusCircle
    /// A minus sign in a circle.
    case minusCircle
    /// The letter i in a circle.
    case info
    /// An exclamation mark in a circle.
    case error
    /// An exclamation mark in a triangle.
    case warning
    /// A question mark in a circle.
    case help
    /// A star.
    case star
    /// A filled star.
    case starFilled
    /// A heart.
    case heart
    /// A filled heart.
    case heartFilled
    /// A bookmark.
    case bookmark
    /// A flag on a pole.
    case flag
    /// A label with a hole.
    case tag
    /// A smiling face.
    case smile

    // Arrows.
    /// An angle that points up.
    case chevronUp
    /// An angle that points down.
    case chevronDown
    /// An angle that points left: back.
    case chevronLeft
    /// An angle that points right: forward.
    case chevronRight
    /// Two angles, for a list of choices.
    case chevronUpDown
    /// An arrow that points up.
    case arrowUp
    /// An arrow that points down.
    case arrowDown
    /// An arrow that points left.
    case arrowLeft
    /// An arrow that points right.
    case arrowRight
    /// An arrow that turns back.
    case undo
    /// An arrow that turns forward.
    case redo
    /// An arrow around a circle.
    case refresh
    /// Four corners that point outwards: full screen.
    case expand
    /// Four corners that point inwards.
    case collapse
    /// An arrow out of a window.
    case externalLink
    /// An arrow into a door.
    case logIn
    /// An arrow out of a door.
    case logOut
    /// An arrow into a tray.
    case download
    /// An arrow out of a tray.
    case upload
    /// An arrow up and an arrow down.
    case sort

    // Navigation and places.
    /// A house.
    case home
    /// A magnifying glass.
    case search
    /// A magnifying glass with a plus sign.
    case zoomIn
    /// A magnifying glass with a minus sign.
    case zoomOut
    /// A cog wheel.
    case gear
    /// Two sliders.
    case sliders
    /// Three lines.
    case menu
    /// Three dots in a row.
    case more
    /// Three dots below each other.
    case moreVertical
    /// Lines with bullets.
    case list
    /// Four tiles.
    case grid
    /// A window with a bar at its leading edge.
    case sidebar
    /// Three sheets above each other.
    case layers
    /// A funnel.
    case filter
    /// Six dots to drag by.
    case dragHandle
    /// A pin on a map.
    case mapPin
    /// A globe.
    case globe
    /// A shopping cart.
    case cart
    /// A payment card.
    case creditCard

    // Things.
    /// A sheet of paper.
    case file
    /// A folder.
    case folder
    /// A box with a lid.
    case archive
    /// An open book.
    case book
    /// A calendar.
    case calendar
    /// A clock.
    case clock
    /// A bell.
    case bell
    /// A closed lock.
    case lock
    /// An open lock.
    case unlock
    /// A key.
    case key
    /// A pencil: edit.
    case pencil
    /// A bin: delete.
    case trash
    /// Two sheets.
    case copy
    /// A clipboard.
    case paste
    /// Scissors.
    case cut
    /// A disk.
    case save
    /// A printer.
    case printer
    /// Two links of a chain.
    case link
    /// A paper clip.
    case attachment
    /// A bar chart.
    case chart
    /// Angle brackets.
    case code
    /// A flash of lightning.
    case bolt

    // People and their messages.
    /// A person.
    case person
    /// Two people.
    case people
    /// An envelope.
    case mail
    /// A speech bubble.
    case message
    /// A paper plane.
    case send
    /// Three points that are connected.
    case share
    /// A telephone receiver.
    case phone
    /// A mobile telephone.
    case mobile
    /// An eye: show.
    case eye
    /// An eye that is crossed out: hide.
    case eyeOff

    // Pictures, sound and devices.
    /// A picture.
    case image
    /// A camera.
    case camera
    /// A film camera.
    case video
    /// A microphone.
    case microphone
    /// A triangle: play.
    case play
    /// Two bars: pause.
    case pause
    /// A square: stop.
    case stop
    /// A triangle at a bar: next.
    case skipForward
    /// A triangle at a bar: previous.
    case skipBack
    /// Two crossing arrows: any order.
    case shuffle
    /// Two arrows in a circle: again and again.
    case loop
    /// A loudspeaker.
    case volume
    /// A loudspeaker without sound.
    case mute
    /// Waves of a radio.
    case wifi
    /// A battery.
    case battery
    /// A switch.
    case power
    /// A sun.
    case sun
    /// A crescent moon.
    case moon
    /// A cloud.
    case cloud
}
