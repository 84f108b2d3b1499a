import { isRecord } from '@site/api-client';

/** What was typed into one form of this tab: texts and ticks by field. */
export type Draft = Readonly<Record<string, string | boolean>>;

const keyOf = (name: string) => `draft:${name}`;

/**
 * The kept draft of a form, as far as it fits the form's fields. Only of these fields, and only where
 * the kind of value is the same: what stands in a browser's storage may be of another release.
 */
export function readDraft(
  name: string,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Draft {
  let stored: unknown;
  try {
    stored = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? '{}');
  } catch {
    return {}; // Storage is blocked, or holds something else.
  }
  if (!isRecord(stored)) return {};
  const draft = stored;
  return Object.fromEntries(
    fields.flatMap((field) => {
      const kept = draft[field];
      const fits = typeof kept === typeof values[field] && kept !== values[field];
      return fits && (typeof kept === 'string' || typeof kept === 'boolean') ? [[field, kept]] : [];
    }),
  );
}

/** Keeps what stands in the fields. */
export function writeDraft(
  name: string,
  fields: readonly string[],
  values: Readonly<Record<string, unknown>>,
): void {
  try {
    const typed = Object.fromEntries(fields.map((field) => [field, values[field]]));
    window.sessionStorage.setItem(keyOf(name), JSON.stringify(typed));
  } catch {
    // Storage is blocked or full: the page itself still holds what was typed.
  }
}

/** After a success: the next one starts empty. */
export function forgetDraft(name: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was stored.
  }
}
