"""Brass bowls: one heaped with turmeric, one with kumkum."""

import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import forms  # noqa: E402
import studio  # noqa: E402

for name, first, second in (
    ("bowl-turmeric", (0.7, 0.24, 0.003), (0.9, 0.4, 0.012)),
    ("bowl-kumkum", (0.34, 0.004, 0.006), (0.55, 0.012, 0.012)),
):
    studio.start()
    _, rim = forms.bowl("bowl", studio.brass(hammered=True))
    forms.heap("heap", 0.93, 0.52, studio.powder(first, second), rim - 0.08)
    studio.usual_light()
    studio.camera((0, -7.4, 3.4), (0, 0, 0.62), 92)
    studio.render(name, 560, 516, 14)
