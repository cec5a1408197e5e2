"""Makes every picture that is missing or whose inputs have changed, then the manifest.

python3 batch.py shots.json [--only a,b] [--preview folder] [--scale 0.35] [--list]
"""
import argparse
import fcntl
import hashlib
import json
import os
import re
import subprocess
import sys
import time

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', 'backend', 'media', 'originals')
TMP = os.environ.get('SHOT_TMP', '/tmp/stockist-shots')

# Raise a model's number when its shape changes: its pictures are then made again.
VERSION = {'pouch': 1}
LOOK = 2
SIZE = {'product': (1800, 1800), '16x9': (2800, 1575), '4x3': (2400, 1800), '1x1': (1800, 1800)}
SAMPLES = {'product': 24, 'scene': 24}
DRAFT = {'product': (.86, 5), 'scene': (.8, 5)}   # share of the size, samples

# One picture of each family comes early, then the rest, then the scenes.
ARTICLE = {'pouch': 'Pouch', 'pouch-large': 'Large pouch', 'jar': 'Glass jar', 'tin': 'Round tin', 'tub': 'Tub', 'bottle-pump': 'Pump bottle', 'bottle-flip': 'Flip-top bottle',
           'jerrycan': 'Five-litre jerrycan', 'spray-glass': 'Small glass spray bottle', 'spray-alu': 'Aluminium spray bottle', 'trigger': 'Trigger spray bottle', 'roll-box': 'Cardboard box',
           'rolls': 'Loose rolls', 'dispenser-capsule': 'Capsule dispenser', 'dispenser-bone': 'Bone-shaped dispenser', 'dispenser-station': 'Post-mounted bag station', 'bar': 'Solid bar with a paper band',
           'carton': 'Carton', 'gift-box': 'Gift box', 'vials': 'Slide box of four glass vials', 'display-stand': 'Timber counter display', 'brush': 'Wooden brush', 'towel': 'Folded towel',
           'bow-box': 'Open box of bows', 'belt-bag': 'Canvas belt bag', 'bundle': 'Set'}
HUES = [('#EEF0EA', 'white'), ('#F2EBDD', 'cream'), ('#F4E7C3', 'cream'), ('#F4F5F0', 'white'), ('#E0CDA3', 'sand'), ('#D9C3A0', 'sand'), ('#D8D2C0', 'oat-coloured'), ('#E9D9B4', 'straw-coloured'),
        ('#C7A77B', 'tan'), ('#BE9A6A', 'kraft'), ('#B98A5A', 'beech'), ('#D8BE95', 'pale timber'), ('#B9A48E', 'stone-coloured'), ('#3E5247', 'deep green'), ('#2E4038', 'dark green'), ('#3F4A38', 'olive'),
        ('#7C9582', 'sage'), ('#6F8A78', 'eucalyptus-green'), ('#A9B89A', 'pale green'), ('#A9C1B4', 'sea-green'), ('#BFD3CF', 'pale sea-green'), ('#4C5F6B', 'slate-blue'), ('#2F5D6E', 'deep blue'),
        ('#6B3F46', 'plum'), ('#7A2E2E', 'dark red'), ('#A4502F', 'clay-red'), ('#C4643F', 'terracotta'), ('#B5603C', 'rust'), ('#5B3A2E', 'brown'), ('#2F2B28', 'near-black'), ('#E3B23C', 'wattle-yellow'),
        ('#F0D98A', 'pale yellow'), ('#B7AEC6', 'lavender'), ('#C9CED0', 'silver'), ('#DDE5DF', 'pale green'), ('#DCE2CF', 'pale green')]


def hue(hexcol):
    v = [int(hexcol[i:i + 2], 16) for i in (1, 3, 5)]
    return min(HUES, key=lambda h: sum((int(h[0][i:i + 2], 16) - v[k]) ** 2 for k, i in enumerate((1, 3, 5))))[1]


