"""Label artwork. Every label is an SVG drawn from the product's `shot`, rasterised with rsvg-convert.

Five house styles, one per brand; the layout adapts to portrait, landscape and round labels.
Run on its own (`python3 labels.py out-folder`) to get a specimen sheet of the motifs.
"""
import hashlib
import math
import os
import random
import subprocess
from functools import lru_cache
from html import escape

from PIL import ImageFont


@lru_cache(None)
def font_file(family, style):
    return subprocess.run(['fc-match', '-f', '%{file}', f'{family}:style={style}'], capture_output=True, text=True).stdout


FACES = {  # name: (css family, weight, css style, fontconfig style)
    'garamond': ('EB Garamond', 400, 'normal', 'Regular'),
    'garamond-i': ('EB Garamond', 400, 'italic', 'Italic'),
    'inter': ('Inter Display', 500, 'normal', 'Medium'),
    'inter-l': ('Inter Display', 300, 'normal', 'Light'),
    'inter-sb': ('Inter Display', 600, 'normal', 'Semi Bold'),
    'cabin': ('Cabin', 400, 'normal', 'Regular'),
    'cabin-b': ('Cabin', 700, 'normal', 'Bold'),
    'quattro': ('Quattrocento', 400, 'normal', 'Regular'),
    'karla': ('Karla', 400, 'normal', 'Regular'),
    'karla-b': ('Karla', 700, 'normal', 'Bold'),
    'spartan': ('League Spartan', 400, 'normal', 'Regular'),
    'spartan-b': ('League Spartan', 700, 'normal', 'Bold'),
    'lato': ('Lato', 400, 'normal', 'Regular'),
}


@lru_cache(None)
def _font(face):
    fam, _, _, st = FACES[face]
    return ImageFont.truetype(font_file(fam, st), 200)


def width(s, face, size, ls=0.0):
    return _font(face).getlength(s) * size / 200 + ls * size * max(0, len(s) - 1)


def text(x, y, s, size, face, fill, anchor='middle', ls=0.0, extra=''):
    fam, wt, st, _ = FACES[face]
    if anchor == 'middle' and ls:
        x += ls * size / 2
    return (f'<text x="{x:.2f}" y="{y:.2f}" font-family="{fam}" font-weight="{wt}" font-style="{st}" font-size="{size:.2f}" '
            f'letter-spacing="{ls * size:.3f}" text-anchor="{anchor}" fill="{fill}" {extra}>{escape(s)}</text>')


def fit(s, face, maxw, size, ls=0.0):
    w = width(s, face, size, ls)
    return size if w <= maxw else size * maxw / w


def wrap(s, face, maxw, maxh, leading=1.0, cap=99.0, max_lines=3):
    """The split of s into lines that can be set largest in maxw x maxh. Returns (lines, size)."""
    words = s.split()
    best = (None, 0)
    n = len(words)
    for mask in range(1 << (n - 1)):
        lines, cur = [], [words[0]]
        for i in range(1, n):
            if mask >> (i - 1) & 1:
                lines.append(' '.join(cur)); cur = []
            cur.append(words[i])
        lines.append(' '.join(cur))
        if len(lines) > max_lines or any(l in ('&', 'of', 'and') or l.startswith('& ') and len(lines) > 2 for l in lines):
            continue
        size = min(cap, maxh / (leading * len(lines)), min(maxw / max(1e-6, width(l, face, 1)) for l in lines))
        size *= 1 - 0.03 * (len(lines) - 1)
        if size > best[1] + 1e-6:
            best = (lines, size)
    return best


def lines_svg(lines, size, face, x, top, leading, fill, anchor):
    out = []
    for i, l in enumerate(lines):
        out.append(text(x, top + size * (0.78 + leading * i), l, size, face, fill, anchor))
    return ''.join(out)


# ---------------------------------------------------------------- motifs, in a box from -50 to 50
def _leafshape(x, y, ang, L, W, fill, bend=0.18, vein=None):
    s = (f'<g transform="translate({x:.2f},{y:.2f}) rotate({ang:.1f})"><path d="M0,0 C{L*.25:.2f},{-W:.2f} {L*.7:.2f},{-W*(.8+bend):.2f} {L:.2f},{L*bend:.2f} '
         f'C{L*.7:.2f},{W*.9:.2f} {L*.3:.2f},{W*.9:.2f} 0,0Z" fill="{fill}"/>')
    if vein:
        s += f'<path d="M2,0 Q{L*.5:.2f},{-W*.1:.2f} {L*.86:.2f},{L*bend*.6:.2f}" fill="none" stroke="{vein}" stroke-width=".9"/>'
    return s + '</g>'


