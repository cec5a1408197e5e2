"""Stand-up pouches. The form is a cloth simulation (pouch_sim.py); the artwork is a paper label on a matte film."""
import os
import math
import bpy
import numpy as np
from kit import *
import materials as M

SIM = os.environ.get('SHOT_SIM', os.path.join(os.path.dirname(__file__), 'sim'))


def pouch(ctx, loose=True):
    """A treat pouch; a few pieces of what is in it lie in front."""
    import treats
    name = 'pouch-' + 'abc'[treats.hash_(ctx.p['slug']) % 3]
    bag(ctx, name)
    if loose and not ctx.scene:
        side = 1 if treats.hash_(ctx.p['slug'] + 'q') % 2 else -1
        k = treats.kind_for(ctx.p['slug'])
        far = -7.6 if k in ('strip', 'stick', 'twist', 'roll') else -6.6
        if k == 'ear': far = -8.5
        treats.scatter(ctx.p['slug'], x0=side * 3.6, y0=far)


def pouch_large(ctx):
    import treats
    ob = bag(ctx, 'pouch-large')
    if not ctx.scene and 'refill' not in ctx.p['slug']:
        side = 1 if treats.hash_(ctx.p['slug'] + 'q') % 2 else -1
        k = treats.kind_for(ctx.p['slug'])
        treats.scatter(ctx.p['slug'], x0=side * 5.2, y0=-9.6, rx=5, ry=2.2, scale=1.25)
    if 'refill' in ctx.p['slug']:
        # a corner spout with a screw cap
        from models_bottles import screw_cap
        before = set(bpy.data.objects)
        lathe('spout', [(.95, 0), (.95, 1.5)], M.hdpe('#f1efe8'), seg=48)
        screw_cap(1.35, .9, 1.7, M.matte_plastic(ctx.shot['accent']), 48)
        e = bpy.data.objects.new('spout', None); bpy.context.scene.collection.objects.link(e)
        for o in [o for o in bpy.data.objects if o not in before and o is not e]:
            o.parent = e
        e.location = (6.6, 0, 29.3); e.rotation_euler = (0, math.radians(12), 0)


def bag(ctx, name):
    s = ctx.shot
    d = np.load(os.path.join(SIM, name + '.npz'))
    co, idxF, idxB, W, H, faces = d['co'], d['idxF'], d['idxB'], float(d['W']), float(d['H']), d['faces']
    art = ctx.art('panel', W, H)
    
    # UV from the flat pattern: front columns/rows
    nz, nx = idxF.shape
    uv = np.zeros((len(co), 2), dtype=np.float32)
    for j in range(nz):
        for i in range(nx):
            uv[idxB[j, i]] = (1 - i / (nx - 1), j / (nz - 1))
    back = set(idxB.ravel().tolist()) - set(idxF.ravel().tolist())
    for j in range(nz):
        for i in range(nx):
            uv[idxF[j, i]] = (i / (nx - 1), j / (nz - 1))
    mat_index = [1 if any(int(k) in back for k in f) else 0 for f in faces]
    front = M.image('pouch', art, rough=.5, spec=.4, bump=.05)
    crimp(front, H)
    plainm = M.plain('pouch-back', s['body'], .5, spec=.4)
    k = 1.0 if name == 'pouch-large' else .69            # the small pouches are simulated large
    co = co * k
    co[:, 2] -= co[:, 2].min()
    ob = mesh_obj('pouch', co, faces, uvs=uv, mats=[front, plainm], mat_index=mat_index, weighted=False)
    md = ob.modifiers.new('sub', 'SUBSURF'); md.levels = md.render_levels = 1
    return ob


def crimp(m, H, seal=3.2):
    """Adds fine horizontal ribs in the top seal and a zip line under it, as a second bump by UV."""
    nt = m.node_tree
    n, l = nt.nodes, nt.links
    b = n['Principled BSDF']
    prev = [k for k in n if k.type == 'BUMP']
    uv = n.new('ShaderNodeUVMap')
    sep = n.new('ShaderNodeSeparateXYZ'); l.new(uv.outputs['UV'], sep.inputs[0])

    def math_(op, a, bb):
        k = n.new('ShaderNodeMath'); k.operation = op
        for i, v in enumerate((a, bb)):
            if isinstance(v, (int, float)): k.inputs[i].default_value = v
            else: l.new(v, k.inputs[i])
        return k.outputs[0]
    v = sep.outputs['Y']
    cm = math_('MULTIPLY', v, H)                       # height in cm
    ribs = math_('SINE', math_('MULTIPLY', cm, 2 * math.pi / .16), 0)
    inseal = math_('MULTIPLY', math_('GREATER_THAN', cm, H - 1.15), math_('LESS_THAN', cm, H - .2))
    hgt = math_('MULTIPLY', ribs, inseal)
    zipd = math_('ABSOLUTE', math_('SUBTRACT', cm, H - seal + .45), 0)
    zipm = math_('MULTIPLY', math_('LESS_THAN', zipd, .3), math_('COSINE', math_('MULTIPLY', zipd, math.pi * 2 / .3), 0))
    total = math_('ADD', math_('MULTIPLY', hgt, .5), math_('MULTIPLY', zipm, .8))
    bump = n.new('ShaderNodeBump'); bump.inputs['Distance'].default_value = .03; bump.inputs['Strength'].default_value = .8
    l.new(total, bump.inputs['Height'])
    if prev:
        l.new(prev[0].outputs['Normal'], bump.inputs['Normal'])
    l.new(bump.outputs['Normal'], b.inputs['Normal'])
