"""Inflates a flat stand-up pouch with Blender's cloth solver so that the film creases as a real one does.

The result (front, back as vertex grids) is stored once in pouch-<w>x<h>-<n>.npz; models_bags.py reads it.
Run: blender -b -P pouch_sim.py -- out-folder
"""
import math
import os
import sys
import bpy
import numpy as np


def simulate(W, H, D, seal_side, seal_top, nx, seed, pressure, out, frames=46):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng = np.random.default_rng(seed)
    nz = int(round(nx * H / W))
    xs = np.linspace(-W / 2, W / 2, nx + 1)
    zs = np.linspace(0, H, nz + 1)
    X, Z = np.meshgrid(xs, zs)
    # which vertices are sealed (front and back are one)
    sealed = (np.abs(X) > W / 2 - seal_side) | (Z > H - seal_top)
    idxF = np.arange(X.size).reshape(X.shape)
    idxB = np.full(X.shape, -1)
    def bulge(x, z):
        return .04 + .55 * max(0, 1 - (x / (W / 2 - seal_side)) ** 2) * min(1, max(0, (H - seal_top - z) / (H * .3)))
    verts = [(x, -bulge(x, z) * (0 if s else 1) + rng.normal(0, .006), z) for x, z, s in zip(X.ravel(), Z.ravel(), sealed.ravel())]
    for j in range(nz + 1):
        for i in range(nx + 1):
            if sealed[j, i]:
                idxB[j, i] = idxF[j, i]
            else:
                idxB[j, i] = len(verts)
                verts.append((X[j, i], bulge(X[j, i], Z[j, i]) + rng.normal(0, .006), Z[j, i]))
    faces = []
    for j in range(nz):
        for i in range(nx):
            a = (idxF[j, i], idxF[j, i + 1], idxF[j + 1, i + 1], idxF[j + 1, i])
            b = (idxB[j, i], idxB[j + 1, i], idxB[j + 1, i + 1], idxB[j, i + 1])
            faces.append(a)
            if set(a) != set(b):
                faces.append(b)
    me = bpy.data.meshes.new('p')
    me.from_pydata(verts, [], [tuple(int(k) for k in f) for f in faces])
    ob = bpy.data.objects.new('p', me)
    bpy.context.scene.collection.objects.link(ob)
    bpy.context.view_layer.objects.active = ob
    # bottom edge is opened into a lens by the gusset
    pin = ob.vertex_groups.new(name='pin')
    bottom = [int(k) for k in idxF[0]] + [int(k) for k in idxB[0]]
    pin.add(list(set(bottom)), 1.0, 'REPLACE')
    ob.shape_key_add(name='Basis')
    key = ob.shape_key_add(name='open')
    a = W / 2 - seal_side
    # lens y = D/2 (1 - (x/a')^2)^.8 of the same arc length as the flat edge
    def curve(ap):
        t = np.linspace(0, 1, 400)
        x = ap * t
        y = D / 2 * (1 - t ** 2) ** 0.85
        s = np.concatenate([[0], np.cumsum(np.hypot(np.diff(x), np.diff(y)))])
        return x, y, s
    lo, hi = a * .3, a
    for _ in range(40):
        mid = (lo + hi) / 2
        if curve(mid)[2][-1] > a: hi = mid
        else: lo = mid
    cx, cy, cs = curve(lo)
    for i in range(nx + 1):
        x = xs[i]
        sx = math.copysign(1, x)
        ax = abs(x)
        if ax > a:
            nxp, nyp = sx * (lo + (ax - a)), 0.0
        else:
            # arc measured from the middle
            nxp = sx * np.interp(ax, cs, cx); nyp = np.interp(ax, cs, cy)
        lift = 0.22 * (ax / (W / 2)) ** 4 * 1.2
        for idx, sgn in ((idxF[0, i], -1), (idxB[0, i], 1)):
            if ax > a and sgn == 1: continue
            key.data[int(idx)].co = (nxp, sgn * nyp, lift)
    key.value = 0.0
    key.keyframe_insert('value', frame=1)
    key.value = 1.0
    key.keyframe_insert('value', frame=22)
    md = ob.modifiers.new('cloth', 'CLOTH')
    s = md.settings
    s.quality = 7
    s.mass = 0.25
    s.tension_stiffness = 60; s.compression_stiffness = 60; s.shear_stiffness = 40; s.bending_stiffness = 1.6
    s.tension_damping = 12; s.compression_damping = 12; s.shear_damping = 12; s.bending_damping = 2
    s.air_damping = 4
    s.use_pressure = True
    s.uniform_pressure_force = pressure
    s.vertex_group_mass = 'pin'
    s.pin_stiffness = 1
    s.effector_weights.gravity = 0.0
    md.collision_settings.use_collision = False
    md.point_cache.frame_end = frames
    sc = bpy.context.scene
    sc.frame_start, sc.frame_end = 1, frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    ev = ob.evaluated_get(dg)
    co = np.empty(len(ev.data.vertices) * 3, dtype=np.float32)
    ev.data.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    np.savez_compressed(out, co=co, idxF=idxF, idxB=idxB, W=W, H=H, faces=np.array(faces))
    print('SIM', out, 'depth', co[:, 1].min(), co[:, 1].max(), 'z', co[:, 2].min(), co[:, 2].max())


if __name__ == '__main__':
    folder = sys.argv[sys.argv.index('--') + 1]
    os.makedirs(folder, exist_ok=True)
    import time
    for name, args in {
        # width, height, gusset, side seal, top seal, columns, seed, pressure
        'pouch-a': (21, 28.5, 8.6, 1.1, 4.4, 64, 11, .68),
        'pouch-b': (21, 27, 7.6, 1.1, 4.4, 64, 7, .72),
        'pouch-c': (20, 29.5, 8.2, 1.1, 4.6, 62, 21, .64),
        'pouch-large': (21, 31, 9.5, 1.1, 4.6, 64, 3, .7),
    }.items():
        t = time.time()
        simulate(*args, os.path.join(folder, name + '.npz'))
        print('took', time.time() - t)
