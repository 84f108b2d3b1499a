import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';
import { z } from 'zod';

const STRICT = { disallowComments: true, allowTrailingComma: false } as const;

/** The words of a fault, e.g. "comma expected". */
const wordsOf = (code: ParseError['error']): string =>
  printParseErrorCode(code)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();

/**
 * Parses JSON that a person has written. The mark which some editors put before a text does no harm.
 * @throws Error with line and column of the first thing that is wrong, or with the lines of a property that an object
 *   has twice: only the second one would count
 */
export function parseText(written: string): unknown {
  const text = written.replace(/^\uFEFF/, '');
  const faults: string[] = [];
  const objects: Map<string, number>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void objects.push(new Map()),
      onObjectEnd: () => void objects.pop(),
      onObjectProperty: (name, _offset, _length, line) => {
        const known = objects.at(-1);
        const first = known?.get(name);
        known?.set(name, line + 1);
        if (first !== undefined)
          faults.push(`line ${line + 1}: "${name}" is there already, in line ${first}.`);
      },
      onError: (code, _offset, _length, line, column) => {
        faults.push(`line ${line + 1}, column ${column + 1}: ${wordsOf(code)}.`);
      },
    },
    STRICT,
  );
  const [fault] = faults;
  if (fault) throw new Error(fault);
  return JSON.parse(text);
}

/**
 * Reads a file of JSON that a person has written, checked.
 * @throws Error that names the file, and the line or the place in it that is wrong
 */
export async function readText<T>(file: string, schema: z.core.$ZodType<T>): Promise<T> {
  const named = `Content file ${basename(file)}`;
  const text = await readFile(file, 'utf8');
  let written: unknown;
  try {
    written = parseText(text);
  } catch (error) {
    throw new Error(`${named}: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = z.safeParse(schema, written);
  if (parsed.success) return parsed.data;
  const { path = [], message } = parsed.error.issues[0] ?? {};
  throw new Error(`${named} at ${path.join('.')}: ${message}`);
}
