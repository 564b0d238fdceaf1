"""Two gold rings that lean on each other, one with a brilliant; and the brilliant's ring alone."""

import math
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402


def band(name, radius, width, thick, material):
    """A ring around z with a rounded outside and a comfortable inside."""
    steps = 28
    profile = []
    for i in range(steps + 1):
        a = 2 * math.pi * i / steps
        round_x = math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a))
        round_z = math.copysign(abs(math.sin(a)) ** 0.62, math.sin(a))
        profile.append((radius + thick * 0.5 * round_x, width * 0.5 * round_z))
    return forms.lathe(name, profile, material, 220)


def brilliant(name, radius, at):
    """A brilliant cut with its table up: eight-fold crown and pavilion, flat facets."""
    n = 16
    r = radius
    table = [(0.56 * r * math.cos(a), 0.56 * r * math.sin(a), 0.34 * r) for a in (2 * math.pi * (i + 0.5) / 8 for i in range(8))]
    star = [(0.8 * r * math.cos(a), 0.8 * r * math.sin(a), 0.2 * r) for a in (2 * math.pi * i / 8 for i in range(8))]
    girdle = [(r * math.cos(a), r * math.sin(a), 0.03 * r) for a in (2 * math.pi * i / n for i in range(n))]
    under = [(x, y, -0.03 * r) for x, y, _ in girdle]
    low = [(0.42 * r * math.cos(a), 0.42 * r * math.sin(a), -0.52 * r) for a in (2 * math.pi * (i + 0.5) / 8 for i in range(8))]
    verts = [*table, *star, *girdle, *under, *low, (0, 0, -0.88 * r)]
    t, s, g, u, w, tip = 0, 8, 16, 16 + n, 16 + 2 * n, 24 + 2 * n
    faces = [tuple(range(8))]
    for i in range(8):
        j = (i + 1) % 8
        faces.append((t + i, s + i, t + (i - 1) % 8))
        # Kites between table and girdle, and the halves beside them.
        faces += [(t + i, s + i, g + 2 * i + 1), (t + i, g + 2 * i + 1, s + j)]
        faces += [(s + i, g + 2 * i, g + 2 * i + 1), (s + j, g + 2 * i + 1, g + (2 * i + 2) % n)]
        faces += [(u + 2 * i, w + i, u + 2 * i + 1), (u + 2 * i + 1, w + i, u + (2 * i + 2) % n)]
        faces += [(w + i, w + (i - 1) % 8, tip), (u + 2 * i, w + (i - 1) % 8, w + i)]
    for k in range(n):
        m = (k + 1) % n
        faces.append((g + k, u + k, u + m, g + m))
    glass = bpy.data.materials.new("brilliant")
    glass.use_nodes = True
    nodes, links = glass.node_tree.nodes, glass.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    # A brilliant shows mostly what is above it: a share of plain mirror keeps it bright, a tint of ice keeps it cool.
    inside, outside, both = nodes.new("ShaderNodeBsdfGlass"), nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeMixShader")
    inside.inputs["Color"].default_value, inside.inputs["IOR"].default_value = (0.97, 0.99, 1, 1), 2.1
    inside.inputs["Roughness"].default_value = 0
    outside.inputs["Color"].default_value, outside.inputs["Roughness"].default_value = (0.95, 0.98, 1, 1), 0.02
    both.inputs[0].default_value = 0.3
    links.new(inside.outputs[0], both.inputs[1])
    links.new(outside.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    x, y, z = at
    verts = [(a + x, b + y, c + z) for a, b, c in verts]
    made = forms.mesh(name, verts, faces, glass, smooth=False)
    forms.outwards(made)
    return made


def claws(radius, at, material, count=6):
    x, y, z = at
    for i in range(count):
        a = 2 * math.pi * (i + 0.5) / count
        c, s = math.cos(a), math.sin(a)
        line = [(0.25, -0.95), (0.62, -0.5), (0.98, -0.04), (1.02, 0.08), (0.92, 0.16)]
        forms.tube("claw", [(x + r * radius * c, y + r * radius * s, z + h * radius) for r, h in line], 0.075 * radius, material)
    forms.tube("gallery", [(x + a, y + b, z - 0.5 * radius) for a, b, _ in forms.ring_of(0.6 * radius, 0)], 0.06 * radius, material, closed=True)


def solitaire(material):
    """The ring stands: its axis along y, the stone on top."""
    before = set(bpy.data.objects)
    band("solitaire", 1.0, 0.2, 0.14, material)
    forms.place(forms.since(before), (0, 0, 0), 1, (90, 0, 0))
    stone = (0, 0, 1.4)
    claws(0.36, stone, material)
    brilliant("stone", 0.36, stone)
    return forms.since(before)


def studio_for_gold():
    studio.start()
    bpy.context.scene.cycles.max_bounces = 9
    bpy.context.scene.cycles.transmission_bounces = 8
    studio.room((0.24, 0.18, 0.12), (0.5, 0.42, 0.33), (1.0, 0.95, 0.88), 0.9)
    studio.usual_light(1.1, (0, 0, 0.4))
    studio.area((0, 3.4, 4.2), (0, 0, 1), 2.4, 260, (0.9, 0.95, 1))
    studio.area((-1.2, -3.6, 3.4), (0, 0, 1.2), 0.5, 90, (1, 1, 1))
    return studio.gold()


metal = studio_for_gold()
upright = solitaire(metal)
forms.place(upright, (0.62, 0.1, 0), 1, (-4, 9, 24))
before = set(bpy.data.objects)
band("his", 1.12, 0.34, 0.15, metal)
forms.place(forms.since(before), (-0.55, 0.05, 0.06), 1, (90, -6, -34))
studio.camera((0, -9.4, 2.0), (0.02, 0, 0.3), 85)
studio.render("rings", 760, 636, 18)

metal = studio_for_gold()
solitaire(metal)
studio.camera((1.6, -8.8, 2.6), (0, 0, 0.42), 85)
studio.render("solitaire", 500, 658, 18)
