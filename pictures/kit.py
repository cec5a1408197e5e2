"""Shared modelling helpers. One Blender unit is one centimetre; the front of a product looks at -Y."""
import math
import bpy
import numpy as np
from mathutils import Vector, Matrix, noise

TAU = math.tau


# ---------------------------------------------------------------- colour
def srgb(hexcol, k=1.0):
    """'#aabbcc' (display colour) to linear RGBA."""
    h = (hexcol or '#cccccc').lstrip('#')
    if len(h) == 3:
        h = ''.join(c * 2 for c in h)
    out = []
    for i in (0, 2, 4):
        c = int(h[i:i + 2], 16) / 255
        out.append((c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) * k)
    return (out[0], out[1], out[2], 1.0)


def mix_hex(a, b, t):
    a, b = a.lstrip('#'), b.lstrip('#')
    return '#' + ''.join('%02x' % round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t) for i in (0, 2, 4))


def luma(hexcol):
    r, g, b, _ = srgb(hexcol)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


# ---------------------------------------------------------------- mesh basics
def mesh_obj(name, verts, faces, material=None, uvs=None, smooth=True, weighted=True, mats=None, mat_index=None):
    """verts Nx3, faces list of index tuples, uvs: per-vertex (N,2) or per-loop flat list."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(int(i) for i in f) for f in faces])
    if uvs is not None:
        layer = me.uv_layers.new(name='UVMap')
        uvs = np.asarray(uvs, dtype=np.float32)
        loops = np.empty(len(me.loops), dtype=np.int32)
        me.loops.foreach_get('vertex_index', loops)
        flat = uvs[loops] if len(uvs) == len(verts) else uvs
        layer.data.foreach_set('uv', flat.reshape(-1))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(55)
    ob = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(ob)
    for m in (mats or ([material] if material else [])):
        me.materials.append(m)
    if mat_index is not None:
        me.polygons.foreach_set('material_index', mat_index)
    if smooth and weighted:
        md = ob.modifiers.new('wn', 'WEIGHTED_NORMAL')
        md.keep_sharp = True
    me.update()
    return ob


def fillet(points, n=6):
    """Round the corners of an open polyline. points: (x, y) or (x, y, radius)."""
    pts = [(p[0], p[1], p[2] if len(p) > 2 else 0.0) for p in points]
    out = []
    for i, (x, y, r) in enumerate(pts):
        if i in (0, len(pts) - 1) or r <= 0:
            out.append((x, y))
            continue
        p = np.array((x, y)); a = np.array(pts[i - 1][:2]); b = np.array(pts[i + 1][:2])
        da, db = a - p, b - p
        la, lb = np.linalg.norm(da), np.linalg.norm(db)
        if la < 1e-9 or lb < 1e-9:
            out.append((x, y)); continue
        da, db = da / la, db / lb
        ang = math.acos(max(-1, min(1, float(da @ db))))
        if ang > math.pi - 1e-3:
            out.append((x, y)); continue
        t = min(r / math.tan(ang / 2), la * 0.49, lb * 0.49)
        rr = t * math.tan(ang / 2)
        bis = (da + db); bis /= np.linalg.norm(bis)
        c = p + bis * (rr / math.sin(ang / 2))
        s, e = p + da * t - c, p + db * t - c
        a0, a1 = math.atan2(s[1], s[0]), math.atan2(e[1], e[0])
        d = (a1 - a0 + math.pi) % TAU - math.pi
        for k in range(n + 1):
            th = a0 + d * k / n
            out.append((c[0] + rr * math.cos(th), c[1] + rr * math.sin(th)))
    return out


def lathe(name, profile, material, seg=96, n=6, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn a profile of (radius, z[, fillet]) from bottom to top about Z."""
    prof = fillet(profile, n)
    verts, uvs, rings = [], [], []
    arc = [0.0]
    for i in range(1, len(prof)):
        arc.append(arc[-1] + math.dist(prof[i], prof[i - 1]))
    for i, (r, z) in enumerate(prof):
        if r < 1e-5:
            rings.append([len(verts)]); verts.append((0, 0, z)); uvs.append((0.5, arc[i]))
        else:
            ring = []
            for k in range(seg):
                th = TAU * k / seg - math.pi / 2
                ring.append(len(verts)); verts.append((r * math.cos(th), r * math.sin(th), z)); uvs.append((k / seg, arc[i]))
            rings.append(ring)
    faces = []
    for a, b in zip(rings, rings[1:]):
        if len(a) == 1 and len(b) == 1:
            continue
        for k in range(seg):
            j = (k + 1) % seg
            if len(a) == 1:
                faces.append((a[0], b[j], b[k]))
            elif len(b) == 1:
                faces.append((a[k], a[j], b[0]))
            else:
                faces.append((a[k], a[j], b[j], b[k]))
    ob = mesh_obj(name, verts, faces, material, uvs)
    ob.location, ob.rotation_euler = loc, rot
    return ob


