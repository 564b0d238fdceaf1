"""Rose petals at eight angles, for the air."""

import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402


def shaped(cup, curl):
    def at(u, v):
        side = u * 2 - 1
        wide = 0.6 * math.sin(math.pi * (0.06 + 0.86 * v**0.72)) ** 0.75
        notch = 0.06 * math.exp(-((side / 0.22) ** 2)) * max(0, v - 0.7) / 0.3
        x = side * wide
        y = 1.1 * v * (1 - 0.12 * side * side * v) - notch
        z = cup * (x * x * 1.1 + (v - 0.5) ** 2 * 0.8) - curl * max(0, v - 0.72) ** 2 * 4 + 0.02 * math.sin(side * 8 + v * 5) * v
        return (x, y - 0.55, z)

    return at


ANGLES = [(20, 0, 10), (58, 18, 40), (104, -20, 75), (32, -50, 130), (142, 30, 160), (70, 62, 200), (12, 38, 250), (86, -6, 310)]
for index, turn in enumerate(ANGLES):
    studio.start()
    studio.room((0.2, 0.1, 0.08), (0.45, 0.36, 0.3), (1.0, 0.94, 0.9), 0.9)
    material = studio.petal((0.32, 0.004, 0.014), (0.62, 0.012, 0.03), 0.38)
    studio.bumped(material, 9, 0.2, 0.02, 5, (7, 0.6, 1))
    dice = random.Random(index)
    forms.grid("petal", 40, 48, shaped(0.55 + dice.uniform(-0.15, 0.3), 0.5 + dice.uniform(-0.2, 0.4)), material)
    forms.place([bpy.data.objects["petal"]], (0, 0, 0), 1, turn)
    studio.area((-2.4, -1.6, 2.8), (0, 0, 0), 1.4, 170, (1, 0.95, 0.9))
    studio.area((2.2, 2.2, 1.2), (0, 0, 0), 1.2, 150, (1, 0.8, 0.62))
    studio.camera((0, -6, 1.2), (0, 0, 0), 165)
    studio.render(f"rose-petal-{index + 1}", 200, 200, 16)
