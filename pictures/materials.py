"""Cycles materials. Colours are display hex; distances in centimetres."""
import bpy
from kit import srgb, mix_hex, luma


def _new(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    return m, nt, nt.nodes, nt.links, nt.nodes['Principled BSDF']


def tame(hexcol):
    """Keeps display colours inside what paint and plastic can do (no pure white, no pure black)."""
    c = mix_hex(hexcol, '#ece6dc', .10 if luma(hexcol) > .75 else 0)
    return mix_hex(c, '#2a2826', .0 if luma(hexcol) > .012 else .55)


def noise_bump(nt, bsdf, scale, strength, detail=4, distance=.02, stretch=None, second=None):
    n, l = nt.nodes, nt.links
    tc = n.new('ShaderNodeTexCoord')
    src = tc.outputs['Object']
    if stretch:
        mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch
        l.new(src, mp.inputs['Vector']); src = mp.outputs['Vector']
    t = n.new('ShaderNodeTexNoise')
    t.inputs['Scale'].default_value = scale
    t.inputs['Detail'].default_value = detail
    l.new(src, t.inputs['Vector'])
    b = n.new('ShaderNodeBump')
    b.inputs['Strength'].default_value = strength
    b.inputs['Distance'].default_value = distance
    l.new(t.outputs['Fac'], b.inputs['Height'])
    l.new(b.outputs['Normal'], bsdf.inputs['Normal'])
    return t, b


def plain(name, col, rough=.5, metal=0.0, spec=.5, coat=0.0, bump=None, sheen=0.0, sss=0.0, coat_rough=.1):
    m, nt, n, l, b = _new(name)
    b.inputs['Base Color'].default_value = srgb(tame(col))
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = coat_rough
    b.inputs['Sheen'].default_value = sheen
    if sss:
        b.inputs['Subsurface'].default_value = sss
        b.inputs['Subsurface Radius'].default_value = (.5, .35, .25)
        b.inputs['Subsurface Color'].default_value = srgb(tame(col))
    if bump:
        noise_bump(nt, b, *bump)
    return m


def hdpe(col, rough=.36):
    return plain('hdpe', col, rough, spec=.45, bump=(9, .05, 3, .03))


def gloss_plastic(col):
    return plain('gloss', col, .18, spec=.5, bump=(4, .02, 2, .03))


def matte_plastic(col):
    return plain('matte', col, .55, spec=.4, bump=(60, .06, 3, .01))


def rubber(col):
    return plain('rubber', col, .75, spec=.3, bump=(40, .15, 3, .01))


def alu(col='#d9d9d6', rough=.3, brushed=True):
    m = plain('alu', col, rough, metal=1.0)
    if brushed:
        nt = m.node_tree
        noise_bump(nt, nt.nodes['Principled BSDF'], 30, .12, 3, .004, stretch=(.4, .4, 8))
    return m


def steel():
    return plain('steel', '#c9c9c7', .22, metal=1.0)


def brass():
    return plain('brass', '#c9a45c', .26, metal=1.0, bump=(30, .03, 2, .01))


def painted_metal(col, rough=.42):
    return plain('paint', col, rough, spec=.5, bump=(25, .04, 3, .01))


def paper(col, rough=.85, grain=1.0, spec=.25):
    m, nt, n, l, b = _new('paper')
    c = srgb(tame(col))
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    t, bp = noise_bump(nt, b, 22, .10 * grain, 6, .01)
    ramp = n.new('ShaderNodeMixRGB')
    ramp.inputs['Color1'].default_value = tuple(x * (1 - .05 * grain) for x in c[:3]) + (1,)
    ramp.inputs['Color2'].default_value = tuple(min(1, x * (1 + .03 * grain)) for x in c[:3]) + (1,)
    l.new(t.outputs['Fac'], ramp.inputs['Fac'])
    l.new(ramp.outputs['Color'], b.inputs['Base Color'])
    return m


def kraft(col='#b98d5c'):
    return paper(col, .9, 2.2, .15)


def image(name, path, rough=.6, spec=.35, alpha=False, bump=.08, metal=0.0, coat=0.0):
    """Printed artwork by UV. alpha: only the ink is there (screen print on the container)."""
    m, nt, n, l, b = _new(name)
    im = n.new('ShaderNodeTexImage')
    im.image = bpy.data.images.load(path, check_existing=True)
    im.extension = 'EXTEND'
    im.interpolation = 'Cubic'
    uv = n.new('ShaderNodeUVMap')
    l.new(uv.outputs['UV'], im.inputs['Vector'])
    l.new(im.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = coat
    if bump:
        noise_bump(nt, b, 30, bump, 5, .008)
    # paper white is never pure white
    if not alpha:
        mul = n.new('ShaderNodeMixRGB'); mul.blend_type = 'MULTIPLY'
        mul.inputs['Fac'].default_value = 1; mul.inputs['Color2'].default_value = (.95, .945, .93, 1)
        l.new(im.outputs['Color'], mul.inputs['Color1']); l.new(mul.outputs['Color'], b.inputs['Base Color'])
    if alpha:
        tr = n.new('ShaderNodeBsdfTransparent')
        mx = n.new('ShaderNodeMixShader')
        l.new(im.outputs['Alpha'], mx.inputs['Fac'])
        l.new(tr.outputs[0], mx.inputs[1]); l.new(b.outputs[0], mx.inputs[2])
        l.new(mx.outputs[0], n['Material Output'].inputs['Surface'])
    return m


def glass(col, rough=0.02, ior=1.48, shadow=.55):
    """Tinted glass; lets a tinted shadow through instead of needing caustics."""
    m, nt, n, l, b = _new('glass')
    c = srgb(col)
    g = n.new('ShaderNodeBsdfGlass')
    g.inputs['Color'].default_value = c
    g.inputs['Roughness'].default_value = rough
    g.inputs['IOR'].default_value = ior
    tr = n.new('ShaderNodeBsdfTransparent')
    tr.inputs['Color'].default_value = tuple(shadow * (.35 + .65 * x) for x in c[:3]) + (1,)
    lp = n.new('ShaderNodeLightPath')
    mx = n.new('ShaderNodeMixShader')
    l.new(lp.outputs['Is Shadow Ray'], mx.inputs['Fac'])
    l.new(g.outputs[0], mx.inputs[1]); l.new(tr.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n['Material Output'].inputs['Surface'])
    n.remove(b)
    return m


def thin_glass(tint='#eef4f0', edge='#bccbc3'):
    """Container glass as a single sheet: clear face on, tinted towards the edge, with mirror reflections by Fresnel. Quiet and quick."""
    m, nt, n, l, b = _new('glass')
    lw = n.new('ShaderNodeLayerWeight'); lw.inputs['Blend'].default_value = .28
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color = srgb(tint); r.color_ramp.elements[0].position = .35
    r.color_ramp.elements[1].color = srgb(edge); r.color_ramp.elements[1].position = .97
    l.new(lw.outputs['Facing'], r.inputs['Fac'])
    tr = n.new('ShaderNodeBsdfTransparent'); l.new(r.outputs['Color'], tr.inputs['Color'])
    gl = n.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = .03
    # Schlick on outside faces only: from inside a single sheet the Fresnel node would see total reflection
    def mth(op, x, y):
        k = n.new('ShaderNodeMath'); k.operation = op
        for i, v in enumerate((x, y)):
            if isinstance(v, (int, float)): k.inputs[i].default_value = v
            else: l.new(v, k.inputs[i])
        return k
    lw2 = n.new('ShaderNodeLayerWeight'); lw2.inputs['Blend'].default_value = .5
    ge = n.new('ShaderNodeNewGeometry'); lp = n.new('ShaderNodeLightPath')
    sch = mth('ADD', mth('MULTIPLY', mth('POWER', lw2.outputs['Facing'], 4.5).outputs[0], .7).outputs[0], .045)
    out = mth('MULTIPLY', mth('SUBTRACT', 1, ge.outputs['Backfacing']).outputs[0], mth('SUBTRACT', 1, lp.outputs['Is Shadow Ray']).outputs[0])
    fac = mth('MULTIPLY', sch.outputs[0], out.outputs[0])
    mx = n.new('ShaderNodeMixShader')
    l.new(fac.outputs[0], mx.inputs['Fac']); l.new(tr.outputs[0], mx.inputs[1]); l.new(gl.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n['Material Output'].inputs['Surface'])
    n.remove(b)
    return m


def film(col, rough=.34, trans=.25):
    """Thin plastic film: part of the light comes through."""
    m, nt, n, l, b = _new('film')
    c = srgb(tame(col))
    b.inputs['Base Color'].default_value = c
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = .4
    tl = n.new('ShaderNodeBsdfTranslucent'); tl.inputs['Color'].default_value = c
    mx = n.new('ShaderNodeMixShader'); mx.inputs['Fac'].default_value = trans
    l.new(b.outputs[0], mx.inputs[1]); l.new(tl.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], n['Material Output'].inputs['Surface'])
    noise_bump(nt, b, 6, .35, 5, .03, stretch=(1, 1, 3))
    return m


def cloth(col, weave=26, strength=.5, loops=False):
    m, nt, n, l, b = _new('cloth')
    b.inputs['Base Color'].default_value = srgb(tame(col))
    b.inputs['Roughness'].default_value = .95
    b.inputs['Specular'].default_value = .1
    b.inputs['Sheen'].default_value = .5
    t, bp = noise_bump(nt, b, weave, strength, 3, .05)
    mx = n.new('ShaderNodeMixRGB')
    c = srgb(tame(col))
    mx.inputs['Color1'].default_value = tuple(x * .72 for x in c[:3]) + (1,)
    mx.inputs['Color2'].default_value = tuple(min(1, x * 1.12) for x in c[:3]) + (1,)
    l.new(t.outputs['Fac'], mx.inputs['Fac']); l.new(mx.outputs['Color'], b.inputs['Base Color'])
    return m


def webbing(col):
    m, nt, n, l, b = _new('webbing')
    b.inputs['Base Color'].default_value = srgb(tame(col))
    b.inputs['Roughness'].default_value = .85
    b.inputs['Sheen'].default_value = .3
    noise_bump(nt, b, 14, .35, 2, .03, stretch=(1, 6, 6))
    return m


def wood(col='#b98a5a', dark=None, scale=1.0):
    m, nt, n, l, b = _new('wood')
    tc = n.new('ShaderNodeTexCoord')
    mp = n.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (.12 * scale, 1.3 * scale, 1.3 * scale)
    l.new(tc.outputs['Object'], mp.inputs['Vector'])
    t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = 1.4; t.inputs['Detail'].default_value = 7
    t.inputs['Distortion'].default_value = .8
    l.new(mp.outputs['Vector'], t.inputs['Vector'])
    mx = n.new('ShaderNodeValToRGB')
    mx.color_ramp.elements[0].color = srgb(dark or mix_hex(col, '#3a2415', .45)); mx.color_ramp.elements[0].position = .3
    mx.color_ramp.elements[1].color = srgb(col); mx.color_ramp.elements[1].position = .68
    l.new(t.outputs['Fac'], mx.inputs['Fac']); l.new(mx.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .55
    bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .15; bp.inputs['Distance'].default_value = .03
    l.new(t.outputs['Fac'], bp.inputs['Height']); l.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def stone(col, speck=None, scale=1.0, rough=.75):
    m, nt, n, l, b = _new('stone')
    tc = n.new('ShaderNodeTexCoord')
    t = n.new('ShaderNodeTexNoise'); t.inputs['Scale'].default_value = .35 * scale; t.inputs['Detail'].default_value = 9
    l.new(tc.outputs['Object'], t.inputs['Vector'])
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color = srgb(mix_hex(col, '#5c544a', .18)); r.color_ramp.elements[0].position = .36
    r.color_ramp.elements[1].color = srgb(col); r.color_ramp.elements[1].position = .6
    l.new(t.outputs['Fac'], r.inputs['Fac'])
    out = r.outputs['Color']
    if speck:
        v = n.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 1.3 * scale
        l.new(tc.outputs['Object'], v.inputs['Vector'])
        lt = n.new('ShaderNodeMath'); lt.operation = 'LESS_THAN'; lt.inputs[1].default_value = .22
        l.new(v.outputs['Distance'], lt.inputs[0])
        mx = n.new('ShaderNodeMixRGB'); mx.inputs['Color2'].default_value = srgb(speck)
        l.new(lt.outputs[0], mx.inputs['Fac']); l.new(out, mx.inputs['Color1']); out = mx.outputs['Color']
    l.new(out, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    bp = n.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .3; bp.inputs['Distance'].default_value = .06
    t2 = n.new('ShaderNodeTexNoise'); t2.inputs['Scale'].default_value = 3 * scale; t2.inputs['Detail'].default_value = 8
    l.new(tc.outputs['Object'], t2.inputs['Vector'])
    l.new(t2.outputs['Fac'], bp.inputs['Height']); l.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m


def food(col, rough=.8, scale=3.0, bump=.6, spec=.3, dark=.45):
    """Dried meat, biscuit: mottled and rough."""
    m, nt, n, l, b = _new('food')
    t, bp = noise_bump(nt, b, scale, bump, 8, .12)
    r = n.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].color = srgb(mix_hex(col, '#1e0f08', dark)); r.color_ramp.elements[0].position = .34
    r.color_ramp.elements[1].color = srgb(col); r.color_ramp.elements[1].position = .62
    l.new(t.outputs['Fac'], r.inputs['Fac']); l.new(r.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    return m


def leaf(col):
    m, nt, n, l, b = _new('leaf')
    c = srgb(col)
    t, bp = noise_bump(nt, b, 2.2, .2, 5, .03)
    mx = n.new('ShaderNodeMixRGB')
    mx.inputs['Color1'].default_value = tuple(x * .8 for x in c[:3]) + (1,); mx.inputs['Color2'].default_value = tuple(min(1, x * 1.15) for x in c[:3]) + (1,)
    l.new(t.outputs['Fac'], mx.inputs['Fac']); l.new(mx.outputs['Color'], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .55
    tl = n.new('ShaderNodeBsdfTranslucent'); l.new(mx.outputs['Color'], tl.inputs['Color'])
    ms = n.new('ShaderNodeMixShader'); ms.inputs['Fac'].default_value = .22
    l.new(b.outputs[0], ms.inputs[1]); l.new(tl.outputs[0], ms.inputs[2])
    l.new(ms.outputs[0], n['Material Output'].inputs['Surface'])
    return m