def rrect(w, d, r, seg=8, power=None):
    """Closed outline (counter-clockwise) of a rounded rectangle w x d."""
    r = max(1e-4, min(r, w / 2 - 1e-4, d / 2 - 1e-4))
    pts = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for k in range(seg + 1):
            th = math.radians(a0 + 90 * k / seg)
            pts.append((cx + r * math.cos(th), cy + r * math.sin(th)))
    return pts


def loft(name, loops, material, cap=True, uvs=None, close_v=False, **kw):
    """Skin a list of closed loops (each M x 3)."""
    m = len(loops[0])
    verts = [tuple(p) for lp in loops for p in lp]
    faces = []
    for i in range(len(loops) - 1):
        for k in range(m):
            j = (k + 1) % m
            faces.append((i * m + k, i * m + j, (i + 1) * m + j, (i + 1) * m + k))
    if cap:
        for lp_i, flip in ((0, True), (len(loops) - 1, False)):
            base = lp_i * m
            c = np.mean(np.array(loops[lp_i]), axis=0)
            verts.append(tuple(c)); ci = len(verts) - 1
            for k in range(m):
                j = (k + 1) % m
                faces.append((base + j, base + k, ci) if flip else (base + k, base + j, ci))
    return mesh_obj(name, verts, faces, material, **kw)


def prism(name, w, d, h, rc, re, material, z=0.0, n=5, taper=1.0, re_top=None, loc=(0, 0, 0), rot=(0, 0, 0), seg=8, outline=None):
    """A rounded box: w x d footprint (corner radius rc), height h, edge radius re. taper scales the top."""
    ret = re if re_top is None else re_top
    loops = []

    def ring(inset, zz, k):
        t = zz / h
        s = 1 + (taper - 1) * t
        if outline:
            return [(x * s, y * s, z + zz) for x, y in outline(inset)]
        return [(x * s, y * s, z + zz) for x, y in rrect(w - 2 * inset, d - 2 * inset, max(rc - inset, 0.02), seg)]
    for k in range(n + 1):
        a = math.pi / 2 * k / n
        loops.append(ring(re * (1 - math.sin(a)), re * (1 - math.cos(a)), k))
    for k in range(n + 1):
        a = math.pi / 2 * k / n
        loops.append(ring(ret * (1 - math.cos(a)), h - ret * (1 - math.sin(a)), k))
    ob = loft(name, loops, material)
    ob.location, ob.rotation_euler = loc, rot
    return ob


