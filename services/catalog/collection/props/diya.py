"""A brass oil lamp, seen a little from above; its flame is a sprite of its own, its light is already on the brass."""

import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import forms  # noqa: E402
import studio  # noqa: E402

studio.start()
oil = studio.principled("oil", base_color=(0.3, 0.12, 0.01), roughness=0.03)
wick = studio.principled("wick", base_color=(0.5, 0.42, 0.3), roughness=0.9)
x, y, z = forms.diya("diya", studio.brass(), oil, wick)
studio.usual_light()
studio.point((x, y, z + 0.28), 26, (1, 0.52, 0.16), 0.1)
studio.camera((0.2, -7.4, 3.3), (0.17, 0, 0.42), 100)
studio.render("diya", 560, 350, 20)