def motif(kind, ink, accent, paper):
    r = random.Random(kind)
    if kind == 'leaf':
        s = f'<path d="M-8,48 C-12,15 4,-8 10,-44" fill="none" stroke="{ink}" stroke-width="1.6"/>'
        for i, (t, side) in enumerate([(.08, 1), (.2, -1), (.36, 1), (.5, -1), (.64, 1), (.76, -1), (.9, 1)]):
            x = (1-t)**3*-8 + 3*(1-t)**2*t*-12 + 3*(1-t)*t*t*4 + t**3*10
            y = (1-t)**3*48 + 3*(1-t)**2*t*15 + 3*(1-t)*t*t*-8 + t**3*-44
            L = 40 - 16*t
            s += _leafshape(x, y, (-28 if side > 0 else 208) + (8 if side > 0 else -8) * (i % 2), L, 6.4 - 1.6*t, accent if i % 3 else ink, .16 * side * -1, paper)
        return s
    if kind == 'wattle':
        s = f'<path d="M-30,46 C-14,20 6,4 22,-42" fill="none" stroke="{ink}" stroke-width="1.5"/>'
        P0, P1, P2, P3 = (-30, 46), (-14, 20), (6, 4), (22, -42)
        for i in range(15):
            t = .04 + i * .067
            x = (1-t)**3*P0[0] + 3*(1-t)**2*t*P1[0] + 3*(1-t)*t*t*P2[0] + t**3*P3[0]
            y = (1-t)**3*P0[1] + 3*(1-t)**2*t*P1[1] + 3*(1-t)*t*t*P2[1] + t**3*P3[1]
            side = 1 if i % 2 else -1
            if i < 5:
                s += _leafshape(x, y, (-20 if side > 0 else 215), 30, 3.6, ink, .2 * -side)
            d = 9 + 5 * ((i * 7) % 3)
            bx, by = x + side * d * .9, y - d * .15
            s += f'<path d="M{x:.1f},{y:.1f} L{bx:.1f},{by:.1f}" stroke="{ink}" stroke-width=".8"/>'
            rad = 5.6 - i * .17
            s += f'<circle cx="{bx:.1f}" cy="{by:.1f}" r="{rad:.1f}" fill="{accent}"/>'
            for k in range(14):
                a = k / 14 * math.tau
                s += f'<circle cx="{bx+math.cos(a)*rad:.1f}" cy="{by+math.sin(a)*rad:.1f}" r=".75" fill="{accent}"/>'
        return s
    if kind == 'banksia':
        s = ''
        for a, L in ((205, 46), (232, 42), (-25, 46), (-52, 42), (180, 38), (0, 38)):
            a2 = math.radians(a)
            n = 7
            up, dn = [], []
            for k in range(n + 1):
                t = k / n
                w = 5.6 * math.sin(math.pi * min(1, t * .92 + .06)) + .6
                up.append((L * t, -w - (1.6 if k % 1 == 0 and k not in (0, n) else 0)))
                if k < n:
                    up.append((L * (t + .55 / n), -w + .9))
                dn.append((L * t, w + (1.6 if k not in (0, n) else 0)))
                if k < n:
                    dn.append((L * (t + .55 / n), w - .9))
            pts = up + dn[::-1]
            s += f'<g transform="translate(0,22) rotate({a})"><path d="M' + ' L'.join(f'{x:.1f},{y:.1f}' for x, y in pts) + f'Z" fill="{ink}"/><path d="M3,0 H{L-4}" stroke="{paper}" stroke-width=".8"/></g>'
        s += f'<path d="M0,48 V20" stroke="{ink}" stroke-width="3"/>'
        s += f'<path d="M-15,24 C-19,0 -16,-34 0,-46 C16,-34 19,0 15,24 C8,31 -8,31 -15,24Z" fill="{accent}"/>'
        for row in range(13):
            y = 24 - row * 5.1
            half = 15.6 * math.sqrt(max(0, 1 - ((y + 4) / 44) ** 2)) if y < 0 else 16
            m = 7
            for k in range(m):
                x = (k - (m - 1) / 2) * (2 * half / m) + (half / m if row % 2 else -half / m) * .5
                if abs(x) < half:
                    s += f'<path d="M{x:.1f},{y:.1f} q{1.6 if x>=0 else -1.6},-3 0,-4.6" stroke="{paper}" stroke-width=".85" fill="none"/>'
        for k in range(22):
            t = k / 21
            y = 22 - 62 * t
            half = 15.8 if y > -6 else 15.8 * math.sqrt(max(0, 1 - ((y + 6) / 40) ** 2))
            for sx in (-1, 1):
                s += f'<path d="M{sx*half:.1f},{y:.1f} l{sx*4.4:.1f},-2.6" stroke="{accent}" stroke-width="1"/><circle cx="{sx*(half+4.6):.1f}" cy="{y-2.7:.1f}" r=".95" fill="{accent}"/>'
        return s
    if kind == 'paw':
        s = f'<path d="M0,2 C14,2 28,16 27,30 C26,42 14,42 0,39 C-14,42 -26,42 -27,30 C-28,16 -14,2 0,2Z" fill="{accent}"/>'
        for x, y, rx, ry, a in ((-32, -4, 9, 13, -24), (-12, -24, 9.5, 14.5, -8), (12, -24, 9.5, 14.5, 8), (32, -4, 9, 13, 24)):
            s += f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({a} {x} {y})" fill="{accent}"/>'
        return s
    if kind == 'wave':
        s = ''
        for i in range(5):
            y = -28 + i * 14
            d = f'M-46,{y}' + ''.join(f' q11.5,{-11 if k % 2 == 0 else 11} 23,0' for k in range(4))
            s += f'<path d="{d}" fill="none" stroke="{accent if i % 2 == 0 else ink}" stroke-width="{3.2 if i % 2 == 0 else 1.5}" stroke-linecap="round"/>'
        return s
    if kind == 'bone':
        knobs = ''.join(f'<circle cx="{x*33}" cy="{y*9.5}" r="12.5"/>' for x in (-1, 1) for y in (-1, 1))
        return (f'<g transform="rotate(-24)"><g fill="{accent}">{knobs}<rect x="-34" y="-8.6" width="68" height="17.2" rx="3"/></g>'
                f'<path d="M-17,0 H17" stroke="{paper}" stroke-width="1.4" stroke-dasharray="3.4 3.4"/></g>')
    if kind == 'fish':
        s = (f'<path d="M-46,0 C-28,-22 6,-24 26,-3 C32,-8 40,-16 48,-17 C44,-6 44,6 48,17 C40,16 32,8 26,3 C6,24 -28,22 -46,0Z" fill="{accent}"/>'
             f'<circle cx="-31" cy="-4" r="2.4" fill="{paper}"/><path d="M-20,-13 Q-13,0 -20,13" fill="none" stroke="{paper}" stroke-width="1.5"/>')
        for i in range(4):
            for j in range(-1 - (i % 2 == 0) * 0, 2):
                x, y = -10 + i * 8.5, j * 7 + (3.5 if i % 2 else 0) - 1.5
                s += f'<path d="M{x},{y-3.2} q4,3.2 0,6.4" fill="none" stroke="{paper}" stroke-width="1.1"/>'
        return s + f'<path d="M-8,-19 C0,-29 12,-27 16,-17" fill="{accent}"/><path d="M-4,18 C2,26 10,25 12,17" fill="{accent}"/>'
    if kind == 'kangaroo':
        return (f'<path d="M24,-46 C22,-41 21,-38 22,-35 C26,-33 32,-29 34,-26 C35,-23 32,-22 28,-22 C25,-22 23,-21 22,-19 C21,-13 22,-9 20,-4 '
                f'C22,-1 25,1 29,3 C31,4 30,6 28,6 C23,6 19,4 16,3 C14,8 12,12 13,17 C15,22 14,27 9,30 C6,32 4,35 4,38 C9,40 16,41 20,44 C21,46 19,47 16,47 L-4,47 '
                f'C-7,47 -8,45 -7,42 C-6,37 -5,33 -6,30 C-14,30 -20,33 -26,37 C-34,42 -43,44 -49,42 C-50,40 -47,40 -45,39 C-37,37 -31,31 -26,25 '
                f'C-23,17 -20,6 -12,-3 C-5,-11 5,-15 10,-22 C12,-26 12,-30 14,-34 C12,-38 13,-42 15,-46 C17,-42 18,-40 19,-38 C20,-41 22,-44 24,-46Z" fill="{accent}"/>'
                f'<circle cx="25.5" cy="-29" r="1.1" fill="{paper}"/><path d="M-9,26 C-7,16 0,13 9,16" fill="none" stroke="{paper}" stroke-width="1.3"/>')
    if kind == 'citrus':
        s = f'<circle r="34" fill="{accent}"/><circle r="30" fill="{paper}"/>'
        for k in range(9):
            s += f'<g transform="rotate({k*40})"><path d="M0,-4.5 C3.2,-10 7.4,-18 7.2,-23.4 C5,-27.6 -5,-27.6 -7.2,-23.4 C-7.4,-18 -3.2,-10 0,-4.5Z" fill="{accent}"/></g>'
        return s + _leafshape(22, -28, -40, 26, 7, ink, .14, paper)
    if kind == 'flower':
        s = f'<path d="M0,4 C2,20 -2,34 -6,49" stroke="{ink}" stroke-width="1.6" fill="none"/>' + _leafshape(-1, 32, -40, 24, 5, ink, -.1, paper) + _leafshape(-2, 38, 215, 22, 5, ink, .1, paper)
        for k in range(11):
            s += f'<g transform="translate(0,-12) rotate({k*360/11:.1f})"><path d="M0,-6 C6,-14 6.4,-27 0,-33 C-6.4,-27 -6,-14 0,-6Z" fill="{accent}" opacity="{.94 if k%2 else .8}"/></g>'
        s += f'<circle cy="-12" r="8" fill="{ink}"/>'
        for k in range(9):
            a = k / 9 * math.tau
            s += f'<circle cx="{5*math.cos(a):.1f}" cy="{-12+5*math.sin(a):.1f}" r="1" fill="{paper}"/>'
        return s
    if kind == 'stripe':
        return ''.join(f'<rect x="{-40+i*18}" y="-40" width="{9 if i%2==0 else 3}" height="80" fill="{accent if i%2==0 else ink}"/>' for i in range(5))
    return ''


