"""A temple bell of brass on its chain, seen a little from below; it swings from the top of the picture."""

import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import forms  # noqa: E402
import studio  # noqa: E402

studio.start()
brass = studio.brass()
outer = [(0.16, 1.5), (0.34, 1.46), (0.47, 1.3), (0.54, 1.0), (0.62, 0.66), (0.76, 0.34), (0.98, 0.1), (1.0, 0.04), (0.96, 0.0)]
inner = [(0.88, 0.06), (0.66, 0.36), (0.52, 0.7), (0.42, 1.1), (0.001, 1.34)]
forms.lathe("bell", forms.rounded([(0.001, 1.52), *outer, *inner], 8), brass)
for z, r in ((1.16, 0.515), (1.08, 0.53), (0.3, 0.8), (0.22, 0.86)):
    forms.tube("line", forms.ring_of(r, z), 0.02, brass, closed=True)
forms.lathe("clapper", forms.rounded([(0.001, -0.3), (0.12, -0.26), (0.16, -0.14), (0.1, -0.02), (0.035, 0.06), (0.035, 0.9)], 6), brass, 64)
forms.lathe("crown", forms.rounded([(0.001, 1.86), (0.08, 1.84), (0.11, 1.74), (0.06, 1.66), (0.13, 1.58), (0.2, 1.5)], 6), brass, 64)


def link(z, turn):
    oval = []
    for i in range(40):
        a = 2 * math.pi * i / 40
        side, up = 0.1 * math.cos(a), 0.17 * math.sin(a)
        oval.append((side, 0, z + up) if turn else (0, side, z + up))
    forms.tube("link", oval, 0.03, brass, closed=True)


for i in range(7):
    link(1.98 + i * 0.26, i % 2 == 0)
studio.usual_light(1.2, (0, 0, 1))
studio.area((0, -3, -3), (0, 0, 0.6), 2, 60, (1, 0.8, 0.55))
studio.camera((0.5, -10.5, 0.55), (0, 0, 1.62), 85)
studio.render("bell", 330, 617, 14)
