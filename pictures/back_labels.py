"""The artwork of a back label: what is in it and how it is used, from the product's own text in the shop."""
import hashlib
import html
import re
import labels

# The face of headings and of text, by brand.
FACE = {'Tidewater': ('inter-sb', 'inter'), 'Little Wattle': ('cabin-b', 'cabin'), 'Stray Gum': ('karla-b', 'karla'), 'Dustyfoot': ('spartan-b', 'spartan')}
# In this order, as far as the product's text has them and the label has room.
WANTED = ('Directions', 'Dilution', 'Ingredients', 'In the box')
LARGEST, SMALLEST, STEP = 7.0, 3.0, .1
# With how the shop introduces the product, the text is at least the first of these; without, at least the second.
WITH_INTRO, READABLE = 4.4, 3.4
KEEPS = re.compile(r'months|opening|out of the sun|upright', re.I)


def _words(part):
    plain = html.unescape(re.sub(r'<[^>]+>', ' ', part.replace('</li>', '. ')))
    return re.sub(r'\s+', ' ', plain).strip().replace(' .', '.').replace('..', '.')


def sections(content):
    """How a product's text introduces it, and its headings with the words below each, as far as a pack says them."""
    found = dict(re.findall(r'<h3>(.*?)</h3>(.*?)(?=<h3>|$)', content, re.S))
    chosen = [(title, _words(found[title])) for title in WANTED if found.get(title)]
    # Cartons are for the trade; how long it keeps is for everybody.
    kept = [part for part in re.findall(r'<li>(.*?)</li>', found.get('Pack and carton', '')) if KEEPS.search(part)]
    keeps = [('Keeps', _words('</li>'.join(kept) + '.'))] if kept else []
    return _words(content.split('</p>')[0]), chosen + keeps


def _wrapped(words, face, size, most):
    lines = ['']
    for word in words.split():
        longer = f'{lines[-1]} {word}'.strip()
        if lines[-1] and labels.width(longer, face, size) > most:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _set(parts, bold, face, size, most):
    """Lines of all parts as (words, face, space above)."""
    out = []
    for title, body in parts:
        if title:
            out.append((title, bold, .9))
        out += [(line, face, .15 if title and at == 0 else .9 if out and at == 0 else 0) for at, line in enumerate(_wrapped(body, face, size, most))]
    return out


def _height(lines, size):
    return sum(size * (1.28 + above) for _, _, above in lines)


def _bars(x, y, w, h, code, ink):
    """Bars that look like a barcode: from the code's own hash, since nobody scans a picture."""
    bits = ''.join(f'{byte:08b}' for byte in hashlib.sha1(code.encode()).digest()[:12])
    step = w / len(bits)
    return ''.join(f'<rect x="{x + at * step:.2f}" y="{y:.2f}" width="{step * 1.04:.2f}" height="{h:.2f}" fill="{ink}"/>' for at, bit in enumerate(bits) if bit == '1')


def back(W, H, s):
    """A back label of W by H, W being 100. `s` is a shot with `brand`, `code` and `content` besides."""
    ink = s['ink']
    bold, face = FACE.get(next((known for known in FACE if s['brand'].startswith(known)), ''), ('garamond', 'garamond'))
    wide = H < W * .8
    m = 8.5 if not wide else H * .09
    foot = 15 if not wide else H * .2
    head = labels.fit(s['title'], bold, W - 2 * m, 9 if not wide else H * .14)
    intro, parts = sections(s['content'])
    room = H - 2 * m - foot - head * 1.5 - 3
    for chosen, least in (([('', intro), *parts], WITH_INTRO), (parts, READABLE), (parts[:1] or [('', intro)], SMALLEST)):
        size = LARGEST
        while size > SMALLEST and _height(_set(chosen, bold, face, size, W - 2 * m), size) > room:
            size -= STEP
        if chosen and size >= least:
            break
    parts = chosen
    out = [labels.text(m, m + head * .85, s['title'], head, bold, ink, 'start'), labels.rule(m, W - m, m + head * 1.25, ink, .4)]
    y = m + head * 1.5 + 1
    for line, own, above in _set(parts, bold, face, size, W - 2 * m):
        y += size * (1.28 + above)
        out.append(labels.text(m, y, line, size, own, ink, 'start'))
    bar = min(34, W * .34)
    out.append(f'<rect x="{W - m - bar - 1.5:.2f}" y="{H - m - foot + 2:.2f}" width="{bar + 3:.2f}" height="{foot - 2:.2f}" fill="#fbfaf6"/>')
    out.append(_bars(W - m - bar, H - m - foot + 3.2, bar, foot - 4.4, s['code'], '#1b1b1b'))
    net = s['line'].partition(' · ')[0]
    small = 4.6 if not wide else H * .07
    out.append(labels.text(m, H - m - small * 1.6, net, labels.fit(net, bold, W - 2 * m - bar - 4, small * 1.2), bold, ink, 'start'))
    made = f"{s['brand']} · Made in Australia"
    out.append(labels.text(m, H - m - small * .2, made, labels.fit(made, face, W - 2 * m - bar - 4, small), face, ink, 'start'))
    return ''.join(out)
