"""Things of card, board and timber: boxes, cartons, gift sets, trays, counter displays."""
import math
import random
import bpy
import numpy as np
from mathutils import Euler, Vector
from kit import *
import materials as M
import treats
import models_bottles as B


def card_box(ctx, w, d, h, col, label=None, tuck=True, inset=None):
    """A tuck-end folding carton, with the label printed on the front."""
    mat = M.paper(col, .72, .8, .3)
    prism('box', w, d, h, .12, .1, mat, n=3, seg=3)
    if tuck:
        # the lid panel is a sheet of board lying in the opening: a hairline of shadow runs round it
        prism('flap', w - .16, d - .12, .09, .1, .04, mat, z=0, n=2, seg=3, loc=(0, -.04, h - .03))
        box('slit', w * .34, .06, .04, .01, M.plain('dark', '#3a332b', .9), loc=(0, -d / 2 + .06, h + .05))
    if label:
        lw, lh, cz = label
        lab = M.image('label', ctx.art('label', lw, lh), .62)
        label_flat('label', lw, lh, lab, loc=(0, -d / 2 - .002, cz), thick=.015)
    return mat


def film_roll(r, L, mat, core=.55, tail=False, seed=0):
    """A roll of bags standing on its end: slightly uneven layers, a card core."""
    def end(z, s):
        prof = []
        n = 26
        for i in range(n + 1):
            t = i / n
            rr = core + (r - core) * t
            prof.append((rr, z + s * (.035 * (1 if i % 2 else -1) + .05 * math.sin(i * 1.7 + seed))))
        return prof
    prof = [(core, .2)] + end(.06, 1)[:-1] + [(r, .08, .05), (r, L - .08, .05)] + end(L - .06, -1)[::-1][1:] + [(core, L - .2)]
    lathe('roll', prof, mat, seg=72)
    lathe('core', [(core, .02), (core, L - .02), (core - .08, L - .02), (core - .08, .02)], M.kraft('#c3a277'), seg=48)
    if tail:
        tail_strip(r, L, mat)


def tail_strip(r, L, mat, out=2.6):
    def fn(u, v):
        # leaves the roll along a tangent at the right front
        a = -math.pi * .30
        if u < .35:
            t = a - .5 * (1 - u / .35)
            return ((r + .03) * math.cos(t), (r + .03) * math.sin(t), .1 + v * (L - .2))
        s = (u - .35) / .65 * out
        x = (r + .03) * math.cos(a) - math.sin(a) * s
        y = (r + .03) * math.sin(a) + math.cos(a) * s - .25 * math.sin(s * 1.5) - .1 * s * s
        return (x, y, .1 + v * (L - .2) + .12 * math.sin(s * 3 + v * 4) * s / out)
    grid('tail', fn, 40, 20, mat)


def roll_box(ctx):
    s = ctx.shot
    flat = 'tie' in ctx.p['slug']
    w, d, h = (15.5, 7.0, 12.5) if flat else (13.0, 6.6, 15.5)
    lw, lh = (12.4, 8.6) if flat else (9.6, 11.0)
    mat = card_box(ctx, w, d, h, s['body'], (lw, lh, h * .52))
    if ctx.scene:
        return
    film = M.film(mix_hex(s['accent'] if 'plant' not in ctx.p['slug'] else '#8fae8c', '#dfe6d6', .25), .38, .2)
    if flat:
        # a small sheaf of folded bags
        for i in range(5):
            prism('bag', 9.6 - i * .1, 5.2, .2, .3, .09, film, loc=(w * .38 + .1 * math.sin(i * 2), -d / 2 - 4.6, .02 + i * .2), rot=(0, 0, math.radians(12 + 3 * math.sin(i * 3))), n=3)
        return
    for i, (x, y, stand) in enumerate(((w * .48, -d / 2 - 3.0, True), (w * .22, -d / 2 - 6.2, False))):
        p = Part()
        film_roll(1.75, 5.6, film, tail=stand, seed=i)
        if stand:
            p.close((x, y, 0), 20)
        else:
            p.close((x - 3.2, y, 1.75), rot=(math.pi / 2, 0, math.radians(62)))


