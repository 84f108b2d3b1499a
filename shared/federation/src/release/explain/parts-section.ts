import { table } from './html-table';
import { type Html, html } from './html-text';
import type { PartChange } from './part-changes';

const CLASSES: Record<PartChange['kind'], string> = {
  added: 'good',
  removed: 'bad',
  changed: '',
  unchanged: 'quiet',
};

/** What happens to the routes, or to the slots. @param one what a row is about */
export function partsSection(title: string, one: string, changes: readonly PartChange[]): Html {
  if (changes.length === 0) return html`<h2>${title}</h2><p>None, before and after.</p>`;
  const rows = changes.map(
    ({ name, kind, what }) => html`<tr><th scope="row"><code>${name}</code></th>
<td class="${CLASSES[kind]}">${kind}</td><td>${what.join('; ')}</td></tr>`,
  );
  return html`<h2>${title}</h2>${table(title, [one, 'Change', 'What is another'], rows)}`;
}
