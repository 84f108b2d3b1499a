import { type ParseError, printParseErrorCode, visit } from 'jsonc-parser';

const STRICT = { disallowComments: true, allowTrailingComma: false } as const;

/** The words of a fault, e.g. "comma expected". */
function wordsOf(code: ParseError['error']): string {
  const name = printParseErrorCode(code);
  return name === 'CommaExpected'
    ? 'comma expected, before this or at the end of the line above'
    : name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** Quotation marks that word processors put in the place of straight ones. */
const CURLY = /^[“”„‘’«»]/;

/**
 * The text of a file that a person has written, without the mark which some editors put before it.
 * @throws Error for another encoding than UTF-8: its letters would be shown as other signs
 */
export function decodeWritten(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('it is not saved as UTF-8. Save it anew with the encoding UTF-8.');
  }
}

/**
 * Parses JSON that a person has written.
 * @throws Error with line and column of the first thing that is wrong, or with the lines of a property that an object
 *   has twice: only the second one would count
 */
export function parseWritten(written: string): unknown {
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
      onError: (code, offset, _length, line, column) => {
        const words = CURLY.test(text.slice(offset))
          ? 'this is a curly quotation mark: write a straight one (")'
          : wordsOf(code);
        faults.push(`line ${line + 1}, column ${column + 1}: ${words}.`);
      },
    },
    STRICT,
  );
  const [fault] = faults;
  if (fault) throw new Error(fault);
  return JSON.parse(text);
}
