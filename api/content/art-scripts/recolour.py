"""Puts the steps of a turn, rendered in tell-tale paint, into the colours in which the bike is sold.

recolour.py BACKDROP.exr OUT_DIR NAME=PAINT[,FRAME] … -- STEP …      (colours as #rrggbb)

A STEP is the path of a render without its end: STEP.exr, made by bike.py with --parts 1, STEP.dn.exr, the same without
noise, and STEP.crop, the value of its --crop. It is laid into the backdrop, which is the studio alone, and written as OUT_DIR/NAME-spin-NN.exr.

The render has paint of pure red (--color '#bc0000', 0.5 of linear light) and, where a frame is given, a frame of pure
green (--frame '#00bc00'), under lights that are all but neutral. So what a pixel has more of red than of blue came from
the paint, on it or mirrored by what is beside it, and is replaced by the same share of the new colour; likewise green
and the frame. What is coloured by itself (the gold fork, lamps, copper) is told by its albedo and kept. Lettering
becomes dark on a light paint, as bike.py has it.
"""
import os, re, sys, numpy as np, OpenImageIO as oiio
from scipy.ndimage import gaussian_filter1d, maximum_filter, median_filter
TELL = .5                                    # linear value of the paint in its one channel
FEATHER_X, FEATHER_Y = int(os.environ.get('FEATHER', 72)), 28   # pixels over which a step goes over into the backdrop
def linear(text):
    v = np.array([int(text[i:i+2], 16) for i in (1, 3, 5)])/255
    return np.where(v <= .04045, v/12.92, ((v+.055)/1.055)**2.4).astype(np.float32)
def read(path):
    im = oiio.ImageBuf(path)
    return im.spec().channelnames, im.get_pixels(oiio.FLOAT).astype(np.float32)
def pick(names, a, suffixes):
    return a[..., [next(i for i, n in enumerate(names) if n.endswith(s)) for s in suffixes]]
def write(path, rgb):
    out = np.dstack([rgb, np.ones(rgb.shape[:2], np.float32)]).astype(np.float32)
    b = oiio.ImageBuf(oiio.ImageSpec(out.shape[1], out.shape[0], 4, oiio.HALF)); assert b.set_pixels(b.roi, np.ascontiguousarray(out)), b.geterror(); assert b.write(path), b.geterror()
def shares(parts, albedo, lit, has_frame):
    """What of each pixel came from the paint and from the frame, and the rest."""
    red, green, blue = (lit[..., i] for i in range(3))
    bodywork = np.clip(parts[..., 0]+parts[..., 1], 0, 1)
    near = np.clip(8*maximum_filter(bodywork, 3), 0, 1)
    # What is neither paint nor frame keeps its own colour, so far as its albedo is coloured.
    albedo = np.dstack([median_filter(albedo[..., i], 3) for i in range(3)])
    spread = albedo.max(2)-albedo.min(2); tinted = np.clip((spread/(albedo.max(2)+.02)-.06)/.10, 0, 1)
    # What mirrors the paint has its albedo, but darker: a black gloss, not a lamp.
    ar, ag, ab = (albedo[..., i] for i in range(3)); most = albedo.max(2)
    purity = 1-np.clip(abs(ag-ab)/(ar+.005)/.15, 0, 1)
    if has_frame: purity = np.maximum(purity, 1-np.clip(abs(ar-ab)/(ag+.005)/.15, 0, 1))
    mirrored = purity*np.clip((.16-most)/.06, 0, 1)
    share = np.maximum.reduce([near, 1-tinted, mirrored])
    slack = 1.015+.02*(1-bodywork)           # the lights are not wholly neutral
    of_paint = np.maximum(red-slack*(blue if has_frame else np.maximum(green, blue)), 0)*share
    of_frame = np.maximum(green-slack*blue, 0)*share if has_frame else np.zeros_like(of_paint)
    return of_paint, of_frame, lit[..., :3]-np.dstack([of_paint, of_frame, np.zeros_like(of_paint)])
def recoloured(of_paint, of_frame, rest, lettering, paint, frame):
    out = rest+of_paint[..., None]/TELL*paint
    if frame is not None: out = out+of_frame[..., None]/TELL*frame
    if float(paint @ np.array([.2126, .7152, .0722], np.float32)) > .30: out = out*(1-lettering*.965)[..., None]
    return out
def spread_shade(ground, lit, x, y):
    """The backdrop with the shade that the bike throws beyond its step: as at the edges of the step, fading with the distance."""
    h, w = lit.shape[:2]; out = ground.copy(); rows = slice(y, y+h)
    for at_start in (True, False):
        edge = slice(0, 40) if at_start else slice(w-40, w); there = ground[rows, x:x+w][:, edge]
        ratio = gaussian_filter1d(lit[:, edge, :3].mean(2).mean(1)/there.mean(2).mean(1), 14, mode='nearest')
        side = slice(0, x+FEATHER_X) if at_start else slice(x+w-FEATHER_X, None); n = out[rows, side].shape[1]
        far = np.maximum((np.arange(n)[::-1] if at_start else np.arange(n))-FEATHER_X, 0)/260
        out[rows, side] *= (1+(ratio[:, None]-1)*np.exp(-far**1.5)[None])[..., None]
    return out
if __name__ == '__main__':
    ground = read(sys.argv[1])[1][..., :3]; out_dir = sys.argv[2]; cut = sys.argv.index('--')
    colours = [(name, [linear(c) for c in value.split(',')]) for name, value in (a.split('=') for a in sys.argv[3:cut])]
    for step in sys.argv[cut+1:]:
        names, a = read(step+'.exr'); lit = read(step+'.dn.exr')[1]
        parts = np.clip(pick(names, a, ['Part.R', 'Part.G', 'Part.B']), 0, 1)
        of_paint, of_frame, rest = shares(parts, pick(names, a, ['Denoising Albedo.'+c for c in 'RGB']), lit, any(len(v) > 1 for _, v in colours))
        h, w = lit.shape[:2]; H, W = ground.shape[:2]
        left, _, _, top = (float(v) for v in open(step+'.crop').read().split(',')); x, y = int(left*W), H-int(top*H)
        def ramp(n, at_start, at_end, size):
            r = np.ones(n, np.float32); f = (np.arange(size)+.5)/size
            if at_start: r[:size] = f
            if at_end: r[-size:] = f[::-1]
            return r
        mask = (ramp(h, y > 0, y+h < H, FEATHER_Y)[:, None]*ramp(w, x > 0, x+w < W, FEATHER_X)[None])[..., None]
        shaded = spread_shade(ground, lit, x, y)
        for name, value in colours:
            whole = shaded.copy(); there = whole[y:y+h, x:x+w]
            there += mask*(recoloured(of_paint, of_frame, rest, parts[..., 2], value[0], value[1] if len(value) > 1 else None)-there)
            write(os.path.join(out_dir, name+'-spin-'+re.search(r'(\d\d)$', step).group(1)+'.exr'), whole)
