import { isRecord } from '@site/api-client';
import { browserText } from '@site/shell';

/** What was typed into one form of this tab: texts and ticks by field. */
export type Draft = Readonly<Record<string, string | boolean>>;

type Values = Readonly<Record<string, unknown>>;

const keyOf = (name: string) => `draft:${name}`;

/**
 * What one form keeps for this tab: in session storage, which ends with the tab, so that nobody else
 * who uses the device meets it.
 */
export interface KeptDraft {
  /**
   * What was typed, as far as it fits the form's fields. Only of these fields, and only where the kind
   * of value is the same: what stands in a browser's storage may be of another release.
   */
  readTyped: (fields: readonly string[], values: Values) => Draft;
  writeTyped: (fields: readonly string[], values: Values) => void;
  /** The idempotency keys of the last attempt to send, by what was sent. */
  readKeys: () => Readonly<Record<string, string>>;
  writeKeys: (keys: Readonly<Record<string, string>>) => void;
  /** After a success: the next one starts empty. */
  forget: () => void;
}

const opened = new Map<string, KeptDraft>();

/** The kept draft of the form of that name; one for the page, so that it works without storage too. */
export function keptDraft(name: string): KeptDraft {
  const known = opened.get(name);
  if (known) return known;
  const made = openDraft(name);
  opened.set(name, made);
  return made;
}

function openDraft(name: string): KeptDraft {
  const kept = browserText('session', keyOf(name));
  const read = (): Record<string, unknown> => {
    try {
      const stored: unknown = JSON.parse(kept.read() ?? '{}');
      return isRecord(stored) ? stored : {};
    } catch {
      return {}; // The storage holds something else.
    }
  };
  const part = (of: 'typed' | 'keys'): Record<string, unknown> => {
    const stored = read()[of];
    return isRecord(stored) ? stored : {};
  };
  const write = (change: Values) => kept.write(JSON.stringify({ ...read(), ...change }));
  return {
    readTyped(fields, values) {
      const typed = part('typed');
      return Object.fromEntries(
        fields.flatMap((field) => {
          const value = typed[field];
          const fits = typeof value === typeof values[field] && value !== values[field];
          return fits && (typeof value === 'string' || typeof value === 'boolean')
            ? [[field, value]]
            : [];
        }),
      );
    },
    writeTyped: (fields, values) =>
      write({ typed: Object.fromEntries(fields.map((field) => [field, values[field]])) }),
    readKeys: () =>
      Object.fromEntries(
        Object.entries(part('keys')).flatMap(([intent, key]) =>
          typeof key === 'string' ? [[intent, key]] : [],
        ),
      ),
    writeKeys: (keys) => write({ keys }),
    forget: kept.forget,
  };
}
