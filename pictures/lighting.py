"""The studio: a seamless sweep, one large soft key from the left, a quiet fill, an 85 mm camera."""
import math
import bpy
import numpy as np
from mathutils import Vector
from kit import srgb, mesh_obj, bounds_points, mix_hex
import materials as M


def area(name, loc, target, sx, sy, power, col=(1, 1, 1), spread=math.pi):
    d = bpy.data.lights.new(name, 'AREA')
    d.shape = 'RECTANGLE'; d.size, d.size_y = sx, sy
    d.energy = power; d.color = col; d.spread = spread
    o = bpy.data.objects.new(name, d)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return o


def sweep(S, tint, rough=.9):
    """Seamless paper: floor, a wide curve, wall."""
    R = 1.6 * S
    back = 2.6 * S
    prof = [(-9 * S, 0), (-3 * S, 0), (back - R, 0)]
    prof += [(back - R + R * math.sin(a), R - R * math.cos(a)) for a in np.linspace(0, math.pi / 2, 24)[1:]]
    prof += [(back, 4 * S), (back, 9 * S)]
    xs = (-12 * S, 12 * S)
    verts = [(x, y, z) for y, z in prof for x in xs]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    m = M.paper(tint, rough, .35, .12)
    o = mesh_obj('sweep', verts, faces, m, weighted=False)
    o['backdrop'] = 1
    o.pass_index = 1
    return o


def world(strength, col=(1, .985, .96)):
    w = bpy.data.worlds.new('w'); bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*col, 1); bg.inputs[1].default_value = strength


def rig(S, key=1.0, fill=.22, rim=.55, centre=(0, 0, 0), warm=0.0, key_size=1.9, side=-1):
    """Powers scale with S squared, so every product gets the same light."""
    c = Vector(centre)
    k = S * S
    area('key', c + Vector((side * 2.5 * S, -1.7 * S, 2.7 * S)), c + Vector((0, 0, .3 * S)), key_size * S, key_size * S, 205 * k * key, (1, .965 - .03 * warm, .91 - .09 * warm))
    area('fill', c + Vector((-side * 3.2 * S, -2.2 * S, 1.5 * S)), c + Vector((0, 0, .4 * S)), 2.4 * S, 2.4 * S, 205 * k * fill * .42, (.96, .98, 1))
    area('rim', c + Vector((-side * 1.9 * S, 1.7 * S, 2.3 * S)), c + Vector((0, 0, .5 * S)), .8 * S, 1.8 * S, 205 * k * rim * .28, (1, .985, .95))
    world(fill * .9)


def camera(res, elev=11.0, azim=0.0, fill=.70, lens=85, objs=None, margin_w=.74, lift=0.0, fstop=None, focus=None, centre_bias=0.0):
    """Puts the camera so that the product fills `fill` of the height or margin_w of the width."""
    sc = bpy.context.scene
    w, h = res
    cam = bpy.data.cameras.new('cam'); cam.lens = lens; cam.sensor_width = 36
    cam.sensor_fit = 'HORIZONTAL' if w >= h else 'VERTICAL'
    o = bpy.data.objects.new('cam', cam); sc.collection.objects.link(o); sc.camera = o
    P = bounds_points(objs)
    lo, hi = P.min(0), P.max(0)
    target = Vector((lo + hi) / 2)
    e, a = math.radians(elev), math.radians(azim)
    dirv = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    tanx = 18 / lens
    tany = tanx * h / w
    D = 5 * float(np.linalg.norm(hi - lo))
    for _ in range(12):
        pos = target + dirv * D
        q = (-dirv).to_track_quat('-Z', 'Y')
        R = np.array(q.to_matrix())
        L = (P - np.array(pos)) @ R
        x, y = L[:, 0] / -L[:, 2] / tanx, L[:, 1] / -L[:, 2] / tany
        s = max((x.max() - x.min()) / 2 / margin_w, (y.max() - y.min()) / 2 / fill)
        cx, cy = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2
        target = target + Vector(R @ np.array((cx * tanx * D, cy * tany * D, 0)))
        D *= s
    # a product stands a little low in the frame
    up = Vector(R @ np.array((0, 1, 0)))
    target = target + up * (lift * tany * D)
    o.location = target + dirv * D
    o.rotation_euler = q.to_euler()
    cam.clip_start, cam.clip_end = D * .02, D * 40
    if fstop:
        cam.dof.use_dof = True
        cam.dof.aperture_fstop = fstop
        cam.dof.focus_distance = (o.location - Vector(focus)).length if focus else D
    return o, D


def settings(res, samples, out_dir, deep=False):
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = res
    sc.render.resolution_percentage = 100
    sc.render.threads_mode = 'FIXED'; sc.render.threads = 2
    c = sc.cycles
    c.samples = samples
    c.use_adaptive_sampling = samples > 16
    c.adaptive_threshold = .05
    c.adaptive_min_samples = max(6, samples // 3)
    c.use_denoising = False
    c.max_bounces = 9; c.diffuse_bounces = 3; c.glossy_bounces = 3; c.transmission_bounces = 8; c.transparent_max_bounces = 10
    if deep:                                   # clear glass with things in it
        c.max_bounces = 18; c.transmission_bounces = 18; c.transparent_max_bounces = 18; c.glossy_bounces = 5
    c.caustics_reflective = False; c.caustics_refractive = False
    c.sample_clamp_indirect = 2.5; c.sample_clamp_direct = 12
    c.blur_glossy = .6
    c.filter_width = 1.35
    c.use_auto_tile = False
    c.pixel_filter_type = 'BLACKMAN_HARRIS'
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_object_index = True            # the ground is 1: it can be smoothed more
    sc.view_settings.view_transform = 'Raw'
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = out_dir
    fo.format.file_format = 'OPEN_EXR'; fo.format.color_depth = '32'; fo.format.exr_codec = 'ZIP'
    fo.format.color_mode = 'RGB'
    fo.file_slots.clear()
    for pas, name in (('Image', 'c'), ('Denoising Albedo', 'a'), ('Denoising Normal', 'n'), ('IndexOB', 'i')):
        fo.file_slots.new(name)
        nt.links.new(rl.outputs[pas], fo.inputs[name])
    sc.frame_set(0)
    sc.render.filepath = out_dir + '/unused'
