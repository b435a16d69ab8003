"""Compares this checkout with another one, alternating: against.py OTHER [--rounds N] [options of Layouts]. Called by Scripts/bench.

OTHER is a commit, for which a worktree is made in .build/against, or the folder of a checkout. Both are built in release mode. Each round measures
both, so that a slow minute of the machine meets both; of each figure the best of all rounds counts."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COLD = 10
PROGRAMS = ("Layouts", "Scale", "Pictures", "Files", "Frames", "Collections")
os.environ["TATAMI_BENCHMARKS"] = "1"  # makes the benchmarks targets of the package


def run(*command, cwd=ROOT):
    subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.DEVNULL)


def output(*command, cwd=ROOT):
    return subprocess.run(command, cwd=cwd, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def checkout(other):
    """The folder of the other checkout."""
    if os.path.isdir(other):
        return os.path.abspath(other)
    commit = output("git", "rev-parse", "--verify", other + "^{commit}")
    folder = os.path.join(ROOT, ".build", "against")
    if os.path.isdir(folder):
        run("git", "checkout", "--quiet", "--detach", commit, cwd=folder)
    else:
        run("git", "worktree", "prune")
        run("git", "worktree", "add", "--quiet", "--detach", folder, commit)
    return folder


def build(package, *products):
    """Builds some products in release mode, or all. Returns the folder that they are in."""
    command = ("swift", "build", "-c", "release")
    made = output(*command, "--show-bin-path", cwd=package)
    # SwiftPM does not notice that a module behind the umbrella module has changed.
    for program in PROGRAMS:
        shutil.rmtree(os.path.join(made, program + ".build"), ignore_errors=True)
    for product in products:
        run(*command, "--product", product, cwd=package)
    if not products:
        run(*command, cwd=package)
    return made


class Checkout:
    def __init__(self, folder):
        self.folder, self.best = folder, {}
        self.benchmarks = os.path.join(folder, "Benchmarks")
        print("building", folder, file=sys.stderr)
        made = build(folder, "tatami")
        self.tatami = os.path.join(made, "tatami")
        # Older commits keep the benchmarks in a package of their own.
        if os.path.exists(os.path.join(self.benchmarks, "Package.swift")):
            made = build(self.benchmarks)
        else:
            build(folder, "WrappingText", *PROGRAMS)
        self.layouts = os.path.join(made, "Layouts")

    def note(self, key, value, unit):
        isBetter = max if unit == "1/s" else min
        self.best[key] = (isBetter(value, self.best[key][0]) if key in self.best else value, unit)

    def measure(self, options):
        with tempfile.TemporaryDirectory() as folder:
            rows = os.path.join(folder, "rows.json")
            run(self.layouts, "--engine", "tatami", "--tatami", self.tatami, "--json", rows, *options, cwd=self.benchmarks)
            for row in json.load(open(rows)):
                if row["engine"] == "tatami":
                    self.note((row["tree"], row["metric"]), row["value"], row["unit"])

    def start(self, name, *arguments):
        """One cold command."""
        with tempfile.TemporaryDirectory() as folder:
            begin = time.perf_counter()
            run(self.tatami, *arguments, "-o", os.path.join(folder, "card.png"), cwd=self.folder)
            self.note(("commands", name), (time.perf_counter() - begin) * 1000, "ms")


def main(arguments):
    other, rounds, options = arguments[0], 5, arguments[1:]
    if "--rounds" in options:
        at = options.index("--rounds")
        rounds, options = int(options[at + 1]), options[:at] + options[at + 2:]
    pair = [Checkout(checkout(other)), Checkout(ROOT)]
    for number in range(rounds):
        print("round", number + 1, "of", rounds, file=sys.stderr)
        for side in pair:
            side.measure(options)
        for _ in range(COLD):
            for side in pair:
                side.start("render card.nui", "render", "Examples/Gallery/card.nui", "--size", "1200x630", "--scale", "1")
    old, new = pair[0].best, pair[1].best
    print(f"{'':42}{other[:16]:>16}{'now':>16}   now / then")
    for key in old:
        if key in new and old[key][1] != "nodes":
            (before, unit), (after, _) = old[key], new[key]
            ratio = f"{after / before:10.2f}x" if before else ""
            print(f"{' '.join(key)[:41]:42}{before:13.2f} {unit:2}{after:13.2f} {unit:2}   {ratio}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1:])
