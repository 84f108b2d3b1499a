import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { nameLines } from '../src/platform/written/name-lines.ts';
import { decodeWritten, parseWritten } from '../src/platform/written/parse-written.ts';
import { issueProblems } from '../src/platform/written/shape-problems.ts';

/** @throws Error that names the file when it is not there */
async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new Error(`${basename(file)} is missing.`);
  }
}

/**
 * Reads a file of JSON that a person has written, checked. Properties that the schema does not know are left alone.
 * @throws Error that names the file, and the line or the place in it that is wrong
 */
export async function readText<T>(file: string, schema: z.core.$ZodType<T>): Promise<T> {
  const name = basename(file);
  const bytes = await readBytes(file);
  let written: unknown;
  try {
    written = parseWritten(decodeWritten(bytes));
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = z.safeParse(schema, written);
  if (parsed.success) return parsed.data;
  const problems = issueProblems(name, written, parsed.error.issues);
  throw new Error(nameLines(problems, () => bytes.toString()).join('\n'));
}
