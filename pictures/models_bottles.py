"""Bottles, jars, tins, tubs, cans: turned or lofted containers with labels wrapped on them."""
import math
import bpy
import numpy as np
from kit import *
import materials as M


def cap_colour(s):
    """A closure that sits well with the container."""
    return '#2a2a28' if luma(s['body']) < .3 else '#efe9de'


def ribs(name, r, z0, z1, n, mat, depth=.05):
    """A knurled band: a closed ring with n soft ribs."""
    def fn(u, v):
        a = u * TAU
        edge = math.sin(math.pi * min(1, max(0, v))) ** .3
        rr = r + depth * (.5 + .5 * math.cos(a * n)) * edge
        return (rr * math.cos(a), rr * math.sin(a), z0 + (z1 - z0) * v)
    return grid(name, fn, n * 6, 10, mat, closed_u=True)


def screw_cap(r, z, h, mat, n=60, top=True):
    f = min(.16, h * .2)
    lathe('cap', [(0, z), (r, z, .04), (r, z + h, f), (0, z + h)], mat)
    ribs('cap-ribs', r, z + .12, z + h - f - .05, n, mat)


def pump(z, mat, metal=None, turn=200):
    """Lotion pump standing on a neck at height z; the spout points sideways a little to the front."""
    before = set(bpy.data.objects)
    screw_cap(1.45, z, 1.75, mat, 56)
    lathe('collar', [(0, z + 1.7), (.95, z + 1.7, .05), (.9, z + 2.15, .15), (.48, z + 2.25, .1), (.45, z + 3.5)], mat, seg=48)
    lathe('stem', [(.36, z + 2.2), (.36, z + 4.0)], metal or mat, seg=32)
    lathe('head', [(0, z + 3.75), (.62, z + 3.75, .08), (.68, z + 4.35, .1), (.6, z + 4.75, .22), (0, z + 4.8)], mat, seg=48)
    a = math.radians(turn)
    dx, dy = math.cos(a), math.sin(a)
    path = bezier([(0, 0, z + 4.38), (dx * 1.2, dy * 1.2, z + 4.42), (dx * 2.5, dy * 2.5, z + 4.34), (dx * 3.15, dy * 3.15, z + 4.02), (dx * 3.25, dy * 3.25, z + 3.72)], 10)
    tube('spout', path, .34, mat, seg=20, taper=lambda t: 1.15 - .4 * t)


def bottle_profile(r, h, neck_r, neck_h, shoulder, base=.5):
    return [(0, .12), (r * .78, .12, .1), (r * .86, 0, .12), (r, 0, base), (r, h, shoulder), (neck_r, h + shoulder * .28, .35), (neck_r, h + shoulder * .28 + neck_h, .06), (0, h + shoulder * .28 + neck_h)]


def is_amber(hexcol):
    r, g, b, _ = srgb(hexcol)
    return r > .06 and r > 2.2 * b and luma(hexcol) < .2


def bottle_pump(ctx):
    s = ctx.shot
    r, h = 3.55, 14.2
    body = M.hdpe(s['body']) if not is_amber(s['body']) else amber_pet(s['body'])
    prof = bottle_profile(r, h, 1.25, .9, 1.5)
    lathe('body', prof, body)
    top = h + 1.5 * .28 + .35
    pump(top, M.matte_plastic(cap_colour(s)), M.steel())
    lab = M.image('label', ctx.art('label', 8.0, 10.2), .55)
    label_cyl('label', r, 1.8, 12.0, 8.0 / r * 57.2958, lab)


