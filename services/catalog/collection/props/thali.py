"""A brass plate for a tilak: kumkum, rice, a lamp, betel and marigolds, as the family brings it."""

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
profile = [(0.001, 0.05), (1.6, 0.05), (2.2, 0.06), (2.32, 0.1), (2.5, 0.3), (2.62, 0.34), (2.66, 0.31), (2.6, 0.24), (2.36, 0.0), (0.001, 0.0)]
forms.lathe("plate", forms.rounded(profile, 7), brass, 220)
for r in (2.1, 2.0):
    forms.tube("line", forms.ring_of(r, 0.06), 0.018, brass, closed=True)


def group(build, at, scale=1.0, turn=(0, 0, 0)):
    before = set(bpy.data.objects)
    build()
    forms.place(forms.since(before), at, scale, turn)


def small_bowl(material, height):
    def build():
        _, rim = forms.bowl("bowl", brass)
        forms.heap("heap", 0.92, height, material, rim - 0.1)

    return build


kumkum = studio.powder((0.36, 0.003, 0.006), (0.6, 0.014, 0.014))
turmeric = studio.powder((0.7, 0.24, 0.003), (0.9, 0.4, 0.012))
group(small_bowl(kumkum, 0.55), (-1.05, 0.75, 0.06), 0.72)
group(small_bowl(turmeric, 0.5), (0.35, 1.25, 0.06), 0.62)
oil = studio.principled("oil", base_color=(0.3, 0.12, 0.01), roughness=0.03)
wick = studio.principled("wick", base_color=(0.5, 0.42, 0.3), roughness=0.9)
group(lambda: forms.diya("diya", brass, oil, wick), (1.1, 0.05, 0.06), 0.6, (0, 0, -12))
studio.point((1.98, -0.14, 0.9), 15, (1, 0.52, 0.16), 0.08)

rice = studio.principled("rice", base_color=(0.86, 0.8, 0.68), roughness=0.45, specular=0.4)
dice = random.Random(6)
bpy.ops.mesh.primitive_uv_sphere_add(segments=10, ring_count=6, radius=1)
grain = bpy.context.object
bpy.ops.object.shade_smooth()
grain.data.materials.append(rice)
for i in range(520):
    far, angle = 0.62 * math.sqrt(dice.random()), dice.uniform(0, 6.283)
    lift = 0.34 * (1 - far / 0.62)
    other = bpy.data.objects.new("grain", grain.data)
    other.scale = (0.075, 0.025, 0.025)
    other.location = (-0.2 + far * math.cos(angle), -0.95 + far * math.sin(angle) * 0.9, 0.09 + lift * dice.uniform(0.5, 1))
    other.rotation_euler = (0, dice.uniform(-0.5, 0.5), dice.uniform(0, 3.15))
    bpy.context.collection.objects.link(other)
bpy.data.objects.remove(grain)

green = studio.principled("betel", base_color=(0.06, 0.22, 0.03), roughness=0.3)
studio.mottled(green, (0.04, 0.15, 0.02), (0.12, 0.32, 0.05), 3)


def betel(u, v):
    side = u * 2 - 1
    wide = 0.62 * math.sin(math.pi * (0.18 + 0.8 * v)) ** 0.7 * (1 - 0.25 * v)
    return (side * wide, 1.25 * v - 0.1 * abs(side) * (1 - v), 0.12 * abs(side) + 0.1 * math.sin(3 * v) - 0.12 * v * v)


for turn in (58, 96):
    group(lambda: forms.grid("betel", 18, 28, betel, green), (-1.15, -0.35, 0.12 + turn * 0.0008), 0.85, (4, 0, turn))
body, heart = studio.petal((0.9, 0.2, 0.005), (1.0, 0.36, 0.01), 0.35), studio.petal((0.7, 0.1, 0.0), (0.95, 0.24, 0.0), 0.35)
sun, sun_heart = studio.petal((0.95, 0.47, 0.01), (1.0, 0.66, 0.04), 0.35), studio.petal((0.85, 0.3, 0.0), (1.0, 0.5, 0.01), 0.35)
for x, y, size, tilt, tone in ((-1.78, -0.62, 0.62, 14, 0), (-1.25, -1.28, 0.56, 20, 1), (1.3, -1.12, 0.62, 22, 0), (0.62, -1.62, 0.5, 30, 1), (1.92, -0.72, 0.44, 10, 1)):
    pair = (sun, sun_heart) if tone else (body, heart)
    group(lambda: forms.marigold("head", pair[0], seed=int(x * 10) + 30, heart=pair[1], count=170), (x, y, 0.22), size, (tilt, 0, 0))
studio.usual_light(1.9, (0, 0, 0.3))
studio.camera((0, -12.5, 9.0), (0, -0.05, 0.12), 82)
studio.render("thali", 1160, 830, 20)
