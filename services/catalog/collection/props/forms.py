"""Shapes that several props are made of. Sizes are in units of about a hand's width; z is up, the camera looks along +y."""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector


def mesh(name, verts, faces, material, smooth=True):
    """An object of vertices and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vert) for vert in verts], [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    made = bpy.data.objects.new(name, data)
    if material:
        data.materials.append(material)
    bpy.context.collection.objects.link(made)
    return made


def outwards(made):
    """Turns all faces of a closed body outwards, which glass needs."""
    body = bmesh.new()
    body.from_mesh(made.data)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    body.to_mesh(made.data)
    body.free()


def rounded(points, per=8):
    """A smooth line through points (Catmull-Rom)."""
    line = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for step in range(per):
            t = step / per
            line.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return [(max(0.0005, line_r), z) for line_r, z in [*line, points[-1]]]


def lathe(name, profile, material, segments=144, bend=None):
    """A vessel turned around z from its profile of (radius, height); `bend` may move each vertex by (x, y, z, angle)."""
    count = len(profile)
    verts = []
    for step in range(segments):
        angle = 2 * math.pi * step / segments
        for r, z in profile:
            vert = (r * math.cos(angle), r * math.sin(angle), z)
            verts.append(bend(*vert, angle) if bend else vert)
    faces = [
        (s * count + i, ((s + 1) % segments) * count + i, ((s + 1) % segments) * count + i + 1, s * count + i + 1)
        for s in range(segments)
        for i in range(count - 1)
    ]
    return mesh(name, verts, faces, material)


def grid(name, across, along, at, material):
    """A sheet: `at(u, v)` gives the place for u and v in 0…1."""
    verts = [at(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    return mesh(name, verts, faces, material)


def tube(name, points, radius, material, sides=16, closed=False):
    """A round cord or wire through points."""
    data = bpy.data.curves.new(name, "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, max(2, sides // 4)
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for spot, place in zip(line.points, points):
        spot.co = (*place, 1)
    line.use_cyclic_u = closed
    line.use_smooth = True
    made = bpy.data.objects.new(name, data)
    data.materials.append(material)
    bpy.context.collection.objects.link(made)
    return made


def ring_of(radius, z, count=96, wave=0.0):
    return [
        (radius * math.cos(a), radius * math.sin(a), z + wave * math.sin(a * 5))
        for a in (2 * math.pi * i / count for i in range(count))
    ]


def heap(name, radius, height, material, z=0.0, seed=3):
    """A heap of powder: a cone with a soft top, slides and clumps."""
    dice = random.Random(seed)
    waves = [(dice.randint(2, 9), dice.uniform(0, 6.3), dice.uniform(0.01, 0.05)) for _ in range(9)]

    def at(u, v):
        angle, far = 2 * math.pi * u, v
        uneven = sum(size * math.sin(turns * angle + start + 4 * far) for turns, start, size in waves)
        lift = height * (1 - far**1.25) * (1 - 0.25 * math.exp(-((far / 0.25) ** 2)))
        return (radius * far * math.cos(angle) * (1 + uneven * 0.3), radius * far * math.sin(angle) * (1 + uneven * 0.3), z + lift + uneven * height * 0.5 * (1 - far))

    return grid(name, 160, 60, at, material)


def petals(name, spots, outline, material):
    """Many petals as one mesh: `outline(u, v)` is a petal that grows from the origin along +y, `spots` are matrices."""
    across, along = 6, 8
    base = [Vector(outline(i / across, j / along)) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    square = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)]
    verts, faces = [], []
    for spot in spots:
        start = len(verts)
        verts.extend(spot @ vert for vert in base)
        faces.extend(tuple(start + k for k in face) for face in square)
    return mesh(name, verts, faces, material)


def marigold(name, material, at=(0, 0, 0), size=1.0, count=230, seed=5, heart=None):
    """A full marigold head, open towards +z: ruffled petals in a spiral, upright in the middle, hanging at the edge."""
    dice = random.Random(seed)

    def ruffled(u, v):
        side = u * 2 - 1
        wide = 0.16 * (0.35 + 0.65 * math.sin(min(1, v * 1.15) * math.pi * 0.5)) * (1 - 0.18 * max(0, v - 0.8) / 0.2)
        frill = 0.045 * v * v * math.sin(side * 5.2 + 1) + 0.03 * v * v * math.cos(side * 9)
        return (side * wide, 0.44 * v * (1 - 0.07 * side * side), frill + 0.13 * v * v - 0.06 * side * side)

    def spots(first, last):
        for i in range(first, last):
            part = i / count
            angle = i * 2.39996 + dice.uniform(-0.12, 0.12)
            lean = math.radians(82 - 104 * part**0.85 + dice.uniform(-9, 9))
            far = 0.03 + 0.36 * part**0.6
            grow = 0.62 + 0.5 * part**0.5 + dice.uniform(-0.06, 0.06)
            yield (
                Matrix.Translation(at)
                @ Matrix.Scale(size, 4)
                @ Matrix.Rotation(angle, 4, "Z")
                @ Matrix.Translation((0, far, 0.34 * (1 - part) ** 0.7 - 0.06 * part))
                @ Matrix.Rotation(lean, 4, "X")
                @ Matrix.Rotation(dice.uniform(-0.3, 0.3), 4, "Y")
                @ Matrix.Scale(grow, 4)
            )

    # Between the petals of the middle more petals are seen, not the ground.
    lathe(f"{name} core", rounded([(0.001, 0.26), (0.16, 0.2), (0.24, 0.02), (0.001, -0.08)], 4), heart or material, 24, lambda x, y, z, _: (at[0] + x * size, at[1] + y * size, at[2] + z * size))
    middle = count // 4
    inner = petals(f"{name} heart", list(spots(0, middle)), ruffled, heart or material)
    outer = petals(name, list(spots(middle, count)), ruffled, material)
    return inner, outer


def leaf(name, material, length=1.3, width=0.36, droop=0.5, fold=0.1):
    """A mango leaf that grows from the origin along +y and droops."""

    def at(u, v):
        side = u * 2 - 1
        wide = width * 0.5 * math.sin(math.pi * min(1, v**0.8 * 0.99 + 0.01)) ** 0.8
        wave = 0.018 * math.sin(v * 17 + side * 2) * abs(side)
        return (side * wide, length * v * (1 - 0.12 * droop * v), fold * abs(side) * math.sin(math.pi * v) - droop * v * v + wave)

    return grid(name, 18, 48, at, material)


def bowl(name, material, radius=1.0, deep=0.62):
    """A round bowl on a foot; returns the object and the height of its inside at the rim."""
    d, r = deep, radius
    outer = [(0.001, 0.02), (0.42 * r, 0.0), (0.44 * r, 0.05), (0.34 * r, 0.1), (0.4 * r, 0.16)]
    side = [(0.72 * r, 0.16 + 0.22 * d), (0.93 * r, 0.16 + 0.58 * d), (0.98 * r, 0.16 + 0.9 * d)]
    lip = [(1.04 * r, 0.16 + d), (1.05 * r, 0.19 + d), (1.0 * r, 0.2 + d), (0.93 * r, 0.16 + 0.9 * d), (0.86 * r, 0.2 + 0.58 * d)]
    inside = [(0.6 * r, 0.22 + 0.2 * d), (0.001, 0.24)]
    made = lathe(name, rounded([*outer, *side, *lip, *inside], 6), material)
    return made, 0.16 + d


def diya(name, material, oil, wick):
    """A brass lamp with a spout towards +x and a wick in it; returns where the flame stands."""

    def spout(x, y, z, angle):
        wrapped = (angle + math.pi) % (2 * math.pi) - math.pi
        high = max(0.0, min(1.0, (z - 0.26) / 0.34))
        pull = math.exp(-((wrapped / 0.36) ** 2)) * high
        return (x * (1 + 0.42 * pull), y * (1 - 0.18 * pull), z + 0.12 * pull)

    profile = [
        *[(0.001, 0.0), (0.44, 0.0), (0.5, 0.04), (0.46, 0.08), (0.3, 0.13), (0.24, 0.2), (0.34, 0.27)],
        *[(0.66, 0.36), (0.92, 0.5), (1.02, 0.68), (1.06, 0.74), (1.02, 0.76), (0.95, 0.7), (0.84, 0.54), (0.58, 0.42), (0.001, 0.38)],
    ]
    lathe(name, rounded(profile, 7), material, bend=spout)
    lathe(f"{name} oil", [(0.001, 0.62), (0.5, 0.62), (0.9, 0.62)], oil, bend=spout)
    line = [(0.2, 0.06, 0.66), (0.6, 0.02, 0.68), (1.0, 0.0, 0.75), (1.3, 0.0, 0.86), (1.42, 0.0, 0.97)]
    tube(f"{name} wick", [(x, y, z) for x, y, z in line], 0.045, wick)
    return (1.43, 0.0, 1.02)


def place(objects, at=(0, 0, 0), scale=1.0, turn=(0, 0, 0)):
    """Moves objects together, in degrees around x, y, z."""
    x, y, z = (math.radians(angle) for angle in turn)
    move = (
        Matrix.Translation(at)
        @ Matrix.Rotation(z, 4, "Z")
        @ Matrix.Rotation(y, 4, "Y")
        @ Matrix.Rotation(x, 4, "X")
        @ Matrix.Scale(scale, 4)
    )
    for one in objects:
        one.matrix_world = move @ one.matrix_world


def since(before):
    """The objects that were added after `before = set(bpy.data.objects)`."""
    return [one for one in bpy.data.objects if one not in before]
