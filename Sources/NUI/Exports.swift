// The types and values of data are part of NUI's interface: whoever imports NUI can declare models and read data against them.
@_exported import TatamiData
