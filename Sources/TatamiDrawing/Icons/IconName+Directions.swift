extension IconName {
    /// Arrows.
    static let directionsGroup: [IconName: IconDrawing] = [
        .chevronUp: IconDrawing("M6.5 14.75L12 9.25L17.5 14.75"),
        .chevronDown: IconDrawing("M6.5 9.25L12 14.75L17.5 9.25"),
        .chevronLeft: IconDrawing("M14.75 6.5L9.25 12L14.75 17.5", isDirectional: true),
        .chevronRight: IconDrawing("M9.25 6.5L14.75 12L9.25 17.5", isDirectional: true),
        .chevronUpDown: IconDrawing("M8 9.25L12 5.25L16 9.25M8 14.75L12 18.75L16 14.75"),
        .arrowUp: IconDrawing("M12 19.5V4.5M5.5 11L12 4.5L18.5 11"),
        .arrowDown: IconDrawing("M12 4.5V19.5M5.5 13L12 19.5L18.5 13"),
        .arrowLeft: IconDrawing("M19.5 12H4.5M11 5.5L4.5 12L11 18.5", isDirectional: true),
        .arrowRight: IconDrawing("M4.5 12H19.5M13 5.5L19.5 12L13 18.5", isDirectional: true),
        .undo: IconDrawing("M8.5 5L4.5 9L8.5 13M4.5 9H14A5.25 5.25 0 0 1 14 19.5H9", isDirectional: true),
        .redo: IconDrawing("M15.5 5L19.5 9L15.5 13M19.5 9H10A5.25 5.25 0 0 0 10 19.5H15", isDirectional: true),
        .refresh: IconDrawing("M19.5 12A7.5 7.5 0 1 1 17.3 6.7L19.5 9M19.5 4.5V9H15"),
        .expand: IconDrawing("M9 4.5H4.5V9M15 4.5H19.5V9M9 19.5H4.5V15M15 19.5H19.5V15"),
        .collapse: IconDrawing("M9.25 4.5V9.25H4.5M14.75 4.5V9.25H19.5M9.25 19.5V14.75H4.5M14.75 19.5V14.75H19.5"),
        .externalLink: IconDrawing(
            "M13.5 4.5H19.5V10.5M19.5 4.5L11 13M18.5 14V17.5A2 2 0 0 1 16.5 19.5H6.5A2 2 0 0 1 4.5 17.5V7.5A2 2 0 0 1 6.5 5.5H10",
            isDirectional: true),
        .logIn: IconDrawing(
            "M14 4.5H17.5A2 2 0 0 1 19.5 6.5V17.5A2 2 0 0 1 17.5 19.5H14M4 12H14.5M10.5 8L14.5 12L10.5 16", isDirectional: true),
        .logOut: IconDrawing("M10 4.5H6.5A2 2 0 0 0 4.5 6.5V17.5A2 2 0 0 0 6.5 19.5H10M9.5 12H20M16 8L20 12L16 16", isDirectional: true),
        .download: IconDrawing("M12 4V15M7 10.5L12 15.5L17 10.5M4.5 16.5V18A2 2 0 0 0 6.5 20H17.5A2 2 0 0 0 19.5 18V16.5"),
        .upload: IconDrawing("M12 15.5V4.5M7 9.5L12 4.5L17 9.5M4.5 16.5V18A2 2 0 0 0 6.5 20H17.5A2 2 0 0 0 19.5 18V16.5"),
        .sort: IconDrawing("M7.5 19.5V4.5M3.75 8.25L7.5 4.5L11.25 8.25M16.5 4.5V19.5M12.75 15.75L16.5 19.5L20.25 15.75"),
    ]
}