def put(kind, ink, accent, paper, cx, cy, size, rot=0, extra=''):
    return f'<g transform="translate({cx:.2f},{cy:.2f}) scale({size/100:.4f}) rotate({rot})" {extra}>{motif(kind, ink, accent, paper)}</g>'


def rule(x0, x1, y, c, w=0.35):
    return f'<path d="M{x0:.2f},{y:.2f}H{x1:.2f}" stroke="{c}" stroke-width="{w}"/>'


def contrast(a, b):
    def l(h):
        h = h.lstrip('#')
        v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
        v = [x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v]
        return .2126 * v[0] + .7152 * v[1] + .0722 * v[2]
    x, y = sorted((l(a), l(b)))
    return (y + .05) / (x + .05)


def blend(a, b, t):
    a, b = a.lstrip('#'), b.lstrip('#')
    return '#' + ''.join('%02x' % round(int(a[i:i + 2], 16) * (1 - t) + int(b[i:i + 2], 16) * t) for i in (0, 2, 4))


# ---------------------------------------------------------------- house styles. W is always 100 wide for portrait.
def style_banksia(W, H, s):
    ink, acc, pap = s['ink'], s['accent'], s['label']
    net, _, rest = s['line'].partition(' · ')
    o = []
    if H >= W * 0.8:
        m = 7
        o.append(f'<rect x="{m*.55}" y="{m*.55}" width="{W-m*1.1}" height="{H-m*1.1}" fill="none" stroke="{ink}" stroke-width=".4"/>')
        y = m + 7
        o.append(text(W/2, y + 2.6, 'BANKSIA & BARK', fit('BANKSIA & BARK', 'garamond', W - 3.4*m, 7.4, .17), 'garamond', ink, ls=.17))
        y += 7.5
        o.append(rule(W*.36, W*.64, y, ink, .35))
        bottom = H - m - 12
        room = bottom - y
        th = min(room * .36, 44)
        lines, size = wrap(s['title'], 'garamond', W - 3.4*m, th, .98, cap=22)
        th = size * .98 * len(lines)
        mroom = room - th - 15
        has = s['motif'] != 'none' and mroom > 14
        ms = min(mroom * .92, W * .56) if has else 0
        free = room - th - ms - 9
        y0 = y + free * .42
        if has:
            o.append(put(s['motif'], ink, acc, pap, W/2, y0 + ms/2, ms)); y0 += ms + free * .22
        o.append(lines_svg(lines, size, 'garamond', W/2, y0, .98, ink, 'middle'))
        y0 += th + 3.4
        if rest:
            o.append(text(W/2, y0 + 4.6, rest, fit(rest, 'garamond-i', W - 3.6*m, 6.6), 'garamond-i', ink))
        o.append(rule(m*1.6, W - m*1.6, bottom + 1.2, ink, .35))
        o.append(text(m*1.6, H - m - 3.2, net, fit(net, 'garamond', W*.5, 6, .06), 'garamond', ink, 'start', ls=.06))
        o.append(text(W - m*1.6, H - m - 3.2, 'FOR DOGS', 4.4, 'garamond', ink, 'end', ls=.16))
    else:
        m = H * .09
        o.append(f'<rect x="{m*.55}" y="{m*.55}" width="{W-m*1.1}" height="{H-m*1.1}" fill="none" stroke="{ink}" stroke-width="{H*.006}"/>')
        has = s['motif'] != 'none'
        mw = min(H - 2.4*m, W*.32) if has else 0
        if has:
            o.append(put(s['motif'], ink, acc, pap, m*1.6 + mw/2, H/2, mw))
        x0 = m*2 + mw + (m if has else 0)
        tw = W - x0 - m*1.6
        cx = x0 + tw/2
        o.append(text(cx, m + H*.13, 'BANKSIA & BARK', fit('BANKSIA & BARK', 'garamond', tw*.86, H*.088, .17), 'garamond', ink, ls=.17))
        o.append(rule(cx - tw*.14, cx + tw*.14, m + H*.175, ink, H*.006))
        lines, size = wrap(s['title'], 'garamond', tw, H*.42, .98, cap=H*.27, max_lines=2)
        th = size*.98*len(lines)
        o.append(lines_svg(lines, size, 'garamond', cx, H*.5 - th*.5 + H*.015, .98, ink, 'middle'))
        o.append(text(cx, H - m - H*.085, s['line'], fit(s['line'], 'garamond-i', tw, H*.1), 'garamond-i', ink))
    return ''.join(o)


