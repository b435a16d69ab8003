import CLibFuzzer
import Foundation
import Tatami
import TestScripts

// `FuzzNUI gestures COUNT SEED` runs random scripts of fingers, mouse, wheel and keys under the sanitizer; anything else is libFuzzer's.
if CommandLine.arguments.count == 4, CommandLine.arguments[1] == "gestures" {
    let numbers = CommandLine.arguments.suffix(2).compactMap(UInt64.init)
    let engine = try PangoTextEngine()
    precondition(numbers.count == 2, "The number of scripts and the first seed are whole numbers.")
    for seed in numbers[1]..<(numbers[1] + numbers[0]) {
        guard let problem = GestureScript(seed, engine).run() else { continue }
        print("GESTURE_SEED=\(seed): \(problem)")
        exit(1)
    }
    print("\(numbers[0]) scripts of 50 events under the address sanitizer")
    exit(0)
}

nonisolated(unsafe) let fuzzed = FuzzedInput()  // libFuzzer calls from one thread only
var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
    fuzzed.test(bytes.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
    return 0
}
