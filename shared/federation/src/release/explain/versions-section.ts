import { table } from './html-table';
import { type Html, html } from './html-text';
import type { PackageLine, SharedLine } from './version-changes';

const DASH = '–';

function sharedRow({ key, live, next, provided, fits }: SharedLine): Html {
  const verdict = fits ? html`<td class="good">fits</td>` : html`<td class="bad">does not fit</td>`;
  return html`<tr><th scope="row"><code>${key}</code></th><td>${live ?? DASH}</td><td>${next ?? DASH}</td>
<td>${provided ?? 'not provided'}</td>${verdict}</tr>`;
}

/** The libraries of which a page holds one instance, which the host provides. */
export const sharedSection = (lines: readonly SharedLine[]): Html =>
  html`<h2>Shared libraries</h2>
${table(
  'Shared libraries',
  ['Library', 'Live asks for', 'New asks for', 'The host has', 'Verdict'],
  lines.map(sharedRow),
)}`;

const versions = (known: readonly string[] | undefined): string => {
  if (!known) return 'not written down';
  return known.length > 0 ? known.join(', ') : DASH;
};

const packageRow = ({ name, live, next, notes }: PackageLine): Html =>
  html`<tr><th scope="row"><code>${name}</code></th><td>${versions(live)}</td><td>${versions(next)}</td>
<td class="${notes.length > 0 ? 'bad' : ''}">${notes.join(' ')}</td></tr>`;

/** The packages of which the release brings code of its own. */
export function packagesSection(lines: readonly PackageLine[] | undefined): Html {
  if (!lines)
    return html`<h2>Packages that it brings along</h2><p>The release does not say which.</p>`;
  return html`<h2>Packages that it brings along</h2>
${table('Packages that it brings along', ['Package', 'Live', 'New', 'Look at'], lines.map(packageRow))}`;
}
