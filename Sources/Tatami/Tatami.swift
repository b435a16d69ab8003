// `import Tatami` brings every room of the library. Only what needs several of them lives here.
@_exported import NUI
@_exported import NUIData
@_exported import NUILoader
@_exported import TatamiCairo
@_exported import TatamiControls
@_exported import TatamiData
@_exported import TatamiDrawing
@_exported import TatamiGeometry
@_exported import TatamiInteraction
@_exported import TatamiJSON
@_exported import TatamiLayout
@_exported import TatamiViews