def rolls(ctx):
    s = ctx.shot
    big = 'station' in ctx.p['slug']
    r, L = (3.1, 8.5) if big else (1.8, 5.8)
    film = M.film(mix_hex(s['body'], '#e6e6df', .08), .36, .2)
    band = M.image('band', ctx.art('label', 1.9 * r, L * .62), .6)
    # a pyramid lying with the ends to the front, and one or two standing
    lying = [(0, 0), (2, 0), (1, 1)] if big else [(0, 0), (2, 0), (4, 0), (1, 1), (3, 1), (2, 2)]
    n = max(i for i, _ in lying) / 2
    for i, k in lying:
        p = Part()
        film_roll(r, L, film, seed=i + k)
        p.close(((i - n) * r * 1.01, L / 2, r + k * r * 1.75), rot=(math.pi / 2, random.Random(i + 5 * k).uniform(0, 6), 0))
    for j, (x, y) in enumerate(((n * r + 2.2 * r, -L * .35),) if big else ((-n * r - .2, -L * .72 - 1.2), (n * r + .9 * r, -L * .85 - 1.0))):
        p = Part()
        film_roll(r, L, film, tail=(j == 1 or big), seed=9 + j)
        label_cyl('band', r + .04, L * .19, L * .81, 1.9 * 57.2958, band, thick=.02, centre=0)
        p.close((x, y, 0), -8 if j == 0 else 6)


def carton(ctx):
    s = ctx.shot
    slug = ctx.p['slug']
    if 'cracker' in slug or 'biscuit' in slug:
        card_box(ctx, 11.5, 5.2, 16.5, s['body'], (9.2, 12.2, 8.6))
        if not ctx.scene:
            treats.scatter(slug, x0=4.4, y0=-6.2)
        return
    w, d, h = (32, 24, 19) if 'bulk' in slug else (34, 24, 15)
    mat = M.kraft(s['body'])
    prism('carton', w, d, h, .35, .3, mat, n=4, seg=4)
    # flaps that meet in the middle, and the tape
    for sy in (-1, 1):
        prism('flap', w - .3, d / 2 - .12, .28, .12, .1, mat, n=2, seg=2, loc=(0, sy * d / 4, h - .06))
    tape = M.plain('tape', mix_hex(s['body'], '#f1dcb4', .45), .3, spec=.5, coat=.2)
    prism('tape', 5.0, d * 0 + 0.001 + w * 0 + 5, .02, .1, .008, tape, n=1, seg=2, loc=(0, 0, h + .22)) if False else None
    prism('tape-top', w + .04, 4.8, .03, .05, .01, tape, n=1, seg=2, loc=(0, 0, h + .21))
    for sx in (-1, 1):
        prism('tape-side', .03, 4.8, 5.2, .012, .01, tape, n=1, seg=2, loc=(sx * (w / 2 + .005), 0, h - 5.0))
    lw, lh = 19.0, 9.6 if h < 17 else 11.5
    lab = M.image('label', ctx.art('label', lw, lh), .62)
    label_flat('label', lw, lh, lab, loc=(-w * .12, -d / 2 - .004, h * .5), thick=.02)
    # the small handling marks printed on every shipper
    import labels as LB
    mark = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><g fill="none" stroke="{s["ink"]}" stroke-width="3.2" opacity=".8"><path d="M14,40V16M14,12l-7,9M14,12l7,9M34,40V16M34,12l-7,9M34,12l7,9M6,45H42"/><path d="M66,14h22l-3,14c-1,5-7,6-8,6s-7-1-8-6zM77,34v9M69,44h16"/></g></svg>'
    mm = M.image('marks', LB.raster(mark, 500, ctx.folder), .8, alpha=True, bump=0)
    label_flat('marks', 6.4, 3.2, mm, loc=(w * .36, -d / 2 - .004, h * .24), thick=.01)
    if not ctx.scene and 'bulk' not in slug:
        treats.scatter(slug, x0=w * .2, y0=-d / 2 - 7.0, scale=2.1)


def bow(col, size=1.0, knot=None):
    """A tied bow lying flat."""
    m = M.cloth(col, 18, .25)
    for sx in (-1, 1):
        def fn(u, v, sx=sx):
            a = u * TAU
            t = .5 - .5 * math.cos(a)            # from the knot out and back
            x = sx * (.18 + 1.75 * t) * size
            lift = math.sin(a) * .52 * size * (.35 + .65 * math.sin(math.pi * min(1, t + .1)))
            wdt = (.42 + .62 * t) * size
            return (x, (v - .5) * 2 * wdt * (1 - .12 * math.sin(a)), .58 * size + lift)
        grid('loop', fn, 36, 8, m, thick=.05 * size)
        def tail(u, v, sx=sx):
            return (sx * (.1 + 1.3 * u) * size, (-.3 - 1.25 * u) * size + (v - .5) * .75 * size * (.7 + .5 * u), (.34 - .26 * u + .06 * math.sin(u * 6)) * size)
        grid('tail', tail, 14, 6, m, thick=.05 * size)
    treats.blob('knot', .36 * size, .4 * size, .36 * size, .7, .8, .1, 2, m, 3, nu=24, nv=16).location = (0, 0, .6 * size)


