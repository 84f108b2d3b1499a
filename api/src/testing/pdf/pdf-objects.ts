import { inflateSync } from 'node:zlib';

/** A numbered part of a PDF file. */
export interface PdfObject {
  dictionary: string;
  stream: string;
}

/** The objects of a file by number, their streams unpacked. */
export function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const bytes = pdf.toString('latin1');
  for (const [, number = '', body = ''] of bytes.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [dictionary = '', packed] = body.split('\nstream\n', 2);
    const stream = packed === undefined ? '' : unpack(dictionary, packed);
    objects.set(number, { dictionary, stream });
  }
  return objects;
}

function unpack(dictionary: string, packed: string): string {
  const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
  const bytes = Buffer.from(packed.slice(0, length), 'latin1');
  return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}