def box(name, w, d, h, r, material, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Sits on z = 0 of its own frame."""
    return prism(name, w, d, h, r, r, material, loc=loc, rot=rot, n=3, seg=3)


def tube(name, path, radius, material, seg=16, closed=False, taper=None, flat=1.0):
    """Sweep a circle (or ellipse, flat = ratio) along points."""
    P = [Vector(p) for p in path]
    verts, faces = [], []
    n = len(P)
    up = Vector((0, 0, 1))
    prev = None
    for i, p in enumerate(P):
        t = (P[(i + 1) % n] - P[i - 1]) if closed else (P[min(i + 1, n - 1)] - P[max(i - 1, 0)])
        t.normalize()
        if prev is None:
            a = up if abs(t.dot(up)) < 0.9 else Vector((1, 0, 0))
            u = t.cross(a).normalized()
        else:
            u = (prev - t * prev.dot(t)).normalized()
        prev = u
        v = t.cross(u)
        r = radius * (taper(i / (n - 1)) if taper else 1)
        for k in range(seg):
            th = TAU * k / seg
            verts.append(p + u * r * math.cos(th) + v * r * flat * math.sin(th))
    for i in range(n if closed else n - 1):
        for k in range(seg):
            j = (k + 1) % seg
            a, b = i * seg, ((i + 1) % n) * seg
            faces.append((a + k, a + j, b + j, b + k))
    if not closed:
        for base, flip in ((0, True), ((n - 1) * seg, False)):
            c = sum((Vector(verts[base + k]) for k in range(seg)), Vector()) / seg
            verts.append(c); ci = len(verts) - 1
            for k in range(seg):
                j = (k + 1) % seg
                faces.append((base + j, base + k, ci) if flip else (base + k, base + j, ci))
    return mesh_obj(name, verts, faces, material, weighted=False)


def bezier(pts, n=24):
    """Catmull-Rom through pts."""
    P = [np.array(p, dtype=float) for p in pts]
    P = [2 * P[0] - P[1]] + P + [2 * P[-1] - P[-2]]
    out = []
    for i in range(1, len(P) - 2):
        for k in range(n):
            t = k / n
            a, b, c, d = P[i - 1], P[i], P[i + 1], P[i + 2]
            out.append(0.5 * ((2 * b) + (-a + c) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (-a + 3 * b - 3 * c + d) * t ** 3))
    out.append(P[-2])
    return [tuple(p) for p in out]


def grid(name, fn, nu, nv, material, closed_u=False, thick=0.0, **kw):
    """fn(u, v) -> (x, y, z), with u and v from 0 to 1; UV is (u, v)."""
    verts, uvs = [], []
    cu = nu if closed_u else nu + 1
    for j in range(nv + 1):
        for i in range(cu):
            verts.append(fn(i / nu, j / nv)); uvs.append((i / nu, j / nv))
    faces = []
    for j in range(nv):
        for i in range(nu):
            k = (i + 1) % cu
            faces.append((j * cu + i, j * cu + k, (j + 1) * cu + k, (j + 1) * cu + i))
    ob = mesh_obj(name, verts, faces, material, uvs, weighted=False, **kw)
    if thick:
        md = ob.modifiers.new('solid', 'SOLIDIFY'); md.thickness = thick; md.offset = 1
    return ob


# ---------------------------------------------------------------- labels as geometry
def label_cyl(name, radius, z0, z1, span, material, thick=0.012, centre=0.0, seg=64):
    """A label wrapped on a round body. radius: number or f(z); span in degrees; it is centred on the front."""
    rf = radius if callable(radius) else (lambda z: radius)
    sp = math.radians(span)

    def fn(u, v):
        z = z0 + (z1 - z0) * v
        a = -math.pi / 2 + math.radians(centre) + (u - 0.5) * sp
        r = rf(z) + thick
        return (r * math.cos(a), r * math.sin(a), z)
    return grid(name, fn, seg, 24 if callable(radius) else 4, material)


def label_flat(name, w, h, material, loc=(0, 0, 0), rot=(0, 0, 0), thick=0.012, r=0.0):
    """A flat label standing in the XZ plane, facing -Y, centred at loc."""
    ob = grid(name, lambda u, v: ((u - 0.5) * w, -thick, (v - 0.5) * h), 2, 2, material)
    ob.location, ob.rotation_euler = loc, rot
    return ob


def label_top(name, w, d, material, loc=(0, 0, 0), thick=0.012):
    """A flat label lying in the XY plane, facing +Z."""
    ob = grid(name, lambda u, v: ((u - 0.5) * w, (v - 0.5) * d, thick), 2, 2, material)
    ob.location = loc
    return ob


def label_disc(name, r, material, loc=(0, 0, 0), rot=(0, 0, 0), seg=96):
    verts = [(0, 0, 0)] + [(r * math.cos(TAU * k / seg), r * math.sin(TAU * k / seg), 0) for k in range(seg)]
    uvs = [(0.5, 0.5)] + [(0.5 + 0.5 * math.cos(TAU * k / seg), 0.5 + 0.5 * math.sin(TAU * k / seg)) for k in range(seg)]
    ob = mesh_obj(name, verts, [(0, 1 + k, 1 + (k + 1) % seg) for k in range(seg)], material, uvs, weighted=False)
    ob.location, ob.rotation_euler = loc, rot
    return ob


# ---------------------------------------------------------------- grouping
class Part:
    """A product: everything made between start and stop, under one empty."""

    def __init__(self):
        self.before = set(bpy.data.objects)

    def close(self, loc=(0, 0, 0), rot_z=0.0, scale=1.0, rot=None):
        made = [o for o in bpy.data.objects if o not in self.before and o.parent is None]
        e = bpy.data.objects.new('product', None)
        bpy.context.scene.collection.objects.link(e)
        for o in made:
            o.parent = e
        e.location = loc
        e.rotation_euler = rot or (0, 0, math.radians(rot_z))
        e.scale = (scale,) * 3
        return e


def bounds_points(objs=None):
    """World corner points of all visible product meshes (evaluated)."""
    dg = bpy.context.evaluated_depsgraph_get()
    pts = []
    for o in (objs or bpy.data.objects):
        if o.type != 'MESH' or o.get('backdrop') or o.hide_render:
            continue
        ev = o.evaluated_get(dg)
        n = len(ev.data.vertices)
        if not n:
            continue
        co = np.empty(n * 3, dtype=np.float32)
        ev.data.vertices.foreach_get('co', co)
        co = co.reshape(-1, 3)
        if n > 4000:
            co = co[:: n // 4000 + 1]
        M = np.array(o.matrix_world)
        pts.append(co @ M[:3, :3].T + M[:3, 3])
    return np.concatenate(pts)


def fbm(x, y, z, octaves=3):
    v, a = 0.0, 1.0
    for _ in range(octaves):
        v += a * noise.noise((x, y, z)); x *= 2.03; y *= 2.03; z *= 2.03; a *= 0.5
    return v
