import type { Seen, SeenFinding, SeenPage, SeenWidth } from './explanation';
import { type Html, html, NOTHING } from './html-text';

const STATES: Record<SeenFinding['state'], Html> = {
  new: html`<span class="bad">New:</span>`,
  'live too': html`<span class="quiet">In the live version too:</span>`,
  gone: html`<span class="good">Gone:</span>`,
};

const isSame = ({ live, next }: SeenWidth): boolean => live === next;

function picture(
  what: string,
  image: string | undefined,
  { width }: SeenWidth,
  page: string,
): Html {
  const alt = `${page} at ${width} px, ${what}`;
  const shown = image
    ? html`<img src="data:image/webp;base64,${image}" alt="${alt}" loading="lazy">`
    : html`<p class="quiet">No picture: the page is not there, or could not be opened.</p>`;
  return html`<figure><figcaption>${what}</figcaption>${shown}</figure>`;
}

function pair(seen: SeenWidth, page: string, hasLive: boolean): Html {
  const { width, live, next } = seen;
  const title = html`<h3>${width} px</h3>`;
  if (hasLive && isSame(seen))
    return html`${title}<p>The pictures are the same.</p>
<div class="${width < 600 ? 'pair phone' : 'pair'}">${picture('live and new', next, seen, page)}</div>`;
  const before = hasLive ? picture('live', live, seen, page) : NOTHING;
  return html`${title}<div class="${width < 600 ? 'pair phone' : 'pair'}">${before}${picture('new', next, seen, page)}</div>`;
}

function summaryOf({ findings, widths }: SeenPage, hasLive: boolean): string {
  const isNew = findings.some(({ state }) => state === 'new');
  const looks =
    widths.length === 0 || !hasLive
      ? []
      : [widths.every(isSame) ? 'looks the same' : 'looks different'];
  return [...(isNew ? ['new findings'] : []), ...looks].join(', ');
}

function pageSeen(page: SeenPage, hasLive: boolean): Html {
  const { address, slot, findings, widths } = page;
  const summary = summaryOf(page, hasLive);
  const list = findings.map(({ text, state }) => html`<li>${STATES[state]} ${text}</li>`);
  return html`<details><summary>${slot === undefined ? html`<code>${address}</code>` : html`the slot <code>${slot}</code>`} ${summary}</summary>
${list.length > 0 ? html`<ul>${list}</ul>` : html`<p>Nothing on the console, no mismatch, no violation of axe.</p>`}
${widths.map((seen) => pair(seen, address, hasLive))}
</details>`;
}

/** What a browser has seen of both versions. */
export function seenSection(seen: Seen, hasLive: boolean): Html {
  if ('why' in seen)
    return html`<h2>In a browser</h2><p>No page was opened, so there are no pictures: ${seen.why}</p>`;
  const unknown =
    seen.unknown.length > 0
      ? html`<p>Not opened, because no address of them is known: ${seen.unknown.join(', ')}.</p>`
      : NOTHING;
  return html`<h2>In a browser</h2>
<p>What the console says, where browser and server do not agree, what axe finds, and how a page looks.</p>
${seen.pages.map((page) => pageSeen(page, hasLive))}${unknown}`;
}
