"""What is in the bag: dried meat, biscuits, drops. Small displaced forms, scattered on the ground or filled into a jar."""
import math
import random
import bpy
import numpy as np
from kit import *
import materials as M


def blob(name, a, b, c, e1, e2, amp, freq, mat, seed=0, bend=0.0, twist=0.0, nu=40, nv=24, curl=0.0):
    """A superellipsoid with half axes a, b, c; amp of noise; bent and twisted along X."""
    off = seed * 13.7
    sp = lambda w, e: math.copysign(abs(w) ** e, w)
    verts, faces = [], []
    for j in range(nv + 1):
        # Even angles leave half of a blunt form's length without a ring, which shows where it is twisted.
        ph = math.asin(sp(2 * j / nv - 1, 1 / e1)) if twist > 1 else -math.pi / 2 + math.pi * j / nv
        for i in range(nu):
            th = TAU * i / nu
            # the long axis is the pole axis (X)
            x = a * sp(math.sin(ph), e1)
            y = b * sp(math.cos(ph), e1) * sp(math.cos(th), e2)
            z = c * sp(math.cos(ph), e1) * sp(math.sin(th), e2)
            n = fbm(x * freq + off, y * freq, z * freq, 3) * amp
            k = 1 + n
            y *= k; z *= k; x *= 1 + n * .3
            if twist:
                t = twist * x / a
                y, z = y * math.cos(t) - z * math.sin(t), y * math.sin(t) + z * math.cos(t)
            z += bend * (x / a) ** 2 + curl * math.sin(x / a * 4 + off) * .5
            y += bend * .6 * math.sin(x / a * 2.2 + off)
            verts.append((x, y, z))
    for j in range(nv):
        for i in range(nu):
            k = (i + 1) % nu
            faces.append((j * nu + i, j * nu + k, (j + 1) * nu + k, (j + 1) * nu + i))
    return mesh_obj(name, verts, faces, mat, weighted=False)


def flat_shape(outline, thick, mat, seed, amp=.04):
    from models_bottles import slab
    ob = slab('biscuit', outline, thick, thick * .38, mat, n=4)
    me = ob.data
    for v in me.vertices:
        n = fbm(v.co.x * 1.6 + seed, v.co.z * 1.6, v.co.y * 2, 2)
        v.co.y += n * amp; v.co.x *= 1 + n * .02; v.co.z *= 1 + n * .02
        v.co = (v.co.x, v.co.z, v.co.y)
    me.flip_normals()
    return ob


def heart():
    return [(.8 * math.sin(t) ** 3 * 1.6, (.65 * math.cos(t) - .25 * math.cos(2 * t) - .1 * math.cos(3 * t) - .05 * math.cos(4 * t)) * 1.5) for t in np.linspace(0, TAU, 60, endpoint=False)]


def bone_outline(L=2.2, w=.55, k=.72):
    pts = []
    h = w * .62
    # right knobs upper, lower are drawn in one go round the outline, counter-clockwise from the lower waist
    for sx in (1, -1):
        a0 = [(-115, 70), (-70, 115)] if sx == 1 else [(65, 250), (110, 295)]
        order = [(-w, a0[0]), (w, a0[1])] if sx == 1 else [(w, a0[0]), (-w, a0[1])]
        for cz, (s0, s1) in order:
            for t in np.linspace(math.radians(s0), math.radians(s1), 12):
                pts.append((sx * L + k * math.cos(t), cz + k * math.sin(t)))
    return pts


def flower_outline(r=1.5, n=6):
    return [((r + .22 * math.cos(n * t)) * math.cos(t), (r + .22 * math.cos(n * t)) * math.sin(t)) for t in np.linspace(0, TAU, 84, endpoint=False)]


COLOURS = [('carob', '#6a4528'), ('wattleseed', '#b4834a'), ('pumpkin', '#c07a34'), ('banana', '#c79a5c'), ('goats-milk', '#eadcbb'), ('birthday', '#cf9f62'), ('salmon-and', '#b0623a'),
           ('salmon', '#b9854e'), ('barra', '#b59a68'), ('white-fish', '#dccba6'), ('mussel', '#a57a3c'), ('chicken', '#b98447'), ('duck', '#7a4527'), ('emu', '#46251b'),
           ('venison', '#432319'), ('lamb', '#a67a4e'), ('trachea', '#c09a6a'), ('liver', '#51301f'), ('tendon', '#a5713f'), ('roo', '#57291d'), ('pig', '#a9713d'), ('bully', '#80502c'),
           ('cheek', '#9b6a3c'), ('ear', '#a9713d'), ('beef', '#512a1c'), ('puppy', '#b98447'), ('christmas', '#512a1c'), ('bulk', '#57291d'), ('jar', '#57291d')]