ALT = {
    'christmas-treat-crate': 'Timber crate of five Dustyfoot treat pouches: {name}',
    'car-and-beach-towel': 'Oat-coloured towel with a blue stripe, rolled in a paper band: {name} by {brand}',
    'quick-dry-grooming-towel': 'Deep blue towel with pale stripes, folded in a paper band: {name} by {brand}',
    'dilution-bottle-set': 'Three white bottles with fill lines and pointed nozzles: {name} by {brand}',
    'first-walk-kit': 'Box, treat pouch, capsule dispenser and two rolls of bags: {name} by {brand}',
    'beechwood-wash-brush': 'Two oval wooden brushes, one showing its rubber pins: {name} by {brand}',
    'finishing-bows-box-of-50': 'Open cream box with rows of small cotton bows in bush colours: {name}, by {brand}',
    'birthday-biscuit-tin': 'Round wattle-yellow tin with its lid leaning on it: {name} by {brand}',
    'paw-balm-tin': 'Small round stone-coloured tin, open, with its lid leaning on it: {name} by {brand}',
    'between-washes-refill-pouch': 'Pale sea-green refill pouch with a corner spout: Between Washes coat deodorant by {brand}, 1 L',
    'wattleseed-crackers': 'Sage-green box of {name} by {brand}, with a few crackers',
    'trainers-bulk-box': 'Taped kraft carton with a paw on its label: {name} by {brand}',
    'pigs-ears': 'Kraft carton with two ears in front: {name} by {brand}',
    'scent-bar-counter-display': 'Stepped timber display with three rows of small perfume bottles: {name} by {brand}',
    'dispenser-and-rolls-counter-display': 'Stepped timber display with capsule dispensers and rolls of bags: {name} by {brand}',
    'lavender-waste-bag-rolls': 'Pyramid of lavender-coloured rolls of bags: {name} by {brand}',
    'station-refill-rolls': 'Four large eucalyptus-green rolls of bags: {name} by {brand}',
    'solid-shampoo-bar': 'Two pale green bars, one in a paper band: {name} by {brand}',
    'conditioner-bar': 'Two cream bars, one in a paper band: {name} by {brand}',
    'perfume-discovery-vials': 'Slide box, half open, with four small vials: {name} by {brand}',
}


def alt_product(p):
    s = p['shot']
    if p['slug'] in ALT:
        return ALT[p['slug']].format(name=p['name'], brand=p['brand'])
    a = ARTICLE[s['model']]
    head = a if s['model'] in ('jar', 'display-stand') else (lambda h: h[0].upper() + h[1:] + ' ' + a[0].lower() + a[1:])(hue(s['body']))
    name = p['name'] if len(p['name']) < 60 else s['title']
    for w in (' Tin', ' Pouch'):
        name = name.removesuffix(w)
    if s['model'] not in ('pouch', 'pouch-large', 'jar', 'tub', 'bottle-pump', 'bottle-flip', 'jerrycan', 'spray-glass', 'spray-alu', 'trigger'):
        return f"{head}: {name} by {p['brand']}"
    net = s['line'].split(' · ')[0]
    tail = f', {net[0].lower() + net[1:]}' if re.match(r'^(\d+ (g|kg|mL|L)|Pack of \d+)$', net) and s['model'] != 'jerrycan' else ''
    return f"{head.replace('Sand ', 'Sand-coloured ')} of {name} by {p['brand']}{tail}"


def jobs(data):
    bys = {p['slug']: p for p in data['products']}
    for p in data['products']:
        ident = json.dumps([LOOK, VERSION.get(p['shot']['model'], 1), p['slug'], p['brand'], p['groups'][:1], p['shot'], SIZE['product']])
        yield dict(key=p['slug'], size=SIZE['product'], res=SIZE['product'], samples=SAMPLES['product'], products=[p], all=bys, alt=alt_product(p), ident=ident)
    for p in data['products']:
        if p['back']:
            ident = json.dumps([LOOK, VERSION.get(p['shot']['model'], 1), VERSION.get('back', 1), p['slug'], p['brand'], p['groups'][:1], p['shot'], p['content'], p['code'], SIZE['product']])
            yield dict(key=p['slug'] + '-back', size=SIZE['product'], res=SIZE['product'], samples=SAMPLES['product'], products=[p], all=bys, back=True, alt=f"Back of the pack: {p['name']} by {p['brand']}, with its small print", ident=ident)
    for s in data['scenes']:
        ps = [bys[k] for k in s['products'] if k in bys]
        ident = json.dumps([LOOK, VERSION.get('scene', 1), VERSION.get(s['key'], 1), s, [p['shot'] for p in ps], SIZE[s['aspect']]])
        yield dict(key=s['key'], size=SIZE[s['aspect']], res=SIZE[s['aspect']], samples=SAMPLES['scene'], products=ps, all=bys, scene=s, alt=s['alt'], ident=ident)


