"""Scenes: several products together, in one of five places: morning, studio, timber, stone, tile."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector
import kit
from kit import *
import lighting
import materials as M
import treats

# how a product is turned and how wide it stands, in centimetres, when it is in company
FOOT = {'pouch': 15, 'pouch-large': 21, 'jar': 10, 'tin': 17, 'tub': 11, 'bottle-pump': 9, 'bottle-flip': 8.5, 'jerrycan': 20, 'spray-glass': 9, 'spray-alu': 7, 'trigger': 10, 'roll-box': 14.5,
        'rolls': 20, 'dispenser-capsule': 14, 'dispenser-bone': 13, 'dispenser-station': 28, 'bar': 12, 'carton': 13, 'gift-box': 27, 'vials': 13, 'display-stand': 46, 'brush': 15, 'towel': 28,
        'bow-box': 23, 'belt-bag': 24, 'bundle': 27}
SCALE = {'gift-box': .8, 'dispenser-station': .8, 'towel': .82, 'rolls': .9, 'tin': 1.0}


def gum_sprig(L=26, n=15, seed=1, col='#7d8f78'):
    """A branch of eucalyptus lying on the ground."""
    rg = random.Random(seed)
    m = [M.leaf(mix_hex(col, c, .18)) for c in ('#9fb0a0', '#5f7257', '#8a8f68')]
    P = bezier([(0, 0, .5), (L * .3, L * .05, .8), (L * .62, -.03 * L, 1.0), (L, L * .1, .7)], 12)
    tube('stem', P, .17, M.plain('stem', '#7a5f4a', .7), seg=8, taper=lambda t: 1.2 - .8 * t)
    for i in range(n):
        t = .08 + .92 * i / (n - 1)
        p = P[min(len(P) - 1, int(t * (len(P) - 1)))]
        side = 1 if i % 2 else -1
        ll = rg.uniform(6.2, 8.6) * (1.1 - .45 * t)
        w = ll * .16
        bend = rg.uniform(-.5, .5)

        def fn(u, v, ll=ll, w=w, bend=bend):
            ww = w * (math.sin(math.pi * min(1, u * .97 + .02)) ** .75)
            y = (v - .5) * 2 * ww
            return (u * ll, y + side * ll * .16 * u * u, .25 * math.sin(u * 2.6) * ll * .22 + .18 * abs(v - .5) * ww + bend * u * u * .8)
        ob = grid('leaf', fn, 18, 6, m[i % 3])
        ob.location = p
        ob.rotation_euler = (rg.uniform(-.5, .5), rg.uniform(-.25, .05), side * rg.uniform(.45, .95) + .1)


def banksia_cone(h=8.5, r=2.7, col='#c98b3a'):
    """A flowering banksia: a core with rows of short curled styles."""
    core = M.food('#7a4a26', .8, 3, .5)
    treats.blob('core', h / 2, r * .8, r * .8, .8, 1, .05, 1, core, 3, nu=32, nv=24).rotation_euler = (0, math.pi / 2, 0)
    tips = [M.plain('style', mix_hex(col, c, .35), .6) for c in ('#e7b85c', '#a4502f', '#d8923a')]
    st = [tube('style', bezier([(0, 0, 0), (.5, 0, .12), (.95, 0, .1), (1.12, 0, -.14)], 4), .06, t, seg=6) for t in tips]
    n = 620
    for i in range(n):
        z = -h / 2 + h * (i + .5) / n
        a = i * 2.39996
        rr = r * .78 * math.sqrt(max(0, 1 - (2 * z / h) ** 4))
        o = bpy.data.objects.new('style', st[i % 3].data); bpy.context.scene.collection.objects.link(o)
        o.location = (rr * math.cos(a), rr * math.sin(a), z)
        o.rotation_euler = (0, -.5, a)
    for s in st:
        bpy.data.objects.remove(s)


def pebble(r, col, seed):
    ob = treats.blob('pebble', r, r * .8, r * .48, 1, 1, .22, .35 / r * 3, M.stone(col, scale=1.2), seed, nu=48, nv=32)
    return ob


def block(w, d, h, mat, loc, rz=0, r=.35):
    ob = box('block', w, d, h, r, mat, loc=loc, rot=(0, 0, math.radians(rz)))
    return ob


def gobo(S, centre, direction):
    """A window between sun and table: the shade of its bars falls across the ground. It is out of the picture."""
    m = M.plain('gobo', '#3a4434', .9)
    before = set(bpy.data.objects)
    d = Vector(direction).normalized()
    u = d.cross(Vector((0, 0, 1))).normalized()
    v = u.cross(d).normalized()
    o = Vector(centre) + Vector((0, 0, .25 * S)) - d * 2.3 * S

    def bar(cx, cy, w, h):
        c = o + u * cx * S + v * cy * S
        q = [c + u * sx * w * S / 2 + v * sy * h * S / 2 for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        mesh_obj('gobo', q, [(0, 1, 2, 3)], m, weighted=False)
    for x in (-.86, .02, .9):
        bar(x, 0, .075, 6)
    for y in (-.62, .42):
        bar(0, y, 8, .06)
    bar(0, 1.95, 8, 1.5)
    for k in set(bpy.data.objects) - before:
        k['backdrop'] = 1
        for a in ('visible_camera', 'visible_glossy', 'visible_diffuse', 'visible_transmission'):
            setattr(k, a, False)


def sun(strength, angle, direction, col):
    d = bpy.data.lights.new('sun', 'SUN'); d.energy = strength; d.angle = math.radians(angle); d.color = col
    o = bpy.data.objects.new('sun', d); bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def boards(S, col, y0, y1, z=0.0, wdt=11.5):
    """A floor of planks with fine joints, running left to right."""
    n = int((y1 - y0) / wdt) + 1
    rg = random.Random(5)
    for i in range(n):
        m = M.wood(mix_hex(col, '#6b4527', rg.uniform(0, .22)), scale=.5)
        ob = box('board', 5 * S, wdt - .12, 3, .14, m, loc=(rg.uniform(-30, 30), y0 + (i + .5) * wdt, z - 3))
        ob['backdrop'] = 1; ob.pass_index = 2


def tiles(w, h, size, y, mat, grout):
    tw, th = size
    rg = random.Random(2)
    base = [box('tile', tw - .25, th - .25, .8, .16, M.plain('tile', mix_hex(c, '#ffffff', .0), .16, spec=.5, bump=(.35, .1, 2, .25)), loc=(0, 0, 0)) for c in ('#e9ebe6', '#e3e6e1', '#eceeea')]
    rows, cols = int(h / th) + 1, int(w / tw) + 2
    for r in range(rows):
        for c in range(cols):
            o = bpy.data.objects.new('tile', base[rg.randrange(3)].data); bpy.context.scene.collection.objects.link(o)
            o.location = (-w / 2 + c * tw - (tw / 2 if r % 2 else 0), y, r * th + th / 2)
            o.rotation_euler = (math.pi / 2 + rg.uniform(-.006, .006), rg.uniform(-.006, .006), 0)
            o['backdrop'] = 1
    for b in base:
        bpy.data.objects.remove(b)
    g = mesh_obj('grout', [(-w, y + .1, 0), (w, y + .1, 0), (w, y + .1, h * 1.4), (-w, y + .1, h * 1.4)], [(0, 1, 2, 3)], M.plain('grout', grout, .9), weighted=False)
    g['backdrop'] = 1


def arrange(products, aspect, key):
    """Positions: the list runs front to back; tall and wide things stand behind and in the middle."""
    n = len(products)
    wide = [FOOT[p['shot']['model']] * SCALE.get(p['shot']['model'], 1) for p in products]
    tall = {'bottle-pump', 'bottle-flip', 'trigger', 'pouch', 'pouch-large', 'jerrycan', 'spray-alu', 'display-stand', 'dispenser-station', 'jar', 'gift-box', 'towel', 'roll-box', 'carton'}
    return wide


# hand-set groups: slug -> (x, y, turn, plinth height)
LAYOUT = {
    'home-morning': {'everyday-oatmeal-shampoo': (-17, 3, -6, 0), 'coastline-pooch-perfume': (-7.5, -4.5, 4, 0), 'kangaroo-training-bites': (5, 1, 7, 0), 'capsule-bag-dispenser': (17.5, -4, 6, 0), 'wash-and-walk-gift-box': (27, 8, 10, 0)},
    'reward-table': {'kangaroo-training-bites': (-4, -4, 3, 0), 'beef-liver-training-crumbs': (-18, 3, -8, 0), 'salmon-and-sweet-potato-mini-rewards': (10, 0, 6, 0), 'treat-and-walk-belt-bag': (19, 17, -10, 6)},
    'chew-bar': {'kangaroo-jerky-strips': (-31, 0, -7, 0), 'beef-jerky-planks': (-17, -2, -3, 0), 'chicken-breast-fillets': (-3, 0, 3, 0), 'salmon-skin-twists': (11, -2, 5, 0), 'bully-sticks': (28, 3, 7, 0)},
    'roo-range': {'kangaroo-jerky-strips': (-4, -2, -4, 0), 'kangaroo-tendons': (-20, 5, -10, 0), 'kangaroo-and-blueberry-meal-topper': (9.5, -6, 4, 0), 'kangaroo-tail-pieces': (2, 17, 2, 7), 'salon-counter-jar-kangaroo-lamb-barramundi': (21, 6, 6, 0)},
    'biscuit-shelf': {'birthday-biscuit-tin': (-26, 6, 6, 0), 'peanut-butter-and-banana-hearts': (-10.5, 0, -4, 0), 'wattleseed-crackers': (1.5, 1, 5, 0), 'pumpkin-and-parsley-bones': (15, 0, 3, 0), 'oat-and-carob-biscuits': (31.5, 4, 8, 0)},
    'freeze-dried-jars': {'freeze-dried-beef-liver': (-6.2, -5, -3, 0), 'freeze-dried-chicken-hearts': (6.5, -3, 5, 0), 'freeze-dried-white-fish': (-2.8, 8.5, -3, 7), 'freeze-dried-goats-milk-drops': (10.5, 10, 6, 7)},
    'puppy-firsts': {'puppy-mild-shampoo': (-17, 2, -5, 0), 'puppy-soft-conditioner': (-8, -2, 3, 0), 'goats-milk-puppy-first-rewards': (4.5, -3, 5, 0), 'chicken-and-parsley-training-drops': (19, 2, 9, 0), 'puppy-welcome-box': (-2, 17, -10, 13)},
    'wash-day': {'beechwood-wash-brush': (16, -7, 8, 0), 'everyday-oatmeal-shampoo': (-14, -1, -5, 0), 'silk-oat-conditioner': (-3.5, 1, 3, 0), 'leave-in-detangling-spray': (-25, 1.5, -8, 0), 'quick-dry-grooming-towel': (20, 6, 8, 0)},
    'beach-rinse': {'after-beach-shampoo': (-4, -3, 3, 0), 'waterless-foam-wash': (-15, 2, -6, 0), 'bright-coat-shampoo': (6.5, 0, 5, 0), 'car-and-beach-towel': (13, 13, 14, 0)},
    'salon-bench': {'dilution-bottle-set': (49, -2, -6, 0), 'oatmeal-salon-concentrate': (-43, 5, 7, 0), 'lemon-myrtle-salon-concentrate': (-21, 6, 4, 0), 'finishing-conditioner-concentrate': (1, 6, 2, 0), 'odour-rinse-concentrate': (23, 5, 0, 0)},
    'refill-corner': {'solid-shampoo-bar': (-8, -4, -6, 0), 'conditioner-bar': (5.5, -7, 8, 0), 'lemon-myrtle-shampoo': (-3, 10, -4, 0), 'between-washes-refill-pouch': (14, 10, 7, 0)},
    'walk-kit': {'paw-balm-tin': (-9.5, -8, 4, 0), 'capsule-bag-dispenser': (3, -6, 5, 0), 'treat-and-walk-belt-bag': (-6, 9, -5, 0), 'plant-blend-waste-bags': (15, 6, 10, 0), 'first-walk-kit': (5, 27, 4, 8)},
    'park-bench': {'bone-bag-dispenser': (-14, -4, -4, 0), 'station-refill-rolls': (18, -2, 6, 0), 'tie-handle-waste-bags': (-26, 6, -8, 0), 'park-bag-station': (1, 12, -7, 0)},
    'scent-bench': {'coastline-pooch-perfume': (-15, -1, -4, 0), 'after-rain-pooch-perfume': (-6.6, -3.5, 2, 0), 'wattle-bloom-pooch-perfume': (2.4, -1.5, 4, 0), 'fig-and-bark-pooch-perfume': (11.4, -3, 6, 0), 'salon-finishing-mist': (7.2, 7, 4, 0)},
    'counter-display': {'salon-counter-jar-kangaroo-lamb-barramundi': (0, -9, 2, 0), 'scent-bar-counter-display': (-29, 8, 9, 0), 'dispenser-and-rolls-counter-display': (29, 8, -9, 0)},
    'gift-table': {'perfume-discovery-vials': (-4, -9, 8, 0), 'finishing-bows-box-of-50': (20, 3, -9, 0), 'birthday-biscuit-tin': (0, 13, 5, 0), 'wash-and-walk-gift-box': (-22, 8, 12, 0)},
}
ELEV = {'home-morning': 12, 'reward-table': 14, 'chew-bar': 9, 'roo-range': 13, 'biscuit-shelf': 9, 'freeze-dried-jars': 14, 'puppy-firsts': 15, 'wash-day': 14, 'beach-rinse': 13, 'salon-bench': 12,
        'refill-corner': 15, 'walk-kit': 20, 'park-bench': 9, 'scent-bench': 10, 'counter-display': 13, 'gift-table': 26}
LOOSE = {'reward-table': [('kangaroo-training-bites', -7, -13), ('salmon-and-sweet-potato-mini-rewards', 9, -12)], 'chew-bar': [('kangaroo-jerky-strips', -27, -11), ('bully-sticks', 26, -10)],
         'roo-range': [('kangaroo-jerky-strips', -14, -9)], 'biscuit-shelf': [('pumpkin-and-parsley-bones', 9, -9), ('wattleseed-crackers', -2, -9)], 'freeze-dried-jars': [('freeze-dried-beef-liver', 0, -13), ('freeze-dried-goats-milk-drops', 11, -11)],
         'puppy-firsts': [('goats-milk-puppy-first-rewards', 13, -11)], 'home-morning': [('kangaroo-training-bites', 3, -10)]}


def build(job, models, Ctx):
    sc = job['scene']
    key, mood = sc['key'], sc['mood']
    lay = LAYOUT.get(key)
    plinths = []
    x_auto = 0
    for i, p in enumerate(job['products']):
        m = p['shot']['model']
        part = Part()
        ctx = Ctx(p, scene=True, everything=job['all'])
        if m == 'dispenser-capsule':
            import models_walk
            models_walk.capsule_upright(ctx)
        elif m == 'spray-glass':
            models[m](ctx, cap='on') if i % 2 else models[m](ctx)
        else:
            models[m](ctx)
        if lay and p['slug'] in lay:
            x, y, rz, ph = lay[p['slug']]
        else:                                   # a scene nobody has laid out yet: a row, front to back
            f = FOOT[m] * SCALE.get(m, 1)
            x, y, rz, ph = x_auto + f / 2, (i % 2) * 8 - 2, (i - 2) * 3, 0
            x_auto += f * .9
        part.close((x, y, ph), rz, SCALE.get(m, 1.0))
        if ph:
            plinths.append((x, y, ph, FOOT[m] * SCALE.get(m, 1)))
    for slug, x, y in LOOSE.get(key, []):
        treats.scatter(slug, x0=x, y0=y)
    bpy.context.view_layer.update()
    P = kit.bounds_points()
    span = P.max(0) - P.min(0)
    S = float(max(span[0] * .62, span[2], 24))
    cx, cy = float((P.max(0) + P.min(0))[0] / 2), float((P.max(0) + P.min(0))[1] / 2)

    # camera first: the surroundings do not count
    w, h = job['res']
    fill = {'16x9': .70, '4x3': .70, '1x1': .70}[sc['aspect']]
    wide = {'16x9': .82, '4x3': .84, '1x1': .82}[sc['aspect']]
    cam, D = lighting.camera(job['res'], elev=ELEV.get(key, 12), azim=0, fill=fill, margin_w=wide, lens=70, lift=.03, fstop=None)

    stone_m = lambda c='#cfc4b2': M.stone(c, scale=1.7)
    block_mat = {'morning': M.paper('#e3d6c2', .9, .6), 'studio': M.paper('#d5dad3', .9, .5), 'timber': M.wood('#b98a5a', scale=.6), 'stone': stone_m('#d2c4ae'), 'tile': M.stone('#dcdcd6')}[mood]
    for x, y, ph, f in plinths:
        block(max(f + 5, 18), 15, ph, block_mat, (x, y, 0), 0, .3)

    def props(sprig=None, cone=None, pebbles=()):
        if sprig:
            q = Part(); gum_sprig(sprig[3] if len(sprig) > 3 else 26, seed=len(key)); q.close((sprig[0], sprig[1], 0), sprig[2])
        if cone:
            q = Part(); banksia_cone(); q.close((cone[0], cone[1], 2.3), rot=(0, math.pi / 2 - .08, math.radians(cone[2])))
        for i, (x, y, r) in enumerate(pebbles):
            ob = pebble(r, ('#b9b2a5', '#8f8b82', '#cfc6b6')[i % 3], i + 2); ob.location = (x, y, r * .42); ob.rotation_euler = (0, 0, i * 1.3)

    left, right, back = float(P[:, 0].min()), float(P[:, 0].max()), float(P[:, 1].max())
    front = float(P[:, 1].min())
    if mood == 'morning':
        lighting.sweep(S * 1.1, '#e3d7c6' if key != 'puppy-firsts' else '#e6dcc8').pass_index = 0      # sharp sun: no extra smoothing
        bpy.data.objects['sweep'].location = (cx, back - 1.0 * S, 0)
        gobo(S, (cx, cy, 0), (2.0, .75, -1.25))
        sun(3.6, 1.8, (2.0, .75, -1.25), (1, .91, .79))
        lighting.area('fill', (cx + 3 * S, cy - 2.4 * S, 1.8 * S), (cx, cy, .3 * S), 2.6 * S, 2.6 * S, 26 * S * S, (.90, .95, 1))
        lighting.world(.30, (.93, .96, 1))
        props(sprig=(right - 8, front + 3, 24, 22) if key == 'puppy-firsts' else (left - 6, front + 1, 14, 24))
        return 1.0
    if mood == 'studio':
        lighting.sweep(S * 1.1, {'freeze-dried-jars': '#d9dcd2', 'scent-bench': '#e3d5cb', 'gift-table': '#dfd3c6'}.get(key, '#dcdad2'))
        bpy.data.objects['sweep'].location = (cx, back - 1.2 * S, 0)
        lighting.rig(S, centre=(cx, cy, 0), key_size=1.5)
        if key == 'scent-bench':
            for x, y, ww, hh in ((left - 1.5, 9, 9, 5.5),):
                block(ww, 9, hh, M.stone('#d9c6ba', scale=.8), (x, y, 0))
            props(sprig=(10.5, -8, 8, 20), pebbles=((-20, -4, 2.2), (-17.6, -6, 1.4)))
        elif key == 'gift-table':
            props(sprig=(-24, -9, -8, 18), cone=(11, -11, 18))
        return 1.1
    if mood == 'timber':
        boards(S, '#b5854f' if key != 'biscuit-shelf' else '#c0925e', front - 1.6 * S, back + 1.1 * S)
        wall = mesh_obj('wall', [(-9 * S, back + 1.05 * S, -5), (9 * S, back + 1.05 * S, -5), (9 * S, back + 1.05 * S, 6 * S), (-9 * S, back + 1.05 * S, 6 * S)], [(0, 1, 2, 3)],
                        M.paper({'chew-bar': '#a9ab98', 'biscuit-shelf': '#e0d5bf', 'refill-corner': '#c8d0c8', 'counter-display': '#cbc3b4'}.get(key, '#d9d0c0'), .95, .5, .1), weighted=False)
        wall['backdrop'] = 1; wall.pass_index = 1
        lighting.rig(S, centre=(cx, cy, 0), key=1.05, fill=.26, key_size=1.4, warm=.5)
        if key == 'refill-corner':
            props(sprig=(left - 3, front + 8, 40, 20))
        elif key == 'chew-bar':
            props(cone=(8.5, -12, 30))
        return 1.12
    if mood == 'stone':
        lighting.sweep(S * 1.1, {'park-bench': '#cfd4c6', 'walk-kit': '#ddd3c2', 'beach-rinse': '#d6dcda'}.get(key, '#dccbb4'))
        bpy.data.objects['sweep'].location = (cx, back - .9 * S, 0)
        slab_h = 5
        sm = stone_m({'beach-rinse': '#d8cbb5', 'park-bench': '#bdb8ac'}.get(key, '#d0b995'))
        ob = box('slab', 3.4 * S, (back - front) + .62 * S, slab_h, .5, sm, loc=(cx, (front + back) / 2, -slab_h))
        bpy.data.objects['sweep'].location.z = -slab_h
        lighting.rig(S, centre=(cx, cy, 0), key=1.05, fill=.24, key_size=1.1, warm=.3)
        if key == 'beach-rinse':
            props(pebbles=((-16, -8, 2.4), (-12.6, -9.6, 1.5), (12.5, -7, 2.9)))
        elif key == 'roo-range':
            props(sprig=(12, -13, 10, 20))
        elif key == 'walk-kit':
            props(pebbles=((14, -8, 2.0), (16.8, -6.6, 1.3)))
        elif key == 'park-bench':
            props(sprig=(-30, -8, 6, 24), pebbles=((26, 3, 3.4), (31, -1, 2.0)))
        return 1.1
    # tile
    back_y = back + .32 * S
    tiles(6 * S, 3.2 * S, (15, 7.5), back_y, None, '#c9c9c2')
    bench = M.stone('#dedbd3', scale=1.1, rough=.4)
    ob = box('bench', 7 * S, back_y - front + 1.9 * S, 4, .4, bench, loc=(cx, (back_y + front - 1.9 * S) / 2 - .5, -4))
    ob['backdrop'] = 1
    lighting.rig(S, centre=(cx, cy, 0), key=1.0, fill=.3, key_size=1.6)
    if key == 'wash-day':
        props(sprig=(-22, -9, 6, 20))
    return .97
