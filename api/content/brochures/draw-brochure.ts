import { join } from 'node:path';
import { collectPdf } from '../../src/platform/pdf/collect-pdf.ts';
import { loadFonts } from '../../src/platform/pdf/font-files.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { INK } from '../pdf/paper.ts';
import { drawCoverPage } from './cover-page.ts';
import type { BrochureData } from './read-brochure-data.ts';
import { drawSpecificationPage } from './specification-page.ts';

/** Draws a model's two-page brochure, tagged for screen readers. `originals` is the folder of the full-size renders. */
export async function drawBrochure(brochure: BrochureData, originals: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const toJpeg = (name: string, width: number, ground: string): Promise<Buffer> =>
    sharp(join(originals, `${name}.webp`))
      .resize(width)
      .flatten({ background: ground })
      .jpeg({ quality: 84 })
      .toBuffer();
  const hero = await toJpeg(brochure.hero, 1240, INK.night);
  const lineUp = await Promise.all(brochure.lineUp.map((name) => toJpeg(name, 560, INK.paper)));

  const doc = await openPdf({
    tagged: true,
    title: `${brochure.name} brochure`,
    author: brochure.contact.company_name,
    subject: brochure.tagline,
  });
  const finished = collectPdf(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawCoverPage(doc, root, brochure, { hero, fonts: await loadFonts() });
  drawSpecificationPage(doc, root, brochure, lineUp);
  root.end();
  doc.end();
  return finished;
}