def colour_for(slug):
    return next((c for k, c in COLOURS if k in slug), '#6b4025')


def kind_for(slug):
    for keys, k in ((('hearts-', '-hearts'), 'heart'), (('bones',), 'bone'), (('birthday',), 'flower'), (('crackers',), 'cracker'), (('first-rewards', 'biscuit'), 'disc'),
                    (('drops',), 'drop'), (('crumbs',), 'crumb'), (('bites', 'mini', 'topper', 'bulk'), 'cube'), (('freeze-dried',), 'chunk'), (('mussel',), 'mussel'), (('feet',), 'stick'),
                    (('ears', 'ear-'), 'ear'), (('rings', 'trachea'), 'ring'), (('tail',), 'chunk'), (('puff',), 'puff'), (('twist', 'braid'), 'twist'), (('rolls', 'skin', 'cheek'), 'roll'),
                    (('bully', 'stick', 'tendon', 'jar'), 'stick'), (('jerky', 'plank', 'breast', 'fillet', 'liver', 'strip', 'emu', 'sampler'), 'strip')):
        if any(q in slug for q in keys):
            if k == 'heart' and 'chicken' in slug:
                return 'chunk'
            return k
    return None


def piece(kind, mat, seed, mat2=None):
    r = random.Random(seed)
    j = lambda a, b: r.uniform(a, b)
    if kind == 'cube':
        return blob('bite', j(.5, .64), j(.45, .55), j(.36, .46), .45, .45, .28, 1.6, mat, seed, nu=28, nv=18)
    if kind == 'crumb':
        s = j(.22, .5)
        return blob('crumb', s, s * j(.7, 1), s * j(.5, .8), .7, .6, .7, 2.4, mat, seed, nu=24, nv=16)
    if kind == 'drop':
        return blob('drop', j(.5, .58), j(.5, .58), j(.36, .42), 1, 1, .14, 1.2, mat, seed, nu=28, nv=18)
    if kind == 'chunk':
        return blob('chunk', j(.75, 1.15), j(.6, .85), j(.5, .72), .55, .6, .5, 1.1, mat, seed, nu=34, nv=20)
    if kind == 'puff':
        return blob('puff', j(1.1, 1.5), j(.8, 1.0), j(.6, .8), .8, .8, .45, .9, mat, seed, bend=j(-.1, .2), nu=36, nv=24)
    if kind == 'strip':
        return blob('strip', j(3.6, 4.6), j(.75, 1.0), j(.16, .24), .35, .5, .45, .8, mat, seed, bend=j(.1, .5), twist=j(-.25, .25), nu=40, nv=48, curl=j(.1, .35))
    if kind == 'stick':
        return blob('stick', j(4.2, 5.4), j(.42, .55), j(.4, .5), .3, .9, .35, .8, mat, seed, bend=j(0, .35), nu=24, nv=48)
    if kind == 'twist':
        return blob('twist', j(3.6, 4.4), .62, .3, .3, .7, .25, 1.0, mat, seed, bend=j(0, .2), twist=j(7, 9), nu=30, nv=90)
    if kind == 'roll':
        ob = grid('roll', lambda u, v: ((v - .5) * j(5.4, 5.42), (.3 + .62 * u) * math.cos(u * 5 * math.pi) * (1 + .05 * math.sin(v * 17)), (.3 + .62 * u) * math.sin(u * 5 * math.pi) * (1 + .05 * math.cos(v * 13))), 90, 16, mat, thick=.09)
        return ob
    if kind == 'ring':
        def fn(u, v):
            a, b = u * TAU, v * TAU
            k = 1 + .3 * fbm(math.cos(a) * 1.3 + seed, math.sin(a) * 1.3, math.cos(b), 3)
            rr = 1.15 + .26 * math.cos(b) * k
            return (rr * math.cos(a), rr * math.sin(a) * .92, .5 * math.sin(b) * k)
        return grid('ring', fn, 48, 20, mat, closed_u=True)
    if kind == 'mussel':
        return blob('mussel', j(1.1, 1.4), j(.6, .75), j(.3, .42), .9, .9, .4, 1.2, mat, seed, bend=j(.05, .2), nu=32, nv=24)
    if kind == 'ear':
        def fn(u, v):
            w = 3.4 * (1 - v) ** .7 + .25
            x = (u - .5) * w
            z = .35 * (x / 2.6) ** 2 + .5 * v * v + .22 * fbm(x * .7 + seed, v * 3, 0, 3)
            return (x, (v - .4) * 7.0, z)
        return grid('ear', fn, 30, 40, mat, thick=.22)
    if kind == 'heart':
        return flat_shape(heart(), .62, mat, seed)
    if kind == 'bone':
        return flat_shape(bone_outline(1.7, .66, .62), .7, mat, seed)
    if kind == 'flower':
        ob = flat_shape(flower_outline(), .6, mat, seed)
        if mat2:
            ic = flat_shape([(x * .8, y * .8) for x, y in flower_outline()], .22, mat2, seed)
            ic.parent = ob; ic.location = (0, 0, .33)
        return ob
    if kind == 'cracker':
        return flat_shape([(x, y) for x, y in rrect(2.6, 2.6, .3, 5)], .36, mat, seed, .05)
    return flat_shape([(1.15 * math.cos(t), 1.15 * math.sin(t)) for t in np.linspace(0, TAU, 48, endpoint=False)], .5, mat, seed)


