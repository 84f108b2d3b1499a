/** The bytes of a document, once it is ended. Call it before the first page is drawn. */
export function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) =>
    doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject),
  );
}