def style_tidewater(W, H, s):
    ink, acc, pap = s['ink'], s['accent'], s['label']
    net, _, rest = s['line'].partition(' · ')
    o = []
    port = H >= W * .8
    m = 8 if port else H * .1

    def waves(y0, y1, n, amp, x0=-5, x1=None):
        x1 = W + 5 if x1 is None else x1
        out = ''
        for i in range(n):
            t = i / max(1, n - 1)
            y = y0 + (y1 - y0) * t
            step = (x1 - x0) / 6
            d = f'M{x0:.1f},{y:.1f}' + ''.join(f' q{step/2:.2f},{(-amp if k % 2 == 0 else amp):.2f} {step:.2f},0' for k in range(6))
            out += f'<path d="{d}" fill="none" stroke="{acc}" stroke-width="{(.5 + 1.9*t) * (1 if port else H/90):.2f}"/>'
        return out
    if port:
        o.append(text(m, m + 8.4, 'tidewater', 12.2, 'inter', ink, 'start', ls=-.02))
        o.append(text(W - m, m + 8.4, 'TW', 5, 'inter', ink, 'end', ls=.1))
        o.append(rule(m, W - m, m + 13, ink, .45))
        lines, size = wrap(s['title'], 'inter-sb', W - 2*m, min(H*.3, 42), 1.02, cap=17.5)
        o.append(lines_svg(lines, size, 'inter-sb', m, m + 18, 1.02, ink, 'start'))
        y = m + 18 + size * 1.02 * len(lines) + 3
        if rest:
            o.append(text(m, y + 6, rest, fit(rest, 'inter-l', W - 2*m, 6.6), 'inter-l', ink, 'start'))
            y += 8
        base = H - m - 8
        room = base - y - 6
        if room > 14:
            if s['motif'] in ('wave', 'none') or room < 26:
                n = max(4, int(room / 4.6))
                o.append(waves(y + 7, base - 4, n, 5.2))
            else:
                ms = min(room*.94, W*.62)
                o.append(waves(base - 13, base - 4, 3, 4.4))
                o.append(put(s['motif'], ink, acc, pap, W - m - ms/2, y + 2 + (room-10)/2, min(ms, room-8)))
        o.append(text(m, H - m, net, fit(net, 'inter', W*.55, 6.4), 'inter', ink, 'start'))
        o.append(text(W - m, H - m, 'for dogs', 5, 'inter-l', ink, 'end'))
    else:
        o.append(text(m*1.2, m + H*.15, 'tidewater', fit('tidewater', 'inter', W*.4, H*.19), 'inter', ink, 'start', ls=-.02))
        lines, size = wrap(s['title'], 'inter-sb', W*.62, H*.44, 1.02, cap=H*.24, max_lines=2)
        th = size * 1.02 * len(lines)
        o.append(lines_svg(lines, size, 'inter-sb', m*1.2, H - m - H*.14 - th, 1.02, ink, 'start'))
        o.append(text(m*1.2, H - m*.9, s['line'], fit(s['line'], 'inter-l', W*.62, H*.095), 'inter-l', ink, 'start'))
        if s['motif'] in ('wave', 'none'):
            o.append(waves(m*1.4, H - m*1.2, 8, H*.06, W*.68, W + 4))
        else:
            ms = min(H*.74, W*.3)
            o.append(put(s['motif'], ink, acc, pap, W - m*1.2 - ms/2, H/2, ms))
    return ''.join(o)


