"""The same card by blitz-py (PyPI): parsed once, new texts each time, PNG bytes out. Prints a row of `latest.json`."""
import json
import sys
import time

from blitz_py import Template

html = open(sys.argv[1], encoding="utf-8").read()
html = html.replace('<div class="t">', '<div class="t" id="title">').replace('<div class="s">', '<div class="s" id="subtitle">')
card = Template(html, width=1200, height=630)
times = []
for number in range(120):
    start = time.perf_counter()
    card.update(
        title=f"Why is view {number} that size? Layouts that explain themselves",
        subtitle=f"A longer subtitle, number {number}, that wraps over two lines at this width, so that the shaping and the line "
        "breaking of every engine have something real to do in the measurement.")
    picture = card.render_png()
    times.append((time.perf_counter() - start) * 1000)
times = sorted(times[20:])
print(json.dumps({"tree": "card", "engine": "blitz", "metric": "picture", "value": times[len(times) // 2], "unit": "ms"}))
