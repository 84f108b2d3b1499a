import { readdirSync } from 'node:fs';
import type { TestFile } from './forms';
import type { TestApi } from './test-api';

/** What begins as a PDF, of so many bytes. */
export const pdf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 32)]);

/** A file as the form sends the proof of a ride. */
export const proof = (content: Buffer, name = 'proof.pdf'): TestFile => ({
  field: 'testride_file',
  name,
  content,
});

/** Names of the uploads on the disk. */
export const storedFiles = ({ deps }: TestApi): string[] =>
  readdirSync(deps.config.uploads.folder).filter((name) => name !== 'token-secret');