def style_wattle(W, H, s):
    ink, acc, pap = s['ink'], s['accent'], s['label']
    net, _, rest = s['line'].partition(' · ')
    o = []
    on = pap if contrast(pap, acc) > 1.8 else ink
    if H >= W * .8:
        m = 8
        ah = min(H * (.46 if H > 1.25 * W else .37), W * .78)
        r = W/2 - m
        o.append(f'<path d="M{m},{m+ah} V{m+min(r, ah)} A{r},{min(r,ah)} 0 0 1 {W-m},{m+min(r,ah)} V{m+ah}Z" fill="{acc}"/>')
        mk = s['motif'] if s['motif'] != 'none' else 'wattle'
        o.append(put(mk, on, on, acc, W/2, m + ah*.55, ah*.7))
        y = m + ah + 9.5
        o.append(text(W/2, y, 'Little Wattle', 9, 'quattro', ink))
        y += 4.5
        bottom = H - m - 7
        lines, size = wrap(s['title'], 'cabin-b', W - 2*m, max(10, min(bottom - y - 11, 36)), 1.0, cap=16)
        th = size*len(lines)
        y += max(0, (bottom - y - 11 - th) * .3)
        o.append(lines_svg(lines, size, 'cabin-b', W/2, y, 1.0, ink, 'middle'))
        y += th + 2.5
        if rest:
            o.append(text(W/2, y + 4.6, rest, fit(rest, 'cabin', W - 2*m, 6.4), 'cabin', ink))
        o.append(text(W/2, H - m + .5, net, fit(net, 'cabin', W*.6, 6, .04), 'cabin', ink, ls=.04))
        for sx in (-1, 1):
            for k in range(3):
                o.append(f'<circle cx="{W/2 + sx*(W*.32 + k*4.2):.1f}" cy="{H-m-1.4:.1f}" r="{1.3-.25*k:.2f}" fill="{acc}"/>')
    else:
        m = H * .09
        cw = min(H - 2*m, W*.36)
        o.append(f'<rect x="{m}" y="{m}" width="{cw}" height="{H-2*m}" rx="{cw/2:.1f}" fill="{acc}"/>')
        mk = s['motif'] if s['motif'] != 'none' else 'wattle'
        o.append(put(mk, on, on, acc, m + cw/2, H/2, cw*.68))
        x0 = m*2 + cw
        tw = W - x0 - m*1.3
        cx = x0 + tw/2
        o.append(text(cx, m + H*.15, 'Little Wattle', fit('Little Wattle', 'quattro', tw*.8, H*.14), 'quattro', ink))
        lines, size = wrap(s['title'], 'cabin-b', tw, H*.42, 1.0, cap=H*.25, max_lines=2)
        th = size*len(lines)
        o.append(lines_svg(lines, size, 'cabin-b', cx, H*.52 - th/2, 1.0, ink, 'middle'))
        o.append(text(cx, H - m - H*.06, s['line'], fit(s['line'], 'cabin', tw, H*.1), 'cabin', ink))
    return ''.join(o)


