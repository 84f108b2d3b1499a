/** Text that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = Html | string | number | readonly Html[];

const write = (value: Value): string => {
  if (value instanceof Html) return value.text;
  if (Array.isArray(value)) return value.map(write).join('\n');
  return String(value).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
};

/** HTML with values in it, each escaped unless it is HTML itself. */
export const html = (texts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(
    texts.map((text, at) => text + (at < values.length ? write(values[at] ?? '') : '')).join(''),
  );

/** No HTML at all. */
export const NOTHING = new Html('');
