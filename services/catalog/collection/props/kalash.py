"""A brass kalash with mango leaves, a coconut and a red thread."""

import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402

studio.start()
brass = studio.brass()
profile = [
    *[(0.001, 0.0), (0.5, 0.0), (0.56, 0.05), (0.5, 0.1), (0.36, 0.16), (0.42, 0.22)],
    *[(0.74, 0.36), (0.98, 0.62), (1.04, 0.86), (0.96, 1.12), (0.74, 1.32), (0.5, 1.44), (0.45, 1.52), (0.5, 1.6)],
    *[(0.68, 1.68), (0.74, 1.72), (0.72, 1.75), (0.62, 1.73), (0.44, 1.62), (0.001, 1.6)],
]
forms.lathe("pot", forms.rounded(profile, 8), brass)
for z, r in ((0.72, 1.03), (0.98, 1.035)):
    forms.tube("line", forms.ring_of(r, z), 0.018, brass, closed=True)
for i in range(28):
    angle = 2 * math.pi * i / 28
    bpy.ops.mesh.primitive_uv_sphere_add(segments=20, ring_count=12, radius=0.05, location=(1.045 * math.cos(angle), 1.045 * math.sin(angle), 0.85))
    bpy.context.object.data.materials.append(brass)
    bpy.ops.object.shade_smooth()
red = studio.bumped(studio.principled("thread", base_color=(0.55, 0.01, 0.01), roughness=0.85), 160, 0.6, 0.02)
yellow = studio.bumped(studio.principled("yellow thread", base_color=(0.9, 0.5, 0.03), roughness=0.85), 160, 0.6, 0.02)
for k, material in enumerate((red, yellow, red, red)):
    forms.tube("thread", forms.ring_of(0.475 + 0.01 * (k % 2), 1.475 + 0.042 * k, wave=0.012), 0.03, material, closed=True)
green = studio.principled("leaf", base_color=(0.05, 0.17, 0.02), roughness=0.32, specular=0.5)
studio.mottled(green, (0.035, 0.12, 0.015), (0.1, 0.26, 0.04), 3)
studio.bumped(green, 14, 0.12, 0.02, stretch=(4, 0.4, 1))
dice = random.Random(4)
for i in range(12):
    before = set(bpy.data.objects)
    forms.leaf("leaf", green, 1.25 + dice.uniform(-0.12, 0.12), 0.42, 0.44)
    lean = 68 - 26 * (i % 2) + dice.uniform(-5, 5)
    angle = i * 30 + dice.uniform(-6, 6)
    forms.place(forms.since(before), (0.34 * math.sin(-math.radians(angle)), 0.34 * math.cos(math.radians(angle)), 1.66), 1, (lean, dice.uniform(-12, 12), angle))
husk = studio.principled("husk", base_color=(0.22, 0.1, 0.035), roughness=0.85)
studio.mottled(husk, (0.12, 0.05, 0.015), (0.38, 0.2, 0.08), 7)
studio.bumped(husk, 26, 0.9, 0.05, 8, (3, 3, 0.35))


def nut(u, v):
    angle, down = 2 * math.pi * u, math.pi * v
    uneven = 1 + 0.02 * math.sin(angle * 3 + 1) + 0.012 * math.sin(angle * 11 + down * 3)
    r = 0.56 * math.sin(down) ** 0.92 * uneven
    return (r * math.cos(angle), r * math.sin(angle), 2.3 + 0.68 * math.cos(down) + 0.16 * max(0, math.cos(down)) ** 6)


forms.grid("coconut", 120, 80, nut, husk)
for i in range(26):
    angle = i * 2.4
    forms.tube("fibre", [(0.03 * math.cos(angle), 0.03 * math.sin(angle), 3.05), (0.1 * math.cos(angle), 0.1 * math.sin(angle), 3.2 + 0.08 * math.sin(i))], 0.008, husk)
studio.usual_light(1.35, (0, 0, 1.3))
studio.camera((0, -10.5, 3.5), (0, 0, 1.52), 85)
studio.render("kalash", 560, 700, 14)