def style_straygum(W, H, s):
    ink, acc, pap = s['ink'], s['accent'], s['label']
    net, _, rest = s['line'].partition(' · ')
    o = []
    mk = s['motif'] if s['motif'] != 'none' else 'leaf'
    if H >= W * .8:
        m = 8
        o.append(text(m, m + 7, 'STRAY GUM', 9.4, 'karla-b', ink, 'start', ls=.14))
        lines, size = wrap(s['title'], 'karla-b', W - 2*m, min(H*.3, 40), .98, cap=16)
        th = size*.98*len(lines)
        y = H - m - 11 - th
        if rest:
            y -= 7
        room = y - m - 10
        ms = min(room*1.02, W*.86)
        o.append(put(mk, ink, acc, pap, W - m*.6 - ms*.42, m + 9 + room/2, ms))
        o.append(lines_svg(lines, size, 'karla-b', m, y, .98, ink, 'start'))
        y += th + 3
        if rest:
            o.append(text(m, y + 4.4, rest, fit(rest, 'karla', W - 2*m, 6.6), 'karla', ink, 'start'))
        o.append(rule(m, W - m, H - m - 6.6, ink, .5))
        o.append(text(m, H - m, net, fit(net, 'karla', W*.6, 5.8), 'karla', ink, 'start'))
        o.append(text(W - m, H - m, 'walk kindly', 5, 'karla', ink, 'end'))
    else:
        m = H * .1
        ms = min(H*.84, W*.34)
        o.append(put(mk, ink, acc, pap, W - m - ms/2, H/2, ms))
        tw = W - 3*m - ms
        o.append(text(m*1.2, m + H*.11, 'STRAY GUM', fit('STRAY GUM', 'karla-b', tw, H*.13, .14), 'karla-b', ink, 'start', ls=.14))
        o.append(rule(m*1.2, m*1.2 + tw*.3, m + H*.17, acc, H*.018))
        lines, size = wrap(s['title'], 'karla-b', tw, H*.42, .98, cap=H*.25, max_lines=2)
        th = size*.98*len(lines)
        o.append(lines_svg(lines, size, 'karla-b', m*1.2, H - m - H*.16 - th, .98, ink, 'start'))
        o.append(text(m*1.2, H - m*.95, s['line'], fit(s['line'], 'karla', tw, H*.1), 'karla', ink, 'start'))
    return ''.join(o)