SIZES = {'cube': .62, 'crumb': .42, 'drop': .6, 'chunk': 1.0, 'puff': 1.3, 'strip': 2.0, 'stick': 1.5, 'twist': 1.5, 'roll': 1.9, 'ring': 1.5, 'mussel': 1.2, 'ear': 3.0,
         'heart': 1.5, 'bone': 1.9, 'flower': 1.8, 'cracker': 1.7, 'disc': 1.25}
COUNT = {'cube': 13, 'crumb': 26, 'drop': 11, 'chunk': 7, 'puff': 6, 'strip': 3, 'stick': 3, 'twist': 3, 'roll': 3, 'ring': 5, 'mussel': 7, 'ear': 2, 'heart': 6, 'bone': 5, 'flower': 4, 'cracker': 6, 'disc': 8}


def food_mats(slug):
    c = colour_for(slug)
    k = kind_for(slug)
    biscuit = k in ('heart', 'bone', 'flower', 'cracker', 'disc', 'drop', 'puff')
    return [M.food(mix_hex(c, '#f0d9b0' if biscuit else '#2a120a', t), .8 if biscuit else .58, 3.2 if biscuit else 1.7, .35 if biscuit else .6, .2 if biscuit else .45, .25 if biscuit else .5) for t in (0, .12)]


def lowest(ob):
    return min(v.co.z for v in ob.data.vertices)


def scatter(slug, x0=2.0, y0=-6.4, rx=4.2, ry=2.0, kind=None, n=None, seed=3, scale=1.0):
    """Loose pieces on the ground, heaped a little in the middle."""
    kind = kind or kind_for(slug)
    if not kind:
        return
    r = random.Random(hash_(slug) + seed)
    mats = food_mats(slug)
    icing = M.plain('icing', '#f3d7cf', .4, bump=(3, .1, 2, .05)) if kind == 'flower' else None
    R = SIZES[kind] * scale
    placed = []
    n = n or COUNT[kind]
    long = kind in ('strip', 'stick', 'twist', 'roll', 'ear')
    base_ang = r.uniform(-.5, .1)
    for i in range(n):
        ob = piece(kind, mats[i % 2], hash_(slug) % 97 + i, icing)
        ob.scale = (scale,) * 3
        if long:
            if kind == 'ear':
                x, y, a, z = x0 + (i - .5) * 3.6, y0 - i * .4, (-.35, .5)[i % 2], 0
            else:
                # two side by side, the third across the two
                wdt = {'strip': 2.1, 'stick': 1.25, 'twist': 1.5, 'roll': 2.1}[kind] * scale
                hgt = {'strip': .5, 'stick': .92, 'twist': .95, 'roll': 1.75}[kind] * scale
                if i < 2:
                    x, y, a, z = x0 + i * .5, y0 + i * wdt, base_ang + i * .12, 0
                else:
                    x, y, a, z = x0 + .35, y0 + wdt * .5, base_ang + (.5 if kind != 'roll' else .25), hgt
        else:
            a = r.uniform(0, TAU); z = 0
            for _ in range(60):
                q = r.gauss(0, .5), r.gauss(0, .5)
                x, y = x0 + q[0] * rx, y0 + q[1] * ry
                if all(math.hypot(x - px, (y - py)) > (R + pr) * .86 for px, py, pr in placed):
                    break
            else:
                z = R * .62
            placed.append((x, y, R if z == 0 else 0))
        ob.rotation_euler = (r.uniform(-.08, .08), r.uniform(-.08, .08), a) if not long else (0, 0, a)
        ob.location = (x, y, z - lowest(ob) * scale)


