import CCairo
import CDeflate
import CISAL

/// Writes surfaces as PNG files: fast ones by ISA-L, small ones by libdeflate. Decisions 3, 63 and 67 say why.
///
/// An encoder keeps its buffers and its compressors for the next picture.
final class PNGEncoder {
    /// Level 7 takes a fifth to a half more time than level 4, and level 8 twice as much for a hundredth of the bytes.
    private static let smallLevel: Int32 = 7

    private let filtered = ScratchBytes(isFilled: true)
    private let packed = ScratchBytes()
    private var compressor: OpaquePointer?
    /// What ISA-L works with at level 1, and the memory for it.
    private var stream: UnsafeMutablePointer<isal_zstream>?
    private let streamBuffer = ScratchBytes()

    deinit {
        if let compressor { libdeflate_free_compressor(compressor) }
        stream?.deallocate()
    }

    func encode(_ surface: Surface, _ compression: PNGCompression) throws(RenderError) -> [UInt8] {
        guard let pixels = surface.pixels else { throw .failed("the surface has no pixels") }
        let picture = PNGRows(
            pixels: pixels, width: surface.width, height: surface.height, stride: surface.stride, isOpaque: surface.isOpaqueFormat)
        let filter = try chooseFilter(picture, compression)
        let count = try compress(picture, rows: 0..<picture.height, filter, compression)
        return packed.withBytes(count) {
            PNGEncoder.file(width: picture.width, height: picture.height, colorType: picture.isOpaque ? 2 : 6, $0)
        }
    }

    /// Compresses a band in the middle with and without filtering, and returns the filter that makes it smaller.
    ///
    /// Drawn pictures repeat themselves and are smaller without a filter; photographs are smaller with one.
    func chooseFilter(_ picture: PNGRows, _ compression: PNGCompression) throws(RenderError) -> PNGFilter {
        let band = min(24, picture.height)
        let start = (picture.height - band) / 2
        let plain = try compress(picture, rows: start..<start + band, .none, compression)
        // A band that compresses to a tenth was drawn, whatever the other filter would give.
        if plain * 10 < picture.rowBytes * band { return .none }
        let paeth = try compress(picture, rows: start..<start + band, .paeth, compression)
        return paeth < plain ? .paeth : .none
    }

    /// Compresses `rows` into `packed` and returns the number of bytes.
    private func compress(
        _ picture: PNGRows, rows: Range<Int>, _ filter: PNGFilter, _ compression: PNGCompression
    ) throws(RenderError) -> Int {
        let size = rows.count * (picture.rowBytes + 1)
        // Pixels are written four bytes at a time.
        let base = filtered.room(for: size + 4)
        picture.write(rows, filter, to: base)
        let count =
            switch compression {
            case .fast: compressFast(base, size)
            case .small: try compressSmall(base, size)
            }
        guard count > 0 else { throw .failed("the picture could not be compressed") }
        return count
    }

    /// Returns 0 if ISA-L refuses, which it does for no picture that `ImageLimits` allows.
    private func compressFast(_ source: UnsafeMutablePointer<UInt8>, _ size: Int) -> Int {
        let stream = self.stream ?? .allocate(capacity: 1)
        let levelBuffer = streamBuffer.room(for: Int(isal_level_1_buffer_size))
        // What the first picture finds there must not decide about its bytes.
        if self.stream == nil { levelBuffer.initialize(repeating: 0, count: Int(isal_level_1_buffer_size)) }
        self.stream = stream
        // What does not get smaller is stored in blocks of at most 65,535 bytes, each with a head of 5; the frame of zlib has 6.
        let bound = size + 10 * (size / 32_768 + 1) + 64
        guard let inputSize = UInt32(exactly: size), let outputSize = UInt32(exactly: bound) else { return 0 }
        isal_deflate_init(stream)
        // ISA-L 2.30 leaves what this was in memory, and looks back as far as it says; 0 stands for the most.
        stream.pointee.hist_bits = 0
        stream.pointee.level = 1
        (stream.pointee.level_buf, stream.pointee.level_buf_size) = (levelBuffer, isal_level_1_buffer_size)
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        stream.pointee.next_in = source
        (stream.pointee.next_out, stream.pointee.avail_out) = (packed.room(for: bound), outputSize)
        // Where a file begins with much data, ISA-L 2.30 takes a part of the address of `stream` for data (igzip_icf_body_h1_gr_bt.asm,
        // write_first_byte), so that one of about 500 programs wrote other bytes for the same picture. After a few bytes it does not.
        let head = inputSize < Self.headSize ? 0 : Self.headSize
        if head > 0, !deflate(stream, head, UInt16(SYNC_FLUSH), isLast: false) { return 0 }
        return deflate(stream, inputSize - head, UInt16(NO_FLUSH), isLast: true) ? Int(stream.pointee.total_out) : 0
    }

    /// The number of bytes that are compressed first. With fewer, ISA-L still counts as one that has seen nothing.
    private static let headSize: UInt32 = 8

    /// Compresses the next bytes, and returns whether there was room for them.
    private func deflate(_ stream: UnsafeMutablePointer<isal_zstream>, _ count: UInt32, _ flush: UInt16, isLast: Bool) -> Bool {
        (stream.pointee.avail_in, stream.pointee.flush, stream.pointee.end_of_stream) = (count, flush, isLast ? 1 : 0)
        guard isal_deflate(stream) == COMP_OK, stream.pointee.avail_in == 0 else { return false }
        return !isLast || stream.pointee.internal_state.state == ZSTATE_END
    }

    private func compressSmall(_ source: UnsafePointer<UInt8>, _ size: Int) throws(RenderError) -> Int {
        if compressor == nil { compressor = libdeflate_alloc_compressor(PNGEncoder.smallLevel) }
        guard let compressor else { throw .failed("no memory for the compressor") }
        let bound = libdeflate_zlib_compress_bound(compressor, size)
        return libdeflate_zlib_compress(compressor, source, size, packed.room(for: bound), bound)
    }

    /// Returns a PNG file: `data` are its compressed rows, and the color type is 2 for three channels or 6 for four.
    static func file(width: Int, height: Int, colorType: UInt8, _ data: UnsafeRawBufferPointer) -> [UInt8] {
        var file: [UInt8] = []
        file.reserveCapacity(data.count + 64)
        file += [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, colorType, 0, 0, 0], to: &file)
        chunk("IDAT", data, to: &file)
        chunk("IEND", [], to: &file)
        return file
    }

    /// Appends a chunk: length, name, data, and the checksum of name and data.
    private static func chunk(_ name: String, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
        file += bigEndian(data.count)
        let start = file.count
        file += name.utf8
        file += data
        let sum = file.withUnsafeBytes { bytes in
            libdeflate_crc32(0, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        }
        file += bigEndian(Int(sum))
    }

    private static func bigEndian(_ value: Int) -> [UInt8] {
        let value = UInt32(truncatingIfNeeded: value)
        return [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }
}
