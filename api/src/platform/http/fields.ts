import { HttpError } from './http-error';

/** The text fields of a body, whatever its content type was. */
export type Fields = Record<string, string>;

const MAX_FIELDS = 80;

/**
 * Reads a parsed JSON or urlencoded body as text fields: numbers and booleans become text, null and
 * undefined are absent, anything deeper is refused. A line break is one character: form data carry it as two,
 * and a text is measured as it was typed.
 */
export function toFields(body: unknown): Fields {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new HttpError(400, 'The body must be form data or a JSON object.');
  }
  const entries = Object.entries(body);
  if (entries.length > MAX_FIELDS) throw new HttpError(400, 'Too many fields.');
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string][] => {
      if (value === undefined || value === null) return [];
      if (typeof value === 'object') {
        throw new HttpError(400, `${name} must be a text.`, { [name]: 'Must be a text' });
      }
      return [[name, toStorable(String(value)).replace(/\r\n?/g, '\n')]];
    }),
  );
}

/** @throws HttpError for text that no database column can hold (NUL characters). */
export function toStorable(text: string): string {
  if (text.includes('\0'))
    throw new HttpError(400, 'The request contains characters that are not allowed.');
  return text.replace(/\p{Cs}/gu, '\ufffd');
}
