#if canImport(Glibc)
    import CCairo
    import Testing

    @testable import TatamiCairo

    @Suite struct PixelMemoryTests {
        @Test(arguments: [1 << 20, (1 << 20) + 1, 2 << 20, (2 << 20) + 5_000, (3 << 20) + 11, 9 << 20])
        func isClearedAndCanBeWrittenUpToItsEnds(count: Int) throws {
            let memory = try #require(PixelMemory(count: count))
            defer { withExtendedLifetime(memory) {} }
            let bytes = UnsafeMutableRawBufferPointer(start: memory.start, count: count)
            #expect(Int(bitPattern: memory.start) % (2 << 20) == 0)
            #expect(bytes.allSatisfy { $0 == 0 })
            (bytes[0], bytes[count - 1]) = (1, 2)
            #expect(bytes.first == 1 && bytes.last == 2)
        }

        @Test func fewBytesAreLeftToOthers() {
            #expect(PixelMemory(count: 0) == nil)
            #expect(PixelMemory(count: (1 << 20) - 1) == nil)
        }

        /// 600 x 600 pixels take more than 1 MiB, and the memory of a surface that was freed is not used again.
        @Test func surfacesOfManyPixelsAreClear() throws {
            for _ in 0..<3 {
                let surface = try #require(Surface(CAIRO_FORMAT_ARGB32, width: 600, height: 600))
                #expect(surface.bytes.allSatisfy { $0 == 0 })
                surface.write { $0.update(repeating: 7, count: 600 * 2_400) }
                #expect(surface.bytes.allSatisfy { $0 == 7 })
            }
        }
    }
#endif
