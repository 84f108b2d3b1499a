# The albedo of a render as an array of numpy: albedo.py IN.exr OUT.npz (Debian's own Python has OpenImageIO)
import sys, numpy as np, OpenImageIO as oiio
im = oiio.ImageBuf(sys.argv[1]); names = im.spec().channelnames; a = im.get_pixels(oiio.FLOAT)
alb = a[..., [next(i for i, n in enumerate(names) if n.endswith(s)) for s in ('Denoising Albedo.R','Denoising Albedo.G','Denoising Albedo.B')]].astype(np.float32)
np.savez_compressed(sys.argv[2], alb=alb)
