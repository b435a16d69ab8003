// The types and values of data are part of NUI's interface: the checker takes models, and programs give values.
@_exported import TatamiData
