"""Puts a product (or several, for a scene) in the studio and sets camera, light and output."""
import math
import os
import bpy
import numpy as np
from mathutils import Vector
import kit
import labels
import lighting
import materials as M

import models_bags
import models_bottles
try:
    import models_boxes
    import models_walk
except ImportError:
    models_boxes = models_walk = None


def registry():
    r = {'pouch': models_bags.pouch, 'pouch-large': models_bags.pouch_large}
    for mod in (models_bottles, models_boxes, models_walk):
        if mod:
            for n in ('jar', 'tin', 'tub', 'bottle-pump', 'bottle-flip', 'jerrycan', 'spray-glass', 'spray-alu', 'trigger', 'roll-box', 'rolls', 'dispenser-capsule', 'dispenser-bone',
                      'dispenser-station', 'bar', 'carton', 'gift-box', 'vials', 'display-stand', 'brush', 'towel', 'bow-box', 'belt-bag', 'bundle'):
                f = getattr(mod, n.replace('-', '_'), None)
                if f:
                    r[n] = f
    return r


class Ctx:
    def __init__(self, product, scene=False, everything=None, px=34, back=False):
        self.p = product
        self.shot = dict(product['shot'], brand=product['brand'])
        if back:
            self.shot = dict(self.shot, content=product['content'], code=product['code'])
        self.folder = os.environ.get('SHOT_LABELS', '/tmp/stockist-shots/labels')
        self.px = px
        self.scene = scene
        self.all = everything or {}

    def art(self, kind, w, h, box=None, bg=None, shot=None, px=None):
        """Path of the rasterised artwork, w x h in centimetres."""
        s = shot or self.shot
        if kind == 'panel':
            bx = box or (.13, .17, .74, .60)      # x, y (from the top), w, h as shares of the pouch
            W, H = 100.0, 100.0 * h / w
            lw, lh = bx[2] * W, bx[3] * H
            lab = labels.svg('label', lw, lh, s)
            inner = lab.replace('<svg ', f'<svg x="{bx[0]*W:.2f}" y="{bx[1]*H:.2f}" width="{lw:.2f}" height="{lh:.2f}" ', 1)
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W} {H:.3f}"><rect width="{W}" height="{H:.3f}" fill="{bg or M.tame(s["body"])}"/>{inner}</svg>'
        else:
            svg = labels.svg(kind, w, h, s)
        return labels.raster(svg, px or max(420, min(1500, w * self.px * 3)), self.folder)


# a quiet ground for each family, by the first group (or the model)
TINTS = {
    'training-treats': '#e2d8c8', 'jerky': '#dfd2c2', 'chew': '#ddd0c0', 'biscuits': '#e5dbca', 'freeze-dried': '#d9dcd2',
    'shampoo': '#c9d3d0', 'condition': '#d6cfc3', 'concentrate': '#ccd2d3', 'tool': '#e0dace', 'waste': '#d5dacd', 'dispens': '#dadbcf', 'walk': '#e0d6c8',
    'perfume': '#e4d7cf', 'deodor': '#d9dcd6', 'gift': '#e4d9ca', 'default': '#e1d9cc',
}


def tint_for(p):
    g = ' '.join(p.get('groups', []))
    first = (p.get('groups') or [''])[0]
    t = next((c for k, c in TINTS.items() if k in first), None) or next((c for k, c in TINTS.items() if k in g), TINTS['default'])
    # and a breath of the product's own accent
    return kit.mix_hex(t, kit.mix_hex(p['shot']['accent'], '#ffffff', .35), .06)


# model: camera height, turn of the camera, share of height, share of width
VIEW = {
    'pouch': (11, 0, .76, .70), 'pouch-large': (9, 0, .78, .72), 'jar': (13, 0, .70, .72), 'tin': (26, 8, .62, .70), 'tub': (16, 0, .62, .66), 'bottle-pump': (9, 0, .80, .6),
    'bottle-flip': (9, 14, .78, .6), 'jerrycan': (12, 22, .74, .66), 'spray-glass': (11, 0, .74, .62), 'spray-alu': (9, 0, .80, .6), 'trigger': (9, 0, .78, .6), 'roll-box': (17, 24, .62, .72),
    'rolls': (24, 14, .6, .74), 'dispenser-capsule': (16, 0, .64, .74), 'dispenser-bone': (18, 0, .62, .72), 'dispenser-station': (6, 20, .82, .62), 'bar': (22, 10, .60, .68),
    'carton': (20, 26, .64, .72), 'gift-box': (38, 20, .64, .74), 'vials': (36, 14, .6, .74), 'display-stand': (13, 20, .76, .74), 'brush': (30, 0, .58, .76), 'towel': (38 , 20, .60, .74),
    'bow-box': (40, 12, .66, .76), 'belt-bag': (12, 12, .68, .72), 'bundle': (12, 0, .70, .70),
}


def product_picture(job):
    p = job['products'][0]
    model = p['shot']['model']
    back = job.get('back', False)
    ctx = Ctx(p, everything=job.get('all'), back=back)
    part = kit.Part()
    registry()[model](ctx)
    elev, az, fill, wide = VIEW[model]
    import treats
    wob = (treats.hash_(p['slug']) % 9 - 4) * 1.3 if model in ('pouch', 'pouch-large') else 0
    part.close(rot_z=-wob if back else wob)
    bpy.context.view_layer.update()
    P = kit.bounds_points()
    S = float((P.max(0) - P.min(0)).max())
    c = (P.max(0) + P.min(0)) / 2
    lighting.camera(job['res'], elev=elev, azim=-az if back else az, fill=fill, margin_w=wide, lift=.015)
    lighting.sweep(S, tint_for(p))
    lighting.rig(S, centre=(float(c[0]), float(c[1]), 0))
    return 1.08


# ---------------------------------------------------------------- scenes
def scene_picture(job):
    import scenes3d
    return scenes3d.build(job, registry(), Ctx)


def build(job):
    e = scene_picture(job) if job.get('scene') else product_picture(job)
    lighting.settings(job['res'], job['samples'], job['tmp'], deep=any(p['shot']['model'] == 'jar' for p in job['products']))
    return e * job.get('exposure', 1.0)
