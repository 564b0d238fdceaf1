"""Crimson silk that lies in folds, with a border of gold thread."""

import math
import os
import random
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
import bpy  # noqa: E402
import forms  # noqa: E402
import studio  # noqa: E402


def cloth(seed):
    """A strip 8 wide: its upper edge has the border and wanders, its lower edge leaves the picture."""
    dice = random.Random(seed)
    folds = [(dice.uniform(1.2, 3.4), dice.uniform(0, 6.3), dice.uniform(0.3, 1.0), dice.uniform(0.05, 0.13)) for _ in range(7)]

    def at(u, v):
        x, y = (u - 0.5) * 8.6, v * 3.3 - 2.3
        z = 0.0
        for pitch, start, slant, size in folds:
            bend = x + slant * y * 1.3 + 0.25 * math.sin(1.1 * y + start)
            wave = math.sin(pitch * bend + start)
            z += size * (1.35 * (1 - abs(wave)) ** 1.6 if size > 0.1 else wave)
        y += 0.16 * math.sin(0.9 * x + seed) + 0.08 * math.sin(2.3 * x + 1.7)
        # The upper edge turns down over what it lies on.
        edge = max(0.0, (v - 0.918) / 0.082)
        return (x, y, z - 0.35 * edge * edge)

    return at


def silk(first, second):
    """Satin with a border: everything above 78 % of its height is woven with gold thread."""
    made = studio.principled("silk", base_color=first, roughness=0.3, sheen=1.0, specular=0.6, anisotropic=0.6)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    uv = nodes.new("ShaderNodeUVMap")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(uv.outputs[0], parts.inputs[0])

    def number(kind, a, b):
        node = nodes.new("ShaderNodeMath")
        node.operation = kind
        for slot, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[slot].default_value = value
            else:
                links.new(value, node.inputs[slot])
        return node.outputs[0]

    u, v = parts.outputs["X"], parts.outputs["Y"]
    band = number("MULTIPLY", number("GREATER_THAN", v, 0.76), number("LESS_THAN", v, 0.985))
    # Two narrow lines of plain gold, and between them a row of lozenges with dots.
    lines = number("ADD", number("LESS_THAN", number("ABSOLUTE", number("SUBTRACT", v, 0.775), 0), 0.009), number("LESS_THAN", number("ABSOLUTE", number("SUBTRACT", v, 0.965), 0), 0.014))
    across = number("ABSOLUTE", number("SUBTRACT", number("FRACT", number("MULTIPLY", u, 46), 0), 0.5), 0)
    along = number("ABSOLUTE", number("MULTIPLY", number("SUBTRACT", v, 0.87), 6.4), 0)
    far = number("ADD", across, along)
    lozenge = number("LESS_THAN", number("ABSOLUTE", number("SUBTRACT", far, 0.4), 0), 0.055)
    dot = number("LESS_THAN", far, 0.17)
    woven = number("MINIMUM", number("ADD", number("ADD", lines, lozenge), dot), 1)
    mask = number("MULTIPLY", band, woven)
    # A scatter of small gold dots over the field.
    cell_u = number("SUBTRACT", number("FRACT", number("MULTIPLY", u, 30), 0), 0.5)
    row = number("MULTIPLY", v, 9)
    cell_v = number("SUBTRACT", number("FRACT", row, 0), 0.5)
    spot = number("LESS_THAN", number("SQRT", number("ADD", number("MULTIPLY", cell_u, cell_u), number("MULTIPLY", cell_v, cell_v)), 0), 0.085)
    field = number("MULTIPLY", spot, number("LESS_THAN", v, 0.73))
    mask = number("MINIMUM", number("ADD", mask, field), 1)
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.2
    mixed = nodes.new("ShaderNodeMixRGB")
    mixed.inputs[1].default_value, mixed.inputs[2].default_value = (*first, 1), (*second, 1)
    links.new(noise.outputs["Fac"], mixed.inputs[0])
    color = nodes.new("ShaderNodeMixRGB")
    links.new(mask, color.inputs[0])
    links.new(mixed.outputs[0], color.inputs[1])
    color.inputs[2].default_value = (0.88, 0.56, 0.16, 1)
    links.new(color.outputs[0], shader.inputs["Base Color"])
    links.new(mask, shader.inputs["Metallic"])
    thread = nodes.new("ShaderNodeTexNoise")
    thread.inputs["Scale"].default_value, thread.inputs["Detail"].default_value = 420, 2
    height = number("ADD", number("MULTIPLY", mask, 0.8), number("MULTIPLY", thread.outputs["Fac"], 0.35))
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.02
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs[0], shader.inputs["Normal"])
    return made


studio.start()
studio.room((0.04, 0.02, 0.02), (0.3, 0.22, 0.17), (1, 0.9, 0.8), 0.55)
sheet = forms.grid("cloth", 420, 150, cloth(3), silk((0.42, 0.004, 0.02), (0.6, 0.012, 0.03)))
across, along = 420, 150
layer = sheet.data.uv_layers.new(name="uv")
for loop in sheet.data.loops:
    layer.data[loop.index].uv = ((loop.vertex_index % (across + 1)) / across, ((loop.vertex_index // (across + 1)) / along * 3.3 - 0.6) / 2.7)
studio.area((-4.6, 3.2, 3.2), (0, 0, 0), 2.2, 560, (1, 0.94, 0.86), 3)
studio.area((5.0, 1.0, 1.8), (0, 0, 0), 1.2, 260, (1, 0.72, 0.42), 2.6)
studio.camera((0, -3.24, 8.5), (0, -0.06, 0), ortho=7.9)
studio.render("silk-crimson", 1480, 414, 18)