def style_dustyfoot(W, H, s):
    ink, acc, pap = s['ink'], s['accent'], s['label']
    net, _, rest = s['line'].partition(' · ')
    o = []
    on = pap if contrast(pap, acc) > 1.8 else ink
    mk = s['motif']
    if H >= W * .8:
        m = 6
        o.append(f'<rect x="{m*.6}" y="{m*.6}" width="{W-m*1.2}" height="{H-m*1.2}" rx="2.4" fill="none" stroke="{ink}" stroke-width="1.1"/>')
        o.append(text(W/2, m + 14, 'DUSTYFOOT', fit('DUSTYFOOT', 'spartan-b', W - 3.6*m, 15, .02), 'spartan-b', ink, ls=.02))
        bh_max = min(H*.32, 40)
        lines, size = wrap(s['title'].upper(), 'spartan-b', W - 5*m, bh_max, 1.0, cap=13.5)
        bh = size*len(lines) + 8
        by = H - m - 14 - bh
        o.append(f'<rect x="{m*.6}" y="{by:.2f}" width="{W-m*1.2}" height="{bh:.2f}" fill="{acc}"/>')
        o.append(lines_svg(lines, size, 'spartan-b', W/2, by + 4 - size*.08, 1.0, on, 'middle'))
        top = m + 19
        room = by - top
        if mk != 'none' and room > 12:
            ms = min(room*.82, W*.6)
            o.append(put(mk, ink, ink, pap, W/2, top + room/2, ms))
            if room > 34:
                for sx in (-1, 1):
                    o.append(rule(W/2 + sx*(ms/2 + 4), W/2 + sx*(W/2 - m*1.5), top + room/2, ink, .8))
        o.append(text(W/2, H - m - 5, s['line'], fit(s['line'], 'spartan', W - 4*m, 6.8), 'spartan', ink))
    else:
        m = H * .07
        o.append(f'<rect x="{m*.6}" y="{m*.6}" width="{W-m*1.2}" height="{H-m*1.2}" rx="{m*.4}" fill="none" stroke="{ink}" stroke-width="{H*.014}"/>')
        bw = min(W*.32, H*.9)
        o.append(f'<rect x="{m*.6}" y="{m*.6}" width="{bw}" height="{H-m*1.2}" fill="{acc}"/>')
        if mk != 'none':
            o.append(put(mk, on, on, acc, m*.6 + bw/2, H/2, min(bw*.76, H*.7)))
        x0 = m*.6 + bw + m
        tw = W - x0 - m*1.8
        o.append(text(x0, m + H*.2, 'DUSTYFOOT', fit('DUSTYFOOT', 'spartan-b', tw, H*.2, .02), 'spartan-b', ink, 'start', ls=.02))
        lines, size = wrap(s['title'].upper(), 'spartan-b', tw, H*.34, 1.0, cap=H*.19, max_lines=2)
        th = size*len(lines)
        o.append(lines_svg(lines, size, 'spartan-b', x0, H*.6 - th/2, 1.0, ink, 'start'))
        o.append(text(x0, H - m*1.6, s['line'], fit(s['line'], 'spartan', tw, H*.1), 'spartan', ink, 'start'))
    return ''.join(o)


STYLES = {'Banksia & Bark': style_banksia, 'Tidewater': style_tidewater, 'Little Wattle': style_wattle,
          'Stray Gum': style_straygum, 'Dustyfoot': style_dustyfoot}


def style_of(brand):
    for k, v in STYLES.items():
        if brand and brand.lower().startswith(k.lower()[:6]):
            return v
    return style_banksia


