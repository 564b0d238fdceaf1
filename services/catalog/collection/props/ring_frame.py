"""A gold ring from the front, set with small stones, wide enough to hold a photo."""

import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402

studio.start()
studio.room((0.03, 0.02, 0.01), (0.1, 0.075, 0.045), (0.42, 0.32, 0.2), 0.8)
gold = studio.gold()
profile = [
    *[(1.0, -0.06), (1.0, 0.03), (1.012, 0.05), (1.03, 0.052), (1.04, 0.035), (1.05, 0.02)],
    *[(1.075, 0.02), (1.09, 0.045), (1.11, 0.06), (1.135, 0.05), (1.15, 0.02), (1.155, -0.06)],
]
forms.lathe("band", forms.rounded(profile, 5), gold, 300)
dice = random.Random(2)
bpy.ops.mesh.primitive_uv_sphere_add(segments=14, ring_count=8, radius=0.0125)
bead = bpy.context.object
bpy.ops.object.shade_smooth()
bead.data.materials.append(gold)
for i in range(110):
    a = 2 * math.pi * i / 110
    other = bpy.data.objects.new("bead", bead.data)
    other.location = (1.0625 * math.cos(a), 1.0625 * math.sin(a), 0.024)
    bpy.context.collection.objects.link(other)
bpy.data.objects.remove(bead)
studio.area((-2.2, 2.6, 2.4), (0, 0, 0), 1.5, 120, (1, 0.95, 0.86))
studio.area((2.6, -1.6, 2.2), (0, 0, 0), 1.1, 60, (1, 0.78, 0.5))
studio.area((0, 3.2, 0.5), (0, 0, 0), 1.4, 50, (0.9, 0.95, 1))
studio.camera((0, 0, 6), (0, 0, 0), ortho=2.36)
studio.render("ring-frame", 1000, 1000, 12)