def hash_(s):
    h = 7
    for ch in s:
        h = (h * 31 + ord(ch)) % 1000003
    return h


def fill(slug, r, z0, z1, kind=None, n_var=5, inside=None, scale=1.0):
    """Pieces heaped inside a round (or, with `inside`, any) container."""
    kind = kind or kind_for(slug) or 'chunk'
    rg = random.Random(hash_(slug))
    mats = food_mats(slug)
    icing = M.plain('icing', '#f3d7cf', .4, bump=(3, .1, 2, .05)) if kind == 'flower' else None
    base = [piece(kind, mats[i % 2], hash_(slug) % 91 + i, None) for i in range(n_var)]
    R = SIZES[kind] * scale
    long = kind in ('stick', 'strip', 'twist')
    if long:
        for i in range(26):
            src = base[i % n_var]
            o = bpy.data.objects.new('fill', src.data); bpy.context.scene.collection.objects.link(o)
            for m in src.modifiers:
                pass
            a = i * 2.399; q = (r - R * .45) * math.sqrt((i + .5) / 26)
            o.rotation_euler = (rg.uniform(-.12, .12), math.pi / 2 + rg.uniform(-.14, .14), rg.uniform(0, 6))
            o.scale = (scale,) * 3
            o.location = (q * math.cos(a), q * math.sin(a), (z0 + z1) / 2 + rg.uniform(-.3, .5))
    else:
        step = R * .95
        z = z0 + R * .6
        while z < z1:
            cnt = max(3, int((r / (R * .92)) ** 2))
            for i in range(cnt):
                a = i * 2.399 + z * 3; q = (r - R * .85) * math.sqrt((i + .6) / cnt)
                src = base[rg.randrange(n_var)]
                o = bpy.data.objects.new('fill', src.data); bpy.context.scene.collection.objects.link(o)
                o.rotation_euler = (rg.uniform(0, 6), rg.uniform(0, 6), rg.uniform(0, 6))
                o.scale = (scale * rg.uniform(.88, 1.08),) * 3
                o.location = (q * math.cos(a), q * math.sin(a), z + rg.uniform(-.25, .25) * R)
            z += step
    for b in base:
        bpy.data.objects.remove(b)


def fill_disc(ctx, r, z0, z1):
    """Iced biscuits lying in an open tin."""
    slug = ctx.p['slug']
    mats = food_mats(slug)
    icings = [M.plain('icing', c, .4, bump=(3, .1, 2, .05)) for c in ('#f3d7cf', '#f7efd9', '#d7e0d2')]
    rg = random.Random(4)
    k = 0
    for layer in range(2):
        for ring, cnt in ((.56, 6), (0, 1)):
            for i in range(cnt):
                a = i * TAU / cnt + layer * .5
                ob = piece('flower', mats[k % 2], k, icings[k % 3]); k += 1
                ob.scale = (1.25,) * 3
                ob.location = (ring * r * 1.1 * math.cos(a), ring * r * 1.1 * math.sin(a), z0 + layer * .9 + rg.uniform(0, .25))
                ob.rotation_euler = (rg.uniform(-.16, .16), rg.uniform(-.16, .16), rg.uniform(0, 6))
