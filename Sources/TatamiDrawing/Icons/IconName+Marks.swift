extension IconName {
    /// Signs and marks.
    static let marksGroup: [IconName: IconDrawing] = [
        .check: IconDrawing("M5 12.5L9.75 17.25L19 7.5"),
        .close: IconDrawing("M6.5 6.5L17.5 17.5M17.5 6.5L6.5 17.5"),
        .plus: IconDrawing("M12 5V19M5 12H19"),
        .minus: IconDrawing("M5 12H19"),
        .checkCircle: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM8 12.25L10.9 15.1L16 9.75"),
        .closeCircle: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM9.25 9.25L14.75 14.75M14.75 9.25L9.25 14.75"),
        .plusCircle: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM12 8V16M8 12H16"),
        .minusCircle: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM8 12H16"),
        .info: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM12 11.25V16.25M12 7.75H12.01"),
        .error: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM12 7.5V12.75M12 16.25H12.01"),
        .warning: IconDrawing(
            "M10.7 5A1.5 1.5 0 0 1 13.3 5L20.55 17.5A1.5 1.5 0 0 1 19.25 19.75H4.75A1.5 1.5 0 0 1 3.45 17.5ZM12 9.75V13.5",
            "M12 16.5H12.01"),
        .help: IconDrawing(
            "M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12Z",
            "M9.5 9.75A2.5 2.5 0 1 1 13.1 12C12.35 12.4 12 12.85 12 13.75M12 16.5H12.01"),
        .star: IconDrawing("M12 3.7L14.29 9.44L20.46 9.85L15.71 13.81L17.23 19.8L12 16.5L6.77 19.8L8.29 13.81L3.54 9.85L9.71 9.44Z"),
        .starFilled: IconDrawing(
            "M12 3.7L14.29 9.44L20.46 9.85L15.71 13.81L17.23 19.8L12 16.5L6.77 19.8L8.29 13.81L3.54 9.85L9.71 9.44Z", isFilled: true),
        .heart: IconDrawing("M12 19.75L4.9 12.6A4.55 4.55 0 0 1 11.35 6.2L12 6.85L12.65 6.2A4.55 4.55 0 0 1 19.1 12.6Z"),
        .heartFilled: IconDrawing(
            "M12 19.75L4.9 12.6A4.55 4.55 0 0 1 11.35 6.2L12 6.85L12.65 6.2A4.55 4.55 0 0 1 19.1 12.6Z", isFilled: true),
        .bookmark: IconDrawing("M7.5 3.5H16.5A2 2 0 0 1 18.5 5.5V20.5L12 16L5.5 20.5V5.5A2 2 0 0 1 7.5 3.5Z"),
        .flag: IconDrawing(
            "M5.5 21V4.5H17.6A0.75 0.75 0 0 1 18.2 5.7L15.75 9L18.2 12.3A0.75 0.75 0 0 1 17.6 13.5H5.5", isDirectional: true),
        .tag: IconDrawing(
            "M3.75 5.25V11.2A2 2 0 0 0 4.33 12.6L11.6 19.9A2 2 0 0 0 14.43 19.9L19.9 14.43A2 2 0 0 0 19.9 11.6L12.6 4.33",
            "A2 2 0 0 0 11.2 3.75H5.25A1.5 1.5 0 0 0 3.75 5.25Z",
            "M8.25 8.25H8.26", isDirectional: true),
        .smile: IconDrawing("M20.5 12A8.5 8.5 0 1 1 3.5 12A8.5 8.5 0 1 1 20.5 12ZM8.25 14A4.5 4.5 0 0 0 15.75 14M9 9.5H9.01M15 9.5H15.01"),
    ]
}
