"""Dispensers, the belt bag, brush, towel and solid bars."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector, Matrix
from kit import *
import materials as M
import treats
import models_bottles as B


def carabiner(mat, scale=1.0):
    """Lies in the XZ plane, its top at z = 0, about 4.2 long."""
    pts = [(0, 0), (.95, -.35), (1.15, -1.6), (.85, -3.2), (0, -3.9), (-.75, -3.3), (-.8, -1.6), (-.72, -.4)]
    pts = [(x * scale, y * scale) for x, y in pts]
    o = B.bezier2(pts, 8)
    tube('carabiner', [(x, 0, z) for x, z in o], .22 * scale, mat, seg=14, closed=True)
    tube('gate', [(-.78 * scale, 0, -.7 * scale), (-.82 * scale, 0, -2.6 * scale)], .27 * scale, mat, seg=14)


def strap_loop(mat, w=1.3, L=3.6, r=.55):
    """A doubled strip of webbing in the YZ plane, from z = 0 up to L."""
    path = [(-.12, 0), (-.15, L * .5), (-r * .8, L - r * 1.4), (-r, L - r), (-r * .7, L - .2), (0, L), (r * .7, L - .2), (r, L - r), (r * .8, L - r * 1.4), (.15, L * .5), (.12, 0)]
    p3 = bezier([(0, y, z) for y, z in path], 6)
    P = p3

    def fn(u, v):
        i = min(len(P) - 1, int(u * (len(P) - 1)))
        return ((v - .5) * w, P[i][1], P[i][2])
    grid('strap', fn, len(P) - 1, 4, mat, thick=.11)


def capsule_body(ctx, r=2.15, L=8.6):
    """Along Z, from 0 to L, with round ends and a turn-off cap."""
    s = ctx.shot
    m = M.matte_plastic(s['body'])
    m2 = M.matte_plastic(mix_hex(s['body'], '#000000', .14))
    cut = L * .68
    lathe('lower', [(0, 0), (r * .72, 0, .3), (r, .75, 1.1), (r, cut - .03, .06), (r - .2, cut - .03)], m)
    lathe('upper', [(r - .2, cut + .03), (r, cut + .03, .06), (r, L - .75, 1.1), (r * .72, L, .3), (0, L)], m2)
    B.ribs('grip', r - .015, cut + .35, cut + 1.0, 60, m2, .04)
    return m, m2


def capsule_art(ctx, r, z0, w=5.0, h=2.6, centre=0):
    s = ctx.shot
    on = s['label'] if luma(s['body']) < .4 else s['ink']
    lab = M.image('print', ctx.art('print', w, h, shot=dict(s, ink=on, accent=on if luma(s['accent']) > .1 and luma(s['body']) < .4 else s['accent'], label=s['body'])), .5, alpha=True, bump=0)
    label_cyl('print', r, z0, z0 + h, w / r * 57.2958, lab, thick=.006, centre=centre)


def slot_tail(m_film, r, z, wdt=1.5, out=3.2):
    dark = M.plain('slot', '#22211e', .9)
    p = Part()
    prism('slot', wdt + .5, .25, .4, .12, .1, dark, n=3, seg=4)
    p.close((0, -r + .06, z - .2))

    def fn(u, v):
        y = -r - .02 - out * (u ** 1.3) * .55
        zz = z - out * .9 * u * u + .12 * math.sin(v * 9 + u * 4) * u
        x = (v - .5) * (wdt + .9 * u) + .25 * math.sin(u * 5)
        return (x, y + .18 * math.sin(v * 7 + u * 6) * u, zz)
    grid('bag', fn, 30, 24, m_film)


def capsule_upright(ctx):
    r, L = 2.15, 8.6
    capsule_body(ctx, r, L)
    capsule_art(ctx, r, 2.4, 4.6, 2.9)
    strap_loop(M.webbing('#2c2b28'), 1.2, 2.6, .5)
    # the strap grows from the cap
    for o in bpy.data.objects:
        if o.name.startswith('strap') and o.parent is None and not o.get('put'):
            o.location = (0, 0, L - .15); o['put'] = 1


def dispenser_capsule(ctx):
    s = ctx.shot
    r, L = 2.15, 8.6
    # one stands
    p = Part()
    capsule_upright(ctx)
    p.close((-3.2, 1.8, 0), -6)
    # one lies, with its clip and a bag half drawn
    p = Part()
    capsule_body(ctx, r, L)
    film = M.film('#a9bfa6', .36, .25)
    e = p.close((-3.4, -4.2, r), rot=(0, math.pi / 2, math.radians(-9)))
    q = Part()
    slot_tail(film, r, .35, 1.6, 2.6)
    q.close((0.0, -4.9, r - .7), -9)
    q = Part()
    strap_loop(M.webbing('#2c2b28'), 1.2, 3.2, .5)
    q.close((4.95, -5.5, r - .2), rot=(0, math.radians(112), math.radians(-9)))
    q = Part()
    carabiner(M.alu('#cfcdc8', .3, False), .95)
    q.close((7.6, -6.0, .3), rot=(math.radians(88), 0, math.radians(64)))
    film2 = M.film('#9cb39a', .36, .2)
    import models_boxes as X
    q = Part(); X.film_roll(1.75, 5.6, film2, tail=False); q.close((4.4, 1.0, 0))


def dispenser_bone(ctx):
    s = ctx.shot
    m = M.matte_plastic(s['body'])
    o = treats.bone_outline(4.3, 1.75, 2.0)

    def one(back=False):
        B.slab('bone', o, 4.2, 1.35, m, (0, 0, 3.75), n=9)
        # the join
        B.slab('seam', [(x * 1.003, z * 1.006) for x, z in o], .06, .02, M.plain('seam', mix_hex(s['body'], '#000000', .5), .7), (0, 0, 3.75), n=1)
        on = s['accent'] if luma(s['body']) < .3 else s['ink']
        lab = M.image('print', ctx.art('print', 5.6, 2.5, shot=dict(s, ink=on, accent=on, label=s['body'])), .5, alpha=True, bump=0)
        label_flat('print', 5.6, 2.5, lab, loc=(0, -2.1, 3.75), thick=.006)
    p = Part(); one(); p.close((0, 0, 0), rot=(math.radians(-8), 0, math.radians(8)))
    q = Part(); strap_loop(M.webbing('#2b2622'), 1.2, 2.6, .5); q.close((-4.4, .4, 7.2), rot=(0, math.radians(-14), 0))
    import models_boxes as X
    film = M.film('#d9c9a9', .36, .2)
    if not ctx.scene:
        q = Part(); carabiner(M.alu('#cfcdc8', .3, False), 1.0); q.close((-6.6, -5.0, .3), rot=(math.radians(88), 0, math.radians(-50)))
        q = Part(); X.film_roll(1.75, 5.6, film, tail=True); q.close((5.6, -4.6, 0), 10)


def dispenser_station(ctx):
    s = ctx.shot
    pm = M.painted_metal(s['body'], .45)
    post = M.painted_metal(mix_hex(s['body'], '#101010', .35), .5)
    w, d, h = 27, 12, 40
    zb = 9 if ctx.scene else 24
    prism('post', 5.0, 5.0, zb + h + 6, .7, .15, post, n=3, seg=4, loc=(0, d / 2 + 2.6, 0))
    prism('postcap', 5.4, 5.4, .9, .7, .3, post, n=4, seg=4, loc=(0, d / 2 + 2.6, zb + h + 5.9))
    prism('foot', 17, 17, 1.0, 1.2, .3, post, n=4, seg=5, loc=(0, d / 2 + 2.6, 0))
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe('bolt', [(0, 0), (.9, 0), (.9, .55, .2), (0, .6)], M.steel(), seg=6).location = (sx * 6, d / 2 + 2.6 + sy * 6, 1)
    prism('box', w, d, h, 1.6, .5, pm, n=5, seg=6, loc=(0, 0, zb))
    # a door with a fine gap, a slot with a bag, a lock
    prism('door', w - 1.6, .7, h - 1.8, .2, .18, pm, n=3, seg=3, loc=(0, -d / 2 - .2, zb + .9))
    lw, lh = 20.5, 21.5
    lab = M.image('sign', ctx.art('label', lw, lh), .4, bump=0)
    label_flat('sign', lw, lh, lab, loc=(0, -d / 2 - .56, zb + h - lh / 2 - 2.9), thick=.05)
    dark = M.plain('slot', '#141413', .9)
    q = Part(); prism('slot', 11, .5, 2.6, .24, .2, dark, n=3, seg=5); prism('frame', 12.6, .35, 4.2, .17, .15, M.alu('#b9bab6', .35), n=3, seg=5, loc=(0, .16, -.8)); q.close((0, -d / 2 - .7, zb + 8.6))
    film = M.film('#cfd8c8', .35, .25)

    def fn(u, v):
        y = -d / 2 - .9 - 2.6 * u ** .8
        x = (v - .5) * (7 + 3.0 * u) + .4 * math.sin(u * 5)
        return (x, y + .5 * math.sin(v * 11 + u * 5) * u, zb + 9.4 - 11 * u * u + .5 * math.sin(v * 8) * u)
    grid('bag', fn, 40, 40, film)
    q = Part(); lathe('lock', [(0, 0), (.9, 0), (.9, .35, .15), (.35, .4), (.3, .2), (0, .2)], M.steel(), seg=40); q.close((10.4, -d / 2 - .5, zb + 4.2), rot=(math.pi / 2, 0, 0))


def soap(col, w, d, h, seed=1):
    """A hand-poured bar: soft edges, a marbled skin, flecks."""
    m = M.food(col, .5, 1.1, .18, .45, .08)
    ob = prism('soap', w, d, h, 1.1, .55, m, n=7, seg=9)
    for v in ob.data.vertices:
        n = fbm(v.co.x * .35 + seed, v.co.y * .35, v.co.z * .35, 2)
        v.co *= 1 + .012 * n
    return ob


def bar(ctx):
    s = ctx.shot
    w, h, d = 9.2, 6.3, 2.9
    p = Part()
    soap(s['body'], w, d, h)
    band = M.paper(s['label'], .8, .8)
    prism('band', 6.2, d + .1, h + .1, .16, .13, band, n=4, seg=4, loc=(0, 0, -.05))
    lab = M.image('label', ctx.art('label', 6.1, 5.7), .65)
    label_flat('label', 6.1, 5.7, lab, loc=(0, -d / 2 - .052, h / 2), thick=.01)
    p.close((-.8, 1.0, .06), rot=(math.radians(-5), 0, math.radians(6)))
    q = Part()
    soap(s['body'], w, h, d, 5)
    # a pressed leaf
    import labels as LB
    im = LB.raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">{LB.motif("leaf", mix_hex(s["body"], "#3a3a30", .35), mix_hex(s["body"], "#3a3a30", .35), s["body"])}</svg>', 500, ctx.folder)
    ob = label_top('press', 4.4, 4.4, M.image('press', im, .6, alpha=True, bump=0), loc=(0, 0, d - .005), thick=.01)
    ob.rotation_euler = (0, 0, math.radians(-90))
    q.close((5.6, -6.4, 0), rot_z=-22)


def brush(ctx):
    s = ctx.shot
    wood = M.wood(mix_hex(s['body'], '#d2a878', .35), scale=.9)
    L, W = 13.2, 6.6

    def outline(inset):
        a, b, e = L / 2 - inset, W / 2 - inset, 2.4
        return [(a * math.copysign(abs(math.cos(t)) ** (2 / e), math.cos(t)), b * math.copysign(abs(math.sin(t)) ** (2 / e), math.sin(t)) * (1 - .1 * math.cos(2 * t))) for t in np.linspace(0, TAU, 120, endpoint=False)]

    def one():
        prism('wood', L, W, 2.5, 1, .55, wood, outline=outline, n=8, re_top=1.15)
        rb = M.rubber('#8a4a33' if 'rubber' in s['line'] else s['accent'])
        prism('pad', L, W, .7, 1, .3, rb, outline=lambda i: outline(i + .75), n=5, loc=(0, 0, -.55))
        base = lathe('pin', [(0, -1.55), (.17, -1.5, .14), (.24, 0), (0, 0)], rb, seg=18)
        n = 0
        for i in range(13):
            for j in range(7):
                x, y = (i - 6) * .86, (j - 3) * .76 + (.38 if i % 2 else 0)
                if (abs(x) / (L / 2 - 1.15)) ** 2.4 + (abs(y) / (W / 2 - 1.05)) ** 2.4 < 1:
                    o = bpy.data.objects.new('pin', base.data); bpy.context.scene.collection.objects.link(o)
                    o.location = (x, y, -.5)
        bpy.data.objects.remove(base)
        # burnt-in wordmark
        burn = '#4a2d18'
        lab = M.image('burn', ctx.art('print', 6.4, 2.9, shot=dict(s, ink=burn, accent=burn, label=s['body'])), .7, alpha=True, bump=0)
        label_top('burn', 6.4, 2.9, lab, loc=(0, 0, 2.5), thick=.006)
        # cord
        strap = M.webbing('#e6dcc6')
        tube('cord', bezier([(L / 2 - .8, 0, 2.35), (L / 2 + .6, .3, 2.6), (L / 2 + 3.2, 1.1, .6), (L / 2 + 4.4, -.1, -1.7), (L / 2 + 3.0, -1.2, -1.8), (L / 2 + .7, -.5, .6), (L / 2 - .8, 0, 2.35)], 10), .13, strap, seg=10)
    p = Part(); one(); p.close((-.5, 2.6, 2.05), -12)
    if ctx.scene:
        return
    q = Part(); one(); q.close((1.6, -6.4, 2.5), rot=(math.pi, 0, math.radians(160)))


def towel_mat(col, stripe, x0=6.6):
    m = M.cloth(col, 11, .9)
    nt = m.node_tree; n, l = nt.nodes, nt.links
    b = n['Principled BSDF']
    tc = n.new('ShaderNodeTexCoord'); sx = n.new('ShaderNodeSeparateXYZ'); l.new(tc.outputs['Object'], sx.inputs[0])

    def mth(op, a, bb):
        k = n.new('ShaderNodeMath'); k.operation = op
        for i, v in enumerate((a, bb)):
            if isinstance(v, (int, float)): k.inputs[i].default_value = v
            else: l.new(v, k.inputs[i])
        return k.outputs[0]
    f = None
    for c, wd in ((x0, .9), (x0 + 1.7, .25), (x0 - 1.7, .25)):
        g = mth('LESS_THAN', mth('ABSOLUTE', mth('SUBTRACT', sx.outputs['X'], c), 0), wd)
        f = g if f is None else mth('MAXIMUM', f, g)
    mx = n.new('ShaderNodeMixRGB'); mx.inputs['Color2'].default_value = srgb(stripe)
    old = b.inputs['Base Color'].links[0].from_socket
    l.new(f, mx.inputs['Fac']); l.new(old, mx.inputs['Color1']); l.new(mx.outputs['Color'], b.inputs['Base Color'])
    return m


def towel(ctx):
    s = ctx.shot
    stripe = s['accent']
    if 'beach' in ctx.p['slug']:
        # rolled, with a paper band
        m = towel_mat(s['body'], stripe, 8.2)
        L, turns = 27, 4.6

        def fn(u, v):
            a = u * turns * TAU
            r = 1.0 + 4.6 * u
            k = 1 + .02 * fbm(v * 6, u * 9, 1, 2)
            x = (v - .5) * L + .35 * math.sin(u * 11) * (abs(v - .5) * 2) ** 6
            return (x, r * k * math.cos(a), r * k * math.sin(a) * .97)
        p = Part()
        ob = grid('towel', fn, 240, 60, m, thick=.85)
        bm = M.paper(s['label'], .8, .8)
        band_r = 6.62
        lw, lh = 9.6, 8.6
        lathe('band', [(band_r - .05, -lw / 2), (band_r, -lw / 2 + .02), (band_r, lw / 2 - .02), (band_r - .05, lw / 2)], bm).rotation_euler = (0, math.pi / 2, 0)
        lab = M.image('label', ctx.art('label', lw - .5, lh), .65)
        span = lh / band_r

        def lf(u, v):
            a = math.radians(205) - (v) * span + math.radians(8)
            a = math.pi + math.radians(10) + (.5 - v) * span - math.radians(38)
            return ((u - .5) * (lw - .5), (band_r + .02) * math.cos(a), (band_r + .02) * math.sin(a) * 1.0)
        grid('label', lf, 4, 40, lab)
        p.close((0, 0, 6.3), 0)
        return
    m = towel_mat(s['body'], stripe, 7.0)
    w, d, t = 27, 20, 2.5
    rg = random.Random(3)
    p = Part()
    for k in range(3):
        ob = prism('fold', w + rg.uniform(-.3, .3), d + rg.uniform(-.3, .3), t, .9, 1.18, m, n=9, seg=8, loc=(rg.uniform(-.25, .25), rg.uniform(-.2, .2), k * t * .94))
        # the crease between the two layers of each fold
        tube('crease', bezier([(x, y, t / 2) for x, y in ((w / 2 - .02, d / 2 - 2), (w / 2 - .02, 0), (w / 2 - .02, -d / 2 + 1.4))], 6), .1, M.cloth(mix_hex(s['body'], '#000000', .45)), seg=8).location = (0, 0, k * t * .94)
    H = 3 * t * .94
    band = M.paper(s['label'], .8, .8)
    bw = 10.5
    prism('band', bw, d + .5, H + .45, .95, .9, band, n=6, seg=6, loc=(-4.2, 0, -.05))
    lab = M.image('label', ctx.art('label', bw - .4, 12.2), .65)
    label_top('label', bw - .4, 12.2, lab, loc=(-4.2, -1.8, H + .4), thick=.012)
    p.close()


def belt_bag(ctx):
    s = ctx.shot
    canvas = M.cloth(s['body'], 20, .35)
    dark = M.cloth(mix_hex(s['body'], '#1c0f08', .35), 20, .35)
    trim = M.webbing('#2e2620')
    w, d, h = 19.5, 7.0, 14.5

    def soft(name, w, d, h, rc, re, mat, loc, bulge=.5, seed=0):
        ob = prism(name, w, d, h, rc, re, mat, n=8, seg=10, loc=loc)
        bm_md = ob.modifiers.new('s', 'SUBSURF'); bm_md.subdivision_type = 'SIMPLE'; bm_md.levels = bm_md.render_levels = 2
        tx = bpy.data.textures.new('n', 'CLOUDS'); tx.noise_scale = 4.5
        dm = ob.modifiers.new('d', 'DISPLACE'); dm.texture = tx; dm.strength = bulge; dm.mid_level = .5; dm.texture_coords = 'GLOBAL'
        return ob
    p = Part()
    # body: an upright pouch with round corners seen from the front
    def out(W, H, r):
        return [(x, z + H / 2) for x, z in rrect(W, H, r, 12)]
    def puff(name, W, H, D, r, re, mat, y, z, seed=0):
        ob = B.slab(name, out(W, H, r), D, re, mat, (0, y, z), n=9)
        md = ob.modifiers.new('s', 'SUBSURF'); md.levels = md.render_levels = 1
        me = ob.data
        for v in me.vertices:
            fx, fz = v.co.x / (W / 2), (v.co.z - H / 2) / (H / 2)
            k = max(0, (1 - fx * fx)) * max(0, (1 - fz * fz))
            n = fbm(v.co.x * .22 + seed, v.co.z * .22, v.co.y * .2, 3)
            v.co.y += (-1 if v.co.y < 0 else .4) * (.0 + n * .45) * 1.0
            v.co.z += n * .15; v.co.x += n * .18
        return ob
    puff('bag', w, h, d, 3.4, 2.6, canvas, 0, 0, 1)
    puff('pocket', w - 3.6, h * .60, 3.2, 2.6, 1.35, canvas, -d / 2 - .6, .55, 5)
    # roll-top flap
    puff('flap', w + .3, 5.2, d + 1.0, 2.3, 2.0, dark, -.1, h - 4.7, 9)
    # zip of the pocket with its pull
    tube('zip', [((i / 20 - .5) * (w - 6.4), -d / 2 - 2.18, h * .60 - 1.0) for i in range(21)], .17, M.plain('zip', '#2a2622', .5, bump=(30, .5, 2, .05)), seg=10)
    q = Part(); prism('pull', .7, .16, 1.9, .07, .05, M.brass(), n=2, seg=3); q.close(((w - 6.6) / 2, -d / 2 - 2.4, h * .60 - 2.8), rot=(0, math.radians(8), 0))
    # leather patch with the name
    lw, lh = 8.6, 4.2
    lab = M.image('patch', ctx.art('label', lw, lh, shot=dict(s, title=s['line'].title().replace('&', '&'), line='Belt bag') if s['title'] == s['brand'] else s), .7)
    prism('patch-b', lw + .3, .2, lh + .3, .08, .06, M.paper('#e3cfa9', .7), n=2, seg=3, loc=(0, -d / 2 - 2.42, .55 + h * .60 / 2 - lh / 2 - 1.0))
    label_flat('patch', lw, lh, lab, loc=(0, -d / 2 - 2.535, .55 + h * .60 / 2 - .85), thick=.012)
    # webbing over the flap with a press buckle
    def strip(u, v):
        t = u
        z = h + .45 - t * 5.2 if t > .12 else h + .45
        y = -d / 2 - .75 + (max(0, .12 - t) / .12) * 4 - .12 * math.sin(t * 3)
        return ((v - .5) * 2.4, y, z)
    grid('tab', strip, 30, 4, trim, thick=.16)
    q = Part(); prism('buckle', 3.2, .7, 2.4, .3, .22, M.matte_plastic('#232220'), n=4, seg=5); q.close((0, -d / 2 - 1.25, h - 4.3))
    # belt
    def belt(side):
        path = bezier([(side * (w / 2 - .6), 1.6, h * .55), (side * (w / 2 + 2.4), 2.6, h * .5), (side * (w / 2 + 5.4), 1.0, h * .27), (side * (w / 2 + 5.6), -3.0, 2.4), (side * (w / 2 + 2.2), -6.2, 1.95), (side * (w / 2 - 3.2), -7.6, 1.9)], 10)
        P = path

        def fn(u, v):
            i = min(len(P) - 1, int(round(u * (len(P) - 1))))
            return (P[i][0], P[i][1], P[i][2] + (v - .5) * 3.6)
        grid('belt', fn, len(P) - 1, 4, trim, thick=.2)
        return P[-1]
    e1 = belt(1)
    q = Part(); prism('clip', 4.4, 1.1, 3.9, .5, .3, M.matte_plastic('#232220'), n=4, seg=6); q.close((e1[0] - 1.6, e1[1] - .15, 0), 9)
    if not ctx.scene:
        treats.scatter('kangaroo-training-bites', x0=-6.5, y0=-9.0, rx=3.4, ry=1.6, n=8)
    p.close()
