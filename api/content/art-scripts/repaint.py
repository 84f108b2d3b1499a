"""Lays the paint of a low-sample render of another colour into a finished hero.

repaint.py BASE MASK.npz PAINT x0 top NEW.png OUT
BASE: the finished hero; MASK.npz: the albedo of a render whose paint is PAINT (red, blue, teal); NEW.png: the
denoised, graded render in the new colour; x0 and top: where it lies in the hero, in pixels.
"""
import sys, numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, binary_closing, binary_dilation
base, maskf, paint, x0, top, newf, out = sys.argv[1:8]
x0, top = int(x0), int(top)
B = np.asarray(Image.open(base).convert('RGB')).astype(np.float32)
N = np.asarray(Image.open(newf).convert('RGB')).astype(np.float32)
alb = np.load(maskf)['alb']
h, w = N.shape[:2]
if alb.shape[0] == 1000: alb = alb[top:top+h, x0:x0+w]
r, g, b = np.moveaxis(alb, 2, 0)
e = 1e-4
if paint == 'red': a, low, tint = r, (g+b)/2, abs(g-b)/(r+e)
if paint == 'blue': a, low, tint = b, (r+g)/2, abs(r-g)/(b+e)
if paint == 'teal': a, low, tint = (g+b)/2, r, abs(g-b)/(b+e)
# Paint grows pale where it is seen at a low angle, but its tint stays.
pure = np.clip((.985-low/(a+e))/.08, 0, 1)
m = pure*np.clip((.30-tint)/.08, 0, 1)*np.clip((a-.006)/.012, 0, 1)
core = binary_dilation((low/(a+e) < .45) & (m > .5), iterations=26)
m *= gaussian_filter(core.astype(np.float32), 2)
C = B[top:top+h, x0:x0+w]
def G(x, s=4.5):
    wt = m**2+1e-4
    return np.dstack([gaussian_filter(x[..., i]*wt, s)/gaussian_filter(wt, s) for i in range(3)])
R = C+m[..., None]*(G(N)-G(C))
# Lettering on the paint may change from dark to light.
lum = lambda x: x.mean(2)
let = binary_closing(m > .5, iterations=7) & (m < .6) & (abs(lum(N)-lum(C)) > 45) & (alb.std(2)/(alb.mean(2)+e) < .2)
l = gaussian_filter(let.astype(np.float32), .6)[..., None]
R = R*(1-l)+N*l
O = B.copy(); O[top:top+h, x0:x0+w] = np.clip(R, 0, 255)
Image.fromarray(O.astype(np.uint8)).save(out+'.png')
Image.fromarray((m*255).astype(np.uint8)).save(out+'.mask.png')
