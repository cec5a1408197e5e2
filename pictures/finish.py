"""From Cycles passes to a photograph: denoise (joint non-local means, albedo divided out), tone curve, JPEG.

Debian's Blender has no OpenImageDenoise; this takes its place.
"""
import os
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np


def load(folder):
    def rd(n):
        f = [x for x in sorted(os.listdir(folder)) if x.startswith(n) and x.endswith('.exr')][-1]
        return cv2.imread(os.path.join(folder, f), cv2.IMREAD_UNCHANGED)[:, :, :3].astype(np.float32)
    return rd('c'), rd('a'), rd('n'), rd('i')[:, :, 0]


def still(a):
    """Albedo seen through glass is noisy too; print and edges have far more contrast than that noise."""
    q = np.sqrt(np.clip(a, 0, None))
    for s in (.10, .06):
        q = cv2.bilateralFilter(q, 7, s, 2.2)
    return q * q


def nlm(t, a, n, radius, strength):
    """Joint non-local means of t (log light), guided by albedo and normal."""
    g = cv2.cvtColor(t, cv2.COLOR_BGR2GRAY)
    # local noise level: what a small blur takes away, looked at over a wide window
    hi = g - cv2.GaussianBlur(g, (0, 0), 1.0)
    sig = np.sqrt(cv2.GaussianBlur(hi * hi, (0, 0), 6)) + .002
    sig = np.minimum(sig, float(np.median(sig)) * 3.5 + .012)
    h2 = (strength * 1.3 * sig) ** 2
    H, W = g.shape
    P = radius
    pad = lambda x: cv2.copyMakeBorder(x, P, P, P, P, cv2.BORDER_REFLECT_101)
    tp, gp, np_, ap = pad(t), pad(g), pad(n), pad(a)
    acc = np.zeros_like(t); ws = np.zeros_like(g)
    for dy in range(-P, P + 1):
        for dx in range(-P, P + 1):
            if dx * dx + dy * dy > P * P + 1:
                continue
            sl = (slice(P + dy, P + dy + H), slice(P + dx, P + dx + W))
            dg = g - gp[sl]
            d2 = cv2.blur(dg * dg, (5, 5))
            e = np.maximum(d2 - 2 * h2 * .55, 0) / (2 * h2)
            dn = n - np_[sl]
            e += (dn * dn).sum(2) / .012
            da = a - ap[sl]
            e += (da * da).sum(2) / .004
            w = cv2.exp(-np.minimum(e, 30))
            if dx == 0 and dy == 0:
                w *= .7
            ws += w
            acc += tp[sl] * w[:, :, None]
    return acc / ws[:, :, None]


def denoise(c, a, n, radius=4, strength=1.0, levels=3):
    eps = .04
    a = np.clip(a, 0, None)
    qa = still(a)
    t = np.log1p(np.clip(c, 0, 20) / (a + eps) * 2)      # light without print, on a compressed scale
    nn = cv2.GaussianBlur(n, (0, 0), .6)
    aa = cv2.GaussianBlur(np.sqrt(qa), (0, 0), .5)
    t = nlm(t, aa, nn, radius, strength)
    # what is left is blotches: the same again at a half and a quarter of the size, as a correction
    k = 1
    for _ in range(levels - 1):
        k *= 2
        size = (t.shape[1] // k, t.shape[0] // k)
        if min(size) < 48:
            break
        dn = lambda x: cv2.resize(x, size, interpolation=cv2.INTER_AREA)
        d = dn(t)
        fix = nlm(d, dn(aa), dn(nn), 4, strength * 1.25) - d
        t = t + cv2.resize(fix, (t.shape[1], t.shape[0]), interpolation=cv2.INTER_LINEAR)
    return (np.expm1(t) / 2) * (qa + eps)


def calm_ground(d, a, n, idx, k=4):
    """The seamless ground is smooth but for shadows: filter it again at a quarter of the size, away from the product."""
    ground = (np.abs(idx - 1) < .5).astype(np.uint8)
    H, W = ground.shape
    w, h = max(8, W // k), max(8, H // k)
    irr = d / (a + .04)
    g = ground.astype(np.float32)[:, :, None]
    # colour of the ground carried under the product, so that the small image has no edge there
    num = cv2.GaussianBlur(irr * g, (0, 0), 12); den = cv2.GaussianBlur(g, (0, 0), 12)
    if den.ndim == 2: den = den[:, :, None]
    filled = np.where(g > 0, irr, num / np.maximum(den, 1e-3))
    small = cv2.resize(filled, (w, h), interpolation=cv2.INTER_AREA)
    flat = np.ones_like(small)
    sm = denoise(small, flat * .96, flat, radius=6, strength=1.6, levels=1)
    sm = cv2.GaussianBlur(sm, (0, 0), 1.1)
    up = cv2.resize(sm, (W, H), interpolation=cv2.INTER_CUBIC)
    dist = cv2.distanceTransform(ground, cv2.DIST_L2, 5)
    s = max(W, H) / 900
    m = np.clip((dist - 5 * s) / (22 * s), 0, 1)[:, :, None]
    return d * (1 - m) + up * (a + .04) * m


def tone(c, exposure=1.0, white=1.0):
    """A gentle film curve: linear in the mids, a soft shoulder, slightly lifted blacks. Returns 8-bit BGR."""
    x = c * exposure
    k = .62                                     # shoulder starts here (linear light)
    y = np.where(x < k, x, k + (1 - k) * (1 - np.exp(-(x - k) / (1 - k))))
    y = np.clip(y, 0, 1)
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.power(np.maximum(y, 1e-8), 1 / 2.4) - .055)
    s = s + .035 * (s - s * s) * (2 * s - 1) * 2  # a little mid contrast
    s = .012 + s * .988
    return s


def save(s, path, size, quality=88, grain=.004, seed=1):
    if s.shape[1] != size[0]:
        s = cv2.resize(s, size, interpolation=cv2.INTER_AREA if s.shape[1] > size[0] else cv2.INTER_CUBIC)
    blur = cv2.GaussianBlur(s, (0, 0), 1.0)
    s = s + .25 * (s - blur)
    rng = np.random.default_rng(seed)
    s = s + rng.normal(0, grain, s.shape[:2]).astype(np.float32)[:, :, None]  # dither against banding
    img = np.clip(s * 255 + .5, 0, 255).astype(np.uint8)
    p = [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1, cv2.IMWRITE_JPEG_PROGRESSIVE, 1] if path.endswith('jpg') else []
    cv2.imwrite(path, img, p)


def run(folder, path, size, exposure=1.0, quality=88, raw=False, radius=4):
    c, a, n, idx = load(folder)
    d = c if raw else denoise(c, a, n, radius)
    if not raw:
        d = calm_ground(d, a, n, idx)
    save(tone(d, exposure), path, size, quality)