def gift_box(ctx):
    s = ctx.shot
    if 'crate' in ctx.p['slug']:
        return crate(ctx)
    w, d, h, lid = 25, 19, 8.2, 3.4
    base = M.paper(s['body'], .7, .7, .3)
    lidm = M.paper(mix_hex(s['body'], '#ffffff' if luma(s['body']) < .3 else '#000000', .04), .7, .7, .3)
    prism('base', w, d, h, .18, .14, base, n=3, seg=3)
    prism('lid', w + .5, d + .5, lid, .22, .16, lidm, n=3, seg=3, loc=(0, 0, h - lid + .35))
    top = h + .35
    # a paper band with the label, running front to back
    bw = 12.0
    band = M.paper(s['label'], .8, .6)
    prism('band', bw, d + .62, lid + .1, .1, .08, band, n=2, seg=2, loc=(0, 0, h - lid + .32))
    prism('band-low', bw, d + .12, h - lid - .2, .1, .05, band, n=2, seg=2, loc=(0, 0, .2))
    lab = M.image('label', ctx.art('label', bw - .2, 12.0), .62)
    label_top('label', bw - .2, 12.0, lab, loc=(0, -3.1, top + .075), thick=.01)
    # ribbon with a bow at the back edge of the band
    rib = M.cloth(s['accent'], 22, .2)
    prism('ribbon', w + .62, 1.5, lid + .08, .06, .05, rib, n=2, seg=2, loc=(0, d * .36, h - lid + .36))
    prism('ribbon-low', w + .1, 1.5, h - lid - .2, .06, .05, rib, n=2, seg=2, loc=(0, d * .36, .2))
    p = Part()
    bow(s['accent'], 1.6)
    p.close((0, d * .36, top + .05), 0)


def crate(ctx):
    s = ctx.shot
    w, d, h = 34, 20, 12
    wood = M.wood('#c79a66', scale=.7)
    t = .9
    for k in range(3):
        z = .2 + k * 4.0
        for sy in (-1, 1):
            box('slat', w, t, 3.5, .14, wood, loc=(0, sy * (d / 2 - t / 2), z))
        for sx in (-1, 1):
            box('slat', t, d - 2 * t, 3.5, .14, wood, loc=(sx * (w / 2 - t / 2), 0, z))
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('post', 1.6, 1.6, h + .2, .14, wood, loc=(sx * (w / 2 - 1.8), sy * (d / 2 - 1.8), 0))
    box('floor', w - 1, d - 1, .8, .1, wood, loc=(0, 0, .2))
    lab = M.image('label', ctx.art('label', 14.5, 8.6), .62)
    label_flat('label', 14.5, 8.6, lab, loc=(0, -d / 2 - .01, 5.9), thick=.03)
    # wood wool and six bags
    straw(w - 3, d - 3, 6.0, 7.2)
    import models_bags
    picks = ['kangaroo-jerky-strips', 'venison-sticks', 'pumpkin-and-parsley-bones', 'kangaroo-tendons', 'lamb-trachea-rings', 'emu-jerky']
    have = [ctx.all[k] for k in picks if k in ctx.all]
    others = [p for p in ctx.all.values() if p['brand'] == 'Dustyfoot' and p['shot']['model'] == 'pouch' and p not in have]
    for i, p in enumerate((have + others)[:5]):
        q = Part()
        c2 = type(ctx)(p, scene=True, everything=ctx.all)
        models_bags.bag(c2, 'pouch-' + 'abc'[i % 3])
        row = i // 3
        x = (-10.2, 0, 10.2)[i % 3] if row == 0 else (-5.2, 5.4)[i - 3]
        q.close((x, (-4.2 if row == 0 else 4.0), 4.6 if row == 0 else 7.2), (-6, 3, 7, -4, 5)[i], .82, rot=(math.radians(-5), 0, math.radians((-6, 3, 7, -4, 5)[i])))


