import { kilobytes, PAGE_BUDGET, scriptBudgetOf } from '../page-budgets';
import type { FileGroup, GroupName, PageBytes } from './byte-changes';
import type { ReleaseParts } from './explanation';
import { table } from './html-table';
import { type Html, html, NOTHING } from './html-text';

const GROUP_NAMES: Record<GroupName, string> = {
  entry: 'entry',
  pages: 'scripts of pages',
  slots: 'scripts of slots',
  later: 'scripts that come later, when somebody does something',
  other: 'pictures and other files',
};

const DASH = '–';

const size = (bytes: number | undefined): string => (bytes === undefined ? DASH : kilobytes(bytes));

/** A difference with its sign, as people read it. */
export function difference(live: number | undefined, next: number | undefined): string {
  if (live === undefined || next === undefined) return DASH;
  if (live === next) return '0';
  return next > live ? `+${kilobytes(next - live)}` : `−${kilobytes(live - next)}`;
}

const number = (text: string): Html => html`<td class="number">${text}</td>`;

function pageRow({ path, live, next, over }: PageBytes): Html {
  const verdict =
    over.length > 0 ? html`<span class="bad">over: ${over.join('; ')}</span>` : NOTHING;
  return html`<tr><th scope="row"><code>${path}</code></th>
${number(size(live?.script))}${number(size(next?.script))}${number(difference(live?.script, next?.script))}
${number(next ? String(next.scriptRequests) : DASH)}<td>${verdict}</td></tr>`;
}

const sayGroup = (group: FileGroup | undefined): string =>
  group ? `${kilobytes(group.bytes)} in ${group.files}` : DASH;

/** What pages and files weigh, in bytes as they travel (brotli). */
export function bytesSection({ pages, groups }: Pick<ReleaseParts, 'pages' | 'groups'>): Html {
  const { script, scriptRequests } = PAGE_BUDGET;
  const rows = groups.map(
    ({ group, live, next }) => html`<tr><th scope="row">${GROUP_NAMES[group]}</th>
${number(sayGroup(live))}${number(sayGroup(next))}${number(difference(live?.bytes, next.bytes))}</tr>`,
  );
  return html`<h2>Bytes</h2>
<p>As they travel (brotli). A page's are those of all scripts that its HTML names, the host's among them; its budget
is ${kilobytes(script)} in ${scriptRequests} scripts, and ${kilobytes(scriptBudgetOf('/').script)} for the home page.</p>
${table('Scripts of each page', ['Page', 'Live', 'New', 'Difference', 'Scripts', 'Budget'], pages.map(pageRow))}
<h3>Files by what they are for</h3>
${table('Files by what they are for', ['Files', 'Live', 'New', 'Difference'], rows)}`;
}
