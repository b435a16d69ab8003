#if canImport(Glibc)
    import Glibc
#endif

/// Cleared memory for pixels that will all be written.
///
/// The kernel takes a few microseconds for each page of 4 KiB that is touched first: 2 ms for a picture of 1200 x 630 pixels. Linux gives pages
/// of 2 MiB on request, which take a fifth of that time; where it cannot, or on other systems, this is memory as any other.
final class PixelMemory {
    let start: UnsafeMutableRawPointer
    private let count: Int

    /// With fewer bytes, most of a large page would be wasted.
    private static let leastCount = 1 << 20
    private static let largePage = 2 << 20

    /// Maps memory; nil for few bytes, without memory, or on systems that have no large pages on request.
    init?(count: Int) {
        #if canImport(Glibc)
            let page = Self.largePage
            guard count >= Self.leastCount, count < Int.max / 2 else { return nil }
            // A small rest is cheaper in small pages, and leaves less unused.
            let unit = count % page < page / 3 ? Int(sysconf(Int32(_SC_PAGESIZE))) : page
            let length = (count + unit - 1) / unit * unit
            // Only a large page that begins at a multiple of its size can be one.
            let protection = PROT_READ | PROT_WRITE
            guard let mapped = mmap(nil, length + page, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), mapped != MAP_FAILED else {
                return nil
            }
            let lead = (page - Int(bitPattern: mapped) % page) % page
            if lead > 0 { munmap(mapped, lead) }
            if lead < page { munmap(mapped + lead + length, page - lead) }
            (start, self.count) = (mapped + lead, length)
            madvise(start, length, MADV_HUGEPAGE)
        #else
            return nil
        #endif
    }

    deinit {
        #if canImport(Glibc)
            munmap(start, count)
        #endif
    }
}