def straw(w, d, z0, z1, n=420, col='#d9bd8a'):
    rg = random.Random(8)
    m = M.plain('straw', col, .8)
    base = []
    for k in range(6):
        pts = [(0, 0, 0)]
        a, b = rg.uniform(0, 6), 0
        for i in range(8):
            a += rg.uniform(-.9, .9)
            pts.append((pts[-1][0] + .8 * math.cos(a), pts[-1][1] + .8 * math.sin(a), pts[-1][2] + rg.uniform(-.25, .3)))
        base.append(tube('straw', bezier(pts, 4), .09, m, seg=5))
    def inside(src, place, turn):
        # No strand may end in a wall.
        points = [turn @ v.co + place for v in src.data.vertices]
        return all(abs(p.x) < w / 2 and abs(p.y) < d / 2 for p in points)

    for i in range(n):
        src = base[i % 6]
        for _ in range(40):
            place = Vector((rg.uniform(-w / 2, w / 2), rg.uniform(-d / 2, d / 2), rg.uniform(z0, z1)))
            angles = Euler((rg.uniform(-.4, .4), rg.uniform(-.4, .4), rg.uniform(0, 6)))
            if inside(src, place, angles.to_matrix()):
                break
        else:
            continue
        o = bpy.data.objects.new('straw', src.data); bpy.context.scene.collection.objects.link(o)
        o.location, o.rotation_euler = place, angles
    for b in base:
        bpy.data.objects.remove(b)


def tray(w, d, h, t, mat, loc=(0, 0, 0)):
    x, y, z = loc
    box('floor', w - .1, d - .1, t, .03, mat, loc=(x, y, z))
    for sy in (-1, 1):
        box('wall', w, t, h, min(.06, t * .4), mat, loc=(x, y + sy * (d / 2 - t / 2), z))
    for sx in (-1, 1):
        box('wall', t, d, h, min(.06, t * .4), mat, loc=(x + sx * (w / 2 - t / 2), y, z))


def vials(ctx):
    s = ctx.shot
    w, d, h = 11.5, 8.4, 2.2
    board = M.paper(s['body'], .75, .8)
    tray(w, d, h, .16, board)
    foam = M.paper(mix_hex(s['ink'], s['body'], .12), .95, .4, .1)
    prism('insert', w - .4, d - .4, 1.05, .05, .05, foam, n=2, seg=2, loc=(0, 0, .2))
    tones = ['#cfe0d8', '#9fb79f', '#eed58a', '#a86a70']
    names = [('Coastline', '#2F5D6E'), ('After Rain', '#6F8A78'), ('Wattle Bloom', '#D99E1F'), ('Fig & Bark', '#6B3F46')]
    for i in range(4):
        p = Part()
        r, L = .72, 5.2
        lathe('vial', [(0, .02), (r - .1, 0, .1), (r, .1, .12), (r, L, .25), (r - .16, L + .18)], B.frosted(tones[i]), seg=48)
        lathe('cap', [(0, L + .05), (r * .95, L + .05, .05), (r * .95, L + 1.3, .14), (0, L + 1.3)], M.plain('cap', '#26241f', .35), seg=48)
        lab = M.image('v', ctx.art('label', 1.55, 2.9, shot=dict(s, title=names[i][0], line='5 mL', accent=names[i][1], motif='none'), px=300), .55)
        label_cyl('label', r, .9, 3.8, 1.55 / r * 57.2958, lab)
        x = (i - 1.5) * 2.55
        # lying on its back, label up
        p.close((x, -3.2, 1.05 + r * .62), rot=(-math.pi / 2, 0, 0))
    # the sleeve, drawn off to the back and left, label up
    q = Part()
    sl = M.paper(mix_hex(s['label'], s['body'], .15), .7, .6)
    sw, sd, sh, t = d + .4 - .05, w + .1, h + .3, .14
    box('sl-top', w + .4, d + .1, t, .05, sl, loc=(0, 0, sh))
    box('sl-bot', w + .4, d + .1, t, .05, sl, loc=(0, 0, 0))
    for sx in (-1, 1):
        box('sl-side', t, d + .1, sh + t, .05, sl, loc=(sx * (w / 2 + .2), 0, 0))
    lab = M.image('label', ctx.art('label', w - .6, d - .8), .62)
    label_top('label', w - .6, d - .8, lab, loc=(0, 0, sh + t), thick=.012)
    q.close((0, d * .93, 0), 0)


