import PDFDocument from 'pdfkit';
import { type Paper, registerFonts } from './paper.ts';

// A fixed date: the same content makes the same file, byte for byte.
const CREATED = new Date('2026-01-01T00:00:00Z');

export interface PdfOptions {
  title: string;
  author: string;
  subject: string;
  /** True for a document whose structure screen readers follow. */
  tagged?: boolean;
  /** True keeps its pages open until the end, e.g. for page numbers. */
  bufferPages?: boolean;
}

/** A document without pages, in English, with the brand's fonts. */
export async function openPdf(options: PdfOptions): Promise<Paper> {
  const { title, author, subject, tagged = false, bufferPages = false } = options;
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: 'en-IN',
    displayTitle: true,
    pdfVersion: tagged ? '1.7' : '1.3',
    tagged,
    bufferPages,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      CreationDate: CREATED,
      ModDate: CREATED,
    },
  });
  await registerFonts(doc);
  return doc;
}
