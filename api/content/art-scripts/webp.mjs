// webp.mjs FILE.png...: WebP next to each PNG, quality 90, alpha kept; a step of a turn, which is served as it is, in
// the quality that visitors get
import sharp from 'sharp';

const ORIGINAL = { quality: 90, alphaQuality: 100, effort: 6, smartSubsample: true };
const SERVED = { ...ORIGINAL, quality: 78 };

for (const f of process.argv.slice(2))
  await sharp(f)
    .webp(/-spin-\d\d\.png$/.test(f) ? SERVED : ORIGINAL)
    .toFile(f.replace(/\.png$/, '.webp'));