def bow_box(ctx):
    s = ctx.shot
    w, d, h = 21, 14.5, 3.4
    board = M.paper(s['body'], .75, .8)
    tray(w, d, h, .2, board)
    prism('insert', w - .5, d - .5, .5, .05, .05, M.paper('#efe6d3', .9, .6), n=2, seg=2, loc=(0, 0, .22))
    pal = ['#a4502f', '#6e7f4f', '#d99e1f', '#2f5d6e', '#6b3f46', '#c98b6b', '#7c9582', '#8a7a9c']
    rg = random.Random(2)
    for j in range(4):
        for i in range(5):
            p = Part()
            bow(pal[(i * 3 + j * 5) % 8], .88)
            p.close(((i - 2) * 4.0, (j - 1.5) * 3.35 + .3, .75), rg.uniform(-9, 9))
    # the lid leans on the back, its label to the front
    q = Part()
    prism('lid', w + .4, 2.2, d + .4, .12, .1, board, n=2, seg=2)
    lab = M.image('label', ctx.art('label', w - 3.4, d - 3.0), .62)
    label_flat('label', w - 3.4, d - 3.0, lab, loc=(0, -1.1 - .004, d / 2 + .2), thick=.015)
    q.close((.6, d / 2 + 3.0, .0), rot=(math.radians(-20), 0, math.radians(-2)))


