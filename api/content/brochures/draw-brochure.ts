import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { drawCoverPage } from './cover-page.ts';
import { INK, registerFonts } from './paper.ts';
import type { BrochureData } from './read-brochure-data.ts';
import { drawSpecificationPage } from './specification-page.ts';

// A fixed date: the same content makes the same file, byte for byte.
const CREATED = new Date('2026-01-01T00:00:00Z');

/** Draws a model's two-page brochure. `originals` is the folder of the full-size renders. */
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

  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${brochure.name} brochure`,
      Author: brochure.contact.company_name,
      Subject: brochure.tagline,
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) =>
    doc.on('end', resolve).on('error', reject),
  );
  await registerFonts(doc);
  drawCoverPage(doc, brochure, hero);
  drawSpecificationPage(doc, brochure, lineUp);
  doc.end();
  await finished;
  return Buffer.concat(chunks);
}