def disc(s):
    """Round lid label, box 100 x 100."""
    ink, acc, pap = s['ink'], s['accent'], s['label']
    b = s['brand']
    face, tf, sf = {'Tidewater': ('inter', 'inter-sb', 'inter-l'), 'Little Wattle': ('quattro', 'cabin-b', 'cabin'), 'Stray Gum': ('karla-b', 'karla-b', 'karla'),
                    'Dustyfoot': ('spartan-b', 'spartan-b', 'spartan')}.get(b, ('garamond', 'garamond', 'garamond-i'))
    name = b.upper() if b not in ('Little Wattle', 'Tidewater') else b
    o = [f'<circle cx="50" cy="50" r="50" fill="{pap}"/><circle cx="50" cy="50" r="45.5" fill="none" stroke="{ink}" stroke-width=".5"/>']
    if b == 'Dustyfoot':
        o.append(f'<circle cx="50" cy="50" r="47" fill="none" stroke="{acc}" stroke-width="2.4"/>')
    mk = s['motif']
    if mk != 'none':
        o.append(put(mk, ink, acc, pap, 50, 26.5, 29))
    o.append(text(50, 49, name, fit(name, face, 66, 6.2, .12), face, ink, ls=.12))
    o.append(rule(40, 60, 52.2, ink, .4))
    lines, size = wrap(s['title'], tf, 74, 23, 1.0, cap=13.5, max_lines=2)
    o.append(lines_svg(lines, size, tf, 50, 55.5, 1.0, ink, 'middle'))
    y = 55.5 + size*len(lines) + 6.4
    o.append(text(50, y, s['line'], fit(s['line'], sf, max(20, 2*math.sqrt(max(1, 44**2-(y-50)**2))-6), 5.4), sf, ink))
    return ''.join(o)


def svg(kind, w, h, s):
    """kind: 'label' (paper with art), 'print' (art only, transparent), 'panel' (container colour with a paper label), 'disc'."""
    st = style_of(s['brand'])
    if kind != 'print' and contrast(s['accent'], s['label']) < 1.6:      # never paper on paper
        s = dict(s, accent=blend(s['ink'], s['label'], .35))
    if kind == 'disc':
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{disc(s)}</svg>'
    W, H = 100.0, 100.0 * h / w
    # Imported here: it draws with what is above.
    import back_labels
    art = back_labels.back(W, H, s) if s.get('content') else st(W, H, s)
    bg = '' if kind == 'print' else f'<rect width="{W}" height="{H}" fill="{s["label"]}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {W:.3f} {H:.3f}">{bg}{art}</svg>'


def raster(svg_text, px_w, folder):
    os.makedirs(folder, exist_ok=True)
    key = hashlib.sha1((svg_text + str(px_w)).encode()).hexdigest()[:16]
    out = os.path.join(folder, key + '.png')
    if not os.path.exists(out):
        src = out[:-4] + '.svg'
        with open(src, 'w') as f:
            f.write(svg_text)
        subprocess.run(['rsvg-convert', '-w', str(int(px_w)), '-o', out, src], check=True)
    return out


if __name__ == '__main__':
    import sys
    folder = sys.argv[1]
    ks = ['leaf', 'wattle', 'banksia', 'paw', 'wave', 'bone', 'fish', 'kangaroo', 'citrus', 'flower', 'stripe']
    body = ''.join(put(k, '#1F2B25', '#B5603C', '#F2EBDD', 60 + 110*(i % 6), 60 + 110*(i//6), 100) for i, k in enumerate(ks))
    print(raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 230"><rect width="680" height="230" fill="#F2EBDD"/>{body}</svg>', 1360, folder))
    base = dict(accent='#B5603C', ink='#1F2B25', label='#F2EBDD', title='Oatmeal & Honey', line='500 mL · Shampoo', motif='wattle')
    cells = ''
    for i, b in enumerate(STYLES):
        s = dict(base, brand=b, motif=['banksia', 'wave', 'wattle', 'leaf', 'paw'][i])
        cells += f'<svg x="{i*112}" y="6" width="104" height="156" viewBox="0 0 100 150"><rect width="100" height="150" fill="{s["label"]}"/>{style_of(b)(100, 150, s)}</svg>'
        cells += f'<svg x="{i*112}" y="170" width="104" height="52" viewBox="0 0 100 50"><rect width="100" height="50" fill="{s["label"]}"/>{style_of(b)(100, 50, s)}</svg>'
        cells += f'<svg x="{i*112}" y="230" width="104" height="104" viewBox="0 0 100 100">{disc(s)}</svg>'
    print(raster(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 340"><rect width="560" height="340" fill="#999"/>{cells}</svg>', 1680, folder))