def amber_pet(col):
    """Amber PET or glass filled with product: dark, saturated, glossy; cheaper and calmer than real refraction."""
    m, nt, n, l, b = M._new('amber')
    lw = n.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value = .32
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color = srgb(mix_hex(col, '#1a0c04', .45)); r.color_ramp.elements[0].position = .1
    r.color_ramp.elements[1].color = srgb(mix_hex(col, '#d8913c', .35)); r.color_ramp.elements[1].position = .85
    l.new(lw.outputs['Facing'], r.inputs['Fac']); l.new(r.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .07
    b.inputs['Specular'].default_value = .6
    b.inputs['Clearcoat'].default_value = .5
    return m


def bottle_flip(ctx):
    s = ctx.shot
    w, d, h = 7.2, 4.3, 15.2

    def outline(inset, k=1.0):
        a, b = w / 2 - inset, d / 2 - inset
        e = 2.5
        pts = []
        for i in range(96):
            t = TAU * i / 96
            c, q = math.cos(t), math.sin(t)
            pts.append((a * k * math.copysign(abs(c) ** (2 / e), c), b * k * math.copysign(abs(q) ** (2 / e), q)))
        return pts
    loops = []
    prof = fillet([(1.2, 0), (0, 0, .7), (0, h - 2.2, 2.0), (1.35, h, .35), (1.35, h + .3)], 10)
    for inset, z in prof:
        # shoulders close towards a round neck
        t = max(0, (z - (h - 2.2)) / 2.5)
        base = outline(inset)
        loops.append([(x, y, z) for x, y in base])
    body = M.hdpe(s['body'], .4)
    loft('body', loops, body)
    cm = M.matte_plastic(cap_colour(s))
    cw, cd = w - 2.5, d - 1.5
    prism('cap', cw, cd, 2.0, min(cw, cd) / 2 - .02, .1, cm, re_top=.28, loc=(0, 0, h + .12), seg=16)
    prism('cap-lid', cw + .02, cd + .02, .55, min(cw, cd) / 2 - .02, .06, cm, re_top=.25, loc=(0, 0, h + 2.18), seg=16)
    box('tab', 1.2, .3, .3, .1, cm, loc=(0, -cd / 2 - .02, h + 2.2))
    lw, lh = 6.3, 10.4
    lab = M.image('label', ctx.art('label', lw, lh), .5)
    e = 2.5

    def fn(u, v):
        # follow the front of the superellipse
        x = (u - .5) * lw * .93
        y = -(d / 2) * (1 - abs(x / (w / 2)) ** e) ** (1 / e) - .015
        return (x, y, 1.5 + v * lh)
    grid('label', fn, 60, 4, lab)


def jar(ctx):
    """Clear glass, so that the treats are seen; the lid has the colour of the range."""
    s = ctx.shot
    slug = ctx.p['slug']
    big = 'counter' in slug or 'salon' in slug
    r, h = (7.0, 19.0) if big else (4.6, 10.4)
    t = .28
    g = M.thin_glass()
    lathe('glass', [(0, .1), (r * .8, .1, .08), (r * .88, 0, .1), (r, 0, .7), (r, h, 1.1), (r - .8, h + .6, .35), (r - .8, h + 1.3)], g, seg=96)
    lathe('glass-floor', [(0, .4), (r - t - .3, .4, .3), (r - t, .8)], g, seg=96)
    if s['brand'] in ('Little Wattle', 'Dustyfoot'):
        lid = M.wood('#b98c5c', scale=1.1)
        lathe('lid', [(0, h + .95), (r - .2, h + .95, .12), (r - .2, h + 2.7, .25), (0, h + 2.7)], lid)
        lathe('seal', [(r - .78, h + .7), (r - .72, h + .97)], M.rubber(s['body']))
        if big:
            lathe('knob', [(.5, h + 2.68), (.55, h + 3.1, .2), (1.35, h + 3.5, .4), (1.35, h + 4.4, .5), (0, h + 4.5)], lid, seg=48)
    else:
        lid = M.painted_metal(s['body'], .4)
        lathe('lid', [(0, h + .5), (r - .32, h + .5, .06), (r - .32, h + .72, .05), (r - .4, h + .8, .04), (r - .4, h + 2.1, .16), (r - .7, h + 2.2, .06), (r - .9, h + 2.12, .05), (0, h + 2.12)], lid)
    treats.fill(slug, r - .42, .6, h - (2.2 if not big else 1.5), scale=1.0 if not big else 1.55)
    lw, lh = (9.4, 6.0) if not big else (13.0, 9.0)
    z0 = 1.5 if not big else 3.6
    lab = M.image('label', ctx.art('label', lw, lh), .6)
    label_cyl('label', r, z0, z0 + lh, lw / r * 57.2958, lab)
    # the back of the paper, seen through the glass
    if not ctx.scene:
        if big:
            treats.scatter(slug, x0=7.5, y0=-9.0, scale=1.2)
        else:
            treats.scatter(slug, x0=4.6, y0=-6.0, rx=2.6, ry=1.4, n=5, kind=None)


def tin(ctx):
    """A round slip-lid tin standing on its base at the back, its lid leaning on it."""
    s = ctx.shot
    big = any(k in s['line'].lower() + s['title'].lower() for k in ('biscuit', '240', 'iced', 'cookie'))
    r, h = (7.6, 5.6) if big else (4.0, 2.7)
    pm = M.painted_metal(s['body'], .38) if s['body'].lower() not in ('#c9c9c7', '#d9d9d6', '#cfcfca') else M.alu('#d9d8d4', .32)
    inner = M.alu('#d6d3cb', .35, False)
    lathe('base', [(0, .1), (r * .9, .1, .1), (r - .12, 0, .1), (r - .08, h * .78, .03)], pm)
    lathe('base-top', [(r - .1, h * .5), (r - .16, h * .98, .04), (r - .26, h * .98, .04), (r - .26, h * .3, .1), (0, h * .3)], inner)
    # the lid, leaning against the front left
    before = set(bpy.data.objects)
    lh = h * .42
    lathe('lid', [(r - .18, -lh, .02), (r, -lh, .05), (r, 0, .28), (r - .55, 0, .18), (r - .75, -.1, .1), (0, -.1)], pm)
    lab = M.image('disc', ctx.art('disc', 2 * r, 2 * r), .5)
    label_disc('disc', r - .95, lab, loc=(0, 0, -.085))
    made = [o for o in bpy.data.objects if o not in before]
    e = bpy.data.objects.new('lid-pivot', None); bpy.context.scene.collection.objects.link(e)
    for o in made:
        o.parent = e
    tilt = math.radians(72)
    e.rotation_euler = (tilt, 0, math.radians(-7))
    # lowest point of the rim touches the ground
    e.location = (-r * .35, -r - lh * .9 - .15, r * math.sin(tilt) + lh * math.cos(tilt) * .95)
    # contents
    if big:
        treats.fill_disc(ctx, r - .6, h * .34, h * .72)
    else:
        balm = M.plain('balm', '#efe2b8', .35, spec=.5, sss=.0, bump=(1.2, .25, 3, .08))
        lathe('balm', [(r - .3, h * .84), (r * .5, h * .85, .5), (0, h * .83)], balm)


import treats  # noqa: E402  (treats needs kit and materials only)


def tub(ctx):
    s = ctx.shot
    r0, r1, h = 4.5, 5.0, 9.2
    body = M.hdpe(s['body'], .42)
    lathe('body', [(0, .12), (r0 * .9, .12, .08), (r0 - .3, 0, .08), (r0, .06, .25), (r1, h, .05), (r1 - .1, h)], body)
    lid = M.hdpe(s['accent'] if s['brand'] != 'Banksia & Bark' else mix_hex(s['ink'], '#ffffff', .06), .45)
    lathe('lid', [(r1 + .02, h - .75), (r1 + .22, h - .75, .06), (r1 + .24, h + .5, .25), (r1 - .25, h + .55, .1), (r1 - .5, h + .38, .1), (0, h + .38)], lid)
    lw, lh = 11.6, 6.8
    rf = lambda z: r0 + (r1 - r0) * z / h
    lab = M.image('label', ctx.art('label', lw, lh), .5)
    label_cyl('label', rf, 1.0, 1.0 + lh, lw / 4.75 * 57.2958, lab)


def jerrycan(ctx):
    s = ctx.shot
    w, d, h = 18.5, 13.0, 24.5
    mat = M.hdpe(s['body'], .42)
    # body with the front edge of the top lower for the neck
    loops = []
    prof = fillet([(1.2, 0), (0, 0, 1.2), (0, h, 1.6), (2.2, h + 1.1, .8), (4.2, h + 1.3)], 8)
    for inset, z in prof:
        loops.append([(x, y, z) for x, y in rrect(w - 2 * inset, d - 2 * inset, 2.6 - min(1.6, inset * .6), 10)])
    loft('body', loops, mat)
    # moulded waist ribs
    for z in (2.1, h - 1.9):
        tube('rib', [(x, y, z) for x, y in rrect(w + .02, d + .02, 2.6, 10)], .16, mat, seg=10, closed=True)
    # handle: a swept oval loop over the top, front to back
    pts = bezier([(4.2, 0, h + .6), (4.4, 0, h + 2.6), (2.6, 0, h + 4.2), (-2.8, 0, h + 4.3), (-5.6, 0, h + 3.6), (-6.4, 0, h + .7)], 14)
    tube('handle', pts, 1.15, mat, seg=22, flat=1.25)
    # neck and cap at the right
    lathe('neck', [(2.0, h), (2.0, h + 2.2)], mat, loc=(6.4, 0, 0), seg=64)
    cm = M.matte_plastic(cap_colour(s) if luma(s['body']) < .3 else '#2b2b29')
    before = set(bpy.data.objects)
    screw_cap(2.35, h + 1.3, 2.3, cm, 48)
    for o in [o for o in bpy.data.objects if o not in before]:
        o.location = (6.4, 0, 0)
    lw, lh = 14.2, 17.2
    lab = M.image('label', ctx.art('label', lw, lh), .5)
    label_flat('label', lw, lh, lab, loc=(0, -d / 2 - .004, h / 2 + .1), thick=.02)


def spray_glass(ctx, cap=None):
    """A small glass mist bottle; the cap stands beside it (or is on, in a display)."""
    s = ctx.shot
    r, h = 2.35, 9.2
    prof = bottle_profile(r, h, .95, .6, 1.0, .45)
    if is_amber(s['body']) or luma(s['body']) < .12:
        body = amber_pet(s['body']) if is_amber(s['body']) else M.plain('glass', s['body'], .08, spec=.6, coat=.6)
        lathe('body', prof, body)
    else:
        # frosted: a rough translucent wall
        body = frosted(s['body'])
        lathe('body', prof, body)
    top = h + .28 + .3
    metal = M.alu('#d8d6d0', .22, False) if s['brand'] != 'Little Wattle' else M.brass()
    lathe('collar', [(0, top), (1.12, top, .04), (1.12, top + .85, .12), (.7, top + .95, .05), (.68, top + 1.15)], metal, seg=64)
    pl = M.matte_plastic('#f1ece2' if luma(s['body']) < .3 else cap_colour(s))
    lathe('act', [(0, top + 1.1), (.66, top + 1.1, .04), (.66, top + 2.1, .14), (0, top + 2.02)], pl, seg=48)
    n = lathe('noz', [(0, 0), (.16, 0, .03), (.16, .12, .03), (.06, .12), (.06, .02), (0, .02)], M.plain('noz', '#3a3a38', .5), seg=24)
    n.rotation_euler = (math.pi / 2, 0, 0); n.location = (0, -.6, top + 1.62)
    # cap
    cp = lathe('overcap', [(0, .02), (1.05, 0, .08), (1.12, 0, .06), (1.12, 3.1, .14), (0, 3.1)], metal, seg=64)
    cp.location = (4.3, -1.1, 0) if cap != 'on' else (0, 0, top + .7)
    lw, lh = 5.2, 6.4
    lab = M.image('label', ctx.art('label', lw, lh), .5)
    label_cyl('label', r, 1.3, 1.3 + lh, lw / r * 57.2958, lab)


def frosted(col):
    m, nt, n, l, b = M._new('frosted')
    lw = n.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value = .4
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color = srgb(M.tame(col))
    r.color_ramp.elements[1].color = srgb(mix_hex(M.tame(col), '#ffffff', .45))
    l.new(lw.outputs['Facing'], r.inputs['Fac']); l.new(r.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .3
    b.inputs['Clearcoat'].default_value = .15
    tl = n.new('ShaderNodeBsdfTranslucent'); tl.inputs['Color'].default_value = srgb(mix_hex(col, '#ffffff', .2))
    mx = n.new('ShaderNodeMixShader'); mx.inputs['Fac'].default_value = .3
    l.new(b.outputs[0], mx.inputs[1]); l.new(tl.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n['Material Output'].inputs['Surface'])
    return m


def spray_alu(ctx):
    """A monobloc aluminium bottle, lacquered or bare, with a fine mist head."""
    s = ctx.shot
    r, h = 2.75, 14.4
    bare = luma(s['body']) > .35 and max(srgb(s['body'])[:3]) - min(srgb(s['body'])[:3]) < .12
    body = M.alu(s['body'] if luma(s['body']) > .5 else '#d8d8d5', .3) if bare else M.plain('lacquer', s['body'], .32, metal=.55, spec=.5, bump=(18, .03, 2, .01))
    lathe('body', [(0, .2), (r * .7, .2, .2), (r * .86, 0, .15), (r, 0, .35), (r, h, 2.2), (1.2, h + 1.5, .5), (1.2, h + 2.0, .05), (0, h + 2.0)], body)
    top = h + 1.75
    pl = M.matte_plastic(cap_colour(s) if luma(s['body']) > .4 else '#262624')
    screw_cap(1.32, top, 1.25, pl, 50)
    lathe('act', [(.5, top + 1.2), (.5, top + 1.5), (.78, top + 1.55, .06), (.78, top + 2.6, .18), (0, top + 2.5)], pl, seg=48)
    n = lathe('noz', [(0, 0), (.2, 0, .03), (.2, .14, .03), (.07, .14), (.07, .02), (0, .02)], M.plain('noz', '#dedad0', .5), seg=24)
    n.rotation_euler = (math.pi / 2, 0, 0); n.location = (0, -.72, top + 2.1)
    lw, lh = 6.2, 9.8
    if bare or True:
        lab = M.image('label', ctx.art('label', lw, lh), .5)
    label_cyl('label', r, 1.6, 1.6 + lh, lw / r * 57.2958, lab)


def trigger(ctx):
    """Bottle with a trigger sprayer."""
    s = ctx.shot
    r, h = 3.9, 15.2
    amber = is_amber(s['body'])
    body = amber_pet(s['body']) if amber else M.hdpe(s['body'], .38)
    lathe('body', bottle_profile(r, h, 1.25, 1.2, 2.6, .55), body)
    top = h + 2.6 * .28 + .5
    cc = cap_colour(s)
    pl = M.matte_plastic(cc)
    screw_cap(1.42, top, 1.7, pl, 48)
    # the head, seen in profile: an outline in XZ given a thickness in Y with rounded edges
    out = [(1.15, 1.5), (1.15, 2.6), (3.0, 3.0), (3.55, 4.1), (3.0, 5.05), (1.2, 5.35), (-1.6, 5.25), (-3.4, 5.0), (-3.6, 4.0), (-1.7, 3.65), (-1.15, 2.6), (-1.15, 1.5)]
    slab('head', bezier2(out), 1.7, .35, pl, (0, 0, top))
    lever = [(-1.25, 3.75), (-1.95, 3.85), (-2.5, 3.2), (-2.75, 2.1), (-3.5, .95), (-3.15, .72), (-2.2, 1.5), (-1.75, 2.6), (-1.2, 3.0)]
    slab('lever', bezier2(lever), 1.05, .22, M.matte_plastic(s['accent']), (0, 0, top))
    n = lathe('noz', [(0, 0), (.62, 0, .08), (.7, .75, .12), (.2, .8), (.2, .6), (0, .6)], M.matte_plastic(s['accent']), seg=4 * 12)
    n.rotation_euler = (0, -math.pi / 2, 0); n.location = (-3.3, 0, top + 4.5)
    lw, lh = 8.8, 10.4
    lab = M.image('label', ctx.art('label', lw, lh), .55)
    label_cyl('label', r, 1.7, 1.7 + lh, lw / r * 57.2958, lab)


def bezier2(pts, n=6):
    """Closed smooth outline through 2D points."""
    P = pts + pts[:3]
    out = []
    for i in range(1, len(pts) + 1):
        a, b, c, d = (np.array(P[(i - 1) % len(pts)]), np.array(P[i % len(pts)]), np.array(P[(i + 1) % len(pts)]), np.array(P[(i + 2) % len(pts)]))
        for k in range(n):
            t = k / n
            out.append(tuple(.5 * ((2 * b) + (-a + c) * t * .8 + (2 * a - 5 * b + 4 * c - d) * t * t * 1 + (-a + 3 * b - 3 * c + d) * t ** 3) if False else
                             (1 - t) ** 2 * (1 + 2 * t) * b + t * t * (3 - 2 * t) * c + t * (1 - t) ** 2 * (c - a) * .35 - t * t * (1 - t) * (d - b) * .35))
    return out


def slab(name, outline, depth, r, mat, loc=(0, 0, 0), n=5):
    """A flat shape in XZ (list of (x, z)) with thickness along Y and rounded edges."""
    O = np.array(outline)
    c = O.mean(0)
    # inward normals
    nxt, prv = np.roll(O, -1, 0), np.roll(O, 1, 0)
    t = nxt - prv
    t /= np.linalg.norm(t, axis=1)[:, None] + 1e-9
    area = np.sum(O[:, 0] * nxt[:, 1] - nxt[:, 0] * O[:, 1])
    nin = np.stack([-t[:, 1], t[:, 0]], 1) * (1 if area > 0 else -1)
    loops = []
    for k in range(n + 1):
        a = math.pi / 2 * k / n
        q = O + nin * r * (1 - math.sin(a))
        loops.append([(x, -depth / 2 + r * (1 - math.cos(a)), z) for x, z in q])
    for k in range(n + 1):
        a = math.pi / 2 * k / n
        q = O + nin * r * (1 - math.cos(a))
        loops.append([(x, depth / 2 - r * (1 - math.sin(a)), z) for x, z in q])
    if area > 0:
        loops = loops[::-1]
    ob = loft(name, loops, mat)
    ob.location = loc
    return ob