def display_stand(ctx):
    """A stepped timber counter display with a header board, filled."""
    s = ctx.shot
    scent = 'scent' in ctx.p['slug']
    wood = M.wood(mix_hex(s['body'], '#d9b98a', .4), scale=.55)
    w, t = 44, 1.1
    steps = 3
    sd, sh = 9.0, 6.0
    D = steps * sd
    for k in range(steps):
        box('tread', w - 2 * t, sd, t, .12, wood, loc=(0, -D / 2 + sd * (k + .5), k * sh))
        box('lip', w - 2 * t, .8, 2.0, .12, wood, loc=(0, -D / 2 + sd * k + .3, k * sh))
        if k:
            box('riser', w - 2 * t, .8, sh, .1, wood, loc=(0, -D / 2 + sd * k + .6, (k - 1) * sh + .5))
    back_h = (steps - 1) * sh + 27
    box('header', w - 2 * t, t, back_h, .15, wood, loc=(0, D / 2, 0))
    for sx in (-1, 1):
        prof = [(-D / 2 - .6, 0), (-D / 2 - .6, 4), (D / 2 - 2, (steps - 1) * sh + 9), (D / 2 + .6, (steps - 1) * sh + 9), (D / 2 + .6, 0)]
        q = Part()
        B.slab('side', [(a, b) for a, b in fillet([*prof], 4)], t, .12, wood)
        q.close((sx * (w / 2 - t / 2), 0, 0), 90)
    lw, lh = 34, 11.5
    lab = M.image('label', ctx.art('label', lw, lh), .6)
    label_flat('label', lw, lh, lab, loc=(0, D / 2 - t / 2 - .01, back_h - lh / 2 - 1.6), thick=.03)
    C = type(ctx)
    if scent:
        src = []
        for k in ('coastline-pooch-perfume', 'after-rain-pooch-perfume', 'wattle-bloom-pooch-perfume', 'fig-and-bark-pooch-perfume'):
            p = Part()
            B.spray_glass(C(ctx.all[k], scene=True, everything=ctx.all), cap='on')
            src.append(p.close())
        for k in range(steps):
            for i in range(6):
                copy_tree(src[(i // 2 + k) % 4] if True else None, ((i - 2.5) * 6.6, -D / 2 + sd * k + 4.9, k * sh + t), (i * 37 + k * 11) % 9 - 4)
        for e in src:
            hide_tree(e)
    else:
        import models_walk as Wk
        cap = ctx.all['capsule-bag-dispenser']
        tones = [cap['shot']['body'], '#C4643F', '#4C5F6B']
        src = []
        for c in tones:
            p = Part()
            Wk.capsule_upright(C(dict(cap, shot=dict(cap['shot'], body=c)), scene=True, everything=ctx.all))
            src.append(p.close())
        film = [M.film(c, .36, .2) for c in ('#9cb39a', '#B7AEC6')]
        rl = []
        for f in film:
            p = Part(); film_roll(1.8, 5.8, f); rl.append(p.close())
        for k in range(steps):
            n = 6
            for i in range(n):
                at = ((i - (n - 1) / 2) * 6.6, -D / 2 + sd * k + 4.9, k * sh + t)
                if k == 0:
                    for dy in (-1.7, 2.0):
                        copy_tree(rl[(i + (dy > 0)) % 2], (at[0], at[1] + dy, at[2]), i * 40)
                else:
                    copy_tree(src[(i + k) % 3], at, (i * 37 + k) % 11 - 5)
        for e in src + rl:
            hide_tree(e)


def copy_tree(e, loc, rz=0.0, scale=1.0):
    """A linked copy of a closed Part elsewhere."""
    ne = bpy.data.objects.new('copy', None)
    bpy.context.scene.collection.objects.link(ne)
    ne.location = loc; ne.rotation_euler = (0, 0, math.radians(rz)); ne.scale = (scale,) * 3

    def rec(o, par):
        for c in list(o.children):
            n = c.copy()
            bpy.context.scene.collection.objects.link(n)
            n.parent = par
            n.matrix_parent_inverse = c.matrix_parent_inverse.copy()
            rec(c, n)
    rec(e, ne)
    return ne


def hide_tree(e):
    for c in list(e.children):
        hide_tree(c)
        bpy.data.objects.remove(c)


def bundle(ctx):
    s = ctx.shot
    C = type(ctx)
    if 'dilution' in ctx.p['slug']:
        for i, (x, y) in enumerate(((-9.5, 1.5), (0, -1.2), (9.5, 1.5))):
            p = Part()
            dilution_bottle(ctx, i)
            p.close((x, y, 0), (-6, 2, 6)[i])
        return
    # first walk kit: bites, a capsule, two rolls
    import models_bags
    import models_walk as Wk
    q = Part()
    bites = ctx.all.get('kangaroo-training-bites')
    card_box(ctx, 15, 6.5, 17.5, s['body'], (11.6, 13.2, 8.9))
    q.close((-3.5, 3.2, 0), 5)
    if bites:
        q = Part(); models_bags.bag(C(bites, scene=True, everything=ctx.all), 'pouch-b'); q.close((9.0, 1.6, 0), -8, .78)
    q = Part(); Wk.capsule_upright(C(dict(ctx.all['capsule-bag-dispenser']), scene=True, everything=ctx.all)); q.close((3.6, -4.4, 0), 8)
    film = M.film('#9cb39a', .36, .2)
    q = Part(); film_roll(1.75, 5.6, film, tail=False); q.close((-2.3, -5.2, 0), 0)
    q = Part(); film_roll(1.75, 5.6, film, tail=False, seed=3); q.close((-7.2, -5.6, 1.75), rot=(math.pi / 2, 0, math.radians(70)))


def dilution_bottle(ctx, i):
    s = ctx.shot
    r, h = 4.1, 17.5
    lathe('body', B.bottle_profile(r, h, 1.3, 1.0, 2.4, .5), M.hdpe(s['body'], .42))
    top = h + 2.4 * .28 + .4
    cm = M.matte_plastic((s['accent'], '#2b2b29', '#C9A46A')[i])
    B.screw_cap(1.5, top, 1.5, cm, 50)
    lathe('nozzle', [(1.0, top + 1.45), (.55, top + 2.2, .3), (.32, top + 4.2, .1), (.2, top + 4.25)], cm, seg=40)
    lab = M.image('label', ctx.art('label', 6.0, 9.0), .5)
    label_cyl('label', r, 3.4, 12.4, 6.0 / r * 57.2958, lab, centre=-18)
    # fill lines, printed
    import labels as LB
    ln = ''.join(f'<path d="M{4 if k % 5 else 0},{96-k*4.6:.1f}H{22 if k % 5 == 0 else 16}" stroke="{s["accent"]}" stroke-width="{1.1 if k % 5 == 0 else .6}"/>' + (LB.text(25, 96 - k * 4.6 + 1.6, f'{k*50} mL', 4.6, 'inter', s['accent'], 'start') if k % 5 == 0 and k else '') for k in range(21))
    im = LB.raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 50 100">{ln}</svg>', 700, ctx.folder)
    label_cyl('scale', r, 2.0, 14.5, 6.25 / r * 57.2958, M.image('scale', im, .5, alpha=True, bump=0), centre=46, thick=.008)
