// webp.mjs FILE.png...: WebP next to each PNG, quality 90, alpha kept
import sharp from 'sharp';

for (const f of process.argv.slice(2))
  await sharp(f)
    .webp({ quality: 90, alphaQuality: 100, effort: 6, smartSubsample: true })
    .toFile(f.replace(/\.png$/, '.webp'));
