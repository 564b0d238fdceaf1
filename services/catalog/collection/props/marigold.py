"""Marigold heads: orange from above and from the side, yellow from the side."""

import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402


def orange():
    return studio.petal((0.9, 0.2, 0.005), (1.0, 0.36, 0.01), 0.35), studio.petal((0.7, 0.1, 0.0), (0.95, 0.24, 0.0), 0.35)


def yellow():
    return studio.petal((0.95, 0.47, 0.01), (1.0, 0.66, 0.04), 0.35), studio.petal((0.85, 0.3, 0.0), (1.0, 0.5, 0.01), 0.35)


def light():
    studio.room((0.16, 0.08, 0.02), (0.42, 0.3, 0.16), (1.0, 0.92, 0.78), 0.8)
    studio.area((-2.4, -1.6, 2.8), (0, 0, 0.2), 1.6, 190, (1, 0.95, 0.86))
    studio.area((2.4, 1.4, 1.6), (0, 0, 0.2), 1.2, 120, (1, 0.8, 0.5))


for name, tones, eye, seed in (
    ("marigold-1", orange, (0.3, -1.6, 4.6), 5),
    ("marigold-2", orange, (0, -4.2, 2.4), 9),
    ("marigold-3", yellow, (0.6, -3.4, 3.4), 14),
):
    studio.start()
    bpy.context.scene.cycles.diffuse_bounces = 1
    light()
    body, heart = tones()
    forms.marigold(name, body, seed=seed, heart=heart)
    studio.camera(eye, (0, 0, 0.08), 85)
    bpy.context.scene.camera.data.lens = 80
    studio.render(name, 330, 330, 14)