def run(job):
    path = os.path.join(TMP, 'job-' + job['key'] + '.json')
    json.dump(job, open(path, 'w'))
    env = dict(os.environ, SHOT_SIM=os.path.join(TMP, 'sim'), SHOT_LABELS=os.path.join(TMP, 'labels'))
    with open(os.path.join(TMP, 'lock'), 'w') as lock:      # never two renders at once
        if not job.get('locked'):
            fcntl.flock(lock, fcntl.LOCK_EX)
        r = subprocess.run(['nice', '-n', '19', 'blender', '-b', '-noaudio', '-P', os.path.join(HERE, 'shoot.py'), '--', path], capture_output=True, text=True, env=env)
    if os.path.exists(path):
        os.remove(path)
    text = r.stdout + r.stderr
    note = [l for l in text.splitlines() if l.startswith('SHOT')]
    if not note:
        print(job['key'], 'FAILED', text[-1800:], flush=True)
        return False
    print(note[0], flush=True)
    return True


def sims():
    folder = os.path.join(TMP, 'sim')
    if not os.path.exists(os.path.join(folder, 'pouch-large.npz')):
        subprocess.run(['nice', '-n', '19', 'blender', '-b', '-P', os.path.join(HERE, 'pouch_sim.py'), '--', folder], check=True, stdout=subprocess.DEVNULL)


def size_of(path):
    """Width and height in pixels; None where there is no picture."""
    if not os.path.exists(path):
        return None
    with Image.open(path) as picture:
        return picture.size


def manifest(data):
    path = os.path.join(OUT, 'manifest.json')
    keys = {j['key'] for j in jobs(data)}
    # Portraits, tiles and charts are made by other scripts.
    others = [e for e in json.load(open(path)) if e['key'] not in keys] if os.path.exists(path) else []
    out = []
    for j in jobs(data):
        f = j['key'] + '.jpg'
        size = size_of(os.path.join(OUT, f))
        if size:
            out.append(dict(key=j['key'], file=f, width=size[0], height=size[1], alt=j['alt'], focal=dict(x=.5, y=.55 if j.get('scene') else .5)))
    with open(path, 'w') as file:
        json.dump(out + others, file, indent=1, ensure_ascii=False)
    return len(out)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('shots')
    ap.add_argument('--only', help='keys or models, with commas between them')
    ap.add_argument('--preview', help='folder for small PNGs instead of the originals')
    ap.add_argument('--scale', type=float, default=.3)
    ap.add_argument('--samples', type=int)
    ap.add_argument('--force', action='store_true')
    ap.add_argument('--draft', action='store_true', help='four fifths of the size and fewer samples; a later run without it makes these again')
    ap.add_argument('--stop-at', help='HH:MM UTC: start no picture after that')
    a = ap.parse_args()
    os.makedirs(TMP, exist_ok=True)
    os.makedirs(OUT, exist_ok=True)
    sims()
    data = json.load(open(a.shots))
    done_file = os.path.join(TMP, 'done.json')
    only = set(a.only.split(',')) if a.only else None
    if a.preview:
        whole = open(os.path.join(TMP, 'lock'), 'w')
        fcntl.flock(whole, fcntl.LOCK_EX)
    for j in jobs(data):
        j['locked'] = bool(a.preview)
        if a.stop_at and time.strftime('%H:%M', time.gmtime()) >= a.stop_at:
            print('time is up'); break
        if only and j['key'] not in only and (j.get('scene') or j['products'][0]['shot']['model'] not in only) and not (j.get('scene') and 'scenes' in only):
            continue
        j['tmp'] = os.path.join(TMP, 'passes-' + ('p' if a.preview else 'f'))
        if a.preview:
            os.makedirs(a.preview, exist_ok=True)
            j['res'] = j['size'] = tuple(int(v * a.scale) for v in j['size'])
            j['samples'] = a.samples or 16
            j['out'] = os.path.join(a.preview, j['key'] + '.png')
            run(j)
            continue
        j['out'] = os.path.join(OUT, j['key'] + '.jpg')
        done = json.load(open(done_file)) if os.path.exists(done_file) else {}
        h = hashlib.sha1(j['ident'].encode()).hexdigest()
        was = done.get(j['key'], h)
        # Pictures of another size are of before: a run that was stopped goes on with what is left.
        if not a.force and size_of(j['out']) == j['size'] and (was == h or a.draft and was == h + ' draft'):
            continue
        if a.draft:
            j['radius'] = 3
            k, j['samples'] = DRAFT['scene' if j.get('scene') else 'product']
            j['res'] = tuple(int(v * k) for v in j['size'])
        if run(j):
            done = json.load(open(done_file)) if os.path.exists(done_file) else {}
            done[j['key']] = h + (' draft' if a.draft else '')
            json.dump(done, open(done_file, 'w'))
        manifest(data)
    if not a.preview:
        print('manifest', manifest(data))


main()
