"""The studio that all props share: materials, light, camera and the render settings.

A script builds its objects, then calls `render` once for each sprite. Blender's Cycles draws on the processor, on a transparent film.
Everything is seeded, so that a script gives the same picture again.
"""

import math
import os
import sys

import bpy
from mathutils import Vector

#: Folder for the pictures: the argument after `--`.
OUT = sys.argv[sys.argv.index("--") + 1]
#: Part of the samples and of the size, for trials: `-- FOLDER 0.5`.
TRIAL = float(sys.argv[sys.argv.index("--") + 2]) if len(sys.argv) > sys.argv.index("--") + 2 else 1


def start():
    """An empty scene with Cycles, a filmic curve and a room of warm greys that metals reflect."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.seed = 7
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.max_bounces = 6
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 4
    scene.cycles.transmission_bounces = 4
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.use_denoising = False
    scene.render.film_transparent = True
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = 2
    room()


def room(floor=(0.2, 0.115, 0.055), wall=(0.42, 0.31, 0.21), sky=(0.95, 0.86, 0.72), strength=0.8):
    """What is around the props: a gradient from the floor to the ceiling."""
    world = bpy.data.worlds.new("room")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    at = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    scale = nodes.new("ShaderNodeMapRange")
    scale.inputs["From Min"].default_value = -1
    links.new(at.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], scale.inputs["Value"])
    links.new(scale.outputs["Result"], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.12, (*floor, 1)
    stops[1].position, stops[1].color = 0.95, (*sky, 1)
    middle = stops.new(0.55)
    middle.color = (*wall, 1)
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = strength


def area(at, target, size, energy, color=(1, 0.93, 0.82), height=None):
    """A rectangular light that looks at a point."""
    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size, height or size
    data.energy, data.color = energy, color
    lamp = bpy.data.objects.new("area", data)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def point(at, energy, color=(1, 0.55, 0.18), radius=0.06):
    """A small warm light, such as a flame's."""
    data = bpy.data.lights.new("point", "POINT")
    data.energy, data.color, data.shadow_soft_size = energy, color, radius
    lamp = bpy.data.objects.new("point", data)
    lamp.location = at
    bpy.context.collection.objects.link(lamp)


def usual_light(scale=1.0, middle=(0, 0, 0.6)):
    """Morning from the upper left, a warm edge from the right behind, a little from the front."""
    s = scale
    area((-3.2 * s, -2.2 * s, 3.8 * s), middle, 2.6 * s, 330 * s * s, (1, 0.94, 0.85))
    area((3.4 * s, 1.6 * s, 2.4 * s), middle, 1.2 * s, 230 * s * s, (1, 0.74, 0.42), 3.0 * s)
    area((0.8 * s, -4.2 * s, 1.2 * s), middle, 2.2 * s, 110 * s * s, (1, 0.9, 0.8))


def camera(at, target, lens=85.0, ortho=None):
    """A camera that looks at a point; with `ortho`, the width that it sees, without perspective."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    if ortho:
        data.type, data.ortho_scale = "ORTHO", ortho
    eye = bpy.data.objects.new("camera", data)
    eye.location = at
    eye.rotation_euler = (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    return eye


def render(name, width, height, samples=64):
    """Writes OUT/name.png; the command that called trims it and makes the sprite."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = round(width * TRIAL), round(height * TRIAL)
    scene.render.resolution_percentage = 100
    scene.cycles.samples = max(8, round(samples * TRIAL))
    scene.render.filepath = os.path.join(OUT, f"{name}.png")
    bpy.ops.render.render(write_still=True)


# Materials.


def principled(name, **inputs):
    """A material with the given inputs of Blender's principled shader, by their names with underscores."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes["Principled BSDF"]
    for key, value in inputs.items():
        slot = shader.inputs[key.replace("_", " ").title().replace("Ior", "IOR")]
        slot.default_value = (*value, 1) if isinstance(value, tuple) else value
    return made


def bumped(material, scale=30.0, strength=0.15, distance=0.02, detail=4.0, stretch=(1, 1, 1), pattern="noise"):
    """Adds unevenness: noise, or the dimples of a hammer (voronoi)."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    at = nodes.new("ShaderNodeTexCoord")
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    links.new(at.outputs["Object"], mapping.inputs["Vector"])
    if pattern == "hammer":
        texture = nodes.new("ShaderNodeTexVoronoi")
        texture.feature = "SMOOTH_F1"
        output = "Distance"
    else:
        texture = nodes.new("ShaderNodeTexNoise")
        texture.inputs["Detail"].default_value = detail
        output = "Fac"
    texture.inputs["Scale"].default_value = scale
    links.new(mapping.outputs[0], texture.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
    links.new(texture.outputs[output], bump.inputs["Height"])
    links.new(bump.outputs[0], nodes["Principled BSDF"].inputs["Normal"])
    return material


def mottled(material, first, second, scale=6.0, slot="Base Color", detail=6.0, low=0.35, high=0.65):
    """Lets a colour (or a number) wander between two by noise."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    at = nodes.new("ShaderNodeTexCoord")
    texture = nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
    links.new(at.outputs["Object"], texture.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = low, high
    spread = [(value,) * 3 if isinstance(value, (int, float)) else value for value in (first, second)]
    ramp.color_ramp.elements[0].color = (*spread[0], 1)
    ramp.color_ramp.elements[1].color = (*spread[1], 1)
    links.new(texture.outputs["Fac"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Principled BSDF"].inputs[slot])
    return material


def brass(hammered=False):
    """Old brass: warm, with finger marks in its polish."""
    made = principled("brass", base_color=(0.86, 0.48, 0.12), metallic=1.0, roughness=0.2)
    mottled(made, 0.15, 0.34, 5, "Roughness")
    return bumped(made, 9, 0.55, 0.06, pattern="hammer") if hammered else bumped(made, 60, 0.06, 0.01)


def gold():
    made = principled("gold", base_color=(0.95, 0.62, 0.2), metallic=1.0, roughness=0.09)
    return mottled(made, 0.06, 0.14, 8, "Roughness")


def powder(first, second):
    """Kumkum, turmeric: dry, without any shine, clumped."""
    made = principled("powder", base_color=first, roughness=1.0, specular=0.05)
    mottled(made, first, second, 9)
    return bumped(made, 90, 0.7, 0.03, 8)


def petal(first, second, translucent=0.45):
    """Thin and soft, lit through: a mixture of a diffuse front and light from behind."""
    made = principled("petal", base_color=first, roughness=0.5, specular=0.25, sheen=0.3)
    mottled(made, first, second, 5)
    nodes, links = made.node_tree.nodes, made.node_tree.links
    through = nodes.new("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = (*second, 1)
    both = nodes.new("ShaderNodeMixShader")
    both.inputs[0].default_value = translucent
    links.new(nodes["Principled BSDF"].outputs[0], both.inputs[1])
    links.new(through.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def turned(around, degrees):
    """A rotation of euler angles in degrees, by axis name."""
    angles = {"x": 0.0, "y": 0.0, "z": 0.0}
    angles[around] = math.radians(degrees)
    return (angles["x"], angles["y"], angles["z"])
